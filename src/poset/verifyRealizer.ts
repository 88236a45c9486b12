import { listOf, setBelow } from '../shape.js';
import { refuse, VERIFIED, type Verification } from '../verification.js';
import type { LabelledPoset } from './LabelledPoset.js';

/**
 * Is a list of linear orders a realizer of a poset: does each contain the order, and is that all that they have in
 * common?
 * @param realizer lists of all elements, the smallest first
 * @throws InputError `invalid-argument`
 * @complexity O(n²) for each linear order
 * @source Siegel 2011, Def. 1.3.30
 */
export function verifyRealizer(poset: LabelledPoset, realizer: readonly (readonly number[])[]): Verification {
  const malformed = listOf(setBelow(poset.n)).flaw(realizer, 'realizer');
  if (malformed !== undefined) return refuse(malformed);
  const short = realizer.findIndex((order) => order.length !== poset.n);
  if (short !== -1) return refuse(`linear order ${short} has ${realizer[short]!.length} elements; expected ${poset.n}`);
  const places = realizer.map((order) => {
    const place = new Int32Array(poset.n);
    order.forEach((x, i) => (place[x] = i));
    return place;
  });
  for (const { lower, upper } of poset.covers) {
    const wrong = places.findIndex((place) => place[lower]! > place[upper]!);
    if (wrong !== -1) return refuse(`linear order ${wrong} has ${upper} before ${lower}, which it covers`);
  }
  for (let x = 0; x < poset.n; x++)
    for (let y = 0; y < poset.n; y++)
      if (x !== y && !poset.ideals.has(y, x) && places.every((place) => place[x]! < place[y]!))
        return refuse(`all linear orders have ${x} before ${y}, which are not so in the poset`);
  return VERIFIED;
}
