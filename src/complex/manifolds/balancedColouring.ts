import type { SimplicialComplex } from '../SimplicialComplex.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { Work, type RunOptions } from '../../run.js';
import { connectedClasses } from '../../sets/internal.js';
import { fields, indexBelow, listOf, nullable, oneOf, type Shape } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { faceName } from '../subjectOfVerification.js';

/** Whether a complex of dimension d is balanced, with a colouring. */
export type BalancedColouring =
  /** For each vertex a colour 0…d, different on the two ends of every edge; null for loops. */
  | { readonly balanced: true; readonly colours: readonly (number | null)[] }
  /** Every way to colour the vertices (listed: one connected part of the 1-skeleton that has none) was tried. */
  | { readonly balanced: false; readonly because: 'exhausted'; readonly vertices: readonly number[] }
  | { readonly balanced: 'undecided'; readonly explored: number };

/**
 * Is the complex balanced: does its 1-skeleton have a proper colouring with as many colours as its largest facet
 * has vertices? Exact search, the vertex with the fewest colours left first; in a strongly connected complex the first
 * facet forces everything. The void complex and {∅} are balanced.
 * @param options when they cut the search off, the answer is undecided; `limit` counts coloured vertices
 */
export function balancedColouring(complex: ComplexSource, options: RunOptions = {}): BalancedColouring {
  complex = complexOf(complex, 'balancedColouring');
  return Work.decide(
    'balancedColouring',
    options,
    (work): BalancedColouring => {
      const facets = complex.listFacets(work.part());
      const colours = complex.vertices.map((): number | null => null);
      if (facets.size === 0) return { balanced: true, colours };
      const number = facets.cardinality(facets.size - 1);
      const neighbours = adjacency(complex);
      for (const part of connectedClasses(complex.n, facets, new Set(facets.support()))) {
        const found = colourPart(part, neighbours, number, work);
        if (found === undefined) return { balanced: false, because: 'exhausted', vertices: part };
        part.forEach((v, i) => (colours[v] = found[i]!));
      }
      return { balanced: true, colours };
    },
    (explored): BalancedColouring => ({ balanced: 'undecided', explored }),
  );
}

/** What a claim looks like, as far as it does not depend on the complex. */
const SHAPE: Shape = /* @__PURE__ */ fields({ balanced: oneOf(true, false, 'undecided') });

/**
 * Is the colouring of `balancedColouring` a proper one? What is not balanced has no witness but the search itself:
 * refused.
 * @throws InputError `invalid-argument`
 */
export function verifyBalancedColouring(complex: SimplicialComplex, claim: BalancedColouring): Verification {
  const malformed = SHAPE.flaw(claim, 'claim');
  if (malformed !== undefined) return refuse(malformed);
  if (claim.balanced === 'undecided') return refuse('an undecided answer proves nothing');
  if (!claim.balanced) return refuse('that there is no colouring has no witness but the search itself');
  const { dimension } = complex;
  const list = listOf(nullable(indexBelow(dimension + 1)), 'a list', { length: complex.n });
  const flaw = list.flaw(claim.colours, 'claim.colours');
  if (flaw !== undefined) return refuse(flaw);
  const { colours } = claim;
  const { edges, support, loops, vertices } = complex;
  const bare = support.find((v) => colours[v] === null);
  if (bare !== undefined) return refuse(`the vertex ${vertices[bare]!.label} has no colour`);
  const loop = loops.find((v) => colours[v] !== null);
  if (loop !== undefined) return refuse(`the loop ${vertices[loop]!.label} has a colour`);
  const bad = edges.find(([u, v]) => colours[u] === colours[v]);
  return bad === undefined
    ? VERIFIED
    : refuse(`both ends of the edge ${faceName(complex, bad)} have the colour ${colours[bad[0]]}`);
}

function adjacency(complex: SimplicialComplex): Set<number>[] {
  const neighbours = complex.vertices.map(() => new Set<number>());
  for (const facet of complex.facets) for (const u of facet) for (const v of facet) if (u !== v) neighbours[u]!.add(v);
  return neighbours;
}

/**
 * A proper colouring of the vertices of a connected part with the colours 0…number−1, or undefined. Backtracks without
 * recursion: `trail` holds the coloured vertices; a new colour is tried only once, for new colours are alike.
 */
function colourPart(
  part: readonly number[],
  neighbours: readonly ReadonlySet<number>[],
  number: number,
  work: Work,
): number[] | undefined {
  const place = new Map(part.map((v, i) => [v, i]));
  const around = part.map((v) => Array.from(neighbours[v]!, (u) => place.get(u)!));
  const colours = new Int32Array(part.length).fill(-1);
  // How many neighbours of vertex i have colour c, and how many colours occur there.
  const seen = new Int32Array(part.length * number);
  const saturation = new Int32Array(part.length);
  const set = (i: number, c: number): void => {
    colours[i] = c;
    for (const j of around[i]!) if (seen[j * number + c]!++ === 0) saturation[j]!++;
  };
  const unset = (i: number): void => {
    const c = colours[i]!;
    colours[i] = -1;
    for (const j of around[i]!) if (--seen[j * number + c]! === 0) saturation[j]!--;
  };
  const next = (): number => {
    let best = -1;
    for (let i = 0; i < part.length; i++) {
      if (colours[i] !== -1) continue;
      const better = best < 0 ? 1 : saturation[i]! - saturation[best]! || around[i]!.length - around[best]!.length;
      if (better > 0) best = i;
    }
    return best;
  };
  /** The vertex, the colour to try next, and how many colours (0…used−1) occur before it. */
  const trail = [{ i: next(), c: 0, used: 0 }];
  while (trail.length > 0) {
    const step = trail[trail.length - 1]!;
    const { i, used } = step;
    if (colours[i] !== -1) unset(i);
    while (step.c < number && step.c <= used && seen[i * number + step.c] !== 0) step.c++;
    if (step.c >= number || step.c > used) {
      trail.pop();
      continue;
    }
    work.step();
    set(i, step.c);
    const usedNow = Math.max(used, ++step.c);
    if (trail.length === part.length) return Array.from(colours);
    trail.push({ i: next(), c: 0, used: usedNow });
  }
  return undefined;
}
