/** Sources that show something, each with what it shows. */
export const EXAMPLES: readonly { readonly source: string; readonly about: string }[] = [
  { source: 'snort@path:3', about: 'SNORT on a path: two triangles joined by edges' },
  { source: 'col@cycle:5', about: 'COL on a cycle of five vertices' },
  { source: 'domineering@grid:3x3', about: 'DOMINEERING on a board of 3 × 3 cells' },
  { source: 'node-kayles@path:6', about: 'NODE-KAYLES: the independence complex of a path' },
  { source: 'nogo@grid:2x2', about: 'NOGO on four cells' },
  { source: 'facets:x1 x2, x2 y1, y1 y2', about: 'A complex, played as a game' },
  { source: 'ideal:x1*y1, x2*y2', about: 'A square-free ideal, played as a game' },
  { source: 'digraph:LLR 0>1 1>2 2>0', about: 'Digraph placement on a directed triangle' },
  { source: 'toppling-dominoes@row:LRE', about: 'TOPPLING DOMINOES' },
  { source: 'value:{2|-2}', about: 'A switch, without a board' },
];
