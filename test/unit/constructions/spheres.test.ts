import { describe, expect, it } from 'vitest';
import { SimplicialComplex, verifyShelling } from 'spgames/complex';
import { constructionFromJson, constructionToJson } from 'spgames/formats';
import { parseValue, standardStore, valuesBornBy } from 'spgames/values';
import {
  type AssembledSphere,
  gameWithValue,
  pureConstruction,
  type PureGame,
  type PureGameOptions,
  verifyConstruction,
  verifyGameWithValue,
} from 'spgames/constructions';
import { answeredSphere } from '../../../src/constructions/spheres/answeredSphere.js';
import { assembleSpheres } from '../../../src/constructions/spheres/assembleSpheres.js';
import { findShelling } from '../../../src/constructions/spheres/findShelling.js';
import { flawOfSphere } from '../../../src/constructions/spheres/flawOfSphere.js';
import { shelledPseudomanifold } from '../../../src/constructions/spheres/shelledPseudomanifold.js';
import { hasFewSubsets, valueByFaces } from '../../../src/constructions/pure/valueByFaces.js';
import { Work } from '../../../src/run.js';
import { randomNumbers } from '../../generators/randomNumbers.js';
import { inFull, sampled } from '../../helpers/sampling.js';
import { thrownBy } from '../../helpers/thrownBy.js';
import { valueByFaces as slowValueByFaces } from '../../reference/pureGames.js';

const work = (): Work => new Work('test', {});
const TRIANGLE = {
  shelling: [
    [0, 1],
    [1, 2],
    [0, 2],
  ],
};
const EDGE = { shelling: [[0, 1]] };
const POINTS = { shelling: [[0], [1]] };
const TETRAHEDRON = {
  shelling: [
    [0, 1, 2],
    [0, 1, 3],
    [0, 2, 3],
    [1, 2, 3],
  ],
};

/** The facets of the last sphere and whether it is closed, or why not. */
function assembled(spheres: readonly AssembledSphere[], most = 100): string {
  const found = assembleSpheres(spheres, most, work());
  return 'because' in found
    ? found.because
    : `${[...found.facets.keys()].join(' ')} ${found.closed ? 'closed' : 'open'} ${found.size}`;
}

describe('shellings of pseudomanifolds', () => {
  const flaw = (facets: number[][]): string => {
    const found = shelledPseudomanifold(facets, work());
    return 'because' in found ? found.because : found.closed ? 'closed' : 'open';
  };

  it.each([
    [[[]], 'closed'],
    [[[0]], 'open'],
    [[[0], [1]], 'closed'],
    [[[0, 1]], 'open'],
    [TRIANGLE.shelling, 'closed'],
    [TRIANGLE.shelling.slice(0, 2), 'open'],
    [TETRAHEDRON.shelling, 'closed'],
    [TETRAHEDRON.shelling.slice(0, 3), 'open'],
    [[], 'the shelling has no facet'],
    [[[0, 1], [2]], 'a facet has 1 vertices; expected 2'],
    [[[0], [1], [2]], '{} is in three facets'],
    [
      [
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      '{0} is in three facets',
    ],
    [
      [
        [0, 1],
        [2, 3],
      ],
      'no earlier facet has all vertices but one of {2,3}',
    ],
    [[[], []], 'no earlier facet has all vertices but one of {}'],
    [
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [0, 4],
        [3, 4],
      ],
      'closed',
    ],
    [
      [
        [0, 1],
        [0, 1],
      ],
      '{0,1} meets the facet {0,1} outside of what it has in common with neighbours',
    ],
    [
      [
        [0, 1, 2],
        [1, 2, 3],
        [2, 3, 4],
        [0, 3, 4],
      ],
      '{0,3,4} meets the facet {0,1,2} outside of what it has in common with neighbours',
    ],
    [
      [
        [0, 1, 2],
        [1, 2, 3],
        [1, 3, 4],
        [0, 3, 4],
      ],
      '{0,3,4} meets the facet {0,1,2} outside of what it has in common with neighbours',
    ],
    // Each of 0, 1, 3 and 4 lies in a later facet than the one that is met, too.
    [
      [
        [2, 3, 4, 5],
        [1, 2, 4, 5],
        [0, 2, 3, 5],
        [0, 1, 2, 5],
        [0, 1, 2, 3],
        [0, 1, 4, 5],
        [0, 1, 3, 4],
      ],
      '{0,1,3,4} meets the facet {2,3,4,5} outside of what it has in common with neighbours',
    ],
  ])('%j: %s', (facets, expected) => {
    expect(flaw(facets)).toBe(expected);
  });

  it('are those of the definition: orders of the facets of spheres, some changed', () => {
    const random = randomNumbers(3);
    const { facets } = answeredSphere(4, work());
    const complex = SimplicialComplex.fromFacets([...facets], 14);
    const lists = complex.facets.toLists();
    const index = new Map(lists.map((facet, f) => [facet.join(), f]));
    let refused = 0;
    for (let i = 0; i < (inFull ? 500 : 20); i++) {
      const order = findShelling(facets, work()).map((facet) => index.get([...facet].sort((a, b) => a - b).join())!);
      const [from, to] = [Math.floor(random() * order.length), Math.floor(random() * order.length)];
      if (i > 0) order.splice(to, 0, ...order.splice(from, 1));
      const found = shelledPseudomanifold(
        order.map((f) => lists[f]!),
        work(),
      );
      const { verified } = verifyShelling(complex, order);
      expect('closed' in found).toBe(verified);
      if (verified) expect(found).toEqual({ closed: true });
      else refused++;
    }
    expect(refused).toBeGreaterThan(2);
  });

  it.each(sampled([4, 5, 6, 7, 8, 9], 3))('are found for spheres of size %i', (size) => {
    const { facets } = answeredSphere(size, work());
    const order = findShelling(facets, work());
    expect(new Set(order.map((facet) => facet.join())).size).toBe(facets.size);
    expect(shelledPseudomanifold(order, work())).toEqual({ closed: true });
  });

  it('are not found for two circles', () => {
    expect(
      thrownBy(() =>
        findShelling(
          [
            [0, 1],
            [1, 2],
            [0, 2],
            [3, 4],
            [4, 5],
            [3, 5],
          ],
          work(),
        ),
      ),
    ).toMatchObject({ code: 'not-shellable' });
  });
});

describe('spheres and balls put together', () => {
  it.each<[AssembledSphere[], string]>([
    [[TRIANGLE], '0,1 1,2 0,2 closed 2'],
    [
      [
        {
          shelling: [
            [1, 0],
            [2, 1],
          ],
        },
      ],
      '0,1 1,2 open 2',
    ],
    [
      [
        POINTS,
        {
          join: [
            { sphere: 0, vertices: [0, 2] },
            { sphere: 0, vertices: [3, 1] },
          ],
        },
      ],
      '0,3 0,1 2,3 1,2 closed 2',
    ],
    [
      [
        POINTS,
        EDGE,
        {
          join: [
            { sphere: 0, vertices: [0, 1] },
            { sphere: 1, vertices: [2, 3] },
          ],
        },
      ],
      '0,2,3 1,2,3 open 3',
    ],
    [[{ join: [] }], ' closed 0'],
    [
      [
        TRIANGLE,
        {
          sum: [
            { sphere: 0, vertices: [0, 1, 2] },
            { sphere: 0, vertices: [0, 1, 3] },
          ],
        },
      ],
      '1,2 0,2 1,3 0,3 closed 2',
    ],
    [
      [
        EDGE,
        TRIANGLE,
        {
          sum: [
            { sphere: 0, vertices: [1, 2] },
            { sphere: 1, vertices: [0, 1, 2] },
          ],
        },
      ],
      '0,1 0,2 open 2',
    ],
    [
      [
        POINTS,
        {
          sum: [
            { sphere: 0, vertices: [0, 1] },
            { sphere: 0, vertices: [1, 2] },
          ],
        },
      ],
      '0 2 closed 1',
    ],
    [[TRIANGLE, { sum: [{ sphere: 0, vertices: [5, 1, 2] }] }], '1,5 1,2 2,5 closed 2'],
  ])('%j', (spheres, expected) => {
    expect(assembled(spheres)).toBe(expected);
  });

  const glued = (vertices: number[], second: AssembledSphere = TRIANGLE): AssembledSphere[] => [
    TRIANGLE,
    second,
    {
      sum: [
        { sphere: 0, vertices: [0, 1, 2] },
        { sphere: 1, vertices },
      ],
    },
  ];
  it.each<[AssembledSphere[], string]>([
    [[], 'there are no spheres'],
    [[{ shelling: [[0, 0]] }], 'sphere 0: {0,0} has a vertex twice'],
    [[{ shelling: [] }], 'sphere 0: the shelling has no facet'],
    [[TRIANGLE, { sum: [] }], 'sphere 1: the sum has no summand'],
    [[TRIANGLE, TRIANGLE], 'nothing leads to sphere 0'],
    [
      [
        { join: [] },
        {
          sum: [
            { sphere: 0, vertices: [] },
            { sphere: 0, vertices: [] },
          ],
        },
      ],
      'sphere 1: summand 1 has {} in common with those before it; expected a facet of both',
    ],
    [[{ sum: [{ sphere: 0, vertices: [0, 1] }] }], 'sphere 0: sphere 0 does not come before it'],
    [[TRIANGLE, { join: [{ sphere: 2, vertices: [0, 1] }] }], 'sphere 1: sphere 2 does not come before it'],
    [[TRIANGLE, { sum: [{ sphere: 0, vertices: [0, 1, 1] }] }], 'sphere 1: two vertices of sphere 0 become one'],
    [
      [TRIANGLE, { sum: [{ sphere: 0, vertices: [0, 1] }] }],
      'sphere 1: there are 2 vertices for those of sphere 0; expected 3',
    ],
    [
      [TRIANGLE, { sum: [{ sphere: 0, vertices: [0, 1, 2, 3] }] }],
      'sphere 1: there are 4 vertices for those of sphere 0; expected 3',
    ],
    [
      [
        POINTS,
        {
          join: [
            { sphere: 0, vertices: [0, 1] },
            { sphere: 0, vertices: [1, 2] },
          ],
        },
      ],
      'sphere 1: vertex 1 is in two parts of the join',
    ],
    [glued([0, 3, 4]), 'sphere 2: summand 1 has {0} in common with those before it; expected a facet of both'],
    [glued([3, 4, 5]), 'sphere 2: summand 1 has {} in common with those before it; expected a facet of both'],
    [glued([0, 1, 2]), 'sphere 2: summand 1 has {0,1,2} in common with those before it; expected a facet of both'],
    [
      glued([0, 3, 1, 4], {
        shelling: [
          [0, 1],
          [1, 2],
          [2, 3],
          [0, 3],
        ],
      }),
      'sphere 2: summand 1 has {0,1} in common with those before it; expected a facet of both',
    ],
    [
      [
        {
          shelling: [
            [0, 1],
            [1, 2],
            [2, 3],
            [0, 3],
          ],
        },
        TRIANGLE,
        {
          sum: [
            { sphere: 0, vertices: [0, 1, 2, 3] },
            { sphere: 1, vertices: [0, 2, 4] },
          ],
        },
      ],
      'sphere 2: summand 1 has {0,2} in common with those before it; expected a facet of both',
    ],
    [glued([0, 1], EDGE), 'sphere 2: summand 1 is not a sphere'],
    [glued([0, 3, 4, 5], TETRAHEDRON), 'sphere 2: summand 1 has facets of size 3; expected 2'],
  ])('refused: %j', (spheres, expected) => {
    expect(assembled(spheres)).toBe(expected);
  });

  it('with more facets than the complex has are refused', () => {
    const join: AssembledSphere[] = [
      TRIANGLE,
      {
        join: [
          { sphere: 0, vertices: [0, 1, 2] },
          { sphere: 0, vertices: [3, 4, 5] },
        ],
      },
    ];
    expect(assembled(join, 9)).toMatch(/closed 4$/);
    expect(assembled(join, 8)).toBe('sphere 1: it has more than the 8 facets of the complex');
    const sum = glued([0, 1, 3]);
    expect(assembled(sum, 4)).toMatch(/closed 2$/);
    expect(assembled(sum, 3)).toBe('sphere 2: it has more than the 3 facets of the complex');
  });

  it('are the complex, with the claim', () => {
    const circle = SimplicialComplex.fromFacets(
      [
        [0, 1],
        [1, 2],
        [0, 2],
      ],
      3,
    );
    const path = SimplicialComplex.fromFacets(
      [
        [0, 1],
        [1, 2],
      ],
      3,
    );
    const open = {
      shelling: [
        [0, 1],
        [1, 2],
      ],
    };
    expect(flawOfSphere(circle, 'sphere', [TRIANGLE], work())).toBe(undefined);
    expect(flawOfSphere(path, 'ball', [open], work())).toBe(undefined);
    expect(flawOfSphere(circle, 'ball', [TRIANGLE], work())).toBe('the complex is a sphere, not a ball');
    expect(flawOfSphere(path, 'sphere', [open], work())).toBe('the complex is a ball, not a sphere');
    expect(flawOfSphere(circle, 'sphere', [open], work())).toBe(
      'the facet {1 3} is not in the ball of the certificate',
    );
    expect(flawOfSphere(path, 'sphere', [TRIANGLE], work())).toBe(
      'the sphere of the certificate has the facet {1 3}, which the complex does not have',
    );
    expect(
      flawOfSphere(
        path,
        'sphere',
        [
          {
            shelling: [
              [0, 1],
              [1, 7],
              [0, 7],
            ],
          },
        ],
        work(),
      ),
    ).toBe('the facet {2 3} is not in the sphere of the certificate');
    expect(
      flawOfSphere(
        path,
        'sphere',
        [
          {
            shelling: [
              [0, 1],
              [1, 2],
              [2, 7],
              [0, 7],
            ],
          },
        ],
        work(),
      ),
    ).toBe('the sphere of the certificate has the facet {3 7}, which the complex does not have');
    expect(flawOfSphere(circle, 'sphere', [], work())).toBe('there are no spheres');
  });
});

describe('certificates of spheres and balls', () => {
  const game = (text: string, options: PureGameOptions = { complex: 'sphere' }): PureGame =>
    gameWithValue(parseValue(text), options);
  const because = ({ complex, certificate }: Pick<PureGame, 'complex' | 'certificate'>): string => {
    const found = verifyGameWithValue({ complex, certificate }, { limit: 0 });
    return found.verified ? '' : found.because;
  };

  it('are refused when a facet is missing', () => {
    for (const text of ['1', '{1|-1}', ...(inFull ? ['1/2', '*2'] : [])]) {
      const { complex, certificate } = game(text);
      for (const missing of [1, 6]) {
        const rest = complex.facets.toLists().slice(missing);
        if (rest.length === 0) continue;
        const less = SimplicialComplex.fromFacets(rest, complex.vertices);
        expect(because({ complex: less, certificate }), text).not.toBe('');
      }
    }
  });

  it('say so when it is a facet alone that is missing: the value may be the same', () => {
    const { complex, certificate } = game('1');
    const less = SimplicialComplex.fromFacets([[0]], complex.vertices);
    expect(because({ complex, certificate })).toBe('');
    expect(because({ complex: less, certificate })).toBe(
      'the sphere of the certificate has the facet {x2}, which the complex does not have',
    );
    expect(
      because({ complex: less, certificate: { ...certificate, complex: 'pure', spheres: undefined } as never }),
    ).toBe('');
  });

  it('are for spheres and balls', () => {
    const { complex, certificate } = game('{1|*}');
    const { spheres, ...rest } = certificate;
    expect(because({ complex, certificate: rest })).toBe('there are no spheres');
    expect(because({ complex, certificate: { ...certificate, complex: 'ball' } })).toBe(
      'the complex is a sphere, not a ball',
    );
    expect(because({ complex, certificate: { ...certificate, complex: 'pure' } })).toBe(
      'spheres are for spheres and balls',
    );
    expect(because({ complex, certificate: { ...rest, complex: 'pure' } })).toBe('');
    expect(because({ complex, certificate: { ...certificate, flag: true } })).toBe(
      'a flag complex is not certified to be a sphere',
    );
    const flag = game('1', { complex: 'pure', flag: true });
    expect(because({ ...flag, certificate: { ...flag.certificate, spheres: spheres! } })).toBe(
      'spheres are for spheres and balls',
    );
    for (const [wrong, expected] of [
      [{}, 'certificate.spheres[0].sum is missing; expected a list'],
      [{ shelling: [[0]], sum: [] }, 'certificate.spheres[0].sum is not a field; expected only shelling'],
      [{ shelling: [[-1]] }, 'is -1; expected an integer ≥ 0'],
      [{ join: [{ sphere: 0 }] }, 'vertices is missing; expected a list'],
    ] as const)
      expect(because({ complex, certificate: { ...certificate, spheres: [wrong as never] } })).toContain(expected);
  });

  it('are written and read', () => {
    for (const complex of ['sphere', 'ball'] as const) {
      const made = pureConstruction(parseValue('{1|*}'), { complex });
      const json = JSON.parse(JSON.stringify(constructionToJson(made))) as { certificate: Record<string, unknown> };
      expect(json.certificate).toMatchObject({ complex });
      const read = constructionFromJson(json);
      expect(verifyConstruction(read)).toMatchObject({ verified: true, evaluated: true, pure: { complex, size: 2 } });
      for (const [field, wrong] of [
        ['spheres', [{}]],
        ['spheres', [{ shelling: [[0]], sum: [] }]],
        ['spheres', 3],
        ['complex', 'spheres'],
      ] as const)
        expect(
          thrownBy(() => constructionFromJson({ ...json, certificate: { ...json.certificate, [field]: wrong } })),
        ).toMatchObject({ code: 'invalid-field' });
    }
    const made = constructionToJson(pureConstruction(parseValue('1*'), { complex: 'vertexDecomposable' }));
    const read = constructionFromJson({
      ...made,
      certificate: { ...made.certificate, complex: 'vertex-decomposable' },
    });
    expect(read).toMatchObject({ certificate: { complex: 'vertexDecomposable' } });
  });

  it('are cut off by the time', () => {
    const built = game('1/2');
    expect(thrownBy(() => verifyGameWithValue(built, { timeoutMs: 0 }))).toMatchObject({ code: 'too-long' });
  });
});

describe('small spheres and balls', () => {
  const SPHERES = [
    ['0', 2, 3],
    ['0', 4, 6],
    ['0', 6, 9],
    ['*', 1, 2],
    ['1', 3, 5],
    ['2', 4, 6],
    ['1*', 2, 4],
    ['1*', 4, 7],
    ['{1|-1}', 2, 6],
    ['{1|-1}', 4, 9],
    ['{1|*}', 2, 5],
    ['{*|-1}', 2, 5],
    ['{1*|0}', 3, 7],
    ['{3|1}', 4, 9],
    ['-2', 2, 3],
    ['2*', 3, 5],
  ] as const;
  const BALLS = [
    ['0', 2, 2],
    ['*', 3, 4],
    ['1', 1, 1],
    ['-3', 3, 3],
    ['1*', 2, 3],
    ['{1|-1}', 2, 4],
    ['{1|*}', 2, 5],
    ['{*|-1}', 2, 5],
    ['{1|-1}', 4, 6],
  ] as const;

  it.each([...SPHERES.map((row) => ['sphere', ...row] as const), ...BALLS.map((row) => ['ball', ...row] as const)])(
    '%s of %s at size %i with %i vertices',
    (complex, text, size, n) => {
      const made = gameWithValue(parseValue(text), { complex, size });
      expect(made.complex.n).toBe(n);
      expect(made.complex.dimension).toBe(size - 1);
      expect(verifyGameWithValue(made)).toMatchObject({
        verified: true,
        value: parseValue(text),
        evaluated: true,
        pure: { complex, size },
      });
    },
  );

  it('are the default', () => {
    for (const complex of ['sphere', 'ball'] as const)
      for (const [text, size] of [
        ['{1|-1}', 2],
        ['0', 2],
        ['2', 2],
      ] as const)
        expect(gameWithValue(parseValue(text), { complex }).complex.dimension).toBe(size - 1);
  });

  it('of a value and its negative have the same number of vertices', () => {
    for (const value of sampled(valuesBornBy(2), 3))
      for (const complex of ['sphere', 'ball'] as const) {
        const [one, other] = [value, value.negative()].map((v) => gameWithValue(v, { complex }).complex);
        expect([one!.n, one!.facets.size]).toEqual([other!.n, other!.facets.size]);
      }
  });

  it('may be smaller than by the birthday', () => {
    const made = gameWithValue(parseValue('{2|-2}'), { complex: 'sphere' });
    expect(made.complex.dimension).toBe(4);
    expect(verifyGameWithValue(made)).toMatchObject({ verified: true, evaluated: true });
  });

  it.each([
    ['0', 'sphere', 1, 'by Proposition M (i); expected 2 or more'],
    ['0', 'sphere', 3, 'by Proposition R; expected 4 or more'],
    ['1/2', 'sphere', 5, 'by Proposition R; expected 6 or more'],
    ['*2', 'ball', 1, 'its games last fewer moves than the birthday of the value; expected 6 or more'],
    ['0', 'ball', 0, 'a ball of this size is a point; expected 2 or more'],
    ['*', 'ball', 1, 'a ball of this size is a point; expected 3 or more'],
    ['2', 'ball', 3, 'by Proposition M (i); expected 4 or more'],
  ] as const)('of %s: there is no %s of size %i', (text, complex, size, words) => {
    const error = thrownBy(() => gameWithValue(parseValue(text), { complex, size }));
    expect(error).toMatchObject({ code: 'invalid-size', details: { size, exists: false } });
    expect(error).toMatchObject({
      message: `gameWithValue: there is no ${complex} with ${size} vertices in each facet for ${text}, ${words}.`,
    });
  });

  it('of a size that is not known are refused as such', () => {
    const error = thrownBy(() => gameWithValue(parseValue('1/2'), { complex: 'ball', size: 5 }));
    expect(error).toMatchObject({ code: 'invalid-size', details: { least: 6, exists: 'unknown' } });
    expect(error).toMatchObject({
      message: expect.stringContaining('no ball with 5 vertices in each facet is known for 1/2; expected 6 or more'),
    });
  });
});

describe('play by faces', () => {
  it('gives the values of random complexes', () => {
    const random = randomNumbers(11);
    for (let i = 0; i < (inFull ? 2000 : 50); i++) {
      const n = 1 + Math.floor(random() * 7);
      const facets = Array.from({ length: 1 + Math.floor(random() * 8) }, () =>
        Array.from({ length: n }, (_, v) => v).filter(() => random() < 0.5),
      );
      const sides = Array.from(
        { length: n },
        (_, v) => ({ label: `v${v}`, side: random() < 0.5 ? 'L' : 'R' }) as const,
      );
      const complex = SimplicialComplex.fromFacets(facets, sides);
      expect(valueByFaces(complex, standardStore)).toBe(slowValueByFaces(complex, standardStore));
    }
  });

  it('is bounded', () => {
    const simplex = (n: number): SimplicialComplex =>
      SimplicialComplex.fromFacets(
        [Array.from({ length: n }, (_, v) => v)],
        Array.from({ length: n }, (_, v) => ({ label: `x${v}`, side: 'L' as const })),
      );
    expect(String(valueByFaces(simplex(4), standardStore, { limit: 16 }))).toBe('4');
    expect(thrownBy(() => valueByFaces(simplex(4), standardStore, { limit: 15 }))).toMatchObject({
      code: 'too-many-items',
    });
    expect([hasFewSubsets(simplex(24)), hasFewSubsets(simplex(25))]).toEqual([true, false]);
    expect(thrownBy(() => valueByFaces(simplex(25), standardStore))).toMatchObject({ code: 'too-large-game' });
    expect(thrownBy(() => valueByFaces(simplex(4), standardStore, { timeoutMs: 0 }))).toMatchObject({
      code: 'too-long',
    });
  });
});
