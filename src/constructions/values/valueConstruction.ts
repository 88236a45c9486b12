import { textOfValue } from '../../values/internal.js';
import { Work } from '../../run.js';
import type { Value } from '../../values/index.js';
import type { PureCertificate } from '../pure/PureCertificate.js';
import type { PureGameOptions } from '../pure/pureGame.js';
import { independenceConstruction, invariantConstruction } from '../gamma/invariantConstruction.js';
import type { GammaOptions } from '../gamma/gammaConstruction.js';
import type { GammaCertificate, GammaConstruction } from '../gamma/GammaCertificate.js';
import { gameWithValue } from './gameWithValue.js';
import type { ValueCertificate } from './ValueCertificate.js';

/** An invariant independence game with a given value. */
export interface ValueConstruction extends Omit<GammaConstruction, 'method' | 'as' | 'certificate'> {
  readonly method: 'value';
  readonly as: 'legal';
  /** The value as `parseValue` reads it, or, with an @, as `deserializeValue` does. */
  readonly value: string;
  /** Why the target is the legal complex, and why it has the value. */
  readonly certificate: GammaCertificate & { readonly game: ValueCertificate | PureCertificate };
}

/** How `valueConstruction` builds: with a complex as `gameWithValue` has it, by default any. */
export interface ValueConstructionOptions extends GammaOptions {
  readonly complex?: 'any' | PureGameOptions['complex'];
  readonly flag?: boolean;
}

/**
 * An invariant independence game on a Γ-board whose value is the given one: the legal complex is that of
 * `gameWithValue`, by Theorem B of docs/constructions.md. If a pure complex is asked for that need not be flag, it is
 * an invariant game.
 * @throws LimitError `too-large-construction`, `too-large-board`, `too-long`
 * @source Huntemann 2018, Prop. 2.24
 * @example verifyConstruction(valueConstruction(parseValue('*'))).verified // true
 */
export function valueConstruction(value: Value, options: ValueConstructionOptions = {}): ValueConstruction {
  const { complex: kind = 'any', flag, labelling, edgeOrder, limit, ...bounds } = options;
  // The complex and the board share the time.
  const work = new Work('valueConstruction', bounds);
  const { complex, certificate: game } =
    kind === 'any'
      ? gameWithValue(value, work.part())
      : gameWithValue(value, { complex: kind, ...(flag !== undefined && { flag }), ...work.part() });
  const build = kind === 'any' || flag === true ? independenceConstruction : invariantConstruction;
  const { target, ruleset, board, certificate } = build(complex, {
    ...(labelling !== undefined && { labelling }),
    ...(edgeOrder !== undefined && { edgeOrder }),
    ...work.part({ ...(limit !== undefined && { limit }) }),
  });
  return {
    method: 'value',
    as: 'legal',
    value: textOfValue(value),
    target,
    ruleset,
    board,
    certificate: { ...certificate, game },
  };
}
