import { range } from '../helpers/range.js';

/** An arc from, to, and `L`, `R` or `-`. Everything by definition: slow and obvious. */
export type Arc = readonly [from: number, to: number, player: string];

/** The words of the players along all paths from v to w, repetitions included. */
function words(arcs: readonly Arc[], v: number, w: number): string[] {
  return [
    ...(v === w ? [''] : []),
    ...arcs.filter(([from]) => from === v).flatMap(([, to, player]) => words(arcs, to, w).map((word) => player + word)),
  ];
}

/** Do ranks exist that grow by one along each arc? By trying all maps to 0…n−1. */
function isGraded(n: number, arcs: readonly Arc[]): boolean {
  let maps: number[][] = [[]];
  for (let v = 0; v < n; v++)
    maps = maps
      .flatMap((map) => range(n).map((rank) => [...map, rank]))
      .filter((map) => arcs.every(([a, b]) => a > v || b > v || map[b] === map[a]! + 1));
  return maps.length > 0;
}

const factorial = (k: number): number => (k <= 1 ? 1 : k * factorial(k - 1));
const kindOf = (word: string): string => [...word].sort().join('');

/**
 * The SP-property of a graph whose arcs go from smaller to larger numbers, word by word as it is printed; `mixed` lets
 * paths between two vertices have different numbers of Left and Right moves, which the printed text allows.
 */
export function hasSPProperty(n: number, arcs: readonly Arc[], mixed: boolean): boolean {
  const targets = range(n).map((v) => arcs.filter(([from]) => from === v).map(([, to]) => to));
  const pairs = range(n).flatMap((v) => range(n).map((w) => [v, w] as const));
  return (
    isGraded(n, arcs) &&
    pairs.every(([v, w]) => v === w || targets[v]!.filter((x) => targets[w]!.includes(x)).length <= 1) &&
    pairs.every(([v, w]) => {
      const found = words(arcs, v, w);
      const kinds = new Set(found.map(kindOf));
      if (!mixed && kinds.size > 1) return false;
      return [...kinds].every((kind) => {
        const counts = ['L', 'R', '-'].map((player) => kind.split(player).length - 1);
        const each = counts.reduce((product, count) => product * factorial(count), 1);
        const orders = new Set(found.filter((word) => kindOf(word) === kind));
        return (
          orders.size === factorial(kind.length) / each &&
          [...orders].every((order) => found.filter((word) => word === order).length === each)
        );
      });
    })
  );
}

/** A game tree written out: `tree` sorts the options, `set` drops repetitions, `labelled` adds the moves. */
export function writtenTree(
  faces: readonly (readonly number[])[],
  sides: readonly string[],
  relation: 'tree' | 'set' | 'labelled',
  position: readonly number[] = [],
): string {
  const options = (player: string): string[] => {
    const list = sides.flatMap((side, v) => {
      if (position.includes(v) || (side !== player && side !== '')) return [];
      const next = [...position, v].sort((a, b) => a - b);
      if (!faces.some((face) => face.join() === next.join())) return [];
      return [(relation === 'labelled' ? `${v}:` : '') + writtenTree(faces, sides, relation, next)];
    });
    return relation === 'set' ? [...new Set(list)].sort() : list.sort();
  };
  return `{${options('L').join(',')}|${options('R').join(',')}}`;
}
