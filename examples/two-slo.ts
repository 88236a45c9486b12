/**
 * Do the TwoSlo games of a day form a lattice? A. A. Siegel 2011, Sec. 3.6.4.1, reports that they do not; by day 2
 * they do, by day 3 they do not.
 * Shows: if plays without end are Left's, a pass of Right's is answered by one of Left's, so that the onside of
 * TwoSlo(G) is oslo(G), and the offside −oslo(−G). This is checked for all forms of day 2 by sidling. So TwoSlo games
 * are pairs of Oslo games, in the order of pairs.
 * Run:   npm run example -- two-slo
 */
import { GamePoset, gameDistributivity, osloPoset } from 'spgames/days';
import { loopySides, oslo, simplestForm, twoSlo } from 'spgames/loopy';
import { FormStore, formOf, formsBornBy, valuesBornBy, type Form } from 'spgames/values';

const store = new FormStore('set');
const forms = formsBornBy(2, { store });
const asExpected = forms.filter((form) => {
  const { onside, offside } = loopySides(twoSlo(form));
  const [on, off] = [simplestForm(oslo(form)), simplestForm(oslo(form.negative()).negative())];
  return (
    onside.found === true &&
    offside.found === true &&
    String(onside.side) === String(on) &&
    String(offside.side) === String(off)
  );
});
console.log(`onside oslo(G) and offside −oslo(−G): ${asExpected.length} of the ${forms.length} forms born by day 2`);

const games = osloPoset(3);
/** Places in the lattice of Oslo games by the places of the options. */
const known = new Map<string, number>();
const unique = (list: readonly number[]): number[] => [...new Set(list)].sort((a, b) => a - b);
function placeOf(form: Form, left: readonly number[], right: readonly number[]): number {
  const key = `${String(unique(left))}|${String(unique(right))}`;
  if (!known.has(key)) known.set(key, games.indexOf(oslo(form))!);
  return known.get(key)!;
}

/** A form with the places of oslo(G) and of oslo(−G). */
interface TwoSlo {
  readonly form: Form;
  readonly on: number;
  readonly off: number;
}
const isAtMost = (g: TwoSlo, h: TwoSlo): boolean =>
  games.isLessOrEqual(g.on, h.on) && games.isLessOrEqual(h.off, g.off);

function nextDay(today: readonly TwoSlo[]): TwoSlo[] {
  let sides: TwoSlo[][] = [[]];
  for (const game of today)
    sides = [
      ...sides,
      ...sides
        .filter((side) => side.every((other) => !isAtMost(game, other) && !isAtMost(other, game)))
        .map((side) => [...side, game]),
    ];
  const found = new Map(today.map((game) => [`${game.on} ${game.off}`, game]));
  for (const left of sides)
    for (const right of sides) {
      const form = store.fromOptions(
        left.map((g) => g.form),
        right.map((g) => g.form),
      );
      if (form === store.zero) continue;
      const on = placeOf(
        form,
        left.map((g) => g.on),
        right.map((g) => g.on),
      );
      const off = placeOf(
        form.negative(),
        right.map((g) => g.off),
        left.map((g) => g.off),
      );
      if (!found.has(`${on} ${off}`)) found.set(`${on} ${off}`, { form, on, off });
    }
  return [...found.values()];
}

const zero = games.indexOf(oslo(store.zero))!;
const nameOf = ({ on, off }: TwoSlo): string => `${games.labels[on]!} & −(${games.labels[off]!})`;
function printPoset(day: number, elements: readonly TwoSlo[]): void {
  const poset = new GamePoset({
    name: `TwoSlo ${day}`,
    elements,
    labels: () => elements.map(nameOf),
    order: (a, b) => isAtMost(elements[a]!, elements[b]!),
  });
  const found = poset.lattice();
  const distributive = found.lattice && gameDistributivity(poset).distributive;
  const words = distributive ? 'a distributive lattice' : found.lattice ? 'a lattice, not distributive' : 'no lattice';
  console.log(`  day ${day}: ${poset.size} games, ${poset.covers.length} covers, ${words}`);
  if (found.lattice) return;
  const { elements: pair, missing, bounds } = found;
  console.log(
    `    no ${missing}: ${pair.map((x) => poset.labels[x]!).join(' and ')}; ${bounds.map((x) => poset.labels[x]!).join(' and ')}`,
  );
}

console.log('TwoSlo games of all forms');
let elements: TwoSlo[] = [{ form: store.zero, on: zero, off: zero }];
for (const day of [1, 2, 3]) printPoset(day, (elements = nextDay(elements)));

console.log('TwoSlo games of the canonical forms of values');
const placed = new Map<Form, TwoSlo>();
function twoSloOf(form: Form): TwoSlo {
  const found = placed.get(form);
  if (found !== undefined) return found;
  const [left, right] = (['L', 'R'] as const).map((player) => form.options(player).map(twoSloOf));
  const places = (side: readonly TwoSlo[], key: 'on' | 'off'): number[] => side.map((game) => game[key]);
  const on = placeOf(form, places(left!, 'on'), places(right!, 'on'));
  const off = placeOf(form.negative(), places(right!, 'off'), places(left!, 'off'));
  placed.set(form, { form, on, off });
  return placed.get(form)!;
}
for (const day of [1, 2, 3]) {
  const all = valuesBornBy(day).map((value) => twoSloOf(formOf(value, store)));
  printPoset(day, [...new Map(all.map((game) => [`${game.on} ${game.off}`, game])).values()]);
}
