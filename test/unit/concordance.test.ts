import { describe, expect, it } from 'vitest';
import { allSourceLines, currentConcordance, renderConcordance, testsOf } from '../../scripts/concordance.js';
import { textOf } from '../../scripts/filesUnder.js';
import { parseCitation, sourceLines, type SourceLine } from '../../scripts/sourceLines.js';

const references = JSON.parse(textOf('docs/references.json')) as Record<string, string>;
const huntemann = JSON.parse(textOf('test/oracle/huntemann-statements.json')) as {
  readonly statements: Readonly<Record<string, readonly string[]>>;
};

/** What is wrong with a `@source` line; undefined when it resolves. */
function citationProblem(text: string): string | undefined {
  const citation = parseCitation(text);
  if (citation === undefined) return 'has not the form `Work, Def. 1.2` or `Work`';
  if (!Object.hasOwn(references, citation.work))
    return `cites ${citation.work}, which docs/references.json does not list`;
  if (citation.work !== 'Huntemann 2018' || citation.kind === '') return undefined;
  return huntemann.statements[citation.kind]?.includes(citation.number) === true
    ? undefined
    : `there is no ${citation.kind} ${citation.number} in Huntemann 2018`;
}

describe('the sources of the code', () => {
  const lines = allSourceLines();

  it('are found', () => {
    expect(lines.length).toBeGreaterThan(0);
  });

  it('all resolve', () => {
    const problems = lines.flatMap(({ text, owner, file }) => {
      const problem = citationProblem(text);
      return problem === undefined ? [] : [`${file}, ${owner}: \`${text}\` ${problem}`];
    });
    expect(problems).toEqual([]);
  });

  it('are what docs/concordance.md says (else: npm run concordance)', () => {
    expect(textOf('docs/concordance.md')).toBe(currentConcordance());
  });
});

describe('citationProblem', () => {
  it.each([
    ['Huntemann 2018, Def. 1.26'],
    ['Huntemann 2018, Thm 1.55'],
    ['Huntemann 2018, Fig. 1.5'],
    ['Huntemann 2018, App. A'],
    ['Huntemann 2018, Sec. 2.2'],
    ['Murakami and Uno 2014'],
    ['Siegel 2013, Thm 2.7'],
    ['McKay graph6 format'],
  ])('accepts %s', (text) => {
    expect(citationProblem(text)).toBeUndefined();
  });

  it.each([
    ['Huntemann 2018, Def. 1.55', 'there is no Def. 1.55'],
    ['Huntemann 2018, Thm 9.1', 'there is no Thm 9.1'],
    ['Huntemann 2018, Algorithm 1', 'there is no Algorithm 1'],
    ['Nobody 1999', 'does not list'],
    ['Nobody 1999, Thm 1', 'does not list'],
    ['Huntemann 2018, Theorem 1.55', 'has not the form'],
    ['see the thesis', 'has not the form'],
    ['toString 2018', 'has not the form'],
  ])('refuses %s', (text, problem) => {
    expect(citationProblem(text)).toContain(problem);
  });
});

describe('sourceLines', () => {
  const text = `/**
 * A header.
 * @source Faridi 2005
 */
import { x } from './x.js';

/**
 * The dual.
 * @source Huntemann 2018, Def. 1.26
 * Taken in the whole ground set.
 * @throws never
 */
export function dual(): void {}

/** A class. @source not at the start of a line */
export class Complex {
  /** @source Huntemann 2018, Def. 1.27 */
  link(): void {}
}

/** @source Reisner 1976 */
export const criterion: number = 1;
`;

  it('finds the owner of each line and the deviation below it', () => {
    expect(
      sourceLines(text, 'src/complex/dual.ts').map(({ text: t, owner, deviation }) => [t, owner, deviation]),
    ).toEqual([
      ['Faridi 2005', 'dual.ts', ''],
      ['Huntemann 2018, Def. 1.26', 'dual', 'Taken in the whole ground set.'],
      ['Huntemann 2018, Def. 1.27', 'Complex.link', ''],
      ['Reisner 1976', 'criterion', ''],
    ]);
  });
});

describe('testsOf', () => {
  const tests = new Map([
    ['test/property/a.test.ts', 'dual(c); Complex; c.link(v)'],
    ['test/unit/complex/dual.test.ts', 'dual(c)'],
    ['test/unit/games/b.test.ts', 'alexanderdual(c); list.link(1)'],
  ]);
  const line = (owner: string): SourceLine => ({ text: '', deviation: '', owner, file: 'src/complex/dual.ts' });

  it('finds whole words, the mirroring test first', () => {
    expect(testsOf(line('dual'), tests)).toEqual(['test/unit/complex/dual.test.ts', 'test/property/a.test.ts']);
    expect(testsOf(line('Complex.link'), tests)).toEqual(['test/property/a.test.ts']);
    expect(testsOf(line('missing'), tests)).toEqual([]);
  });

  it('fills the concordance, ordered by number', () => {
    const cite = (owner: string, text: string): SourceLine => ({ ...line(owner), text });
    const written = renderConcordance(
      [cite('dual', 'Huntemann 2018, Def. 1.26'), cite('Complex.link', 'Huntemann 2018, Def. 1.9')],
      references,
      tests,
    );
    const rows = written.split('\n').filter((row) => row.startsWith('| Def.'));
    expect(rows).toEqual([
      '| Def. 1.9 | [`Complex.link`](../src/complex/dual.ts) | [property/a.test.ts](../test/property/a.test.ts) |',
      '| Def. 1.26 | [`dual`](../src/complex/dual.ts) | [unit/complex/dual.test.ts](../test/unit/complex/dual.test.ts), [property/a.test.ts](../test/property/a.test.ts) |',
    ]);
  });
});
