import { fromEdges, type Board } from '../../boards/index.js';
import { SimplicialComplex } from '../../complex/index.js';
import type { ListedConstruction } from '../Construction.js';
import { relabelled, type SmallFamily } from './SmallFamily.js';
import { SmallBoards } from './SmallBoards.js';
import { smallGame } from './SmallGameSearch.js';
import { smallGamesTable } from './smallGamesTable.data.js';
import type { PlayerCounts } from './smallLayouts.js';
import { distancesOn, type SmallLayout } from './SmallLayout.js';
import { orders, SmallSearch } from './SmallSearch.js';
import { smallTarget, type SmallTarget } from './SmallTarget.js';

/** What the table says of a complex. */
export interface SmallGame {
  /** The legal complex. */
  readonly target: SimplicialComplex;
  /**
   * A game with few kinds of pieces on few board vertices; undefined if there is none on a board with at most eight
   * vertices.
   */
  readonly construction: ListedConstruction | undefined;
  /** Does the ruleset list the vertices that a kind of piece covers? Then every ruleset for this complex does. */
  readonly listsVertices: boolean;
}

interface Entry {
  readonly facets: readonly (readonly number[])[];
  readonly layout: SmallLayout | undefined;
}

/**
 * The table of games with pieces on single vertices whose rules list no positions: all complexes with one to five
 * vertices and no loops up to isomorphism, with all vertices of one player (here without side) or at least as many of
 * Left as of Right, and at least one.
 * @source Huntemann 2018, Sec. 2.4
 */
export function* smallGames(): Generator<SmallGame> {
  for (const counts of Object.keys(smallGamesTable)) {
    const [left, right] = counts.split('+').map(Number) as [number, number];
    const sides = right === 0 ? [] : [...new Array<'L'>(left).fill('L'), ...new Array<'R'>(right).fill('R')];
    for (const { facets, layout } of entriesOf(counts).values()) {
      const vertices = Array.from({ length: left + right }, (_, v) => {
        const side = sides[v];
        if (side === undefined) return { label: `${v + 1}` };
        return side === 'L' ? { label: `x${v + 1}`, side } : { label: `y${v - left + 1}`, side };
      });
      const target = SimplicialComplex.fromFacets(facets, vertices);
      if (layout === undefined) yield { target, construction: undefined, listsVertices: false };
      else {
        const construction = gameOnLayout(target, smallTarget(target, 'legal'), layout);
        yield { target, construction, listsVertices: construction.ruleset.pieces.some(({ on }) => on !== undefined) };
      }
    }
  }
}

/**
 * What the table says of a complex.
 * @returns undefined for a complex that it does not cover: with more than five vertices, with loops, with no vertices,
 *   with vertices of a player and others without side
 */
export function storedSmallGame(complex: SimplicialComplex): SmallGame | undefined {
  if (complex.n === 0 || complex.n > 5 || complex.support.length < complex.n) return undefined;
  const target = smallTarget(complex, 'legal');
  const [left, right, neither] = target.counts;
  if (neither > 0 && neither < complex.n) return undefined;
  const swap = right > left;
  const sorted = swap ? swapped(target) : target;
  const counts: PlayerCounts = neither > 0 ? [neither, 0, 0] : sorted.counts;
  let least: { readonly key: number; readonly map: readonly number[] } | undefined;
  for (const map of orders(counts)) {
    const key = familyKey(relabelled(sorted.illegal, map));
    if (least === undefined || key < least.key) least = { key, map };
  }
  const entry = entriesOf(`${counts[0]}+${counts[1]}`).get(least!.key)!;
  if (entry.layout === undefined) return { target: complex, construction: undefined, listsVertices: false };
  const cells = least!.map.map((v) => entry.layout!.cells[v]!);
  const inOrder = swap ? [...cells.slice(right), ...cells.slice(0, right)] : cells;
  const construction = gameOnLayout(complex, target, { ...entry.layout, cells: inOrder });
  const listsVertices = construction.ruleset.pieces.some(({ on }) => on !== undefined);
  return { target: complex, construction, listsVertices };
}

/** The number by which a complex is found: the family of its illegal sets, the least of all orders of the vertices. */
export function familyKey({ low }: SmallFamily): number {
  return low >>> 0;
}

/** The target with the players exchanged. */
function swapped({ counts: [left, right, neither], order, illegal }: SmallTarget): SmallTarget {
  const map = Array.from({ length: left + right }, (_, i) => (i < left ? right + i : i - left));
  return {
    counts: [right, left, neither],
    order: [...order.slice(left), ...order.slice(0, left)],
    illegal: relabelled(illegal, map),
  };
}

function gameOnLayout(complex: SimplicialComplex, target: SmallTarget, layout: SmallLayout): ListedConstruction {
  const rules = new SmallSearch(target.counts, NO_BOARDS).rulesOn(layout, target.illegal);
  return smallGame(complex, 'legal', target, rules!);
}

const NO_BOARDS = new SmallBoards(0);
const tables = new Map<string, ReadonlyMap<number, Entry>>();

function entriesOf(counts: string): ReadonlyMap<number, Entry> {
  let table = tables.get(counts);
  if (table === undefined) {
    const entries = smallGamesTable[counts]!.trim().split(/\s+/).map(readEntry);
    const n = counts.split('+').reduce((sum, count) => sum + Number(count), 0);
    const key = ({ facets }: Entry): number =>
      familyKey(smallTarget(SimplicialComplex.fromFacets(facets, n), 'legal').illegal);
    tables.set(counts, (table = new Map(entries.map((entry) => [key(entry), entry]))));
  }
  return table;
}

/** Facets as words of digits; then a board, and the vertex of each piece. */
function readEntry(text: string): Entry {
  const [facets, board, cells] = text.split('/') as [string, string?, string?];
  const digits = (word: string): number[] => Array.from(word, Number);
  const lists = facets.split(',').map(digits);
  if (board === undefined || cells === undefined) return { facets: lists, layout: undefined };
  const read = readBoard(board);
  return { facets: lists, layout: { board: read, distance: distancesOn(read), cells: digits(cells) } };
}

/** The number of vertices, and in base 36 the bits of the pairs 01, 02, …, 12, … that are edges. */
function readBoard(text: string): Board {
  const m = Number(text[0]);
  const bits = parseInt(text.slice(1), 36);
  const edges: [number, number][] = [];
  let bit = 0;
  for (let u = 0; u < m; u++) for (let v = u + 1; v < m; v++, bit++) if (((bits >>> bit) & 1) !== 0) edges.push([u, v]);
  return fromEdges(edges, m);
}
