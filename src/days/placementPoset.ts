import { InputError } from '../errors.js';
import { Work, type RunOptions } from '../run.js';
import { shown } from '../shape.js';
import { requireStore } from '../values/internal.js';
import {
  parseValue,
  standardStore,
  valuesBornBy,
  type StoreOptions,
  type Value,
  type ValueStore,
} from '../values/index.js';
import { childrenNamed } from './childrenPoset.js';
import { GamePoset } from './GamePoset.js';
import { requireLastDay } from './requireLastDay.js';

/** Links of larger complexes restrict each other; of flag complexes of height 3 it is not known how. */
const LAST_HEIGHT = { all: 3, flag: 2, pure: 3 } as const;

/**
 * Values of pure complexes of dimension 2 that no smaller pure complex has: `npm run example -- pure-values` finds the
 * complexes, and that there are no others.
 */
const PURE_OF_HEIGHT_3 = [
  '3',
  '2*',
  '{2|0}',
  '{2|1*}',
  '{2||1|-1}',
  '{2||1|*}',
  '{2||*|-1}',
  '{2|0,{1|-1}}',
  '{2|-2}',
  '{2|-1*}',
  '{1*|0}',
  '{1*|-1*}',
  '{1*||*|-1}',
];

/** The complexes that are meant. */
export interface PlacementPosetOptions extends RunOptions, StoreOptions {
  /** Legal complexes of all placement games, by default; flag ones, or pure ones. */
  readonly complexes?: 'all' | 'flag' | 'pure';
}

/**
 * The values of placement games in which no legal position has more than a given number of pieces: of complexes of at
 * most that height. Of height 2 they are graphs: after a move the neighbours are left, with the value 0, 1, −1 or * by
 * whose they are. The sets A and B of such values are the options of Left and Right in some graph iff neither −1 nor *
 * is in A, or 1 or * in B, without the other; the graph may be without triangles (flag), and it is pure iff 0 is in
 * neither set or it has no edges. Of height 3 they are all 1474 values of day 3, and 35 of pure complexes, by a search
 * that is complete.
 * @param height 0 to 3, of flag complexes 0 to 2
 * @throws InputError `invalid-day`, `invalid-option`; LimitError `too-many-values` above that
 * @example placementPoset(2).size // 22
 */
export function placementPoset(height: number, options: PlacementPosetOptions = {}): GamePoset {
  const { store = standardStore, complexes = 'all', ...bounds } = options;
  requireStore('placementPoset', store);
  if (!['all', 'flag', 'pure'].includes(complexes))
    throw new InputError(
      'invalid-option',
      `placementPoset: complexes is ${shown(complexes)}; expected all, flag or pure.`,
      {
        details: { option: 'complexes' },
      },
    );
  requireLastDay('placementPoset', height, LAST_HEIGHT[complexes]);
  new Work('placementPoset', bounds).tick(0);
  const name = `placement:${height}${complexes === 'all' ? '' : ` ${complexes}`}`;
  if (height === 3 && complexes === 'all') return childrenNamed(name, valuesBornBy(2, { store }), options);
  const points = [store.zero, store.number(1), store.number(-1), store.nimber(1)];
  const elements = new Set(points.slice(0, height === 0 ? 1 : 4));
  if (height >= 2) for (const value of valuesOfGraphs(points, complexes === 'pure', store)) elements.add(value);
  if (height === 3)
    for (const value of PURE_OF_HEIGHT_3.map((text) => parseValue(text, store)))
      elements.add(value).add(value.negative());
  const values = [...elements];
  return new GamePoset({ name, elements: values, order: (a, b) => values[a]!.isAtMost(values[b]!) });
}

/** @param points 0, 1, −1 and *: the values of no neighbour, of Left's, of Right's, and of both kinds */
function valuesOfGraphs(points: readonly Value[], isPure: boolean, store: ValueStore): Value[] {
  const [zero, one, minusOne, star] = points;
  const subsets = Array.from({ length: 16 }, (_, bits) => points.filter((_, i) => (bits >> i) & 1));
  const fits = (left: readonly Value[], right: readonly Value[]): boolean => {
    const meetsRight = left.some((value) => value === minusOne || value === star);
    const meetsLeft = right.some((value) => value === one || value === star);
    return meetsRight === meetsLeft && !(isPure && [...left, ...right].includes(zero!));
  };
  return subsets.flatMap((left) =>
    subsets.filter((right) => fits(left, right)).map((right) => store.fromOptions(left, right)),
  );
}
