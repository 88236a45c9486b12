import { PLAYERS, type Player } from '../../player.js';
import type { Work } from '../../run.js';
import type { Value, ValueStore } from '../../values/index.js';
import { bestFor, foldOptions } from '../../values/internal.js';
import type { DigraphPlacement } from '../DigraphPlacement.js';
import { ordinalParts } from './ordinalParts.js';
import { withoutTwins } from './withoutTwins.js';

/** Sums inside sums are taken apart so many times: each takes some of the stack. */
const DEEPEST = 500;

/** How games that are not sums are evaluated, and where. */
export interface Evaluation {
  readonly store: ValueStore;
  readonly work: Work;
  readonly search: (game: DigraphPlacement) => Value;
}

/**
 * The value of a game by its connected components, and these by the parts of which they are ordinal sums: G:H depends
 * on the form of G, but on the value of H only. What is not a sum is searched, without true twins.
 */
export function valueByParts(game: DigraphPlacement, evaluation: Evaluation, depth: number = 0): Value {
  evaluation.work.tick(evaluation.work.steps);
  const components = game.components().map((vertices) => (vertices.length === game.n ? game : game.induced(vertices)));
  const parts = components.map((component) => (depth < DEEPEST ? ordinalParts(component) : []));
  if (parts.every((list) => list.length <= 1)) return evaluation.search(withoutTwins(game));
  return components
    .map((component, i) =>
      parts[i]!.length <= 1
        ? evaluation.search(withoutTwins(component))
        : valueOfOrdinalSum(
            parts[i]!.map((vertices) => component.induced(vertices)),
            evaluation,
            depth,
          ),
    )
    .reduce((sum, value) => sum.plus(value));
}

/**
 * Part by part, the base first: what counts of a base are its options, of which those that others dominate may be left
 * out.
 */
function valueOfOrdinalSum(parts: readonly DigraphPlacement[], evaluation: Evaluation, depth: number): Value {
  const base: Record<Player, readonly Value[]> = { L: [], R: [] };
  for (const part of parts.slice(0, -1)) {
    const more: Record<Player, Value[]> = { L: [], R: [] };
    for (const [v, side] of part.sides.entries()) {
      const left = valueByParts(part.after([v]), evaluation, depth + 1);
      more[side].push(ordinalSumOfValues(base, left, evaluation));
    }
    for (const player of PLAYERS) base[player] = [...bestFor(player, [...base[player], ...more[player]])];
  }
  return ordinalSumOfValues(base, valueByParts(parts.at(-1)!, evaluation, depth + 1), evaluation);
}

/**
 * The value of an ordinal sum from the options of the base and the value of what stands on it: {Gᴸ, G:Hᴸ | Gᴿ, G:Hᴿ}.
 */
function ordinalSumOfValues(
  base: Readonly<Record<Player, readonly Value[]>>,
  upper: Value,
  { store, work }: Evaluation,
): Value {
  const known = new Map<Value, Value>();
  const optionsOf = (value: Value, player: Player): Value[] => [
    ...base[player],
    ...value.options(player).map((option) => known.get(option)!),
  ];
  return foldOptions<Value, Value>(
    upper,
    {
      known: () => undefined,
      visitOptions: (value, visit) => {
        for (const player of PLAYERS) for (const option of value.options(player)) visit(option);
      },
      combine: (value) => {
        work.step();
        return store.fromOptions(optionsOf(value, 'L'), optionsOf(value, 'R'));
      },
    },
    known,
  )!;
}
