import { InputError } from '../../errors.js';
import type { Evaluator } from '../../evaluation/index.js';
import { gameValue } from '../../games/index.js';
import type { OwnSidesRule } from '../../player.js';
import type { Work } from '../../run.js';
import { asGame, type Source } from '../../sources/index.js';
import type { Value } from '../../values/index.js';

/** How to read a source as a value. */
export interface ValueOfSourceOptions {
  readonly evaluator?: Evaluator;
  /** `ignore` takes the players away from the vertices; by default `keep`. */
  readonly sides?: OwnSidesRule;
}

/**
 * The value of a source.
 * @throws InputError `bad-option` for a value whose sides are to be ignored
 * @throws LimitError when the time is up
 */
export function valueOfSource(source: Source, work: Work, options: ValueOfSourceOptions = {}): Value {
  switch (source.kind) {
    case 'value':
    case 'sum':
      if (options.sides === 'ignore')
        throw new InputError('bad-option', '--sides ignore with a value; expected games with rules.', {
          hint: 'The players of a value cannot be taken away from it.',
        });
      if (source.kind === 'value') return source.value;
      return source.value.plus(gameValue(source.game, { ...work.part(), ...options }));
    case 'moves':
      return gameValue(source.moves, { ...work.part(), ...options });
    default:
      return gameValue(asGame(source, work.part()), { ...work.part(), ...options });
  }
}
