import { Board } from '../../boards/index.js';
import { SimplicialComplex, type Vertex } from '../../complex/index.js';
import { numberedVertices } from '../../complex/internal.js';
import { compareOwners, type Player } from '../../player.js';
import type { RunOptions } from '../../run.js';
import { SetFamily } from '../../sets/index.js';
import { type BasicPosition, inVariableOrder, positionKey, variablesOf } from '../BasicPosition.js';
import { SPGame } from '../SPGame.js';
import { type Placement, type PlacementGame, placementName } from '../graph/PlacementGame.js';
import { movesOf } from '../graph/movesOf.js';
import { playOn } from '../playOn.js';
import { Exploration, type WeakDefect } from './Exploration.js';
import { findMediumDefect, type MediumDefect } from './findMediumDefect.js';
import { findStrongDefect, type StrongDefect } from './findStrongDefect.js';

const OWNERS: readonly (Player | undefined)[] = [undefined, 'L', 'R', undefined];

/** A compiled game with the piece of each vertex. */
interface CompiledMoves {
  readonly game: SPGame;
  readonly pieces: readonly Placement[];
}

/**
 * The compiled game of a strong placement game all of whose positions were looked at. A piece belongs to the player who
 * places it, and to nobody if either does. Pieces that are names keep them as labels of the vertices, if no label
 * has blanks, commas, semicolons or braces.
 */
function compileExploration<Position>(
  game: PlacementGame<Position>,
  { pieces, sets, moves }: Exploration<Position>,
): CompiledMoves {
  const players = pieces.map(() => 0);
  for (const { piece, players: who } of moves.flat()) players[piece]! |= who;
  const owners = players.map((who) => OWNERS[who]);
  const final = sets.filter((_, position) => moves[position]!.length === 0);
  const facets = [...new Map(final.map((set) => [set.join(), set])).values()];
  const asBasic = pieces.map((piece, v) => basicPosition(piece, owners[v]));
  const keys = new Set(asBasic.map((position) => position && positionKey(position)));
  if (keys.size < pieces.length || !asBasic.every((position) => position !== undefined)) {
    const { vertices, order } = namedVertices(pieces, owners);
    const complex = SimplicialComplex.fromFacets(renumbered(facets, order, vertices.length), vertices);
    return { game: playOn(complex), pieces: inOrder(pieces, order) };
  }
  const never = (game.pieces ?? []).filter((position) => !keys.has(positionKey(position)));
  const positions = inVariableOrder([...asBasic, ...never]);
  const places = new Map(positions.map((position, i) => [positionKey(position), i]));
  const order = [...asBasic, ...never].map((position) => places.get(positionKey(position))!);
  const vertices = variablesOf(positions);
  const largest = Math.max(-1, ...positions.flatMap(({ cells }) => cells));
  const board = game.board ?? new Board({ vertexCount: largest + 1 });
  const complex = SimplicialComplex.fromFacets(renumbered(facets, order, vertices.length), vertices);
  return { game: new SPGame(complex, [{ board, positions }]), pieces: inOrder([...pieces, ...never], order) };
}

function inOrder(pieces: readonly Placement[], order: readonly number[]): Placement[] {
  const sorted: Placement[] = [];
  pieces.forEach((piece, v) => (sorted[order[v]!] = piece));
  return sorted;
}

function renumbered(facets: readonly (readonly number[])[], order: readonly number[], n: number): SetFamily {
  return SetFamily.fromLists(
    facets.map((facet) => facet.map((v) => order[v]!)),
    n,
  );
}

/** The piece with the player who places it. */
function basicPosition(piece: Placement, side: Player | undefined): BasicPosition | undefined {
  if (typeof piece === 'string') return undefined;
  return { ...(side !== undefined && { side }), piece: piece.piece, cells: piece.cells };
}

/** Vertices for pieces without cells: those of Left, of Right, of either, each by name. */
function namedVertices(
  pieces: readonly Placement[],
  owners: readonly (Player | undefined)[],
): { readonly vertices: readonly Vertex[]; readonly order: readonly number[] } {
  const names = pieces.map((piece) => (typeof piece === 'string' ? piece : placementName(piece)));
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  const sorted = Array.from(pieces.keys()).sort(
    (a, b) => compareOwners(owners[a], owners[b]) || compare(names[a]!, names[b]!),
  );
  const order: number[] = [];
  sorted.forEach((v, i) => (order[v] = i));
  const areLabels = new Set(names).size === names.length && names.every((name) => /^[^\s{},;]+$/.test(name));
  const numbered = numberedVertices(sorted.map((v) => owners[v]));
  const vertices = areLabels ? numbered.map((vertex, i) => ({ ...vertex, label: names[sorted[i]!]! })) : numbered;
  return { vertices, order };
}

/** The class of a game by its moves, with the reason why it is not in the next one; `explored` counts positions. */
export type Classification =
  | {
      readonly class: 'strong';
      readonly explored: number;
      readonly game: SPGame;
      /** The piece of each vertex of the game, as it was given. */
      readonly pieces: readonly Placement[];
    }
  | { readonly class: 'medium'; readonly explored: number; readonly notStrong: StrongDefect }
  | {
      readonly class: 'weak';
      readonly explored: number;
      readonly notMedium: MediumDefect;
      readonly notStrong: StrongDefect;
    }
  | { readonly class: 'none'; readonly explored: number; readonly notWeak: WeakDefect }
  /** The limits were exceeded; what was found rules out the classes above `atMost`. */
  | {
      readonly class: 'undecided';
      readonly explored: number;
      readonly atMost: 'strong' | 'medium' | 'weak';
      readonly notMedium?: MediumDefect;
      readonly notStrong?: StrongDefect;
    };

/**
 * Says whether a game is a weak, a medium or a strong placement game, or none of these, by examining all of its
 * positions. A move places one piece on the board; players need not alternate. A strong one comes compiled: its legal
 * complex has a vertex for each piece that is ever placed, and for each of the `pieces` of the game.
 * @param options when they cut the search off, the answer is undecided; `limit` counts positions
 * @returns with shortest witnesses: a play of fewest moves, a position with fewest pieces
 * @throws InputError `not-given-pieces` as `movesFromJson` says
 * @source Huntemann 2018, Def. 1.5
 * @example classifyPlacementGame(ticTacToePlacement(3, 3)).class // 'medium'
 */
export function classifyPlacementGame<Position>(
  game: PlacementGame<Position> | SPGame,
  options: RunOptions = {},
): Classification {
  return game instanceof SPGame ? classify(movesOf(game), options) : classify(game, options);
}

function classify<Position>(game: PlacementGame<Position>, options: RunOptions): Classification {
  const explored = new Exploration(game);
  const { defect, complete } = explored.run(options);
  const { size } = explored;
  if (defect !== undefined) return { class: 'none', explored: size, notWeak: defect };
  const notMedium = findMediumDefect(explored);
  const notStrong = findStrongDefect(explored);
  if (!complete)
    return {
      class: 'undecided',
      explored: size,
      atMost: notMedium !== undefined ? 'weak' : notStrong !== undefined ? 'medium' : 'strong',
      ...(notMedium !== undefined && { notMedium }),
      ...(notStrong !== undefined && { notStrong }),
    };
  if (notStrong === undefined) return { class: 'strong', explored: size, ...compileExploration(game, explored) };
  if (notMedium === undefined) return { class: 'medium', explored: size, notStrong };
  return { class: 'weak', explored: size, notMedium, notStrong };
}
