import { takes } from '../../arguments.js';
import type { ComplexSource } from '../../complex/index.js';
import { complexOf } from '../../complex/internal.js';
import { withinStack } from '../withinStack.js';
import type { OutcomeProof } from './OutcomeProof.js';
import { PositionSearch } from './PositionSearch.js';
import { provePositions } from './provePositions.js';
import { SumsProofWriter } from './SumsProofWriter.js';
import { searchOf, searchShape, type OutcomeSearchOptions } from './winner.js';

const proveOutcomeTakes = /* @__PURE__ */ takes('proveOutcome', () => ({ options: searchShape }));

/**
 * The outcome class of a game on a complex, with the moves that show it. `verifyOutcomeProof` checks them.
 * @param complex or a game, which stands for its legal complex
 * @throws InputError, LimitError as `outcomeBySearch`
 * @complexity as `outcomeBySearch`, then the moves of each position that a loser can reach, once
 * @example proveOutcome(compile(snort, path(5))).outcome // 'N'
 */
export function proveOutcome(complex: ComplexSource, options: OutcomeSearchOptions = {}): OutcomeProof {
  proveOutcomeTakes(options);
  const { search, ...searched } = searchOf('proveOutcome', complex, options);
  const subject = complexOf(complex, 'proveOutcome');
  const play = options.play ?? 'normal';
  return withinStack('proveOutcome', 'the game is too long', () =>
    search instanceof PositionSearch
      ? provePositions(subject, { search, ...searched }, play)
      : new SumsProofWriter(subject, { search, ...searched }).write(play),
  );
}
