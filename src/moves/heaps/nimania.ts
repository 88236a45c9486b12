import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { Move } from '../../evaluation/index.js';
import type { Outcome } from '../../values/index.js';
import type { TextSpan } from '../../text/internal.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { behindPrefix } from '../rows/readRow.js';

/** Larger heaps are mistakes, and so are more of them and later turns: all counts stay exact. */
const LARGEST_HEAP = 1000;
const MOST_COPIES = 10 ** 12;
const LAST_TURN = 10 ** 9;

const EXAMPLE = 'heaps:3, or heaps:2^3,1 turn:3 with three heaps of 2';

/** How many heaps there are of each size, the largest first, and the number of the turn. */
interface Heaps {
  readonly counts: readonly (readonly [size: number, count: number])[];
  readonly turn: number;
}

/**
 * NIMANIA: on the k-th turn a player takes a token from a heap, and k copies of what is left of the heap are added.
 * Positions are as in
 * `2^3,1;3`: the heaps, the largest first, with exponents, and the number of the turn; a move is called by the size
 * of its heap.
 * @source Siegel 2013, Sec. 4
 */
export const nimania: MoveRuleset = {
  name: 'nimania',
  impartial: true,
  read: readHeaps,
  print: (position) => {
    const [heaps, turn] = position.split(';');
    return `heaps:${heaps}${turn === '1' ? '' : ` turn:${turn}`}`;
  },
  scene: (position) => {
    const { counts, turn } = heapsOf(position);
    return { kind: 'heaps', heaps: counts.map(([size, copies]) => ({ size, copies })), turn };
  },
  *options(position): Generator<Move<string>> {
    const { counts, turn } = heapsOf(position);
    for (const [size] of counts) {
      const after = new Map(counts);
      after.set(size, after.get(size)! - 1);
      after.set(size - 1, (after.get(size - 1) ?? 0) + turn + 1);
      yield { position: heapsText(after, turn + 1), move: String(size) };
    }
  },
  components: (position) => (position.startsWith(';') ? [] : [position]),
  longestPlay: (position) => longestNimania(heapsOf(position)),
  outcomeByTheorem: (position) => nimaniaOutcome(heapsOf(position)),
  knownValue: (position, store) => {
    const [[size, count] = [1, 0], ...more] = heapsOf(position).counts;
    return size === 1 && more.length === 0 ? store.nimber(count % 2) : undefined;
  },
};

/**
 * Who wins: on heaps of 1 alone their number tells, with one heap of 2 beside them an odd number of them or an odd turn
 * wins, and else the turn tells.
 * @source Siegel 2013, Ex. 4.1
 */
function nimaniaOutcome({ counts, turn }: Heaps): Outcome {
  const [[largest, count] = [0, 0], [, ones] = [1, 0]] = counts;
  const isOdd = (number: number): boolean => number % 2 === 1;
  if (largest <= 1) return isOdd(count) ? 'N' : 'P';
  const wins = isOdd(turn) || (largest === 2 && count === 1 && isOdd(ones));
  return wins ? 'N' : 'P';
}

/**
 * How many turns can be played; undefined from 2⁵³ on. A play is longest in which always a smallest heap is played on:
 * if a heap is there on which the next turn is played, and it is smaller than that of this turn, the two turns may
 * change places, which leaves a copy more of what is left of the larger heap in place of one of what is left of the
 * smaller.
 */
function longestNimania({ counts, turn }: Heaps): number | undefined {
  const end = counts.reduceRight((now, [size, count]) => turnAfter(size, count, now), turn);
  return Number.isSafeInteger(end) ? end - turn : undefined;
}

/** The number of the turn after equal heaps are played down; Infinity from 2⁵³ on. */
function turnAfter(size: number, count: number, turn: number): number {
  if (size === 0) return turn;
  if (size === 1) return turn + count;
  let now = turn;
  // A heap of at least 2 more than doubles the number of the turn.
  for (let i = 0; i < count && now <= Number.MAX_SAFE_INTEGER; i++) now = turnAfter(size - 1, now + 1, now + 1);
  return now <= Number.MAX_SAFE_INTEGER ? now : Infinity;
}

function heapsOf(position: string): Heaps {
  const [heaps = '', turn] = position.split(';');
  const counts = heaps === '' ? [] : heaps.split(',').map((heap) => heap.split('^').map(Number));
  return { counts: counts.map(([size, count = 1]) => [size!, count] as const), turn: Number(turn) };
}

function heapsText(counts: ReadonlyMap<number, number>, turn: number): string {
  const heaps = [...counts].filter(([size, count]) => size > 0 && count > 0).sort(([a], [b]) => b - a);
  return `${heaps.map(([size, count]) => (count === 1 ? String(size) : `${size}^${count}`)).join()};${turn}`;
}

function readHeaps(notation: TextSpan): string {
  const { rest } = behindPrefix(notation, ['heap', 'heaps'], EXAMPLE);
  const words = rest.words();
  const last = words.at(-1);
  const turnSpan = last?.text.startsWith('turn:') === true ? last.slice(5) : undefined;
  const turn = turnSpan?.integer() ?? 1;
  if (turn === 0) turnSpan!.refuse('not-a-position', 'the number of the turn, at least 1', `For example ${EXAMPLE}.`);
  if (turn > LAST_TURN) turnSpan!.refuse('too-large-board', `a turn of at most ${LAST_TURN}`);
  const heaps = turnSpan === undefined ? rest : rest.slice(0, last!.start - rest.start);
  const counts = new Map<number, number>();
  for (const item of heaps.items()) {
    const [size, count = 1, more] = item.split('^').map((part) => part.trim().integer());
    if (more !== undefined)
      item.refuse('not-a-position', 'the size of a heap, or as in 2^3', `For example ${EXAMPLE}.`);
    if (size! > LARGEST_HEAP) item.refuse('too-large-board', `a heap of at most ${LARGEST_HEAP}`);
    const copies = (counts.get(size!) ?? 0) + count;
    if (copies > MOST_COPIES) item.refuse('too-large-board', `at most ${MOST_COPIES} heaps of a size`);
    counts.set(size!, copies);
  }
  return heapsText(counts, turn);
}

/** NIMANIA in the catalogue. */
export const nimaniaEntry: MoveCatalogueEntry = {
  name: 'nimania',
  title: 'NIMANIA',
  players: 'impartial',
  words: 'On the k-th turn take a token from a heap; k copies of what is left of the heap are added.',
  source: 'Siegel 2013, Sec. 4',
  boards: 'heaps: with sizes, as in heaps:3 or heaps:2^3,1, and turn:K if it is not the first',
  example: 'nimania@heaps:3',
  facts: [
    'heaps of 1 alone: the player who begins wins iff their number is odd; one heap of 2 and heaps of 1: iff their number or that of the turn is odd; else iff that of the turn is odd',
    'a play from heaps:4 may last 2^44 moves and more',
  ],
  witness: ['nimania@heaps:2', '2', '1'],
  variants: { '': nimania },
};
