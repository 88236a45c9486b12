import type { Move } from '../../evaluation/index.js';
import { PLAYERS, type Player } from '../../player.js';
import type { TextSpan } from '../../text/internal.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { behindPrefix } from '../rows/readRow.js';
import { coversOfText, coverText, readCovers, sceneOfCovers, type Covers } from './coverText.js';

const EXAMPLE = 'poset:a<b, a<c or, with elements that only one player may choose, poset:a<b, a<c/L:a/R:b';

/** A poset by its covers, and who may choose which element: those of neither list are either player's. */
interface Position extends Covers {
  readonly own: Readonly<Record<Player, readonly string[]>>;
}

/**
 * POSET GAMES in blue, red and green: whoever chooses an element removes it and all above it. Elements are Left's,
 * Right's or either's; a move is called by the element.
 * @source Clow and McKay 2024, Sec. 3
 */
export const posetGame: MoveRuleset = {
  name: 'poset-game',
  impartial: false,
  read,
  print: (position) => {
    const at = positionOf(position);
    const lists = PLAYERS.filter((player) => at.own[player].length > 0);
    return `poset:${coverText(at)}${lists.map((player) => `/${player}:${at.own[player].join()}`).join('')}`;
  },
  scene: (position) => {
    const at = positionOf(position);
    const shown = at.labels.map((label) => {
      const side = sideOf(at, label);
      return side === undefined ? label : `${label} ${side}`;
    });
    return sceneOfCovers(at, 'an element goes with all above it', shown);
  },
  *options(position): Generator<Move<string>> {
    const at = positionOf(position);
    for (const label of at.labels) {
      const player = sideOf(at, label);
      const rest = without(at, closed([label], at.covers, 1));
      yield { position: textOf(rest), move: label, ...(player !== undefined && { player }) };
    }
  },
  components(position) {
    const at = positionOf(position);
    const parts: string[] = [];
    const met = new Set<string>();
    for (const label of at.labels) {
      if (met.has(label)) continue;
      const part = closed([label], at.covers, 0);
      for (const other of part) met.add(other);
      parts.push(textOf(without(at, new Set(at.labels.filter((other) => !part.has(other))))));
    }
    return parts;
  },
};

/** Elements with all above them (1), or with all that are connected with them by relations (0). */
function closed(labels: readonly string[], covers: Covers['covers'], upwards: 0 | 1): Set<string> {
  const next = new Map<string, string[]>();
  const add = (from: string, to: string): void => void next.set(from, [...(next.get(from) ?? []), to]);
  for (const [lower, upper] of covers) {
    add(lower, upper);
    if (upwards === 0) add(upper, lower);
  }
  const found = new Set(labels);
  for (const label of found) for (const other of next.get(label) ?? []) found.add(other);
  return found;
}

/** The position without some elements. */
function without({ labels, covers, own }: Position, gone: ReadonlySet<string>): Position {
  const isLeft = (label: string): boolean => !gone.has(label);
  return {
    labels: labels.filter(isLeft),
    covers: covers.filter((pair) => pair.every(isLeft)),
    own: { L: own.L.filter(isLeft), R: own.R.filter(isLeft) },
  };
}

function sideOf({ own }: Position, label: string): Player | undefined {
  return PLAYERS.find((player) => own[player].includes(label));
}

/** The position in its normal form: `a<b,a<c/a/b`, the elements of Left and then of Right behind the poset. */
function textOf({ own, ...order }: Position): string {
  return [coverText(order), ...PLAYERS.map((player) => [...own[player]].sort().join())].join('/');
}

function positionOf(text: string): Position {
  const [order, ...lists] = text.split('/');
  const [L, R] = lists.map((list) => (list === '' ? [] : list.split(',')));
  return { ...coversOfText(order!), own: { L: L!, R: R! } };
}

function read(notation: TextSpan): string {
  const { rest } = behindPrefix(notation, ['poset'], EXAMPLE);
  const [first, ...lists] = rest.split('/');
  const order = readCovers(first!, EXAMPLE);
  const own: Record<Player, string[]> = { L: [], R: [] };
  for (const list of lists) {
    const player = PLAYERS.find((side) => list.text.startsWith(`${side}:`));
    if (player === undefined)
      return list.refuse('not-a-position', 'L: or R: and the elements that only this player may choose', EXAMPLE);
    for (const item of list.slice(2).items()) {
      if (!order.labels.includes(item.text)) item.unknown('unknown-vertex', 'member of the poset', order.labels);
      if (PLAYERS.some((side) => own[side].includes(item.text)))
        item.refuse('not-a-position', 'each element in one list once');
      own[player].push(item.text);
    }
  }
  return textOf({ ...order, own });
}

/** POSET GAMES in the catalogue. */
export const posetGameEntry: MoveCatalogueEntry = {
  name: 'poset-game',
  title: 'POSET GAMES',
  players: 'partizan',
  words: 'Choose an element of a poset that is yours or either player’s; it is removed with all above it.',
  source: 'Clow and McKay 2024, Sec. 3',
  boards:
    'poset: and relations as in a<b<c, a<d; perhaps /L: and /R: with the elements that only one player may choose',
  example: 'poset-game@poset:a<b,a<c,b<d/L:a,d/R:b',
  facts: [
    'It is a conflict placement game: the conflict set of an element is what lies below it, with it; so posetGameDigraph gives a digraph placement game with the same game tree',
    'NIM is the game on chains whose elements are either player’s, CHOMP that on a product of two chains without its least element',
    'To decide who wins is PSPACE-complete',
  ],
  witness: ['poset-game@poset:a<b', 'b', 'a'],
  variants: { '': posetGame },
};
