/**
 * Writes `docs/concordance.md`: definition or theorem → code → tests (`npm run concordance`), and the links that lead there
 * from the pages in `docs/reading`.
 * The `@source` tags of `src` say which code is which statement, those above a `describe` or `it` which statement is tested there; which
 * tests use the code is found by the type checker. A test compares the file with what this program would write.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { concordanceRows, type Row } from './concordanceRows.js';
import { filesUnder, root, textOf } from './filesUnder.js';
import { renderConcordance, type NotCovered } from './renderConcordance.js';
import { writeReading } from './reading.js';
import { sourceLinesOf, type SourceLine } from './sourceLines.js';
import { sectionedWorks } from './sourceSections.js';
import { declarationOf, findUses, programOfTests } from './usesInTests.js';

/** The full names of the works, by how they are cited. */
export function references(): Readonly<Record<string, string>> {
  return JSON.parse(textOf('docs/references.json')) as Record<string, string>;
}

/** What `docs/not-covered.json` says. */
export function notCovered(): NotCovered {
  return JSON.parse(textOf('docs/not-covered.json')) as NotCovered;
}

/** The rows of the concordance as the code and the tests are now. */
export function currentRows(): Row[] {
  const program = programOfTests();
  program.getTypeChecker();
  const linesOf = (paths: readonly string[]): SourceLine[] =>
    paths.flatMap((path) => sourceLinesOf(program.getSourceFile(root + path)!, path));
  const tests = filesUnder('test', /\.test\.ts$/);
  const code = linesOf(filesUnder('src', /\.ts$/));
  const uses = findUses(
    program,
    code.map(({ node }) => declarationOf(node)),
    tests,
  );
  return concordanceRows(code, linesOf(tests), ({ node }) => uses.get(declarationOf(node)) ?? new Map());
}

/** What `docs/concordance.md` should be now. */
export function currentConcordance(rows: readonly Row[] = currentRows()): string {
  return renderConcordance(rows, {
    references: references(),
    errata: textOf('docs/errata.md'),
    notCovered: notCovered(),
    sectioned: sectionedWorks(),
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = `${root}docs/concordance.md`;
  writeFileSync(path, currentConcordance());
  writeReading();
  console.log(`docs/concordance.md: ${readFileSync(path, 'utf8').split('\n').length} lines`);
}
