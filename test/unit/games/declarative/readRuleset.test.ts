import { describe, expect, it } from 'vitest';
import { Board, grid, hexGrid, path } from 'spgames/boards';
import {
  compile,
  describeRuleset,
  type GraphData,
  nogo,
  type RulesetData,
  rulesetFromData,
  rulesetToData,
} from 'spgames/games';
import { codeOf, errorOf } from '../../../helpers/codeOf.js';
import { validRulesets } from '../../../generators/sampleRulesets.js';

const vertex = { piece: 'vertex', graph: { n: 1, edges: [] } };
const placement = { piece: 'vertex', side: 'L', cells: [0] };

function withClauses(...clauses: unknown[]): RulesetData {
  return { type: 'ruleset', name: 'wrong', pieces: [vertex], clauses } as RulesetData;
}

function withPiece(piece: unknown): RulesetData {
  return { type: 'ruleset', name: 'wrong', pieces: [vertex, piece] } as RulesetData;
}

describe('a mistake in a ruleset file', () => {
  it.each<[path: string, clause: unknown, message: string]>([
    ['clauses[1]', 'overlap', 'is "overlap"; expected an object with "forbid".'],
    ['clauses[1].forbid', {}, 'in the clause is missing; expected "overlap" or "adjacent"'],
    ['clauses[1].forbid', { forbid: 'overlaps' }, 'in the clause is "overlaps"; expected "overlap" or'],
    [
      'clauses[1].betwen',
      { forbid: 'adjacent', betwen: 'own' },
      'in the clause "adjacent" is not a field; expected only forbid, between.',
    ],
    [
      'clauses[1].between',
      { forbid: 'adjacent', between: 'other' },
      'in the clause "adjacent" is "other"; expected "own" or "opposing" or "any".',
    ],
    ['clauses[1].in', { forbid: 'distance' }, 'in the clause "distance" is missing; expected a list of distances.'],
    [
      'clauses[1].in',
      { forbid: 'distance', in: [] },
      'in the clause "distance" is an empty list; expected at least one distance.',
    ],
    [
      'clauses[1].in[0]',
      { forbid: 'distance', in: ['2'] },
      'in the clause "distance" is "2"; expected an integer ≥ 0.',
    ],
    [
      'clauses[1].in[2]',
      { forbid: 'distance', in: [1, 2, 1] },
      'in the clause "distance" is 1; expected every number once.',
    ],
    [
      'clauses[1].sets',
      { forbid: 'distances', sets: [] },
      'in the clause "distances" is an empty list; expected at least one set.',
    ],
    [
      'clauses[1].sets[1]',
      { forbid: 'distances', sets: [[1], [2, 3]] },
      'in the clause "distances" is a list of length 2; expected 1, 3, 6, 10, … distances',
    ],
    [
      'clauses[1].sets[0][0]',
      { forbid: 'distances', sets: [[-1]] },
      'in the clause "distances" is -1; expected an integer ≥ 0.',
    ],
    [
      'clauses[1].orientation',
      { forbid: 'orientation', side: 'L' },
      'in the clause "orientation" is missing; expected "horizontal" or "vertical".',
    ],
    [
      'clauses[1].side',
      { forbid: 'orientation', side: 'Left', orientation: 'vertical' },
      'is "Left"; expected "L" or "R".',
    ],
    [
      'clauses[1].vertices[0]',
      { forbid: 'vertices', vertices: [1.5] },
      'in the clause "vertices" is 1.5; expected an integer ≥ 0.',
    ],
    [
      'clauses[1].pieces',
      { forbid: 'more-than', pieces: '2' },
      'in the clause "more-than" is "2"; expected an integer ≥ 0.',
    ],
    [
      'clauses[1].pieces',
      { forbid: 'position', pieces: [] },
      'in the clause "position" is an empty list; expected at least one piece.',
    ],
    [
      'clauses[1].pieces[0].piece',
      { forbid: 'position', pieces: [{ ...placement, piece: 'vertx' }] },
      'in the clause "position" is "vertx"; expected the name of a piece of the ruleset: "vertex".',
    ],
    [
      'clauses[1].pieces[0].cells',
      { forbid: 'position', pieces: [{ ...placement, cells: [] }] },
      'in the clause "position" is an empty list; expected at least one vertex.',
    ],
    [
      'clauses[1].positions[0][1]',
      { forbid: 'listed', placements: [placement], positions: [[0, 1]] },
      'in the clause "listed" is 1; expected an integer from 0 to 0.',
    ],
    [
      'clauses[1].positions[0]',
      { forbid: 'unlisted', placements: [], positions: [[0]] },
      'in the clause "unlisted" is a list of length 1; expected an empty list',
    ],
    [
      'clauses[1].sides',
      { forbid: 'vertices', vertices: [0], sides: 'L' },
      'is not a field; expected only forbid, side, vertices.',
    ],
  ])('%s, %j', (where, clause, message) => {
    const error = errorOf(() => rulesetFromData(withClauses({ forbid: 'overlap' }, clause)));
    expect(error).toMatchObject({ name: 'InputError', code: 'invalid-field', details: { field: where } });
    expect(error.message.startsWith(`rulesetFromData: ${where} `)).toBe(true);
    expect(error.message).toContain(message);
    if (where !== 'clauses[1]') expect(error.hint).toMatch(/^(For example .*|Did you mean .*\?|the clauses .*)/);
  });

  it('the example in the hint is correct', () => {
    const kinds = ['adjacent', 'distance', 'distances', 'orientation', 'vertices', 'more-than', 'position', 'listed'];
    for (const forbid of kinds) {
      const { hint } = errorOf(() => rulesetFromData(withClauses({ forbid, pieces: 'x', in: 1, sets: 1, between: 1 })));
      const wrong = errorOf(() => rulesetFromData(withClauses({ forbid, side: 3, between: 3, pieces: -1 })));
      for (const text of [hint, wrong.hint]) {
        const example = /^For example (\{.*\})\.$/.exec(text!)?.[1];
        if (example !== undefined) rulesetFromData(withClauses(JSON.parse(example)));
      }
    }
  });

  it.each<[path: string, piece: unknown, message: string]>([
    ['pieces[1].piece', {}, 'is missing; expected a text.'],
    ['pieces[1].graph', { piece: 'p' }, 'in the piece "p" is missing; expected a graph, or "shape" instead.'],
    [
      'pieces[1].shape',
      { ...vertex, shape: ['#'] },
      'in the piece "vertex" is a list of length 1; expected no "shape" together with "graph".',
    ],
    ['pieces[1].shape', { piece: 'p', shape: '##' }, 'in the piece "p" is "##"; expected a list of rows such as "##".'],
    ['pieces[1].shape', { piece: 'p', shape: [] }, 'expected at least one row.'],
    ['pieces[1].shape[1]', { piece: 'p', shape: ['##', '#'] }, 'is "#"; expected rows of equal length.'],
    ['pieces[1].shape[0]', { piece: 'p', shape: ['#x'] }, 'is "#x"; expected a row of # and . only.'],
    ['pieces[1].shape', { piece: 'p', shape: ['..'] }, 'expected at least one #.'],
    ['pieces[1].rotate', { piece: 'p', shape: ['#'], rotate: 1 }, 'is 1; expected true or false.'],
    [
      'pieces[1].rotates',
      { piece: 'p', shape: ['#'], rotates: true },
      'is not a field; expected only piece, side, shape, rotate, reflect, on.',
    ],
    ['pieces[1].rotate', { ...vertex, rotate: true }, 'is not a field; expected only piece, side, graph, on.'],
    ['pieces[1].on[1]', { ...vertex, on: [0, 0] }, 'expected every number once.'],
    [
      'pieces[1].graph.nodes',
      { piece: 'p', graph: { n: 1, edges: [], nodes: 1 } },
      'is not a field; expected only n, edges.',
    ],
    [
      'pieces[1].graph.n',
      { piece: 'p', graph: { n: 1_000_001, edges: [] } },
      'is 1000001; expected an integer from 1 to 1000000.',
    ],
  ])('%s, %j', (where, piece, message) => {
    const error = errorOf(() => rulesetFromData(withPiece(piece)));
    expect(error.details['field']).toBe(where);
    expect(error.message).toContain(message);
  });

  it('names the whole file, misspelt fields of it, and what belongs together', () => {
    const fields = (more: object): unknown => ({ type: 'ruleset', name: 'n', pieces: [vertex], ...more });
    const message = (data: unknown): string => errorOf(() => rulesetFromData(data as RulesetData)).message;
    expect(message([])).toBe('rulesetFromData: the value is an empty list; expected an object with "type":"ruleset".');
    expect(message(fields({ clause: [] }))).toMatch(/: clause is not a field; expected only type, /);
    expect(errorOf(() => rulesetFromData(fields({ clause: [] }) as RulesetData)).hint).toBe('Did you mean clauses?');
    expect(message(fields({ placements: [] }))).toMatch(/: legal is missing; expected either "legal" or "forbidden"/);
    expect(message(fields({ legal: [] }))).toMatch(
      /: placements is missing; expected a list of placements together with "legal"/,
    );
    const error = errorOf(() => rulesetFromData(withClauses({ forbid: 'no-liberty' })));
    expect(error.message).toBe(
      'rulesetFromData: clauses[0] in the clause "no-liberty" is an object; expected a clause {"forbid":"overlap"} as well.',
    );
    expect(error.hint).toContain('Add {"forbid":"overlap"}');
  });

  it('reads names that objects have anyway like any other', () => {
    const error = errorOf(() =>
      rulesetFromData(
        JSON.parse('{"type":"ruleset","name":"n","pieces":[],"__proto__":{"clauses":[]}}') as RulesetData,
      ),
    );
    expect(error.details['field']).toBe('__proto__');
    const named = { ...withPiece({ ...vertex, piece: '__proto__' }), name: 'toString' };
    expect(compile(rulesetFromData(named), path(2)).vertices).toHaveLength(4);
  });
});

describe('the board that a ruleset needs', () => {
  const shape = rulesetFromData(withPiece({ piece: 'p', shape: ['##'] }));
  const orientation = rulesetFromData(withClauses({ forbid: 'orientation', orientation: 'vertical' }));

  it.each([
    [shape, path(3)],
    [shape, hexGrid(2, 2)],
    [orientation, path(3)],
  ])('is a grid of squares', (ruleset, board) => {
    const error = errorOf(() => compile(ruleset, board));
    expect(error.code).toBe('not-a-suitable-board');
    expect(error.message).toContain('wrong: the board is not a grid of squares; expected one for');
  });

  it('has the vertices that listed pieces cover', () => {
    const ruleset = rulesetFromData(
      withClauses({
        forbid: 'position',
        pieces: [
          { piece: 'vertex', cells: [2] },
          { piece: 'vertex', cells: [0] },
        ],
      }),
    );
    expect(compile(ruleset, path(3)).illegalComplex.facets.toLists()).toEqual([[0, 2]]);
    for (const lazy of [true, false])
      expect(codeOf(() => compile(ruleset, path(2), { lazy }))).toBe('unknown-placement');
  });
});

describe('rulesetToData', () => {
  it('gives the long form, which is read back as the same', () => {
    for (const data of validRulesets) {
      const long = rulesetToData(rulesetFromData(data));
      expect(long).not.toHaveProperty('placements');
      expect(rulesetToData(rulesetFromData(long))).toEqual(long);
      if (data.placements === undefined) expect(long).toEqual({ ...data, clauses: data.clauses ?? [] });
    }
    expect(rulesetToData(rulesetFromData(validRulesets.at(-1)!)).clauses).toMatchObject([
      { forbid: 'overlap' },
      { forbid: 'listed', positions: [[]] },
    ]);
  });

  it('refuses a ruleset that is given by functions', () => {
    const plain = { ...nogo };
    Reflect.deleteProperty(plain, 'data');
    expect(errorOf(() => rulesetToData(plain))).toMatchObject({ name: 'InputError', code: 'not-declarative' });
  });
});

describe('describeRuleset', () => {
  it('says the rules in English', () => {
    const said = Object.fromEntries(validRulesets.map((data) => [data.name, describeRuleset(data)]));
    expect(said['snort']).toBe(
      'Left covers a vertex. Right covers a vertex. Pieces do not overlap. Opposing pieces are not adjacent.',
    );
    expect(said['nogo']).toBe(
      'Left covers a vertex. Right covers a vertex. Pieces do not overlap. Every connected group of one player is adjacent to an empty vertex.',
    );
    expect(said['free']).toBe('Either player covers a vertex.');
    expect(said['distances']).toBe(
      'Left covers a subgraph with 3 vertices and the edges 0-1 and 1-2 of length 2. Either player covers a vertex within the vertices 0, 2 and 3. Pieces do not overlap. Pieces of one player are not at distance 2 or 3. Pieces are not at distance 0. No 3 pieces have exactly the distances 1, 2 and 3; no two pieces have distance 5.',
    );
    expect(said['polyominoes']).toBe(
      'Left covers the shape ##/#., which may be turned. Right covers the shape ##, which may be turned within the vertices 0, 1, 2 and 3. Either player covers the shape #. Pieces do not overlap. No piece of Right lies vertically. No piece lies horizontally. No piece of Left covers vertex 3. No piece covers vertex 2 or 0. There are at most 2 pieces of Left. There are at most 3 pieces.',
    );
    expect(said['listed']).toBe(
      'Left covers a vertex. Right covers a vertex. There are not all of vertex of Left on 0, vertex of Right on 1 and vertex of Right on 2. No listed position is part of the position. Only the listed positions are legal. No listed position is part of the position.',
    );
    expect(describeRuleset({ type: 'ruleset', name: 'empty', pieces: [] })).toBe('There are no pieces.');
  });

  it.each([
    [{ n: 2, edges: [[0, 1]] }, 'two adjacent vertices'],
    [{ n: 3, edges: [] }, 'any 3 vertices'],
    [
      {
        n: 4,
        edges: [
          [2, 0],
          [1, 3],
          [0, 1],
        ],
      },
      'a path of 4 vertices',
    ],
    [
      {
        n: 3,
        edges: [
          [0, 1],
          [1, 2],
          [0, 2],
        ],
      },
      'a cycle of 3 vertices',
    ],
    [
      {
        n: 4,
        edges: [
          [0, 1],
          [0, 2],
          [0, 3],
          [1, 2],
          [1, 3],
          [2, 3],
        ],
      },
      '4 vertices that are pairwise adjacent',
    ],
    [
      {
        n: 4,
        edges: [
          [0, 1],
          [2, 3],
        ],
      },
      'a subgraph with 4 vertices and the edges 0-1 and 2-3',
    ],
    [
      { n: 14, edges: Array.from({ length: 13 }, (_, i) => [0, i + 1]) },
      'a subgraph with 14 vertices and 13 edges as in the data',
    ],
  ])('calls %j %s', (graph, words) => {
    const data = {
      type: 'ruleset',
      name: 'n',
      pieces: [{ piece: 'p', graph: graph as unknown as GraphData }],
    } as const;
    expect(describeRuleset(data)).toBe(`Either player covers ${words}.`);
    expect(rulesetFromData(data).words).toBe(describeRuleset(data));
    expect(rulesetFromData({ ...data, words: 'Mine.' }).words).toBe('Mine.');
  });
});

describe('pieces', () => {
  const on = (data: RulesetData, board = grid(3, 3)): string[] =>
    compile(rulesetFromData(data), board).basicPositions.map(({ cells }) => cells.join());

  it('of one name and player are forms of one piece', () => {
    const pieces = [
      { piece: 'd', shape: ['##'] },
      { piece: 'd', graph: { n: 2, edges: [[0, 1]] } },
    ] as const;
    expect(on({ type: 'ruleset', name: 'n', pieces }, grid(2, 2))).toEqual(['0,1', '0,2', '1,3', '2,3']);
    const two = [pieces[0], { ...pieces[1], piece: 'e' }];
    expect(on({ type: 'ruleset', name: 'n', pieces: two }, grid(2, 2))).toEqual([
      '0,1',
      '2,3',
      '0,1',
      '0,2',
      '1,3',
      '2,3',
    ]);
  });

  it('keep to the vertices they may cover', () => {
    const data = withPiece({ piece: 'p', shape: ['##'], on: [4, 5, 1, 2, 99] });
    expect(on({ ...data, pieces: data.pieces.slice(1) })).toEqual(['1,2', '4,5']);
  });

  it('lie only where the board has edges between their squares', () => {
    const square = grid(2, 2);
    const walled = new Board({ ...square, edges: square.edges.slice(1) });
    expect(on({ type: 'ruleset', name: 'n', pieces: [{ piece: 'p', shape: ['##'] }] }, walled)).toEqual(['2,3']);
  });
});
