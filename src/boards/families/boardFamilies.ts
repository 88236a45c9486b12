import type { FamilyForm } from '../../symmetry/internal.js';
import type { Board } from '../Board.js';
import type { Digraph } from '../Digraph.js';
import { colouredDigraphWalk, digraphs } from './digraphFamilies.js';
import { bipartiteGraphs, graphs } from './graphFamilies.js';
import { polyominoes } from './polyominoes.js';
import { randomGraphs } from './randomGraphs.js';
import { regions } from './regions.js';
import { trees } from './trees.js';

/** The families of boards, by the word before the colon. */
export const BOARD_FAMILIES: Readonly<Record<string, FamilyForm<Board>>> = {
  graphs,
  trees,
  'bipartite-graphs': bipartiteGraphs,
  regions,
  polyominoes,
  'random-graphs': randomGraphs,
};

/** The families of digraphs. */
export const DIGRAPH_FAMILIES: Readonly<Record<string, FamilyForm<Digraph>>> = {
  digraphs,
  'coloured-digraphs': colouredDigraphWalk,
};
