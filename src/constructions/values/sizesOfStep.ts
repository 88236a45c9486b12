/** What decides how many vertices a follower X needs besides its parts and controls. */
export interface StepBounds {
  /** ⌊X⌋ and ⌈X⌉. */
  readonly floor: bigint;
  readonly ceiling: bigint;
  /** Have the parts vertices of Left, of Right? */
  readonly hasLeft: boolean;
  readonly hasRight: boolean;
  /** ℓ and r. */
  readonly bounds: readonly [bigint, bigint];
}

/**
 * The least a = |𝒳| and c = |𝒴| that Theorems A and B allow. Without vertices in the parts both may be left out.
 * @param plain take a = max(1, r + ⌈X⌉) and c = max(1, ℓ − ⌊X⌋) in every case
 */
export function sizesOfStep(step: StepBounds, plain: boolean): readonly [a: bigint, c: bigint] {
  const { floor, ceiling, hasLeft, hasRight, bounds } = step;
  const [l, r] = bounds;
  if (!plain && !hasLeft && !hasRight) return [0n, 0n];
  let a = hasRight || plain ? greater(1n, r + ceiling) : 1n;
  let c = hasLeft || plain ? greater(1n, l - floor) : 1n;
  if (greater(a, l) - c < floor) a = floor + c;
  else if (a - greater(c, r) > ceiling) c = a - ceiling;
  return [a, c];
}

function greater(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
