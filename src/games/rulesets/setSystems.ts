import type { Player } from '../../player.js';
import type { ClauseData, PlacementData } from '../declarative/RulesetData.js';
import { InputError, LimitError } from '../../errors.js';
import { shown } from '../../shape.js';
import { type Ruleset, unsuitableBoard } from '../Ruleset.js';
import type { Board } from '../../boards/index.js';
import { ANY_VERTEX, OWN_VERTICES } from './graphs.js';
import { readOnBoards } from './readOnBoards.js';

/** Sets of points, such as the blocks of a design, the facets of a complex or the generators of an ideal. */
export type PointSets = readonly (readonly number[])[];

/** The lines of the projective plane of order 2. */
export const FANO_PLANE: PointSets = frozen([
  [0, 1, 2],
  [0, 3, 4],
  [0, 5, 6],
  [1, 3, 5],
  [1, 4, 6],
  [2, 3, 6],
  [2, 4, 5],
]);

/** The rows, columns and diagonals of TICTACTOE. */
export const TIC_TAC_TOE_LINES: PointSets = frozen([
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]);

function frozen(sets: PointSets): PointSets {
  return Object.freeze(sets.map((set) => Object.freeze(set)));
}

function requirePoints(points: number): (ruleset: string, board: Board) => void {
  return (ruleset, { vertexCount }) => {
    if (vertexCount < points)
      throw unsuitableBoard(ruleset, `one with ${vertexCount} vertices`, `at least ${points}: the points of the sets`);
  };
}

/** The most points of a ruleset of sets. */
const MOST_POINTS = 2 ** 16;

function numberOfPoints(task: string, sets: PointSets): number {
  if (!Array.isArray(sets) || !sets.every((set) => Array.isArray(set)))
    throw new InputError(
      'invalid-point',
      `${task}: found ${shown(sets)}; expected lists of points, as in [[0, 1], [2]].`,
    );
  let largest = -1;
  for (const set of sets)
    for (const v of set as readonly number[]) {
      if (!Number.isSafeInteger(v) || v < 0)
        throw new InputError('invalid-point', `${task}: the point ${shown(v)} of a set; expected integers ≥ 0.`);
      if (v > largest) largest = v;
    }
  if (largest >= MOST_POINTS)
    throw new LimitError(
      'too-large-ruleset',
      `${task}: the point ${largest} of a set; the limit is ${MOST_POINTS - 1}.`,
      {
        details: { point: largest, limit: MOST_POINTS - 1 },
      },
    );
  return largest + 1;
}

function placementsOf(points: number, side?: Player): PlacementData[] {
  return Array.from({ length: points }, (_, v) => ({
    piece: 'vertex',
    ...(side !== undefined && { side }),
    cells: [v],
  }));
}

/** How a ruleset of sets is called. */
export interface SetRulesetOptions {
  /** As in the notation, such as `inside(fano)`; by default with all sets. */
  readonly name?: string;
}

/**
 * The claimed points lie inside one of the sets: on a design, inside a block; the game on any complex, by its facets.
 */
export function inside(sets: PointSets, given: SetRulesetOptions = {}): Ruleset {
  const { name } = given;
  const points = numberOfPoints('inside', sets);
  const placements = placementsOf(points);
  return readOnBoards(
    {
      type: 'ruleset',
      name: name ?? notationOf('inside', sets),
      words: 'Claim a point so that all claimed points lie in one of the sets.',
      pieces: ANY_VERTEX,
      clauses: [{ forbid: 'overlap' }, { forbid: 'unlisted', placements, positions: sets }],
    },
    requirePoints(points),
  );
}

/** None of the sets is completed: on a design, no block; the game on any square-free ideal, by its generators. */
export function avoid(sets: PointSets, given: SetRulesetOptions = {}): Ruleset {
  const { name } = given;
  const points = numberOfPoints('avoid', sets);
  return readOnBoards(
    {
      type: 'ruleset',
      name: name ?? notationOf('avoid', sets),
      words: 'Claim a point so that no set is claimed completely.',
      pieces: ANY_VERTEX,
      clauses: [{ forbid: 'overlap' }, { forbid: 'listed', placements: placementsOf(points), positions: sets }],
    },
    requirePoints(points),
  );
}

/** No player completes one of the sets with points of their own. */
export function avoidOwn(sets: PointSets, given: SetRulesetOptions = {}): Ruleset {
  const { name } = given;
  const points = numberOfPoints('avoid-own', sets);
  const own = (side: Player): ClauseData => ({
    forbid: 'listed',
    placements: placementsOf(points, side),
    positions: sets,
  });
  return readOnBoards(
    {
      type: 'ruleset',
      name: name ?? notationOf('avoid-own', sets),
      words: 'Claim a point so that you have not claimed all of any set.',
      pieces: OWN_VERTICES,
      clauses: [{ forbid: 'overlap' }, own('L'), own('R')],
    },
    requirePoints(points),
  );
}

function notationOf(name: string, sets: PointSets): string {
  return `${name}(${sets.map((set) => set.join()).join(';')})`;
}
