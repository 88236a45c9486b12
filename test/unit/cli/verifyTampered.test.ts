import { describe, expect, it } from 'vitest';
import { run } from '../../helpers/runCommand.js';
import { sampled } from '../../helpers/sampling.js';

const BUILD = {
  'prop2.1': ['facets:x1 x2, x2 y1, 3', '--method', 'prop2.1'],
  'prop2.1 illegal': ['facets:x1 x2, x2 y1', '--method', 'prop2.1', '--as', 'illegal'],
  'remark2.2': ['facets:x1 x2, x2 y1, 3', '--method', 'remark2.2'],
  gamma: ['vertices:x1 y1 x2 y2; facets:x1 y1 x2, x2 y2', '--method', 'gamma', '--as', 'illegal'],
  invariant: ['facets:x1 x2, x2 y1, x1 y1', '--method', 'invariant'],
  independence: ['facets:x1 x2, x2 y1', '--method', 'independence'],
  value: ['value:{1|*}', '--method', 'value'],
} as const;

type Name = keyof typeof BUILD;
type Json = Record<string, unknown>;

const made = new Map<Name, Promise<string>>();

/** The file that build writes. */
async function fileOf(name: Name): Promise<Json> {
  const known = made.get(name) ?? run(['build', ...BUILD[name], '--json']).then(({ out }) => out);
  made.set(name, known);
  return JSON.parse(await known) as Json;
}

/** Where a path such as `certificate.labels.0.2` leads. */
function place(json: Json, path: string): { readonly object: Json; readonly key: string } {
  const keys = path.split('.');
  const key = keys.pop()!;
  const object = keys.reduce((inner, step) => inner[step] as Json, json);
  expect(Object.keys(object)).toContain(key);
  return { object, key };
}

/** The paths to all numbers inside. */
function numbersIn(value: unknown, path: string): string[] {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${path}.${key}`));
}

async function verify(json: Json): Promise<{ readonly exitCode: number; readonly said: string }> {
  const { exitCode, out, err } = await run(['verify', 'file'], { file: JSON.stringify(json) });
  return { exitCode, said: out + err };
}

describe('verify, with one thing changed in the file', () => {
  it.each(Object.keys(BUILD) as Name[])('%s: nothing', async (name) => {
    expect((await verify(await fileOf(name))).exitCode).toBe(0);
  });

  it.each<[Name, string, unknown, string]>([
    ['prop2.1', 'certificate.cells.0.1', 3, 'Left has no piece for the cells of x1 in the certificate'],
    ['prop2.1', 'certificate.cells.0', [3, 4, 5], 'the certificate gives x2 and another vertex the same piece'],
    ['prop2.1', 'target.facets.1', [0, 2], 'the position x1 y1 is illegal in the game and legal by the target'],
    ['prop2.1', 'target.facets', [[3], [0, 1]], 'the position y1 is legal in the game and illegal by the target'],
    [
      'prop2.1',
      'target.vertices.0',
      { label: 'y2', side: 'R' },
      'Right has no piece for the cells of y2 in the certificate',
    ],
    ['prop2.1', 'ruleset.legal.1', [0, 2], 'the position x1 x2 is illegal in the game and legal by the target'],
    [
      'prop2.1',
      'ruleset.placements.0.cells.2',
      3,
      'a listed position has the piece L 3-cycle 0,1,3, which does not fit on the board; expected placements on the board.',
    ],
    [
      'prop2.1',
      'board.edges.0',
      [0, 14],
      'a listed position has the piece L 3-cycle 0,1,2, which does not fit on the board; expected placements on the board.',
    ],
    ['prop2.1', 'as', 'illegal', 'the position'],
    ['prop2.1 illegal', 'certificate.cells.2.3', 5, 'Right has no piece for the cells of y1 in the certificate'],
    ['prop2.1 illegal', 'target.facets.0', [0, 2], 'the position x1 x2 is illegal in the game and legal by the target'],
    [
      'prop2.1 illegal',
      'ruleset.forbidden',
      [[0, 1]],
      'the position x2 y1 is legal in the game and illegal by the target',
    ],
    ['remark2.2', 'certificate.cells.0', [1], 'the certificate gives x2 and another vertex the same piece'],
    ['remark2.2', 'certificate.cells.3', [2], 'the game has no piece for the cells of 3 in the certificate'],
    ['remark2.2', 'target.facets.2', [0, 2], 'the position x1 y1 is illegal in the game and legal by the target'],
    ['remark2.2', 'ruleset.legal.2', [1, 2, 3], 'the position x2 3 is legal in the game and illegal by the target'],
    [
      'remark2.2',
      'board.sides.0',
      'R',
      'a listed position has the piece L vertex 0, which does not fit on the board; expected placements on the board.',
    ],
    [
      'remark2.2',
      'board.edges.0',
      [0, 2],
      'the vertices of x1 and x2 are not joined on the board, but in the 1-skeleton of the target',
    ],
    [
      'gamma',
      'certificate.idSets.0.ids.0',
      10,
      'the id-set of x2 y2 is {10} in the certificate, and {9} by its labels',
    ],
    [
      'gamma',
      'certificate.labels.0.2',
      4,
      'the id-set of x1 y1 x2 is {6, 7, 8} in the certificate, and {5, 7, 8} by its labels',
    ],
    [
      'gamma',
      'ruleset.clauses.0.sets.1',
      [6, 7, 9],
      'the ruleset does not forbid the id-set {6, 7, 8} of x1 y1 x2; it forbids {9}, {6, 7, 9}',
    ],
    ['gamma', 'certificate.distances.1.2', 8, 'the distance of x1 and x2 is 8 in the certificate, and 7 on the board'],
    [
      'gamma',
      'certificate.idSets.1.facet',
      [0, 1, 3],
      'the certificate has an id-set for x1 y1 y2, which is not a facet of the target',
    ],
    ['gamma', 'target.facets.0', [1, 3], 'the certificate has an id-set for x2 y2, which is not a facet of the target'],
    [
      'gamma',
      'certificate.placements.0.vertices.8',
      18,
      'no piece of Left covers what the certificate says for x1: of the nearest, it does not cover board vertex 18, but it covers board vertex 17',
    ],
    ['gamma', 'certificate.placements.1', null, 'the certificate has no piece for y1'],
    [
      'gamma',
      'target.vertices.3',
      { label: 'x3', side: 'L' },
      'no piece of Left covers what the certificate says for x3: of the nearest, it does not cover board vertex 9, board vertex 10, board vertex 11',
    ],
    [
      'gamma',
      'board.lengths.1',
      259,
      'no piece of Left covers what the certificate says for x1: of the nearest, it does not cover board vertex 0, board vertex 1, board vertex 2',
    ],
    [
      'invariant',
      'certificate.idSets.0.ids.2',
      8,
      'the id-set of x1 x2 y1 is {5, 6, 8} in the certificate, and {5, 6, 7} by its labels',
    ],
    [
      'invariant',
      'certificate.labels.2',
      [1, 2, 7],
      'the id-set of x1 x2 y1 is {5, 6, 7} in the certificate, and {5, 6, 8} by its labels',
    ],
    [
      'invariant',
      'ruleset.clauses.0.sets.0',
      [5, 6, 8],
      'the ruleset does not forbid the id-set {5, 6, 7} of x1 x2 y1; it forbids {5, 6, 8}',
    ],
    [
      'invariant',
      'certificate.distances.0.2',
      4,
      'the distance of x1 and x2 is 4 in the certificate, and 5 on the board',
    ],
    [
      'invariant',
      'target.facets',
      [[0, 1, 2]],
      'the certificate has an id-set for x1 x2 y1, which is not a minimal nonface of the target',
    ],
    [
      'invariant',
      'target.facets',
      [
        [0, 1],
        [0, 2],
      ],
      'the certificate has an id-set for x1 x2 y1, which is not a minimal nonface of the target',
    ],
    [
      'invariant',
      'certificate.placements.2.vertices.0',
      3,
      'no piece of Right covers what the certificate says for y1: of the nearest, it does not cover board vertex 3, but it covers board vertex 4',
    ],
    [
      'invariant',
      'certificate.placements.1.stretches.0.2',
      40,
      'no piece of Left covers what the certificate says for x2: of the nearest, it does not cover vertices 1 to 40 of board edge 10, but it covers vertices 1 to 41 of board edge 10',
    ],
    [
      'independence',
      'certificate.idSets.0.ids.0',
      4,
      'the id-set of x1 y1 is {4} in the certificate, and {3} by its labels',
    ],
    [
      'independence',
      'ruleset.clauses.0.sets',
      [[3], [4]],
      'the ruleset forbids the distances {4}, which are not an id-set',
    ],
    [
      'independence',
      'certificate.distances',
      [],
      'the distance of x1 and y1 is not there in the certificate, and 3 on the board',
    ],
    [
      'independence',
      'target.facets',
      [
        [0, 1],
        [0, 2],
      ],
      'the certificate has an id-set for x1 y1, which is not a minimal nonface of the target',
    ],
    [
      'independence',
      'certificate.placements.0.vertices.0',
      2,
      'no piece of Left covers what the certificate says for x1: of the nearest, it does not cover board vertex 2, but it covers board vertex 0',
    ],
    ['value', 'value', '{1|0}', 'the value of the target is {1|*}, not {1|0}'],
    [
      'value',
      'value',
      '{1|',
      '"{1|" is not a value: parseValue: found the end at column 4; expected a value such as 3/4, ^, *2 or {2|-2}.',
    ],
    [
      'value',
      'certificate.idSets.3.ids.0',
      99,
      'the id-set of x1 x6 is {99} in the certificate, and {27} by its labels',
    ],
    [
      'value',
      'certificate.distances.0.2',
      25,
      'the distance of x1 and x2 is 25 in the certificate, and 24 on the board',
    ],
    ['value', 'target.facets.0', [0, 1], 'the certificate has a piece for x3, which is a loop of the target'],
    [
      'value',
      'certificate.placements.0.vertices.0',
      8,
      'no piece of Left covers what the certificate says for x1: of the nearest, it does not cover board vertex 8, but it covers board vertex 0',
    ],
    ['value', 'certificate.game.steps.2.value', '*2', 'step 2 of the certificate of the value: the value is *, not *2'],
    [
      'value',
      'certificate.game.steps.3.x',
      [3, 4],
      'step 3 of the certificate of the value: vertex x6 is neither new nor in a part',
    ],
    [
      'value',
      'certificate.game.steps.3.left.0.control',
      1,
      'step 3 of the certificate of the value: vertex x3 is neither new nor in a part',
    ],
    [
      'value',
      'certificate.game.steps.3.right.0.part',
      1,
      'step 3 of the certificate of the value: vertex x2 is neither new nor in a part',
    ],
    [
      'value',
      'certificate.game.steps.3.bounds.0',
      2,
      'step 3 of the certificate of the value: the bounds ℓ, r are 1, 1, not 2, 1',
    ],
    [
      'value',
      'certificate.game.steps.3.floor',
      1,
      'step 3 of the certificate of the value: the greatest integer below the value is 0, not 1',
    ],
  ])('%s: %s becomes %j', async (name, path, changed, message) => {
    const json = await fileOf(name);
    const { object, key } = place(json, path);
    expect(object[key]).not.toEqual(changed);
    object[key] = changed;
    const { exitCode, said } = await verify(json);
    expect(said).toContain(message);
    expect([exitCode, said.startsWith('file: not verified; ')]).toEqual([1, true]);
  });

  it.each<[Name, number]>([
    ['prop2.1', 1],
    ['prop2.1 illegal', 1],
    ['remark2.2', 1],
    ['gamma', 3],
    ['invariant', 2],
    ['independence', 1],
    ['value', 29],
  ])(
    '%s: any number of the certificate, the facets or the ruleset, one more or one less; every %ith one',
    async (name, step) => {
      const whole = await fileOf(name);
      const paths = ['certificate', 'target.facets', 'ruleset'].flatMap((part) => {
        const { object, key } = place(whole, part);
        return numbersIn(object[key], part);
      });
      expect(paths.length).toBeGreaterThan(18);
      for (const path of sampled(
        paths.filter((_, i) => i % step === 0),
        12,
      )) {
        for (const change of [1, -1]) {
          const json = structuredClone(whole);
          const { object, key } = place(json, path);
          object[key] = (object[key] as number) + change;
          const { exitCode, said } = await verify(json);
          expect([path, [1, 2].includes(exitCode), said.length > 30]).toEqual([path, true, true]);
        }
      }
    },
  );
});
