import { InputError } from '../errors.js';
import { positionKey, type BasicPosition } from './BasicPosition.js';
import type { Ruleset } from './Ruleset.js';

/** What the clauses that list positions say, by indices of basic positions. */
export interface ListedSets {
  /** No legal position contains one of these. */
  readonly forbidden: readonly (readonly number[])[];
  /** For each clause of the kind: every legal position lies inside one of its positions. */
  readonly legal: readonly (readonly (readonly number[])[])[];
}

/**
 * The listed positions of a ruleset.
 * @throws InputError `unknown-placement` for a piece that does not fit on the board
 */
export function listedSets(ruleset: Ruleset, positions: readonly BasicPosition[]): ListedSets {
  const listed = ruleset.clauses.filter((clause) => clause.on === 'listed');
  if (listed.length === 0) return { forbidden: [], legal: [] };
  const index = new Map(positions.map((position, v) => [positionKey(position), v]));
  const indices = (pieces: readonly BasicPosition[]): number[] =>
    pieces.map((piece) => {
      const v = index.get(positionKey(piece));
      if (v === undefined)
        throw new InputError(
          'unknown-placement',
          `compile: a listed position has the piece ${positionKey(piece)}, which does not fit on the board; expected placements on the board.`,
        );
      return v;
    });
  return {
    forbidden: listed.flatMap((clause) => (clause.forbidden ?? []).map(indices)),
    legal: listed.flatMap((clause) => (clause.legal === undefined ? [] : [clause.legal.map(indices)])),
  };
}
