import { InputError } from '../errors.js';
import { setBelow } from '../shape.js';
import { LabelledPoset } from './LabelledPoset.js';

/**
 * Some elements in the order that they have in a poset: element i is `elements[i]`, with its label. Labels of covers
 * are lost.
 * @param elements different numbers of elements
 * @throws InputError `invalid-element`
 * @complexity O(k²) for k elements
 * @example subposet(facePoset(SimplicialComplex.simplex(2)).poset, [1, 2]).covers // []
 */
export function subposet(poset: LabelledPoset, elements: readonly number[]): LabelledPoset {
  const wrong = setBelow(poset.n).flaw(elements, 'the list of elements');
  if (wrong !== undefined) throw new InputError('invalid-element', `subposet: ${wrong}.`, { details: { n: poset.n } });
  const labels = elements.map((x) => poset.labels[x]!);
  return LabelledPoset.fromOrder(labels, (a, b) => poset.ideals.has(elements[b]!, elements[a]!));
}
