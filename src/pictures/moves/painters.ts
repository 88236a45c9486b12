import type { PositionPainter } from './PositionPainter.js';

/** How positions of rulesets are drawn, by the name before the arguments; all others as their notation. */
export const PAINTERS: Readonly<Record<string, PositionPainter>> = {};
