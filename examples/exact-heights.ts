/**
 * Which values born by a day have no complex of exactly that height (Huntemann 2018, Sec. 4.8)?
 * Shows: for days 1, 2 and 3 the values of the day that no complex of that height has. Those with the birthday n that
 * a complex of height at most n has need the height n; for those of earlier days complexes are searched, small ones
 * one by one, larger ones at random. What is left has none by Prop. 4.23: n − 1 and 1 − n, on day 1 the value 0.
 * Run:   npm run example -- exact-heights
 */
import { SimplicialComplex, type Vertex } from 'spgames/complex';
import { placementPoset } from 'spgames/days';
import { Evaluator } from 'spgames/evaluation';
import { birthday, parseValue, valuesBornBy, type Value } from 'spgames/values';

const evaluator = new Evaluator();
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const bits = (set: number, n: number): number[] => range(n).filter((v) => ((set >> v) & 1) === 1);

/** The same numbers below 2^30 each time. */
let state = 1;
function random(): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return state >>> 2;
}

/**
 * The faces of a complex on n vertices that are to be chosen: sets of at most so many vertices, but for the first one
 * of the height.
 */
const facesToChoose = (height: number, n: number): number[][] =>
  range(2 ** n)
    .map((set) => bits(set, n))
    .filter((set) => set.length > 1 && set.length <= height && set.join() !== range(height).join());

/** The value of the complex with a face of the height and some others, with sides. */
function valueOf(height: number, n: number, faces: readonly number[][], sides: number): Value {
  const vertices = range(n).map((v): Vertex => ({ label: `v${v + 1}`, side: ((sides >> v) & 1) === 1 ? 'L' : 'R' }));
  return evaluator.value(
    SimplicialComplex.fromFacets([...range(n).map((v) => [v]), range(height), ...faces], vertices),
  );
}

/** Values of complexes of a height: of all with few vertices, then of some with seven. */
function* valuesOf(height: number): Generator<Value> {
  for (let n = height; n <= 4; n++) {
    const faces = facesToChoose(height, n);
    for (let chosen = 0; chosen < 2 ** faces.length; chosen++)
      for (let sides = 0; sides < 2 ** n; sides++)
        yield valueOf(
          height,
          n,
          bits(chosen, faces.length).map((i) => faces[i]!),
          sides,
        );
  }
  const faces = facesToChoose(height, 7);
  for (let i = 0; i < 400_000; i++) {
    const some = range(3 + (random() % 9)).map(() => faces[(random() >> 8) % faces.length]!);
    yield valueOf(height, 7, some, random() >> 8);
  }
}

for (const day of [1, 2, 3]) {
  const all = valuesBornBy(day);
  const ofHeight = placementPoset(day);
  // Of these a complex of height at most the day may have a smaller height.
  const open = new Set(all.filter((value) => birthday(value) < day));
  const refuted = new Set([String(day - 1), String(1 - day)].map((text) => parseValue(text)));
  for (const value of valuesOf(day)) {
    if (refuted.has(value)) throw new Error(`${String(value)} has a complex of height ${day}`);
    open.delete(value);
    if (open.size === refuted.size) break;
  }
  const left = [...open].map(String).sort();
  const isProven = [...open].every((value) => refuted.has(value));
  console.log(
    `day ${day}: ${all.length} values, ${ofHeight.size} of complexes of height at most ${day}; of height exactly ${day} all but ${left.join(', ')}${isProven ? '' : ' (not found)'}`,
  );
}
