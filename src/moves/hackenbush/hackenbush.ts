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
