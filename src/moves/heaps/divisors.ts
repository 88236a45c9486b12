import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { Move } from '../../evaluation/index.js';
import type { TextSpan } from '../../text/internal.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { behindPrefix } from '../rows/readRow.js';
import { heapsOf, heapsText } from './readHeaps.js';

/** Larger numbers, or sets, are mistakes; the divisors of each number in a set are looked for. */
const [LARGEST, LARGEST_IN_SET, MOST_NUMBERS] = [10 ** 12, 10 ** 8, 4096];

const EXAMPLE = 'number:72 or numbers:1,2,3,4,6';

/**
 * DIVISORS: from a set of numbers that contains the divisors of all its members a player takes a number and its
 * multiples. Who takes 1 loses, so that under normal play 1 may not be taken. Positions are the numbers in order; a
 * move is called by the number.
 * @source Siegel 2013, Ex. 4.2
 */
export const divisors: MoveRuleset = {
  name: 'divisors',
  impartial: true,
  read: readNumbers,
  print: (position) => {
    const numbers = heapsOf(position);
    return isAllDivisors(numbers) ? `number:${numbers.at(-1)}` : `numbers:${position}`;
  },
  scene: (position) => {
    const numbers = heapsOf(position);
    return {
      kind: 'order',
      labels: numbers.map(String),
      isBelow: (a, b) => numbers[b]! % numbers[a]! === 0,
      words: 'a number goes with its multiples above it',
    };
  },
  *options(position): Generator<Move<string>> {
    const numbers = heapsOf(position);
    for (const taken of numbers.slice(1))
      yield { position: numbers.filter((number) => number % taken !== 0).join(), move: String(taken) };
  },
  components: (position) => (position === '1' ? [] : [position]),
  // Every move takes the number that all others divide: who begins could have made any reply to taking it alone.
  outcomeByTheorem: (position) => {
    if (position === '1') return 'P';
    return isAllDivisors(heapsOf(position)) ? 'N' : undefined;
  },
};

/**
 * Are these all divisors of the largest of them?
 * @param numbers a set that contains divisors with its members, in order
 */
function isAllDivisors(numbers: readonly number[]): boolean {
  const largest = numbers.at(-1)!;
  return numbers.every((number) => largest % number === 0);
}

function readNumbers(notation: TextSpan): string {
  const { prefix, rest } = behindPrefix(notation, ['number', 'numbers'], EXAMPLE);
  const items = rest.items();
  if (items.length > MOST_NUMBERS)
    rest.refuse('too-large-board', `at most ${MOST_NUMBERS} numbers`, undefined, `${items.length} numbers`);
  const largest = items.length === 1 ? LARGEST : LARGEST_IN_SET;
  const numbers = items.map((item) => {
    const number = item.integer();
    if (number === 0) item.refuse('not-a-position', 'an integer ≥ 1', `For example ${EXAMPLE}.`);
    return number <= largest ? number : item.refuse('too-large-board', `a number of at most ${largest}`);
  });
  if (prefix === 'number') {
    if (numbers.length !== 1) rest.refuse('not-a-position', 'one number', `For example ${EXAMPLE}.`);
    return divisorsOf(numbers[0]!).join();
  }
  const set = new Set(numbers);
  if (!set.has(1)) rest.refuse('not-a-position', 'a set with the number 1', `For example ${EXAMPLE}.`);
  for (const [i, number] of numbers.entries()) {
    const missing = divisorsOf(number).find((divisor) => !set.has(divisor));
    if (missing !== undefined)
      items[i]!.refuse('not-a-position', `a set that contains ${missing}, a divisor of ${number}`);
  }
  return heapsText([...set]);
}

/** The divisors of a number in order. */
function divisorsOf(number: number): number[] {
  const [small, large]: [number[], number[]] = [[], []];
  for (let divisor = 1; divisor * divisor <= number; divisor++)
    if (number % divisor === 0) {
      small.push(divisor);
      if (divisor * divisor < number) large.push(number / divisor);
    }
  return [...small, ...large.reverse()];
}

/** DIVISORS in the catalogue. */
export const divisorsEntry: MoveCatalogueEntry = {
  name: 'divisors',
  title: 'DIVISORS',
  players: 'impartial',
  words: 'Take a number from the set, and all its multiples with it. The number 1 may not be taken.',
  source: 'Siegel 2013, Ex. 4.2',
  boards: 'number:N for the divisors of N, or numbers: with a list that contains the divisors of its members',
  example: 'divisors@number:72',
  facts: ['the player who begins wins on the divisors of every number but 1'],
  witness: ['divisors@number:4', '4', '2'],
  variants: { '': divisors },
};
