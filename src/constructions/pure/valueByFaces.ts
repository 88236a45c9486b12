import type { SimplicialComplex } from '../../complex/index.js';
import { LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import type { Value, ValueStore } from '../../values/index.js';

/** So many subsets of facets are looked at most. */
const MOST_SUBSETS = 2 ** 24;

/** So many faces there are at most, unless a limit says otherwise. */
const MOST_FACES = 2 ** 20;

/** Is the number of all subsets of all facets small enough for `valueByFaces`? */
export function hasFewSubsets({ facets, dimension }: SimplicialComplex): boolean {
  return facets.size * 2 ** (dimension + 1) <= MOST_SUBSETS;
}

/**
 * The value of the game on a complex all of whose vertices have sides, by the positions after all faces, the largest
 * first: each has as options the positions after the faces with one vertex more.
 * @param options `limit` counts faces, by default 2^20
 * @throws LimitError `too-many-items`, `too-large-game`, `too-long`, `too-much-memory`
 * @complexity the subsets of all facets
 */
export function valueByFaces(complex: SimplicialComplex, store: ValueStore, options: RunOptions = {}): Value {
  const work = new Work('valueByFaces', { limit: MOST_FACES, ...options });
  if (!hasFewSubsets(complex))
    throw new LimitError(
      'too-large-game',
      `valueByFaces: ${complex.facets.size} facets of ${complex.dimension + 1} vertices; expected at most ${MOST_SUBSETS} subsets of them.`,
    );
  const faces = new Faces(complex.n);
  for (const facet of complex.facets) {
    faces.addSubsets(facet);
    work.tick(faces.count);
  }
  const isLeft = complex.vertices.map(({ side }) => side === 'L');
  return store.arithmetic.watched(
    () => work.tick(faces.count),
    () => valueOfEmptyFace(faces, isLeft, store, work),
  );
}

function valueOfEmptyFace(faces: Faces, isLeft: readonly boolean[], store: ValueStore, work: Work): Value {
  /** The numbers of the different options of each face, as far as they are known. */
  const left: (number[] | undefined)[] = [];
  const right: (number[] | undefined)[] = [];
  const known = new Map<string, Value>();
  let value = store.zero;
  for (let size = faces.bySize.length - 1; size >= 0; size--)
    for (const face of faces.bySize[size]!) {
      work.tick(faces.count);
      const [l, r] = [left[face] ?? [], right[face] ?? []].map((ids) => ids.sort((a, b) => a - b)) as [
        number[],
        number[],
      ];
      const key = `${l.join()}|${r.join()}`;
      let found = known.get(key);
      if (found === undefined) {
        found = store.fromOptions(
          l.map((id) => store.value(id)),
          r.map((id) => store.value(id)),
        );
        known.set(key, found);
      }
      value = found;
      left[face] = right[face] = undefined;
      faces.eachSmaller(face, (smaller, v) => {
        const ids = ((isLeft[v]! ? left : right)[smaller] ??= []);
        if (!ids.includes(value.id)) ids.push(value.id);
      });
    }
  return value;
}

/** The faces of a complex, numbered: ∅ is 0. */
class Faces {
  count = 1;
  /** The faces with 0, 1, … vertices. */
  readonly bySize: number[][] = [[0]];
  readonly #n: number;
  /** The face that a face and a larger vertex are. */
  readonly #larger = new Map<number, number>();
  /** Of each face, its vertices and the faces without them. */
  readonly #vertices: (readonly number[])[] = [[]];
  readonly #smaller: (readonly number[])[] = [[]];

  constructor(n: number) {
    this.#n = n;
  }

  /** @param facet ascending */
  addSubsets(facet: readonly number[]): void {
    const numbers = new Int32Array(2 ** facet.length);
    for (let place = 0; place < facet.length; place++)
      for (let rest = 0; rest < 2 ** place; rest++) {
        const subset = rest + 2 ** place;
        const key = numbers[rest]! * this.#n + facet[place]!;
        const known = this.#larger.get(key);
        numbers[subset] = known ?? this.#add(key, facet, subset, numbers);
      }
  }

  /** Calls back with each face that has a vertex less, and the vertex. */
  eachSmaller(face: number, visit: (smaller: number, vertex: number) => void): void {
    const vertices = this.#vertices[face]!;
    this.#smaller[face]!.forEach((smaller, i) => {
      visit(smaller, vertices[i]!);
    });
  }

  #add(key: number, facet: readonly number[], subset: number, numbers: Int32Array): number {
    const vertices: number[] = [];
    const smaller: number[] = [];
    for (let i = 0; i < facet.length; i++)
      if (((subset >> i) & 1) !== 0) {
        vertices.push(facet[i]!);
        smaller.push(numbers[subset - 2 ** i]!);
      }
    this.#larger.set(key, this.count);
    this.#vertices.push(vertices);
    this.#smaller.push(smaller);
    (this.bySize[vertices.length] ??= []).push(this.count);
    return this.count++;
  }
}
