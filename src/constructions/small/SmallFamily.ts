/** A family of sets of at most six elements, by masks of the sets: those below 32 in the first word, the others. */
export interface SmallFamily {
  readonly low: number;
  readonly high: number;
}

/** The family of the given masks. */
function familyOf(masks: Iterable<number>): SmallFamily {
  let [low, high] = [0, 0];
  for (const mask of masks)
    if (mask < 32) low |= 1 << mask;
    else high |= 1 << (mask - 32);
  return { low, high };
}

/** Is the set in the family? */
export function has({ low, high }: SmallFamily, mask: number): boolean {
  return (((mask < 32 ? low : high) >>> (mask & 31)) & 1) !== 0;
}

/** All sets of n elements that contain one of the given. */
export function upSet(masks: readonly number[], n: number): SmallFamily {
  const all = Array.from({ length: 2 ** n }, (_, mask) => mask);
  return familyOf(all.filter((mask) => masks.some((part) => (part & mask) === part)));
}

/** The family after element v became `map[v]`. */
export function relabelled(family: SmallFamily, map: readonly number[]): SmallFamily {
  const images: number[] = [];
  for (let mask = 0; mask < 2 ** map.length; mask++) {
    if (!has(family, mask)) continue;
    let image = 0;
    for (let v = 0; v < map.length; v++) if (((mask >> v) & 1) !== 0) image |= 1 << map[v]!;
    images.push(image);
  }
  return familyOf(images);
}
