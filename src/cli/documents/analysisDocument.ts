import { complexDocument, loopyResults } from '../../formats/internal.js';
import type { GamePropertyName, LatticePropertyName, PropertyName } from '../../analysis/index.js';
import { count, describe, orOpen, type Description, type DocumentDescription } from '../../text/internal.js';

const labels = (): Description<unknown> => describe.list('labels', describe.text());
const counts = (): Description<unknown> => describe.list('numbers', count());
const whole = (): Description<unknown> => describe.integer();
/** Null stands where the void complex has no number, or an infinite one. */
const maybe = (found: Description<unknown>): Description<unknown> => describe.nullable(found);
const countOrInfinite = (): Description<unknown> =>
  describe.either((value) => value === 'infinite', describe.oneOf(['infinite']), count());
const flag = (): Description<unknown> => describe.flag;

/** By characteristic: 0, 2, 3, and each prime whose answer differs from that of 0. */
const byCharacteristic = (): Description<unknown> => ({
  read: ({ value }) => value,
  schema: () => ({
    type: 'object',
    patternProperties: { '^\\d+$': { anyOf: [{ type: 'boolean' }, { const: 'undecided' }] } },
    additionalProperties: false,
  }),
});

/** A homology group in some degree. */
export const group = (): Description<unknown> =>
  describe.named('group', () =>
    describe.object('a group', {
      degree: describe.integer(-1),
      rank: describe.integer(0),
      torsion: describe.optional(describe.described('Invariant factors, of groups over Z.', counts())),
    }),
  );

const groups = (): Description<unknown> => describe.list('groups', group());

const TYPES: () => Readonly<
  Record<PropertyName | GamePropertyName | LatticePropertyName, Description<unknown>>
> = () => ({
  facetCount: count(),
  nonfaceCount: count(),
  dimension: maybe(describe.integer(-1)),
  fVector: counts(),
  hVector: counts(),
  polynomialProfile: describe.list('rows', counts()),
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
  betti: describe.list('Betti numbers', describe.tuple('[i, degree, β]', whole(), whole(), count())),
  homology: describe.object('{"Z", "Q", …}', {
    Z: groups(),
    Q: describe.optional(groups()),
    'GF(2)': describe.optional(groups()),
    'GF(3)': describe.optional(groups()),
  }),
  forest: flag(),
  grafted: flag(),
  automorphisms: describe.text('digits', /^[1-9]\d*$/),
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
  automorphismGenerators: describe.list('permutations', describe.list('cycles', labels())),
  moebius: count(),
  value: maybe(describe.text()),
  outcome: maybe(describe.nullable(describe.oneOf(['L', 'R', 'N', 'P']))),
  temperature: maybe(describe.text()),
  hTriangle: describe.list('rows', describe.object('a row', { facetSize: whole(), f: counts(), h: counts() })),
  conePoints: labels(),
  cohomology: groups(),
  fundamentalGroup: maybe(
    describe.object('a presentation', {
      generators: whole(),
      relators: describe.list('relators', describe.integers('a word')),
    }),
  ),
  orientable: maybe(flag()),
  homologySphere: flag(),
  homologyBall: flag(),
  height: maybe(whole()),
  degree: count(),
  hilbertSeries: describe.object('a series', { numerator: counts(), denominatorExponent: whole() }),
  minimalPrimes: describe.list('primes', labels()),
  multigradedBetti: describe.list('Betti numbers', describe.tuple('[i, monomial, β]', whole(), labels(), count())),
  componentwiseLinear: flag(),
  misereOutcome: describe.oneOf(['L', 'R', 'N', 'P']),
  formalBirthday: count(),
  symmetric: flag(),
  axioms: flag(),
  convention: describe.oneOf(['normal', 'misere', 'generalised']),
  positive: flag(),
  weights: maybe(describe.integers('weights')),
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
export const analysisDocument: DocumentDescription<unknown> = describe.document(
  'analysis',
  'Properties of a complex, or of the legal complex of a game. What was not decided in time is "undecided"; null stands where there is no such thing, as for the dimension of the void complex.',
  () => ({
    ...Object.fromEntries(Object.entries(TYPES()).map(([name, type]) => [name, describe.optional(orOpen(type))])),
    results: describe.optional(
      describe.described('Of a loopy game: what each player who begins can force.', loopyResults()),
    ),
    stopper: describe.optional(describe.described('Of a loopy game: does play in turn always end?', flag())),
    witnesses: describe.optional(
      describe.described(
        'Why, by the names of the properties, with labels in place of vertices.',
        describe.object('witnesses', {}),
      ),
    ),
  }),
  true,
);
