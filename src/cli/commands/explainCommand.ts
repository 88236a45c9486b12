import type { Vertex } from '../../complex/index.js';
import { explainDigraph, vertexLabels, type DigraphPlacement } from '../../digraphs/index.js';
import { VERSION } from '../../formats/index.js';
import { explain, type Explanation, type SPGame } from '../../games/index.js';
import type { Player } from '../../player.js';
import { asGame, atPosition, parseSource } from '../../sources/index.js';
import { explainMoves } from '../explainMoves.js';
import { labelled } from '../plainText.js';
import type { Answer, SourceCommand } from '../SourceCommand.js';
import { byKind, objectOf, verticesByLabel, verticesOfDigraph, type ByKind } from '../../sources/internal.js';

/** `explain SOURCE --position LABELS`: why a position is legal or not. */
export const explainCommand: SourceCommand = {
  name: 'explain',
  description:
    'Say whether a position is legal, and which moves remain, or what forbids it. For a game given by its moves, the position is reached by the named moves.',
  examples: [
    "explain 'digraph:LLR 0>1 1>2 2>0' --position 'x1 x2'",
    "explain snort@path:3 --position 'x1 y3'",
    "explain toppling-dominoes@row:LRE --position '1W 2E'",
    "explain nogo@grid:2x2 --position 'x1 x2 y3 y4' --json",
  ],
  addOptions: (command) =>
    void command.requiredOption(
      '--position <labels>',
      "the pieces on the board by their labels, as in 'x1 y3'; for a game given by its moves, the moves",
    ),
  answer: async (text, options, session) => {
    const { position } = options as { readonly position: string };
    // The rules alone explain a position: a board may be far too large to compile.
    const lazily = { ...session.run(), lazy: true };
    const source = await parseSource(text, { ...lazily, ...session.reading() });
    return byKind(BY_KIND, source, position) ?? answerOf(inGame(asGame(source, lazily), position));
  },
};

/** How positions are explained of what is played without a complex. */
const BY_KIND: ByKind<[position: string], Answer> = {
  rules: explainMoves,
  digraph: ({ digraph }, position) => answerOf(inDigraph(digraph, position)),
  // The first word is the position, and the moves after it are explained from there.
  lattice: (object, position) => {
    const [start = '', ...moves] = position.trim().split(/\s+/);
    return explainMoves(objectOf(atPosition({ kind: 'lattice', object }, start), 'rules')!, moves.join(' '));
  },
};

function answerOf(explained: Explained): Answer {
  return { json: () => document(explained), text: () => describe(explained) };
}

/** A position of a game with such vertices, explained. */
interface Explained {
  readonly vertices: readonly Vertex[];
  readonly placed: readonly number[];
  readonly explanation: Explanation;
}

function inGame(game: SPGame, position: string): Explained {
  const placed = verticesByLabel(position, game.vertices, 'explain');
  return { vertices: game.vertices, placed, explanation: explain(game, placed) };
}

function inDigraph(digraph: DigraphPlacement, position: string): Explained {
  const labels = vertexLabels(digraph);
  const placed = verticesOfDigraph(position, labels, 'explain');
  const vertices = labels.map((label, v) => ({ label, side: digraph.sides[v]! }));
  return { vertices, placed, explanation: explainDigraph(digraph, placed) };
}

/** The vertices that a player may claim next. */
function movesOf(player: Player, moves: readonly number[], vertices: readonly Vertex[]): number[] {
  return moves.filter((v) => (vertices[v]!.side ?? player) === player);
}

function document({ vertices, placed, explanation }: Explained): object {
  const labels = (set: readonly number[]): string[] => set.map((v) => vertices[v]!.label);
  const common = { spgames: VERSION, type: 'explanation', position: labels(placed), legal: explanation.legal };
  if (!explanation.legal) {
    const { minimalIllegal, because } = explanation;
    return { ...common, minimalIllegal: labels(minimalIllegal), placed: labels(explanation.placed), because };
  }
  const { maximal, moves } = explanation;
  const [left, right] = [movesOf('L', moves, vertices), movesOf('R', moves, vertices)];
  return { ...common, maximal, moves: labels(moves), left: labels(left), right: labels(right) };
}

function describe({ vertices, placed, explanation }: Explained): string {
  const position = labelled(placed, vertices);
  if (explanation.legal) {
    if (explanation.maximal) return `${position} is legal; no move is left`;
    const named = (moves: readonly number[]): string => (moves.length === 0 ? 'none' : labelled(moves, vertices));
    const { moves } = explanation;
    const lines = vertices.every(({ side }) => side === undefined)
      ? [`moves  ${named(moves)}`]
      : [
          `moves of Left   ${named(movesOf('L', moves, vertices))}`,
          `moves of Right  ${named(movesOf('R', moves, vertices))}`,
        ];
    return [`${position} is legal`, ...lines.map((line) => `  ${line}`)].join('\n');
  }
  const { minimalIllegal, because } = explanation;
  const onBoard = explanation.placed.length === 0 ? '' : ` with ${labelled(explanation.placed, vertices)} on the board`;
  return [
    `${position} is illegal`,
    `  minimal illegal position  ${labelled(minimalIllegal, vertices)}${onBoard}`,
    `  because                   ${because}`,
  ].join('\n');
}
