import type { Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import type { PositionalGame } from '../PositionalGame.js';
import { protectorOf, setsAgainst } from './builderAgainst.js';
import type { PairingStrategy } from './PositionalStrategy.js';

/** Whose strategy is looked for, and how long. */
export interface ProtectorOptions extends RunOptions {
  /** Breaker, or Avoider, as a matter of course; under the strong rule either player, by default Right. */
  readonly player?: Player;
}

/** A pairing strategy; or that there is none; or that the bounds cut the search off. */
export type FoundPairing =
  | { readonly found: true; readonly strategy: PairingStrategy }
  | { readonly found: false }
  | { readonly found: 'undecided'; readonly explored: number };

/**
 * Disjoint pairs of free points such that each winning set that could be completed contains one: with them Breaker
 * wins, or Avoider, or either player draws under the strong rule, whoever is to move. First each set gets a pair of its
 * own, by a matching; where that fails, pairs that several sets share are searched.
 * @param options `limit` counts steps of the search
 * @throws InputError `not-a-protector` for Maker and Enforcer
 * @complexity a matching is polynomial; the search is exponential in the number of sets
 * @source Hales and Jewett 1963
 * @example pairingStrategy(ticTacToe(5, 2)).found // true
 * @example pairingStrategy(ticTacToe(4, 2)).found // false
 */
export function pairingStrategy(game: PositionalGame, options: ProtectorOptions = {}): FoundPairing {
  const { player = protectorOf(game) ?? 'R', ...run } = options;
  const sets = setsAgainst('pairingStrategy', game, player);
  return Work.decide<FoundPairing, FoundPairing>(
    'pairingStrategy',
    run,
    (work) => {
      if (sets.some(({ length }) => length < 2)) return { found: false };
      const pairs = matchedPairs(sets, work) ?? searchedPairs(sets, work);
      if (pairs === undefined) return { found: false };
      const achieves = game.rule === 'strong' ? 'draw' : 'win';
      return { found: true, strategy: { by: 'pairing', game, player, achieves, pairs } };
    },
    (explored) => ({ found: 'undecided', explored }),
  );
}

type Pairs = (readonly [number, number])[];

/** For each set two points of its own, by augmenting paths; undefined if there are not so many. */
function matchedPairs(sets: readonly (readonly number[])[], work: Work): Pairs | undefined {
  const owner = new Map<number, number>();
  const augment = (set: number, seen: Set<number>): boolean =>
    sets[set]!.some((point) => {
      if (seen.has(point)) return false;
      seen.add(point);
      work.step();
      const before = owner.get(point);
      if (before === set || (before !== undefined && !augment(before, seen))) return false;
      owner.set(point, set);
      return true;
    });
  const isMatched = sets.every((_, set) => augment(set, new Set()) && augment(set, new Set()));
  if (!isMatched) return undefined;
  const points = sets.map((): number[] => []);
  for (const [point, set] of owner) points[set]!.push(point);
  return points.map((own): [number, number] => (own[0]! < own[1]! ? [own[0]!, own[1]!] : [own[1]!, own[0]!]));
}

/** Pairs that several sets may share: a set that has fewest possible ones gets one next. */
function searchedPairs(sets: readonly (readonly number[])[], work: Work): Pairs | undefined {
  const inPair = new Map<string, number[]>();
  sets.forEach((set, i) => {
    for (const [j, a] of set.entries())
      for (const b of set.slice(j + 1)) {
        const key = a < b ? `${a},${b}` : `${b},${a}`;
        inPair.set(key, [...(inPair.get(key) ?? []), i]);
      }
  });
  const candidates = [...inPair]
    .map(([key, covered]) => ({ pair: key.split(',').map(Number) as [number, number], covered }))
    .sort((a, b) => b.covered.length - a.covered.length);
  const most = candidates[0]?.covered.length ?? 0;
  const points = new Set(sets.flat());
  const open = new Set(sets.keys());
  const used = new Set<number>();
  const chosen: Pairs = [];
  const search = (): boolean => {
    work.step();
    if (open.size === 0) return true;
    // Each pair takes two points, and serves at most so many sets.
    if (Math.floor((points.size - used.size) / 2) * most < open.size) return false;
    const possible = candidates.filter(
      ({ pair, covered }) => !pair.some((point) => used.has(point)) && covered.some((set) => open.has(set)),
    );
    const count = new Map([...open].map((set) => [set, 0]));
    for (const { covered } of possible)
      for (const set of covered) if (count.has(set)) count.set(set, count.get(set)! + 1);
    const [next, ways] = [...count].reduce((best, each) => (each[1] < best[1] ? each : best));
    if (ways === 0) return false;
    for (const { pair, covered } of possible) {
      if (!covered.includes(next)) continue;
      const closed = covered.filter((set) => open.delete(set));
      for (const point of pair) used.add(point);
      chosen.push(pair);
      if (search()) return true;
      chosen.pop();
      for (const point of pair) used.delete(point);
      for (const set of closed) open.add(set);
    }
    return false;
  };
  return search() ? chosen : undefined;
}
