import type { NamedComplex } from './namedComplex.js';
import { namedDesigns } from './namedDesigns.data.js';
import { namedManifolds } from './namedManifolds.data.js';

const POINCARE_SPHERE =
  '0138 013e 015d 015e 018d 023b 023e 0269 026b 029e 038b 045c 045d 047a 047c 04ad 05ce 0679 067a 06ab 079c ' +
  '08ab 08ad 09ce 1249 124a 1269 126c 12ac 138c 13ac 13ae 147a 147b 149b 159b 159d 15be 168c 168d 169d 17ae ' +
  '17be 234d 234e 23bd 249e 24ad 26bc 2acd 2bcd 3456 345d 346e 356a 359a 359d 36ae 378b 378c 379c 379d 37bd ' +
  '39ac 456c 468c 468e 478b 478c 489b 489e 56ab 56bc 59ab 5bce 679d 67ae 67de 68de 7bde 89ab 89af 89ef 8adf ' +
  '8def 9acf 9cef acdf bcde cdef';

/**
 * The named complexes; a facet is a word of digits and letters, one for each vertex, as in base 36.
 * A module and no JSON, because Node 20 prints a warning when a program imports JSON.
 */
export const namedComplexes: readonly NamedComplex[] = [
  {
    name: 'real-projective-plane',
    title: 'the real projective plane on 6 vertices',
    source: 'the boundary of the icosahedron with opposite points identified',
    fVector: [1, 6, 15, 10],
    known: {
      homology: ['0', 'Z/2', '0'],
      pseudomanifold: 'closed',
      orientable: false,
      cohenMacaulay: { exceptInCharacteristic: [2] },
      shellable: false,
    },
    facets: '014 015 023 025 034 123 124 135 245 345',
  },
  {
    name: 'torus',
    title: 'the torus on 7 vertices',
    source: 'A. F. Möbius, Mittheilungen aus Möbius’ Nachlass, in: Gesammelte Werke II, Hirzel, Leipzig, 1886',
    fVector: [1, 7, 21, 14],
    known: {
      homology: ['0', 'Z^2', 'Z'],
      pseudomanifold: 'closed',
      orientable: true,
      cohenMacaulay: false,
      shellable: false,
    },
    facets: '012 015 026 034 035 046 124 134 136 156 235 236 245 456',
  },
  {
    name: 'klein-bottle',
    title: 'a Klein bottle on 8 vertices',
    source: 'one of the triangulations with the least number of vertices',
    fVector: [1, 8, 24, 16],
    known: {
      homology: ['0', 'Z + Z/2', '0'],
      pseudomanifold: 'closed',
      orientable: false,
      cohenMacaulay: false,
      shellable: false,
    },
    facets: '014 016 024 025 056 123 126 135 147 157 237 246 257 346 347 356',
  },
  {
    name: 'dunce-hat',
    title: 'a dunce hat on 8 vertices: contractible, but not collapsible',
    source: 'E. C. Zeeman, On the dunce hat, Topology 2 (1963), 341–358; triangulation by M. Hachimori',
    fVector: [1, 8, 24, 17],
    known: { homology: ['0', '0', '0'], pseudomanifold: false, cohenMacaulay: true, shellable: false },
    facets: '013 016 017 023 024 025 045 067 124 126 127 134 237 256 345 357 567',
  },
  {
    name: 'rudin-ball',
    title: 'Rudin’s ball: a tetrahedron divided into 41, without a shelling',
    source:
      'M. E. Rudin, An unshellable triangulation of a tetrahedron, Bulletin of the American Mathematical Society 64 (1958), 90–91',
    fVector: [1, 14, 66, 94, 41],
    known: {
      homology: ['0', '0', '0', '0'],
      pseudomanifold: 'with boundary',
      orientable: true,
      cohenMacaulay: true,
      shellable: false,
    },
    facets:
      '026c 028c 046a 048a 06ac 08ac 137d 139d 157b 159b 17bd 19bd 236a 236b 259a 259d 26ad 26bc 28bc 29ad 347b ' +
      '347c 36ab 37ab 37cd 39cd 458c 458d 46ad 47bc 48ad 48bc 57ab 58cd 59ab 59cd 6abc 7bcd 8acd 9abd abcd',
  },
  {
    name: 'ziegler-ball',
    title: 'Ziegler’s ball: 21 tetrahedra on 10 vertices without a shelling',
    source:
      'G. M. Ziegler, Shelling polyhedral 3-balls and 4-polytopes, Discrete & Computational Geometry 19 (1998), 159–174',
    fVector: [1, 10, 38, 50, 21],
    known: {
      homology: ['0', '0', '0', '0'],
      pseudomanifold: 'with boundary',
      orientable: true,
      cohenMacaulay: true,
      shellable: false,
    },
    facets: '0123 0125 0237 0256 0267 1234 1249 1256 1269 1347 1457 1458 1489 1569 1589 2348 2367 2368 3478 3678 4578',
  },
  {
    name: 'grunbaum-ball',
    title: 'Grünbaum’s ball: 29 tetrahedra on 14 vertices without a shelling',
    source:
      'B. Grünbaum, unpublished; in: G. Danaraj and V. Klee, Which spheres are shellable?, Annals of Discrete Mathematics 2 (1978), 33–52',
    fVector: [1, 14, 54, 70, 29],
    known: {
      homology: ['0', '0', '0', '0'],
      pseudomanifold: 'with boundary',
      orientable: true,
      cohenMacaulay: true,
      shellable: false,
    },
    facets:
      '0126 0137 0167 0246 0379 045c 046c 05ac 0679 06ac 1268 1357 145d 14bd 157d 1678 17bd 2468 3579 45cd 468c ' +
      '4bcd 579d 5acd 678c 679d 67cd 6acd 7bcd',
  },
  {
    name: 'poincare-sphere',
    title: 'the Poincaré homology sphere on 16 vertices',
    source:
      'A. Björner and F. H. Lutz, Simplicial manifolds, bistellar flips and a 16-vertex triangulation of the Poincaré homology 3-sphere, Experimental Mathematics 9 (2000), 275–289',
    fVector: [1, 16, 106, 180, 90],
    known: {
      homology: ['0', '0', '0', 'Z'],
      pseudomanifold: 'closed',
      orientable: true,
      cohenMacaulay: true,
      shellable: false,
    },
    facets: POINCARE_SPHERE,
  },
  {
    name: 'barnette-sphere',
    title: 'Barnette’s sphere on 8 vertices: not the boundary of a polytope',
    source:
      'D. Barnette, Diagrams and Schlegel diagrams, in: Combinatorial Structures and Their Applications, Gordon and Breach, New York, 1970, 1–4',
    fVector: [1, 8, 27, 38, 19],
    known: {
      homology: ['0', '0', '0', 'Z'],
      pseudomanifold: 'closed',
      orientable: true,
      cohenMacaulay: true,
      shellable: true,
    },
    facets: '0126 0127 0134 0136 0147 0235 0237 0256 0347 0356 1245 1246 1257 1346 1457 2357 2456 3456 3457',
  },
  {
    name: 'bjorner-example',
    title: 'Björner’s example: the real projective plane with one more triangle, shellable but not extendably',
    source:
      'A. Björner, Homology and shellability of matroids and geometric lattices, in: Matroid Applications, Cambridge University Press, 1992, 226–283',
    fVector: [1, 6, 15, 11],
    known: { homology: ['0', '0', 'Z'], pseudomanifold: false, cohenMacaulay: true, shellable: true },
    facets: '012 014 015 023 025 034 123 124 135 245 345',
  },
  {
    name: 'bowtie',
    title: 'two triangles with one vertex in common',
    source: 'the smallest connected pure complex of dimension 2 that is not Cohen–Macaulay',
    fVector: [1, 5, 6, 2],
    known: { homology: ['0', '0', '0'], pseudomanifold: false, cohenMacaulay: false, shellable: false },
    facets: '012 234',
  },
  {
    name: 'tetrahedron-with-triangle',
    title: 'a hollow tetrahedron and a hollow triangle with one vertex in common: shellable, not pure',
    source:
      'in the sense of A. Björner and M. L. Wachs, Shellable nonpure complexes and posets I, Transactions of the American Mathematical Society 348 (1996), 1299–1327',
    fVector: [1, 6, 9, 4],
    known: { homology: ['0', 'Z', 'Z'], pseudomanifold: false, cohenMacaulay: false, shellable: true },
    facets: '012 013 023 123 34 35 45',
  },
  {
    name: 'fano-plane',
    title: 'the lines of the projective plane over the field with two elements',
    source:
      'G. Fano, Sui postulati fondamentali della geometria proiettiva, Giornale di Matematiche 30 (1892), 106–132',
    fVector: [1, 7, 21, 7],
    known: { homology: ['0', 'Z^8', '0'], pseudomanifold: false, cohenMacaulay: false, shellable: false },
    facets: '012 034 056 135 146 236 245',
  },
  {
    name: 'nonpartitionable',
    title:
      'a Cohen–Macaulay complex that is not partitionable: three copies of two thirds of Ziegler’s ball, glued along five triangles',
    source:
      'A. M. Duval, B. Goeckner, C. J. Klivans and J. L. Martin, A non-partitionable Cohen–Macaulay simplicial complex, Advances in Mathematics 299 (2016), 381–395',
    fVector: [1, 16, 71, 98, 42],
    known: {
      homology: ['0', '0', '0', '0'],
      pseudomanifold: false,
      cohenMacaulay: true,
      shellable: false,
      partitionable: false,
    },
    facets:
      '0127 012a 012d 0148 014b 014e 0178 01ab 01de 1237 123a 123d 1379 13ac 13df 1478 1479 14ab 14ac 14de 14df ' +
      '2357 235a 235d 3568 356b 356e 3578 35ab 35de 3678 3679 36ab 36ac 36de 36df 4789 4abc 4def 6789 6abc 6def',
  },
  ...namedManifolds(POINCARE_SPHERE),
  ...namedDesigns,
];
