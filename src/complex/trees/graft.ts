import { complexOf, type ComplexSource } from '../complexOf.js';
import { InputError } from '../../errors.js';
import { SetFamily, type ElementList } from '../../sets/index.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import type { Vertex } from '../Vertex.js';
import { facetStars, incomparablePair } from './facetStars.js';
import { newVertices, type NewVertexOptions } from './newVertices.js';

/** How a grafting is made. */
export interface GraftOptions extends NewVertexOptions {
  /**
   * The old vertices of each leaf, as indices: disjoint sets that cover the vertices (not the loops) and meet the
   * facets in chains; an empty set gives a leaf of new vertices. Single vertices if left out.
   */
  readonly cells?: Iterable<ElementList>;
}

/**
 * A grafting of the complex: for each cell a new facet of the cell and new vertices, which come after the old ones in
 * the order of the cells. A facet inside a cell is a facet no more. `grafting` of the result tells the two kinds.
 * With opposite sides the game on the result has value 0: a move on an old vertex is answered by a new one of the same
 * leaf and the other side; what remains is a simplex with as many vertices for each player, and an even number for
 * both.
 * @throws InputError `not-disjoint-cells`, `not-covered-by-cells`, `not-a-vertex`, `invalid-cell`, `not-a-new-vertex`,
 * `not-distinct-labels`; LimitError when listing the facets is cut off
 * @source Huntemann 2018, Thm 7.27
 */
export function graft(complex: ComplexSource, options: GraftOptions = {}): SimplicialComplex {
  complex = complexOf(complex, 'graft');
  const { cells, sides: _sides, label: _label, ...bounds } = options;
  const facets = complex.listFacets(bounds);
  const support = facets.support();
  const old = cells === undefined ? support.map((v) => [v]) : Array.from(cells, (cell) => [...new Set(cell)]);
  if (cells !== undefined) checkCells(facets, support, old);
  const vertices: Vertex[] = [...complex.vertices];
  const cellsOfVertices = old.map((cell) => cell.map((v) => complex.vertices[v]!));
  const leaves = newVertices('graft', vertices, cellsOfVertices, options).map((added, i) => {
    const cell = old[i]!;
    if (added.length === 0)
      throw new InputError('not-a-new-vertex', `graft: a leaf gets no new vertex; expected at least one.`, {
        details: { cell },
      });
    const first = vertices.length;
    vertices.push(...added);
    return [...cell, ...added.map((_, j) => first + j)];
  });
  const same = Array.from({ length: complex.n }, (_, v) => v);
  return SimplicialComplex.fromFacets(
    facets.relabel(same, vertices.length).concat(SetFamily.fromLists(leaves, vertices.length)),
    vertices,
  );
}

/**
 * The whiskering: to each vertex v (not to loops) a new vertex w and the facet {v, w}. The new vertices come after the
 * old ones, in the same order; a facet {v} becomes a part of its whisker.
 * @throws InputError `not-distinct-labels`; LimitError when listing the facets is cut off
 * @source Huntemann 2018, Def. 7.21
 */
export function whisker(complex: ComplexSource, options: NewVertexOptions = {}): SimplicialComplex {
  complex = complexOf(complex, 'whisker');
  return graft(complex, options);
}

function checkCells(facets: SetFamily, support: readonly number[], cells: readonly (readonly number[])[]): void {
  const left = new Set(support);
  const isVertex = new Set(support);
  const incidence = facetStars(facets);
  for (const cell of cells) {
    for (const v of cell) {
      if (left.delete(v)) continue;
      throw isVertex.has(v)
        ? new InputError('not-disjoint-cells', `graft: ${v} lies in two cells; expected disjoint cells.`, {
            details: { vertex: v },
          })
        : new InputError('not-a-vertex', `graft: a cell contains ${String(v)}; expected vertices that are not loops.`, {
            details: { vertex: v },
          });
    }
    const pair = incomparablePair(incidence, cell);
    if (pair !== undefined)
      throw new InputError(
        'invalid-cell',
        `graft: the facets ${pair.join(' and ')} meet the cell {${cell.join(', ')}} in incomparable sets; expected chains.`,
        { hint: 'Divide the cell; single vertices always do.', details: { cell, facets: pair } },
      );
  }
  for (const v of left)
    throw new InputError('not-covered-by-cells', `graft: vertex ${v} lies in no cell; expected that cells cover all.`, {
      details: { vertex: v },
    });
}
