import {
  ball,
  manifold,
  sphere,
  surface,
  type Ball,
  type Manifold,
  type Sphere,
  type FoundSurface,
  type SurfaceType,
} from '../../complex/index.js';
import { fields, flag, integer, nullable, text } from '../../shape.js';
import type { ComplexProperty } from './ComplexProperty.js';
import { OPEN, type Fact } from '../Property.js';
import { yesOrNo } from '../types.js';

type Without<T, Key extends string> = T extends unknown ? Omit<T, Key> : never;

/** Shellings of the links of all vertices, or what fails. */
export type ManifoldWitness = Without<Manifold, 'manifold'>;

/** Shellings, or what fails. */
export type PlSphereWitness = Without<Sphere, 'sphere'> | Without<Ball, 'ball'>;

/** Circles of the boundary and an orientation, or what fails. */
export type SurfaceWitness = Without<FoundSurface, 'surface'>;

const shared = {
  needs: 'faces',
  special: true,
  takesLong: true,
  vertices: ['face', 'shelling', 'vertex', 'ridge', 'edge'],
  facets: ['facets'],
} as const;

/** Is it a PL manifold? */
export const manifoldProperty: ComplexProperty<Fact<boolean, ManifoldWitness>> = {
  about:
    'The link of every vertex is a PL sphere or ball: yes by shellings, no by the homology or a covering of the link of a face.',
  ...shared,
  type: yesOrNo,
  implies: [{ then: ['buchsbaum'] }],
  source: 'Danaraj and Klee 1974',
  find: ({ complex }, run) => {
    const { manifold: value, ...witness } = manifold(complex, run);
    return value === 'undecided' ? OPEN : { value, witness: () => witness };
  },
};

/** Is it a PL sphere? */
export const sphereProperty: ComplexProperty<Fact<boolean, PlSphereWitness>> = {
  about: 'It is a PL sphere: yes by a shelling, no by the homology or a covering of the link of a face.',
  ...shared,
  type: yesOrNo,
  implies: [{ then: ['homologySphere', 'manifold'] }],
  source: 'Danaraj and Klee 1974',
  find: ({ complex }, run) => {
    const { sphere: value, ...witness } = sphere(complex, run);
    return value === 'undecided' ? OPEN : { value, witness: () => witness };
  },
};

/** Is it a PL ball? */
export const ballProperty: ComplexProperty<Fact<boolean, PlSphereWitness>> = {
  about: 'It is a PL ball: yes by a shelling, no by the homology or a covering of the link of a face.',
  ...shared,
  type: yesOrNo,
  implies: [{ then: ['homologyBall', 'manifold'] }],
  source: 'Danaraj and Klee 1974',
  find: ({ complex }, run) => {
    const { ball: value, ...witness } = ball(complex, run);
    return value === 'undecided' ? OPEN : { value, witness: () => witness };
  },
};

/** Which surface is it? */
export const surfaceProperty: ComplexProperty<Fact<SurfaceType | null, SurfaceWitness>> = {
  about:
    'Which connected surface, perhaps with boundary: its name, genus (handles, or crosscaps if it is not orientable), Euler characteristic and number of boundary components. None for other complexes.',
  needs: 'faces',
  special: true,
  type: () =>
    nullable(
      fields(
        {
          name: text,
          orientable: flag,
          genus: integer(0),
          eulerCharacteristic: integer(),
          boundaryComponents: integer(0),
        },
        'a surface',
      ),
    ),
  source: 'Seifert and Threlfall 1934',
  vertices: ['boundary', 'component', 'vertex'],
  facets: ['facet', 'cycle'],
  orders: ['boundary'],
  words: {
    text: ({ name, orientable, genus, eulerCharacteristic }) =>
      `${name} (${orientable ? '' : 'non'}orientable, genus ${genus}, Euler characteristic ${eulerCharacteristic})`,
    nothing: 'none, it is not a connected surface',
    parts: (witness) => ('boundary' in witness ? { boundary: witness.boundary } : witness),
  },
  find: ({ complex }, run) => {
    const found = surface(complex, run);
    const { surface: _, ...witness } = found;
    if (!found.surface) return { value: null, witness: () => witness };
    const { name, orientable, genus, eulerCharacteristic, boundaryComponents } = found;
    return {
      value: { name, orientable, genus, eulerCharacteristic, boundaryComponents },
      witness: () => witness,
    };
  },
};
