/**
 * The children of sets S of values, all {A | B} with A, B ⊆ S: for which S are they a distributive lattice, and what
 * become of them when children are taken again? They are, if the options of members are members (A. A. Siegel 2011,
 * Thm 3.3.9, after Albert and Nowakowski); what of other sets?
 * Shows: children lattices, distributivity, for all sets of at most three values of day 2 and all sets of values of
 * day 1.
 * Run:   npm run example -- children-lattices          (with --all: sets of four)
 */
import { childrenPoset, gameDistributivity } from 'spgames/days';
import { modularLattice } from 'spgames/poset';
import { parseValue, valuesBornBy, type Value } from 'spgames/values';

function* subsets(values: readonly Value[], most: number): Iterable<Value[]> {
  yield [];
  if (most > 0)
    for (const [i, value] of values.entries())
      for (const rest of subsets(values.slice(i + 1), most - 1)) yield [value, ...rest];
}
const isClosed = (set: readonly Value[]): boolean =>
  set.every((g) => [...g.options('L'), ...g.options('R')].every((option) => set.includes(option)));

function census(words: string, values: readonly Value[], most: number): void {
  const kinds = new Map<string, number>();
  const first = new Map<string, string>();
  for (const set of subsets(values, most)) {
    const children = childrenPoset(set);
    const distributive = gameDistributivity(children).distributive;
    const kind = `${isClosed(set) ? 'closed' : 'not closed'}, ${distributive ? 'distributive' : modularLattice(children.poset()).modular ? 'modular only' : 'not modular'}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (!distributive && !first.has(kind)) first.set(kind, set.join(', '));
  }
  console.log(words);
  for (const [kind, count] of [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`  ${kind}: ${count}${first.has(kind) ? `, the first {${first.get(kind)!}}` : ''}`);
}

census('sets of values of day 1', valuesBornBy(1), 4);
const most = process.argv.includes('--all') ? 4 : 3;
census(`sets of at most ${most} values of day 2`, valuesBornBy(2), most);

console.log('children of children');
for (const names of [['0'], ['*'], ['^'], ['1/2'], ['{1|0}'], ['0', '{1|*}', '1*'], ['{2|-2}'], ['*3']]) {
  let set = names.map((name) => parseValue(name));
  const steps: string[] = [];
  for (let step = 1; step <= 3 && set.length <= 27; step++) {
    const children = childrenPoset(set);
    set = [...children.elements];
    steps.push(`${children.size}${gameDistributivity(children).distributive ? '' : ' (not distributive)'}`);
  }
  console.log(`  {${names.join(', ')}}: ${steps.join(', ')}`);
}
