import { comparison, type Condition } from '../../formats/internal.js';

/**
 * A condition such as `temperature>=5`, `outcome=N`, `pure=true`, `fVector=1,6,8,2`, or an expression with the fields
 * as variables: `2*temperature > mean and not outcome=N`. Only the latter loads mathjs.
 * @throws InputError `invalid-condition`, `unknown-name`
 */
export async function readCondition(text: string): Promise<Condition> {
  const simple = /\b(?:and|or|xor|not)\b/.test(text) ? undefined : comparison(text);
  if (simple !== undefined) return simple;
  const { conditionOf } = await import('../evaluateExpression.js');
  return conditionOf(text);
}
