import { ALL_CLAUSES, makeClause } from './clauseMakers.js';
import { listed } from './listed.js';
import { playerName } from '../../player.js';
import { DataReader } from '../../text/internal.js';
import { rulesetData } from './readRuleset.js';
import type { GraphData, PieceData, RulesetData, ShapePiece } from './RulesetData.js';

/**
 * The rules in English, made from the data alone; vertices count from 0.
 * @throws InputError `invalid-field`
 * @example describeRuleset(snort.data).split('. ')[0] // 'Left covers a vertex'
 */
export function describeRuleset(data: RulesetData): string {
  const { name, pieces, clauses } = rulesetData.read(DataReader.of(data, 'describeRuleset'));
  const actions = (['L', 'R', undefined] as const).flatMap((side) => {
    const own = pieces.filter((piece) => piece.side === side);
    return own.length === 0 ? [] : [`${playerName(side)} covers ${describePieces(own)}`];
  });
  const sentences = [
    ...(actions.length === 0 ? ['there are no pieces'] : actions),
    ...clauses.map((clause) => makeClause(ALL_CLAUSES, clause, name).words),
  ];
  return sentences.map((sentence) => `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`).join(' ');
}

function describePieces(pieces: readonly PieceData[]): string {
  return listed([...new Set(pieces.map(describePiece))], 'or');
}

function describePiece(piece: PieceData): string {
  const what = 'shape' in piece ? describeShape(piece) : describeGraph(piece.graph);
  return piece.on === undefined ? what : `${what} within the vertices ${listed(piece.on, 'and')}`;
}

function describeShape({ shape, rotate = false, reflect = false }: ShapePiece): string {
  const freedom = [...(rotate ? ['turned'] : []), ...(reflect ? ['turned over'] : [])];
  return `the shape ${shape.join('/')}${freedom.length === 0 ? '' : `, which may be ${freedom.join(' and ')}`}`;
}

/** The most edges that are listed. */
const FEW_EDGES = 12;

function describeGraph({ n, edges }: GraphData): string {
  const m = edges.length;
  const degree = new Array<number>(n).fill(0);
  for (const [u, v] of edges) for (const w of [u, v]) degree[w]!++;
  const long = edges.some(([, , length = 1]) => length > 1);
  if (!long) {
    if (n === 1) return 'a vertex';
    if (m === 0) return `any ${n} vertices`;
    if (n === 2) return 'two adjacent vertices';
    if (n > 3 && m === (n * (n - 1)) / 2) return `${n} vertices that are pairwise adjacent`;
    if (degree.every((d) => d <= 2) && isConnected(n, edges)) return `a ${m === n ? 'cycle' : 'path'} of ${n} vertices`;
  }
  if (m > FEW_EDGES) return `a subgraph with ${n} vertices and ${m} ${long ? 'chains' : 'edges'} as in the data`;
  const named = edges.map(([u, v, length = 1]) => `${u}-${v}${length === 1 ? '' : ` of length ${length}`}`);
  return `a subgraph with ${n} vertices and the ${m === 1 ? 'edge' : 'edges'} ${listed(named, 'and')}`;
}

function isConnected(n: number, edges: GraphData['edges']): boolean {
  const neighbours = Array.from({ length: n }, (): number[] => []);
  for (const [u, v] of edges) {
    neighbours[u]!.push(v);
    neighbours[v]!.push(u);
  }
  const reached = new Set([0]);
  for (const u of reached) for (const v of neighbours[u]!) reached.add(v);
  return reached.size === n;
}
