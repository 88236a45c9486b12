import { VERSION } from '../../json.js';
import type { ConflictMove, ConflictPlacement } from './ConflictPlacement.js';

/** A conflict placement game as a JSON object; a move is left out of its own conflict set. */
export interface ConflictJson {
  readonly type: 'conflict-placement';
  readonly spgames: string;
  readonly moves: readonly ConflictMove[];
  readonly conflicts: readonly (readonly number[])[];
}

/** The JSON object of a game. */
export function conflictToJson({ moves, conflicts }: ConflictPlacement): ConflictJson {
  return {
    type: 'conflict-placement',
    spgames: VERSION,
    moves,
    conflicts: conflicts.map((set, m) => set.filter((other) => other !== m)),
  };
}
