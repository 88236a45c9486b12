/**
 * Which values have pure complexes of dimension 2, placement games in which always three pieces are placed? 28 of the
 * 1474 values of day 3. After a move the game is one on a graph, whose value is told by the kinds of its vertices: 1,
 * −1 or *, by whose pieces may follow. So a vertex belongs to one of 128 classes, its side and the kinds of its edges
 * to Left and to Right neighbours.
 * Shows: classes that support each other, for an edge of each kind a neighbour and for that edge third vertices:
 * where these do not give a value, no complex does. Where they do, random complexes of such classes, checked by play.
 * Run:   npm run example -- pure-values
 */
import { SimplicialComplex } from 'spgames/complex';
import { Evaluator } from 'spgames/evaluation';
import { parseValue, valuesBornBy, type Value } from 'spgames/values';

const [day2, day3] = [valuesBornBy(2), valuesBornBy(3)];
const { store } = day2[0]!;
/** The kinds of edges by who may go on: nobody, Left (bit 0), Right (bit 1), both. */
const KINDS = ['0', '1', '-1', '*'].map((name) => parseValue(name));
const goesOn = (kind: number, side: number): boolean => ((kind >> side) & 1) === 1;

/**
 * A class: 256 for a vertex of Right, and a bit for each kind of edge to neighbours of Left (0 to 3) and of Right (4
 * to 7).
 */
const sideOf = (c: number): number => c >> 8;
const has = (c: number, side: number, kind: number): boolean => ((c >> (4 * side + kind)) & 1) === 1;
const linkValues = Array.from({ length: 512 }, (_, c) => {
  const options = (side: number): Value[] => KINDS.filter((_, kind) => has(c, side, kind));
  return store.fromOptions(options(0), options(1));
});
const valueOf = (classes: readonly number[]): Value => {
  const options = (side: number): Value[] => classes.filter((c) => sideOf(c) === side).map((c) => linkValues[c]!);
  return store.fromOptions(options(0), options(1));
};

interface Supported {
  readonly classes: readonly number[];
  readonly joins: (c: number, d: number, kind: number) => boolean;
}

/**
 * The largest set of classes, of those given, in which each has what it needs: neighbours, and third vertices for
 * their edges.
 */
function supported(given: readonly number[]): Supported {
  let classes = given;
  const edges = new Set<number>();
  const key = (c: number, d: number, kind: number): number => (c * 512 + d) * 4 + kind;
  for (const c of given)
    for (const d of given)
      for (const kind of KINDS.keys())
        if (has(c, sideOf(d), kind) && has(d, sideOf(c), kind)) edges.add(key(c, d, kind));
  const joins = (c: number, d: number, kind: number): boolean => edges.has(key(c, d, kind));
  /** Is there a vertex of a side beyond the edge of c and d? */
  const isThird = (c: number, d: number, side: number): boolean =>
    classes.some(
      (e) =>
        sideOf(e) === side &&
        [
          [c, d],
          [d, c],
        ].every(([a, b]) => [1, 2, 3].some((kind) => goesOn(kind, sideOf(b!)) && joins(a!, e, kind))),
    );
  for (let changed = true; changed;) {
    const kept = classes.filter((c) =>
      [0, 1].every((side) =>
        [0, 1, 2, 3].every(
          (kind) => !has(c, side, kind) || classes.some((d) => sideOf(d) === side && joins(c, d, kind)),
        ),
      ),
    );
    changed = kept.length < classes.length;
    classes = kept;
    for (const edge of edges) {
      const [c, d, kind] = [edge >> 11, (edge >> 2) & 511, edge & 3];
      const stays =
        classes.includes(c) &&
        classes.includes(d) &&
        [0, 1].every((side) => !goesOn(kind, side) || isThird(c, d, side));
      if (!stays) changed = edges.delete(edge);
    }
  }
  return { classes, joins };
}

/** Numbers from 0 to 1, the same ones in each run. */
let state = 18;
const random = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

/** Few classes that support each other and give a value; undefined if not even all that may occur do. */
function someClasses(g: Value): Supported | undefined {
  const mayOccur = (c: number): boolean =>
    sideOf(c) === 0 ? !g.isAtMost(linkValues[c]!) : !linkValues[c]!.isAtMost(g);
  const all = [...linkValues.keys()].filter((c) => mayOccur(c) && (c & 0x11) === 0 && (c & 255) !== 0);
  if (valueOf(all) !== g) return undefined;
  for (let size = 12; ; size = Math.ceil(size * 1.3))
    for (let tries = 0; tries < 6; tries++) {
      let found = supported(size < all.length ? shuffled(all).slice(0, size) : all);
      if (valueOf(found.classes) !== g) {
        if (size < all.length) continue;
        return undefined;
      }
      for (const c of shuffled(found.classes)) {
        const fewer = supported(found.classes.filter((other) => other !== c));
        if (valueOf(fewer.classes) === g) found = fewer;
      }
      return found;
    }
}

/**
 * A complex of some copies of each class, with random edges, all triangles that fit, and without the edges that lack
 * one.
 */
function randomComplex({ classes, joins }: Supported, copies: number): SimplicialComplex {
  const vertices = classes.flatMap((c) => Array.from({ length: copies }, () => c));
  const density = 0.5 + random() / 2;
  const kinds = vertices.map(() => vertices.map(() => -1));
  for (const [y, d] of vertices.entries())
    for (const [x, c] of vertices.slice(0, y).entries()) {
      const possible = shuffled([0, 1, 2, 3].filter((kind) => joins(c, d, kind)));
      if (random() < density) kinds[x]![y] = kinds[y]![x] = possible[0] ?? -1;
    }
  const fits = (x: number, y: number, z: number): boolean =>
    kinds[x]![y]! > 0 && goesOn(kinds[x]![y]!, sideOf(vertices[z]!));
  let triangles: number[][] = [];
  for (let changed = true; changed;) {
    const found = vertices.map(() => vertices.map(() => 0));
    triangles = [];
    for (const z of vertices.keys())
      for (let y = 0; y < z; y++)
        for (let x = 0; x < y; x++) {
          if (!fits(x, y, z) || !fits(x, z, y) || !fits(y, z, x)) continue;
          triangles.push([x, y, z]);
          for (const [a, b, c] of [
            [x, y, z],
            [x, z, y],
            [y, z, x],
          ] as const)
            found[a]![b]! |= 1 << sideOf(vertices[c]!);
        }
    changed = false;
    for (const y of vertices.keys())
      for (let x = 0; x < y; x++)
        if (kinds[x]![y]! > 0 && found[x]![y] !== kinds[x]![y]) {
          kinds[x]![y] = kinds[y]![x] = -1;
          changed = true;
        }
  }
  const edges = [...vertices.keys()].flatMap((y) =>
    kinds[y]!.flatMap((kind, x) => (x < y && kind >= 0 ? [[x, y]] : [])),
  );
  const label = (x: number): string => `${sideOf(vertices[x]!) === 0 ? 'x' : 'y'}${x + 1}`;
  const faces = [...[...vertices.keys()].map((x) => [x]), ...edges, ...triangles];
  return SimplicialComplex.fromFacets(faces.length === 0 ? [[]] : faces.map((face) => face.map(label)));
}

const evaluator = new Evaluator();
/** A pure complex of dimension 2, or without vertices, with a value; undefined if there is none. */
function pureComplex(g: Value): SimplicialComplex | undefined {
  for (;;) {
    const found = someClasses(g);
    if (found === undefined) return undefined;
    for (let copies = 1; copies === 1 || found.classes.length * copies <= 64; copies++)
      for (let tries = 0; tries < 6; tries++) {
        const complex = randomComplex(found, copies);
        const isPure = found.classes.length === 0 || (complex.isPure() && complex.dimension === 2);
        if (isPure && evaluator.value(complex) === g) return complex;
      }
  }
}

const found = day3.flatMap((g) => {
  const complex = pureComplex(g);
  return complex === undefined ? [] : [{ g, complex }];
});
console.log(`${found.length} of ${day3.length} values`);
for (const { g, complex } of found)
  console.log(`${String(g)}: ${complex.n} vertices, ${complex.facets.size} facets, dimension ${complex.dimension}`);
