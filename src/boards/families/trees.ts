import { familyBySize, placeToIntegers, wrongStart, type FamilyForm, type Walk } from '../../symmetry/internal.js';
import type { Board } from '../Board.js';
import { tree } from '../generators.js';
import { byOrders } from './graphFamilies.js';

/** There are 14 billion trees with 30 vertices. */
const MOST_VERTICES = 30;

export const trees: FamilyForm<Board> = /* @__PURE__ */ familyBySize({
  name: 'trees',
  kind: 'board',
  words: 'the trees with a to b vertices',
  example: 'trees:1..10',
  all: { most: MOST_VERTICES, walk: treeWalk },
});

/**
 * A walk through the trees with n vertices, each by the distances of its vertices from a root in its middle, in
 * pre-order: the greatest such list. The next one is found from it in constant time on average.
 * By Wright, Richmond, Odlyzko and McKay 1986.
 */
function treeWalk(n: number): Walk<Board> {
  return {
    *stops(start) {
      let levels: readonly number[] | undefined = start === undefined ? firstTree(n) : checked(start, n);
      while (levels !== undefined) {
        const found = freeTree(levels);
        if (found === undefined) return;
        yield { item: () => boardOf(found), place: () => found.join(',') };
        levels = nextRooted(found);
      }
    },
  };
}

/** The path, with its middle as the root. */
function firstTree(n: number): number[] {
  const far = Math.floor(n / 2);
  return Array.from({ length: n }, (_, i) => (i <= far ? i : i - far));
}

function checked(start: string, n: number): number[] {
  const levels = placeToIntegers(start);
  const isTree = levels.every((level, i) => (i === 0 ? level === 0 : level >= 1 && level <= levels[i - 1]! + 1));
  if (levels.length !== n || !isTree) throw wrongStart(start);
  return levels;
}

/** Each vertex hangs on the last one before it that is nearer to the root. */
function boardOf(levels: readonly number[]): Board {
  return byOrders(tree(levels.slice(1).map((level, i) => levels.lastIndexOf(level - 1, i))));
}

/** The rooted tree after one. @param p the last vertex that changes; by default the last that can */
function nextRooted(
  levels: readonly number[],
  p: number = levels.findLastIndex((level) => level > 1),
): number[] | undefined {
  if (p <= 0) return undefined;
  const q = levels.lastIndexOf(levels[p]! - 1, p - 1);
  const next = [...levels];
  for (let i = p; i < next.length; i++) next[i] = next[i - p + q]!;
  return next;
}

/** The rooted tree, if its root is in the middle, or the next one of which that is true. */
function freeTree(levels: readonly number[]): readonly number[] | undefined {
  const { size, height, isRight } = firstBranch(levels);
  if (isRight || height === -1) return levels;
  const next = nextRooted(levels, size);
  if (next !== undefined && levels[size]! > 2) {
    const long = firstBranch(next).height + 1;
    for (let i = 0; i < long; i++) next[next.length - long + i] = i + 1;
  }
  return next;
}

/** The first branch at the root, and whether the root is in the middle between it and the rest. */
function firstBranch(levels: readonly number[]): { size: number; height: number; isRight: boolean } {
  const second = levels.indexOf(1, 2);
  const end = second === -1 ? levels.length : second;
  const branch = levels.slice(1, end).map((level) => level - 1);
  const rest = [0, ...levels.slice(end)];
  const height = Math.max(-1, ...branch);
  const difference = Math.max(...rest) - height || rest.length - branch.length;
  return { size: branch.length, height, isRight: difference > 0 || (difference === 0 && !isAfter(branch, rest)) };
}

/** Does a list come after another of the same length in lexicographic order? */
function isAfter(list: readonly number[], other: readonly number[]): boolean {
  const at = list.findIndex((x, i) => x !== other[i]);
  return at !== -1 && list[at]! > other[at]!;
}
