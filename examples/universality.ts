/**
 * Every short game value is the value of a strong placement game, even of an independence game.
 * Shows: both constructions for all 1474 values of day 3, each checked step by step and played out, and how large
 * they are.
 * Run:   npm run example -- universality
 */
import { gameWithValue, verifyGameWithValue } from 'spgames/constructions';
import { Evaluator } from 'spgames/evaluation';
import { parseValue, valuesBornBy } from 'spgames/values';

const values = valuesBornBy(3);
const evaluator = new Evaluator();

for (const as of ['complex', 'graph'] as const)
  for (const plain of [true, false]) {
    let [right, most, facets, longest] = [0, 0, 0, 0];
    for (const value of values) {
      const game = gameWithValue(value, { as, plain });
      const answer = verifyGameWithValue(game, { evaluator });
      if (answer.verified && answer.evaluated && answer.value.equals(value)) right++;
      most = Math.max(most, game.complex.n);
      longest = Math.max(longest, game.complex.dimension + 1);
      if (as === 'complex') facets = Math.max(facets, game.complex.facets.size);
    }
    const size = `at most ${most} vertices${as === 'complex' ? `, ${facets} facets` : ''}, ${longest} moves`;
    console.log(`${as}${plain ? ', plain' : ''}: ${right} of ${values.length} values; ${size}`);
  }

// With parts apart, nothing is shared: larger, and exponential in the birthday.
for (const as of ['complex', 'graph'] as const)
  for (const plain of [true, false]) {
    const sizes = values.map((value) => gameWithValue(value, { as, plain, share: false }).complex.n);
    console.log(`${as}${plain ? ', plain' : ''}, parts apart: at most ${Math.max(...sizes)} vertices`);
  }

for (const name of ['{2|-1/4}', '{-1,{2|-3}|-3}', 'tiny(1/2)', '{3||2|-1/4}', '^[3]']) {
  const value = parseValue(name);
  const sizes = (['complex', 'graph'] as const).map((as) => gameWithValue(value, { as }).complex.n);
  console.log(`${name}: ${sizes.join(' and ')} vertices`);
}
