/**
 * How many option-closed games are born by day n? A. A. Siegel 2011, Sec. 4.3, has 1, 4, 18 and 176 for days 0 to 3
 * and a bound.
 * Shows: option-closed games as pairs of sets of options, counted without a list of them; their lattices, and day 5.
 * Run:   npm run example -- option-closed-days
 */
import { countOptionClosed, optionClosedPoset } from 'spgames/days';

for (let day = 0; day <= 4; day++) {
  const games = optionClosedPoset(day);
  const shape = `${games.covers.length} covers, height ${games.height()}, width ${games.width()}`;
  console.log(`day ${day}: ${games.size} games, ${shape}`);
}
let before = 0;
for (let day = 0; day <= 5; day++) {
  const size = countOptionClosed(day);
  const bound = (before + 1) ** 2;
  const share = `${((100 * size) / bound).toFixed(1)} % of the ${bound} pairs of sets of options`;
  console.log(day === 0 ? `day 0: ${size}` : `day ${day}: ${size}, ${share}`);
  before = size;
}
