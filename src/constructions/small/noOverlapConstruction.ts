import { complexOf } from '../../complex/internal.js';
import type { ComplexSource } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import type { ListedConstruction } from '../Construction.js';
import { findNoOverlapGame, minimalIllegalSets, type NoOverlapOptions } from './findNoOverlapGame.js';

/**
 * A game by the only rule that pieces do not overlap, on the smallest board: each player has one kind of connected
 * pieces, or two. Overlap is a matter of pairs, so the legal complex has to be flag; it has no loops, as a single piece
 * overlaps nothing.
 * @param target of any size, but each of its vertices is a piece on a small board
 * @throws InputError `not-flag` with the smallest set of three or more that alone would be illegal,
 * `not-without-isolated-vertices` if
 *   a single piece would be, `not-a-game`, `not-a-small-game` where no board up to the limit has such pieces
 * @throws LimitError; `limit` counts boards
 * @complexity for each board the placements of all pieces, then all choices of pieces with the right numbers of them
 * @source Huntemann 2018, Ex. 2.15
 */
export function noOverlapConstruction(
  target: ComplexSource,
  as: 'legal' | 'illegal',
  options: NoOverlapOptions = {},
): ListedConstruction {
  target = complexOf(target, 'noOverlapConstruction');
  const sets = minimalIllegalSets(target, as, options);
  const labels = (set: readonly number[]): string => set.map((v) => target.vertices[v]!.label).join(' ');
  const small = sets.find((set) => set.length < 2);
  if (small?.length === 0)
    throw new InputError(
      'not-a-game',
      'noOverlapConstruction: the empty position would be illegal; expected a complex of a game.',
    );
  if (small !== undefined)
    throw new InputError(
      'not-without-isolated-vertices',
      `noOverlapConstruction: ${labels(small)} alone would be illegal; expected illegal pairs only, as a single piece overlaps nothing (Prop. 2.5).`,
      { details: { vertex: small[0]! } },
    );
  const large = sets.find((set) => set.length > 2);
  if (large !== undefined)
    throw new InputError(
      'not-flag',
      `noOverlapConstruction: ${labels(large)} is minimal among the illegal positions; expected pairs only, as overlap is a matter of pairs.`,
      { hint: `--method ${as === 'legal' ? 'invariant' : 'gamma'} has a game.`, details: { nonface: large } },
    );
  const found = findNoOverlapGame(target, as, options);
  if (found !== undefined) return found;
  throw new InputError(
    'not-a-small-game',
    `noOverlapConstruction: ${noOverlapWords(options)} make this ${as} complex by not overlapping; expected a complex that some do.`,
    { hint: 'With boardVertices or pieceVertices more is looked through.' },
  );
}

/** What was looked through, as the subject of a sentence. */
export function noOverlapWords({ boardVertices = 7, pieceVertices = 4, pieces }: NoOverlapOptions = {}): string {
  const what =
    pieces === undefined ? `no connected pieces with at most ${pieceVertices} vertices` : 'none of the given pieces';
  return `${what} on a board with at most ${boardVertices}`;
}
