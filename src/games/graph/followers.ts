import type { GameByMoves } from './GameByMoves.js';
import { PLAYERS } from '../../player.js';
import { printValueLatex, type Value } from '../../values/index.js';
import { valueName } from '../../values/internal.js';

/** The canonical form of a value as a game by its moves: positions are values, named by their names. */
export interface Followers extends GameByMoves<Value> {
  /** The name of a position that was named before, for LaTeX. */
  readonly latex: (name: string) => string | undefined;
}

/** The positions of the canonical form of a value. */
export function followers(value: Value): Followers {
  const named = new Map<string, Value>();
  return {
    start: value,
    options: (position) =>
      PLAYERS.flatMap((player) => position.options(player).map((option) => ({ position: option, player }))),
    key: (position) => {
      const name = valueName(position) ?? `#${position.id}`;
      named.set(name, position);
      return name;
    },
    latex: (name) => {
      const found = named.get(name);
      const written = found === undefined ? undefined : printValueLatex(found);
      return written === undefined ? undefined : `$${written}$`;
    },
  };
}
