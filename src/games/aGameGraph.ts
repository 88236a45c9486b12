import { instanceOf } from '../arguments.js';
import type { Shape } from '../shape.js';
import { GameGraph } from './graph/GameGraph.js';

/** `GameGraph`. */
export const aGameGraph: Shape = /* @__PURE__ */ instanceOf(() => GameGraph, 'a GameGraph, such as gameGraphOf(game)');
