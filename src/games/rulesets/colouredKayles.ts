import type { Board } from '../../boards/index.js';
import type { Player } from '../../player.js';
import type { BasicPosition } from '../BasicPosition.js';
import { noOverlap, type Ruleset, unsuitableBoard } from '../Ruleset.js';
import { ANY_VERTEX, BESIDE, NODE_KAYLES } from './graphs.js';
import { requireShortEdges, rulesetOnBoards } from './rulesetOnBoards.js';

function requireColours(ruleset: string, { sides, vertexCount }: Board): void {
  const plain = vertexCount === 0 ? -1 : (sides?.indexOf(undefined) ?? 0);
  if (plain !== -1)
    throw unsuitableBoard(
      ruleset,
      `without a colour on vertex ${plain}`,
      'all vertices coloured, as in path:3 sides:LRL',
    );
}

/**
 * PARTIZAN NODE-KAYLES: NODE-KAYLES on a board all of whose vertices are coloured.
 * @source Huntemann 2018, App. A
 * There NODE-KAYLES, without colours.
 */
export const partizanNodeKayles: Ruleset = /* @__PURE__ */ rulesetOnBoards(
  {
    type: 'ruleset',
    name: 'partizan-node-kayles',
    words: 'Claim a vertex of your colour that is not adjacent to a claimed one.',
    pieces: ANY_VERTEX,
    clauses: NODE_KAYLES,
  },
  BESIDE,
  requireColours,
);

/** BIGRAPH NODE-KAYLES: PARTIZAN NODE-KAYLES where all edges join different colours. @source Schaefer 1978 */
export const bigraphNodeKayles: Ruleset = /* @__PURE__ */ rulesetOnBoards(
  {
    type: 'ruleset',
    name: 'bigraph-node-kayles',
    words:
      'Claim a vertex of your colour that is not adjacent to a claimed one; edges join vertices of different colours.',
    pieces: ANY_VERTEX,
    clauses: NODE_KAYLES,
  },
  BESIDE,
  (ruleset, board) => {
    requireColours(ruleset, board);
    const inside = board.edges.find(([u, v]) => board.sides![u] === board.sides![v]);
    if (inside !== undefined)
      throw unsuitableBoard(
        ruleset,
        `one with an edge ${inside.join('-')} inside a colour`,
        'edges between colours only',
      );
  },
);

/**
 * PARTIZAN ARC-KAYLES: ARC-KAYLES where every edge belongs to Left, to Right or to both.
 * @param colours one for each edge of the board in lexicographic order; undefined for both players
 */
export function partizanArcKayles(colours: readonly (Player | undefined)[]): Ruleset {
  const name = `partizan-arc-kayles(${colours.map((side) => side ?? '.').join('')})`;
  return {
    name,
    words: 'Claim two adjacent vertices that are not yet claimed, along an edge of your colour.',
    basicPositions: (board) => {
      requireShortEdges(name, board);
      if (board.edges.length !== colours.length)
        throw unsuitableBoard(name, `one with ${board.edges.length} edges`, `${colours.length}, one for each letter`);
      return board.edges.map((cells, i): BasicPosition => {
        const side = colours[i];
        return side === undefined ? { piece: 'edge', cells } : { side, piece: 'edge', cells };
      });
    },
    clauses: [noOverlap],
  };
}
