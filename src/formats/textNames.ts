import type { PolynomialRing } from '../ideal/index.js';
import { variableNames } from './variableNames.js';

const known = /* @__PURE__ */ new WeakMap<PolynomialRing, readonly string[]>();

/**
 * The distinct words by which polynomial text speaks of the variables of a ring: their names, where these are words;
 * else that of `variableNames` without underscore (z3 for 3), with underscores behind it if another variable has it.
 */
export function textNames(ring: PolynomialRing): readonly string[] {
  const names = known.get(ring) ?? findNames(ring);
  known.set(ring, names);
  return names;
}

function findNames(ring: PolynomialRing): string[] {
  const others = variableNames(ring);
  const taken = new Set(ring.variables.map(({ name }) => name));
  return ring.variables.map(({ name }, v) => {
    if (/^[A-Za-z]\w*$/.test(name) && !RESERVED.has(name)) return name;
    let word = others[v]!.replace('_', '');
    while (taken.has(word)) word += '_';
    taken.add(word);
    return word;
  });
}

/** Words that the parser reads as operators, constants or the beginning of an ideal. */
const RESERVED: ReadonlySet<string> = new Set(
  'mod to in and xor or not true false null undefined NaN Infinity end ideal monomialIdeal'.split(' '),
);
