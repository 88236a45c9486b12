import { describe, expect, it } from 'vitest';
import { asComplex, asIdeal, parseSource } from 'spgames/sources';
import { boundaryComplex, boundaryMatrix, disjointUnion, relativeHomology, SimplicialComplex } from 'spgames/complex';
import { complexToJson, idealToJson } from 'spgames/formats';
import { facetIdeal, type SquarefreeIdeal } from 'spgames/ideal';
import { path } from 'spgames/boards';
import { run, runJson } from '../../helpers/runCommand.js';

const complex = (text: string): SimplicialComplex => asComplex(parseSource(text));
const ideal = (text: string): SquarefreeIdeal => asIdeal(parseSource(text));
const printed = async (...args: string[]): Promise<unknown> => JSON.parse((await run(args)).out);
const text = async (...args: string[]): Promise<string[]> => (await run(args)).out.trimEnd().split('\n');

describe('operations on two complexes, and ideals', () => {
  it('are those of the library', async () => {
    expect(await printed('disjoint-union', 'facets:1 2', 'facets:3')).toEqual(
      complexToJson(disjointUnion(complex('facets:1 2'), complex('vertices:3; facets:3'))),
    );
    expect(await printed('boundary', 'facets:1 2 3, 2 3 4')).toEqual(
      complexToJson(boundaryComplex(complex('facets:1 2 3, 2 3 4'))),
    );
    expect(await printed('facet-ideal', 'snort@path:3')).toEqual(idealToJson(facetIdeal(complex('snort@path:3'))));
    expect(await printed('colon', 'ideal:a*b, b*c*d', 'b*c')).toEqual(
      idealToJson(ideal('vertices:a b c d; ideal:a, d')),
    );
  });

  it('of ideals know variables by their names', async () => {
    expect(await printed('ideal-sum', 'ideal:a*b', 'ideal:c*b')).toEqual(idealToJson(ideal('ideal:a*b, b*c')));
    expect(await printed('intersection', 'ideal:a*b, c', 'ideal:b*c')).toEqual(
      idealToJson(ideal('vertices:a b c; ideal:b*c')),
    );
    const { exitCode, err } = await run(['ideal-sum', '{"type":"ideal"}', 'ideal:a'], {});
    expect([exitCode, err.includes('\n', err.length - 1)]).toEqual([2, true]);
    const sided = '{"type":"ideal","variables":[{"name":"a","side":"L"}],"generators":[[0]]}';
    expect((await run(['ideal-sum', 'sided', 'ideal:a'], { sided })).err).toContain(
      'the variable a has different sides',
    );
  });

  it('can be read by other commands', async () => {
    const sum = (await run(['ideal-sum', 'ideal:a*b', 'ideal:b*c'])).out;
    expect(await runJson(['analyze', '-', '--only', 'height,degree'], { '-': sum })).toMatchObject({
      height: 1,
      degree: 1,
    });
  });
});

describe('maps and matrices', () => {
  it('homomorphisms of complexes', async () => {
    const found = await run(['homomorphism', 'facets:1 2, 2 3', 'facets:a b']);
    expect([found.exitCode, found.out.split('\n')[0]]).toEqual([0, 'a homomorphism: yes']);
    expect(await runJson(['homomorphism', 'facets:x1', 'facets:x5'])).toMatchObject({ found: true, map: [[0, 0]] });
    expect((await run(['homomorphism', 'facets:1 2, 2 3, 1 3', 'facets:a b', '--injective'])).exitCode).toBe(1);
    expect((await run(['homomorphism', 'facets:x1', 'facets:y1'])).out).toBe('a homomorphism: no\n');
  });

  it('boundary maps', async () => {
    expect(await text('boundary-matrix', 'facets:1 2 3', '1')).toEqual([
      '   1.2  1.3  2.3',
      '1  -1   -1   .',
      '2  1    .    -1',
      '3  .    1    1',
    ]);
    const { entries } = await runJson(['boundary-matrix', 'facets:1 2 3', '2']);
    expect(entries).toEqual([
      [0, 0, 1],
      [1, 0, -1],
      [2, 0, 1],
    ]);
    expect(boundaryMatrix(complex('facets:1 2 3'), 2).toDense()).toEqual([[1], [-1], [1]]);
    expect((await run(['boundary-matrix', 'facets:1', 'x'])).exitCode).toBe(2);
  });

  it('relative homology, of vertices by their labels', async () => {
    const [whole, part] = ['facets:1 2 3', 'facets:3 2, 3 1, 2 1'];
    expect(await text('relative-homology', whole, part)).toEqual([`${whole} relative to ${part}: H_2 = Z`]);
    const { Z } = await runJson(['relative-homology', 'named:real-projective-plane', 'facets:4 1, 1 5']);
    const arc = SimplicialComplex.fromFacets(
      [
        [0, 3],
        [0, 4],
      ],
      complex('named:real-projective-plane').vertices,
    );
    const groups = relativeHomology(complex('named:real-projective-plane'), arc);
    expect(Z).toEqual(groups.map(({ torsion, ...group }) => ({ ...group, torsion: torsion.map(Number) })));
    expect((await run(['relative-homology', 'facets:1 2, 3', 'facets:2 3'])).err).toContain(
      'the subcomplex has the facet {2 3}',
    );
    expect((await run(['relative-homology', 'facets:1', 'facets:2'])).err).toContain('2 is not a vertex');
  });

  it('line graphs and dual graphs', async () => {
    expect(await text('line-graph', 'path:4')).toEqual(['path:3']);
    expect(await runJson(['line-graph', 'path:3'])).toMatchObject({ type: 'board', n: 2, edges: path(2).edges });
    expect(await text('dual-graph', 'facets:1 2 3, 2 3 4, 3 4 5')).toEqual(['path:3']);
    expect(await text('dual-graph', 'facets:1 2 3, 2 3 4, 2 3 5, 7 8')).toEqual([expect.stringMatching(/^edges:/)]);
  });
});
