import { PLAYERS, type Player } from '../../player.js';
import type { Work } from '../../run.js';
import type { Form } from '../forms/Form.js';
import { adjoint } from './adjoint.js';
import type { OrderTable } from './OrderTable.js';
import { perfectMurder, leftWinsFirst, leftWinsFirstStrongly, leftWinsSecond } from './strongOutcomes.js';

/** Games added to two forms, g and h: when the player begins, Left wins h + X and loses g + X. */
interface Separation {
  readonly game: Form;
  readonly begins: Player;
}

/**
 * A game of the universe that shows that a form is not at least another one under misère play: when one of the players
 * begins, Left wins the sum with the second, and loses that with the first. It is put together as in the proof that the
 * test of `OrderTable` is necessary.
 * @param table of the order modulo the dicotic or the dead-ending games
 * @param small games of the universe that are tried first, at each follower
 */
export function separatingGame(first: Form, second: Form, table: OrderTable, small: readonly Form[], work: Work): Form {
  const { store } = first;
  const { zero } = store;
  const known = new Map<string, Form>();
  const onNew = (): void => work.step();

  const separates = (g: Form, h: Form, game: Form, begins: Player): boolean => {
    const wins = begins === 'L' ? leftWinsFirst : leftWinsSecond;
    return wins(store.sumWithin(h, game, onNew)) && !wins(store.sumWithin(g, game, onNew));
  };

  /** With a given player to begin. */
  const separation = (g: Form, h: Form, begins: Player): Form => {
    const key = `${g.id},${h.id}${begins}`;
    let found = known.get(key);
    if (found === undefined) {
      work.step();
      found = small.find((game) => separates(g, h, game, begins)) ?? turned(g, h, natural(g, h), begins);
      known.set(key, found);
    }
    return found;
  };

  const natural = (g: Form, h: Form): Separation => {
    const [left] = table.unansweredLeft(g, h);
    if (left !== undefined) return { game: downlink(g, left), begins: 'L' };
    const [right] = table.unansweredRight(g, h);
    if (right !== undefined) return { game: downlink(right, h), begins: 'R' };
    const moves = Math.max(g.birthday, h.birthday) + 1;
    for (const begins of PLAYERS) if (separates(g, h, zero, begins)) return { game: zero, begins };
    const murder = perfectMurder(zero, moves);
    return leftWinsFirstStrongly(h) && !leftWinsFirstStrongly(g)
      ? { game: murder, begins: 'L' }
      : { game: murder.negative(), begins: 'R' };
  };

  /**
   * The same for the other player to begin, who has one good move, to the game that is known: to any move in the form
   * there is the answer in its adjoint.
   */
  const turned = (g: Form, h: Form, { game, begins }: Separation, wanted: Player): Form => {
    if (begins === wanted) return game;
    const answers = (wanted === 'L' ? g.options('L') : h.options('R')).map(adjoint);
    const others = answers.length === 0 ? [zero] : answers;
    return wanted === 'L' ? store.fromOptions([game], others) : store.fromOptions(others, [game]);
  };

  /** A game with which Left loses g when she begins, and wins h when Right begins. */
  const downlink = (g: Form, h: Form): Form => {
    const left = h.options('R').map((option) => separation(g, option, 'R'));
    const right = g.options('L').map((option) => separation(option, h, 'L'));
    return store.fromOptions(
      left.length === 0 ? [store.fromOptions([zero], [adjoint(g)])] : left,
      right.length === 0 ? [store.fromOptions([adjoint(h)], [zero])] : right,
    );
  };

  const isEnough = (game: Form): boolean => PLAYERS.some((begins) => separates(first, second, game, begins));
  return small.find(isEnough) ?? natural(first, second).game;
}
