import { aFlag, optional } from '../../arguments.js';
import { InputError } from '../../errors.js';
import type { Moves } from '../../evaluation/index.js';
import { fields, requireShape } from '../../shape.js';
import { Work } from '../../run.js';
import { isImpartial, type Form } from '../../values/index.js';
import { encodedFollowers, type PositionEncoding } from './encodedFollowers.js';
import type { EncodingOptions } from './latticeGameOfOptions.js';

const conventions = /* @__PURE__ */ fields({ misere: optional(aFlag) });

/**
 * A position of an impartial game by its moves, and all that it can become, as a lattice game: a coordinate for each
 * component that has a move.
 * @param moves those of an impartial game; where they name the components of positions, these are the parts, else whole
 * positions are
 * @param options misère play; `limit` counts options of parts
 * @throws InputError `not-impartial`, `not-acyclic`, `invalid-argument`; LimitError `too-many-positions` above 2¹⁶
 * parts, `too-many-moves`
 * @complexity for each option as many steps as there are parts
 * @source Guo & Miller 2009, Thm 5.1
 * The components of sums take the place of sums, so that d is small.
 * @example latticeGameOfMoves(movesOfHeaps(kaylesHeaps), [3, 3]).start // [0, 0, 2]
 */
export function latticeGameOfMoves<Position>(
  moves: Moves<Position>,
  position: Position,
  options: EncodingOptions = {},
): PositionEncoding<Position> {
  const task = 'latticeGameOfMoves';
  requireShape(task, conventions, options, 'options');
  const { misere = false, ...bounds } = options;
  const representative = (part: Position): Position => moves.canonical?.(part).position ?? part;
  const partsOf = (whole: Position): Position[] => [...(moves.components?.(whole) ?? [whole])].map(representative);
  const optionsOf = function* (part: Position): Generator<Position[]> {
    for (const { player, position: next } of moves.options(part)) {
      if (moves.impartial !== true && player !== undefined)
        throw new InputError(
          'not-impartial',
          `${task}: a move of ${player === 'L' ? 'Left' : 'Right'}; expected the moves of an impartial game.`,
        );
      yield partsOf(next);
    }
  };
  return encodedFollowers(partsOf(position), (part) => moves.key(part), optionsOf, { misere }, new Work(task, bounds));
}

/**
 * An impartial form and its followers as a lattice game, with a coordinate for each of them but {|}.
 * @param options misère play; `limit` counts options of followers
 * @throws InputError `not-impartial`, `invalid-argument`; LimitError `too-many-positions` above 2¹⁶ followers,
 * `too-many-moves`
 * @complexity for each option as many steps as there are followers
 * @source Guo & Miller 2009, Thm 5.1
 * @example latticeGameOfForm(parseForm('{0,*|0,*}')).encoding.game.toString() // 'lattice:moves 1,0 0,1 -1,1'
 */
export function latticeGameOfForm(form: Form, options: EncodingOptions = {}): PositionEncoding<Form> {
  const task = 'latticeGameOfForm';
  requireShape(task, conventions, options, 'options');
  if (!isImpartial(form))
    throw new InputError(
      'not-impartial',
      `${task}: the form is not impartial; expected the same options for both players in all followers.`,
    );
  const { misere = false, ...bounds } = options;
  const optionsOf = (part: Form): Form[][] => part.options('L').map((option) => [option]);
  return encodedFollowers([form], (part) => part, optionsOf, { misere }, new Work(task, bounds));
}
