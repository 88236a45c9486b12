import type { Move } from '../../evaluation/index.js';
import type { Player } from '../../player.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { readRow } from './readRow.js';

/** Where the dominoes fall to: E(ast) keeps those west of the toppled one, W(est) those east of it. */
export type TopplingDirection = 'E' | 'W';

const OWNERS: Readonly<Record<string, Player | undefined>> = { L: 'L', R: 'R' };
const MIRROR_AND_SWAP: Readonly<Record<string, string>> = { L: 'R', R: 'L', E: 'E' };

/**
 * TOPPLING DOMINOES: a player topples a domino of theirs, or of either player, and all dominoes on one side of it fall with it.
 * @source Siegel 2011, Sec. 2.1
 */
export const topplingDominoes: MoveRuleset = {
  ...rulesOf('toppling-dominoes', { L: ['W', 'E'], R: ['W', 'E'] }),
  // A row is worth as much from behind, and the negative of itself with the players exchanged.
  canonical: (row) => {
    const back = [...row].reverse().join('');
    const [swapped, swappedBack] = [exchanged(row), exchanged(back)];
    const least = [row, back, swapped, swappedBack].reduce((a, b) => (b < a ? b : a));
    return least === row || least === back ? { position: least } : { position: least, negated: true };
  },
};

/** TOPPLING DOMINOES where each player topples in one direction only. @source Siegel 2011, Sec. 2.1 */
export function restrictedTopplingDominoes(left: TopplingDirection, right: TopplingDirection): MoveRuleset {
  return rulesOf(`toppling-dominoes(${left},${right})`, { L: [left], R: [right] });
}

function exchanged(row: string): string {
  return Array.from(row, (domino) => MIRROR_AND_SWAP[domino]!).join('');
}

function rulesOf(name: string, directions: Readonly<Record<Player, readonly TopplingDirection[]>>): MoveRuleset {
  return {
    name,
    impartial: false,
    read: (notation) => readRow(notation, /^[LRE]*$/, 'dominoes L, R and E (of either player)', 'row:LRE'),
    print: (row) => `row:${row}`,
    *options(row) {
      for (const [i, domino] of [...row].entries())
        for (const player of ['L', 'R'] as const) {
          if ((OWNERS[domino] ?? player) !== player) continue;
          for (const direction of directions[player]) yield toppled(row, i, direction, player);
        }
    },
    components: (row) => (row === '' ? [] : [row]),
  };
}

function toppled(row: string, i: number, direction: TopplingDirection, player: Player): Move<string> {
  return {
    player,
    position: direction === 'E' ? row.slice(0, i) : row.slice(i + 1),
    move: `${i + 1}${direction}`,
  };
}
