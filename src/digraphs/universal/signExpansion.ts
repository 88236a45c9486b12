import { LimitError } from '../../errors.js';
import type { Player } from '../../player.js';
import { Dyadic } from '../../values/index.js';

/** The longest sign expansion that is written. */
const LONGEST = 2 ** 20;

/**
 * The sign expansion of a number: each letter of the first run counts 1 for its player, the others 1/2, 1/4, …; as long
 * as the birthday. The HACKENBUSH stalk with these edges, `hackenbushStalkDigraph`, has the number as its value.
 * @throws LimitError `too-large-construction` beyond 2²⁰ letters
 * @source Clow and McKay 2024, Lemma 4.3
 * @example signExpansion(Dyadic.of(3n, 2)) // 'LRL'
 */
export function signExpansion(x: Dyadic): string {
  const positive = x.compare(Dyadic.zero) >= 0;
  const [own, other]: readonly Player[] = positive ? ['L', 'R'] : ['R', 'L'];
  const magnitude = positive ? x : x.negative();
  const length = magnitude.ceiling() + BigInt(magnitude.exponent);
  if (length > BigInt(LONGEST))
    throw new LimitError(
      'too-large-construction',
      `signExpansion: a number born on day ${length}; the limit is ${LONGEST}.`,
      {
        details: { size: length, limit: LONGEST },
      },
    );
  let word = own!.repeat(Number(magnitude.ceiling()));
  let reached = Dyadic.of(magnitude.ceiling());
  for (let step = Dyadic.of(1n).half(); !reached.equals(magnitude); step = step.half()) {
    const below = reached.compare(magnitude) < 0;
    word += below ? own! : other!;
    reached = below ? reached.plus(step) : reached.minus(step);
  }
  return word;
}
