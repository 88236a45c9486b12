/** The commands in the order of the help text, by what they are for. A test finds each command in exactly one group. */
export const COMMAND_GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Games and values': [
    'value',
    'play',
    'compare',
    'equal',
    'sum',
    'period',
    'outcomes',
    'quotient',
    'strategy',
    'explain',
    'compile',
    'classify',
    'digraphs',
  ],
  'Complexes and ideals': ['analyze', 'poset', 'homomorphism', 'boundary-matrix', 'relative-homology', 'dual-graph', 'line-graph'], // prettier-ignore
  'Operations on complexes': [
    'link', 'star', 'deletion', 'induced', 'skeleton', 'pure-skeleton', 'alexander-dual', 'cover-dual', 'complement', 'join',
    'disjoint-union', 'boundary', 'barycentric',
  ], // prettier-ignore
  'Operations on ideals': ['facet-ideal', 'ideal-sum', 'intersection', 'colon'],
  Constructions: ['build', 'verify'],
  'The library as a language': ['eval', 'repl'],
  'Pictures and other programs': ['draw', 'export'],
  'Many sources, and this program': ['batch', 'catalog', 'completion', 'help'],
};
