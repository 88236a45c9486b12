import { all, create, type ConfigOptions, type MathJsInstance } from 'mathjs';
import { options, takes } from '../arguments.js';
import { InputError } from '../errors.js';
import { calculateWithFractions, convertToDecimals } from './arithmetic.js';
import { takeFractionsAsSizes } from './sizes.js';
import { scalars, spgames } from './spgames.js';

const createMathTakes = /* @__PURE__ */ takes('createMath', () => ({ config: options }));

/**
 * An instance of mathjs with the functions of the library, in which numbers are exact fractions.
 * @param config as `create` of mathjs takes it; by default `{ number: 'Fraction' }`
 * @example String(createMath().evaluate('temperature(snort(path(5)))')) // '1'
 */
export function createMath(config: ConfigOptions = { number: 'Fraction' }): MathJsInstance {
  createMathTakes(config);
  const math = create(all!, config);
  const isExact = config.number === 'Fraction';
  // Where several conversions would do, mathjs takes the one that it has known longest: those between numbers come first.
  if (isExact) convertToDecimals(math);
  math.import(scalars, { override: true });
  if (isExact) calculateWithFractions(math);
  const { mean } = functionsOf(math);
  math.import(spgames, { override: true });
  if (isExact) takeFractionsAsSizes(math, mean!);
  refuseChanges(math);
  return math;
}

/** What changes the language itself is not for expressions. */
function refuseChanges(math: MathJsInstance): void {
  for (const name of ['import', 'createUnit', 'config'])
    functionsOf(math)[name] = () => {
      throw new InputError('not-in-expressions', `${name}: is not for expressions.`);
    };
}

/** What the names in expressions stand for. */
function functionsOf(math: MathJsInstance): Record<string, (...given: unknown[]) => unknown> {
  return (math.expression as unknown as { mathWithTransform: ReturnType<typeof functionsOf> }).mathWithTransform;
}
