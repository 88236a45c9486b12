/**
 * Three questions of A. A. Siegel 2011, Sec. 5.2, on ordinal sums G:H. How far is G:H from G (Question 5.2.1), is every
 * game G:H with H confused with 0 (5.2.2), or with G and H not 0 (5.2.3)?
 * Shows: G:H grows with H, so that H = ±n, or ±2 for all H of day 2, gives the bounds; sums of all forms of day 2 as
 * bases.
 * Run:   npm run example -- ordinal-sums          (with --all: bases of day 3 and branches of day 3 as well)
 */
import {
  FormStore,
  formOf,
  formsBornBy,
  formValue,
  isInfinitesimal,
  ordinalSum,
  parseValue,
  valuesBornBy,
  type Form,
  type Value,
} from 'spgames/values';

const store = new FormStore('set');
const canonical = (value: Value): Form => formOf(value, store);
const day2 = valuesBornBy(2);
const day3 = valuesBornBy(3);

console.log('G:H − G for H from −2 to 2');
const distance = (g: Value, h: Value): Value => formValue(ordinalSum(canonical(g), canonical(h))).minus(g);
const [low, high] = [parseValue('-2'), parseValue('2')];
for (const name of ['1', '1/2', '*', '^', '{1|0}', '{1|-1}']) {
  const g = parseValue(name);
  console.log(`  G = ${name}: from ${String(distance(g, low))} to ${String(distance(g, high))}`);
}
const others = day3.filter((g) => g.number === undefined);
const close = others.filter((g) => [low, high].every((h) => isInfinitesimal(distance(g, h))));
console.log(`  infinitesimal for ${close.length} of the ${others.length} values of day 3 that are not numbers`);

const isZero = (value: Value): boolean => value.outcome === 'P';
const bases = formsBornBy(2, { store }).filter((form) => !isZero(formValue(form)));
const branches = day2.filter((value) => !isZero(value)).map(canonical);
const pairs: (readonly [Form, Form])[] = bases.flatMap((base) => branches.map((branch) => [base, branch] as const));
if (process.argv.includes('--all')) {
  const long = day3.filter((value) => !isZero(value)).map(canonical);
  const short = day2.filter((value) => !isZero(value)).map(canonical);
  for (const base of long) for (const branch of short) pairs.push([base, branch], [branch, base]);
}
const [sums, confused] = [new Set<Value>(), new Set<Value>()];
for (const [base, branch] of pairs) {
  const sum = formValue(ordinalSum(base, branch));
  sums.add(sum);
  if (formValue(branch).outcome === 'N') confused.add(sum);
}
console.log(`\n${pairs.length} ordinal sums with base and branch not 0`);
for (const [words, found] of [
  ['', sums],
  ['with a branch that is confused with 0, ', confused],
] as const) {
  const names = (values: readonly Value[]): string => values.map(String).join(' ');
  console.log(`  ${words}of day 2: ${names(day2.filter((value) => found.has(value)))}`);
  console.log(`    not: ${names(day2.filter((value) => !found.has(value)))}`);
  console.log(`    of day 3: ${day3.filter((value) => found.has(value)).length} of ${day3.length}`);
}
