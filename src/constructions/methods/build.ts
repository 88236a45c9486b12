import type { ComplexSource } from '../../complex/index.js';
import { smallDigraphWithValue } from '../../digraphs/index.js';
import { InputError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import { Value } from '../../values/index.js';
import type { Construction, Method } from '../Construction.js';
import { cyclesConstruction } from '../cyclesConstruction.js';
import { digraphConstruction, type DigraphConstruction } from '../digraphConstruction.js';
import { gammaConstruction, type GammaOptions } from '../gamma/gammaConstruction.js';
import { independenceConstruction, invariantConstruction } from '../gamma/invariantConstruction.js';
import { pureConstruction, type PureConstruction } from '../pure/pureConstruction.js';
import { skeletonConstruction } from '../skeletonConstruction.js';
import { smallConstruction } from '../small/smallConstruction.js';
import { valueConstruction } from '../values/valueConstruction.js';
import { constructionMethods } from './constructionMethods.js';
import { pureKind, type PureFlags } from './pureKind.js';

type As = Construction['as'];

/** The methods that build a game: on a board, on a complex or on a digraph. */
export type MethodName = Method | 'digraph';

/** What `build` makes. */
export type AnyConstruction = Construction | DigraphConstruction | PureConstruction;

/** What is asked of a method, as the options of `spgames build`: with `value`, or with `digraph`. */
export interface MethodOptions extends PureFlags, Pick<GammaOptions, 'edgeOrder'> {
  readonly small?: boolean;
  readonly connected?: boolean;
}

export type MethodOption = keyof MethodOptions;

/** How `build` builds. */
export interface BuildOptions extends MethodOptions, RunOptions {
  /** By default `value` for a value, `prop2.1` for a complex. */
  readonly method?: MethodName;
  /** Which complex of the game the given one is; by default the legal one. */
  readonly as?: 'legal' | 'illegal';
}

type Build = (target: ComplexSource, as: As, options: GammaOptions) => Construction;

/** A method for one of the two complexes, with the method to use for the other. */
function only(
  method: Method,
  role: As,
  other: Method,
  build: (target: ComplexSource, options: GammaOptions) => Construction,
): Build {
  return (target, as, options) => {
    if (as === role) return build(target, options);
    throw new InputError('invalid-option', `build: ${method} as ${as}; expected --as ${role}.`, {
      hint: `Use --method ${other} for an ${as} complex.`.replace('an legal', 'a legal'),
    });
  };
}

const BY_COMPLEX: Readonly<Record<Exclude<Method, 'value'>, Build>> = {
  'prop2.1': cyclesConstruction,
  'remark2.2': only('remark2.2', 'legal', 'prop2.1', skeletonConstruction),
  gamma: only('gamma', 'illegal', 'invariant', gammaConstruction),
  'gamma-printed': only('gamma-printed', 'illegal', 'invariant', (target, options) =>
    gammaConstruction(target, { ...options, labelling: 'printed' }),
  ),
  invariant: only('invariant', 'legal', 'gamma', invariantConstruction),
  independence: only('independence', 'legal', 'gamma', independenceConstruction),
  small: smallConstruction,
};

/**
 * The construction that `spgames build` makes: a game whose legal or illegal complex is the given one, or a game,
 * digraph or pure complex with the given value.
 * @throws InputError `invalid-option` where the method is not one for what is given, or options do not go together, and
 * those of the construction; LimitError as the construction
 * @example build(SimplicialComplex.fromFacets([[0, 1], [2]], 3), { method: 'invariant' }).method // 'invariant'
 */
export function build(given: ComplexSource | Value, options: BuildOptions = {}): AnyConstruction {
  const isValue = given instanceof Value;
  const { method = isValue ? 'value' : 'prop2.1', as = 'legal' } = options;
  requireMethodOptions(method, as, options);
  if (method === 'value' || method === 'digraph') {
    if (isValue) return withValue(given, method, options);
    throw withoutValue(method);
  }
  if (isValue)
    throw new InputError('invalid-option', `build: --method ${method} with a value; expected a complex.`, {
      hint: 'The methods value and digraph are for values.',
    });
  const { edgeOrder } = options;
  return BY_COMPLEX[method](given, as, { ...boundsOf(options), ...(edgeOrder !== undefined && { edgeOrder }) });
}

/** Are the options those of the method, and do they go together? @throws InputError `invalid-option` */
export function requireMethodOptions(method: MethodName, as: As, options: MethodOptions): void {
  const ordered = constructionMethods.filter((each) => each.options.includes('edgeOrder')).map(({ name }) => name);
  if (options.edgeOrder !== undefined && !ordered.includes(method))
    throw new InputError('invalid-option', `build: --edge-order with ${method}; expected ${ordered.join(' or ')}.`);
  for (const option of ['small', 'connected'] as const)
    if (options[option] === true && method !== 'digraph')
      throw new InputError('invalid-option', `build: --${option} with ${method}; expected --method digraph.`);
  pureKind(options, method);
  if (method === 'value' || method === 'digraph') requireLegal(method, as);
}

/** @throws InputError `invalid-option` */
function requireLegal(method: 'value' | 'digraph', as: As): void {
  if (as === 'legal') return;
  throw new InputError(
    'invalid-option',
    `build: ${method} as ${as}; expected ${method === 'value' ? '--as legal' : 'no --as'}.`,
    { hint: method === 'value' ? 'The legal complex has the value.' : 'A digraph has no complexes.' },
  );
}

/** The error for a method that is given no value. */
export function withoutValue(method: MethodName): InputError {
  return new InputError('invalid-option', `build: --method ${method} with a game or a complex; expected value:….`, {
    hint: 'spgames value finds the value of a game.',
  });
}

function withValue(value: Value, method: 'value' | 'digraph', options: BuildOptions): AnyConstruction {
  const { small, connected = false, board } = options;
  const bounds = boundsOf(options);
  if (method === 'digraph')
    return digraphConstruction(value, {
      ...bounds,
      connected,
      ...(small === true && { small: smallDigraphWithValue }),
    });
  const pure = pureKind(options, method);
  if (pure !== undefined && board !== true) return pureConstruction(value, { ...bounds, ...pure });
  return valueConstruction(value, { ...bounds, ...pure });
}

/** The bounds alone. */
function boundsOf({ limit, timeoutMs, memory, signal, onProgress, partOf }: BuildOptions): RunOptions {
  return {
    ...(limit !== undefined && { limit }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(memory !== undefined && { memory }),
    ...(signal !== undefined && { signal }),
    ...(onProgress !== undefined && { onProgress }),
    ...(partOf !== undefined && { partOf }),
  };
}
