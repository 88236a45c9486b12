import type { Definition } from './Definition.js';
import { boardFunctions } from './functions/boards.js';
import { boardOperations, chainOperations } from './functions/chains.js';
import { complexFunctions } from './functions/complexes.js';
import { constructionFunctions } from './functions/constructions.js';
import { digraphFunctions } from './functions/digraphs.js';
import { documentFunctions } from './functions/documents.js';
import { formOperators } from './functions/formOperators.js';
import { formFunctions } from './functions/forms.js';
import { formatFunctions } from './functions/formats.js';
import { formulaFunctions } from './functions/formulas.js';
import { latticeGameFunctions } from './functions/lattice.js';
import { latticeStrategyFunctions } from './functions/latticeStrategies.js';
import { latticeTheoryFunctions } from './functions/latticeTheory.js';
import { loopyFunctions } from './functions/loopy.js';
import { orderFunctions } from './functions/order.js';
import { complexOperations, idealOperations } from './functions/operations.js';
import { osloFunctions } from './functions/oslo.js';
import { moveFunctions } from './functions/moves.js';
import { positionalFunctions } from './functions/positional.js';
import { pictureFunctions } from './functions/pictures.js';
import { latticeFunctions, posetFunctions } from './functions/posets.js';
import { posetSetFunctions } from './functions/posetSets.js';
import { gameFunctions } from './functions/games.js';
import { idealFunctions } from './functions/ideals.js';
import { propertyFunctions } from './functions/properties.js';
import { quotientFunctions } from './functions/quotients.js';
import { rulesetFunctions } from './functions/rulesets.js';
import { squarefreeGameFunctions } from './functions/squarefree.js';
import { scoringFunctions } from './functions/scoring.js';
import { setFunctions } from './functions/sets.js';
import { spaceOperations } from './functions/spaceOperations.js';
import { cohomologyFunctions } from './functions/cohomology.js';
import { spaceFunctions } from './functions/spaces.js';
import { sourceFunctions } from './functions/sources.js';
import { valueFunctions } from './functions/values.js';
import { operators } from './operators.js';

/** The functions by subject, with the words for each subject. */
export const GROUPS: readonly (readonly [title: string, functions: readonly Definition[]])[] = [
  ['Reading', sourceFunctions],
  ['Boards', [...boardFunctions, ...boardOperations]],
  ['Rulesets', rulesetFunctions],
  ['Operators', [...operators, ...formOperators]],
  ['Order', orderFunctions],
  ['Lists and sets', setFunctions],
  ['Games', gameFunctions],
  ['Scoring games', scoringFunctions],
  ['Literal games', formFunctions],
  ['Digraphs', digraphFunctions],
  ['Positions of other rulesets', [...moveFunctions, ...formulaFunctions]],
  ['Positional games', positionalFunctions],
  ['Values', valueFunctions],
  ['Loopy games', [...loopyFunctions, ...osloFunctions]],
  [
    'Lattice games',
    [
      ...latticeGameFunctions,
      ...squarefreeGameFunctions,
      ...quotientFunctions,
      ...latticeTheoryFunctions,
      ...latticeStrategyFunctions,
    ],
  ],
  [
    'Complexes',
    [
      ...complexOperations,
      ...spaceOperations,
      ...complexFunctions,
      ...chainOperations,
      ...spaceFunctions,
      ...cohomologyFunctions,
    ],
  ],
  ['Properties', propertyFunctions],
  ['Ideals', [...idealOperations, ...idealFunctions]],
  ['Constructions', constructionFunctions],
  ['Posets', [...posetFunctions, ...latticeFunctions, ...posetSetFunctions]],
  ['Texts of other programs', formatFunctions],
  ['Documents', documentFunctions],
  ['Pictures', pictureFunctions],
];

/**
 * Every function by its name; what several groups say of one name is put together, the first that takes some types
 * counts.
 */
export const definitions: ReadonlyMap<string, Definition> = merged(GROUPS.flatMap(([, functions]) => functions));

function merged(all: readonly Definition[]): Map<string, Definition> {
  const byName = new Map<string, Definition>();
  for (const definition of all) {
    const { name, about, examples, calls } = definition;
    const known = byName.get(name);
    byName.set(
      name,
      known === undefined
        ? definition
        : {
            name,
            about: about === known.about ? about : `${known.about} ${about}`,
            examples: [...known.examples, ...examples],
            calls: [...calls, ...known.calls],
          },
    );
  }
  return byName;
}
