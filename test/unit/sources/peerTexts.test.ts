import { describe, expect, it } from 'vitest';
import { asComplex, parseSource, type Source } from 'spgames/sources';
import { printIdeal } from 'spgames/formats';

function held(content: string, name = 'file.txt'): Promise<Source> {
  return parseSource(name, { read: () => content });
}

/** An ideal as it is printed, or the vertices and facets of a complex. */
async function read(content: string, name?: string): Promise<string> {
  const source = await held(content, name);
  if (source.kind === 'ideal') {
    const names = source.object.ring.variables.map((variable) => variable.name);
    return `${names.join(' ')}: (${printIdeal(source.object)})`;
  }
  const { vertices, facets } = asComplex(source);
  const labels = vertices.map(({ label }) => label);
  return `${labels.join(' ')}: ${facets
    .toLists()
    .map((set) => set.map((v) => labels[v]).join(' ') || '{}')
    .join(', ')}`;
}

describe('what Macaulay2 prints', () => {
  it.each([
    ['monomialIdeal(x_1*x_3,x_2*y_1*a)', 'x1 x3 x2 y1 a: (x1*x3, x2*y1*a)'],
    ['ideal(x_1*x_3,x_2*y_1)', 'x1 x2 x3 y1: (x1*x3, x2*y1)'],
    ['ideal {x_1*x_3,x_2*y_1}', 'x1 x2 x3 y1: (x1*x3, x2*y1)'],
    ['monomialIdeal (x x , x y a)\n                1 3   2 1\n', 'x1 x3 x2 y1 a: (x1*x3, x2*y1*a)'],
    ['ideal (x  x , x x y )\n        10 3   2 1 1\n', 'x1 x2 x3 x10 y1: (x3*x10, x1*x2*y1)'],
    ['monomialIdeal (aa*bb, bb*x )\n                          1\n', 'aa bb x1: (aa*bb, bb*x1)'],
    ['ideal (a*b, b*c*d)', 'a b c d: (a*b, b*c*d)'],
    ['monomialIdeal(x   x   )\n               1,1 1,2\n', 'x_(1,1) x_(1,2): (x1*x2)'],
    ['monomialIdeal map(S^1,S^{{-2}, {-3}},{{x_1*x_3, x_2*y_1*x_4}})', 'x1 x2 x3 x4 y1: (x1*x3, x2*x4*y1)'],
    ['monomialIdeal ()', ': (0)'],
    ['ideal 0', ': (0)'],
    ['monomialIdeal 1', ': (1)'],
    ['simplicialComplex | x_1x_2 x_2x_3y_1 |', 'x1 x2 x3 y1: x1 x2, x2 x3 y1'],
    ['simplicialComplex | 1 |', ': {}'],
    ['simplicialComplex 0', ': '],
    [
      'new SimplicialComplex from {monomialIdeal => monomialIdeal(x_1*x_3,x_1*y_1,x_4), facets => {x_1*x_2, x_2*x_3*y_1}, ring => S, cache => CacheTable{...0...}}',
      'x1 x2 x3 x4 y1: x1 x2, x2 x3 y1',
    ],
    [
      'new SimplicialComplex from {monomialIdeal => monomialIdeal 1, facets => {}, ring => S, cache => CacheTable{...0...}}',
      ': ',
    ],
  ])('%j', async (content, expected) => {
    expect(await read(content)).toBe(expected);
    expect(await read(content, 'printed.m2')).toBe(expected);
  });

  it.each([
    ['S = QQ[x_1..x_3, a]\nI = monomialIdeal {x_1*x_3}', 'x1 x2 x3 a: (x1*x3)'],
    ['R = ZZ/2[a..d]; I = ideal(a*b,\n  b*c*d) -- a comment', 'a b c d: (a*b, b*c*d)'],
    ['R = QQ[a..d]\nD = simplicialComplex | ab bcd |', 'a b c d: a b, b c d'],
    ['R = QQ[b,aa,a]\nD = simplicialComplex | aab |', 'b aa a: b aa'],
    ['S = QQ[x_1..x_4]\nI = monomialIdeal(x_1*x_2)\nD = simplicialComplex I', 'x1 x2 x3 x4: x1 x3 x4, x2 x3 x4'],
    ['S = QQ[x_1..x_3]\nF = {x_1*x_2, x_3}\nD = simplicialComplex F', 'x1 x2 x3: x3, x1 x2'],
    ['S = QQ[x_1..x_3]\nF = ideal(x_1*x_2, x_3)\nDelta = simplicialComplex F_*', 'x1 x2 x3: x3, x1 x2'],
    ['S = QQ[x_(1,1)..x_(2,2)]\nI = ideal(x_(1,1)*x_(2,2))', 'x_(1,1) x_(1,2) x_(2,1) x_(2,2): (x1*x4)'],
    ['facets = {x_1*x_2, x_3}', 'x1 x2 x3: x3, x1 x2'],
    ['facetsOfD = matrix {{x_1*x_2, x_3}}', 'x1 x2 x3: x3, x1 x2'],
    ['generators = {x_1*x_2, x_3}', 'x1 x2 x3: (x3, x1*x2)'],
    ['S = QQ[a..d]\nD = simplicialComplex {a*b, b*c*d}\nfacets D', 'a b c d: a b, b c d'],
    ['S = QQ[a..d]\nI = ideal(a*b, b*c)\ngens I', 'a b c d: (a*b, b*c)'],
    ['S = QQ[a..d]\nI = monomialIdeal(a*b, b*c)\nJ = I', 'a b c d: (a*b, b*c)'],
    ['S = QQ[a..d]\nD = simplicialComplex {a*b, b*c*d}\nI = monomialIdeal D\nE = dual D', 'a b c d: a b, b c d'],
    ['-- z_n is n\n-- z_2 is b\nS = QQ[z_1, z_2]\nI = monomialIdeal {z_1*z_2}', '1 b: (z1*b)'],
    ['S = QQ[z_1, z_2]\nI = monomialIdeal {z_1*z_2}', 'z1 z2: (z1*z2)'],
  ])('the script %j', async (content, expected) => {
    expect(await read(content)).toBe(expected);
  });

  it('of a session what was printed', async () => {
    const session = [
      'Macaulay2, version 1.21',
      '',
      'i1 : S = QQ[x_1..x_4]',
      '',
      'o1 = S',
      '',
      'o1 : PolynomialRing',
      '',
      'i2 : I = monomialIdeal(x_1*x_3,x_2*x_3)',
      '',
      'o2 = monomialIdeal (x x , x x )',
      '                     1 3   2 3',
      '',
      'o2 : MonomialIdeal of S',
      '',
      'i3 : gens I',
      '',
      'o3 = | x_1x_3 x_2x_3 |',
      '',
      '             1       2',
      'o3 : Matrix S  <--- S',
      '',
      'i4 : ',
    ];
    expect(await read(session.join('\n'))).toBe('x1 x2 x3 x4: (x1*x3, x2*x3)');
  });

  it.each([
    [['i4 : facets D', '', 'o4 = | ab bcd |'], 'a b c d: a b, b c d'],
    [['i4 : facets D', '', 'o4 = {a*b, b*c*d}', '', 'o4 : List'], 'a b c d: a b, b c d'],
    [['i4 : F = facets D;'], undefined],
    [['i4 : D', '', 'o4 = | bcd ab |', '', 'o4 : SimplicialComplex'], 'a b c d: a b, b c d'],
    [
      ['i4 : gens I', '', 'o4 = | ab bcd |', '', '             1       2', 'o4 : Matrix S  <--- S'],
      'a b c d: (a*b, b*c*d)',
    ],
    [['i4 : flatten entries gens I', '', 'o4 = {a*b, b*c*d}', '', 'o4 : List'], 'a b c d: (a*b, b*c*d)'],
    [['i4 : I_*', '', 'o4 = {a*b, b*c*d}', '', 'o4 : List'], 'a b c d: (a*b, b*c*d)'],
    [['i4 : facets D', '', 'o4 = | ab', '     ---------------', '     bcd |'], 'a b c d: a b, b c d'],
  ])('a list or matrix of a session by what was asked for: %j', async (lines, expected) => {
    const session = ['i1 : S = QQ[a..d]', '', 'o1 = S', '', 'o1 : PolynomialRing', '', ...lines].join('\n');
    if (expected === undefined) await expect(held(session)).rejects.toMatchObject({ code: 'not-given-object' });
    else expect(await read(session)).toBe(expected);
  });

  it('of letters side by side it asks for the ring', async () => {
    await expect(held('i5 : facets D\n\no5 = | abc bcd |\n')).rejects.toMatchObject({
      code: 'not-one-reading',
      hint: expect.stringContaining('write R = QQ[a,b,c,d] before it') as string,
    });
  });

  it.each(['o1 = {x_1*x_2, x_3}', 'matrix {{x_1*x_2, x_3}}', '{x_1*x_2, x_3}', '| x_1x_2 x_3 |'])(
    'of %j both readings are said',
    async (content) => {
      await expect(held(content)).rejects.toMatchObject({
        code: 'not-one-reading',
        hint: expect.stringContaining('As facets it is facets:x1 x2, x3; as generators ideal:x1*x2, x3.') as string,
      });
    },
  );

  it('nets that are broken by dashes', async () => {
    const net = [
      'o2 = monomialIdeal (x x , x x ,',
      '                     1 2   1 3 ',
      '     ------------------------------------------------------------------------',
      '     x x )',
      '      2 3',
    ];
    expect(await read(net.join('\n'))).toBe('x1 x2 x3: (x1*x2, x1*x3, x2*x3)');
  });

  it.each([
    ['ideal(x_1^2, x_2)', 'not-square-free'],
    ['monomialIdeal(x_1*x_1)', 'not-square-free'],
    ['o1 = {x_1*x_2, x_3}', 'not-one-reading'],
    ['matrix {{x_1*x_2, x_3}}', 'not-one-reading'],
    ['D = simplicialComplex | ab bcd |', 'not-one-reading'],
    ['S = QQ[x_1..x_3]\nI = ideal(x_1*x_2)\nJ = ideal(x_3)', 'not-one-reading'],
    ['needsPackage "Graphs"\nG = completeGraph 4', 'not-given-object'],
    ['S = QQ[x_1..x_3]', 'not-given-object'],
    ['I = monomialIdeal(x_1 + x_2)', 'not-given-object'],
  ])('%j is refused', async (content, code) => {
    await expect(held(content, 'script.m2')).rejects.toMatchObject({ code });
  });
});

describe('what Sage prints and reads', () => {
  it.each([
    ['Simplicial complex with vertex set (0, 1, 2) and facets {(0, 1), (1, 2)}', '0 1 2: 0 1, 1 2'],
    ["Simplicial complex with vertex set ('x1', 'y2', 'a') and facets {('a',), ('x1', 'y2')}", 'x1 y2 a: a, x1 y2'],
    ["Simplicial complex with 5 vertices and facets {('x1', 'y2'), ('a',)}", 'x1 y2 a: a, x1 y2'],
    ['SimplicialComplex([[1,2,3],[3,4]])', '1 2 3 4: 3 4, 1 2 3'],
    ['K = SimplicialComplex([(0, 1), (1, 2)])\nprint(K.f_vector())', '0 1 2: 0 1, 1 2'],
    ["X = SimplicialComplex([['a','b'],['c']])", 'a b c: c, a b'],
    [
      'Ideal (x1*x3, x2*x3) of Multivariate Polynomial Ring in x1, x2, x3, x4 over Rational Field',
      'x1 x2 x3 x4: (x1*x3, x2*x3)',
    ],
    ['R.<x,y,z> = QQ[]\nI = R.ideal([x*y, y*z])', 'x y z: (x*y, y*z)'],
    ["R = PolynomialRing(GF(2), 'a,b,c')\nI = R.ideal(a*b, b*c)", 'a b c: (a*b, b*c)'],
  ])('%j', async (content, expected) => {
    expect(await read(content, 'a.sage')).toBe(expected);
    expect(await read(content)).toBe(expected);
  });

  it('needs the facets', async () => {
    await expect(held('Simplicial complex with 6 vertices and 10 facets')).rejects.toMatchObject({
      code: 'not-given-object',
    });
  });
});

describe('what polymake and Singular print and read', () => {
  it.each([
    ['{0 1 2}\n{1 2 3}\n', '0 1 2 3: 0 1 2, 1 2 3'],
    ['FACETS\n{0 1 2}\n{1 2 3}\n', '0 1 2 3: 0 1 2, 1 2 3'],
    ['FACETS\n0 1 2\n1 2 3\n', '0 1 2 3: 0 1 2, 1 2 3'],
    ['use application "topaz";\nmy $c = new SimplicialComplex(FACETS=>[[0,1,2],[1,2,3]]);', '0 1 2 3: 0 1 2, 1 2 3'],
    ['{"_type":"topaz::SimplicialComplex","FACETS":[[0,1],[1,2]],"VERTEX_LABELS":["a","b","c"]}', 'a b c: a b, b c'],
    ['{"_type":"topaz::SimplicialComplex","FACETS":[[0,1],[1,2]]}', '0 1 2: 0 1, 1 2'],
    ['ring S = 0,(x(1),x(2),y(1)),dp;\nideal I = x(1)*x(2), y(1);', 'x1 x2 y1: (y1, x1*x2)'],
    ['I[1]=x(1)*x(3)\nI[2]=x(2)\n', 'x1 x2 x3: (x2, x1*x3)'],
  ])('%j', async (content, expected) => {
    expect(await read(content)).toBe(expected);
  });
});
