/** Properties of complexes, by the register of the library, as `spgames analyze` answers them. */
import type { AskableProperty, PropertyAnswer } from '../messages.js';
import { analysis, formats, LimitError, type evaluation, type SimplicialComplex } from '../library.js';
import type { Search } from './Session.js';
import { sheddingTree } from './sheddingTree.js';

/** So long `spgames analyze` looks for each property. */
const LONGEST_MS = 10_000;
/** A search for a property keeps little from one slice to the next. */
const SLICES = { growth: 2, longestMs: LONGEST_MS };

type Name = analysis.PropertyName;

/** All properties of complexes. */
export const PROPERTIES: readonly AskableProperty[] = Object.entries<analysis.ComplexPropertyDescription>(
  analysis.properties,
).map(([name, { about, takesLong = false, special = false }]) => ({ name, about, isRare: takesLong || special }));

/** A property of a complex with what shows it. @throws LimitError, Stopped */
export async function findProperty(
  name: string,
  complex: SimplicialComplex,
  evaluator: evaluation.Evaluator,
  search: Search,
): Promise<PropertyAnswer> {
  if (!Object.hasOwn(analysis.properties, name)) throw new Error(`${name} is not a property.`);
  const asked = name as Name;
  const begun = performance.now();
  const seconds = (): number => (performance.now() - begun) / 1000;
  let limit = '';
  const fact = await search(
    ({ timeoutMs: eachMs = 0 }) => {
      const sliceBegun = performance.now();
      const onUndecided = (_: string, { code, message }: LimitError): void => {
        limit = code === 'too-long' ? '' : `too large: ${message}`;
      };
      const options = { only: [asked], eachMs, timeoutMs: 2 * eachMs, evaluator, onUndecided };
      const found = analysis.analyze(complex, options)[asked];
      // The value or its witness was cut off by the time: both have more in the next slice.
      if (performance.now() - sliceBegun >= eachMs && eachMs < LONGEST_MS)
        throw new LimitError('too-long', `${name}: not found in ${eachMs} ms`);
      return found;
    },
    () => `searched for ${seconds().toFixed(1)} s`,
    SLICES,
  );
  const { text, lines = [] } = formats.describeComplexFact(asked, fact, complex);
  const { witness } = fact as { readonly witness?: Partial<analysis.VertexDecompositionWitness> };
  const tree = witness !== undefined && 'tree' in witness ? sheddingTree(witness.tree ?? [], complex) : [];
  const label = (v: number): string => complex.vertices[v]!.label;
  return {
    text:
      fact.value === 'undecided'
        ? `undecided: ${limit || (seconds() * 1000 < LONGEST_MS ? 'too large' : `not found in ${LONGEST_MS / 1000} seconds`)}`
        : text,
    lines,
    shown: analysis.witnessSteps(asked, fact, complex).map(({ part, steps }) => ({
      part,
      steps: steps.map((sets) => sets.map((set) => set.map(label))),
    })),
    ...(tree.length > 0 && asked === 'vertexDecomposable' && { tree }),
    seconds: seconds(),
  };
}
