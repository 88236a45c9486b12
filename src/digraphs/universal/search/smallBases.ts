import type { SmallMasks } from './SmallMasks.js';

const made: SmallMasks[][] = [];

/** The two-coloured digraphs on n vertices, Left's first, one of each class under permutations that keep the players, for n up to 4. */
export function smallBases(n: number): readonly SmallMasks[] {
  return (made[n] ??= makeBases(n));
}

function makeBases(n: number): SmallMasks[] {
  const bases: SmallMasks[] = [];
  for (let lefts = 0; lefts <= n; lefts++) {
    const permutations = permutationsOf(n).filter((to) => to.every((v, u) => u < lefts === v < lefts));
    for (let code = 0; code < 2 ** (n * (n - 1)); code++) {
      const out = outOf(code, n);
      if (permutations.every((to) => code <= codeOf(permuted(out, to)))) bases.push({ n, left: (1 << lefts) - 1, out });
    }
  }
  return bases;
}

/** The out-neighbours in a number: n − 1 bits for each vertex, its own place left out. */
function outOf(code: number, n: number): number[] {
  return Array.from({ length: n }, (_, u) => {
    const row = (code >> (u * (n - 1))) & ((1 << (n - 1)) - 1);
    return (row & ((1 << u) - 1)) | ((row >> u) << (u + 1));
  });
}

function codeOf(out: readonly number[]): number {
  const n = out.length;
  return out.reduce((code, mask, u) => code | (((mask & ((1 << u) - 1)) | ((mask >> (u + 1)) << u)) << (u * (n - 1))), 0);
}

function permuted(out: readonly number[], to: readonly number[]): number[] {
  const image = new Array<number>(out.length).fill(0);
  for (const [u, mask] of out.entries())
    image[to[u]!] = to.reduce((bits, w, v) => bits | (((mask >> v) & 1) << w), 0);
  return image;
}

function permutationsOf(n: number): number[][] {
  if (n === 0) return [[]];
  return permutationsOf(n - 1).flatMap((rest) => Array.from({ length: n }, (_, at) => rest.toSpliced(at, 0, n - 1)));
}
