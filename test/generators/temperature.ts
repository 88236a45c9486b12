/** Generators of values of moderate size, hot ones among them. */
import fc from 'fast-check';
import { Dyadic, temperature, type Value, valuesBornBy, type ValueStore } from 'spgames/values';

/** Multiples of 1/8 from −7/8 on. */
export const temperatures = (highest: number): fc.Arbitrary<Dyadic> =>
  fc.integer({ min: -7, max: 8 * highest }).map((eighths) => Dyadic.of(eighths, 3));

/** The values of day 3, moved by multiples of 1/4. */
export function movedValues(store: ValueStore): fc.Arbitrary<Value> {
  const day3 = valuesBornBy(3, { store });
  return fc
    .tuple(fc.constantFrom(...day3), fc.integer({ min: -12, max: 12 }))
    .map(([value, quarters]) => value.plus(store.number(Dyadic.of(quarters, 2))));
}

/** Games whose options are moved values of day 3. */
export function nestedValues(store: ValueStore): fc.Arbitrary<Value> {
  const options = fc.array(movedValues(store), { minLength: 1, maxLength: 3 });
  return fc.tuple(options, options).map(([left, right]) => store.fromOptions(left, right));
}

export function hotValues(store: ValueStore): fc.Arbitrary<Value> {
  return nestedValues(store).filter((value) => temperature(value).compare(Dyadic.zero) > 0);
}
