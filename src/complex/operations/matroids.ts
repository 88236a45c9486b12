import { InputError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { SetFamily } from '../../sets/index.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { faceName } from '../subjectOfVerification.js';

/** Whether a complex is that of the independent sets of a matroid, or bases that cannot be exchanged. */
export type MatroidDecision =
  | { readonly matroid: true }
  | { readonly matroid: false; readonly because: 'void' }
  /** With no vertex of the second basis in its place the first one without the vertex is a basis. */
  | {
      readonly matroid: false;
      readonly because: 'exchange';
      readonly bases: readonly [readonly number[], readonly number[]];
      readonly vertex: number;
    };

/**
 * Are the faces the independent sets of a matroid: can each vertex of a facet be exchanged for one of any other facet?
 * @throws LimitError; `limit` counts pairs of facets
 * @complexity the square of the number of facets times that of their size
 * @source Oxley 2011
 * @example matroid(SimplicialComplex.fromFacets([[0, 1], [2, 3]])).matroid // false
 */
export function matroid(complex: ComplexSource, options: RunOptions = {}): MatroidDecision {
  complex = complexOf(complex, 'matroid');
  const work = new Work('matroid', options);
  const bases = complex.listFacets(work.part()).toLists();
  if (bases.length === 0) return { matroid: false, because: 'void' };
  const known = new Set(bases.map((basis) => basis.join()));
  for (const F of bases)
    for (const G of bases) {
      work.step();
      for (const x of F) {
        if (G.includes(x)) continue;
        const rest = F.filter((v) => v !== x);
        const fits = (y: number): boolean => known.has([...rest, y].sort((a, b) => a - b).join());
        if (!G.some((y) => !F.includes(y) && fits(y)))
          return { matroid: false, because: 'exchange', bases: [F, G], vertex: x };
      }
    }
  return { matroid: true };
}

/** How a matroid is given besides its bases. */
export interface MatroidOptions extends RunOptions {
  /** The labels of the ground set; by default those of the bases. */
  readonly labels?: readonly string[];
}

/**
 * The complex of the independent sets of the matroid with these bases.
 * @param bases lists of labels
 * @throws InputError `invalid-argument` if they are not the bases of a matroid, with what cannot be exchanged
 * @throws LimitError
 * @source Oxley 2011
 * @example matroidComplex([['a', 'b'], ['a', 'c']]).toString() // 'facets:a b, a c'
 */
export function matroidComplex(bases: readonly (readonly string[])[], options: MatroidOptions = {}): SimplicialComplex {
  const { labels, ...run } = options;
  return requireMatroid('matroidComplex', SimplicialComplex.fromFacets(bases, labels), run);
}

function requireMatroid(task: string, complex: SimplicialComplex, options: RunOptions): SimplicialComplex {
  const found = matroid(complex, options);
  if (found.matroid) return complex;
  const reason =
    found.because === 'void'
      ? 'no basis'
      : `no vertex of ${faceName(complex, found.bases[1])} replaces ${faceName(complex, [found.vertex])} in ${faceName(complex, found.bases[0])}`;
  throw new InputError('invalid-argument', `${task}: ${reason}; expected the bases of a matroid.`);
}

/** In which order circuits are broken. */
export interface BrokenCircuitOptions extends RunOptions {
  /** The vertices from the least on; by default as they stand. */
  readonly order?: readonly number[];
}

/**
 * The broken circuit complex of a matroid: the sets that contain no circuit without its least element. Its faces of
 * each size are counted, up to sign, by the coefficients of the characteristic polynomial, whatever the order (Whitney,
 * Rota). It is void if the matroid has a loop.
 * @param complex of the independent sets
 * @throws InputError `invalid-argument` if it is not a matroid, or the order leaves a vertex out
 * @throws LimitError
 * @source Björner 1992
 * @example brokenCircuitComplex(simplexBoundary(3)).toString() // 'facets:1 2, 1 3'
 */
export function brokenCircuitComplex(complex: ComplexSource, options: BrokenCircuitOptions = {}): SimplicialComplex {
  const { order, ...run } = options;
  const own = complexOf(complex, 'brokenCircuitComplex');
  requireMatroid('brokenCircuitComplex', own, run);
  const given = order ?? own.vertices.map((_, v) => v);
  const place = new Map(given.map((v, i) => [v, i]));
  if (given.length !== own.n || own.vertices.some((_, v) => !place.has(v)))
    throw new InputError(
      'invalid-argument',
      `brokenCircuitComplex: the order ${given.join(' ')}; expected each of the ${own.n} vertices once.`,
    );
  const broken = own.listMinimalNonfaces(run).toLists();
  for (const circuit of broken) {
    const least = circuit.reduce((u, v) => (place.get(v)! < place.get(u)! ? v : u));
    circuit.splice(circuit.indexOf(least), 1);
  }
  const nonfaces = SetFamily.fromLists(broken, own.n).minimal(run);
  return SimplicialComplex.ofAntichain(own.vertices, { nonfaces });
}
