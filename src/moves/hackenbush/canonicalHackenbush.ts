import type { CanonicalPosition } from '../../evaluation/index.js';
import { SetFamily } from '../../sets/index.js';
import { canonicalLabelling } from '../../symmetry/index.js';
import { edgesAt, type HackenbushEdge } from './HackenbushEdge.js';
import { refinedNames } from './refinedNames.js';
import { edgesOfPosition, hackenbushPosition, stalkEdges } from './hackenbushPosition.js';

const OTHER = { L: 'R', R: 'L', E: 'E' } as const;
const COLOURS = { ground: 0, vertex: 1, L: 2, R: 3, E: 4 } as const;

/** The position that stands for all that are isomorphic to a part of HACKENBUSH, or to its negative. */
export function canonicalHackenbush(position: string): CanonicalPosition<string> {
  const edges = edgesOfPosition(position);
  const swapped = edges.map(([u, v, colour]): HackenbushEdge => [u, v, OTHER[colour]]);
  const more = countOf(edges, 'L') - countOf(edges, 'R');
  const named = more >= 0 ? namedCanonically(edges) : undefined;
  const namedSwapped = more <= 0 ? namedCanonically(swapped) : undefined;
  if (named === undefined || (namedSwapped !== undefined && namedSwapped < named))
    return { position: namedSwapped!, negated: true };
  return { position: named };
}

function countOf(edges: readonly HackenbushEdge[], colour: 'L' | 'R'): number {
  return edges.filter((edge) => edge[2] === colour).length;
}

function namedCanonically(edges: readonly HackenbushEdge[]): string {
  const stalk = coloursOfStalk(edges);
  if (stalk !== undefined) return hackenbushPosition(stalkEdges(stalk));
  const names = refinedNames(edges) ?? canonicalNames(edges);
  return hackenbushPosition(edges.map(([u, v, colour]) => [names.get(u)!, names.get(v)!, colour]));
}

/** Canonical names of the vertices, the ground being 0, also where there are symmetries. */
function canonicalNames(edges: readonly HackenbushEdge[]): Map<number, number> {
  const vertices = [...new Set([0, ...edges.flatMap(([u, v]) => [u, v])])];
  const numberOf = new Map(vertices.map((vertex, i) => [vertex, i]));
  const n = vertices.length;
  const { labelling } = canonicalLabelling(
    SetFamily.fromLists(
      edges.map(([u, v], e) => [...new Set([numberOf.get(u)!, numberOf.get(v)!]), n + e]),
      n + edges.length,
    ),
    {
      colours: [
        ...vertices.map((vertex) => (vertex === 0 ? COLOURS.ground : COLOURS.vertex)),
        ...edges.map(([, , colour]) => COLOURS[colour]),
      ],
    },
  );
  return new Map(vertices.map((vertex, i) => [vertex, labelling[i]!]));
}

/** The colours from the ground up, if the edges are those of a stalk. */
function coloursOfStalk(edges: readonly HackenbushEdge[]): string | undefined {
  const at = edgesAt(edges);
  let colours = '';
  let last: number | undefined;
  for (let top = 0; ;) {
    const next = at.get(top)!.filter((e) => e !== last);
    if (next.length > 1 || (next.length === 0 && colours.length < edges.length)) return undefined;
    if (next.length === 0) return colours;
    last = next[0]!;
    const [u, v, colour] = edges[last]!;
    top = u === top ? v : u;
    colours += colour;
  }
}
