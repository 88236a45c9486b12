import type { DataReader } from '../../text/internal.js';
import { readPlacement, readSide } from './readPiece.js';
import type { Between, ClauseData, PlacementData, PositionLists } from './RulesetData.js';

type Kind = ClauseData['forbid'];

/** How each clause is written. */
export const CLAUSE_EXAMPLES: Readonly<Record<Kind, string>> = {
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

const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  overlap: [],
  adjacent: ['between'],
  distance: ['in', 'between'],
  distances: ['sets'],
  orientation: ['side', 'orientation'],
  vertices: ['side', 'vertices'],
  'more-than': ['pieces', 'side'],
  'no-liberty': [],
  position: ['pieces'],
  listed: ['placements', 'positions'],
  unlisted: ['placements', 'positions'],
};

/** The most pieces that a clause `distances` may speak of. */
export const DISTANCES_LIMIT = 24;

/**
 * A clause as data.
 * @param names the pieces that there are
 * @throws InputError `invalid-field`
 */
export function readClause(item: DataReader, names: readonly string[]): ClauseData {
  item.object('an object with "forbid"');
  const forbid = item
    .as('the clause', 'the clauses "overlap" and "adjacent" are {"forbid":"overlap"}, {"forbid":"adjacent"}')
    .field('forbid')
    .oneOf(Object.keys(FIELDS) as Kind[]);
  const clause = item.as(`the clause "${forbid}"`, CLAUSE_EXAMPLES[forbid]);
  clause.only(['forbid', ...FIELDS[forbid]]);
  switch (forbid) {
    case 'overlap':
    case 'no-liberty':
      return { forbid };
    case 'adjacent':
      return { forbid, ...readBetween(clause) };
    case 'distance':
      return { forbid, in: readSome(clause.field('in'), 'a list of distances', 'distance'), ...readBetween(clause) };
    case 'distances':
      return { forbid, sets: readDistanceSets(clause.field('sets')) };
    case 'orientation':
      return {
        forbid,
        ...readSide(clause),
        orientation: clause.field('orientation').oneOf(['horizontal', 'vertical']),
      };
    case 'vertices':
      return {
        forbid,
        ...readSide(clause),
        vertices: readSome(clause.field('vertices'), 'a list of vertices', 'vertex'),
      };
    case 'more-than':
      return { forbid, pieces: clause.field('pieces').integer(0), ...readSide(clause) };
    case 'position': {
      const pieces = clause.field('pieces');
      const placements = pieces.items('a list of pieces').map((piece) => readPlacement(piece, names));
      if (placements.length === 0) pieces.refuse('at least one piece');
      return { forbid, pieces: placements };
    }
    case 'listed':
    case 'unlisted': {
      const placements = readPlacements(clause.field('placements'), names);
      return { forbid, placements, positions: readPositions(clause.field('positions'), placements.length) };
    }
  }
}

/** A list of placements. */
export function readPlacements(list: DataReader, names?: readonly string[]): PlacementData[] {
  return list.items('a list of placements').map((placement) => readPlacement(placement, names));
}

/** Positions by indices below `count`. */
export function readPositions(list: DataReader, count: number): PositionLists {
  return list.items('a list of positions').map((position) => position.once().indices(count, 'placements'));
}

function readBetween(clause: DataReader): { readonly between?: Between } {
  const between = clause.optional('between')?.oneOf(['own', 'opposing', 'any']);
  return between === undefined ? {} : { between };
}

/** At least one natural number. */
function readSome(list: DataReader, what: string, one: string): number[] {
  const numbers = list.once().integers(what, 0);
  if (numbers.length === 0) list.refuse(`at least one ${one}`);
  return numbers;
}

function readDistanceSets(list: DataReader): number[][] {
  const sets = list.items('a list of sets of distances');
  if (sets.length === 0) list.refuse('at least one set');
  return sets.map((set) => {
    const distances = set.once().integers('a set of distances', 0);
    if (piecesWith(distances.length) === undefined)
      set.refuse('1, 3, 6, 10, … distances: one for each pair of 2, 3, 4, 5, … pieces');
    return distances;
  });
}

/** How many pieces have so many pairs, from 2 up to the limit. */
export function piecesWith(pairs: number): number | undefined {
  const f = (1 + Math.sqrt(1 + 8 * pairs)) / 2;
  return Number.isInteger(f) && f >= 2 && f <= DISTANCES_LIMIT ? f : undefined;
}
