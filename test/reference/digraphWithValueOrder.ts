import type { Value } from 'spgames/values';
import { numberOf, type Tree } from './values.js';
import { treeOfValue } from './valueTrees.js';

/**
 * The number of vertices that the paper's recursion needs with d next to 0: by the formula, and by comparing with every
 * d.
 */
export function orderByFormula(value: Value): number {
  const { store } = value;
  const number = numberOf(treeOfValue(value));
  if (number !== undefined) return born(treeOfValue(value));
  let d = 0;
  const fits = (d: number): boolean => !value.isAtMost(store.number(d - 1)) && !store.number(d + 1).isAtMost(value);
  while (!fits(d) && !fits(-d)) d++;
  const options = [...value.options('L'), ...value.options('R')];
  return d + 4 + options.reduce((sum, option) => sum + 1 + orderByFormula(option), 0);
}

function born([left, right]: Tree): number {
  return 1 + Math.max(-1, ...[...left, ...right].map(born));
}
