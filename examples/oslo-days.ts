/**
 * What is the largest Oslo game of a day below ON, and how large is the largest antichain of join-irreducible Oslo
 * games? Questions of A. A. Siegel 2011, Sec. 5.2.
 * Shows: the Oslo games of days 1 to 4, their covers and join-irreducible elements, whether they are distributive.
 * Run:   npm run example -- oslo-days
 */
import { gameDistributivity, osloPoset } from 'spgames/days';
import { joinIrreducibles, posetWidth, subposet } from 'spgames/poset';

for (const day of [1, 2, 3, 4]) {
  const games = osloPoset(day);
  const on = games.labels.indexOf('on');
  const below = games.covers.filter(({ upper }) => upper === on).map(({ lower }) => games.labels[lower]!);
  const irreducible = joinIrreducibles(games.poset());
  const { width } = posetWidth(subposet(games.poset(), irreducible));
  const { distributive } = gameDistributivity(games);
  console.log(`day ${day}: ${games.size} games, ${distributive ? 'distributive' : 'not distributive'}`);
  console.log(`  just below on: ${below.join(' and ')}`);
  console.log(`  join-irreducible: ${irreducible.length}, of which at most ${width} are pairwise confused`);
}
