import { options as anOptions, takes } from '../arguments.js';
import { opponent, PLAYERS, type Player } from '../player.js';
import { Work, type RunOptions } from '../run.js';
import { aLoopyGame } from './aLoopyGame.js';
import { canonicalNumbering } from './canonicalNumbering.js';
import { forcedWins } from './forcedWins.js';
import { LoopyGame } from './LoopyGame.js';
import { requireStopper } from './stopper.js';

const simplestFormTakes = /* @__PURE__ */ takes('simplestForm', () => ({ game: aLoopyGame, options: anOptions }));

/**
 * The simplest form of a stopper: no option is dominated or reversible, and equal positions are one. Its positions are numbered by what they are, so that
 * two stoppers are equal iff their simplest forms have the same options under the same numbers.
 * @throws InputError `not-a-stopper`; LimitError `too-many-pairs` above 2²⁵ pairs of positions
 * @complexity one step for each pair of positions, and for each option that is taken away
 * @example simplestForm(parseLoopyGame('{1,on|0,over}')).toString() // 'loopy:a={b|c}; b={b|}; c={|}'
 */
export function simplestForm(game: LoopyGame, options: RunOptions = {}): LoopyGame {
  simplestFormTakes(game, options);
  const work = new Work('simplestForm', options);
  requireStopper('simplestForm', game, work.part());
  return simplestFormOfStopper(game, work);
}

/** As `simplestForm`, of a game that is known to be a stopper. */
export function simplestFormOfStopper(game: LoopyGame, work: Work): LoopyGame {
  const { rightWins } = forcedWins(game, game, work);
  const isAtLeast = (g: number, h: number): boolean => !rightWins(g, h, 'R');
  const arcs = { L: game.left.map((list) => [...list]), R: game.right.map((list) => [...list]) };
  for (let changed = true; changed;) {
    changed = false;
    for (let g = game.n - 1; g >= 0; g--)
      for (const player of PLAYERS) while (improve(arcs, g, player, isAtLeast, work)) changed = true;
  }
  // Equal positions have equal options now, so each may stand for the others.
  const first = Array.from({ length: game.n }, (_, g) => {
    for (let h = 0; h < g; h++) if (isAtLeast(g, h) && isAtLeast(h, g)) return h;
    return g;
  });
  const fused = (lists: readonly number[][]): number[][] => lists.map((list) => list.map((option) => first[option]!));
  return canonicalNumbering(new LoopyGame(fused(arcs.L), fused(arcs.R)), work);
}

/**
 * Takes a dominated option of a player in a position away, or bypasses a reversible one, if there is one. All positions keep their values, the game remains a
 * stopper, and a reversible option is replaced by positions that are later in every play in turn: so there is an end.
 */
function improve(
  arcs: Readonly<Record<Player, number[][]>>,
  g: number,
  player: Player,
  isAtLeast: (g: number, h: number) => boolean,
  work: Work,
): boolean {
  work.step();
  /** Is g as good for the player as h? */
  const isAsGood = (g: number, h: number): boolean => (player === 'L' ? isAtLeast(g, h) : isAtLeast(h, g));
  const list = arcs[player][g]!;
  // Dominated options first: a reversible one is replaced by many.
  const dominated = list.findIndex((option, i) => list.some((other, j) => i !== j && isAsGood(other, option)));
  if (dominated !== -1) {
    arcs[player][g] = list.filter((_, i) => i !== dominated);
    return true;
  }
  for (const [i, option] of list.entries()) {
    const reply = arcs[opponent(player)][option]!.find((reply) => isAsGood(g, reply));
    if (reply !== undefined) {
      arcs[player][g] = [...new Set([...list.slice(0, i), ...list.slice(i + 1), ...arcs[player][reply]!])];
      return true;
    }
  }
  return false;
}
