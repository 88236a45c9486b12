import type { Move } from '../../evaluation/index.js';
import { opponent } from '../../player.js';
import { connectedClasses } from '../../sets/internal.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { Grid, ORTHOGONAL, PIECES } from './Grid.js';
import { gridRules, GRIDS_WITH_PIECES } from './gridRules.js';
import { konaneStart } from './usualStarts.js';
import { packedKonane } from './packed/konane.kernel.js';
import { PackedComponents } from './packed/PackedComponents.js';

/** What is known of a cell: which players may come there, and whether it may become free. */
const [LEFT, RIGHT, FREE] = [1, 2, 4] as const;
const BOTH = LEFT | RIGHT;
const STATES: Readonly<Record<string, number>> = { x: LEFT, o: RIGHT, '.': FREE };

/** A jump that may become possible: the cells of the stone, of the one jumped over, and of the end. */
type Jump = readonly [from: number, over: number, to: number];

/**
 * The parts of a position of KONANE between which no jump can ever lead: the cells of all jumps that may become
 * possible, joined where they share a cell. A stone outside of them stays where it is.
 */
function konaneParts(position: string): string[] {
  const grid = new Grid(position);
  return connectedClasses(position.length, possibleJumps(grid))
    .filter((cells) => cells.length > 1)
    .map((cells) => grid.part(cells));
}

/**
 * All jumps of all games from a position, and perhaps more: a player may come to the end of every jump from where they
 * may come to, over where the other may come to, to where it may become free, and a jump may free the first two cells.
 */
function possibleJumps({ position, stride }: Grid): Jump[] {
  const { length } = position;
  const state = new Uint8Array(length);
  for (let cell = 0; cell < length; cell++) state[cell] = STATES[position[cell]!] ?? 0;
  const jumps = new Map<number, Jump>();
  for (let isNew = true; isNew;) {
    isNew = false;
    for (let over = 0; over < length; over++) {
      if ((state[over]! & BOTH) === 0) continue;
      for (const step of [1, -1, stride, -stride]) {
        const [from, to] = [over - step, over + step];
        if (((state[to] ?? 0) & FREE) === 0) continue;
        const players = (state[from] ?? 0) & opponents(state[over]!);
        const jump = from * length + to;
        if (players === 0 || (jumps.has(jump) && (players & ~state[to]!) === 0)) continue;
        isNew = true;
        jumps.set(jump, [from, over, to]);
        state[from]! |= FREE;
        state[over]! |= FREE;
        state[to]! |= players;
      }
    }
  }
  return [...jumps.values()];
}

/** Which players have opponents among those that are given, as bits. */
function opponents(state: number): number {
  return ((state & LEFT) === 0 ? 0 : RIGHT) | ((state & RIGHT) === 0 ? 0 : LEFT);
}

/**
 * KONANE: a player jumps with a stone over a stone of the other player next to it to the free cell behind, in a line
 * and once or several times, and removes what was jumped over.
 * @source Siegel 2013, Fig. 4.10
 * There by name only.
 */
export const konane: MoveRuleset = {
  name: 'konane',
  ...gridRules(konaneStart),
  packed: (most, look) => new PackedComponents(packedKonane, most, look),
  *options(position) {
    const grid = new Grid(position);
    for (const player of ['L', 'R'] as const)
      for (const from of grid.cellsOf(player))
        for (const step of grid.offsets(ORTHOGONAL)) {
          const taken: number[] = [];
          for (let to = from + 2 * step; ; to += 2 * step) {
            if (grid.at(to - step) !== PIECES[opponent(player)] || grid.at(to) !== '.') break;
            taken.push(to - step);
            const gone = [from, ...taken].map((cell) => [cell, '.'] as const);
            const move = `${grid.nameOf(from)}-${grid.nameOf(to)}`;
            yield { player, position: grid.with([...gone, [to, PIECES[player]]]), move } satisfies Move<string>;
          }
        }
  },
  components: konaneParts,
};

/** KONANE in the catalogue. */
export const konaneEntry: MoveCatalogueEntry = {
  name: 'konane',
  title: 'KONANE',
  players: 'partizan',
  words:
    'Jump with one of your stones over a stone of the other player in the next cell to the free cell behind it, and on in the same line if you like: the stones jumped over are removed.',
  source: 'Siegel 2013, Fig. 4.10',
  boards: GRIDS_WITH_PIECES,
  example: 'konane@grid:3x4/.ox.|o..x|....',
  facts: ['Parts between which no jump can ever lead are summands'],
  witness: ['konane@grid:1x5/xo.o.', '1.1-1.3', '1.3-1.5'],
  variants: { '': konane },
};
