import { complexDocument, loopyResults } from '../../formats/internal.js';
import type { GamePropertyName, LatticePropertyName, PropertyName } from '../../analysis/index.js';
import { orOpen, count, document, type Document } from '../../document.js';
import * as describe from '../../shape.js';

const labels = (): describe.Shape => describe.listOf(describe.text, 'labels');
const counts = (): describe.Shape => describe.listOf(count(), 'numbers');
const whole = (): describe.Shape => describe.integer();
/** Null stands where the void complex has no number, or an infinite one. */
const maybe = (found: describe.Shape): describe.Shape => describe.nullable(found);
const countOrInfinite = (): describe.Shape =>
  describe.either((value) => value === 'infinite', describe.oneOf('infinite'), count());
const flag = (): describe.Shape => describe.flag;

/** By characteristic: 0, 2, 3, and each prime whose answer differs from that of 0. */
const byCharacteristic = (): describe.Shape =>
  describe.leaf('an object', (value) => typeof value === 'object', {
    type: 'object',
    patternProperties: { '^\\d+$': { anyOf: [{ type: 'boolean' }, { const: 'undecided' }] } },
    additionalProperties: false,
  });

/** A homology group in some degree. */
export const group = (): describe.Shape =>
  describe.named('group', () =>
    describe.fields(
      {
        degree: describe.integer(-1),
        rank: describe.integer(0),
        torsion: describe.optional(describe.described('Invariant factors, of groups over Z.', counts())),
      },
      'a group',
    ),
  );

const groups = (): describe.Shape => describe.listOf(group(), 'groups');

const TYPES: () => Readonly<Record<PropertyName | GamePropertyName | LatticePropertyName, describe.Shape>> = () => ({
  facetCount: count(),
  nonfaceCount: count(),
  dimension: maybe(describe.integer(-1)),
  fVector: counts(),
  hVector: counts(),
  polynomialProfile: describe.listOf(counts(), 'rows'),
  pure: flag(),
  unmixed: flag(),
  flag: flag(),
  connected: flag(),
  shellable: flag(),
  vertexDecomposable: flag(),
  partitionable: flag(),
  cohenMacaulay: byCharacteristic(),
  sequentiallyCohenMacaulay: byCharacteristic(),
  legalIdealCohenMacaulay: byCharacteristic(),
  depth: maybe(whole()),
  projectiveDimension: maybe(whole()),
  regularity: maybe(whole()),
  betti: describe.listOf(describe.tupleLike('[i, degree, β]', whole(), whole(), count()), 'Betti numbers'),
  homology: describe.fields(
    {
      Z: groups(),
      Q: describe.optional(groups()),
      'GF(2)': describe.optional(groups()),
      'GF(3)': describe.optional(groups()),
    },
    '{"Z", "Q", …}',
  ),
  forest: flag(),
  grafted: flag(),
  automorphisms: describe.textLike('digits', /^[1-9]\d*$/),
  gorenstein: flag(),
  buchsbaum: flag(),
  serre: maybe(whole()),
  linearQuotients: flag(),
  linearResolution: flag(),
  pseudomanifold: flag(),
  balanced: flag(),
  collapsible: flag(),
  constructible: flag(),
  kDecomposable: maybe(whole()),
  eulerCharacteristic: count(),
  automorphismGenerators: describe.listOf(describe.listOf(labels(), 'cycles'), 'permutations'),
  moebius: count(),
  value: maybe(describe.text),
  outcome: maybe(describe.nullable(describe.oneOf('L', 'R', 'N', 'P'))),
  temperature: maybe(describe.text),
  hTriangle: describe.listOf(describe.fields({ facetSize: whole(), f: counts(), h: counts() }, 'a row'), 'rows'),
  conePoints: labels(),
  cohomology: groups(),
  fundamentalGroup: maybe(
    describe.fields(
      {
        generators: whole(),
        relators: describe.listOf(describe.listOf(describe.integer(), 'a word'), 'relators'),
      },
      'a presentation',
    ),
  ),
  orientable: maybe(flag()),
  homologySphere: flag(),
  homologyBall: flag(),
  height: maybe(whole()),
  degree: count(),
  hilbertSeries: describe.fields({ numerator: counts(), denominatorExponent: whole() }, 'a series'),
  minimalPrimes: describe.listOf(labels(), 'primes'),
  multigradedBetti: describe.listOf(
    describe.tupleLike('[i, monomial, β]', whole(), labels(), count()),
    'Betti numbers',
  ),
  componentwiseLinear: flag(),
  misereOutcome: describe.oneOf('L', 'R', 'N', 'P'),
  formalBirthday: count(),
  symmetric: flag(),
  axioms: flag(),
  convention: describe.oneOf('normal', 'misere', 'generalised'),
  positive: flag(),
  weights: maybe(describe.listOf(describe.integer(), 'weights')),
  fullDimensional: flag(),
  tangentCones: flag(),
  defeatedIdeal: flag(),
  saturated: flag(),
  cosets: countOrInfinite(),
  coneContained: flag(),
  squarefree: maybe(flag()),
  weaklySquarefree: maybe(flag()),
  terminalCount: countOrInfinite(),
  acyclicComplex: describe.named('complex', () => complexDocument),
});

/** What `analyze --json` prints. */
export const analysisDocument: Document<'analysis', unknown> = document(
  'analysis',
  'Properties of a complex, or of the legal complex of a game. What was not decided in time is "undecided"; null stands where there is no such thing, as for the dimension of the void complex.',
  () => ({
    ...Object.fromEntries(Object.entries(TYPES()).map(([name, type]) => [name, describe.optional(orOpen(type))])),
    results: describe.optional(
      describe.described('For a loopy game: what each player can force by moving first.', loopyResults()),
    ),
    stopper: describe.optional(describe.described('For a loopy game: does alternating play always end?', flag())),
    witnesses: describe.optional(
      describe.described(
        'Why, by the names of the properties, with labels in place of vertices.',
        describe.fields({}, 'witnesses'),
      ),
    ),
  }),
  true,
);
