import { VERSION } from '../../formats/index.js';
import { explain, type Explanation, type SPGame } from '../../games/index.js';
import type { Player } from '../../player.js';
import { asGame, parseSource } from '../../sources/index.js';
import { labelled } from '../plainText.js';
import type { SourceCommand } from '../SourceCommand.js';
import { verticesByLabel } from '../../sources/internal.js';

/** `explain SOURCE --position LABELS`: why a position is legal or not. */
export const explainCommand: SourceCommand = {
  name: 'explain',
  description: 'Say whether a position is legal, and which moves are left, or what forbids it.',
  examples: ["explain snort@path:3 --position 'x1 y3'", "explain nogo@grid:2x2 --position 'x1 x2 y3 y4' --json"],
  addOptions: (command) =>
    void command.requiredOption('--position <labels>', "the pieces on the board by their labels, as in 'x1 y3'"),
  answer: async (text, options, session) => {
    const { position } = options as { readonly position: string };
    // The rules alone explain a position: a board may be far too large to compile.
    const lazily = { ...session.run(), lazy: true };
    const game = asGame(await parseSource(text, { ...lazily, read: (name) => session.read(name) }), lazily);
    const placed = verticesByLabel(position, game.vertices, 'explain');
    const explanation = explain(game, placed);
    return {
      json: () => document(game, placed, explanation),
      text: () => describe(game, placed, explanation),
    };
  },
};

/** The vertices that a player may claim next. */
function movesOf(player: Player, moves: readonly number[], game: SPGame): number[] {
  return moves.filter((v) => (game.vertices[v]!.side ?? player) === player);
}

function document(game: SPGame, placed: readonly number[], explanation: Explanation): object {
  const labels = (set: readonly number[]): string[] => set.map((v) => game.vertices[v]!.label);
  const common = { spgames: VERSION, type: 'explanation', position: labels(placed), legal: explanation.legal };
  if (!explanation.legal) {
    const { minimalIllegal, because } = explanation;
    return { ...common, minimalIllegal: labels(minimalIllegal), placed: labels(explanation.placed), because };
  }
  const { maximal, moves } = explanation;
  const [left, right] = [movesOf('L', moves, game), movesOf('R', moves, game)];
  return { ...common, maximal, moves: labels(moves), left: labels(left), right: labels(right) };
}

function describe(game: SPGame, placed: readonly number[], explanation: Explanation): string {
  const { vertices } = game;
  const position = labelled(placed, vertices);
  if (explanation.legal) {
    if (explanation.maximal) return `${position} is legal; no move is left`;
    const named = (moves: readonly number[]): string => (moves.length === 0 ? 'none' : labelled(moves, vertices));
    const { moves } = explanation;
    const lines =
      game.players === 'impartial'
        ? [`moves  ${named(moves)}`]
        : [
            `moves of Left   ${named(movesOf('L', moves, game))}`,
            `moves of Right  ${named(movesOf('R', moves, game))}`,
          ];
    return [`${position} is legal`, ...lines.map((line) => `  ${line}`)].join('\n');
  }
  const { minimalIllegal, because } = explanation;
  const onBoard =
    explanation.placed.length === 0 ? '' : ` beside ${labelled(explanation.placed, vertices)} on the board`;
  return [
    `${position} is illegal`,
    `  minimal illegal position  ${labelled(minimalIllegal, vertices)}${onBoard}`,
    `  because                   ${because}`,
  ].join('\n');
}
