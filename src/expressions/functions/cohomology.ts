import {
  capProduct,
  cohomologyRing,
  cupProduct,
  intersectionForm,
  signature,
  type Chain,
  type SimplicialComplex,
} from '../../complex/door.js';
import { InputError } from '../../errors.js';
import { define, on, type Definition } from '../Definition.js';
import {
  characteristicKind,
  complexKind,
  fractionOf,
  isList,
  listItems,
  listKind,
  verticesLabelled,
  type ArgumentKind,
} from '../kinds.js';
import type { Language } from '../Language.js';
import { chainInWords } from './complexes.js';

/** A chain or a cochain. */
const chainKind: ArgumentKind<readonly unknown[]> = { ...listKind, word: '[[face, coefficient], …]' };

/** Products of cochains and chains. */
export const cohomologyFunctions: readonly Definition[] = [
  define(
    'cohomologyRing',
    'Cohomology, not reduced, with cup products: a basis of cocycles with dual cycles, and the products of its members that are not 0, counted from 0; modulo torsion over the integers, or over the field with p elements.',
    'cohomologyRing(complex("named:real-projective-plane"), 2).products',
    on([complexKind], (D, language) => ringInWords(D, 0, language)),
    on([complexKind, characteristicKind], (D, p, language) => ringInWords(D, p, language)),
  ),
  define(
    'cupProduct',
    'The cup product of two cochains: on a face the value of the first on the front face times that of the second on the back face.',
    'cupProduct(complex("facets:1 2 3"), [["1 2", 2]], [["2 3", 3]])',
    on([complexKind, chainKind, chainKind], (D, a, b, language, name) =>
      chainInWords(cupProduct(D, chainOf(D, a, name), chainOf(D, b, name), language.run()), D.vertices),
    ),
  ),
  define(
    'capProduct',
    'The cap product of a cochain and a chain: of each face of the chain the back face times the value of the cochain on the front face.',
    'capProduct(complex("facets:1 2 3"), [["1 2", 2]], [["1 2 3", 3]])',
    on([complexKind, chainKind, chainKind], (D, a, z, language, name) =>
      chainInWords(capProduct(D, chainOf(D, a, name), chainOf(D, z, name), language.run()), D.vertices),
    ),
  ),
  define(
    'intersectionForm',
    'The intersection form of a closed orientable manifold of even dimension 2m: products in degree m modulo torsion, on the fundamental cycle.',
    'intersectionForm(complex("named:cp2"))',
    on([complexKind], (D, language) => intersectionForm(D, language.run())),
  ),
  define(
    'signature',
    'The signature of a closed orientable manifold of a dimension that 4 divides; its first facet is positive.',
    'signature(complex("named:k3"))',
    on([complexKind], (D, language) => signature(D, language.run())),
  ),
];

function ringInWords(D: SimplicialComplex, characteristic: number, language: Language): unknown {
  const { classes, products } = cohomologyRing(D, { ...language.run(), characteristic });
  return {
    classes: classes.map(({ degree, cocycle, cycle }) => ({
      degree,
      cocycle: chainInWords(cocycle, D.vertices),
      cycle: chainInWords(cycle, D.vertices),
    })),
    products,
  };
}

function chainOf(D: SimplicialComplex, terms: readonly unknown[], name: string): Chain {
  return terms.map((term) => {
    const [face, number, ...more] = isList(term) ? listItems(term) : [];
    const coefficient = fractionOf(number);
    if (typeof face !== 'string' || coefficient?.d !== 1n || more.length > 0)
      throw new InputError(
        'invalid-argument',
        `${name}: found a list with an item that is not a face and an integer; expected terms such as [["1 2", 3]].`,
      );
    return { face: verticesLabelled(face, D, name).sort((v, w) => v - w), coefficient: coefficient.n };
  });
}
