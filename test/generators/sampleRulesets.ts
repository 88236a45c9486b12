import type { ClauseData, PieceData, RulesetData } from 'spgames/games';

const vertex = { piece: 'vertex', graph: { n: 1, edges: [] } } as const;
const placed = [
  { piece: 'vertex', side: 'L', cells: [0] },
  { piece: 'vertex', side: 'R', cells: [1] },
  { piece: 'vertex', side: 'R', cells: [2] },
] as const;

function ruleset(name: string, pieces: readonly PieceData[], ...clauses: ClauseData[]): RulesetData {
  return { type: 'ruleset', name, pieces, clauses };
}

const both: readonly PieceData[] = [
  { ...vertex, side: 'L' },
  { ...vertex, side: 'R' },
];

/** Correct files in which every piece, clause and field occurs. */
export const validRulesets: readonly RulesetData[] = [
  ruleset('snort', both, { forbid: 'overlap' }, { forbid: 'adjacent', between: 'opposing' }),
  ruleset('nogo', both, { forbid: 'overlap' }, { forbid: 'no-liberty' }),
  ruleset('free', [vertex]),
  { type: 'ruleset', $schema: 'schema.json', spgames: '0.1.0', name: 'named', words: 'In words.', pieces: [vertex] },
  ruleset(
    'distances',
    [
      { ...vertex, on: [0, 2, 3] },
      {
        piece: 'chain',
        side: 'L',
        graph: {
          n: 3,
          edges: [
            [0, 1],
            [1, 2, 2],
          ],
        },
      },
    ],
    { forbid: 'overlap' },
    { forbid: 'distance', in: [2, 3], between: 'own' },
    { forbid: 'distance', in: [0] },
    { forbid: 'distances', sets: [[1, 2, 3], [5]] },
  ),
  ruleset(
    'polyominoes',
    [
      { piece: 'corner', side: 'L', shape: ['##', '#.'], rotate: true },
      { piece: 'domino', side: 'R', shape: ['##'], rotate: true, reflect: false, on: [0, 1, 2, 3] },
      { piece: 'square', shape: ['#'] },
    ],
    { forbid: 'overlap' },
    { forbid: 'orientation', side: 'R', orientation: 'vertical' },
    { forbid: 'orientation', orientation: 'horizontal' },
    { forbid: 'vertices', side: 'L', vertices: [3] },
    { forbid: 'vertices', vertices: [2, 0] },
    { forbid: 'more-than', pieces: 2, side: 'L' },
    { forbid: 'more-than', pieces: 3 },
  ),
  ruleset(
    'listed',
    both,
    { forbid: 'position', pieces: placed },
    { forbid: 'listed', placements: placed, positions: [[0, 1], [2]] },
    { forbid: 'unlisted', placements: placed, positions: [[0, 1, 2]] },
    { forbid: 'listed', placements: [], positions: [] },
  ),
  { type: 'ruleset', name: 'short', words: '', pieces: both, placements: placed, legal: [[0, 1], [2]] },
  {
    type: 'ruleset',
    name: 'short',
    pieces: both,
    clauses: [{ forbid: 'overlap' }],
    placements: placed,
    forbidden: [[]],
  },
];
