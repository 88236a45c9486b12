import { Board, parseBoard, printBoard } from '../../boards/index.js';
import { dualGraph } from '../../complex/index.js';
import { VERSION } from '../../formats/index.js';
import { asComplex } from '../../sources/index.js';
import type { Answer, SourceCommand } from '../SourceCommand.js';
import { few } from '../few.js';

/** `line-graph BOARD`: the graph whose vertices are the edges of a board. */
export const lineGraphCommand: SourceCommand = {
  name: 'line-graph',
  description:
    'The line graph of a board: vertex i is edge i of the board, edges with a common end are joined. Prints a board in its notation, which may stand after RULESET@.',
  argument: { name: 'board', description: 'a board such as path:5, see: spgames catalog boards' },
  examples: ['line-graph path:4', 'line-graph grid:2x3 --json'],
  answer: async (text, _, session) =>
    answerOf((await parseBoard(text, { read: (name) => session.read(name) })).lineGraph()),
};

/** `dual-graph SOURCE`: the graph of the facets. */
export const dualGraphCommand: SourceCommand = {
  name: 'dual-graph',
  description:
    'The dual graph of a complex: its vertices are the facets in canonical order, joined where they have all vertices but one in common. Prints a board in its notation, which may stand after RULESET@.',
  examples: ["dual-graph 'facets:1 2 3, 2 3 4, 3 4 5'"],
  answer: async (text, _, session) => {
    const complex = asComplex(await session.source(text), session.run());
    const vertexCount = complex.listFacets(few(session)).size;
    return answerOf(new Board({ vertexCount, edges: dualGraph(complex, few(session)) }));
  },
};

function answerOf(board: Board): Answer {
  return { json: () => ({ spgames: VERSION, ...board.toJSON() }), text: () => printBoard(board) };
}
