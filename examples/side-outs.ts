/**
 * What over ⊙ G and under ⊙ G are: a question of A. A. Siegel 2011, Sec. 5.2, for all values of day 3 that are
 * all-small or close to a number.
 * Shows: side-outs of loopy games, simplest forms and their names, the order of stoppers and sums.
 * Run:   npm run example -- side-outs
 */
import {
  compareLoopyGames,
  compareStoppers,
  loopyGameName,
  loopyGameOf,
  loopySideOut,
  parseLoopyGame,
  simplestForm,
  type LoopyGame,
} from 'spgames/loopy';
import { Dyadic, isAllSmall, parseValue, reducedCanonicalForm, valuesBornBy, type Value } from 'spgames/values';

const [over, under] = [parseLoopyGame('over'), parseLoopyGame('under')];
const sideOut = (loopy: LoopyGame, g: Value): LoopyGame => simplestForm(loopySideOut(loopy, loopyGameOf(g)));

for (const name of ['1', '-1/2', '1*', '{1|0}', '*', '*2', '^', 'v', '^*', 'v*']) {
  const g = parseValue(name);
  console.log(
    `${name}: over ⊙ G = ${loopyGameName(sideOut(over, g))}, under ⊙ G = ${loopyGameName(sideOut(under, g))}`,
  );
}

const values = valuesBornBy(3);
const close = values.filter((g) => reducedCanonicalForm(g).number !== undefined && !g.leftStop.equals(Dyadic.zero));
const asNumbers = close.filter((g) => {
  const expected = loopyGameOf(reducedCanonicalForm(g)).plus(over);
  return compareLoopyGames(sideOut(over, g), expected) === '=';
});
console.log(
  `\n${close.length} values of day 3 are close to a number x that is not 0; over ⊙ G = x + over for ${asNumbers.length} of them`,
);

const small = values.filter((g) => isAllSmall(g)).map((g) => ({ g, out: sideOut(over, g) }));
const count = (holds: (g: Value, out: LoopyGame) => boolean): number =>
  small.filter(({ g, out }) => holds(g, out)).length;
console.log(
  `\n${small.length} of them are all-small, with ${new Set(small.map(({ out }) => String(out))).size} different games over ⊙ G`,
);
console.log(`  over ⊙ G < over: ${count((_, out) => compareStoppers(out, over) === '<')}`);
console.log(`  over ⊙ G + over = over: ${count((_, out) => compareLoopyGames(out.plus(over), over) === '=')}`);
console.log(`  over ⊙ G > G: ${count((g, out) => compareStoppers(out, loopyGameOf(g)) === '>')}, all but 0`);
const zero = parseLoopyGame('0');
console.log(
  `  over ⊙ G stands to 0 as G does: ${count((g, out) => compareStoppers(out, zero) === compareStoppers(loopyGameOf(g), zero))}`,
);
const rising = small.flatMap(({ g, out }) =>
  small.filter((h) => g.isAtMost(h.g)).map((h) => compareStoppers(out, h.out)),
);
console.log(
  `  pairs G ≤ H: ${rising.length}; over ⊙ G ≤ over ⊙ H: ${rising.filter((order) => order === '<' || order === '=').length}`,
);
