import { LimitError } from '../../../errors.js';
import type { Work } from '../../../run.js';
import type { PositionProgram, ProgramHost } from './PositionProgram.js';

/** Positions between two looks at the clock. */
const LOOK_EVERY = 256;

/** What a program asks for while it evaluates for a run. @param maxBytes what it may use */
export function programHost(program: PositionProgram, work: Work, maxBytes: number): ProgramHost {
  return {
    look: (expanded) => {
      work.steps = expanded;
      work.tick(expanded);
      return Math.min(expanded + LOOK_EVERY, work.limit + 1);
    },
    full: () => {
      throw new LimitError(
        'too-much-memory',
        `Evaluator: ${program.expanded} positions need more than ${maxBytes} bytes of memory for what is known of them.`,
        {
          hint: 'Give the Evaluator a larger maxBytes, or choose a smaller game.',
          details: { found: program.expanded, maxBytes },
        },
      );
    },
  };
}
