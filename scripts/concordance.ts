/**
 * Writes `docs/concordance.md`: definition or theorem → export → test (`npm run concordance`).
 * A test compares the file with what this program would write.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filesUnder, root, textOf } from './filesUnder.js';
import { parseCitation, sourceLines, statementKinds, type SourceLine } from './sourceLines.js';

/** The tests that mention an export: for `Class.member` those that name the class, or lie in its folder, and use the member. */
export function testsOf({ owner, file }: SourceLine, tests: ReadonlyMap<string, string>): string[] {
  const [name, member] = owner.split('.') as [string, string?];
  const folder = /^src\/([^/]+)\//.exec(file)?.[1];
  const mentions = (text: string, word: string): boolean =>
    new RegExp(`(?<![\\w$])${word.replaceAll('$', '\\$')}(?![\\w$])`).test(text);
  const found = [...tests].filter(([path, text]) => {
    if (member === undefined || owner.endsWith('.ts')) return mentions(text, name.replace(/\.ts$/, ''));
    return (
      text.includes(`.${member}`) && mentions(text, member) && (mentions(text, name) || path.includes(`/${folder}/`))
    );
  });
  // The test that mirrors the file first, then its folder, then the rest.
  const mirror = file.replace(/^src\//, 'test/unit/').replace(/(\.kernel)?\.ts$/, '.test.ts');
  const rank = (path: string): number => (path === mirror ? 0 : path.startsWith(`test/unit/${folder}/`) ? 1 : 2);
  return found.map(([path]) => path).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Orders `1.9` before `1.10` and numbers before letters. */
function compareNumbers(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

const shownTests = 3;

/** The text of `docs/concordance.md`. */
export function renderConcordance(
  lines: readonly SourceLine[],
  references: Readonly<Record<string, string>>,
  tests: ReadonlyMap<string, string>,
): string {
  const byWork = new Map<string, { line: SourceLine; kind: string; number: string }[]>();
  for (const line of lines) {
    const citation = parseCitation(line.text) ?? { work: line.text, kind: '', number: '' };
    byWork.set(citation.work, [...(byWork.get(citation.work) ?? []), { line, ...citation }]);
  }
  // The work that most is taken from comes first.
  const works = [...byWork].sort(([a, x], [b, y]) => y.length - x.length || a.localeCompare(b, 'en'));
  const sections = works.map(([work, entries]) => {
    const rows = entries
      .sort(
        (a, b) =>
          compareNumbers(a.number, b.number) ||
          statementKinds.indexOf(a.kind) - statementKinds.indexOf(b.kind) ||
          a.line.owner.localeCompare(b.line.owner, 'en') ||
          a.line.file.localeCompare(b.line.file, 'en'),
      )
      .map(({ line, kind, number }) => {
        const found = testsOf(line, tests);
        const shown = found.slice(0, shownTests).map((path) => `[${path.slice('test/'.length)}](../${path})`);
        const more = found.length > shownTests ? ` and ${found.length - shownTests} more` : '';
        const statement = kind === '' ? 'the whole' : `${kind} ${number}`;
        const code = `[\`${line.owner}\`](../${line.file})${line.deviation === '' ? '' : `: ${line.deviation}`}`;
        return `| ${statement} | ${code.replaceAll('|', '\\|')} | ${shown.join(', ')}${more} |`;
      });
    const head = ['| statement | export | tests that mention it |', '|---|---|---|'];
    return [`## ${work}`, '', references[work] ?? 'Not in references.json.', '', ...head, ...rows].join('\n');
  });
  const intro = [
    '# Concordance',
    '',
    'Which definition or theorem is which export, and which tests mention it. Written by `npm run concordance` from the `@source`',
    'lines of the code; do not edit it by hand. A remark after the name says how the code deviates from the source.',
  ].join('\n');
  return `${[intro, ...sections].join('\n\n')}\n`;
}

/** All `@source` lines of `src`. */
export function allSourceLines(): SourceLine[] {
  return filesUnder('src', /\.ts$/).flatMap((path) => sourceLines(textOf(path), path));
}

/** What `docs/concordance.md` should be now. */
export function currentConcordance(): string {
  const references = JSON.parse(textOf('docs/references.json')) as Record<string, string>;
  const tests = new Map(filesUnder('test', /\.test\.ts$/).map((path) => [path, textOf(path)]));
  return renderConcordance(allSourceLines(), references, tests);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = `${root}docs/concordance.md`;
  writeFileSync(path, currentConcordance());
  console.log(`docs/concordance.md: ${readFileSync(path, 'utf8').split('\n').length} lines`);
}
