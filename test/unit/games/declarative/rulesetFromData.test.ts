import { describe, expect, it } from 'vitest';
import { compile, type RulesetData, rulesetFromData } from 'spgames/games';
import { cycle, path } from 'spgames/boards';
import { codeOf, errorOf } from '../../../helpers/codeOf.js';

const edge = { n: 2, edges: [[0, 1]] } as const;

/** Left covers edges, Right vertices of a path with three vertices; listed are {01, 2} and {12}. */
const data = {
  type: 'ruleset',
  name: 'edges',
  words: 'Left covers an edge, Right the last vertex.',
  pieces: [
    { piece: 'edge', side: 'L', graph: edge },
    { piece: 'vertex', side: 'R', graph: { n: 1, edges: [] } },
  ],
  placements: [
    { piece: 'edge', side: 'L', cells: [0, 1] },
    { piece: 'vertex', side: 'R', cells: [2] },
    { piece: 'edge', side: 'L', cells: [1, 2] },
  ],
  legal: [[0, 1], [2]],
} as const satisfies RulesetData;

function without(field: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== field));
}

describe('rulesetFromData', () => {
  it('finds the pieces on the board and lists the legal positions', () => {
    const game = compile(rulesetFromData(data), path(3));
    expect(game.basicPositions.map(({ side, cells }) => [side, ...cells])).toEqual([
      ['L', 0, 1],
      ['L', 1, 2],
      ['R', 0],
      ['R', 1],
      ['R', 2],
    ]);
    expect(game.vertices.map(({ label }) => label)).toEqual(['x1', 'x2', 'y1', 'y2', 'y3']);
    expect(game.legalComplex.facets.toLists()).toEqual([[1], [0, 4]]);
  });

  it('lists the forbidden positions', () => {
    const forbidding = rulesetFromData({ ...(without('legal') as unknown as RulesetData), forbidden: [[0, 1], [2]] });
    expect(compile(forbidding, path(3)).illegalComplex.facets.toLists()).toEqual([[1], [0, 4]]);
  });

  it('takes cells in any order', () => {
    const placements = data.placements.map((placement) => ({ ...placement, cells: [...placement.cells].reverse() }));
    const game = compile(rulesetFromData({ ...data, placements }), path(3));
    expect(game.legalComplex.equals(compile(rulesetFromData(data), path(3)).legalComplex)).toBe(true);
  });

  it('takes an empty list of legal or forbidden positions for what it says', () => {
    const none = without('legal') as unknown as RulesetData;
    expect(codeOf(() => compile(rulesetFromData({ ...none, legal: [] }), path(3)))).toBe('not-a-game');
    expect(codeOf(() => compile(rulesetFromData({ ...none, forbidden: [[]] }), path(3)))).toBe('not-a-game');
    expect(compile(rulesetFromData({ ...none, legal: [[]] }), path(3)).legalComplex.facets.toLists()).toEqual([[]]);
    expect(compile(rulesetFromData({ ...none, forbidden: [] }), path(3)).illegalComplex.isVoid).toBe(true);
  });

  it('refuses a board on which a listed placement does not fit', () => {
    const error = errorOf(() => compile(rulesetFromData(data), path(2)));
    expect(error.code).toBe('unknown-placement');
    expect(error.message).toContain('vertex 2');
    const elsewhere = rulesetFromData({
      ...data,
      placements: [{ piece: 'edge', side: 'L', cells: [0, 2] }],
      legal: [[0]],
    });
    expect(codeOf(() => compile(elsewhere, path(3)))).toBe('unknown-placement');
    expect(compile(elsewhere, cycle(3)).legalComplex.facets.toLists()).toEqual([[1]]);
  });

  const piece = data.pieces[0];
  const placement = data.placements[0];
  it.each<[string, unknown]>([
    ['', null],
    ['', 'a text'],
    ['type', { ...data, type: 'complex' }],
    ['type', without('type')],
    ['name', without('name')],
    ['name', { ...data, name: 7 }],
    ['words', { ...data, words: null }],
    ['pieces', without('pieces')],
    ['pieces', { ...data, pieces: {} }],
    ['pieces[0]', { ...data, pieces: [null] }],
    ['pieces[0].piece', { ...data, pieces: [{ ...piece, piece: 3 }] }],
    ['pieces[1].side', { ...data, pieces: [piece, { ...piece, side: 'left' }] }],
    ['pieces[0].side', { ...data, pieces: [{ ...piece, side: null }] }],
    ['pieces[0].graph', { ...data, pieces: [{ piece: 'edge' }] }],
    ['pieces[0].graph', { ...data, pieces: [{ ...piece, graph: null }] }],
    ['pieces[0].graph.edges', { ...data, pieces: [{ ...piece, graph: { n: 2 } }] }],
    ['pieces[0].graph.n', { ...data, pieces: [{ ...piece, graph: { edges: [] } }] }],
    ['pieces[0].graph.n', { ...data, pieces: [{ ...piece, graph: { n: 0, edges: [] } }] }],
    ['pieces[0].graph.n', { ...data, pieces: [{ ...piece, graph: { n: 1.5, edges: [] } }] }],
    ['pieces[0].graph.edges[0]', { ...data, pieces: [{ ...piece, graph: { n: 2, edges: [1] } }] }],
    ['pieces[0].graph.edges[0]', { ...data, pieces: [{ ...piece, graph: { n: 2, edges: [[0]] } }] }],
    ['pieces[0].graph.edges[0]', { ...data, pieces: [{ ...piece, graph: { n: 2, edges: [[0, 1, 1, 1]] } }] }],
    ['pieces[0].graph.edges[0][2]', { ...data, pieces: [{ ...piece, graph: { n: 2, edges: [[0, 1, 0]] } }] }],
    ['pieces[0].graph.edges[0][1]', { ...data, pieces: [{ ...piece, graph: { n: 2, edges: [[0, 2]] } }] }],
    ['pieces[0].graph.edges[0]', { ...data, pieces: [{ ...piece, graph: { n: 2, edges: [[1, 1]] } }] }],
    [
      'pieces[0].graph.edges[1]',
      {
        ...data,
        pieces: [
          {
            ...piece,
            graph: {
              n: 2,
              edges: [
                [0, 1],
                [1, 0, 3],
              ],
            },
          },
        ],
      },
    ],
    ['placements', without('placements')],
    ['placements', { ...data, placements: 'all' }],
    ['placements[0]', { ...data, placements: [undefined] }],
    ['placements[0].piece', { ...data, placements: [{ ...placement, piece: undefined }] }],
    ['placements[0].side', { ...data, placements: [{ ...placement, side: 'x' }] }],
    ['placements[0].cells', { ...data, placements: [{ ...placement, cells: 3 }] }],
    ['placements[1].cells[1]', { ...data, placements: [placement, { ...placement, cells: [0, -1] }] }],
    ['placements[0].cells[0]', { ...data, placements: [{ ...placement, cells: [0.5] }] }],
    ['legal', without('legal')],
    ['legal', { ...data, forbidden: [] }],
    ['legal', { ...data, legal: 'some' }],
    ['legal[0]', { ...data, legal: [0, 1] }],
    ['legal[1][0]', { ...data, legal: [[0], [3]] }],
    ['legal[1][0]', { ...data, legal: [[0], [-1]] }],
    ['legal[0][0]', { ...data, legal: [['length']] }],
    ['legal[0][0]', { ...data, legal: [[null]] }],
    ['forbidden', { ...without('legal'), forbidden: {} }],
    ['forbidden[0][0]', { ...without('legal'), forbidden: [[0.5]] }],
  ])('names the malformed field: %s in %j', (field, wrong) => {
    const error = errorOf(() => rulesetFromData(wrong as RulesetData));
    expect(error.name).toBe('InputError');
    expect(error.code).toBe('invalid-field');
    expect(error.details['field']).toBe(field);
    expect(error.message).toMatch(/^rulesetFromData: .*; expected .*\.$/);
  });
});
