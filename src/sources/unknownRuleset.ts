import { InputError, nearestNames } from '../errors.js';
import { catalogue } from '../games/index.js';
import { moveCatalogue } from '../moves/index.js';

/** The rulesets that have a name, placement games or not. */
export const RULESET_NAMES: readonly string[] = /* @__PURE__ */ [
  ...new Set([...catalogue, ...moveCatalogue].map(({ name }) => name)),
].sort();

/** The words before the colon of positions that no board has, and what they write. */
export const POSITIONS: Readonly<Record<string, string>> = {
  row: 'a position written in a row',
  stalk: 'a stalk of coloured edges',
  number: 'a number',
};

/** The error for a ruleset that neither catalogue has. */
export function unknownRuleset(notation: string): InputError {
  const near = nearestNames(notation.replace(/\(.*$/s, '').trim(), RULESET_NAMES);
  return new InputError(
    'unknown-ruleset',
    `parseSource: ${JSON.stringify(notation)} is not a ruleset; expected one of ${RULESET_NAMES.join(', ')}.`,
    {
      ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
      details: { found: notation, nearest: near },
    },
  );
}
