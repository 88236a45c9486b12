import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { currentConcordance, currentRows, notCovered, references } from '../../scripts/concordance.js';
import { concordanceRows, statementOf, type Row } from '../../scripts/concordanceRows.js';
import { filesUnder, root, textOf } from '../../scripts/filesUnder.js';
import { errataAnchors, isStatementKind, renderConcordance } from '../../scripts/renderConcordance.js';
import { parseCitation, sourceLines, type SourceLine } from '../../scripts/sourceLines.js';
import { declarationOf, findUses } from '../../scripts/usesInTests.js';
import { inFull } from '../helpers/sampling.js';

const works = references();
const statementsIn = (path: string): Readonly<Record<string, readonly string[]>> =>
  (JSON.parse(textOf(path)) as { readonly statements: Readonly<Record<string, readonly string[]>> }).statements;
/** The numbered statements of works that are covered, by kind. */
const numbered = new Map([
  ['Huntemann 2018', statementsIn('test/oracle/huntemann-statements.json')],
  ['Clow and McKay 2024', statementsIn('test/oracle/clow-mckay-statements.json')],
  ['Siegel 2011', statementsIn('test/oracle/siegel-thesis-statements.json')],
  ['Siegel 2013', statementsIn('test/oracle/siegel-book-statements.json')],
  ['Guo & Miller 2009', statementsIn('test/oracle/guo-miller-statements.json')],
]);

/** What is wrong with a `@source` line; undefined when it resolves. */
function citationProblem(text: string): string | undefined {
  const citation = parseCitation(text);
  if (citation === undefined) return 'has not the form `Work, Def. 1.2` or `Work`';
  if (!Object.hasOwn(works, citation.work)) return `cites ${citation.work}, which docs/references.json does not list`;
  const statements = numbered.get(citation.work);
  return statements === undefined ||
    citation.kind === '' ||
    statements[citation.kind]?.includes(citation.number) === true
    ? undefined
    : `there is no ${citation.kind} ${citation.number} in ${citation.work}`;
}

// The type checker needs longer for all the library and its tests than any other test: left to the exhaustive run.
const rows = inFull ? currentRows() : [];
const [code, tests] = [rows.filter(({ from }) => from === 'code'), rows.filter(({ from }) => from === 'test')];
const nameOfRow = (row: Row): string => `${row.line.file}, ${row.line.owner}: ${row.line.text}`;

describe.runIf(inFull)('the sources of code and tests', () => {
  it('all resolve', () => {
    const problems = rows.flatMap((row) => {
      const problem = citationProblem(row.line.text);
      return problem === undefined ? [] : [`${nameOfRow(row)} ${problem}`];
    });
    expect(problems).toEqual([]);
  });

  it('are all read: no docstring hides one', () => {
    const read = new Map<string, number>();
    for (const { line } of rows) read.set(line.file, (read.get(line.file) ?? 0) + 1);
    const missed = [...filesUnder('src', /\.ts$/), ...filesUnder('test', /\.test\.ts$/)]
      .filter((file) => file !== 'test/unit/concordance.test.ts')
      .filter((file) => (textOf(file).match(/@source\b/g) ?? []).length !== (read.get(file) ?? 0));
    expect(missed).toEqual([]);
  });

  it('in tests stand above a describe or it', () => {
    expect(tests.filter(({ line }) => ts.isSourceFile(line.node)).map(nameOfRow)).toEqual([]);
  });

  it('have tests: one that uses the code, or one of the statement', () => {
    const tested = new Set(tests.map(statementOf));
    const without = code.filter((row) => row.tests.length === 0 && !tested.has(statementOf(row)));
    expect(without.map(nameOfRow)).toEqual([]);
  });
});

describe.runIf(inFull)('docs/concordance.md', () => {
  it('names no test that does not use the code or cite the statement', () => {
    const usedBy = new Map(
      code.map((row) => [`${row.kind} ${row.number} [\`${row.line.owner}\`](../${row.line.file})`, row.tests]),
    );
    const wrong: string[] = [];
    let named = 0;
    for (const line of textOf('docs/concordance.md').split('\n')) {
      const cells = /^\| (?<statement>[^|(]*)(?: \(.*?\)\))? \| (?<what>\[`.*?`\]\(.*?\)).*? \| (?<tests>.*) \|$/.exec(
        line,
      );
      if (cells === null) continue;
      const { statement, what, tests: links } = cells.groups!;
      const known = usedBy.get(`${statement === 'the whole' ? ' ' : statement} ${what}`);
      if (known === undefined) wrong.push(`${statement} is no longer ${what}`);
      for (const [, path] of links!.matchAll(/\]\(\.\.\/(.*?)\)/g)) {
        named++;
        if (known?.includes(path!) === false) wrong.push(`${path} does not use ${what} (${statement})`);
      }
    }
    expect(wrong).toEqual([]);
    expect(named).toBeGreaterThan(code.length);
  });

  it.each([
    ['Huntemann 2018', 235],
    ['Clow and McKay 2024', 21],
    ['Siegel 2011', 303],
    // The first chapter.
    ['Siegel 2013', 25],
    ['Guo & Miller 2009', 57],
  ] as const)('has a row for every numbered statement of %s, or says why there is none', (source, count) => {
    const reasons = notCovered()[source] ?? {};
    const covered = new Set(rows.filter(({ work }) => work === source).map((row) => `${row.kind} ${row.number}`));
    const statements = Object.entries(numbered.get(source)!)
      .filter(([kind]) => isStatementKind(kind))
      .flatMap(([kind, numbers]) => numbers.map((number) => `${kind} ${number}`));
    expect(statements.length).toBe(count);
    expect(statements.filter((statement) => !covered.has(statement) && !Object.hasOwn(reasons, statement))).toEqual([]);
    expect(Object.keys(reasons).filter((name) => covered.has(name) || !statements.includes(name))).toEqual([]);
  });

  it('leaves out statements of known works only', () => {
    expect(Object.keys(notCovered()).filter((work) => !Object.hasOwn(works, work))).toEqual([]);
  });

  it('is what the code and the tests say (else: npm run concordance)', () => {
    expect(textOf('docs/concordance.md')).toBe(currentConcordance(rows));
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
    ['Siegel 2013, Thm 2.2'],
    ['Clow and McKay 2024, Problem 6.1'],
    ['Guo & Miller 2009, Thm 6.11'],
    ['McKay graph6 format'],
  ])('accepts %s', (text) => {
    expect(citationProblem(text)).toBeUndefined();
  });

  it.each([
    ['Huntemann 2018, Def. 1.55', 'there is no Def. 1.55'],
    ['Huntemann 2018, Thm 9.1', 'there is no Thm 9.1'],
    ['Huntemann 2018, Algorithm 1', 'there is no Algorithm 1'],
    ['Clow and McKay 2024, Lemma 4.5', 'there is no Lemma 4.5'],
    ['Guo & Miller 2009, Thm 6.12', 'there is no Thm 6.12'],
    ['Guo & Miller 2009, Thm. 6.11', 'has not the form'],
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
  const found = (text: string): string[][] =>
    sourceLines(text, 'src/complex/dual.ts').map(({ text: t, owner, deviation }) => [t, owner, deviation]);

  it('finds the owner of each line and the deviation below it', () => {
    const text = `/**
 * A header.
 * @source Faridi 2005
 */
import { x } from './x.js';

/**
 * The dual.
 * @source Huntemann 2018, Def. 1.26
 * Taken in the whole ground set.
 * @source Huntemann 2018, Def. 1.27
 * First.
 *
 * No more.
 * @throws never
 */
export function dual(): void {}

export class Complex {
  /** @source Huntemann 2018, Def. 1.27 */
  link(): void {}
}

/** @source Reisner 1976 */
export const criterion: number = 1;
`;
    expect(found(text)).toEqual([
      ['Faridi 2005', 'dual.ts', ''],
      ['Huntemann 2018, Def. 1.26', 'dual', 'Taken in the whole ground set.'],
      ['Huntemann 2018, Def. 1.27', 'dual', 'First.'],
      ['Huntemann 2018, Def. 1.27', 'Complex.link', ''],
      ['Reisner 1976', 'criterion', ''],
    ]);
  });

  it('sees docstrings of one line, with other tags before and behind', () => {
    const text = `class Complex {
  /** Who wins. @throws InputError \`not-impartial\` @source Siegel 2013, Ex. 4.5 */
  remoteness(): void {}
  /** The sum. @source Siegel 2011, Def. 1.2.6 @complexity O(1) */
  static sum(): void {}
  /** Writes snort@path:3, not a source@at.all. */
  print(): void {}
}`;
    expect(found(text)).toEqual([
      ['Siegel 2013, Ex. 4.5', 'Complex.remoteness', ''],
      ['Siegel 2011, Def. 1.2.6', 'Complex.sum', ''],
    ]);
  });

  it('takes the titles of tests', () => {
    const text = `/** @source Huntemann 2018, Ch. 5 */
describe('strips', () => {
  /**
   * @source Huntemann 2018, Prop. 5.31
   * For strips up to 70.
   */
  it('are cold', () => {});
  /** @source Huntemann 2018, Prop. 5.32 */
  it.each([[1], [2]])('with %i', () => {});
  /** @source Huntemann 2018, Prop. 5.33 */
  for (const x of [1]) expect(x).toBe(1);
});`;
    expect(found(text)).toEqual([
      ['Huntemann 2018, Ch. 5', 'strips', ''],
      ['Huntemann 2018, Prop. 5.31', 'are cold', 'For strips up to 70.'],
      ['Huntemann 2018, Prop. 5.32', 'with %i', ''],
      ['Huntemann 2018, Prop. 5.33', 'dual.ts', ''],
    ]);
  });
});

describe('findUses', () => {
  const library: Record<string, string> = {
    'src/lib.ts': `
      export function join(): void {}
      export class Complex { static of(): Complex { return new Complex(); } link(): Complex { return this; } }
      export class Board { link(): void {} }
      export const path: string = '';`,
    // What `await import(…)` needs.
    'src/globals.d.ts': 'interface Promise<T> { then(resolve: (value: T) => void): void }',
    'src/index.ts': `export { join, Complex, Board } from './lib.js'; export { path as road } from './lib.js';`,
  };
  /** How often a test with this text uses `join`, `Complex.link`, `Complex` and `path`. */
  const usesOf = (text: string): number[] => {
    const files = new Map(Object.entries({ ...library, 'test/a.test.ts': text }).map(([path, t]) => [root + path, t]));
    const host: ts.CompilerHost = {
      ...ts.createCompilerHost({}),
      getSourceFile: (path, version) =>
        files.has(path) ? ts.createSourceFile(path, files.get(path)!, version, true) : undefined,
      fileExists: (path) => files.has(path),
      readFile: (path) => files.get(path),
    };
    const options = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, noLib: true };
    const program = ts.createProgram([...files.keys()], options, host);
    const tree = program.getSourceFile(`${root}src/lib.ts`)!;
    const [join, complex, , path] = tree.statements;
    const link = (complex as ts.ClassDeclaration).members[1]!;
    const declarations = [join!, link, complex!, path!].map(declarationOf);
    const uses = findUses(program, declarations, ['test/a.test.ts']);
    return declarations.map((node) => uses.get(node)!.get('test/a.test.ts') ?? 0);
  };

  it('follows imports, other names, namespaces and doors', () => {
    expect(usesOf(`import { join } from '../src/lib.js'; join(); join();`)).toEqual([2, 0, 0, 0]);
    expect(usesOf(`import { join as glue } from '../src/index.js'; glue();`)).toEqual([1, 0, 0, 0]);
    expect(usesOf(`import { road } from '../src/index.js'; [road];`)).toEqual([0, 0, 0, 1]);
    expect(usesOf(`import * as all from '../src/index.js'; all.join();`)).toEqual([1, 0, 0, 0]);
    expect(usesOf(`import { road } from '../src/index.js'; const x = { road };`)).toEqual([0, 0, 0, 1]);
    expect(usesOf(`const { join } = await import('../src/index.js'); join();`)).toEqual([1, 0, 0, 0]);
  });

  it('asks which class a member belongs to', () => {
    const complex = `import { Complex, Board } from '../src/index.js';`;
    expect(usesOf(`${complex} new Complex().link();`)).toEqual([0, 1, 1, 0]);
    expect(usesOf(`${complex} Complex.of().link().link();`)).toEqual([0, 2, 1, 0]);
    expect(usesOf(`${complex} const { link } = new Complex();`)).toEqual([0, 1, 1, 0]);
    expect(usesOf(`${complex} new Board().link();`)).toEqual([0, 0, 0, 0]);
  });

  it('does not count an import alone, a word, or another thing of that name', () => {
    expect(usesOf(`import { join } from '../src/lib.js'; it('join', () => { /* join */ });`)).toEqual([0, 0, 0, 0]);
    expect(usesOf(`import { join } from 'node:path'; join(); ['a'].join('');`)).toEqual([0, 0, 0, 0]);
    expect(usesOf(`import { join } from '../src/lib.js'; { const join = 1; join + 1; }`)).toEqual([0, 0, 0, 0]);
    expect(usesOf(`const path = { join: 1 }; path.join;`)).toEqual([0, 0, 0, 0]);
  });
});

describe('the rows and the text', () => {
  const line = (owner: string, text: string, file = 'src/complex/dual.ts'): SourceLine => ({
    text,
    deviation: '',
    owner,
    file,
    node: ts.factory.createEmptyStatement(),
  });
  const uses = new Map([
    [
      'dual',
      new Map([
        ['test/a.test.ts', 2],
        ['test/b.test.ts', 1],
        ['test/c.test.ts', 9],
        ['test/unit/complex/dual.test.ts', 1],
      ]),
    ],
    ['Complex.link', new Map([['test/a.test.ts', 1]])],
  ]);
  const joined = concordanceRows(
    [
      line('dual', 'Huntemann 2018, Def. 1.26'),
      line('Complex.link', 'Huntemann 2018, Def. 1.9'),
      line('other', 'Faridi 2005'),
    ],
    [
      line('duals | of b', 'Huntemann 2018, Def. 1.26', 'test/b.test.ts'),
      line('all of it', 'Faridi 2005', 'test/d.test.ts'),
    ],
    ({ owner }) => uses.get(owner) ?? new Map(),
  );

  it('come by number; of the tests those of the statement first, then the mirror, then the busiest', () => {
    expect(
      joined.map((row) => [statementOf(row), row.tests.map((path) => path.replace(/^test\/|\.test\.ts$/g, ''))]),
    ).toEqual([
      ['Faridi 2005', []],
      ['Faridi 2005', ['d']],
      ['Huntemann 2018, Def. 1.9', ['a']],
      ['Huntemann 2018, Def. 1.26', ['b', 'unit/complex/dual', 'c', 'a']],
      ['Huntemann 2018, Def. 1.26', ['b']],
    ]);
  });

  it('are written with what is wrong with them, and what is not there', () => {
    const written = renderConcordance(joined, {
      references: works,
      errata: '# Errata\n\n## Def. 1.26, its “dual”: an error\n',
      notCovered: { 'Huntemann 2018': { 'Def. 1.1': 'a | b' } },
    });
    const dual = '[unit/complex/dual.test.ts](../test/unit/complex/dual.test.ts)';
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => `[${name}.test.ts](../test/${name}.test.ts)`);
    expect(written.split('\n').filter((row) => /^\| (Def|the whole)/.test(row))).toEqual([
      `| Def. 1.9 | [\`Complex.link\`](../src/complex/dual.ts) | ${a} |`,
      `| Def. 1.26 ([erratum](errata.md#def-126-its-dual-an-error)) | [\`dual\`](../src/complex/dual.ts) | ${b}, ${dual}, ${c} and 1 more |`,
      `| Def. 1.26 ([erratum](errata.md#def-126-its-dual-an-error)) | _tested:_ duals \\| of b | ${b} |`,
      '| the whole | [`other`](../src/complex/dual.ts) | those of the statement |',
      `| the whole | _tested:_ all of it | ${d} |`,
      '| Def. 1.1 | a \\| b |',
    ]);
  });

  it('know the statements in the headings of errata', () => {
    const headings = [
      'Constr. 2.6 and Thm 2.13: labels',
      'Siegel 2011, Cor. 1.2.57: stops',
      'Sec. 5.2.1 (p. 98): the table for P₂',
    ];
    expect([...errataAnchors(headings.map((heading) => `## ${heading}\n`).join('\n'))]).toEqual([
      ['Huntemann 2018, Constr. 2.6', 'constr-26-and-thm-213-labels'],
      ['Huntemann 2018, Thm 2.13', 'constr-26-and-thm-213-labels'],
      ['Siegel 2011, Cor. 1.2.57', 'siegel-2011-cor-1257-stops'],
      ['Huntemann 2018, Sec. 5.2.1', 'sec-521-p-98-the-table-for-p'],
    ]);
  });
});
