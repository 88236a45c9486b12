import { digraphWithValue } from '../digraphs/index.js';
import type { DigraphCertificate, DigraphPlacement, DigraphWithValueOptions } from '../digraphs/index.js';
import type { Value } from '../values/index.js';
import { textOfValue } from '../values/internal.js';

/** A digraph placement game with a given value. */
export interface DigraphConstruction {
  readonly method: 'digraph';
  /** The value as `parseValue` reads it, or, with an @, as `deserializeValue` does. */
  readonly value: string;
  readonly target: DigraphPlacement;
  /** Why the target has the value. */
  readonly certificate: DigraphCertificate;
}

/**
 * A digraph placement game whose value is the given one, by `digraphWithValue`.
 * @throws LimitError `too-large-construction`, `too-long`
 * @source Clow and McKay 2024, Thm 4.5
 * @example verifyConstruction(digraphConstruction(parseValue('^'))).verified // true
 */
export function digraphConstruction(value: Value, given: DigraphWithValueOptions = {}): DigraphConstruction {
  const { digraph: target, certificate } = digraphWithValue(value, given);
  return { method: 'digraph', value: textOfValue(value), target, certificate };
}
