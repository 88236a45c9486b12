import { LongestPlays } from '../../evaluation/internal.js';
import { HeapTable, type HeapGame, type Move } from '../../evaluation/index.js';
import { PLAYERS, type Player } from '../../player.js';
import type { RunOptions } from '../../run.js';
import { nimSum, type Value, type ValueStore } from '../../values/index.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { heapScene, heapsOf, heapsText, printHeaps, readHeaps } from './readHeaps.js';

/**
 * A game on heaps as a ruleset by its moves: a position is the sum of its heaps, and a move is called by the heap and
 * what is left of it, as in `9>4+5` or `3>0`, in the second of equal heaps `3>0#2`. The values of single heaps come
 * from a table, from the empty heap on; those of NIM from Bouton's theorem.
 * @source Siegel 2013, Thm 1.1
 * @param given the name in the notation of sources; by default that of the game
 * @example heapRuleset(grundysGame).name // 'grundys-game'
 */
export function heapRuleset(game: HeapGame, given?: string): MoveRuleset {
  const name = given ?? game.name;
  const tables = new WeakMap<ValueStore, HeapTable>();
  const tableIn = (store: ValueStore): HeapTable => {
    const table = tables.get(store) ?? new HeapTable(game, { store });
    tables.set(store, table);
    return table;
  };
  const plays = new LongestPlays(game);
  return {
    name,
    impartial: game.impartial,
    heaps: game,
    read: (notation) => heapsText(readHeaps(notation, 'heap:9').filter((heap) => heap > 0)),
    print: printHeaps,
    scene: heapScene,
    options: (position) => heapMoves(game, position),
    components: (position) => heapsOf(position).map(String),
    longestPlay: (position, run) => heapsOf(position).reduce((sum, heap) => sum + plays.of(heap, run), 0),
    // Of NIM heaps are their own Grundy values.
    knownValue: (position, store, run) =>
      game.takesAny === true
        ? store.nimber(nimSum(...heapsOf(position)))
        : sumOfHeaps(tableIn(store), heapsOf(position), run),
  };
}

function* heapMoves(game: HeapGame, position: string): Generator<Move<string>> {
  const heaps = heapsOf(position);
  // Equal heaps have moves to the same positions, each a move of its own.
  for (const i of heaps.keys())
    for (const player of game.impartial ? [undefined] : PLAYERS) yield* movesIn(game, heaps, i, player);
}

function* movesIn(game: HeapGame, heaps: readonly number[], i: number, player?: Player): Generator<Move<string>> {
  const heap = heaps[i]!;
  // Of equal heaps the second has a number, and so on.
  const copy = i - heaps.indexOf(heap) + 1;
  for (const parts of game.moves(heap, player ?? 'L')) {
    const left = parts.filter((part) => part > 0);
    yield {
      position: heapsText([...heaps.slice(0, i), ...left, ...heaps.slice(i + 1)]),
      move: `${heap}>${left.length === 0 ? 0 : left.join('+')}${copy === 1 ? '' : `#${copy}`}`,
      ...(player !== undefined && { player }),
    };
  }
}

/** @throws LimitError */
function sumOfHeaps(table: HeapTable, heaps: readonly number[], run: RunOptions = {}): Value {
  const { game, store } = table;
  const largest = Math.max(0, ...heaps);
  if (!game.impartial) {
    const values = table.values(largest, run);
    return heaps.reduce((sum, heap) => sum.plus(values[heap]!), store.zero);
  }
  const grundy = table.grundyValues(largest, run);
  return store.nimber(heaps.reduce((sum, heap) => sum ^ grundy[heap]!, 0));
}
