import { describe, expect, it } from 'vitest';
import { VERSION } from 'spgames/formats';
import { asComplex, parseSource } from 'spgames/sources';
import { fromEdges, grid, printGraph6 } from 'spgames/boards';
import { verifyComplexIsomorphism } from 'spgames/complex';
import { clockOfLooks } from '../../helpers/clock.js';
import { run, runJson } from '../../helpers/runCommand.js';

/** Two triangles and a hexagon (Ex. 1.53). */
const triangles = 'facets:x1 x2, x2 x3, x1 x3, x4 x5, x5 x6, x4 x6';
const hexagon = 'facets:x1 x2, x2 x3, x3 x4, x4 x5, x5 x6, x1 x6';

type Pairs = readonly (readonly [number, number])[];

function expectMap(first: string, second: string, map: unknown, sides: 'keep' | 'swap' | 'ignore') {
  const [a, b] = [asComplex(parseSource(first)), asComplex(parseSource(second))];
  expect(verifyComplexIsomorphism(a, b, map as Pairs, { sides }), `${first} and ${second}`).toMatchObject({
    verified: true,
  });
}

/** SNORT on the n×n grid with its vertices renumbered by v → k·v mod n². */
function renumbered(n: number, k: number): string {
  const edges = grid(n, n).edges.map(([u, v]): [number, number] => [(k * u) % n ** 2, (k * v) % n ** 2]);
  return `snort@g6:${printGraph6(fromEdges(edges, n ** 2))}`;
}

describe('equal', () => {
  it('tells literally equal games whose complexes are not isomorphic (Ex. 1.53)', async () => {
    expect(await runJson(['equal', triangles, hexagon])).toMatchObject({
      spgames: VERSION,
      equal: true,
      level: 'tree',
      literallyEqual: true,
      isomorphicComplexes: false,
    });
    for (const level of ['complex', 'graph']) {
      const { exitCode, out } = await run(['equal', triangles, hexagon, '--level', level, '--json']);
      expect(exitCode).toBe(1);
      expect(JSON.parse(out)).toMatchObject({ equal: false, level, isomorphicComplexes: false });
    }
  });

  it.each(['path:5', 'cycle:6', 'grid:2x3', 'star:4', 'empty:2'])(
    'SNORT and COL on the bipartite board %s are isomorphic without sides',
    async (board) => {
      const [first, second] = [`snort@${board}`, `col@${board}`];
      const answer = await runJson(['equal', first, second, '--level', 'complex', '--sides', 'ignore']);
      expectMap(first, second, answer['isomorphism'], 'ignore');
    },
  );

  it.each([
    [2, 2],
    [2, 3],
    [1, 4],
    [3, 4],
  ])('DOMINEERING on %i×%i is the negative of that on the transposed board', async (m, n) => {
    for (const ruleset of ['domineering', 'domineering(oriented)']) {
      const [first, second] = [`${ruleset}@grid:${m}x${n}`, `${ruleset}@grid:${n}x${m}`];
      expectMap(first, second, (await runJson(['equal', first, second, '--sides', 'swap']))['isomorphism'], 'swap');
    }
  });

  it('finds SNORT on a renumbered 4×4 board, with the map', async () => {
    const [first, second] = ['snort@grid:4x4', renumbered(4, 5)];
    expectMap(first, second, (await runJson(['equal', first, second]))['isomorphism'], 'keep');
  });

  it('says no with the difference, exit status 1', async () => {
    const { exitCode, out } = await run(['equal', 'snort@path:3', 'col@path:3', '--json']);
    expect(exitCode).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      equal: false,
      literallyEqual: false,
      isomorphicComplexes: false,
      difference: expect.stringContaining('positions') as unknown,
    });
    expect((await run(['equal', 'snort@path:3', 'col@path:3'])).out).toMatch(/literally equal: no\n {2}difference/);
  });

  it('loops do not count', async () => {
    const answer = await runJson(['equal', 'domineering@grid:2x2', 'domineering(oriented)@grid:2x2']);
    expect(answer).toMatchObject({ equal: true, isomorphicComplexes: true });
    expect(answer['isomorphism']).toHaveLength(4);
  });

  it('void complexes are complexes, but no games', async () => {
    expect(await runJson(['equal', 'facets:', 'facets:', '--level', 'complex'])).toMatchObject({ equal: true });
    for (const level of ['graph', 'tree'])
      expect((await run(['equal', 'facets:', 'facets:', '--level', level])).exitCode).toBe(2);
  });

  it.each([
    ['domineering@grid:3x1', 'domineering@grid:2x1', 'keep', undefined], // Ex. 1.18: both are 1
    ['facets:x1 y1, x2', 'facets:x1 x2', 'keep', 'the first value is less than the second'], // 1/2 < 2
    ['facets:x1 x2', 'facets:x1 y1, x2', 'keep', 'the first value is greater than the second'],
    ['facets:x1, y1', 'facets:', 'keep', 'void'],
    ['facets:x1, y1', 'facets:{}', 'keep', 'the values are incomparable (the difference is a first-player win)'], // * and 0
    ['domineering@grid:2x3', 'domineering@grid:3x2', 'swap', undefined],
    ['snort@grid:2x3', 'col@grid:2x3', 'ignore', undefined],
    ['snort@path:4', 'value:{2|1||-1|-2}', 'keep', undefined],
    ['value:1/2 + domineering@grid:2x3', 'domineering@grid:2x3 + facets:x1 y1, x2', 'keep', undefined],
    ['value:{3|1}', 'value:{-1|-3}', 'swap', undefined],
  ])('compares the values of %s and %s (sides: %s)', async (first, second, sides, difference) => {
    const { exitCode, out } = await run(['equal', first, second, '--level', 'value', '--sides', sides, '--json']);
    if (difference === 'void') expect(exitCode).toBe(2);
    else {
      expect(exitCode).toBe(difference === undefined ? 0 : 1);
      expect(JSON.parse(out)).toEqual({
        spgames: VERSION,
        equal: difference === undefined,
        level: 'value',
        ...(difference !== undefined && { difference }),
      });
    }
  });

  it('cannot take the players away from a value', async () => {
    const { exitCode, err } = await run(['equal', 'value:1', 'snort@path:1', '--level', 'value', '--sides', 'ignore']);
    expect([exitCode, err]).toEqual([2, expect.stringContaining('--sides ignore with a value')]);
  });

  it('is undecided when the time is up', async () => {
    clockOfLooks(10);
    const { exitCode, out, err } = await run(['equal', 'snort@grid:6x6', 'snort@grid:6x6', '--timeout', '0.001']);
    expect(exitCode).toBe(3);
    expect(out + err).toMatch(/undecided|not finished/);
  });

  it('refuses other levels and rules', async () => {
    expect((await run(['equal', 'snort@path:2', 'snort@path:2', '--level', 'vlue'])).exitCode).toBe(2);
    expect((await run(['equal', 'snort@path:2', 'snort@path:2', '--sides', 'left'])).exitCode).toBe(2);
    expect((await run(['equal', 'snort@path:2'])).exitCode).toBe(2);
  });
});
