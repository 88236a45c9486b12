import { InputError } from '../../errors.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { Move } from '../../evaluation/index.js';
import type { Player } from '../../player.js';
import type { ValueStore } from '../../values/index.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { stalkValue } from '../stalkValue.js';
import { readRow } from './readRow.js';

/** Where the dominoes fall to: E(ast) keeps those west of the toppled one, W(est) those east of it. */
export type TopplingDirection = 'E' | 'W';

const OWNERS: Readonly<Record<string, Player | undefined>> = { L: 'L', R: 'R' };
const EXCHANGED: Readonly<Record<string, string>> = { L: 'R', R: 'L', E: 'E' };

/**
 * TOPPLING DOMINOES: a player topples a domino of their colour, or one of either player, and all dominoes on one side
 * of it fall with it.
 * @source Siegel 2011, Sec. 2.1
 */
export const topplingDominoes: MoveRuleset = {
  ...rulesOf('toppling-dominoes', { L: ['W', 'E'], R: ['W', 'E'] }),
  // A row is worth as much from behind, and the negative of itself with the players exchanged.
  canonical: (row) => {
    const back = reversed(row);
    const [swapped, swappedBack] = [exchanged(row), exchanged(back)];
    const least = [row, back, swapped, swappedBack].reduce((a, b) => (b < a ? b : a));
    return least === row || least === back ? { position: least } : { position: least, negated: true };
  },
};

/**
 * TOPPLING DOMINOES where each player topples in one direction only. Where both topple to the same side a row is the
 * ordinal sum of its dominoes, from the other end.
 * @source Siegel 2011, Sec. 2.5.1
 * @example restrictedTopplingDominoes('E', 'W').name // 'toppling-dominoes(E,W)'
 */
export function restrictedTopplingDominoes(left: TopplingDirection, right: TopplingDirection): MoveRuleset {
  return {
    ...rulesOf(`toppling-dominoes(${left},${right})`, { L: [left], R: [right] }),
    ...(left === right && {
      knownValue: (row: string, store: ValueStore) => stalkValue(left === 'E' ? row : reversed(row), store),
    }),
    // From behind and with the players exchanged, both topple as before.
    ...(left !== right && {
      canonical(row: string) {
        const turned = exchanged(reversed(row));
        return turned < row ? { position: turned, negated: true } : { position: row };
      },
    }),
  };
}

function reversed(row: string): string {
  return [...row].reverse().join('');
}

function exchanged(row: string): string {
  return Array.from(row, (domino) => EXCHANGED[domino]!).join('');
}

function rulesOf(name: string, directions: Readonly<Record<Player, readonly TopplingDirection[]>>): MoveRuleset {
  return {
    name,
    impartial: false,
    read: (notation) => readRow(notation, /^[LRE]*$/, 'dominoes L, R and E (of either player)', 'row:LRE'),
    print: (row) => `row:${row}`,
    scene: (row) => ({ kind: 'dominoes', row }),
    *options(row) {
      for (const [i, domino] of [...row].entries())
        for (const player of ['L', 'R'] as const) {
          if ((OWNERS[domino] ?? player) !== player) continue;
          for (const direction of directions[player]) yield toppled(row, i, direction, player);
        }
    },
    components: (row) => (row === '' ? [] : [row]),
    longestPlay(row) {
      // Dominoes are toppled one by one at the ends, up to some place from the west and from there on from the east.
      const fallsTo = (domino: string, direction: TopplingDirection): number =>
        Number(
          (['L', 'R'] as const).some(
            (player) => (OWNERS[domino] ?? player) === player && directions[player].includes(direction),
          ),
        );
      let moves = [...row].reduce((sum, domino) => sum + fallsTo(domino, 'E'), 0);
      let most = moves;
      for (const domino of row) {
        moves += fallsTo(domino, 'W') - fallsTo(domino, 'E');
        most = Math.max(most, moves);
      }
      return most;
    },
  };
}

function toppled(row: string, i: number, direction: TopplingDirection, player: Player): Move<string> {
  return {
    player,
    position: direction === 'E' ? row.slice(0, i) : row.slice(i + 1),
    move: `${i + 1}${direction}`,
  };
}

/** TOPPLING DOMINOES in the catalogue. */
export const topplingDominoesEntry: MoveCatalogueEntry = {
  name: 'toppling-dominoes',
  title: 'TOPPLING DOMINOES',
  players: 'partizan',
  words:
    'Topple a domino of your colour, or one that either player may topple, to the east or to the west: all dominoes on that side fall.',
  source: 'Siegel 2011, Sec. 2.1',
  boards: 'row: with a letter L, R or E (of either player) for each domino, from west to east',
  example: 'toppling-dominoes@row:LRE',
  facts: [
    'LRLR…LR with n pairs is *n; n dominoes of one player are worth n or -n',
    'Where both players topple to the east, a row is a HACKENBUSH stalk from the west: an ordinal sum of its dominoes',
    'Where Left topples to the west and Right to the east, a row is the side sum of its parts, as literal games',
  ],
  witness: ['toppling-dominoes@row:LL', '2E', '1E'],
  variants: { '': topplingDominoes },
  parameters: {
    form: 'E,W',
    words: 'the direction in which Left topples, and that of Right',
    ruleset: (argument) => {
      const [, left, right] = /^([EW])\s*,\s*([EW])$/.exec(argument) ?? [];
      if (left === undefined)
        throw new InputError(
          'invalid-ruleset-argument',
          `findMoveRuleset: the argument of toppling-dominoes is ${JSON.stringify(argument)}; expected two directions such as E,W.`,
          { hint: 'It is written toppling-dominoes(E,W).', details: { argument } },
        );
      return restrictedTopplingDominoes(left as TopplingDirection, right as TopplingDirection);
    },
  },
};
