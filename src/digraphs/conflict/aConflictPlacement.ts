import { instanceOf } from '../../arguments.js';
import type { Shape } from '../../shape.js';
import { ConflictPlacement } from './ConflictPlacement.js';

/** A `ConflictPlacement`. */
export const aConflictPlacement: Shape = /* @__PURE__ */ instanceOf(() => ConflictPlacement, 'a ConflictPlacement');
