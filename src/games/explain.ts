import type { SPGame } from './SPGame.js';
import { InputError, InvariantError } from '../errors.js';
import { violatedClause } from './Ruleset.js';

/** Why a position is legal or not. */
export type Explanation =
  | {
      readonly legal: true;
      /** Is no further piece legal? */
      readonly maximal: boolean;
      /** The vertices of the pieces that may be added, ascending. */
      readonly moves: readonly number[];
    }
  | {
      readonly legal: false;
      /** A minimal illegal position inside, as vertices, ascending. */
      readonly minimalIllegal: readonly number[];
      /** Those of its pieces that lay on the board before the game began. */
      readonly placed: readonly number[];
      /** What forbids it, in words. */
      readonly because: string;
    };

/**
 * Says whether a position is legal, which moves are left, or which clause forbids it and a minimal illegal position
 * inside it. A game that was compiled with `lazy` is not compiled for it: its rules are asked.
 * @param position vertices of the game; repetitions count once
 * @throws InputError `invalid-vertex`
 * @source Huntemann 2018, Def. 1.42
 * @example explain(compile(nogo, path(3)), [0, 1, 2]).legal // false
 */
export function explain(game: SPGame, position: Iterable<number>): Explanation {
  const n = game.vertices.length;
  const set = [...new Set(position)].sort((a, b) => a - b);
  for (const v of set)
    if (!Number.isInteger(v) || v < 0 || v >= n)
      throw new InputError('invalid-vertex', `explain: vertex ${v}; expected integers v with 0 ≤ v < ${n}.`);
  if (game.isLegal(set)) {
    const moves = Array.from({ length: n }, (_, v) => v).filter((v) => !set.includes(v) && game.isLegal([...set, v]));
    return { legal: true, maximal: moves.length === 0, moves };
  }
  const { placed } = game.origin;
  const again = set.find((v) => placed.includes(v));
  if (again !== undefined)
    return { legal: false, minimalIllegal: [again], placed: [], because: 'the piece lies on the board already' };
  const whole = game.onEmptyBoard();
  // Drop pieces while the rest is illegal, those on the board first: they are named only where they are needed.
  let rest = [...placed, ...set];
  for (const v of [...placed, ...set]) {
    const without = rest.filter((u) => u !== v);
    if (!whole.isLegal(without)) rest = without;
  }
  return {
    legal: false,
    minimalIllegal: rest.filter((v) => !placed.includes(v)).sort((a, b) => a - b),
    placed: rest.filter((v) => placed.includes(v)),
    because: reason(game, rest),
  };
}

/** The clause that forbids a minimal illegal position; its pieces lie in one summand. */
function reason(game: SPGame, minimal: readonly number[]): string {
  const positions = game.basicPositions;
  const first = positions[minimal[0]!]!;
  const { ruleset, board } = game.summands[first.summand]!;
  if (ruleset === undefined) return 'it is a minimal nonface of the complex';
  const clause = violatedClause(
    ruleset,
    [...minimal].sort((a, b) => a - b).map((v) => positions[v]!),
    board,
  );
  if (clause === undefined)
    throw new InvariantError(
      'unknown-clause',
      `explain: no clause of ${ruleset.name} forbids a minimal illegal position.`,
    );
  return `${ruleset.name}: ${clause.words}`;
}
