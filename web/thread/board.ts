/** Sources by their kinds: boards, moves, explanations and texts for other programs. */
import type { Player, PossibleMove } from '../messages.js';
import { digraphs, games, pictures, sources, type Source, type SPGame } from '../library.js';

/** What is done at once is small. */
export const BOUNDS = { limit: 200_000, timeoutMs: 8000 };

/** How pictures are drawn for a page: in its theme, with elements that it can find. */
export interface Look {
  readonly addressed: true;
  readonly theme: 'light' | 'dark';
}

/** The game of a source that has basic positions and a complex. */
export function placementGame(source: Source): SPGame | undefined {
  if (source.kind === 'game') return source.object;
  if (source.kind !== 'complex' && source.kind !== 'ideal' && source.kind !== 'construction') return undefined;
  // The void complex has no position.
  return sources.asComplex(source, BOUNDS).isVoid ? undefined : sources.asGame(source, { lazy: true });
}

/** Is the game on a board, also on a Γ-board, whose chains are not written out? */
function isOnBoard({ ruleset, board }: SPGame['summands'][number]): boolean {
  return ruleset !== undefined || board.edges.length > 0;
}

/** The board as it is written, or else how large it is; empty where a source has none of its own. */
export function boardNotation(source: Source): string {
  if (source.kind !== 'game') return '';
  return source.object.summands.every(isOnBoard)
    ? source.object.summands.map(({ board }) => String(board)).join(' + ')
    : '';
}

/** The board with the pieces on it, or what else shows a position; empty where nothing does. */
export function boardPicture(source: Source, look: Look): string {
  switch (source.kind) {
    case 'game':
      return source.object.summands.some(isOnBoard) ? pictures.drawGame(source.object, look) : '';
    case 'rules':
      return pictures.drawMoveBoard(source.object, look);
    case 'digraph':
      return pictures.drawDigraph(source.object.digraph, {
        ...look,
        ...(source.object.labels !== undefined && { names: source.object.labels }),
      });
    case 'poset':
      return pictures.drawPoset(source.object, look);
    default:
      return '';
  }
}

/** The moves of both players in a position, each once. */
export function possibleMoves(source: Source): PossibleMove[] {
  const game = placementGame(source);
  if (game !== undefined) {
    const explanation = games.explain(game, []);
    if (!explanation.legal) return [];
    const pieces = piecesOf(game);
    return explanation.moves.map((v) => {
      const { name, player, vertices } = pieces[v]!;
      return { name, player, vertices };
    });
  }
  if (source.kind === 'digraph') {
    const { digraph, labels = digraphs.vertexLabels(digraph) } = source.object;
    return labels.map((name, v) => ({ name, player: digraph.sides[v]!, vertices: [v + 1] }));
  }
  if (source.kind !== 'rules') return [];
  const moves = new Map<string, PossibleMove>();
  for (const { move, player } of source.object.options(source.object.start)) {
    if (move === undefined) continue;
    const key = `${player ?? ''} ${move}`;
    moves.set(key, { name: move, player, vertices: [] });
  }
  return [...moves.values()];
}

/** The pieces of a game by their vertices in the complex. */
export function piecesOf(game: SPGame): (PossibleMove & { readonly vertex: number })[] {
  const shift = firstVertices(game);
  return game.basicPositions.map(({ cells, summand, vertex }) => ({
    name: game.vertices[vertex]!.label,
    player: game.vertices[vertex]!.side,
    vertices: cells.map((cell) => cell + shift[summand]! + 1),
    vertex,
  }));
}

/** How many vertices of the board come before each summand. */
function firstVertices(game: SPGame): number[] {
  let first = 0;
  return game.summands.map(({ board }) => (first += board.vertexCount) - board.vertexCount);
}

/**
 * Why no piece of a player can be placed where one covers a vertex, by the first of them; empty if none ever can.
 * @param start before the pieces with these labels were placed
 * @param vertex of the board, counted from 1
 */
export function explained(start: Source, labels: readonly string[], player: Player, vertex: number): string {
  const game = placementGame(start);
  if (game === undefined) return '';
  const placed = labels.map((label) => game.vertices.findIndex((other) => other.label === label));
  if (placed.includes(-1)) return '';
  for (const piece of piecesOf(game)) {
    if ((piece.player ?? player) !== player || !piece.vertices.includes(vertex)) continue;
    const explanation = games.explain(game, [...placed, piece.vertex]);
    if (explanation.legal) continue;
    const illegal = explanation.minimalIllegal.map((v) => game.vertices[v]!.label).join(' ');
    return `${illegal}: ${explanation.because}`;
  }
  return '';
}
