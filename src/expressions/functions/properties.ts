import { analyze, properties, type PropertyName } from '../../analysis/index.js';
import type { SimplicialComplex } from '../../complex/door.js';
import { InputError, nearestNames } from '../../errors.js';
import type { SPGame } from '../../games/door.js';
import type { SquarefreeIdeal } from '../../ideal/door.js';
import { define, on, type Definition } from '../Definition.js';
import { characteristicKind, complexKind, idealKind, textKind } from '../kinds.js';
import type { Language } from '../Language.js';

/** What has a function of its own. */
const ELSEWHERE: readonly PropertyName[] = [
  'fVector',
  'hVector',
  'value',
  'temperature',
  'hilbertSeries',
  'minimalPrimes',
  'betti',
];

/** An example for each. */
const EXAMPLE = 'complex("facets:1 2 3, 2 3 4")';

/** Every property that `analyze` knows, as a function of complexes, and of games by their legal complexes. */
export const propertyFunctions: readonly Definition[] = [
  ...(Object.keys(properties) as PropertyName[])
    .filter((name) => !ELSEWHERE.includes(name))
    .map((name) => {
      const { about, needs, ofRing = needs === 'field' } = properties[name];
      const hasField = needs === 'field' || /CohenMacaulay/i.test(name);
      return define(
        name,
        about,
        `${name}(${EXAMPLE})`,
        on([complexKind], (D, language) => find(name, D, language)),
        ...(hasField ? [on([complexKind, characteristicKind], (D, p, language) => find(name, D, language, p))] : []),
        ...(ofRing ? [on([idealKind], (I, language) => find(name, I, language))] : []),
        ...(ofRing && hasField
          ? [on([idealKind, characteristicKind], (I, p, language) => find(name, I, language, p))]
          : []),
      );
    }),
  define(
    'witness',
    'What shows that a complex has a property, or does not have it.',
    'witness(complex("facets:1 2, 3 4 5"), "pure")',
    on([complexKind, textKind], (D, name, language) => {
      const names = Object.keys(properties);
      if (!names.includes(name)) {
        const near = nearestNames(name, names);
        throw new InputError(
          'unknown-property',
          `witness: ${JSON.stringify(name)} is not a property; expected one that analyze knows.`,
          {
            ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
          },
        );
      }
      const wanted = name as PropertyName;
      const { [wanted]: fact } = analyze(D, { only: [wanted], evaluator: language.evaluator, ...language.run() });
      return fact.witness ?? 'nothing short shows it';
    }),
  ),
  define(
    'analyze',
    'The properties of a complex that are found quickly.',
    'analyze(complex("facets:1 2, 2 3"))',
    on([complexKind], (D, language) => {
      const only = (Object.keys(properties) as PropertyName[]).filter((name) => properties[name].special !== true);
      const facts = analyze(D, {
        only,
        witnesses: false,
        eachMs: 1000,
        evaluator: language.evaluator,
        ...language.run(),
      });
      return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact.value]));
    }),
  ),
];

/** The value of a property; `undecided` where the bounds cut it off. */
export function find(
  name: PropertyName,
  subject: SimplicialComplex | SquarefreeIdeal | SPGame,
  language: Language,
  p?: number,
): unknown {
  const options = { only: [name], witnesses: false, evaluator: language.evaluator, ...language.run() };
  const value: unknown = analyze(subject, { ...options, ...(p !== undefined && { characteristic: p }) })[name].value;
  // The answers for characteristic 0, 2, 3 and for those that differ from the first.
  if (p !== undefined && typeof value === 'object' && value !== null && '0' in value)
    return (value as Readonly<Record<string, unknown>>)[String(p)] ?? value['0'];
  return value;
}
