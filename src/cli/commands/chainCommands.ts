import { boundaryMatrix, relativeHomology, SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import { VERSION } from '../../formats/index.js';
import { asComplex } from '../../sources/index.js';
import { verticesByLabel } from '../../sources/internal.js';
import { groupName } from '../analysis/homologyInWords.js';
import { labelled, table } from '../plainText.js';
import type { SourceCommand } from '../SourceCommand.js';
import { few } from '../few.js';

/** `boundary-matrix SOURCE k`: the boundary map of the faces of one dimension. */
export const boundaryMatrixCommand: SourceCommand = {
  name: 'boundary-matrix',
  description:
    'The boundary map from the faces of dimension k (columns) to those of dimension k − 1 (rows), in lexicographic order: the face without its first vertex has the sign +, then signs alternate.',
  parameter: { name: 'k', description: 'a dimension: an integer from 0' },
  examples: ["boundary-matrix 'facets:1 2 3' 1", "boundary-matrix 'facets:1 2 3' 2 --json"],
  answer: async (text, _, session, given = '') => {
    const k = Number(given);
    if (!/^\d+$/.test(given) || !Number.isSafeInteger(k))
      throw new InputError(
        'invalid-dimension',
        `boundary-matrix: k is ${JSON.stringify(given)}; expected an integer from 0.`,
      );
    const complex = asComplex(await session.source(text), session.run());
    const matrix = boundaryMatrix(complex, k, few(session));
    const facesOf = (dimension: number): number[][] => complex.listFaces(dimension, few(session)).toLists();
    const [rows, columns] = [facesOf(k - 1), facesOf(k)];
    const name = (face: readonly number[]): string => labelled(face, complex.vertices).replaceAll(' ', '.');
    const entries = columns.flatMap((_face, j) => matrix.column(j).map(([i, sign]) => [i, j, sign]));
    return {
      json: () => ({
        type: 'boundary-matrix',
        spgames: VERSION,
        rows: rows.map((face) => face.map((v) => complex.vertices[v]!.label)),
        columns: columns.map((face) => face.map((v) => complex.vertices[v]!.label)),
        entries,
      }),
      text: () => {
        const dense = rows.map((face) => [name(face), ...columns.map(() => '.')]);
        for (const [i, j, sign] of entries) dense[i!]![j! + 1] = sign === 1 ? '1' : '-1';
        return table([['', ...columns.map(name)], ...dense]).join('\n');
      },
    };
  },
};

/** `relative-homology SOURCE SOURCE`: the homology of a complex relative to a subcomplex. */
export const relativeHomologyCommand: SourceCommand = {
  name: 'relative-homology',
  description:
    'The homology over the integers of a complex relative to a subcomplex, whose vertices are known by their labels.',
  parameter: { name: 'subcomplex', description: 'a source whose faces are faces of the first' },
  examples: ["relative-homology 'facets:1 2 3' 'facets:1 2, 2 3, 1 3'"],
  answer: async (text, _, session, given = '') => {
    const complex = asComplex(await session.source(text), session.run());
    const inside = asComplex(await session.source(given), session.run());
    const place = verticesByLabel(
      inside.support.map((v) => inside.vertices[v]!.label).join(' '),
      complex.vertices,
      'relative-homology',
    );
    const index = new Map(inside.support.map((v, i) => [v, place[i]!]));
    const facets = inside.listFacets(few(session)).toLists();
    const outside = facets.find((facet) => !complex.isFace(facet.map((v) => index.get(v)!)));
    if (outside !== undefined)
      throw new InputError(
        'not-a-subcomplex',
        `relative-homology: ${labelled(outside, inside.vertices)} is a face of the second only; expected faces of the first.`,
      );
    const subcomplex = SimplicialComplex.fromFacets(
      facets.map((facet) => facet.map((v) => index.get(v)!)),
      complex.vertices,
    );
    const groups = relativeHomology(complex, subcomplex, few(session));
    const shown = groups
      .filter(({ rank, torsion }) => rank > 0 || torsion.length > 0)
      .map(({ degree, rank, torsion }) => `H_${degree} = ${groupName('Z', rank, torsion)}`);
    return {
      json: () => ({ type: 'relative-homology', spgames: VERSION, Z: groups }),
      text: () => `${text} relative to ${given}: ${shown.join(', ') || '0 in all degrees'}`,
    };
  },
};
