import { definitions } from './definitions.js';

/**
 * The name of every function, and whether it stands beside a function of mathjs. The bundle of the command has this
 * table as data, so that functions are loaded when an expression names one.
 */
export const definitionNames: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map(
  [...definitions.values()].map(({ name, besideNumbers }) => [name, besideNumbers === true]),
);
