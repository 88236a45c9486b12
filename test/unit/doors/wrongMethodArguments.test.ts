import { describe, expect, it } from 'vitest';
import { grid, path } from 'spgames/boards';
import { SimplicialComplex } from 'spgames/complex';
import { SmallGameSearch } from 'spgames/constructions';
import { conflictOfDigraph, parseDigraphPlacement } from 'spgames/digraphs';
import { MoveGame, parseMoveGame } from 'spgames/moves';
import { Evaluator, HeapTable, kaylesHeaps, movesOfHeaps, MovesEvaluator } from 'spgames/evaluation';
import { compile, GameGraph, gameTree, snort } from 'spgames/games';
import { DualityDiagram, PolynomialRing, SquarefreeIdeal } from 'spgames/ideal';
import { SparseMatrix } from 'spgames/linear';
import { LatticeGame, LatticeStrategy, Rational, RationalSeries, RecognisableSet } from 'spgames/lattice';
import { LabelledPoset } from 'spgames/poset';
import { SetFamily } from 'spgames/sets';
import { Dyadic, FormStore, parseValue, thermograph, ValueStore } from 'spgames/values';
import { randomNumbers } from '../../generators/randomNumbers.js';
import { faultOf, FOLDERS, isClass, type Call } from '../../helpers/doors.js';
import { inFull, runs, sampled } from '../../helpers/sampling.js';
import { WRONG_ARGUMENTS } from '../../helpers/wrongArguments.js';

const complex = SimplicialComplex.fromFacets([['x1', 'y1'], ['x2']]);
const store = new FormStore();
const lattice = new LatticeGame([
  [1, 0],
  [0, 1],
  [-1, 1],
]);

/** An object of each class, or several. */
const OBJECTS: Readonly<Record<string, readonly object[]>> = {
  SetFamily: [
    SetFamily.fromLists(
      [
        [0, 1],
        [1, 2],
      ],
      3,
    ),
    SetFamily.fromLists([], 0),
    SetFamily.fromLists([[40]], 50),
  ],
  SparseMatrix: [
    SparseMatrix.fromDense([
      [1, 0],
      [0, 2],
    ]),
  ],
  SimplicialComplex: [
    complex,
    SimplicialComplex.fromNonfaces([[0, 1, 2]], 4),
    SimplicialComplex.void(2),
    SimplicialComplex.irrelevant(0),
  ],
  DualityDiagram: [new DualityDiagram(complex)],
  PolynomialRing: [new PolynomialRing(3)],
  SquarefreeIdeal: [SquarefreeIdeal.fromGenerators([[0, 1]], 3), SquarefreeIdeal.zero(2), SquarefreeIdeal.unit(2)],
  LatticeGame: [
    new LatticeGame(
      [
        [1, 0],
        [0, 1],
      ],
      { defeated: [[0, 0]] },
    ),
    new LatticeGame([[1]]),
  ],
  LabelledPoset: [LabelledPoset.fromRelations(3, [[0, 1]]), LabelledPoset.fromRelations(0, [])],
  Dyadic: [Dyadic.of(-5, 3), Dyadic.zero],
  Form: [store.zero],
  FormStore: [store],
  Thermograph: [thermograph(parseValue('{2|-2}'))],
  Value: [parseValue('{2|-2}'), parseValue('3/4')],
  ValueStore: [new ValueStore()],
  Wall: [thermograph(parseValue('{2|-2}')).leftWall],
  Evaluator: [new Evaluator()],
  HeapTable: [new HeapTable(kaylesHeaps)],
  MovesEvaluator: [new MovesEvaluator(movesOfHeaps(kaylesHeaps))],
  Board: [path(3), grid(2, 2)],
  DigraphPlacement: [parseDigraphPlacement('LLR 0>1 1>2 2>0'), parseDigraphPlacement('')],
  ConflictPlacement: [conflictOfDigraph(parseDigraphPlacement('LR 0>1'))],
  MoveGame: [parseMoveGame('toppling-dominoes@row:LRE'), new MoveGame([])],
  LatticeStrategy: [
    new LatticeStrategy(lattice, [
      {
        points: [[0, 0]],
        generators: [
          [2, 0],
          [0, 2],
        ],
      },
    ]),
  ],
  Rational: [Rational.of(3, 4)],
  RationalSeries: [
    new RationalSeries(2, [
      {
        exponent: [0, 0],
        generators: [
          [1, 0],
          [1, 1],
          [1, 2],
        ],
      },
    ]),
  ],
  RecognisableSet: [RecognisableSet.of([1, 0], [1, 2], () => true), RecognisableSet.of([], [], () => true)],
  GameGraph: [new GameGraph(2, [[0, 1, 'L']])],
  GameTreeNode: [gameTree(compile(snort, path(2)))],
  SPGame: [compile(snort, path(2)), compile(snort, path(2), { lazy: true })],
  SmallGameSearch: [new SmallGameSearch()],
};

/** Methods that are not for users. */
const NOT_PUBLIC = new Set([
  ...[
    'FormStore.sumWithin',
    'FormStore.requireOwn',
    'ValueStore.optionsOf',
    'ValueStore.closedFormOf',
    'ValueStore.stopOf',
  ],
  ...['ValueStore.multiple', 'MoveGame.at', 'MoveGame.partsOf', 'LatticeGame.requirePosition'],
]);

/** What is evaluated may be long work. */
const BOUNDED = new Set(['Evaluator', 'MovesEvaluator', 'HeapTable']);

function methodsOf({ prototype }: { readonly prototype: object }): [name: string, method: Call][] {
  return Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, descriptor]) => {
    const method: unknown = descriptor.value;
    return typeof method === 'function' && name !== 'constructor' ? [[name, method as Call]] : [];
  });
}

describe('methods called with wrong arguments', () => {
  it.each(sampled(Object.entries(FOLDERS), 8))('of %s give typed errors only', async (folder, load) => {
    const random = randomNumbers(folder.length);
    const any = (): unknown => WRONG_ARGUMENTS[Math.floor(random() * WRONG_ARGUMENTS.length)]![1]();
    const faults = new Map<string, string>();
    for (const [name, Class] of Object.entries(await load())) {
      if (!isClass(Class)) continue;
      for (const [method, called] of methodsOf(Class as { readonly prototype: object })) {
        if (NOT_PUBLIC.has(`${name}.${method}`)) continue;
        for (const object of OBJECTS[name] ?? []) {
          const call: Call = (...given) => Reflect.apply(called, object, given);
          const rounds = inFull ? 2 * WRONG_ARGUMENTS.length : runs(200, 12);
          for (let k = 0; k < rounds; k++) {
            const first = inFull ? WRONG_ARGUMENTS[k % WRONG_ARGUMENTS.length]![1]() : any();
            const given = [first, ...Array.from({ length: called.length - (k % 2) + 1 }, any)];
            const isBounded = BOUNDED.has(name);
            if (isBounded) given[called.length] = { timeoutMs: 20 };
            const found = await faultOf(call, k % 3 === 0 && !isBounded ? given.reverse() : given);
            if (found !== undefined) faults.set(`${name}.${method}`, found);
          }
        }
      }
    }
    expect(Object.fromEntries(faults)).toEqual({});
  });
});
