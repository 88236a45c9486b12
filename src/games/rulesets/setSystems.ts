import type { Player } from '../../player.js';
import type { ClauseData, PlacementData } from '../declarative/RulesetData.js';
import { InputError } from '../../errors.js';
import { type Ruleset, unsuitableBoard } from '../Ruleset.js';
import type { Board } from '../../boards/index.js';
import { ANY_VERTEX, OWN_VERTICES } from './graphs.js';
import { rulesetOnBoards } from './rulesetOnBoards.js';

/** Sets of points, such as the blocks of a design, the facets of a complex or the generators of an ideal. */
export type PointSets = readonly (readonly number[])[];

/** The lines of the projective plane of order 2. */
export const FANO_PLANE: PointSets = [[0, 1, 2], [0, 3, 4], [0, 5, 6], [1, 3, 5], [1, 4, 6], [2, 3, 6], [2, 4, 5]]; // prettier-ignore

/** The rows, columns and diagonals of TICTACTOE. */
export const TIC_TAC_TOE_LINES: PointSets = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]; // prettier-ignore

function requirePoints(points: number): (ruleset: string, board: Board) => void {
  return (ruleset, { vertexCount }) => {
    if (vertexCount < points)
      throw unsuitableBoard(ruleset, `one with ${vertexCount} vertices`, `at least ${points}: the points of the sets`);
  };
}

function numberOfPoints(sets: PointSets): number {
  const points = sets.flat();
  const wrong = points.find((v) => !Number.isSafeInteger(v) || v < 0);
  if (wrong !== undefined) throw new InputError('invalid-point', `The point ${wrong} of a set; expected integers ≥ 0.`);
  return Math.max(-1, ...points) + 1;
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

/** The claimed points lie inside one of the sets: on a design, inside a block; the game on any complex, by its facets. */
export function inside(sets: PointSets, { name = notationOf('inside', sets) }: SetRulesetOptions = {}): Ruleset {
  const points = numberOfPoints(sets);
  const placements = placementsOf(points);
  return rulesetOnBoards(
    {
      type: 'ruleset',
      name,
      words: 'Claim a point, such that all claimed points lie in one of the sets.',
      pieces: ANY_VERTEX,
      clauses: [{ forbid: 'overlap' }, { forbid: 'unlisted', placements, positions: sets }],
    },
    requirePoints(points),
  );
}

/** None of the sets is completed: on a design, no block; the game on any square-free ideal, by its generators. */
export function avoid(sets: PointSets, { name = notationOf('avoid', sets) }: SetRulesetOptions = {}): Ruleset {
  const points = numberOfPoints(sets);
  return rulesetOnBoards(
    {
      type: 'ruleset',
      name,
      words: 'Claim a point, such that none of the sets is claimed altogether.',
      pieces: ANY_VERTEX,
      clauses: [{ forbid: 'overlap' }, { forbid: 'listed', placements: placementsOf(points), positions: sets }],
    },
    requirePoints(points),
  );
}

/** No player completes one of the sets with own points. */
export function avoidOwn(sets: PointSets, { name = notationOf('avoid-own', sets) }: SetRulesetOptions = {}): Ruleset {
  const points = numberOfPoints(sets);
  const own = (side: Player): ClauseData => ({
    forbid: 'listed',
    placements: placementsOf(points, side),
    positions: sets,
  });
  return rulesetOnBoards(
    {
      type: 'ruleset',
      name,
      words: 'Claim a point, such that you have not claimed all of any of the sets.',
      pieces: OWN_VERTICES,
      clauses: [{ forbid: 'overlap' }, own('L'), own('R')],
    },
    requirePoints(points),
  );
}

function notationOf(name: string, sets: PointSets): string {
  return `${name}(${sets.map((set) => set.join()).join(';')})`;
}
