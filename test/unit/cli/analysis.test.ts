import { describe, expect, it } from 'vitest';
import { VERSION } from 'spgames/formats';
import { properties } from 'spgames/analysis';
import { clockOfLooks } from '../../helpers/clock.js';
import { run, runJson } from '../../helpers/runCommand.js';

const projectivePlane =
  'vertices:1 2 3 4 5 6; facets:1 2 5, 1 2 6, 1 3 4, 1 3 6, 1 4 5, 2 3 4, 2 3 5, 2 4 6, 3 5 6, 4 5 6';
const everywhere = { '0': true, '2': true, '3': true };
const nowhere = { '0': false, '2': false, '3': false };
const trivial = (degree: number) => ({ degree, rank: 0, torsion: [] });

describe('analyze', () => {
  it('prints all properties', async () => {
    const source = 'facets:x1 x2 x3, x3 y1, 7';
    const usual = {
      spgames: VERSION,
      type: 'analysis',
      facetCount: 3,
      nonfaceCount: 6,
      dimension: 2,
      fVector: [1, 5, 4, 1],
      hVector: [1, 2, -3, 1],
      polynomialProfile: [
        [1, 2],
        [4, 1],
        [3, 0],
        [1, 0],
      ],
      pure: false,
      unmixed: false,
      flag: true,
      connected: false,
      shellable: true,
      vertexDecomposable: true,
      partitionable: true,
      cohenMacaulay: nowhere,
      sequentiallyCohenMacaulay: everywhere,
      legalIdealCohenMacaulay: nowhere,
      depth: 1,
      projectiveDimension: 4,
      regularity: 1,
      betti: [
        [0, 0, 1],
        [1, 2, 6],
        [2, 3, 9],
        [3, 4, 5],
        [4, 5, 1],
      ],
      homology: {
        Z: [trivial(-1), { degree: 0, rank: 1, torsion: [] }, trivial(1), trivial(2)],
        Q: [0, 1, 0, 0].map((rank, i) => ({ degree: i - 1, rank })),
        'GF(2)': [0, 1, 0, 0].map((rank, i) => ({ degree: i - 1, rank })),
        'GF(3)': [0, 1, 0, 0].map((rank, i) => ({ degree: i - 1, rank })),
      },
      forest: true,
      grafted: false,
      automorphisms: '2',
      gorenstein: false,
      buchsbaum: false,
      serre: 1,
      linearResolution: true,
      pseudomanifold: false,
      balanced: true,
      eulerCharacteristic: 2,
      automorphismGenerators: [[['x1', 'x2']]],
      moebius: 1,
      value: '{2|0}',
      outcome: 'N',
      temperature: '1',
    };
    expect(await runJson(['analyze', source])).toEqual(usual);
    const long = { linearQuotients: true, collapsible: false, constructible: false, kDecomposable: 0 };
    const special = {
      hTriangle: [
        { facetSize: 3, f: [1, 3, 3, 1], h: [1, 0, 0, 0] },
        { facetSize: 2, f: [0, 1, 1], h: [0, 1, 0] },
        { facetSize: 1, f: [0, 1], h: [0, 1] },
      ],
      conePoints: [],
      cohomology: [trivial(-1), { degree: 0, rank: 1, torsion: [] }, trivial(1), trivial(2)],
      fundamentalGroup: null,
      orientable: null,
      homologySphere: false,
      homologyBall: false,
      manifold: false,
      sphere: false,
      ball: false,
      surface: null,
      height: 2,
      degree: 1,
      hilbertSeries: { numerator: [1, 2, -3, 1], denominatorExponent: 3 },
      minimalPrimes: [
        ['y1', '7'],
        ['x1', 'x2', '7'],
        ['x1', 'x2', 'x3', 'y1'],
      ],
      multigradedBetti: expect.arrayContaining([
        [0, [], 1],
        [1, ['x1', 'y1'], 1],
        [4, ['x1', 'x2', 'x3', 'y1', '7'], 1],
      ]) as unknown,
      componentwiseLinear: true,
    };
    expect(await runJson(['analyze', source, '--all'])).toEqual({ ...usual, ...long, ...special });
    expect(Object.keys(await runJson(['analyze', source, '--all'])).slice(2)).toEqual(Object.keys(properties));
  });

  it('looks at the illegal complex if asked to', async () => {
    const only = ['--only', 'facetCount,fVector,forest'];
    const illegal = await runJson(['analyze', 'nogo@path:3', '--illegal', ...only]);
    const nonfaces = (await runJson(['compile', 'nogo@path:3']))['nonfaces'] as number[][];
    expect(illegal).toMatchObject({ facetCount: nonfaces.length });
    expect(await runJson(['analyze', 'facets:x1 x2', '--illegal', ...only])).toMatchObject({
      facetCount: 0,
      fVector: [],
    });
    expect((await run(['analyze', 'facets:', '--illegal'])).err).toContain('void');
  });

  const exhausted = 'because: exhausted';
  it.each([
    [
      'named:real-projective-plane',
      'shellable',
      'because: H~_1 of the complex over GF(2) has dimension 1; a shelling would give 0',
    ],
    [
      'named:real-projective-plane',
      'constructible',
      'because: H~_1 of the complex over GF(2) has dimension 1; a construction would give 0',
    ],
    [
      'named:real-projective-plane',
      'linearQuotients',
      'because: H~_1 of the Alexander dual over GF(2) has dimension 1; a shelling would give 0',
    ],
    ['named:real-projective-plane', 'collapsible', 'because: H~_1 = Z/2, which is 0 for a point'],
    [
      'named:poincare-sphere',
      'vertexDecomposable',
      'because: the complex is not simply connected: it has a connected covering with 5 sheets, which 53 edges permute (--json lists them, for verify); a shelling would make what the facets of dimension ≥ 2 generate simply connected',
    ],
    [
      'named:torus',
      'shellable',
      'because: the pure skeleton of dimension 2 of the complex has the h-vector 1 4 10 -1, which is not an M-sequence',
    ],
    [
      'facets:1 2 3 4, 1 5 6 7, 2 5 8',
      'shellable',
      'because: a shelling of the complex would have -3 facets of size 4 with restriction sets of size 2',
    ],
    [
      'facets:1 2 3, 2 3 4, 3 4 5, 4 5 6, 1 5 6, 1 2 7, 2 3 7, 1 3 7',
      'shellable',
      'because: among the facets of size ≥ 3 around {1} no walk through ridges leads from {1 2 3} to {1 5 6}',
    ],
    [
      'facets:1 2, 3 4',
      'shellable',
      'because: the complex is the independence complex of a bipartite graph with edges, but without leaves',
    ],
    ['named:dunce-hat', 'shellable', exhausted],
    ['named:dunce-hat', 'collapsible', exhausted],
  ])('%s: why it is not %s', async (source, name, because) => {
    const { out } = await run(['analyze', source, '--only', name, '--explain']);
    expect(out.split('\n')[3]!.trim()).toBe(because);
  });

  it('properties that have no number, and generators, in words', async () => {
    const lines = async (source: string, name: string): Promise<string[]> =>
      (await run(['analyze', source, '--only', name, '--explain'])).out
        .trimEnd()
        .split('\n')
        .filter((line, i) => i > 0 && !line.startsWith('  read as '))
        .map((line) => line.trim());
    expect(await lines('facets:1 2, 3 4', 'kDecomposable')).toEqual([
      'kDecomposable  none, as it is not shellable',
      'because: the complex is the independence complex of a bipartite graph with edges, but without leaves',
    ]);
    expect(await runJson(['analyze', 'facets:1 2, 3 4', '--only', 'kDecomposable'])).toMatchObject({
      kDecomposable: null,
    });
    expect(await lines('facets:1 2, 3 4', 'automorphismGenerators')).toEqual(expect.arrayContaining(['(1 2)']));
    expect(await lines('facets:1', 'automorphismGenerators')).toEqual([
      'automorphismGenerators  none, only the identity',
    ]);
    expect(await lines('facets:1 2, 3 4', 'serre')).toEqual([
      'serre  1',
      'the link of {} has dimension 1, but H~_0 over Q has dimension 1: this is the first condition that fails',
    ]);
    expect(await lines('facets:1 2, 2 3, 1 3', 'kDecomposable')).toEqual([
      'kDecomposable  0',
      expect.stringMatching(/^sheddingFaces: \d/),
    ]);
  });

  it('has the properties of the contract, in its order, then those of values and those that few ask for', () => {
    const contract =
      'facetCount, nonfaceCount, dimension, fVector, hVector, polynomialProfile, pure, unmixed, flag, connected, shellable, vertexDecomposable, partitionable, cohenMacaulay, sequentiallyCohenMacaulay, legalIdealCohenMacaulay, depth, projectiveDimension, regularity, betti, homology, forest, grafted, automorphisms, gorenstein, buchsbaum, serre, linearQuotients, linearResolution, pseudomanifold, balanced, collapsible, constructible, kDecomposable, eulerCharacteristic, automorphismGenerators, moebius, value, outcome, temperature, hTriangle, conePoints, cohomology, fundamentalGroup, orientable, homologySphere, homologyBall, manifold, sphere, ball, surface, height, degree, hilbertSeries, minimalPrimes, multigradedBetti, componentwiseLinear';
    expect(Object.keys(properties).join(', ')).toBe(contract);
  });

  it('says what few ask for in words', async () => {
    const lines = async (source: string, only: string): Promise<string[]> =>
      (await run(['analyze', source, '--only', only, '--explain'])).out
        .trimEnd()
        .split('\n')
        .slice(2)
        .map((line) => line.trim());
    const plane = 'named:real-projective-plane';
    expect(await lines(plane, 'cohomology,fundamentalGroup,hilbertSeries,homologySphere,height,degree')).toEqual([
      'cohomology        H~^2 = Z/2',
      'fundamentalGroup  <a | a^2>',
      'homologySphere    no',
      'the link of {} has H~_1 = Z/2',
      'height            3',
      'degree            10',
      'hilbertSeries     (1 + 3*t + 6*t^2) / (1 - t)^3',
    ]);
    expect(await lines(plane, 'orientable')).toEqual([
      'orientable  no',
      expect.stringMatching(/^cycle: (\d \d \d \| )+/),
    ]);
    expect(await lines(plane, 'hTriangle')).toEqual(['hTriangle', 'facets of size 3: f 1 6 15 10, h 1 3 6 0']);
    expect(await lines('named:torus', 'fundamentalGroup')).toEqual([expect.stringMatching(/<a, b \| \S+>$/)]);
    expect(await lines('facets:1 2, 2 3, 1 3', 'fundamentalGroup,orientable,minimalPrimes,multigradedBetti')).toEqual([
      'fundamentalGroup  free on a',
      'orientable        yes',
      'positive: 1 2 | 2 3',
      'negative: 1 3',
      'minimalPrimes',
      '{1}',
      '{2}',
      '{3}',
      'multigradedBetti',
      'β_0 = 1 in the degree {}',
      'β_1 = 1 in the degree {1 2 3}',
    ]);
    expect(await lines('facets:1 2 3, 3 4', 'conePoints,fundamentalGroup,hilbertSeries')).toEqual([
      'conePoints        3',
      'fundamentalGroup  trivial',
      'hilbertSeries     (1 + t - t^2) / (1 - t)^3',
    ]);
    expect(await lines('facets:', 'hTriangle,hilbertSeries,minimalPrimes')).toEqual([
      'hTriangle      empty (the void complex)',
      'hilbertSeries  0',
      'minimalPrimes',
      'none',
    ]);
    expect(await lines('named:poincare-sphere', 'componentwiseLinear')).toEqual([
      'componentwiseLinear  no',
      expect.stringMatching(/^in the Alexander dual: .*the link of \{.*\} has dimension/),
    ]);
  });

  it('the real projective plane: everything depends on the characteristic', async () => {
    const only =
      'shellable,cohenMacaulay,sequentiallyCohenMacaulay,depth,projectiveDimension,regularity,betti,homology';
    const found = await runJson(['analyze', projectivePlane, '--only', only]);
    expect(found).toMatchObject({
      shellable: false,
      cohenMacaulay: { '0': true, '2': false, '3': true },
      sequentiallyCohenMacaulay: { '0': true, '2': false, '3': true },
      depth: 3,
      projectiveDimension: 3,
      regularity: 2,
      betti: [
        [0, 0, 1],
        [1, 3, 10],
        [2, 4, 15],
        [3, 5, 6],
      ],
      homology: {
        Z: [trivial(-1), trivial(0), { degree: 1, rank: 0, torsion: [2] }, trivial(2)],
        'GF(2)': [0, 0, 1, 1].map((rank, i) => ({ degree: i - 1, rank })),
        'GF(3)': [0, 0, 0, 0].map((rank, i) => ({ degree: i - 1, rank })),
      },
    });
    expect(await runJson(['analyze', projectivePlane, '--only', only, '--char', '2'])).toMatchObject({
      depth: 2,
      projectiveDimension: 4,
      regularity: 3,
      betti: [
        [0, 0, 1],
        [1, 3, 10],
        [2, 4, 15],
        [3, 5, 6],
        [3, 6, 1],
        [4, 6, 1],
      ],
      cohenMacaulay: found['cohenMacaulay'],
    });
  });

  it('is a table for people', async () => {
    const only = 'shellable,cohenMacaulay,depth,betti,homology,forest';
    const { out } = await run(['analyze', projectivePlane, '--only', only, '--explain']);
    const lines = out.split('\n');
    expect(lines[1]).toBe('  read as 6 vertices: 1 2 3 4 5 6; 10 facets: 1 2 5, 1 2 6, 1 3 4, 1 3 6, …');
    expect(lines.slice(2)).toEqual([
      '  shellable      no',
      '    because: H~_1 of the complex over GF(2) has dimension 1; a shelling would give 0',
      '  cohenMacaulay  yes, but not in characteristic 2',
      '    the link of {} has dimension 2, but H~_1 over GF(2) has dimension 1',
      '  depth          3',
      expect.stringMatching(/^ {4}the link of \{[\d ]*\} has H~_-?\d ≠ 0, and \d \+ \(-?\d\) \+ 1 is the depth$/),
      '  betti',
      '           0  1  2 3',
      '    total: 1 10 15 6',
      '        0: 1  .  . .',
      '        1: .  .  . .',
      '        2: . 10 15 6',
      '  homology',
      '    over Z: H~_1 = Z/2',
      '    over Q: 0 in all degrees',
      '    over GF(2): H~_1 = GF(2), H~_2 = GF(2)',
      '    over GF(3): 0 in all degrees',
      expect.stringMatching(/^ {4}cycle of degree 1, order 2: \[\d \d\] [-+] \[/),
      '  forest         no',
      expect.stringMatching(/^ {4}withoutLeaf: \d \d \d \| /),
      '',
    ]);
    const { out: games } = await run(['analyze', 'nogo@path:3', '--only', 'flag', '--explain']);
    expect(games).toMatch(/^nogo@path:3\n {2}flag {2}no\n {4}minimalNonface: \S+ \S+ \S+\n$/);
  });

  it.each([
    ['col@complete:3', 'homology', 'H~_1 = Z'],
    ['snort@complete:3', 'homology', 'H~_0 = Z'],
    ['snort@empty:1', 'homology', 'H~_0 = Z'],
    ['facets:1 2 3', 'homology', '0 in all degrees'],
    ['facets:{}', 'homology', 'H~_-1 = Z'],
    ['facets:', 'homology', 'none (the void complex)'],
    ['facets:', 'betti', 'none (the void complex)'],
    ['facets:', 'depth', 'none (the void complex)'],
    ['col@complete:3', 'cohenMacaulay', 'yes, in every characteristic'],
    ['col@path:3', 'cohenMacaulay', 'no, in every characteristic'],
  ])('%s: %s reads %s', async (source, name, expected) => {
    const { out } = await run(['analyze', source, '--only', name]);
    expect(out.replace(/^ {2}read as .*\n/m, '')).toBe(`${source}\n  ${name}  ${expected}\n`);
  });

  it('tells the empty set from an empty list, and shortens long lists', async () => {
    const explained = async (source: string, name: string): Promise<string[]> =>
      (await run(['analyze', source, '--only', name, '--explain'])).out
        .trimEnd()
        .split('\n')
        .filter((line, i) => i > 1 && !line.startsWith(`  ${name}`))
        .map((line) => line.trim());
    expect(await explained('facets:', 'shellable')).toEqual(['by: search', 'order: none', 'restrictionSets: none']);
    expect(await explained('facets:{}', 'shellable')).toEqual(['by: search', 'order: {}', 'restrictionSets: {}']);
    expect(await explained('facets:', 'flag')).toEqual(['minimalNonface: {}']);
    expect(await explained('facets:1 2', 'grafted')).toEqual(['leaves: 1 2', 'graftedOn: none']);
    expect(await explained('facets:1 2', 'vertexDecomposable')).toEqual([
      expect.stringMatching(/^by: /),
      'sheddingOrder: a simplex',
    ]);
    expect(await explained('facets:1 2, 2 3', 'partitionable')).toEqual([
      'by: shelling',
      expect.stringMatching(/^intervals: from .*, to 1 2 \| from .*, to 2 3$/),
    ]);
    expect((await explained('col@complete:7', 'shellable'))[1]).toMatch(/ \| … and 2 more \(--json shows them\)$/);
  });

  const ofVoid = { depth: null, projectiveDimension: null, regularity: null, betti: [] };
  const variables = { depth: 0, projectiveDimension: 1, regularity: 0 };
  it.each([
    [
      'facets:',
      {
        facetCount: 0,
        nonfaceCount: 1,
        dimension: null,
        fVector: [],
        hVector: [],
        flag: false,
        forest: true,
        ...ofVoid,
      },
    ],
    ['facets:', { shellable: true, vertexDecomposable: true, partitionable: true, cohenMacaulay: everywhere }],
    ['facets:', { homology: { Z: [], Q: [], 'GF(2)': [], 'GF(3)': [] }, grafted: true }],
    ['vertices:x1; facets:{}', { facetCount: 1, nonfaceCount: 1, dimension: -1, fVector: [1], flag: true }],
    ['vertices:x1; facets:{}', { shellable: true, cohenMacaulay: everywhere, ...variables }],
    ['vertices:x1; facets:{}', { homology: { Z: [{ degree: -1, rank: 1, torsion: [] }] } }],
    ['ideal:0', { facetCount: 1, nonfaceCount: 0, dimension: -1, fVector: [1], betti: [[0, 0, 1]] }],
    ['snort@empty:0', { facetCount: 1, dimension: -1, connected: true, depth: 0 }],
    // A loop is a variable of S: one more step of the resolution, no less depth.
    ['vertices:1 2 3; facets:1 2', { depth: 2, projectiveDimension: 1, regularity: 0, cohenMacaulay: everywhere }],
  ])('%s: %j', async (source, expected) => {
    expect(await runJson(['analyze', source])).toMatchObject(expected);
    expect((await run(['analyze', source, '--explain'])).exitCode).toBe(0);
  });

  it('both ideals of COL on K_3 and SNORT on P_2', async () => {
    const only = ['--only', 'cohenMacaulay,legalIdealCohenMacaulay'];
    expect(await runJson(['analyze', 'col@complete:3', ...only])).toMatchObject({
      cohenMacaulay: everywhere,
      legalIdealCohenMacaulay: nowhere,
    });
    expect(await runJson(['analyze', 'snort@path:2', ...only])).toMatchObject({
      cohenMacaulay: nowhere,
      legalIdealCohenMacaulay: everywhere,
    });
  });

  it('names every prime whose answer differs from that in characteristic 0', async () => {
    // The facet ideal has the Stanley–Reisner complex of the projective plane if its generators are the nonfaces.
    const plane = projectivePlane.replace(/^.*facets:/, '');
    const { cohenMacaulay } = await runJson(['analyze', `facets:${plane}`, '--only', 'cohenMacaulay']);
    expect(cohenMacaulay).toEqual({ '0': true, '2': false, '3': true });
    const moore = 'facets:1 2 4, 1 2 5, 1 2 6, 2 3 4, 2 3 5, 2 3 6, 1 3 4, 1 3 5, 1 3 6'; // three triangles on one circle
    expect((await runJson(['analyze', moore, '--only', 'cohenMacaulay']))['cohenMacaulay']).toEqual(everywhere);
  });

  it('writes counts above 2^53−1 as strings', async () => {
    const { fVector } = await runJson(['analyze', 'snort@empty:60', '--only', 'fVector']);
    expect((fVector as unknown[]).slice(0, 3)).toEqual([1, 120, 7080]);
    expect((fVector as unknown[])[60]).toBe(String(2n ** 60n));
  });

  it('reads "undecided", with exit status 3, when the time is up', async () => {
    clockOfLooks(10);
    const args = ['analyze', 'snort@grid:7x7', '--only', 'pure,unmixed', '--timeout', '0.2'];
    const { exitCode, out } = await run([...args, '--json', '--explain']);
    expect(exitCode).toBe(3);
    expect(JSON.parse(out)).toEqual({
      spgames: VERSION,
      type: 'analysis',
      pure: 'undecided',
      unmixed: 'undecided',
      witnesses: {},
    });
    expect((await run(args)).out).toContain('undecided');
  });

  it('decisions that are cut off read "undecided", all of them', async () => {
    clockOfLooks(10);
    const quick = ['nonfaceCount', 'dimension', 'fVector', 'hVector', 'flag', 'connected', 'automorphisms'];
    const names = Object.keys(properties).filter((name) => !quick.includes(name));
    const args = ['analyze', 'snort@grid:6x6', '--only', names.join(','), '--timeout', '0.1', '--json'];
    const { exitCode, out } = await run(args);
    expect(exitCode).toBe(3);
    const found = JSON.parse(out) as Record<string, unknown>;
    expect(names.filter((name) => found[name] !== 'undecided')).toEqual([]);
  });

  it('shares the time, so that a long property leaves some for those behind it', async () => {
    clockOfLooks(4);
    const args = ['analyze', 'snort@grid:7x7', '--only', 'shellable,fVector', '--timeout', '4', '--json'];
    const found = JSON.parse((await run(args)).out) as Record<string, unknown>;
    expect(found['shellable']).toBe('undecided');
    expect(found['fVector']).toHaveLength(50);
  });

  it('counts the facets of a sum by its summands, as a text above 2^53', async () => {
    const found = await runJson(['analyze', 'snort@empty:64', '--only', 'facetCount,fVector']);
    expect(found['facetCount']).toBe(String(2n ** 64n));
    expect(await runJson(['analyze', 'col@path:3 + col@path:2 + facets:x1 x2', '--only', 'facetCount'])).toMatchObject({
      facetCount: ((await runJson(['analyze', 'col@path:3', '--only', 'facetCount']))['facetCount'] as number) * 2,
    });
  });

  it('is undecided in everything when the game is not compiled in time', async () => {
    clockOfLooks(10);
    const args = ['analyze', 'nogo@grid:4x4', '--only', 'fVector,pure', '--timeout', '0.01', '--json'];
    const { exitCode, out, err } = await run(args);
    expect([exitCode, err]).toEqual([3, expect.stringMatching(/^spgames: analyze: not finished after 10 ms.*\n$/)]);
    expect(JSON.parse(out)).toEqual({ spgames: VERSION, type: 'analysis', fVector: 'undecided', pure: 'undecided' });
    const equality = await run(['equal', 'nogo@grid:4x4', 'nogo@grid:4x4', '--timeout', '0.01', '--json']);
    expect(equality.exitCode).toBe(3);
    expect(JSON.parse(equality.out)).toMatchObject({ equal: 'undecided', literallyEqual: 'undecided' });
  });

  it('refuses what is not a characteristic', async () => {
    for (const char of ['4', '1', 'x', '-2', '2147483659']) {
      const { exitCode, err } = await run(['analyze', 'facets:1 2', '--char', char]);
      expect([char, exitCode, err]).toEqual([char, 2, expect.stringMatching(/^spgames: .*prime/)]);
    }
  });

  it('counts automorphisms that keep sides, loops ignored, and shows generators', async () => {
    const args = ['analyze', 'domineering@grid:2x2', '--only', 'automorphisms', '--explain'];
    expect(await runJson(args)).toMatchObject({
      automorphisms: '4',
      witnesses: {
        automorphisms: {
          orbits: [
            ['x2', 'x3'],
            ['y1', 'y4'],
          ],
        },
      },
    });
    expect((await run(args)).out).toMatch(/orbits: x2 x3 \| y1 y4\n\s+generators: \(y1 y4\) \(x2 x3\)/);
    const order = '265252859812191058636308480000000';
    const points = Array.from({ length: 30 }, (_, v) => v + 1).join(', ');
    expect(await runJson(['analyze', `facets:${points}`, '--only', 'automorphisms'])).toMatchObject({
      automorphisms: order,
    });
    expect((await run(['analyze', 'facets:', '--only', 'automorphisms', '--explain'])).out).toMatch(/generators: none/);
  });

  it('asks whether another property was meant, as all commands that have properties', async () => {
    for (const [command, source, misspelt, meant] of [
      ['analyze', 'snort@path:3', 'fvector', 'fVector'],
      ['poset', 'day:1', 'heigth', 'height'],
    ] as const) {
      const { exitCode, err } = await run([command, source, '--only', misspelt, '--json']);
      expect(exitCode).toBe(2);
      expect(err).toContain(`"${misspelt}" is not a property of`);
      expect(err).toContain(`Did you mean ${meant}`);
    }
  });

  it('finds with --all what the register has', async () => {
    const found = await runJson(['analyze', 'facets:1 2, 3', '--all']);
    expect(Object.keys(found).slice(2).sort()).toEqual(Object.keys(properties).sort());
  });
});
