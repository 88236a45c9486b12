/** How long a machine thinks about a move, in milliseconds; `random` does not think at all. */
export const LEVELS: Readonly<Record<Level, number>> = { random: 0, quick: 200, good: 2000, perfect: Infinity };

export type Level = 'random' | 'quick' | 'good' | 'perfect';

/** How long to think about what a person asks, also where the machine does not think. */
export function thinkingMs(level: Level): number {
  return level === 'random' ? LEVELS.good : LEVELS[level];
}
