import { homologyBall, homologySphere, orientation, pseudomanifold, type HomologyGroup } from '../../complex/index.js';
import type { ComplexProperty } from './ComplexProperty.js';
import { OPEN, type Fact } from '../Property.js';
import { yesNoOrNull, yesOrNo } from '../types.js';
import { reasonOfSphereInWords } from '../words/specialInWords.js';

/** The facets of either sign; or facets in cyclic order around which the orientation is reversed. */
export type OrientationWitness =
  | { readonly positive: readonly number[]; readonly negative: readonly number[] }
  | { readonly cycle: readonly number[] };

/** What fails, and a face whose link has not the homology that it should have. */
export interface SphereWitness {
  readonly because: string;
  readonly face?: readonly number[];
  readonly homology?: readonly HomologyGroup[];
}

/** Can the facets be oriented coherently? */
export const orientableProperty: ComplexProperty<Fact<boolean | null, OrientationWitness>> = {
  about:
    'The facets have orientations that cancel on every ridge of two facets. None if the complex is not pure or a ridge lies in more than two facets.',
  needs: 'faces',
  type: yesNoOrNull,
  special: true,
  facets: ['positive', 'negative', 'cycle'],
  words: { nothing: 'none, a ridge lies in more than two facets, or the facets have different sizes' },
  find: ({ complex }, run) => {
    const thin = pseudomanifold(complex, run);
    if (!thin.pseudomanifold && thin.because !== 'not-strongly-connected') return { value: null };
    const found = orientation(complex, run);
    if (!found.orientable) return { value: false, witness: () => ({ cycle: found.cycle }) };
    const withSign = (sign: number): number[] => [...found.signs.keys()].filter((i) => found.signs[i] === sign);
    return { value: true, witness: () => ({ positive: withSign(1), negative: withSign(-1) }) };
  },
};

/** Is it a homology sphere? */
export const homologySphereProperty: ComplexProperty<Fact<boolean, SphereWitness>> = {
  about: 'The links of all faces, including ∅, have the homology over the integers of spheres of their dimension.',
  needs: 'faces',
  type: yesOrNo,
  implies: [{ then: ['gorenstein', 'pseudomanifold'] }],
  special: true,
  vertices: ['face'],
  words: { lines: reasonOfSphereInWords },
  find: ({ complex }, run) => {
    const found = homologySphere(complex, run);
    if (found.sphere === 'undecided') return OPEN;
    if (found.sphere) return { value: true };
    return {
      value: false,
      witness: () => (found.because === 'link' ? { because: 'link', ...found.link } : { because: found.because }),
    };
  },
};

/** Is it a homology ball? */
export const homologyBallProperty: ComplexProperty<Fact<boolean, SphereWitness>> = {
  about:
    'It is acyclic over the integers, its boundary is a homology sphere, and the links of faces have the homology of points on the boundary, of spheres inside.',
  needs: 'faces',
  type: yesOrNo,
  implies: [{ then: ['cohenMacaulay', 'pseudomanifold'] }],
  special: true,
  vertices: ['face'],
  words: { lines: reasonOfSphereInWords },
  find: ({ complex }, run) => {
    const found = homologyBall(complex, run);
    if (found.ball === 'undecided') return OPEN;
    if (found.ball) return { value: true };
    return {
      value: false,
      witness: () => (found.because === 'link' ? { because: 'link', ...found.link } : { because: found.because }),
    };
  },
};
