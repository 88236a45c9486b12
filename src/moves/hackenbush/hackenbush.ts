import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { Move } from '../../evaluation/index.js';
import { Work } from '../../run.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { canonicalHackenbush } from './canonicalHackenbush.js';
import { grounded, partsAt } from './HackenbushEdge.js';
import { edgesOfPosition, edgeText, positionOfOrdered, printHackenbush, readHackenbush } from './hackenbushPosition.js';
import { valueOfEdges } from './hackenbushValueByTheorem.js';

/**
 * HACKENBUSH on any graph: a player cuts an edge of theirs, or of either player, and with it falls all that is no
 * longer connected to the ground.
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
  valueByTheorem: (position, store, run) =>
    valueOfEdges(edgesOfPosition(position), store, new Work('hackenbushValueByTheorem', run)),
};

/** HACKENBUSH in the catalogue. */
export const hackenbushEntry: MoveCatalogueEntry = {
  name: 'hackenbush',
  title: 'HACKENBUSH',
  players: 'partizan',
  words:
    'Cut an edge of yours, or one of either player: it falls, and with it all that is no longer connected to the ground.',
  source: 'Siegel 2011, Sec. 1.2.2',
  boards:
    'stalk: with a letter L, R or E (of either player) for each edge, from the ground up; or edges: with the two vertices and the letter of each edge, where 0 is the ground, parallel edges and loops included',
  example: 'hackenbush@edges:0-1L,0-2E,1-2R',
  facts: [
    'Stalks are ordinal sums of 1, −1 and ∗, and so are trees, branch by branch, by the colon principle (Siegel 2011, Thm 2.2.10); blue-red ones are numbers',
    'Graphs whose edges either player may cut are nimbers: the vertices of a cycle may become one (the fusion principle)',
    'Without edges of either player every value is a number (Siegel 2013, Ex. 1.6 says that the next player never wins)',
  ],
  witness: ['hackenbush@stalk:LL', '1-2L', '0-1L'],
  variants: { '': hackenbush },
};
