import type { SimplicialComplex } from '../../complex/index.js';
import type { RunOptions } from '../../run.js';
import type { GammaCertificate, GammaConstruction } from './GammaCertificate.js';
import { edgesOf, idOf } from './gammaLabels.js';

type Name = (set: readonly number[]) => string;

function naming(target: SimplicialComplex): Name {
  return (set) => set.map((v) => target.vertices[v]?.label ?? `vertex ${v}`).join(' ');
}

/**
 * Compares the labels and id-sets of a certificate with the target and the ruleset: labels on exactly the edges of Γ,
 * id-sets for exactly its facets, made from the labels, and forbidden by the ruleset, which forbids nothing else.
 * @returns what is wrong, in words
 */
export function claimedIds(
  { as, target, certificate }: GammaConstruction,
  forbidden: readonly (readonly number[])[],
  options: RunOptions,
): string | undefined {
  const name = naming(target);
  const sets = as === 'illegal' ? target.listFacets(options) : target.listMinimalNonfaces(options);
  const facets = sets.toLists().filter((set) => as === 'illegal' || set.length !== 1);
  const kind = as === 'illegal' ? 'facet of the target' : 'minimal nonface of the target';
  const key = (set: readonly number[]): string => [...set].sort((a, b) => a - b).join();
  const claimed = new Map(certificate.idSets.map(({ facet, ids }) => [key(facet), ids]));
  const left = new Set(facets.map(key));
  for (const { facet } of certificate.idSets)
    if (!left.delete(key(facet)))
      return `the certificate has an id-set for ${name(facet)}, which is not a ${kind}${facets.some((f) => key(f) === key(facet)) ? ' a second time' : ''}`;
  const unnamed = facets.find((facet) => !claimed.has(key(facet)));
  if (unnamed !== undefined) return `the certificate has no id-set for ${name(unnamed)}, a ${kind}`;

  const ids = new Map<string, number>();
  const edges = new Set(edgesOf(facets).map(key));
  for (const edge of certificate.labels) {
    const pair = [edge[0], edge[1]];
    if (!edges.delete(key(pair)))
      return `the certificate labels ${name(pair)}, which is not an edge or was labelled before`;
    ids.set(key(pair), idOf(edge));
  }
  const [bare] = edges;
  if (bare !== undefined) return `the certificate has no label for the edge ${name(bare.split(',').map(Number))}`;
  const rules = new Set(forbidden.map(key));
  const used = new Set<string>();
  for (const facet of facets) {
    const stated = claimed.get(key(facet))!;
    const made = edgesOf([facet]).map((pair) => ids.get(key(pair))!);
    if (key(made) !== key(stated))
      return `the id-set of ${name(facet)} is {${braces(stated)}} in the certificate, and {${braces(made)}} by its labels`;
    if (!rules.has(key(stated)))
      return `the ruleset does not forbid the id-set {${braces(stated)}} of ${name(facet)}; it forbids ${forbidden
        .map((set) => `{${braces(set)}}`)
        .join(', ')
        .slice(0, 200)}`;
    used.add(key(stated));
  }
  const extra = forbidden.find((set) => !used.has(key(set)));
  if (extra !== undefined) return `the ruleset forbids the distances {${braces(extra)}}, which are not an id-set`;
  return undefined;
}

function braces(set: readonly number[]): string {
  return [...set].sort((a, b) => a - b).join(', ');
}

/**
 * Compares the distances of a certificate with those measured.
 * @param pieceOf the piece of each vertex of the target, −1 for none
 * @returns what is wrong, in words
 */
export function claimedDistances(
  target: SimplicialComplex,
  certificate: GammaCertificate,
  measured: (u: number, v: number) => number,
  pieceOf: readonly number[],
): string | undefined {
  const name = naming(target);
  const claimed = new Map<string, number>();
  for (const [u, v, d] of certificate.distances) {
    if (!(u < v) || pieceOf[u] === undefined || pieceOf[v] === undefined || pieceOf[u] === -1 || pieceOf[v] === -1)
      return `the certificate has a distance of ${name([u, v])}; expected two vertices with pieces, the smaller first`;
    if (claimed.has(`${u},${v}`)) return `the certificate has the distance of ${name([u, v])} twice`;
    claimed.set(`${u},${v}`, d);
  }
  const words = (d: number | undefined): string => (d === undefined || d === Infinity ? 'not there' : String(d));
  for (let u = 0; u < target.n; u++)
    for (let v = u + 1; v < target.n; v++) {
      if (pieceOf[u] === -1 || pieceOf[v] === -1) continue;
      const distance = measured(u, v);
      const stated = claimed.get(`${u},${v}`);
      if ((stated ?? Infinity) !== distance)
        return `the distance of ${name([u])} and ${name([v])} is ${words(stated)} in the certificate, and ${words(distance)} on the board`;
    }
  return undefined;
}
