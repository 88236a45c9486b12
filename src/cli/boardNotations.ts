/** What `catalog` says of the notation of boards. */
export interface BoardNotation {
  readonly notation: string;
  readonly words: string;
  readonly example: string;
}

/** The notations of boards, then what may follow them. */
export const BOARD_NOTATIONS: readonly BoardNotation[] = [
  { notation: 'path:n', words: 'a path with n vertices', example: 'path:5' },
  { notation: 'cycle:n', words: 'a cycle with n vertices', example: 'cycle:7' },
  { notation: 'complete:n', words: 'all edges between n vertices', example: 'complete:4' },
  { notation: 'star:n', words: 'vertex 0 joined to n leaves', example: 'star:3' },
  { notation: 'grid:RxC', words: 'square cells, numbered row by row', example: 'grid:3x4' },
  { notation: 'hex:RxC', words: 'hexagonal cells, numbered row by row', example: 'hex:3x3' },
  { notation: 'empty:n', words: 'n vertices without edges', example: 'empty:3' },
  { notation: 'heap:n', words: 'a heap of n', example: 'heap:7' },
  { notation: 'heaps:a,b', words: 'heaps side by side', example: 'heaps:3,5' },
  { notation: 'tree:p,q,…', words: 'a tree by the parents of vertices 1, 2, …', example: 'tree:0,0,1' },
  { notation: 'g6:TEXT', words: 'a graph in graph6', example: 'g6:DQc' },
  { notation: 'edges:u-v,…', words: 'edges, and single vertices without neighbour', example: 'edges:0-1,1-2,5' },
  { notation: 'file:NAME', words: 'a file in GraphML, GEXF or graph6', example: 'file:board.graphml' },
  {
    notation: 'BOARD/cells',
    words: 'cells row by row: . free, # missing, x a Left piece, o a Right piece',
    example: 'grid:3x3/..#|...|..x',
  },
  { notation: 'BOARD sides:LR.', words: 'the colour of each vertex, . for none', example: 'path:3 sides:LRL' },
  { notation: 'BOARD + BOARD', words: 'boards side by side', example: 'path:2 + cycle:3' },
];
