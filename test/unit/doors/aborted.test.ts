import { describe, expect, it } from 'vitest';
import { Play, PlayableGame } from 'spgames/analysis';
import { hexGrid, path } from 'spgames/boards';
import { SimplicialComplex } from 'spgames/complex';
import { cyclesConstruction, gammaLabels } from 'spgames/constructions';
import { digraphWithValue, parseDigraphPlacement } from 'spgames/digraphs';
import { namedGamePoset } from 'spgames/days';
import { HeapTable, kaylesHeaps, movesOfHeaps } from 'spgames/evaluation';
import { compile, GameGraph, gameTree, parseScoringGame, snort } from 'spgames/games';
import { SquarefreeIdeal } from 'spgames/ideal';
import { SparseMatrix } from 'spgames/linear';
import {
  LatticeGame,
  latticeQuotient,
  LatticeStrategy,
  parseLatticeGame,
  patternByWeight,
  RationalSeries,
} from 'spgames/lattice';
import { parseLoopyGame } from 'spgames/loopy';
import { parseMoveGame } from 'spgames/moves';
import { LabelledPoset } from 'spgames/poset';
import { SetFamily } from 'spgames/sets';
import { parseSource } from 'spgames/sources';
import { formOf, FormStore, parseValue } from 'spgames/values';
import { filesUnder, textOf } from '../../../scripts/filesUnder.js';
import { gammaLengths } from '../../../src/constructions/internal.js';
import { AbortError, LibraryError } from '../../../src/errors.js';
import { FOLDERS, type Call } from '../../helpers/doors.js';
import { inFull, runs, sampled } from '../../helpers/sampling.js';

/** The names of the functions whose options are bounds, as the sources say. */
function boundedFunctions(): Set<string> {
  const texts = filesUnder('src', /\.ts$/).map(textOf);
  const kinds = new Set(['RunOptions']);
  for (let before = 0; before < kinds.size;) {
    before = kinds.size;
    for (const text of texts)
      for (const [, kind, parents] of text.matchAll(/export interface (\w+)(?:<[^{]*>)?\s+extends\s+([^{]+)\{/g))
        if ([...kinds].some((known) => new RegExp(`\\b${known}\\b`).test(parents!))) kinds.add(kind!);
  }
  const ofKind = new RegExp(`: (?:${[...kinds].join('|')})\\b`);
  const functions = /export function\*? (\w+)(?:<[^(]*>)?\(([\s\S]*?)\n?\)(?:: [^\n]*)? \{\n/g;
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(functions)].flatMap(([, name, parameters]) => (ofKind.test(parameters!) ? [name!] : [])),
    ),
  );
}

const store = new FormStore();
const source = parseSource('snort@path:3');
const playable = new PlayableGame(compile(snort, path(2)));

/** What functions may be asked about, made anew for each call: what is known already is not computed again. */
const ARGUMENTS: readonly (() => unknown)[] = [
  () => parseScoringGame('<^0|3,<2|^5>>'),
  () => [parseScoringGame('<^0|3,<2|^5>>')],
  () =>
    SimplicialComplex.fromFacets([
      ['x1', 'y1'],
      ['x2', 'y1'],
      ['x2', 'y2'],
    ]),
  () =>
    SimplicialComplex.fromNonfaces(
      [
        [0, 1],
        [2, 3],
      ],
      5,
    ),
  () =>
    SimplicialComplex.fromNonfaces(
      [
        [0, 3],
        [1, 2],
        [1, 3],
      ],
      ['x1', 'x2', 'y1', 'y2'],
    ),
  () => compile(snort, path(3)),
  () => parseDigraphPlacement('LLRLR 0-1 1>2 3>2 2>0 4-3'),
  () => digraphWithValue(parseValue('*2')),
  () =>
    SetFamily.fromLists(
      [
        [0, 1],
        [1, 2],
      ],
      3,
    ),
  () => SquarefreeIdeal.fromGenerators([[0, 1]], 3),
  ...[
    () => path(3),
    () => hexGrid(2, 2),
    () => snort,
    () => parseValue('{2|-2}'),
    () => parseDigraphPlacement('LRL 0>1 1>2'),
    () => LabelledPoset.fromRelations(3, [[0, 1]]),
  ],
  ...[
    () => new GameGraph(2, [[0, 1, 'L']]),
    () => kaylesHeaps,
    () => movesOfHeaps(kaylesHeaps),
    () => new HeapTable(kaylesHeaps),
  ],
  ...[
    () => store,
    () => formOf(parseValue('{1|-1}'), store),
    () => formOf(parseValue('*2'), store),
    () => ['{1|-1}', '*2'].map((text) => formOf(parseValue(text), store)),
    () =>
      SparseMatrix.fromDense([
        [2, 0],
        [0, 3],
      ]),
    () => source,
  ],
  ...[
    () => cyclesConstruction(SimplicialComplex.fromFacets([[0, 1], [2]], 3), 'legal'),
    () => compile(snort, path(2)).toJSON(),
  ],
  ...[2, 3, 5, 'L', 'x1', 'legal', 'keep', 'snort@path:3', 'disjunctive', 'dicotic'].map((plain) => () => plain),
  () => parseLoopyGame('over'),
  () =>
    new LatticeGame([
      [1, 0],
      [0, 1],
      [-1, 1],
    ]),
  ...[() => [1, 1], () => gameTree(compile(snort, path(2))), () => patternByWeight(parseLatticeGame('moves 1,0 0,1'))],
  () => {
    const found = latticeQuotient(parseLatticeGame('moves 1,0 0,1'));
    return found.finite === true && found.quotient;
  },
  () => new LatticeStrategy(parseLatticeGame('moves 1'), [{ points: [[0]], generators: [[2]] }]),
  () => new RationalSeries(2, [{ exponent: [0, 0] }]),
  () => parseMoveGame('fox-and-geese@grid:3x3/..g|...|f..'),
  () => namedGamePoset('ss:1'),
  () => parseSource('kayles@path:3'),
  () => 'kayles',
  ...[() => playable, () => playable.start, () => Play.start(playable)],
  ...[() => [], () => [0], () => [0, 1], () => [0, 1, 2, 3, 4], () => [path(2)], () => () => true, () => [[0], [1]]],
  () => [
    { name: 'a', side: 'L' },
    { name: 'b', side: 'R' },
  ],
  () => 'day:2',
  () => ({
    n: 2,
    cycles: [gammaLengths(2, 'L', false), gammaLengths(2, 'R', false)],
    edges: gammaLabels([[0, 1]], 'printed'),
  }),
  () => ({
    ruleset: 'kayles',
    of: 'grundy',
    status: 'proven',
    preperiod: 71,
    period: 12,
    saltus: 0,
    exceptions: [],
    comparedTo: 155,
  }),
  () => SimplicialComplex.fromFacets([[0], [1]], 2),
];

/**
 * Functions that answer at once what is asked of them here: by a theorem, from what is known, or because it is nothing
 * of theirs.
 */
const AT_ONCE: readonly string[] = [
  ...['deadEnding', 'atPosition', 'asComplex', 'asGame', 'asIdeal', 'idealToJson', 'constructionToJson'],
  ...['verifyPosetIsomorphism', 'verifyGameWithValue', 'compilePlacementGame', 'movesToJson'],
];

/**
 * Functions that are asked in tests of their own: threads do not go through vitest (`test/unit/worker`), and `winner`
 * has to be told who begins (`test/property/evaluation/winner.test.ts`).
 */
const ELSEWHERE: readonly string[] = ['inWorker', 'winner'];

/** The same arguments, made once: most calls refuse them, and making them takes longer. */
const MADE: readonly unknown[] = ARGUMENTS.map((make) => make());

/** For as many parameters, the options left out, which of the arguments: all ways. */
function* choices(length: number): Generator<readonly number[]> {
  if (length === 0) yield [];
  else for (const first of ARGUMENTS.keys()) for (const rest of choices(length - 1)) yield [first, ...rest];
}

/** The first item, if the answer is gone through: before, nothing is done. */
async function answerOf(call: Call, given: readonly unknown[]): Promise<void> {
  const answer = await call(...given);
  if (answer instanceof Object && 'next' in answer) (answer as Iterator<unknown>).next();
}

type End = 'answered' | 'refused' | 'aborted' | 'failed';

async function endOf(call: Call, given: readonly unknown[]): Promise<End> {
  try {
    await answerOf(call, given);
    return 'answered';
  } catch (error) {
    return error instanceof AbortError ? 'aborted' : error instanceof LibraryError ? 'refused' : 'failed';
  }
}

/** Calls with right arguments are tried until one of them is aborted; the most that are tried. */
const TRIES = runs(80, 12);

/** A signal that is aborted after so many looks at it. */
function patient(looks: number): { readonly aborted: boolean; readonly looks: () => number } {
  let seen = 0;
  return {
    get aborted() {
      return ++seen > looks;
    },
    looks: () => seen,
  };
}

/** So many looks are more than those at the beginning. */
const MANY = 6;

describe('a function with bounds', () => {
  const names = boundedFunctions();

  it.each(sampled(Object.entries(FOLDERS), 4))('of %s stops when its signal is aborted', async (_, load) => {
    const open: string[] = [];
    for (const [name, called] of sampled(Object.entries(await load()), 5)) {
      if (typeof called !== 'function' || !names.has(name) || [...AT_ONCE, ...ELSEWHERE].includes(name)) continue;
      const call = called as Call;
      if (call.length > 2 && !inFull) continue;
      const ends = new Set<End>();
      let right = 0;
      for (const chosen of choices(call.length)) {
        if (ends.has('aborted') || right > TRIES) break;
        const given = chosen.map((i) => MADE[i]);
        if ((await endOf(call, given)) !== 'answered') continue;
        const make = (): unknown[] => chosen.map((i) => ARGUMENTS[i]!());
        right++;
        ends.add(await endOf(call, [...make(), { signal: AbortSignal.abort() }]));
        const all = patient(Infinity);
        await endOf(call, [...make(), { signal: all }]);
        if (all.looks() > MANY && (await endOf(call, [...make(), { signal: patient(all.looks() >> 1) }])) !== 'aborted')
          open.push(`${name}: goes on`);
      }
      if (!ends.has('aborted') || ends.has('refused') || ends.has('failed')) open.push(`${name}: ${[...ends].join()}`);
    }
    expect(open).toEqual([]);
  });
});
