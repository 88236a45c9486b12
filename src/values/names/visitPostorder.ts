import type { Value } from '../Value.js';

/**
 * Visits a value and all those reached from it, each once and after those that it leads to. Keeps its own stack: values
 * may be deeper than the call stack.
 * @param below where a value leads to; asked once for each
 * @param visit returns false to end the visits
 * @returns whether all were visited
 */
export function visitPostorder(
  root: Value,
  below: (value: Value) => readonly Value[],
  visit: (value: Value) => boolean,
): boolean {
  const seen = new Set([root.id]);
  const stack = [{ value: root, below: below(root), next: 0 }];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const child = top.below[top.next++];
    if (child === undefined) {
      stack.pop();
      if (!visit(top.value)) return false;
    } else if (!seen.has(child.id)) {
      seen.add(child.id);
      stack.push({ value: child, below: below(child), next: 0 });
    }
  }
  return true;
}
