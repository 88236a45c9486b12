import { InputError, LimitError, nearestNames } from '../../errors.js';
import { wrongArgument } from '../../arguments.js';
import { shown } from '../../shape.js';
import type { CodeRule } from '../../symmetry/internal.js';

/** A family of digraphs that has the induced subdigraphs of each of its members. */
export type DigraphFamily = 'all' | 'symmetric' | 'oriented' | 'tournament' | 'acyclic' | 'transitive';

/** What each family allows. */
export const FAMILY_RULES: Readonly<Record<DigraphFamily, CodeRule>> = {
  all: { pairs: [0, 1, 2, 3] },
  symmetric: { pairs: [0, 3] },
  oriented: { pairs: [0, 1, 2] },
  tournament: { pairs: [1, 2] },
  acyclic: { pairs: [0, 1, 2], has: isAcyclic },
  transitive: { pairs: [0, 1, 2], has: isTransitive },
};

/**
 * The families by name: all digraphs; those in which arcs go both ways, at most one way, exactly one way; without
 * cycles; and transitive ones.
 */
export const digraphFamilies: readonly DigraphFamily[] = /* @__PURE__ */ Object.freeze(
  Object.keys(FAMILY_RULES) as DigraphFamily[],
);

/** Are there no directed cycles? Again and again vertices without out-neighbours are taken away. */
function isAcyclic(out: Int32Array, n: number): boolean {
  let left = (1 << n) - 1;
  for (let before = 0; left !== before;) {
    before = left;
    for (let v = 0; v < n; v++) if ((left >> v) & 1 && (out[v]! & left) === 0) left &= ~(1 << v);
  }
  return left === 0;
}

/** Does u → v → w imply u → w? Without arcs both ways there is no cycle then. */
function isTransitive(out: Int32Array, n: number): boolean {
  for (let u = 0; u < n; u++)
    for (let v = 0; v < n; v++) if ((out[u]! >> v) & 1 && (out[v]! & ~out[u]!) !== 0) return false;
  return true;
}

/**
 * Is a digraph of a family in it still with one more vertex, if every pair is?
 * @param into which vertices have an arc to the new one
 * @param outOf from it
 */
export function hasExtension(family: DigraphFamily, out: Int32Array, n: number, into: number, outOf: number): boolean {
  const { has } = FAMILY_RULES[family];
  if (has === undefined) return true;
  const extended = new Int32Array(n + 1);
  for (let u = 0; u < n; u++) extended[u] = out[u]! | (((into >> u) & 1) << n);
  extended[n] = outOf;
  return has(extended, n + 1);
}

/** @throws InputError `unknown-family` */
export function requireFamily(task: string, family: unknown): asserts family is DigraphFamily {
  if (digraphFamilies.includes(family as DigraphFamily)) return;
  const near = typeof family === 'string' ? nearestNames(family, digraphFamilies) : [];
  throw new InputError(
    'unknown-family',
    `${task}: ${shown(family)} is not a family of digraphs; expected ${digraphFamilies.join(', ')}.`,
    {
      ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
      details: { found: family },
    },
  );
}

/**
 * A number of vertices, from 0 to the most that is possible.
 * @throws InputError `invalid-argument`; LimitError `too-many-vertices`
 */
export function requireVertices(task: string, n: number, most: number): void {
  if (!Number.isInteger(n) || n < 0) throw wrongArgument(task, n, `an integer from 0 to ${most}`);
  if (n > most)
    throw new LimitError('too-many-vertices', `${task}: ${n} vertices; expected at most ${most}.`, {
      details: { found: n, limit: most },
    });
}
