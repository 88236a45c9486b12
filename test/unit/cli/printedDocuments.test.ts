import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { coveringToJson } from 'spgames/formats';
import { allCommands } from '../../../src/cli/commandTable.js';
import { clockOfLooks } from '../../helpers/clock.js';
import { sampled } from '../../helpers/sampling.js';
import { run } from '../../helpers/runCommand.js';
import { validatorOf } from '../../helpers/schemas.js';

const COMMAND_NAMES = Object.keys(await allCommands());

const moves = JSON.stringify({
  type: 'moves',
  start: 0,
  positions: [
    { id: 0, left: [1], placed: [] },
    { id: 1, placed: ['x'] },
  ],
});

/** Command lines that print one document each, all commands and what their options add. */
const LINES: readonly (readonly string[])[] = [
  ['compile', 'snort@path:3 + domineering@grid:2x2'],
  ['compile', 'node-kayles@cycle:5'],
  ['compile', 'snort@path:2', '--only', 'vertices'],
  ['analyze', 'nogo@path:3', '--all', '--explain'],
  ['analyze', 'named:real-projective-plane', '--all', '--explain', '--char', '2'],
  ['analyze', 'facets:', '--all'],
  ['analyze', 'facets:{}', '--all', '--explain'],
  ['analyze', 'facets:1 2, 2 3, 1 3, 4', '--illegal', '--all'],
  [
    'value',
    'snort@path:4',
    '--moves',
    '--thermograph',
    '--misere',
    '--confusion-interval',
    '--incentives',
    '--remoteness',
  ],
  ['value', 'nim@heaps:3,5', '--genus', '--misere-form', '--grundy', '--remoteness'],
  ['value', 'wythoff@heaps:3,5', '--misere', '--remoteness', '--three-players'],
  ['value', 'value:{2|-2}'],
  ['period', 'kayles'],
  ['strategy', 'lattice:moves 1,0 0,1 -1,1; defeated 0,0'],
  ['period', 'oab(1,2)', '--of', 'values'],
  ['period', 'grundy', '--heaps', '20'],
  ['quotient', 'octal(.77)', '--misere', '--heaps', '5'],
  ['quotient', 'octal(.3122)', '--misere', '--heaps', '7', '--max-states', '100'],
  ['quotient', 'lattice:moves 1,0 0,1'],
  ...['analyze', 'value', 'classify', 'play', 'export'].map((name) => [
    name,
    'toppling-dominoes@row:LR',
    ...(name === 'play' ? ['--players', 'machine,machine'] : name === 'export' ? ['--to', 'json'] : []),
  ]),
  ['analyze', 'positional(strong)@sets:0 1'],
  ['play', 'positional(strong)@sets:0 1', '--players', 'machine,machine'],
  ['value', 'value:1/2^*'],
  ...['loopy:over', 'loopy:tis', 'loopy:{0,off|0}', 'loopy:over + value:1'].map((game) => ['value', game]),
  ['analyze', 'loopy:dud', '--explain'],
  ['analyze', 'lattice:moves 1,0 0,1; defeated 0,0', '--explain'],
  ['analyze', 'lattice:moves 1,-1 -1,1'],
  ['value', 'lattice:moves 1,0 0,1@2,1'],
  ['analyze', 'loopy:over - snort@path:2', '--only', 'outcome'],
  ['compare', 'loopy:over', 'value:1'],
  ['compare', 'loopy:dud', 'value:1'],
  ['equal', 'loopy:over', 'loopy:upon'],
  ['value', 'value:18446744073709551616'],
  ['sum', 'ordinal', 'value:*', 'snort@path:2'],
  ['sum', 'ordinal', 'day:1', 'day:1'],
  ['compare', 'snort@path:3', 'col@path:3'],
  ['equal', 'snort@path:3', 'snort@path:3'],
  ['equal', 'snort@path:4', 'col@path:4', '--sides', 'ignore'],
  ['equal', 'snort@path:3', 'col@path:3', '--level', 'complex'],
  ['equal', 'snort@path:3', 'col@path:3', '--level', 'value'],
  ['explain', 'snort@path:3', '--position', 'x1 y3'],
  ['explain', 'nogo@grid:2x2', '--position', 'x1 x2 y3 y4'],
  ['export', 'snort@path:2', '--to', 'latex'],
  ['export', 'path:3 sides:LRL', '--to', 'json'],
  ['export', 'domineering@grid:2x2', '--to', 'json'],
  ['draw', 'snort@path:2'],
  ['draw', 'snort@path:2', '--to', 'tikz'],
  ...['3/4', '2', '1 < 2', '[1, 1/2]', 'value("^")', 'snort(path(2))', 'path(3)', 'complex("facets:1 2")', '"a"'].map(
    (text) => ['eval', text],
  ),
  ...[['--pure'], ['--vertex-decomposable'], ['--pure', '--flag'], ['--pure', '--board']].map((options) => [
    'build',
    'value:1*',
    '--method',
    'value',
    ...options,
  ]),
  ...['prop2.1', 'remark2.2', 'invariant', 'independence', 'small'].map((method) => [
    'build',
    'facets:x1 x2, x2 y1',
    '--method',
    method,
  ]),
  ...['gamma', 'gamma-printed'].map((method) => [
    'build',
    'facets:x1 y1, y1 x2',
    '--as',
    'illegal',
    '--method',
    method,
  ]),
  ['build', 'value:{1|*}', '--method', 'value'],
  ['verify', 'built.json'],
  ['verify', 'wrong.json'],
  ['verify', 'proof.json'],
  ['verify', 'covering.json'],
  ['classify', 'nogo@path:2', '--family', '2'],
  ['classify', 'moves.json'],
  ['poset', 'snort@path:2'],
  ['homomorphism', 'facets:1 2, 2 3', 'facets:a b'],
  ['homomorphism', 'facets:1 2', 'facets:a'],
  ['boundary-matrix', 'facets:1 2 3', '1'],
  ['relative-homology', 'facets:1 2 3', 'facets:1 2, 2 3, 1 3'],
  ['line-graph', 'path:4'],
  ['dual-graph', 'facets:1 2 3, 2 3 4'],
  ...['alexander-dual', 'cover-dual', 'complement', 'boundary', 'barycentric', 'facet-ideal'].map((name) => [
    name,
    'facets:x1 x2, x2 y1',
  ]),
  ...['link', 'star', 'deletion', 'induced'].map((name) => [name, 'facets:x1 x2, x2 y1', 'x2']),
  ...['skeleton', 'pure-skeleton'].map((name) => [name, 'facets:x1 x2, x2 y1', '0']),
  ...['join', 'disjoint-union'].map((name) => [name, 'facets:x1 x2', 'facets:a b']),
  ...['ideal-sum', 'intersection'].map((name) => [name, 'ideal:x1*x2', 'ideal:x2*x3']),
  ...['cone', 'prune', 'core', 'deleted-join', 'simplify'].map((name) => [name, 'facets:x1 x2, x2 y1']),
  ...['stellar-subdivision', 'edge-contraction', 'identify'].map((name) => [name, 'facets:x1 x2, x2 y1', 'x1 x2']),
  ...['union', 'difference', 'product', 'wedge', 'connected-sum'].map((name) => [name, 'facets:x1 x2', 'facets:a b']),
  ['suspension', 'facets:x1 x2', '1'],
  ['collapse-step', 'facets:x1 x2, x2 y1', 'x1'],
  ['complex-of', 'matching', 'path:4'],
  ['colon', 'ideal:x1*x2, x3', 'x1'],
  ['play', 'snort@path:3', '--players', 'machine,machine'],
  ['digraphs', 'list', '3', '--value', '^*'],
  ['digraphs', 'values', '3'],
  ['digraphs', 'temperatures', '3'],
  ['digraphs', 'nimbers', '2'],
  ['outcomes', 'lattice:moves 1,0 0,1 -1,1; defeated 0,0', '--box', '4'],
  ['outcomes', 'octal(.77)', '--heaps', '3', '--weight', '4'],
  ['catalog'],
  ['catalog', 'snort'],
];

/**
 * Commands that print no document, or only such as others print; those of surveys are in `survey.test.ts`, with their
 * folders.
 */
const OTHERS = ['batch', 'help', 'repl', 'completion', 'survey', 'explore'];

let made: Promise<Record<string, string>> | undefined;
/** The files that command lines name, made once. */
const files = (): Promise<Record<string, string>> => (made ??= makeFiles());

async function makeFiles(): Promise<Record<string, string>> {
  const build = ['build', 'facets:x1 y1, y1 x2', '--as', 'illegal', '--method'];
  const proof = await run(['analyze', 'snort@path:4', '--only', 'outcome', '--proof', 'p']);
  const complex = SimplicialComplex.fromFacets(
    [
      [0, 1],
      [1, 2],
      [0, 2],
    ],
    3,
  );
  const covering = { sheets: 2, edges: [{ edge: [1, 2], permutation: [1, 0] }] } as const;
  return {
    'built.json': (await run([...build, 'gamma', '--json'])).out,
    'wrong.json': (
      await run(['build', 'facets:x1 y1, y1 x2, x1 x2', '--as', 'illegal', '--method', 'gamma-printed', '--json'])
    ).out,
    'proof.json': proof.saved['p']!,
    'covering.json': JSON.stringify(coveringToJson({ complex, covering })),
    'moves.json': moves,
  };
}

/** Of documents without a field `type`. */
const UNTYPED: Readonly<Record<string, string>> = { compare: 'comparison', equal: 'equality', outcomes: 'outcomes' };

function expectValid(document: { readonly type?: unknown; readonly error?: unknown }, command: string): void {
  const type = document.error !== undefined ? 'error' : (document.type ?? UNTYPED[command]);
  const validate = validatorOf(type as string);
  validate(document);
  expect(validate.errors, JSON.stringify(document).slice(0, 2000)).toBeNull();
}

describe('documents of commands', () => {
  it.each(sampled(LINES, 22).map((line) => [line.join(' '), line] as const))(
    '%s --json follows its schema',
    async (_, line) => {
      const { exitCode, out, err } = await run([...line, '--json'], await files());
      expect([exitCode === 2, err]).toEqual([false, expect.anything()]);
      expectValid(JSON.parse(out) as object, line[0]!);
    },
  );

  it('are those of all commands', () => {
    const looked = new Set(LINES.map(([command]) => command));
    expect(COMMAND_NAMES.filter((name) => !looked.has(name) && !OTHERS.includes(name))).toEqual([]);
  });

  it('of a batch follow theirs, line by line, also those of errors', async () => {
    const { out } = await run(['batch', 'value', 'lines'], { lines: 'snort@path:2\nsnort@pth:2\nvalue:*' });
    for (const line of out.trim().split('\n')) expectValid(JSON.parse(line) as object, 'batch');
  });

  it('follow theirs where the time is up', async () => {
    const lines = [
      ['value', 'domineering@grid:8x8'],
      ['analyze', 'snort@grid:5x5', '--all'],
      ['compare', 'snort@grid:6x6', 'col@grid:6x6'],
      ['equal', 'snort@grid:6x6', 'col@grid:6x6'],
      ['poset', 'snort@grid:4x4'],
      ['classify', 'snort@grid:5x5', '--family', '6'],
    ];
    for (const line of sampled(lines, 2)) {
      clockOfLooks(5);
      const { out } = await run([...line, '--json', '--timeout', '1']);
      if (out !== '') expectValid(JSON.parse(out) as object, line[0]!);
    }
  });
});
