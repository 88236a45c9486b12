import type { NamedComplex } from './namedComplex.js';
import { orbitOfWords } from './orbitOfWords.js';

/** Named manifolds of dimensions from 3, some as orbits of facets under a group. */
export const namedManifolds = (poincareSphere: string): readonly NamedComplex[] => [
  {
    name: 'bruckner-grunbaum-sphere',
    title: 'a 3-sphere on 8 vertices that is not the boundary of a polytope: a link in the complex projective plane',
    source:
      'B. Grünbaum and V. P. Sreedharan, An enumeration of simplicial 4-polytopes with 8 vertices, J. Combin. Theory 2 (1967), 437–465',
    fVector: [1, 8, 28, 40, 20],
    known: {
      homology: ['0', '0', '0', 'Z'],
      pseudomanifold: 'closed',
      orientable: true,
      cohenMacaulay: true,
      shellable: true,
    },
    facets: '0126 0127 0134 0136 0147 0245 0246 0257 0346 0457 1235 1237 1256 1347 1356 2357 2456 3467 3567 4567',
  },
  {
    name: 'cp2',
    title: 'the complex projective plane on 9 vertices',
    source:
      'W. Kühnel and T. F. Banchoff, The 9-vertex complex projective plane, Math. Intelligencer 5 (1983), no. 3, 11–22',
    fVector: [1, 9, 36, 84, 90, 36],
    known: {
      homology: ['0', '0', 'Z', '0', 'Z'],
      pseudomanifold: 'closed',
      orientable: true,
      cohenMacaulay: false,
      shellable: false,
    },
    facets:
      '01267 01268 01278 01345 01348 01356 01368 01457 01478 01567 02345 02346 02357 02367 02458 02468 02578 03468 ' +
      '03567 04578 12345 12347 12358 12378 12456 12467 12568 13478 13568 14567 23467 23578 24568 34678 35678 45678',
  },
  {
    name: 'k3',
    title: 'the K3 surface on 16 vertices',
    source:
      'M. Casella and W. Kühnel, A triangulated K3 surface with the minimum number of vertices, Topology 40 (2001), 753–772',
    fVector: [1, 16, 120, 560, 720, 288],
    known: {
      homology: ['0', '0', 'Z^22', '0', 'Z'],
      pseudomanifold: 'closed',
      orientable: true,
      cohenMacaulay: false,
      shellable: false,
    },
    get facets() {
      return orbitOfWords(['2d7896c3f0a54b1e', 'a9b86574edfc2130'], '0127b 0147d');
    },
  },
  {
    name: 'pseudo-hp2',
    title: 'a manifold like the quaternionic projective plane on 15 vertices, with a transitive group',
    source: 'U. Brehm and W. Kühnel, 15-vertex triangulations of an 8-manifold, Math. Ann. 294 (1992), 167–193',
    fVector: [1, 15, 105, 455, 1365, 3003, 4515, 4230, 2205, 490],
    known: {
      homology: ['0', '0', '0', '0', 'Z', '0', '0', '0', 'Z'],
      pseudomanifold: 'closed',
      orientable: true,
      cohenMacaulay: false,
      shellable: false,
    },
    get facets() {
      return orbitOfWords(
        ['1234067895bcdea', '5ec63a42b80971d'],
        '01257acde 025789abc 01589abde 012368bde 013689bcd 015789ade 0123458ac 0245789ab 02456789a 0123469be 012679bcd ' +
          '1456789cd 2356abcde 23569bcde',
      );
    },
  },
  {
    name: 'non-pl-sphere',
    title: 'a 5-sphere that is not piecewise linear: the double suspension of the Poincaré sphere',
    source:
      'J. W. Cannon, Shrinking cell-like decompositions of manifolds. Codimension three, Ann. of Math. 110 (1979), 83–112',
    fVector: [1, 20, 174, 668, 1234, 1080, 360],
    known: {
      homology: ['0', '0', '0', '0', '0', 'Z'],
      pseudomanifold: 'closed',
      orientable: true,
      cohenMacaulay: true,
      shellable: false,
    },
    get facets() {
      return poincareSphere
        .split(' ')
        .flatMap((facet) => ['gi', 'gj', 'hi', 'hj'].map((apices) => facet + apices))
        .join(' ');
    },
  },
];
