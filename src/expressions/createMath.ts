import { all, create, type ConfigOptions, type MathJsInstance, type MathNode } from 'mathjs';
import { InputError } from '../errors.js';
import { calculateWithFractions, convertToDecimals } from './arithmetic.js';
import { ALONG, takeFractionsAsSizes } from './sizes.js';
import { printResult, shownFunction } from './printResult.js';
import { addWhenNamed, languageOf, scalars, spgames } from './spgames.js';
import type { Typed, TypedFunction } from './types.js';
import { copyWhenNamed, replaceWhenNamed, withLateParts } from './whenNamed.js';

/**
 * An instance of mathjs with the functions of the library, in which numbers are exact fractions.
 * @param config as `create` of mathjs takes it; by default `{ number: 'Fraction' }`
 * @example String(createMath().evaluate('temperature(snort(path(5)))')) // '1'
 */
export function createMath(config: ConfigOptions = { number: 'Fraction' }): MathJsInstance {
  const math = create(withLateParts(all!), config);
  const isExact = config.number === 'Fraction';
  // Where several conversions would do, mathjs takes the one that it has known longest: those between numbers come
  // first.
  if (isExact) convertToDecimals(math);
  languageOf(math);
  addWhenNamed(math, scalars);
  if (isExact) calculateWithFractions(math);
  const { transform } = math.expression as unknown as { readonly transform: ReturnType<typeof functionsOf> };
  const along = copyWhenNamed(transform, ALONG);
  addWhenNamed(math, spgames);
  if (isExact) takeFractionsAsSizes(math, along);
  readTexts(math);
  refuseChanges(math);
  return math;
}

/** What changes the language itself, or is for programs, with what takes its place where something does. */
const REFUSED: ReadonlyMap<string, string> = new Map([
  ['import', 'Objects are read from files by source("FILE.json"); in a session .load FILE reads expressions.'],
  ['createUnit', 'Names are set by =, as in x = 3.'],
  ['config', 'In a program createMath({ number: "BigNumber" }) has other numbers.'],
  ['typed', 'Functions are defined by =, as in f(x) = x + 1.'],
  ['parser', 'The variables of the expressions before are kept.'],
  ['reviver', 'Documents are read by source("FILE.json").'],
  ['replacer', 'With --json a result is printed as a document.'],
]);

function refuseChanges(math: MathJsInstance): void {
  const known = functionsOf(math);
  for (const [name, hint] of REFUSED) {
    const refuse = (): never => {
      throw new InputError('not-in-expressions', `${name}: is not for expressions.`, { hint });
    };
    known[name] = Object.defineProperty(refuse, 'name', { value: name });
  }
}

/**
 * Expressions in texts, and functions as texts: parts of the first ask the clock, of the second only the call is shown.
 */
function readTexts(math: MathJsInstance): void {
  const known = functionsOf(math);
  const { typed } = math as unknown as { readonly typed: Typed };
  const language = languageOf(math);
  const parse = (text: string): MathNode => language.parse?.(text) ?? math.parse(text);
  const evaluate = (text: string, scope?: object): unknown => parse(text).evaluate(scope);
  const replace = (name: string, make: (existing: unknown) => unknown): void => replaceWhenNamed(known, name, make);
  replace('parse', () => typed('parse', { string: parse }));
  const all = (texts: { map: (find: (text: string) => unknown) => unknown }, scope?: object): unknown =>
    texts.map((text) => evaluate(text, scope));
  replace('evaluate', () =>
    typed('evaluate', {
      string: evaluate,
      'string, Map | Object': evaluate,
      'Array | Matrix': all,
      'Array | Matrix, Map | Object': all,
    }),
  );
  replace('compile', (existing) => {
    // What mathjs compiles of a text is for programs.
    const { string: _, Array: __, Matrix: ___, ...own } = signaturesOf(existing);
    return typed('compile', own);
  });
  replace('string', (existing) =>
    typed('string', {
      ...signaturesOf(existing),
      function: (f: { readonly name: string }) => shownFunction(f),
      Object: (x: object) => printResult(x),
    }),
  );
}

function signaturesOf(f: unknown): Record<string, (...given: never[]) => unknown> {
  return { ...(f as TypedFunction).signatures };
}

/** What the names in expressions stand for. */
function functionsOf(math: MathJsInstance): Record<string, (...given: unknown[]) => unknown> {
  return (math.expression as unknown as { mathWithTransform: ReturnType<typeof functionsOf> }).mathWithTransform;
}
