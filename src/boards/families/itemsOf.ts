import { familyNamed } from '../../symmetry/internal.js';
import { TextSpan } from '../../text/internal.js';
import type { Board } from '../Board.js';
import type { Digraph } from '../Digraph.js';
import { BOARD_FAMILIES, DIGRAPH_FAMILIES } from './boardFamilies.js';

/**
 * The boards, or the digraphs, of a family: `graphs:1..8`, `graphs:1..8 connected`, `trees:1..14`,
 * `bipartite-graphs:1..8`, `regions:3x4`, `regions:3x4 connected`, `polyominoes:1..10`,
 * `random-graphs:n=10,p=0.3,count=100,seed=7`, `digraphs:1..5`, `coloured-digraphs:1..5` (each vertex is Left's or
 * Right's). One of each class of isomorphic ones, by size; each is found from the one before it, and none is
 * remembered.
 * @throws ParseError, InputError `unknown-family`, LimitError `too-large-argument`, `too-many-cells`
 * @complexity a graph with 8 vertices takes some tens of microseconds, most of them for those that are left out
 * By Read 1978; Wright, Richmond, Odlyzko and McKay 1986; Redelmeier 1981.
 * @example [...itemsOf('graphs:1..4 connected')].length // 10
 */
export function itemsOf(family: `${'digraphs' | 'coloured-digraphs'}:${string}`): Iterable<Digraph>;
export function itemsOf(
  family: `${'graphs' | 'trees' | 'bipartite-graphs' | 'regions' | 'polyominoes' | 'random-graphs'}:${string}`,
): Iterable<Board>;
export function itemsOf(family: string): Iterable<Board | Digraph>;
export function itemsOf(family: string): Iterable<Board | Digraph> {
  const text = TextSpan.of(family, 'itemsOf');
  const found = familyNamed(text, BOARD_FAMILIES) ?? familyNamed(text, DIGRAPH_FAMILIES);
  return found === undefined
    ? text.unknown('unknown-family', 'family of boards', [
        ...Object.keys(BOARD_FAMILIES),
        ...Object.keys(DIGRAPH_FAMILIES),
      ])
    : found.from();
}
