/**
 * How small can a complex be that has a given value?
 * Shows: the table of small complexes of all 1474 values of day 3, each entry evaluated anew.
 * Run:   npm run example -- small-complexes
 */
import { smallComplexWithValue } from 'spgames/constructions';
import { Evaluator } from 'spgames/evaluation';
import { parseValue, valuesBornBy } from 'spgames/values';

const evaluator = new Evaluator();
const counts = new Map<string, number>();
const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);

for (const value of valuesBornBy(3))
  for (const dimension of [2, Infinity]) {
    const answer = smallComplexWithValue(value, { dimension });
    if (!answer.known || !evaluator.value(answer.complex).equals(value)) {
      count(`${dimension === 2 ? 'in dimension 2: ' : ''}missing or wrong`);
      continue;
    }
    const { n } = answer.complex;
    if (dimension === 2) count('complexes of dimension at most 2 with this value');
    else count(`${String(n).padStart(2)} vertices${answer.fewestVertices === true ? ', the fewest' : ''}`);
  }

for (const [what, many] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${String(many).padStart(4)}  ${what}`);

for (const name of ['1/4', '^', '*2', '{2|-1/2}', '{1|1,{1|*}}']) {
  const answer = smallComplexWithValue(parseValue(name));
  if (!answer.known) throw new Error(name);
  const { complex } = answer;
  const facets = complex.facets.toLists().map((facet) => facet.map((v) => complex.vertices[v]!.label).join(' '));
  console.log(`${name}: ${facets.join(', ')}`);
}
