import { describe, expect, it } from 'vitest';
import { run, runJson } from '../../helpers/runCommand.js';

type Json = Record<string, unknown>;

interface Made {
  target: { vertices: { label: string; side?: string }[]; facets: number[][] };
  ruleset: {
    pieces: { on?: number[]; side?: string; graph: { n: number; edges: number[][] } }[];
    clauses: { forbid: string; in?: number[]; sets?: number[][]; pieces?: number }[];
  };
  board: { n: number; edges: number[][] };
  certificate: { cells: number[][] };
}

/** What `verify` says of a file of `build` after a change. */
async function verified(made: Json, change: (file: Made) => void): Promise<[number, string]> {
  const file = structuredClone(made);
  change(file as unknown as Made);
  const { exitCode, out, err } = await run(['verify', 'file'], { file: JSON.stringify(file) });
  return [exitCode, out + err];
}

function says(text: string, exitCode = 1): [number, unknown] {
  return [exitCode, expect.stringContaining(text)];
}

describe('spgames build --method small and verify', () => {
  it('single vertices at forbidden distances: says what was changed', async () => {
    // Of the vertices of the path 2-0-3-1 no three have the distances 1, 2, 3.
    const made = await runJson(['build', 'facets:1 2, 1 3 4, 2 3 4', '--method', 'small']);
    expect(made['ruleset']).toMatchObject({
      pieces: [{ graph: { n: 1, edges: [] } }],
      clauses: [{ forbid: 'distances', sets: [[1, 2, 3]] }],
    });
    expect(await verified(made, () => undefined)).toEqual(
      says('verified; the legal complex of the game is the target', 0),
    );
    const changes: [(file: Made) => unknown, string][] = [
      // a distance of an id-set
      [
        ({ ruleset }) => (ruleset.clauses[0]!.sets![0]![2] = 4),
        'not verified; the position 1 2 3 is legal in the game and illegal by the target',
      ],
      // more forbidden, and less
      [
        ({ ruleset }) => ruleset.clauses.push({ forbid: 'distance', in: [1] }),
        'is illegal in the game and legal by the target',
      ],
      [({ ruleset }) => ruleset.clauses.pop(), 'is legal in the game and illegal by the target'],
      // a facet less, and one more
      [({ target }) => target.facets.shift(), 'the position 1 2 is legal in the game and illegal by the target'],
      [
        ({ target }) =>
          (target.facets = [
            [0, 1, 2],
            [0, 2, 3],
            [1, 2, 3],
          ]),
        'the position 1 2 3 is illegal in the game and legal by the target',
      ],
      // a vertex of the target
      [({ target }) => (target.vertices[0]!.side = 'L'), 'Left has no piece for the cells of 1 in the certificate'],
      [({ target }) => target.vertices.push({ label: '5' }), 'the game has 4 basic positions, the target 5 vertices'],
      // a vertex and an edge of the board
      [({ board }) => (board.n = 5), 'the game has 5 basic positions, the target 4 vertices'],
      [({ board }) => board.edges.pop(), 'is legal in the game and illegal by the target'],
      [({ board }) => board.edges.push([1, 2]), 'is legal in the game and illegal by the target'],
      // a cell of the certificate
      [
        ({ certificate }) => (certificate.cells[0] = [7]),
        'the game has no piece for the cells of 1 in the certificate',
      ],
      [
        ({ certificate }) => (certificate.cells[0] = certificate.cells[1]!),
        'the certificate gives 2 and another vertex the same piece',
      ],
      [({ certificate: { cells } }) => cells.splice(1, 2, cells[2]!, cells[1]!), 'by the target'],
      // rules that list positions
      [
        ({ ruleset }) =>
          Object.assign(ruleset.clauses[0]!, {
            forbid: 'listed',
            placements: [{ piece: 'vertex', cells: [0] }],
            positions: [[0]],
            sets: undefined,
          }),
        'the ruleset has a clause listed; small rulesets list no positions',
      ],
    ];
    for (const [change, text] of changes)
      expect(await verified(made, (file) => void change(file)), String(change)).toEqual(says(text));
    const malformed: [(file: Made) => unknown, string][] = [
      [({ ruleset }) => (ruleset.clauses[0]!.sets![0]![2] = -1), 'ruleset.clauses[0].sets[0][2]'],
      [({ board }) => board.edges.push([1, 9]), '9'],
      [({ certificate }) => (certificate.cells = [['a'] as unknown as number[]]), 'certificate.cells[0][0]'],
    ];
    for (const [change, text] of malformed)
      expect(await verified(made, (file) => void change(file)), String(change)).toEqual(says(text, 2));
  });

  it('pieces that fit on listed vertices only', async () => {
    const made = await runJson(['build', 'facets:1 2, 1 3, 1 4, 2 3 4', '--method', 'small']);
    expect((made as unknown as Made).ruleset.pieces[0]!.on).toHaveLength(4);
    expect((await verified(made, () => undefined))[0]).toBe(0);
    expect(await verified(made, ({ ruleset }) => void ruleset.pieces[0]!.on!.pop())).toEqual(
      says('the game has 3 basic positions, the target 4 vertices'),
    );
    expect(await verified(made, ({ ruleset, board }) => void (ruleset.pieces[0]!.on![0] = board.n - 1))).toEqual(
      says('has no piece for the cells of'),
    );
  });

  it('pieces that do not overlap: the path of Ex. 2.15', async () => {
    const build = ['build', 'vertices:x1 y1 x2; facets:x1 y1, y1 x2', '--as', 'illegal', '--method', 'small'];
    expect((await run(build)).out).toContain(
      'Rules    Left covers a vertex. Right covers two adjacent vertices. Pieces do not overlap.',
    );
    const made = await runJson(build);
    expect((await verified(made, () => undefined))[0]).toBe(0);
    const changes: [(file: Made) => unknown, string][] = [
      [({ ruleset }) => ruleset.clauses.pop(), 'the position x1 y1 is legal in the game and illegal by the target'],
      [
        ({ ruleset }) => (ruleset.pieces[1]!.graph = { n: 1, edges: [] }),
        'the game has 4 basic positions, the target 3 vertices',
      ],
      [({ board }) => board.edges.pop(), 'the game has 2 basic positions, the target 3 vertices'],
      [({ target }) => target.facets.pop(), 'is illegal in the game and legal by the target'],
      [({ target }) => (target.vertices[0]!.side = 'R'), 'Right has no piece for the cells of x1 in the certificate'],
      [({ certificate }) => certificate.cells[1]!.pop(), 'Right has no piece for the cells of y1 in the certificate'],
      [
        ({ ruleset }) => (ruleset.clauses[0] = { forbid: 'distance', in: [0] }),
        'a piece covers more than one vertex and there is a clause distance',
      ],
    ];
    for (const [change, text] of changes)
      expect(await verified(made, (file) => void change(file)), String(change)).toEqual(says(text));
  });

  it('several kinds of pieces: one more or less, a number of pieces', async () => {
    // Left has three kinds of pieces and Right one; of the five pieces on the only vertex not all fit.
    const made = await runJson(['build', 'facets:x1 x2 x3, x1 x2 y1, x1 x3 y1, x2 x3 y1', '--method', 'small']);
    const { pieces, clauses } = (made as unknown as Made).ruleset;
    expect([pieces.length, clauses]).toEqual([4, [{ forbid: 'more-than', pieces: 3 }]]);
    expect((await verified(made, () => undefined))[0]).toBe(0);
    expect(await verified(made, ({ ruleset }) => void ruleset.pieces.pop())).toEqual(
      says('the game has 3 basic positions, the target 4 vertices'),
    );
    expect(await verified(made, ({ ruleset }) => void (ruleset.clauses[0]!.pieces = 2))).toEqual(
      says('is illegal in the game and legal by the target'),
    );
  });

  it('a complex without such a game is refused with what was looked through', async () => {
    const { exitCode, err } = await run(['build', 'facets:1, 2 3, 2 4, 2 5, 3 4 5', '--method', 'small']);
    expect(exitCode).toBe(2);
    expect(err).toMatch(
      /no rules for pieces on single vertices that list no positions, on a board with at most 8 vertices/,
    );
    expect(err).toContain('--method prop2.1 lists positions');
  });
});
