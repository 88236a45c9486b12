import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import { LimitError } from '../../errors.js';
import type { Move } from '../../evaluation/index.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { lenresNumber } from './lenresNumber.js';
import { integersOf, readItems } from './readRow.js';

/** The most characters of all positions that moves lead to. */
const MOST_CHARACTERS = 2 ** 27;

/**
 * LENRES: Left moves an integer of a row onto a larger one to its east, Right one onto a smaller one to its east; the
 * integer that was there is gone.
 * @source Siegel 2011, Sec. 2.3.1
 */
export const lenres: MoveRuleset = {
  name: 'lenres',
  impartial: false,
  read: (notation) => readItems(notation, /^-?\d+$/, 'an integer', 'row:0,1,0,1').join(','),
  print: (position) => `row:${position}`,
  scene: (position) => ({ kind: 'integers', row: position === '' ? [] : position.split(',').map(Number) }),
  *options(position): Iterable<Move<string>> {
    const row = integersOf(position);
    requireListable(row.length, position.length);
    for (const [i, moved] of row.entries())
      for (let j = i + 1; j < row.length; j++) {
        if (row[j] === moved) continue;
        yield {
          player: row[j]! > moved ? 'L' : 'R',
          position: row.with(j, moved).toSpliced(i, 1).join(','),
          move: `${i + 1}-${j + 1}`,
        };
      }
  },
  components: (position) => (new Set(integersOf(position)).size < 2 ? [] : [position]),
  longestPlay(position) {
    const row = integersOf(position);
    const others = row.filter((entry) => entry !== row[0]).length;
    if (others === 0) return 0;
    const leading = row.findIndex((entry) => entry !== row[0]);
    // Those that lead are never covered, and each that moves takes one of the others, the last of which leaves it
    // behind.
    return row.length - Math.max(1, leading - others + 1);
  },
  // Only the order of the integers counts; from above it is the negative.
  canonical(position) {
    const row = integersOf(position);
    const heights = [...new Set(row)].sort((a, b) => a - b);
    const ranks = new Map(heights.map((height, rank) => [height, rank]));
    const up = row.map((entry) => ranks.get(entry)!);
    const down = up.map((rank) => heights.length - 1 - rank);
    const first = up.findIndex((rank, i) => rank !== down[i]);
    return first === -1 || up[first]! < down[first]!
      ? { position: up.join(',') }
      : { position: down.join(','), negated: true };
  },
  knownValue(position, store) {
    const row = integersOf(position);
    return new Set(row).size > 2 ? undefined : store.number(lenresNumber(row));
  },
};

/** @throws LimitError `too-many-moves` */
function requireListable(entries: number, characters: number): void {
  const moves = (entries * (entries - 1)) / 2;
  if (moves * characters > MOST_CHARACTERS)
    throw new LimitError(
      'too-many-moves',
      `lenres: up to ${moves} moves in a row of ${entries}; expected a shorter row, or one of two integers.`,
    );
}

/** LENRES in the catalogue. */
export const lenresEntry: MoveCatalogueEntry = {
  name: 'lenres',
  title: 'LENRES',
  players: 'partizan',
  words:
    'Left moves an integer of the row onto a larger one further east, Right onto a smaller one further east, which it replaces.',
  source: 'Siegel 2011, Sec. 2.3.1',
  boards: 'row: with integers from west to east, commas between them; a move i-j takes the i-th onto the j-th',
  example: 'lenres@row:0,1,0,1',
  facts: [
    'Rows of two different integers are numbers: leading zeros are one zero, 110 after them is 1, and 0 1 0^n … 1 0^b 1 0^a 1^z is z + 1/2^a + 1/2^(a+b) + …',
    'Rows of three different integers need not be numbers: 1,0,2 is 1*',
  ],
  witness: ['lenres@row:0,1,1', '1-3', '1-2'],
  variants: { '': lenres },
};
