import { buchsbaum, gorenstein, serreCondition, type LinkWitness, type NotGorenstein } from '../../ideal/index.js';
import { dimensionWithin } from '../../complex/internal.js';
import { Work } from '../../run.js';
import type { ComplexProperty } from './ComplexProperty.js';
import { OPEN, type Fact } from '../Property.js';
import { wholeOrNull, yesOrNo } from '../types.js';
import { type LabelledLink, linkInWords, reasonOfLinkInWords } from '../words/linksInWords.js';

/** The cone points, without which all links have the homology of spheres; or why the ring is not Gorenstein. */
export type GorensteinWitness = { readonly conePoints: readonly number[] } | NotGorenstein;

/** Two facets of different sizes, or a face with homology in its link. */
export type BuchsbaumWitness =
  | { readonly because: 'not-pure'; readonly facets: readonly [number, number] }
  | { readonly because: 'link'; readonly witness: LinkWitness };

/** Is S/N(Δ) Gorenstein? */
export const gorensteinProperty: ComplexProperty<Fact<boolean, GorensteinWitness>> = {
  about: 'S/N(Δ) is Gorenstein: without its cone points, the links of all faces have the homology of spheres.',
  needs: 'field',
  type: yesOrNo,
  implies: [{ then: ['cohenMacaulay'] }],
  source: 'Stanley 1996',
  vertices: ['face', 'conePoints'],
  words: { lines: reasonOfLinkInWords },
  find: ({ complex, resolution: { characteristic } }, run) => {
    const { gorenstein: holds, ...witness } = gorenstein(complex, { ...run, characteristic });
    return holds === 'undecided' ? OPEN : { value: holds, witness: () => witness as GorensteinWitness };
  },
};

/** Is S/N(Δ) Buchsbaum? */
export const buchsbaumProperty: ComplexProperty<Fact<boolean, BuchsbaumWitness>> = {
  about: 'S/N(Δ) is Buchsbaum: the complex is pure, and the links of its vertices are Cohen–Macaulay.',
  needs: 'field',
  type: yesOrNo,
  implies: [{ then: ['pure'] }],
  source: 'Stanley 1996',
  vertices: ['face'],
  facets: ['facets'],
  words: { lines: reasonOfLinkInWords },
  find: ({ complex, resolution: { characteristic } }, run) => {
    const found = buchsbaum(complex, { ...run, characteristic });
    if (found.buchsbaum === 'undecided') return OPEN;
    if (found.buchsbaum) return { value: true };
    const witness: BuchsbaumWitness =
      found.because === 'not-pure'
        ? { because: 'not-pure', facets: [0, complex.facets.size - 1] }
        : { because: 'link', witness: found.witness };
    return { value: false, witness: () => witness };
  },
};

/** Up to which r does S/N(Δ) satisfy (S_r)? */
export const serreProperty: ComplexProperty<Fact<number, LinkWitness>> = {
  about:
    'The largest r ≤ dim Δ + 1 for which S/N(Δ) satisfies Serre’s condition (S_r): no link has homology in a degree ≤ r − 2 below its dimension. It is dim Δ + 1 for Cohen–Macaulay complexes only.',
  needs: 'field',
  type: wholeOrNull,
  vertices: ['face'],
  words: {
    lines: (witness) => [`${linkInWords(witness as unknown as LabelledLink)}: this is the first condition that fails`],
  },
  find: ({ complex, resolution: { characteristic } }, run) => {
    if (complex.isVoid) return { value: -Infinity };
    const work = new Work('serre', run);
    let witness: LinkWitness | undefined;
    const dimension = dimensionWithin(complex, work.part());
    for (let r = dimension + 1; r > 1; r = witness.degree + 1) {
      const found = serreCondition(complex, r, { ...work.part(), characteristic });
      if (found.serre === 'undecided') return OPEN;
      if (found.serre) return { value: r, witness: () => witness };
      // Homology in degree i below its dimension says that (S_{i+2}) fails.
      witness = found.witness;
    }
    return { value: Math.min(1, dimension + 1), witness: () => witness };
  },
};
