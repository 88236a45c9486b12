import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Board, cycle, grid, path } from 'spgames/boards';
import { ConflictPlacement, DigraphPlacement, DigraphValues } from 'spgames/digraphs';
import { Dyadic, genus, genusToJson, parseForm, parseValue, thermograph } from 'spgames/values';
import { sumsQuotient } from 'spgames/analysis';
import { GamePoset, namedGamePoset } from 'spgames/days';
import { PolynomialRing, stanleyReisnerIdeal } from 'spgames/ideal';
import {
  compile,
  domineering,
  gameGraphOf,
  movesToJson,
  nodeKayles,
  nogo,
  parseScoringGame,
  snort,
} from 'spgames/games';
import {
  constructionToJson,
  coveringToJson,
  DOCUMENT_TYPES,
  fromJson,
  sumsQuotientToJson,
  heapPeriodToJson,
  outcomeProofToJson,
} from 'spgames/formats';
import {
  digraphConstruction,
  gammaConstruction,
  invariantConstruction,
  pureConstruction,
  skeletonConstruction,
  smallConstruction,
  valueConstruction,
} from 'spgames/constructions';
import {
  erdosSelfridge,
  pairingStrategy,
  parsePositionalGame,
  positionalStrategyToJson,
  replyStrategy,
} from 'spgames/positional';
import { findCovering, SimplicialComplex } from 'spgames/complex';
import { latticeQuotient, LatticeStrategy, parseLatticeGame, quotientToJson } from 'spgames/lattice';
import { moveCatalogue, MoveGame, parseMoveGame } from 'spgames/moves';
import { proveOutcome } from 'spgames/evaluation';
import { READ_DOCUMENTS } from '../../../src/formats/internal.js';
import { LoopyGame } from 'spgames/loopy';
import { facePoset } from 'spgames/poset';
import { LibraryError, LimitError } from '../../../src/errors.js';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { validRulesets } from '../../generators/sampleRulesets.js';
import { mutateDocument } from '../../helpers/mutateDocument.js';
import { runs } from '../../helpers/sampling.js';
import { validatorOf } from '../../helpers/schemas.js';

const complex = SimplicialComplex.fromFacets([[0, 2], [1]], ['x1', 'y1', '3', '4']);
const edge = SimplicialComplex.fromFacets([[0, 1]], ['x1', 'x2']);
const circle = SimplicialComplex.fromFacets(
  [
    [0, 1],
    [1, 2],
    [0, 2],
  ],
  3,
);
const covered = (): object => {
  const found = findCovering(circle);
  if (found.simplyConnected !== false) throw new Error('the circle has a covering');
  return coveringToJson({ complex: circle, covering: found.covering });
};

const quotientOf = (game: string): object => {
  const found = latticeQuotient(parseLatticeGame(game));
  if (found.finite !== true) throw new Error('the quotient is finite');
  const { order, products, pPortion, generators } = found.quotient;
  return quotientToJson({
    game: found.quotient.game,
    order,
    products,
    pPortion,
    generators,
    source: `lattice:${game}`,
  });
};

/** Documents of each type, by all that they may have. */
const DOCUMENTS: Readonly<Record<(typeof DOCUMENT_TYPES)[number], () => readonly object[]>> = {
  board: () => [
    grid(2, 2)
      .withPieces([{ vertex: 1, side: 'L' }])
      .toJSON(),
    new Board({
      vertexCount: 3,
      edges: [
        [0, 1],
        [1, 2],
      ],
      lengths: [2, 1],
      sides: ['L', undefined, 'R'],
    }).toJSON(),
  ],
  complex: () => [
    complex.toJSON(),
    { type: 'complex', n: 3, nonfaces: [[0, 1], [2]] },
    { type: 'complex', facets: [['a', 'b'], ['c']] },
    { type: 'complex', vertices: ['x1', 'y2'], facets: [[]] },
  ],
  construction: () => [
    constructionToJson(skeletonConstruction(edge)),
    constructionToJson(
      gammaConstruction(
        SimplicialComplex.fromFacets(
          [
            [0, 1],
            [1, 2],
          ],
          ['x1', 'y1', 'x2'],
        ),
      ),
    ),
    constructionToJson(invariantConstruction(edge)),
    constructionToJson(smallConstruction(edge, 'legal')),
    constructionToJson(valueConstruction(parseValue('{1|*}'))),
    constructionToJson(digraphConstruction(parseValue('{1|*}'))),
    constructionToJson(pureConstruction(parseValue('{1|*}'), { complex: 'pure' })),
    constructionToJson(pureConstruction(parseValue('1*'), { complex: 'vertexDecomposable' })),
    constructionToJson(pureConstruction(parseValue('1*'), { complex: 'pure', flag: true })),
    constructionToJson(valueConstruction(parseValue('*'), { complex: 'pure' })),
  ],
  'conflict-placement': () => [
    new ConflictPlacement(
      [
        { name: 'a', side: 'L' },
        { name: 'b', side: 'R' },
      ],
      [[], [0]],
    ).toJSON(),
    { type: 'conflict-placement', moves: [], conflicts: [] },
  ],
  covering: () => [covered()],
  digraph: () => [
    new DigraphPlacement('LLR', [
      [0, 1],
      [1, 2],
      [2, 1],
    ]).toJSON(),
    { type: 'digraph', vertices: [], arcs: [] },
  ],
  'digraph-values': () => [
    new DigraphValues(2).advance().toJSON(),
    new DigraphValues(3, { family: 'symmetric' }).toJSON(),
  ],
  family: () => [complex.facets.toJSON()],
  form: () => [
    parseForm('{0,1|3}').toJSON(),
    {
      type: 'form',
      positions: [
        [[], []],
        [[0], []],
        [[0, 1], [0]],
      ],
    },
    { type: 'form', name: '{*|*}', form: null },
  ],
  'game-graph': () => [gameGraphOf(compile(snort, path(2))).toJSON()],
  'game-poset': () => [
    namedGamePoset('day:1').toJSON(),
    { type: 'game-poset', name: 'oc:1', size: 4, planar: null },
    new GamePoset({ name: 'faces', elements: ['a', 'b'], order: (a, b) => a <= b }).toJSON(),
  ],
  'scoring-game': () => [
    parseScoringGame('<^0|3,<2|^5/4>>').toJSON(),
    {
      type: 'scoring-game',
      positions: [
        ['1', '2'],
        [[0], '-5/8'],
      ],
    },
    { type: 'scoring-game', name: '<^0|3>' },
  ],
  genus: () => ['*2', '{*2|*2}', '*3'].map((name) => genusToJson(genus(parseForm(name)))),
  'heap-period': () => [
    heapPeriodToJson({
      ruleset: 'kayles',
      of: 'grundy',
      status: 'proven',
      preperiod: 71,
      period: 12,
      saltus: 0,
      criterion: 'octal',
      comparedTo: 156,
    }),
    heapPeriodToJson({
      ruleset: 'oab(1,2)',
      of: 'values',
      status: 'observed',
      preperiod: 0,
      period: 4,
      saltus: Dyadic.parse('1'),
      comparedTo: 20,
    }),
  ],
  ideal: () => [stanleyReisnerIdeal(complex).toJSON()],
  'lattice-game': () => [
    parseLatticeGame('moves 1,0 0,1 -1,1; defeated 0,0').toJSON(),
    parseLatticeGame('moves 1,0 1,2; inequalities 0,1>=0 2,-1>=0').toJSON(),
    { type: 'lattice-game', dimension: 1, moves: [[1]] },
  ],
  'lattice-strategy': () => [
    new LatticeStrategy(parseLatticeGame('moves 1,0 0,1 -1,1; defeated 0,0'), [
      { points: [[1, 0]], generators: [[2, 0]] },
      {
        points: [[0, 2]],
        generators: [
          [2, 0],
          [0, 2],
        ],
      },
    ]).toJSON(),
  ],
  'loopy-game': () => [new LoopyGame([[1], []], [[0], []]).toJSON()],
  'misere-quotient': () => [quotientOf('moves 1,0 0,1 -1,1; defeated 0,0')],
  moves: () => [
    movesToJson({
      start: 'a',
      options: (at: string) => (at === 'a' ? [{ position: 'b', player: 'L' }] : []),
      key: (at: string) => at,
      placed: (at: string) => (at === 'a' ? [] : [{ side: 'L', piece: 'p', cells: [0] }]),
    }),
  ],
  'outcome-proof': () => [
    outcomeProofToJson({ source: 'domineering@grid:3x3', proof: proveOutcome(compile(domineering, grid(3, 3))) }),
    outcomeProofToJson({ source: 'nogo@grid:2x3', proof: proveOutcome(compile(nogo, grid(2, 3))) }),
    outcomeProofToJson({ source: 'snort@path:5', position: 'x1', proof: proveOutcome(compile(snort, path(5))) }),
  ],
  poset: () => [facePoset(complex).poset.toJSON()],
  'positional-game': () => [
    parsePositionalGame('positional(strong)@tic-tac-toe:3/x1.1 y2.2').toJSON(),
    { type: 'positional-game', rule: 'maker', points: ['a', 'b'], sets: [[0, 1], []] },
  ],
  'positional-strategy': () => {
    const game = parsePositionalGame('positional(maker)@sets:0 1, 2 3 4');
    const [replies, pairing, potential] = [
      replyStrategy(game, 'R', 'R'),
      pairingStrategy(game),
      erdosSelfridge(game, 'L'),
    ];
    if (!replies.found || pairing.found !== true || !potential.applies) throw new Error('Breaker wins');
    return [replies.strategy, pairing.strategy, potential.strategy].map(positionalStrategyToJson);
  },
  position: () => [
    MoveGame.sum(moveCatalogue.map(({ example }) => parseMoveGame(example))).toJSON(),
    parseMoveGame('toppling-dominoes(E,W)@row:LR').negative().toJSON(),
  ],
  quotient: () => [
    quotientOf('moves 1,0 0,1 -1,1'),
    {
      ...quotientOf('moves 1,0 0,1'),
      generators: [
        { coordinate: 1, element: 0, index: 0, period: 1 },
        { heap: 1, coordinate: 0, element: 0, index: 0, period: 1 },
      ].map((each, i) => ({ ...each, heap: i + 1, coordinate: i })),
    },
  ],
  ring: () => [PolynomialRing.fromVertices(complex.vertices).toJSON()],
  ruleset: () => validRulesets,
  'sp-game': () => [compile(snort, path(2)).toJSON(), compile(nodeKayles, cycle(4)).toJSON()],
  'sums-quotient': () => {
    const found = sumsQuotient([parseForm('{*|0}')], { misere: true });
    return found.finite === true ? [sumsQuotientToJson({ ...found.quotient, source: 'form:{*|0}' })] : [];
  },
  thermograph: () => ['{3|1||0}', '1/2', '{4|{2|-1/2}}'].map((name) => thermograph(parseValue(name)).toJSON()),
  value: () => [parseValue('{2|-2}').toJSON(), { type: 'value', name: '1/2^*', form: null }],
};

/**
 * What only the reader can say: what refers to what, what stands twice, what is not of one length, what has a meaning.
 */
const BEYOND_SCHEMA =
  /expected (an integer from 0 to|indices below |an empty list, as there are|another |a label|"vertices" or "n"|"facets" or "nonfaces"|the facets of the complex|the id of a position|the name of a |a text, or (a "form"|"positions")|rows of equal length|two different vertices|every |a text without spaces|a position of a ruleset|a lattice game|strata of the game|a positional game|the field |a fraction such as |a loopy game|the elements and covers of |a list of pairs \[lower, upper\], as there are |each value once|a list as short as possible|at least two values, which repeat|a wall that stands at|a first point at t|points in order|an oblique part|the least temperature|numbers of positions that stand|a fraction whose denominator|the number of elements|a digraph with )/;

/** All names of fields that occur somewhere in a value. */
function fieldNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(fieldNames)];
}

describe('schemas and readers', () => {
  // Traces of the stack would be most of the time.
  const { stackTraceLimit } = Error;
  beforeAll(() => void (Error.stackTraceLimit = 0));
  afterAll(() => void (Error.stackTraceLimit = stackTraceLimit));

  it.each([...DOCUMENT_TYPES])('of the type %s agree on documents, and on such with a change', (type) => {
    const isValid = validatorOf(type);
    const described = READ_DOCUMENTS.find((each) => each.type === type)!;
    const documents = DOCUMENTS[type]().map((document) => JSON.stringify(document));
    for (const text of documents) {
      expect(isValid(JSON.parse(text)), JSON.stringify(isValid.errors)).toBe(true);
      fromJson(JSON.parse(text));
    }
    const keys = [...new Set([...documents.flatMap((text) => fieldNames(JSON.parse(text))), 'x', '__proto__'])];
    const random = randomIntegers(3);
    for (let i = 0; i < runs(5_000, 60); i++) {
      let document: unknown = JSON.parse(documents[i % documents.length]!);
      for (let changes = 1 + random(2); changes > 0; changes--) document = mutateDocument(document, random, keys);
      document = JSON.parse(JSON.stringify(document ?? null));
      if ((document as { readonly type?: unknown } | null)?.type !== type) continue;
      let refusal: LibraryError | undefined;
      try {
        fromJson(document);
      } catch (error) {
        if (!(error instanceof LibraryError))
          throw new Error(`${String(error)} for ${JSON.stringify(document)}`, { cause: error });
        refusal = error;
      }
      // A flaw is told of just what cannot be read.
      if (!(refusal instanceof LimitError))
        expect(described.flaw(document, 'document') === undefined).toBe(refusal === undefined);
      if ((refusal === undefined) === isValid(document)) continue;
      // Whatever the schema refuses the reader refuses.
      expect([
        refusal === undefined,
        JSON.stringify(isValid.errors)?.slice(0, 400),
        JSON.stringify(document).slice(0, 800),
      ]).toEqual([false, expect.anything(), expect.anything()]);
      if (refusal!.code === 'invalid-field')
        expect(refusal!.message, JSON.stringify(document).slice(0, 800)).toMatch(BEYOND_SCHEMA);
    }
  });
});
