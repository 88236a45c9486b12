import type { Vertex } from './Vertex.js';

/** The vertices with labels `x3` counted on over the lists; other labels get primes until they differ. */
export function continueCounting(lists: readonly (readonly Vertex[])[]): Vertex[][] {
  const taken = new Set<string>();
  const highest = new Map<string, number>();
  return lists.map((vertices) => {
    const before = new Map(highest);
    const counted = (label: string): string => {
      const [, prefix, digits] = /^(\D*)([1-9]\d*)$/.exec(label) ?? [];
      if (prefix !== undefined && digits !== undefined) {
        const number = Number(digits) + (before.get(prefix) ?? 0);
        highest.set(prefix, Math.max(highest.get(prefix) ?? 0, number));
        return `${prefix}${number}`;
      }
      let fresh = label;
      while (taken.has(fresh)) fresh += "'";
      taken.add(fresh);
      return fresh;
    };
    return vertices.map((vertex) => ({ ...vertex, label: counted(vertex.label) }));
  });
}
