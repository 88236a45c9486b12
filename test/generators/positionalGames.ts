import fc from 'fast-check';
import { PositionalGame, type PositionalRule } from 'spgames/positional';

/** Positions on a few points, now and then with the empty set, without sets, and with claims in any numbers. */
export function positionalGames({
  maxN,
  maxSets = 6,
  rules = ['maker', 'avoider', 'strong'],
  hasClaims = true,
}: {
  maxN: number;
  maxSets?: number;
  rules?: readonly PositionalRule[];
  hasClaims?: boolean;
}): fc.Arbitrary<PositionalGame> {
  return fc
    .tuple(fc.constantFrom(...rules), fc.integer({ min: 0, max: maxN }))
    .chain(([rule, n]) =>
      fc.tuple(
        fc.constant(rule),
        fc.array(
          fc.subarray(
            Array.from({ length: n }, (_, v) => v),
            rule === 'strong' ? { minLength: Math.min(1, n) } : {},
          ),
          { maxLength: maxSets },
        ),
        fc.array(fc.constantFrom('L', 'R', ...(hasClaims ? ['.', '.', '.', '.'] : [])), { minLength: n, maxLength: n }),
      ),
    )
    .map(([rule, sets, owners]) => {
      const of = (side: string): number[] =>
        hasClaims ? owners.flatMap((owner, v) => (owner === side ? [v] : [])) : [];
      const labels = owners.map((_, v) => String(v));
      const kept = rule === 'strong' ? sets.filter(({ length }) => length > 0) : sets;
      try {
        return new PositionalGame(rule, kept, { labels, left: of('L'), right: of('R') });
      } catch {
        // Both have completed a set: that is not a position of a strong game.
        return new PositionalGame(rule, kept, { labels });
      }
    });
}
