/**
 * Rulesets that are encoded as digraphs, played as their rules say: positions are what lies on the table, moves change
 * it.
 */
import type { Player } from '../../src/player.js';
import { played, type DigraphData } from './digraphGames.js';
import type { Piece, PlainBoard, Rules } from './games.js';
import type { Order } from './posets.js';

/** A move with its name, and what it leads to. */
export interface NativeMove<State> {
  readonly player: Player;
  readonly name: string;
  readonly next: State;
}

/** A game by its rules. */
export interface NativeGame<State> {
  readonly start: State;
  readonly moves: (state: State) => readonly NativeMove<State>[];
  readonly key: (state: State) => string;
}

const PLAYERS: readonly Player[] = ['L', 'R'];
const mayMove = (side: Player | undefined): readonly Player[] => (side === undefined ? PLAYERS : [side]);

/** Choose an element: it goes with all that are above it. */
export function posetGame(
  order: Order,
  names: readonly string[],
  sides: readonly (Player | undefined)[],
): NativeGame<readonly number[]> {
  return {
    start: [...order.keys()],
    moves: (left) =>
      left.flatMap((e) => {
        const next = left.filter((f) => !order[e]![f]!);
        return mayMove(sides[e]).map((player) => ({ player, name: names[e]!, next }));
      }),
    key: (left) => left.join(),
  };
}

/** Take counters from one heap. */
export function nimGame(heaps: readonly number[]): NativeGame<readonly number[]> {
  return {
    start: heaps,
    moves: (sizes) =>
      sizes.flatMap((size, h) =>
        [...Array(size).keys()].flatMap((k) =>
          PLAYERS.map((player) => ({ player, name: `${h + 1}:${k}`, next: sizes.map((s, i) => (i === h ? k : s)) })),
        ),
      ),
    key: (sizes) => sizes.join(),
  };
}

/** An edge of HACKENBUSH with a name. */
export interface NamedEdge {
  readonly ends: readonly [number, number];
  readonly colour: 'L' | 'R' | 'E';
  readonly name: string;
}

/** Cut an edge; what has no way to the ground falls. */
export function hackenbush(edges: readonly NamedEdge[]): NativeGame<readonly NamedEdge[]> {
  const standing = (list: readonly NamedEdge[]): NamedEdge[] => {
    let connected = new Set([0]);
    for (let before = -1; before !== connected.size;) {
      before = connected.size;
      for (const { ends } of list) if (ends.some((v) => connected.has(v))) connected = new Set([...connected, ...ends]);
    }
    return list.filter(({ ends }) => ends.some((v) => connected.has(v)));
  };
  return {
    start: edges,
    moves: (list) =>
      list.flatMap((edge) =>
        mayMove(edge.colour === 'E' ? undefined : edge.colour).map((player) => ({
          player,
          name: edge.name,
          next: standing(list.filter((other) => other !== edge)),
        })),
      ),
    key: (list) => list.map(({ name }) => name).join(),
  };
}

/** A piece with the name of the move that places it. */
export interface NamedPiece extends Piece {
  readonly name: string;
}

/** Place pieces as the rules say, beginning with some on the board; on coloured vertices only their player's. */
export function placing(
  { pieces, mayPlace }: Rules,
  board: PlainBoard,
  lying: readonly Piece[],
  nameOf: (piece: Piece) => string,
): NativeGame<readonly NamedPiece[]> {
  const all = pieces(board).flatMap((piece) =>
    mayMove(piece.side)
      .filter((player) => piece.cells.every((v) => (board.sides?.[v] ?? player) === player))
      .map((player) => ({ ...piece, player, name: nameOf(piece) })),
  );
  return {
    start: [],
    moves: (placed) =>
      all
        .filter((piece) => mayPlace(board, [...lying, ...placed], piece))
        .map((piece) => ({ player: piece.player, name: piece.name, next: [...placed, piece] })),
    key: (placed) =>
      placed
        .map(({ name }) => name)
        .sort()
        .join(),
  };
}

/**
 * Where a game and a digraph differ first, as a sequence of moves; undefined if they have the same moves in all
 * positions.
 */
export function whereDifferent<State>(
  game: NativeGame<State>,
  { digraph, moves: names }: { readonly digraph: DigraphData; readonly moves: readonly string[] },
): readonly string[] | undefined {
  const seen = new Set<string>();
  const compare = (state: State, left: readonly number[], play: readonly string[]): readonly string[] | undefined => {
    const key = `${game.key(state)} / ${left.join()}`;
    if (seen.has(key)) return undefined;
    seen.add(key);
    const native = game.moves(state);
    const named = left.map((v) => `${digraph.sides[v]!} ${names[v]!}`);
    if ([...native.map(({ player, name }) => `${player} ${name}`)].sort().join() !== [...named].sort().join())
      return play;
    for (const { player, name, next } of native) {
      const move = `${player} ${name}`;
      const found = compare(next, played(digraph, left, left[named.indexOf(move)]!), [...play, move]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return compare(game.start, [...digraph.sides.keys()], []);
}
