import type { Value } from 'spgames/values';

/**
 * The facets of a pure complex of some size ≥ the birthday + 2 with a given value (Theorem D of docs/constructions.md),
 * as labels: x… for Left, y… for Right.
 */
export function pureFacets(value: Value, size: number): string[][] {
  if (value === value.store.zero && size === 2) return [['x', 'y']];
  // Four sets of each player around a circle, neighbours with size − 1 vertices together.
  const around = (letter: 'x' | 'y'): string[][] =>
    [0, 1, 2, 3].map((i) => Array.from({ length: (size - 1 + (i % 2)) >> 1 }, (_, k) => `${letter}${i}.${k}`));
  const [left, right] = [around('x'), around('y')];
  const partsOf = (player: 'L' | 'R'): string[][] =>
    value.options(player).flatMap((option, i) => {
      const part = pureFacets(option, size - 1);
      const names = new Map<string, string>();
      const count = { x: 0, y: 0 };
      for (const label of new Set(part.flat())) {
        const letter = label[0] as 'x' | 'y';
        names.set(label, `${letter}:${count[letter]++}`);
      }
      const control = `${player === 'L' ? 'xa' : 'yb'}${i}`;
      return part.map((facet) => [control, ...facet.map((label) => names.get(label)!)]);
    });
  const parts = [...partsOf('L'), ...partsOf('R')];
  const common = [...new Set(parts.flat())].filter((label) => label[1] === ':');
  return [
    ...parts,
    ...left.flatMap((set, i) => set.map((x) => [x, ...right[i]!, ...right[(i + 1) % 4]!])),
    ...right.flatMap((set, i) => set.map((y) => [y, ...left[(i + 1) % 4]!, ...left[(i + 2) % 4]!])),
    ...common.map((v) => [v, ...(v.startsWith('x') ? [...right[0]!, ...right[1]!] : [...left[0]!, ...left[1]!])]),
  ];
}
