/** One thing for Left and one for Right. */
export type Both<T> = readonly [left: T, right: T];

/** How a follower is put together. */
export interface Recipe<Follower, Plan> {
  /** The options it is put together from; none of what is known as a whole. */
  readonly options: Both<readonly Follower[]>;
  /** What it becomes with its options, whose plans come in the same order. */
  readonly plan: (parts: Both<readonly Plan[]>) => Plan;
}

/**
 * The plans of all that a game is put together from, each follower once, options before what has them; the last one is
 * that of the whole. There is no recursion, as followers may be as deep as the value was born late.
 * @param keyOf followers with the same key are one
 */
export function planFollowers<Follower, Plan>(
  whole: Recipe<Follower, Plan>,
  recipeOf: (follower: Follower) => Recipe<Follower, Plan>,
  keyOf: (follower: Follower) => unknown,
): Plan[] {
  const planned = new Map<unknown, Plan>();
  const plans: Plan[] = [];
  const begun = (recipe: Recipe<Follower, Plan>, key?: unknown): Begun<Follower, Plan> => ({
    recipe,
    key,
    ahead: recipe.options.flat().values(),
  });
  const stack = [begun(whole)];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const next = top.ahead.next();
    if (next.done !== true) {
      const key = keyOf(next.value);
      if (!planned.has(key)) stack.push(begun(recipeOf(next.value), key));
      continue;
    }
    stack.pop();
    const [left, right] = top.recipe.options;
    const planOf = (follower: Follower): Plan => planned.get(keyOf(follower))!;
    const plan = top.recipe.plan([left.map(planOf), right.map(planOf)]);
    plans.push(plan);
    planned.set(top.key, plan);
  }
  return plans;
}

/** A recipe whose options are planned one after the other. */
interface Begun<Follower, Plan> {
  readonly recipe: Recipe<Follower, Plan>;
  readonly key: unknown;
  readonly ahead: Iterator<Follower>;
}
