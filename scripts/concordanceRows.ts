/** Joins what the code cites, what the tests cite and which tests use which code into the rows of the concordance. */
import { parseCitation, statementKinds, type Citation, type SourceLine } from './sourceLines.js';

/** Code that is a statement of a source, or a test of one. */
export interface Row extends Citation {
  readonly line: SourceLine;
  readonly from: 'code' | 'test';
  /** For code the tests that use it, the most telling first; for a test its own file. */
  readonly tests: readonly string[];
}

/** The name of a statement with its work, `Huntemann 2018, Def. 1.26`. */
export function statementOf({ work, kind, number }: Citation): string {
  return kind === '' ? work : `${work}, ${kind} ${number}`;
}

/** Orders `1.9` before `1.10` and numbers before letters. */
function compareNumbers(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/**
 * The rows in the order of the concordance: by number, code before tests.
 * @param usesOf how often each test uses what a line of the code belongs to
 */
export function concordanceRows(
  code: readonly SourceLine[],
  tests: readonly SourceLine[],
  usesOf: (line: SourceLine) => ReadonlyMap<string, number>,
): Row[] {
  const cited = (line: SourceLine): Citation => parseCitation(line.text) ?? { work: line.text, kind: '', number: '' };
  const citing = new Map<string, Set<string>>();
  for (const line of tests) {
    const statement = statementOf(cited(line));
    citing.set(statement, (citing.get(statement) ?? new Set()).add(line.file));
  }
  const rows = [
    ...code.map((line): Row => {
      const citation = cited(line);
      const uses = usesOf(line);
      const statedIn = citing.get(statementOf(citation));
      // Tests of the statement first, then the one that mirrors the file, then those with the most uses.
      const mirror = line.file.replace(/^src\//, 'test/unit/').replace(/(\.kernel)?\.ts$/, '.test.ts');
      const rank = (file: string): number => (statedIn?.has(file) === true ? 0 : file === mirror ? 1 : 2);
      const found = [...uses.keys()].sort(
        (a, b) => rank(a) - rank(b) || uses.get(b)! - uses.get(a)! || (a < b ? -1 : 1),
      );
      return { ...citation, line, from: 'code', tests: found };
    }),
    ...tests.map((line): Row => ({ ...cited(line), line, from: 'test', tests: [line.file] })),
  ];
  return rows.sort(
    (a, b) =>
      compareNumbers(a.number, b.number) ||
      statementKinds.indexOf(a.kind) - statementKinds.indexOf(b.kind) ||
      (a.from === b.from ? 0 : a.from === 'code' ? -1 : 1) ||
      (a.from === 'code' ? a.line.owner.localeCompare(b.line.owner, 'en') : 0) ||
      a.line.file.localeCompare(b.line.file, 'en'),
  );
}
