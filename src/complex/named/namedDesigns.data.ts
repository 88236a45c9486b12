import type { NamedComplex } from './namedComplex.js';

/**
 * Block designs as complexes: the blocks are the facets, a word for each with a digit or letter for each point, as in
 * base 36.
 */
export const namedDesigns: readonly NamedComplex[] = [
  {
    name: 'projective-plane-2',
    title: 'the lines of the projective plane over the field with two elements, a 2-(7,3,1) design',
    source:
      'J. Singer, A theorem in finite projective geometry and some applications to number theory, Transactions of the American Mathematical Society 43 (1938), 377–385',
    fVector: [1, 7, 21, 7],
    known: { homology: ['0', 'Z^8', '0'], pseudomanifold: false, cohenMacaulay: false, shellable: false },
    design: { t: 2, lambda: 1 },
    facets: '013 026 045 124 156 235 346',
  },
  {
    name: 'projective-plane-3',
    title: 'the lines of the projective plane over the field with three elements, a 2-(13,4,1) design',
    source:
      'J. Singer, A theorem in finite projective geometry and some applications to number theory, Transactions of the American Mathematical Society 43 (1938), 377–385',
    fVector: [1, 13, 78, 52, 13],
    known: { homology: ['0', 'Z^27', '0', '0'], pseudomanifold: false, cohenMacaulay: false, shellable: false },
    design: { t: 2, lambda: 1 },
    facets: '0139 028c 0457 06ab 124a 1568 17bc 235b 2679 346c 378a 489b 59ac',
  },
  {
    name: 'projective-plane-4',
    title: 'the lines of the projective plane over the field with four elements, a 2-(21,5,1) design',
    source:
      'J. Singer, A theorem in finite projective geometry and some applications to number theory, Transactions of the American Mathematical Society 43 (1938), 377–385',
    fVector: [1, 21, 210, 210, 105, 21],
    known: { homology: ['0', 'Z^64', '0', '0', '0'], pseudomanifold: false, cohenMacaulay: false, shellable: false },
    design: { t: 2, lambda: 1 },
    facets:
      '014eg 0278b 03dfk 0569j 0achi 125fh 1389c 167ak 1bdij 236gi 249ad 2cejk 347hj 35abe 458ik 46bcf 57cdg ' +
      '68deh 79efi 8afgj 9bghk',
  },
  {
    name: 'projective-plane-5',
    title: 'the lines of the projective plane over the field with five elements, a 2-(31,6,1) design',
    source:
      'J. Singer, A theorem in finite projective geometry and some applications to number theory, Transactions of the American Mathematical Society 43 (1938), 377–385',
    fVector: [1, 31, 465, 620, 465, 186, 31],
    known: {
      homology: ['0', 'Z^125', '0', '0', '0', '0'],
      pseudomanifold: false,
      cohenMacaulay: false,
      shellable: false,
    },
    design: { t: 2, lambda: 1 },
    facets:
      '0138ci 027bhu 04anoq 059fst 06jkmr 0deglp 1249dj 15bopr 16agtu 17klns 1efhmq 235aek 26cpqs 28lmot 2fginr ' +
      '346bfl 37dqrt 39mnpu 3ghjos 457cgm 48ersu 4hikpt 568dhn 5ijlqu 679eio 78afjp 89bgkq 9achlr abdims bcejnt ' +
      'cdfkou',
  },
  {
    name: 'affine-plane-2',
    title: 'the lines of the affine plane over the field with two elements, a 2-(4,2,1) design',
    source: 'the lines y = mx + c and x = c, in this order of the points (x, y)',
    fVector: [1, 4, 6],
    known: { homology: ['0', 'Z^3'], pseudomanifold: false, cohenMacaulay: true, shellable: true },
    design: { t: 2, lambda: 1 },
    facets: '01 02 03 12 13 23',
  },
  {
    name: 'affine-plane-3',
    title: 'the lines of the affine plane over the field with three elements, a 2-(9,3,1) design',
    source: 'the lines y = mx + c and x = c, in this order of the points (x, y)',
    fVector: [1, 9, 36, 12],
    known: { homology: ['0', 'Z^16', '0'], pseudomanifold: false, cohenMacaulay: false, shellable: false },
    design: { t: 2, lambda: 1 },
    facets: '012 036 048 057 138 147 156 237 246 258 345 678',
  },
  {
    name: 'affine-plane-4',
    title: 'the lines of the affine plane over the field with four elements, a 2-(16,4,1) design',
    source: 'the lines y = mx + c and x = c, in this order of the points (x, y)',
    fVector: [1, 16, 120, 80, 20],
    known: { homology: ['0', 'Z^45', '0', '0'], pseudomanifold: false, cohenMacaulay: false, shellable: false },
    design: { t: 2, lambda: 1 },
    facets: '0123 048c 05af 06bd 079e 14be 159d 168f 17ac 249f 25bc 26ae 278d 34ad 358e 369c 37bf 4567 89ab cdef',
  },
  {
    name: 'affine-plane-5',
    title: 'the lines of the affine plane over the field with five elements, a 2-(25,5,1) design',
    source: 'the lines y = mx + c and x = c, in this order of the points (x, y)',
    fVector: [1, 25, 300, 300, 150, 30],
    known: { homology: ['0', 'Z^96', '0', '0', '0'], pseudomanifold: false, cohenMacaulay: false, shellable: false },
    design: { t: 2, lambda: 1 },
    facets:
      '01234 05afk 06cio 07egn 08bjm 09dhl 15eim 16bgl 17djk 18aho 19cfn 25dgo 26ajn 27chm 28efl 29bik 35cjl ' +
      '36ehk 37bfo 38din 39agm 45bhn 46dfm 47ail 48cgk 49ejo 56789 abcde fghij klmno',
  },
  {
    name: 'sts-7',
    title: 'the Steiner triple system on 7 points, the Fano plane',
    source: 'the translates of {0, 1, 3} modulo 7; up to isomorphism the only one',
    fVector: [1, 7, 21, 7],
    known: { homology: ['0', 'Z^8', '0'], pseudomanifold: false, cohenMacaulay: false, shellable: false },
    design: { t: 2, lambda: 1 },
    facets: '013 026 045 124 156 235 346',
  },
  {
    name: 'sts-9',
    title: 'the Steiner triple system on 9 points, the affine plane over the field with three elements',
    source: 'up to isomorphism the only one',
    fVector: [1, 9, 36, 12],
    known: { homology: ['0', 'Z^16', '0'], pseudomanifold: false, cohenMacaulay: false, shellable: false },
    design: { t: 2, lambda: 1 },
    facets: '012 036 048 057 138 147 156 237 246 258 345 678',
  },
  {
    name: 'sts-13-1',
    title: 'the cyclic Steiner triple system on 13 points, with 13 quadrilaterals',
    source: 'the translates of {0, 1, 4} and {0, 2, 7} modulo 13; one of two up to isomorphism (V. De Pasquale 1899)',
    fVector: [1, 13, 78, 26],
    known: { homology: ['0', 'Z^40', '0'], pseudomanifold: false, cohenMacaulay: false, shellable: false },
    design: { t: 2, lambda: 1 },
    facets: '014 027 03c 05b 068 09a 125 138 16c 179 1ab 236 249 28a 2bc 347 35a 39b 458 46b 4ac 569 57c 67a 78b 89c',
  },
  {
    name: 'sts-13-2',
    title: 'the Steiner triple system on 13 points that is not cyclic, with 8 quadrilaterals',
    source:
      'the cyclic one with a quadrilateral exchanged: four blocks on six points for the four others with the same pairs',
    fVector: [1, 13, 78, 26],
    known: { homology: ['0', 'Z^40', '0'], pseudomanifold: false, cohenMacaulay: false, shellable: false },
    design: { t: 2, lambda: 1 },
    facets: '017 024 03c 05b 068 09a 125 138 149 16c 1ab 236 279 28a 2bc 347 35a 39b 458 46b 4ac 569 57c 67a 78b 89c',
  },
  {
    name: 'sts-15',
    title: 'a Steiner triple system on 15 points, the lines of the projective space over the field with two elements',
    source: 'one of 80 up to isomorphism: {a, b, a + b} for vectors of length four (T. P. Kirkman 1847)',
    fVector: [1, 15, 105, 35],
    known: { homology: ['0', 'Z^56', '0'], pseudomanifold: false, cohenMacaulay: false, shellable: false },
    design: { t: 2, lambda: 1 },
    facets:
      '012 034 056 078 09a 0bc 0de 135 146 179 18a 1bd 1ce 236 245 27a 289 2be 2cd 37b 38c 39d 3ae 47c 48b 49e ' +
      '4ad 57d 58e 59b 5ac 67e 68d 69c 6ab',
  },
  {
    name: 's-5-6-12',
    title: 'the small Witt design: 132 hexads on 12 points, each five of which lie in exactly one',
    source:
      'R. D. Carmichael, Tactical configurations of rank two, American Journal of Mathematics 53 (1931), 217–240: the images of the squares modulo 11 and ∞ under the linear fractional maps; its group is the Mathieu group M12 (E. Witt 1938)',
    fVector: [1, 12, 66, 220, 495, 792, 132],
    known: {
      homology: ['0', '0', '0', '0', 'Z^330', '0'],
      pseudomanifold: false,
      cohenMacaulay: false,
      shellable: false,
    },
    design: { t: 5, lambda: 1 },
    facets:
      '012349 01235b 012367 01238a 012457 012468 0124ab 01256a 012589 01269b 01278b 01279a 013458 01346a 01347b ' +
      '013569 01357a 01368b 013789 0139ab 01456b 01459a 014679 01478a 01489b 015678 01579b 0158ab 0167ab 01689a ' +
      '023456 02347a 02348b 023578 02359a 023689 0236ab 02379b 02458a 02459b 02467b 02469a 024789 025679 02568b ' +
      '0257ab 02678a 0289ab 034579 0345ab 034678 03469b 03489a 03567b 03568a 03589b 03679a 0378ab 04567a 045689 ' +
      '04578b 0468ab 0479ab 0569ab 05789a 06789b 12345a 12346b 123478 123568 123579 12369a 1237ab 12389b 124569 ' +
      '12458b 12467a 12479b 12489a 12567b 12578a 1259ab 126789 1268ab 134567 13459b 134689 13479a 1348ab 1356ab ' +
      '13578b 13589a 13678a 13679b 14568a 145789 1457ab 14678b 1469ab 15679a 15689b 1789ab 23457b 234589 234679 ' +
      '23468a 2349ab 23567a 23569b 2358ab 23678b 23789a 245678 2456ab 24579a 24689b 2478ab 25689a 25789b 2679ab ' +
      '34568b 34569a 34578a 3467ab 34789b 356789 3579ab 3689ab 45679b 4589ab 46789a 5678ab',
  },
];
