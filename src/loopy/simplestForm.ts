import type { Player } from '../player.js';
import { Work, type RunOptions } from '../run.js';
import type { LoopyGame } from './LoopyGame.js';
import { SimplestForms } from './SimplestForms.js';
import { requireStopper } from './stopper.js';
import { strongParts } from './strongParts.js';

/**
 * The simplest form of a stopper: no option is dominated or reversible, and equal positions are one. Its positions are
 * numbered by what they are, so that two stoppers are equal iff their simplest forms have the same options under the
 * same numbers.
 * @throws InputError `not-a-stopper`; LimitError `too-many-pairs`, `too-many-positions` above 2¹³ different positions
 * in simplest form
 * @complexity one step for each pair of a position and one in simplest form to which it leads, and for each pair of
 * different ones in simplest form
 * @example simplestForm(parseLoopyGame('{1,on|0,over}')).toString() // 'loopy:a={b|c}; b={b|}; c={|}'
 */
export function simplestForm(game: LoopyGame, options: RunOptions = {}): LoopyGame {
  const work = new Work('simplestForm', options);
  requireStopper('simplestForm', game, work.part());
  return simplestFormOfStopper(game, work);
}

/**
 * As `simplestForm`, of a game that is known to be a stopper: position by position, as far as they do not lead back to
 * each other.
 */
export function simplestFormOfStopper(game: LoopyGame, work: Work): LoopyGame {
  const forms = new SimplestForms();
  const numbers = new Int32Array(game.n);
  for (const part of strongParts(game.arcs, work)) {
    // Those of the part have no numbers yet.
    part.forEach((p, i) => (numbers[p] = -1 - i));
    const options = (player: Player): number[][] =>
      part.map((p) => Array.from(game.arcs[player].from(p), (option) => numbers[option]!));
    forms.place({ L: options('L'), R: options('R') }, work).forEach((number, i) => (numbers[part[i]!] = number));
  }
  return forms.game(numbers[0]!, work);
}
