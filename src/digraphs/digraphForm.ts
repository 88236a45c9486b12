import type { Move } from '../evaluation/index.js';
import { literalForm } from '../games/index.js';
import { Work, type RunOptions } from '../run.js';
import type { Form, FormStore } from '../values/index.js';
import type { DigraphPlacement } from './DigraphPlacement.js';
import { withNames, type NamedDigraph } from './NamedDigraph.js';

/**
 * The literal form of a digraph placement game in a store: two games are literally equal, as the relation of the store
 * says, iff they have the same form. `set` compares sets of options, `tree` multisets, which is isomorphism of the game
 * trees, `labelled` multisets with the names of the moves. Equal labelled trees are equal trees, equal trees equal
 * sets, and equal sets have equal values; the paper leaves open whether repetitions count (Figure 2 needs that they
 * do).
 * @param game with names of the moves, or without; then as `vertexLabels` says
 * @throws LimitError; `limit` counts positions
 * @throws InputError `invalid-argument` where the names are not as many as the vertices
 * @complexity the number of positions, at most 2ⁿ, times n
 * @source Clow and McKay 2024, Sec. 1
 * @example digraphForm(parseDigraphPlacement('LR 0>1'), new FormStore('tree')).birthday // 2
 */
export function digraphForm(game: DigraphPlacement | NamedDigraph, store: FormStore, given: RunOptions = {}): Form {
  const { digraph, moves } = withNames('digraphForm', game);
  const byMoves = {
    start: [...digraph.sides.keys()],
    key: (left: readonly number[]) => left.join(),
    options: (left: readonly number[]) =>
      left.map((v): Move<readonly number[]> => {
        const deleted = new Set(digraph.out[v]).add(v);
        return { player: digraph.sides[v]!, move: moves[v]!, position: left.filter((w) => !deleted.has(w)) };
      }),
  };
  return literalForm(byMoves, store, new Work('digraphForm', given).rest());
}
