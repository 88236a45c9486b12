import {
  CodeWalk,
  familyBySize,
  placeToIntegers,
  walkBySize,
  wrongStart,
  type FamilyForm,
  type Walk,
} from '../../symmetry/internal.js';
import type { Digraph, DigraphArc } from '../Digraph.js';

/** There are 1.8 trillion digraphs with eight vertices. */
const MOST_VERTICES = 8;

export const digraphs: FamilyForm<Digraph> = /* @__PURE__ */ familyBySize({
  name: 'digraphs',
  kind: 'digraph',
  words: 'the digraphs without loops with a to b vertices',
  example: 'digraphs:1..4',
  all: { most: MOST_VERTICES, walk: (n) => digraphWalk(n, n, (arcs) => ({ n, arcs })) },
});

export const colouredDigraphWalk: FamilyForm<Digraph> = /* @__PURE__ */ familyBySize({
  name: 'coloured-digraphs',
  kind: 'digraph',
  words: 'the digraphs with a to b vertices, each of them Left’s or Right’s',
  example: 'coloured-digraphs:1..4',
  all: { most: MOST_VERTICES, walk: colouredWalk },
});

/** Those with fewer vertices of Left's come first; hers are the first vertices. */
function colouredWalk(n: number): Walk<Digraph> {
  return walkBySize(0, n, (left) => {
    const sides = Array.from({ length: n }, (_, v) => (v < left ? 'L' : 'R'));
    return digraphWalk(n, left, (arcs) => ({ n, arcs, sides }));
  });
}

/** @param left how many vertices may change places with each other: the first ones, and so may the others */
function digraphWalk(n: number, left: number, digraph: (arcs: readonly DigraphArc[]) => Digraph): Walk<Digraph> {
  return {
    *stops(start, look) {
      const walk = new CodeWalk(n, left, { pairs: [0, 1, 2, 3] }, look);
      const words = start === undefined ? undefined : placeToIntegers(start);
      if (words !== undefined && words.length !== n) throw wrongStart(start!);
      const stop = { item: () => digraph(arcsOfMasks(walk.out)), place: () => walk.words.join(',') };
      for (const _ of walk.digraphs(n, words)) yield stop;
    },
  };
}

function arcsOfMasks(out: ArrayLike<number>): DigraphArc[] {
  const arcs: DigraphArc[] = [];
  for (let from = 0; from < out.length; from++)
    for (let to = 0; to < out.length; to++) if (((out[from]! >> to) & 1) !== 0) arcs.push({ from, to });
  return arcs;
}
