import * as describe from '../../shape.js';
import type { DataReader } from '../../text/internal.js';
import { placementData, player, requirePieces, someVertices } from './readPiece.js';
import type { ClauseData, PlacementData, PositionLists } from './RulesetData.js';

type Kind = ClauseData['forbid'];

/** How each clause is written. */
const CLAUSE_EXAMPLES: Readonly<Record<Kind, string>> = {
  overlap: '{"forbid":"overlap"}',
  adjacent: '{"forbid":"adjacent","between":"opposing"}',
  distance: '{"forbid":"distance","in":[2,3],"between":"own"}',
  distances: '{"forbid":"distances","sets":[[2,3,4],[5]]}',
  orientation: '{"forbid":"orientation","side":"L","orientation":"horizontal"}',
  vertices: '{"forbid":"vertices","side":"R","vertices":[0,3]}',
  'more-than': '{"forbid":"more-than","pieces":2,"side":"L"}',
  'no-liberty': '{"forbid":"no-liberty"}',
  position: '{"forbid":"position","pieces":[{"piece":"vertex","side":"L","cells":[0]}]}',
  listed: '{"forbid":"listed","placements":[{"piece":"vertex","side":"L","cells":[0]}],"positions":[[0]]}',
  unlisted: '{"forbid":"unlisted","placements":[{"piece":"vertex","side":"L","cells":[0]}],"positions":[[0]]}',
};

/** The most pieces that a clause `distances` may speak of. */
const DISTANCES_LIMIT = 24;

const between = () =>
  describe.optional(
    describe.described(
      'Of which pairs the clause speaks: of one player, of different players, or of any.',
      describe.oneOf('own', 'opposing', 'any'),
    ),
  );

const side = () => describe.optional(describe.described('Of either player if missing.', player));

/** Sets of the distances of all pairs of some pieces. */
const distanceSets = (): describe.Shape<number[][]> =>
  describe.listOf(
    describe.also(
      describe.listOf(describe.integer(0), 'a set of distances', { isOnce: true }),
      (distances, data) =>
        piecesWith(distances.length) === undefined
          ? data.refuse('1, 3, 6, 10, … distances: one for each pair of 2, 3, 4, 5, … pieces')
          : distances,
      {
        anyOf: Array.from({ length: DISTANCES_LIMIT - 1 }, (_, i) => ((i + 2) * (i + 1)) / 2).map((pairs) => ({
          minItems: pairs,
          maxItems: pairs,
        })),
      },
    ),
    'a list of sets of distances',
    { atLeastOne: 'set' },
  );

/** Placements as data. */
export const placementList: describe.Shape<PlacementData[]> = /* @__PURE__ */ describe.lazily(() =>
  describe.listOf(placementData, 'a list of placements'),
);

/** Positions by indices of placements, whose bound is for `readPositions` to check. */
export const positionLists: describe.Shape<number[][]> = /* @__PURE__ */ describe.lazily(() =>
  describe.described(
    'Lists of indices of placements from 0.',
    describe.listOf(
      describe.listOf(describe.integer(0), 'a list of indices of placements', { isOnce: true }),
      'a list of positions',
    ),
  ),
);

/** Each clause: what it says, and its fields. */
const CLAUSES: () => {
  readonly [K in Kind]: readonly [words: string, fields: Readonly<Record<string, describe.Shape>>];
} = () => ({
  overlap: ['Pieces that cover a common vertex.', {}],
  adjacent: ['Pieces with adjacent vertices.', { between: between() }],
  distance: [
    'Pieces at one of these distances: 0 is an overlap, 1 adjacency of pieces that do not overlap.',
    {
      in: describe.listOf(describe.integer(0), 'a list of distances', { isOnce: true, atLeastOne: 'distance' }),
      between: between(),
    },
  ],
  distances: [
    'f pieces whose set of distances is exactly one of these sets, each of f(f−1)/2 distances.',
    { sets: distanceSets() },
  ],
  orientation: [
    'Pieces of at least two squares that lie in one row, or in one column, of the board.',
    { side: side(), orientation: describe.oneOf('horizontal', 'vertical') },
  ],
  vertices: [
    'Pieces that cover one of these vertices.',
    { side: side(), vertices: someVertices({ atLeastOne: 'vertex' }) },
  ],
  'more-than': ['More than so many pieces, of a player or in all.', { pieces: describe.integer(0), side: side() }],
  'no-liberty': [
    'A connected group of one player that is adjacent to no empty vertex; needs a clause {"forbid":"overlap"} as well.',
    {},
  ],
  position: [
    'These pieces together.',
    { pieces: describe.listOf(placementData, 'a list of pieces', { atLeastOne: 'piece' }) },
  ],
  listed: ['Positions that contain a listed one.', { placements: placementList, positions: positionLists }],
  unlisted: ['Positions that lie inside no listed one.', { placements: placementList, positions: positionLists }],
});

const clauses = (): [Kind, describe.Shape<ClauseData>][] =>
  Object.entries(CLAUSES()).map(([kind, [words, fields]]) => [
    kind as Kind,
    describe.described(
      words,
      describe.fields({ forbid: describe.oneOf(kind), ...fields }, 'an object with "forbid"', true),
    ) as describe.Shape as describe.Shape<ClauseData>,
  ]);

/** A clause as data; that its pieces and placements are there is for `requireKnown` to check. */
export const clauseData: describe.Shape<ClauseData> = /* @__PURE__ */ describe.named('clause', () => {
  const all = new Map(clauses());
  return describe.byReading(
    (item) => {
      item.object('an object with "forbid"');
      const forbid = item
        .as('the clause', 'the clauses "overlap" and "adjacent" are {"forbid":"overlap"}, {"forbid":"adjacent"}')
        .field('forbid')
        .oneOf([...all.keys()]);
      return all.get(forbid)!.read(clausePart(item, forbid));
    },
    (definitions) => ({ oneOf: Array.from(all.values(), (clause) => clause.schema(definitions)) }),
  );
});

/** A clause as errors name it. */
function clausePart(item: DataReader, forbid: Kind): DataReader {
  return item.as(`the clause "${forbid}"`, CLAUSE_EXAMPLES[forbid]);
}

/**
 * Refuses a clause that speaks of pieces or placements that are not there.
 * @param names the pieces that there are
 * @throws InputError `invalid-field`
 */
export function requireKnown(clause: ClauseData, names: readonly string[], item: DataReader): void {
  const part = clausePart(item, clause.forbid);
  if (clause.forbid === 'position') requirePieces(clause.pieces, names, part.field('pieces'));
  if (clause.forbid !== 'listed' && clause.forbid !== 'unlisted') return;
  requirePieces(clause.placements, names, part.field('placements'));
  readPositions(part.field('positions'), clause.placements.length);
}

/** Positions by indices below `count`. */
export function readPositions(list: DataReader, count: number): PositionLists {
  return list.items('a list of positions').map((position) => position.once().indices(count, 'placements'));
}

/** How many pieces have so many pairs, from 2 up to the limit. */
export function piecesWith(pairs: number): number | undefined {
  const f = (1 + Math.sqrt(1 + 8 * pairs)) / 2;
  return Number.isInteger(f) && f >= 2 && f <= DISTANCES_LIMIT ? f : undefined;
}
