import { Board, cycle, grid, path } from 'spgames/boards';
import { SimplicialComplex } from 'spgames/complex';
import { skeletonConstruction } from 'spgames/constructions';
import { parseDigraphPlacement } from 'spgames/digraphs';
import { Evaluator } from 'spgames/evaluation';
import { compile, GameGraph, snort } from 'spgames/games';
import { PolynomialRing, SquarefreeIdeal } from 'spgames/ideal';
import { SparseMatrix } from 'spgames/linear';
import { LabelledPoset } from 'spgames/poset';
import { SetFamily } from 'spgames/sets';
import { Dyadic, FormStore, parseValue, thermograph, ValueStore } from 'spgames/values';

const complex = SimplicialComplex.fromFacets([['x1', 'y1'], ['x2']]);
const value = parseValue('{2|-2}');

/** What a call may be given by mistake: about 200 kinds, fresh ones each time where they could be changed. */
export const WRONG_ARGUMENTS: readonly (readonly [name: string, make: () => unknown])[] = [
  // Nothing, and values of the language.
  ...[undefined, null, true, false, 0, -0, 1, -1, 2, 3, 5, 7, 0.5, -2.5, NaN, Infinity, -Infinity].map(plain),
  ...[2 ** 31, -(2 ** 31), 2 ** 32, 2 ** 53, 1e9, 1e21, 1e300, Number.MIN_VALUE, 0n, 1n, -1n, 2n ** 64n].map(plain),
  ...['', ' ', '0', '1', '-1', 'a', 'x1', 'x1 y1', 'L', 'R', 'keep', 'snort', 'snort@path:3', 'path:3', '{2|-2}'].map(
    plain,
  ),
  ...[
    '[]',
    '{}',
    'null',
    '__proto__',
    'constructor',
    'toString',
    '\0',
    '💥',
    'x'.repeat(5000),
    '(((',
    '1/0',
    '-5/8',
  ].map(plain),
  ...[Symbol('s'), Symbol.iterator].map((symbol): [string, () => unknown] => ['a symbol', () => symbol]),
  // Objects of the language.
  ['{}', () => ({})],
  ['Object.create(null)', () => Object.create(null) as unknown],
  ['a Date', () => new Date(0)],
  ['an invalid Date', () => new Date(NaN)],
  ['a RegExp', () => /x/g],
  ['an Error', () => new Error('x')],
  ['a Map', () => new Map([[0, 1]])],
  ['a Set', () => new Set([0, 1])],
  ['a WeakMap', () => new WeakMap()],
  ['a Promise', () => Promise.resolve(1)],
  ['an ArrayBuffer', () => new ArrayBuffer(8)],
  ['a Uint8Array', () => new Uint8Array([1, 2])],
  ['a Float64Array', () => new Float64Array([NaN])],
  ['a BigInt64Array', () => new BigInt64Array(1)],
  ['a boxed number', () => Object(1) as unknown],
  ['a boxed text', () => Object('x1') as unknown],
  ['a class', () => class {}],
  ['a function', () => () => undefined],
  ['a function that is true', () => () => true],
  ['an async function', () => async () => Promise.resolve(true)],
  [
    'a generator',
    () =>
      (function* () {
        yield [0, 1];
        yield [2];
      })(),
  ],
  ['an object with a number for length', () => ({ length: 3 })],
  ['an object with a large length', () => ({ length: 1e9 })],
  [
    'an object with itself in it',
    () => {
      const o: Record<string, unknown> = {};
      o['o'] = o;
      return o;
    },
  ],
  ['a frozen object', () => Object.freeze({ a: 1 })],
  [
    'a list with itself in it',
    () => {
      const a: unknown[] = [];
      a.push(a);
      return a;
    },
  ],
  // Lists.
  ...[
    [],
    [0],
    [1, 2],
    [0, 0],
    [-1],
    [0.5],
    [NaN],
    [1e9],
    ['a'],
    ['a', 'a'],
    ['x1', 'y1'],
    [''],
    [null],
    [undefined],
    [{}],
  ].map(list),
  ...[
    [true],
    [0n],
    [[]],
    [[0]],
    [
      [0, 1],
      [1, 2],
    ],
    [['a', 'b']],
    [[null]],
    [[undefined]],
    [[0.5]],
    [[-1]],
    [['a', 0]],
    [[1e9]],
  ].map(list),
  ...[
    [[[]]],
    [[[0]]],
    [[0], 1],
    [[], []],
    [{}, {}],
    [[0, 1, 2], null],
    ['L', 'R'],
    ['L', undefined],
    [[0, 1, 'L']],
    [[0, 0]],
  ].map(list),
  ['a list with a hole', () => new Array<unknown>(2)],
  ['a list of complexes', () => [complex, complex]],
  ['a list of values', () => [value, value]],
  ['a list of games', () => [compile(snort, path(2))]],
  ['a digraph game', () => parseDigraphPlacement('LLR 0>1 1>2 2>0')],
  ['a list of digraph games', () => [parseDigraphPlacement('LR 0-1'), parseDigraphPlacement('R')]],
  ['a list of boards', () => [path(2), path(1)]],
  ['a list of texts and lists', () => ['x1', ['y1']]],
  // Objects that look like something.
  ...['label', 'name', 'type', 'n', 'vertices', 'facets', 'sets', 'clauses', 'pieces', 'board', 'ruleset', 'legal'].map(
    (field): [string, () => unknown] => [`{ ${field}: 1 }`, () => ({ [field]: 1 })],
  ),
  ...['vertices', 'facets', 'order', 'steps', 'edges', 'cells', 'words', 'clauses', 'sequence', 'map'].map(
    (field): [string, () => unknown] => [`{ ${field}: [null] }`, () => ({ [field]: [null] })],
  ),
  ['a vertex', () => ({ label: 'x1', side: 'L' })],
  ['a vertex with a wrong side', () => ({ label: 'x1', side: 'X' })],
  ['a list of vertices', () => [{ label: 'x1', side: 'L' }]],
  ['a pair of numbers', () => ({ vertexCount: 2, edges: [[0, 1]] })],
  ['a board in data', () => ({ vertexCount: 2, edges: [[0, 5]] })],
  ['options with a limit', () => ({ limit: 5 })],
  ['options with a limit of 0', () => ({ limit: 0 })],
  ['options with a short time', () => ({ timeoutMs: 1 })],
  ['options without memory', () => ({ memory: 1 })],
  ['options with an aborted signal', () => ({ signal: AbortSignal.abort() })],
  ['options with an Infinity', () => ({ limit: Infinity, timeoutMs: Infinity })],
  ['options that are null', () => ({ limit: null })],
  ['options with a text for a limit', () => ({ limit: '5' })],
  ['options with a bigint for a limit', () => ({ limit: 5n })],
  [
    'options that throw',
    () => ({
      onProgress: () => {
        throw new Error('no');
      },
    }),
  ],
  [
    'an object with a getter',
    () => ({
      get vertices() {
        return [{ label: 'x1' }];
      },
      facets: [[0]],
    }),
  ],
  ['an object with a prototype', () => Object.create({ limit: 3, facets: [[0]] }) as unknown],
  ['a text in another script', () => 'x₁ y₁'],
  ['a long integer', () => '9'.repeat(400)],
  ['a path', () => '/dev/zero'],
  ['lines', () => 'x1 y1\nx2 y2'],
  ['a text with escapes', () => '\u001b[31mred'],
  ['a DataView', () => new DataView(new ArrayBuffer(8))],
  ['a SharedArrayBuffer', () => new SharedArrayBuffer(8)],
  ['a Uint32Array of words', () => new Uint32Array([3, 6])],
  ['an Int32Array with −1', () => new Int32Array([-1])],
  ['a weak reference', () => new WeakRef({})],
  ['a URL', () => new URL('https://example.org')],
  ['a list of bigints', () => [1n, -1n]],
  ['a list of dyadic numbers', () => [Dyadic.one, Dyadic.zero]],
  ['a list of forms', () => [new FormStore().zero]],
  ['a list of rulesets', () => [snort, snort]],
  ['a list of functions', () => [() => 0, () => 1]],
  ['a list that is long', () => new Array<number>(5000).fill(0)],
  ['lists of lists of texts', () => [[['x1']]]],
  ['a deep list', () => deep(2000)],
  [
    'a function that throws',
    () => () => {
      throw new Error('no');
    },
  ],
  ['a function that gives lists', () => () => [[0, 1]]],
  [
    'a function that gives itself',
    () =>
      function self() {
        return self;
      },
  ],
  [
    'an iterator that does not end early',
    () =>
      (function* () {
        for (let i = 0; i < 5000; i++) yield i % 3;
      })(),
  ],
  ['null in the place of a name', () => [{ name: null, label: null }]],
  [
    'an edge to itself',
    () => [
      [0, 0],
      [1, 1],
    ],
  ],
  ['vertices with the same label', () => [{ label: 'x1' }, { label: 'x1' }]],
  ['options', () => ({ timeoutMs: 1000 })],
  ['options with a wrong limit', () => ({ limit: NaN })],
  ['options with a wrong time', () => ({ timeoutMs: -1 })],
  ['options with a wrong characteristic', () => ({ characteristic: 4 })],
  ['options with another characteristic', () => ({ characteristic: '2' })],
  ['options with wrong sides', () => ({ sides: 'other' })],
  ['options with a wrong store', () => ({ store: {} })],
  ['options with a wrong callback', () => ({ onProgress: 1 })],
  ['options with a wrong signal', () => ({ signal: true })],
  ['options with a wrong style', () => ({ style: 'klingon' })],
  ['options with a wrong list', () => ({ only: 'all', vertices: 5, words: 7, colours: 3 })],
  ['a JSON object of a complex', () => complex.toJSON()],
  ['a JSON object of a value', () => value.toJSON()],
  ['a JSON object of another type', () => ({ type: 'unicorn' })],
  ['a ruleset in parts', () => ({ name: 'r', words: 'w', basicPositions: () => [{}], clauses: [] })],
  ['a ruleset without pieces', () => ({ name: 'r', words: 'w', basicPositions: () => null, clauses: [null] })],
  ['moves without keys', () => ({ start: 0, options: () => [], placed: () => [] })],
  ['moves that are none', () => ({ start: 0, options: null, key: () => 'k' })],
  // Objects of the library, in the wrong place.
  ['a complex', () => complex],
  ['the void complex', () => SimplicialComplex.void(2)],
  ['{∅}', () => SimplicialComplex.irrelevant(2)],
  ['an ideal', () => SquarefreeIdeal.fromGenerators([[0, 1]], 3)],
  ['a ring', () => new PolynomialRing(2)],
  ['a family', () => SetFamily.fromLists([[0, 1], [2]], 3)],
  ['an empty family', () => SetFamily.fromLists([], 0)],
  [
    'a matrix',
    () =>
      SparseMatrix.fromDense([
        [1, 0],
        [0, 2],
      ]),
  ],
  ['a poset', () => LabelledPoset.fromRelations(3, [[0, 1]])],
  ['a game graph', () => new GameGraph(2, [[0, 1, 'L']])],
  ['a board', () => path(3)],
  ['an empty board', () => new Board({ vertexCount: 0 })],
  ['a cycle', () => cycle(4)],
  ['a grid', () => grid(2, 2)],
  ['a game', () => compile(snort, path(2))],
  ['a ruleset', () => snort],
  ['a value', () => value],
  ['a value of another store', () => parseValue('*', new ValueStore())],
  ['a store', () => new ValueStore()],
  ['a dyadic number', () => Dyadic.of(-5, 3)],
  ['a large dyadic number', () => Dyadic.of(2n ** 80n + 1n, 100)],
  ['a thermograph', () => thermograph(value)],
  ['a wall', () => thermograph(value).leftWall],
  ['a store of forms', () => new FormStore()],
  ['a form', () => new FormStore().zero],
  ['an evaluator', () => new Evaluator()],
  ['a construction', () => skeletonConstruction(SimplicialComplex.fromFacets([[0, 1]], ['x1', 'y1']))],
];

/** A list in a list in a list … */
function deep(depth: number): unknown {
  let list: unknown = 0;
  for (let i = 0; i < depth; i++) list = [list];
  return list;
}

function plain(value: unknown): [string, () => unknown] {
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 20)) : `${typeof value} ${String(value)}`;
  return [text, () => value];
}

function list(items: readonly unknown[]): [string, () => unknown] {
  return [
    `a list like ${JSON.stringify(items, (_, item: unknown) => (typeof item === 'bigint' ? 'bigint' : item))}`,
    () => structuredClone(items),
  ];
}
