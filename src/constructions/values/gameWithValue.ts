import type { Value } from '../../values/index.js';
import type { SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import { type RunOptions, Work } from '../../run.js';
import { complexOfSteps } from './complexOfSteps.js';
import { pureGame, type PureGame, type PureGameOptions } from '../pure/pureGame.js';
import { graphOfSteps } from './graphOfSteps.js';
import { layOutSteps } from './layOutSteps.js';
import { planGame, type ValueForm } from './planGame.js';
import { DEFAULT_SIZE } from '../../recipes/internal.js';
import type { ValueCertificate } from './ValueCertificate.js';

/** A complex whose game has a given value, and why. */
export interface GameWithValue {
  readonly value: Value;
  /** The legal complex: x1, x2, … of Left, then y1, y2, … of Right. */
  readonly complex: SimplicialComplex;
  readonly certificate: ValueCertificate;
}

/** How `gameWithValue` builds. */
export interface GameWithValueOptions extends RunOptions {
  /** `any` (the default): no more than the value is asked for; otherwise see `PureGameOptions`. */
  readonly complex?: 'any';
  /** `graph` (the default): a flag complex, so an independence game, by Theorem B; `complex`: by Theorem A, smaller. */
  readonly as?: 'complex' | 'graph';
  /** Whether followers share vertices, by default yes; otherwise all parts stand on vertices of their own. */
  readonly share?: boolean;
  /**
   * Whether every follower except 0 is built from its options with a = max(1, r + ⌈X⌉) and c = max(1, ℓ − ⌊X⌋); by
   * default not: integers are simplices of one colour, and 𝒳 and 𝒴 as small as the theorem allows.
   */
  readonly plain?: boolean;
  /** Whether 0 is an edge of a Left and a Right vertex; then the complex is connected. By default 0 is {∅}. */
  readonly connected?: boolean;
  /** The options to build the value itself from, numbers allowed; by default those of the canonical form. */
  readonly form?: ValueForm;
  /** The most vertices, facets (complex) or pairs of vertices (graph); by default 2^20. */
  readonly limit?: number;
}

/**
 * A game with a given value: every short game value is that of a strong placement game, even of an independence game.
 * The construction is recursive in the followers; proofs are in docs/constructions.md. With `skeletonConstruction` it
 * becomes a game on a board; `verifyGameWithValue` checks it.
 *
 * Asked for a `complex` that is pure or vertex decomposable, it builds one with as many vertices in each facet as
 * `size` says, from the birthday plus two on; a flag one from five times the birthday plus seven on, and often less.
 * @throws InputError `not-of-this-value` when `form` has another value; `invalid-size` when no pure complex of the size
 * is known
 * @throws LimitError `too-large-construction`, before anything is built, with the size in `details`; `too-long`
 * @complexity the facets or pairs of vertices; with shared parts a graph is polynomial in the number of followers and
 * options; a pure complex has polynomially many facets, a vertex decomposable one exponentially many in its size, a
 * flag one vertices exponential in the birthday
 * @example gameWithValue(parseValue('{2|-1/4}')).complex.isFlag() // true
 * @example gameWithValue(parseValue('1/2'), { complex: 'vertexDecomposable' }).complex.isPure() // true
 */
export function gameWithValue(value: Value, options?: GameWithValueOptions): GameWithValue;
export function gameWithValue(value: Value, options: PureGameOptions): PureGame;
export function gameWithValue(
  value: Value,
  options: GameWithValueOptions | PureGameOptions = {},
): GameWithValue | PureGame {
  const kinds = isPure(options) ? FOR_ANY : FOR_PURE;
  const alien = kinds.find((name) => (options as Readonly<Record<string, unknown>>)[name] !== undefined);
  if (alien !== undefined)
    throw new InputError(
      'invalid-option',
      `gameWithValue: the option ${alien} ${isPure(options) ? `with complex: '${options.complex}'` : 'without complex'}; expected ${alien} ${isPure(options) ? 'without a kind of pure complex' : "with complex: 'pure' or complex: 'vertexDecomposable'"}.`,
      { details: { option: alien } },
    );
  return isPure(options) ? pureGame(value, options) : anyGame(value, options);
}

/** Kinds of complexes with a certificate of their own. */
const PURE_KINDS = ['pure', 'vertexDecomposable', 'sphere', 'ball'] as const;

/** Options that only go without a kind of pure complex, and with one. */
const FOR_ANY = ['as', 'share', 'plain', 'connected', 'form'] as const;
const FOR_PURE = ['flag', 'size'] as const;

function isPure(options: GameWithValueOptions | PureGameOptions): options is PureGameOptions {
  return PURE_KINDS.some((kind) => kind === options.complex);
}

function anyGame(value: Value, options: GameWithValueOptions): GameWithValue {
  const {
    as = 'graph',
    share = true,
    plain = false,
    connected = false,
    form,
    limit = DEFAULT_SIZE,
    ...bounds
  } = options;
  if (form !== undefined && !value.store.fromOptions(form.left, form.right).equals(value))
    throw new InputError(
      'not-of-this-value',
      `gameWithValue: the form is not ${String(value)}; expected options of this value.`,
    );
  // The limit is one of sizes, which are known before anything is built.
  const work = new Work('gameWithValue', bounds);
  const sharing = !share ? 'apart' : as === 'graph' ? 'grown' : 'overlapping';
  const plan = planGame(value, form, { as, sharing, plain, connected, limit });
  const laidOut = layOutSteps(plan, sharing);
  const complex = as === 'graph' ? graphOfSteps(laidOut, work) : complexOfSteps(laidOut, work);
  return { value, complex, certificate: { as, steps: laidOut.steps } };
}
