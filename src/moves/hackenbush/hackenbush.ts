import type { CanonicalPosition, Move } from '../../evaluation/index.js';
import { Work } from '../../run.js';
import { SetFamily } from '../../sets/index.js';
import { canonicalLabelling } from '../../symmetry/index.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { edgesAt, grounded, type HackenbushEdge, partsAt } from './HackenbushEdge.js';
import {
  edgesOfPosition,
  edgeText,
  hackenbushPosition,
  positionOfOrdered,
  printHackenbush,
  readHackenbush,
  stalkEdges,
} from './hackenbushPosition.js';
import { valueOfEdges } from './hackenbushValueByTheorem.js';

const OTHER = { L: 'R', R: 'L', E: 'E' } as const;
const COLOURS = { ground: 0, vertex: 1, L: 2, R: 3, E: 4 } as const;

/** The position that stands for all that are isomorphic to a part of HACKENBUSH, or to its negative. */
function canonicalHackenbush(position: string): CanonicalPosition<string> {
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

/**
 * Names for the vertices that do not depend on how they were called, the ground being 0: vertices are told apart by
 * their edges and what these lead to, again and again. Undefined if vertices are left that look alike.
 * @complexity linear in the edges, times a logarithm, for each of at most as many rounds as there are vertices
 */
function refinedNames(edges: readonly HackenbushEdge[]): Map<number, number> | undefined {
  const at = edgesAt(edges);
  let names = new Map(Array.from(at.keys(), (vertex) => [vertex, vertex === 0 ? 0 : 1]));
  for (let classes = 0; classes < at.size;) {
    const looks = Array.from(at, ([vertex, own]) => [vertex, lookOf(vertex, own, edges, names)] as const);
    const places = new Map([...new Set(looks.map(([, look]) => look))].sort(byText).map((look, i) => [look, i]));
    if (places.size === classes) return undefined;
    classes = places.size;
    names = new Map(looks.map(([vertex, look]) => [vertex, places.get(look)!]));
  }
  return names;
}

/** The name of a vertex so far, and its edges with the names of their other ends; the ground comes first. */
function lookOf(
  vertex: number,
  own: readonly number[],
  edges: readonly HackenbushEdge[],
  names: ReadonlyMap<number, number>,
): string {
  const ends = own.map((e) => {
    const [u, v, colour] = edges[e]!;
    return u === v ? `${colour}o` : `${colour}${names.get(u === vertex ? v : u)!}`;
  });
  return `${vertex === 0 ? ' ' : String(names.get(vertex)!)}:${ends.sort(byText).join()}`;
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * HACKENBUSH on any graph: a player cuts an edge of their colour, or one of either player, and with it falls everything
 * no longer connected to the ground.
 * @source Siegel 2011, Sec. 1.2.2
 */
export const hackenbush: MoveRuleset = {
  name: 'hackenbush',
  impartial: false,
  read: readHackenbush,
  print: printHackenbush,
  cgsuite: (position) => {
    const stalk = /^stalk:([LRE]+)$/.exec(printHackenbush(position))?.[1];
    return stalk && `game.graph.Hackenbush("${stalk.toLowerCase()}")`;
  },
  scene: (position) => ({ kind: 'ground', edges: edgesOfPosition(position) }),
  *options(position) {
    const edges = edgesOfPosition(position);
    let [last, copies] = ['', 0];
    for (const [e, edge] of edges.entries()) {
      // Parallel edges of one colour follow each other, and lead to the same position.
      const text = edgeText(edge);
      copies = text === last ? copies + 1 : 1;
      last = text;
      const move = copies === 1 ? text : `${text}#${copies}`;
      const next = positionOfOrdered(grounded(edges.toSpliced(e, 1)));
      const [, , owner] = edge;
      yield { position: next, move, ...(owner !== 'E' && { player: owner }) } satisfies Move<string>;
    }
  },
  components: (position) => partsAt(edgesOfPosition(position), 0).map(positionOfOrdered),
  canonical: canonicalHackenbush,
  // From the top down, one edge after the other.
  longestPlay: (position) => edgesOfPosition(position).length,
  knownValue: (position, store, run) =>
    valueOfEdges(edgesOfPosition(position), store, new Work('hackenbushValueByTheorem', run)),
};

/** HACKENBUSH in the catalogue. */
export const hackenbushEntry: MoveCatalogueEntry = {
  name: 'hackenbush',
  title: 'HACKENBUSH',
  players: 'partizan',
  words:
    'Cut an edge of your colour, or one that either player may cut: it falls, with everything that is no longer connected to the ground.',
  source: 'Siegel 2011, Sec. 1.2.2',
  boards:
    'stalk: with a letter L, R or E (of either player) for each edge, from the ground up; or edges: with the two vertices and the letter of each edge, where 0 is the ground, parallel edges and loops included',
  example: 'hackenbush@edges:0-1L,0-2E,1-2R',
  facts: [
    'Stalks are ordinal sums of 1, −1 and ∗, and so are trees, branch by branch, by the colon principle (Siegel 2011, Thm 2.2.10); blue-red ones are numbers',
    'Graphs whose edges either player may cut are nimbers: the vertices of a cycle may become one (the fusion principle)',
    'Without edges that either player may cut, every value is a number (Siegel 2013, Ex. 1.6 says that the next player never wins)',
  ],
  witness: ['hackenbush@stalk:LL', '1-2L', '0-1L'],
  variants: { '': hackenbush },
};
