import { givenItems } from '../../arguments.js';
import { InputError } from '../../errors.js';
import type { Player } from '../../player.js';
import type { LabelledPoset } from '../../poset/index.js';
import { integer, requireShape } from '../../shape.js';
import { requireFewArcs } from '../arcBound.js';
import { digraphOfMoves } from '../digraphOfMoves.js';
import type { NamedDigraph } from '../NamedDigraph.js';

/** How to play on a poset. */
export interface PosetGameOptions {
  /** Who may choose each element, undefined for either player; by default either player may choose all. */
  readonly sides?: readonly (Player | undefined)[];
}

/**
 * The poset game: whoever chooses an element removes it and all above it. An element is a vertex, or two if either
 * player may choose it.
 * @returns with the labels of the elements as names of the moves
 * @throws InputError `invalid-argument` where there is not a side for each element; LimitError `too-many-arcs`
 * @source Clow and McKay 2024, Sec. 3
 * @example posetGameDigraph(LabelledPoset.fromCovers(2, [[0, 1]]), { sides: ['L', 'R'] }).digraph.toString() // 'digraph:LR 0>1'
 */
export function posetGameDigraph(poset: LabelledPoset, given: PosetGameOptions = {}): NamedDigraph {
  const { sides } = given;
  if (sides !== undefined && sides.length !== poset.n)
    throw new InputError(
      'invalid-argument',
      `posetGameDigraph: sides has ${sides.length} entries; expected ${poset.n}, one for each element.`,
    );
  requireFewArcs(
    'posetGameDigraph',
    poset.filters.cardinalities().reduce((sum, size) => sum + size - 1, 0),
  );
  const above = poset.filters.toLists().map((filter, x) => filter.filter((y) => y !== x));
  return digraphOfMoves(
    'posetGameDigraph',
    poset.labels.map((name, x) => ({ name, side: sides?.[x] })),
    above,
  );
}

/** So many counters of a heap need more arcs than a digraph has. */
const LARGEST_HEAP = 2 ** 11;

/**
 * NIM: the poset game of a chain for each heap, whose elements either player may choose. The move `2:3` leaves 3
 * counters on the second heap. A heap of n counters has 2n vertices and n(2n−1) + n arcs.
 * @param heaps the numbers of counters
 * @throws InputError `invalid-argument`; LimitError `too-many-arcs`
 * @source Clow and McKay 2024, Sec. 3
 * @example nimDigraph([1, 1]).digraph.toString() // 'digraph:LRLR 0-1 2-3'
 */
export function nimDigraph(heaps: Iterable<number>): NamedDigraph {
  const sizes = givenItems(heaps, 'nimDigraph', 'a list of heaps, such as [3, 5]') as readonly number[];
  sizes.forEach((size, h) => requireShape('nimDigraph', integer(0), size, `heaps[${h}]`));
  for (const size of sizes) if (size > LARGEST_HEAP) requireFewArcs('nimDigraph', 2 * size * size);
  requireFewArcs(
    'nimDigraph',
    sizes.reduce((sum, size) => sum + 2 * size * size, 0),
  );
  const moves = sizes.flatMap((size, h) => Array.from({ length: size }, (_, k) => ({ h, k, size })));
  return digraphOfMoves(
    'nimDigraph',
    moves.map(({ h, k }) => ({ name: `${h + 1}:${k}` })),
    moves.map(({ k, size }, m) => Array.from({ length: size - k - 1 }, (_, i) => m + i + 1)),
  );
}
