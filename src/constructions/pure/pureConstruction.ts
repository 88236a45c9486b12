import type { SimplicialComplex } from '../../complex/index.js';
import type { Value } from '../../values/index.js';
import { textOfValue } from '../../values/internal.js';
import { gameWithValue } from '../values/gameWithValue.js';
import type { PureCertificate } from './PureCertificate.js';
import type { PureGameOptions } from './pureGame.js';

/** A pure complex with a given value, without a board. */
export interface PureConstruction {
  readonly method: 'value';
  readonly as: 'legal';
  /** The value as `parseValue` reads it, or, with an @, as `deserializeValue` does. */
  readonly value: string;
  readonly target: SimplicialComplex;
  /** Why the target is pure, perhaps vertex decomposable, and has the value. */
  readonly certificate: PureCertificate;
}

/** The kind of a pure complex; by default it is pure only. */
export interface PureConstructionOptions
  extends Omit<PureGameOptions, 'complex'>, Partial<Pick<PureGameOptions, 'complex'>> {}

/**
 * A pure complex whose value is the given one, by `gameWithValue`: a document of its own, without a ruleset or a board.
 * @throws InputError `invalid-size`; LimitError `too-large-construction`, `too-long`
 * @example verifyConstruction(pureConstruction(parseValue('^'), { complex: 'pure' })).verified // true
 */
export function pureConstruction(value: Value, options: PureConstructionOptions = {}): PureConstruction {
  const { complex: target, certificate } = gameWithValue(value, { complex: 'pure', ...options });
  return { method: 'value', as: 'legal', value: textOfValue(value), target, certificate };
}

/** Is a construction with a value one without a board? */
export function isPureConstruction(construction: unknown): construction is PureConstruction {
  const { method, ruleset, board } = (construction ?? {}) as Readonly<Record<string, unknown>>;
  return method === 'value' && ruleset === undefined && board === undefined;
}
