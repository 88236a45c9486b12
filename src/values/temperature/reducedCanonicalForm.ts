import { opponent, type Player } from '../../player.js';
import type { Value } from '../Value.js';
import { overFollowers } from '../store/foldFollowers.js';
import { isAtMostInfinitesimally, isNumberish } from './infinitesimals.js';

/**
 * The reduced canonical form: the simplest value infinitesimally close to this one.
 * @source Siegel 2011, Lemma 1.2.74
 */
export const reducedCanonicalForm: (value: Value) => Value = overFollowers<Value>({
  known: (value) => (isNumberish(value) ? value.store.number(value.leftStop) : undefined),
  combine: (value, of) => {
    const { store } = value;
    const [left, right] = [value.options('L').map(of), value.options('R').map(of)];
    // Infinitesimally close to the value itself, and with fewer followers.
    const near = store.fromOptions(left, right);
    return store.fromOptions(reducedOptions(left, 'L', near), reducedOptions(right, 'R', near));
  },
});

/** Is a at least as good for the player as b, up to an infinitesimal? */
function isAsGood(a: Value, b: Value, player: Player): boolean {
  return player === 'L' ? isAtMostInfinitesimally(b, a) : isAtMostInfinitesimally(a, b);
}

/**
 * The options that are left when dominated ones are dropped and reversible ones bypassed, up to infinitesimals.
 * @param options reduced ones
 */
function reducedOptions(options: readonly Value[], player: Player, game: Value): Value[] {
  const kept = new Set(options);
  for (;;) {
    dropDominated(kept, player);
    const reversible = [...kept].map((option) => ({ option, answer: findAnswer(option, player, game) }));
    const next = reversible.find(({ answer }) => answer !== undefined);
    if (next === undefined) return [...kept];
    kept.delete(next.option);
    for (const bypass of next.answer!.options(player)) kept.add(bypass);
  }
}

function dropDominated(options: Set<Value>, player: Player): void {
  for (const option of [...options])
    for (const other of options)
      if (other !== option && options.has(option) && isAsGood(other, option, player)) options.delete(option);
}

/**
 * A reply to the option after which the opponent is at least as well off as before the move, up to an infinitesimal.
 */
function findAnswer(option: Value, player: Player, game: Value): Value | undefined {
  if (option.number !== undefined) return undefined;
  return option.options(opponent(player)).find((reply) => isAsGood(reply, game, opponent(player)));
}
