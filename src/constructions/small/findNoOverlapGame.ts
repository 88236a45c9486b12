import { findPlacements, graphsUpToIsomorphism, type Board } from '../../boards/index.js';
import type { SimplicialComplex } from '../../complex/index.js';
import type { GraphPiece } from '../../games/index.js';
import type { Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { SetFamily } from '../../sets/index.js';
import { findIsomorphism } from '../../symmetry/index.js';
import type { ListedConstruction } from '../Construction.js';

/** Which boards and pieces are tried. */
export interface NoOverlapOptions extends RunOptions {
  /** The most vertices of a board; 7 if missing. */
  readonly boardVertices?: number;
  /** The most vertices of a piece; 4 if missing. */
  readonly pieceVertices?: number;
  /** The pieces that a player may have, connected or not, instead of all connected ones. */
  readonly pieces?: {
    readonly left?: readonly Board[];
    readonly right?: readonly Board[];
    readonly neither?: readonly Board[];
  };
}

/** A player with vertices in the target. */
interface TargetPlayer {
  readonly side: Player | undefined;
  /** The vertices. */
  readonly own: readonly number[];
  readonly pieces: readonly Board[];
}

/** One or two kinds of pieces of a player with as many placements as the player has vertices. */
interface Hand {
  readonly kinds: readonly Board[];
  readonly placements: readonly (readonly number[])[];
  /** Few kinds come first, then small pieces. */
  readonly weight: number;
}

/** The graph of the pairs that overlap; vertices of one player have a colour. */
interface Conflicts {
  readonly pairs: SetFamily;
  readonly colours: readonly number[];
  /** Its vertices by colours and degrees. */
  readonly profile: string;
}

/**
 * As `noOverlapConstruction`.
 * @returns undefined where no such game was found, or where there can be none
 */
export function findNoOverlapGame(
  target: SimplicialComplex,
  as: 'legal' | 'illegal',
  options: NoOverlapOptions = {},
): ListedConstruction | undefined {
  const sets = minimalIllegalSets(target, as, options);
  if (sets.some((set) => set.length !== 2)) return undefined;
  const { boardVertices = 7, pieceVertices = 4, pieces = {} } = options;
  const connected = graphsOnce(pieceVertices, true);
  const players = (['L', 'R', undefined] as const)
    .map((side): TargetPlayer => {
      const own = target.vertices.flatMap((vertex, v) => (vertex.side === side ? [v] : []));
      const given = side === 'L' ? pieces.left : side === 'R' ? pieces.right : pieces.neither;
      return { side, own, pieces: given ?? connected };
    })
    .filter(({ own }) => own.length > 0);
  const order = players.flatMap(({ own }) => own);
  const place = new Map(order.map((v, i) => [v, i]));
  const colours = players.flatMap(({ own }, colour) => own.map(() => colour));
  const wanted = conflictsOf(
    sets.map((set) => set.map((v) => place.get(v)!)),
    colours,
  );
  const work = new Work('noOverlapConstruction', options);
  for (const [i, board] of graphsOnce(boardVertices, false).entries()) {
    work.tick(i + 1);
    const hands = handsOfAll(players, board);
    for (const chosen of hands) {
      const covered = chosen.flatMap(({ placements }) => placements);
      const found = conflictsOf(overlaps(covered), colours);
      if (found.profile !== wanted.profile) continue;
      const answer = findIsomorphism(wanted.pairs, found.pairs, { colours: [colours, colours] });
      if (answer.isomorphic !== true) continue;
      const cells = new Array<readonly number[]>(target.n);
      order.forEach((v, k) => (cells[v] = covered[answer.map[k]!]!));
      return gameOf(target, as, board, players, chosen, cells);
    }
  }
  return undefined;
}

/** The sets that are to be illegal while what they contain is legal, small ones first. */
export function minimalIllegalSets(
  target: SimplicialComplex,
  as: 'legal' | 'illegal',
  options: RunOptions = {},
): number[][] {
  const family = as === 'legal' ? target.listMinimalNonfaces(options) : target.listFacets(options);
  return family.toLists().sort((a, b) => a.length - b.length);
}

function conflictsOf(pairs: readonly (readonly number[])[], colours: readonly number[]): Conflicts {
  const neighbours = colours.map((): number[] => []);
  for (const [u, v] of pairs as [number, number][]) {
    neighbours[u]!.push(colours[v]!);
    neighbours[v]!.push(colours[u]!);
  }
  const profile = neighbours
    .map((list, v) => `${colours[v]}:${list.sort((a, b) => a - b).join('')}`)
    .sort()
    .join(' ');
  return { pairs: SetFamily.fromLists(pairs, colours.length), colours, profile };
}

function overlaps(covered: readonly (readonly number[])[]): [number, number][] {
  return covered.flatMap((cells, i) =>
    covered
      .slice(0, i)
      .flatMap((other, j): [number, number][] => (other.some((v) => cells.includes(v)) ? [[j, i]] : [])),
  );
}

/** For each player a hand, the simplest choices first. */
function handsOfAll(players: readonly TargetPlayer[], board: Board): readonly (readonly Hand[])[] {
  let choices: (readonly Hand[])[] = [[]];
  for (const { own, pieces } of players) {
    const hands = handsOf(pieces, own.length, board);
    if (hands.length === 0) return [];
    choices = choices.flatMap((chosen) => hands.map((hand) => [...chosen, hand]));
  }
  const weight = (chosen: readonly Hand[]): number => chosen.reduce((sum, hand) => sum + hand.weight, 0);
  return choices.sort((a, b) => weight(a) - weight(b));
}

/** More than any piece has vertices. */
const SECOND_KIND = 1000;

function handsOf(pieces: readonly Board[], count: number, board: Board): Hand[] {
  const fitting = pieces
    .map((piece) => ({ piece, placements: placementsOnce(piece, board) }))
    .filter(({ placements }) => placements.length > 0 && placements.length <= count);
  const hands: Hand[] = [];
  for (const [i, { piece, placements }] of fitting.entries()) {
    if (placements.length === count) hands.push({ kinds: [piece], placements, weight: piece.vertexCount });
    for (const second of fitting.slice(i + 1))
      if (placements.length + second.placements.length === count)
        hands.push({
          kinds: [piece, second.piece],
          placements: [...placements, ...second.placements],
          weight: SECOND_KIND + piece.vertexCount + second.piece.vertexCount,
        });
  }
  return hands;
}

function gameOf(
  target: SimplicialComplex,
  as: 'legal' | 'illegal',
  board: Board,
  players: readonly TargetPlayer[],
  chosen: readonly Hand[],
  cells: readonly (readonly number[])[],
): ListedConstruction {
  const pieces = players.flatMap(({ side }, i) =>
    chosen[i]!.kinds.map(({ vertexCount, edges }, kind): GraphPiece => {
      const name = chosen[i]!.kinds.length === 1 ? 'piece' : `piece ${kind + 1}`;
      return { piece: name, ...(side !== undefined && { side }), graph: { n: vertexCount, edges } };
    }),
  );
  return {
    method: 'small',
    as,
    target,
    board,
    ruleset: { type: 'ruleset', name: `small ${as}`, pieces, clauses: [{ forbid: 'overlap' }] },
    certificate: { cells },
  };
}

const graphs = new Map<string, readonly Board[]>();
const placements = new WeakMap<Board, WeakMap<Board, readonly (readonly number[])[]>>();

/** All graphs with at most n vertices, which are kept for the next target. */
function graphsOnce(n: number, connected: boolean): readonly Board[] {
  const key = `${n} ${connected}`;
  let list = graphs.get(key);
  if (list === undefined) graphs.set(key, (list = graphsUpToIsomorphism(n, { connected })));
  return list;
}

/** The placements of a piece, which are kept as long as the board is. */
function placementsOnce(piece: Board, board: Board): readonly (readonly number[])[] {
  let onBoard = placements.get(board);
  if (onBoard === undefined) placements.set(board, (onBoard = new WeakMap()));
  let list = onBoard.get(piece);
  if (list === undefined) onBoard.set(piece, (list = findPlacements(piece, board)));
  return list;
}
