import { TextSpan } from '../text/internal.js';
import { EquationReader } from './EquationReader.js';
import type { LoopyGame } from './LoopyGame.js';

/**
 * A loopy game by equations with semicolons between them, of which the first is the game: `over={0|pass}`, `a={0|b};
 * b={a|}`; by its options alone,
 * `{0|pass}`; or by its name in the literature, such as `upon*`; with or without `loopy:` before it. Options are the
 * names of equations, names of the literature, `pass` (back to the game in whose braces it stands), short games, and
 * games in braces, and sums of games with factors, such as `1/2 + over - 2.upon*`; `+-over` is {over|under},
 * `miny(on)` is {on|0||0}; more bars bind less tightly, as in `{0||0|off}`. So are the names of CGSuite: `^[on]` is
 * upon, `3/2under` is 3/2 + under.
 * @throws ParseError with the place of what was found; LimitError `too-deep`, `too-many-positions`
 * @source Siegel 2011, Table 3.1
 * @example parseLoopyGame('over={0|pass}').toString() // 'loopy:a={b|a}; b={|}'
 */
export function parseLoopyGame(text: string): LoopyGame {
  const span = TextSpan.of(text, 'parseLoopyGame').trim();
  return loopyGameOfSpan(span.text.startsWith('loopy:') ? span.slice('loopy:'.length) : span);
}

/** The game of what stands behind `loopy:`. @throws ParseError */
export function loopyGameOfSpan(span: TextSpan): LoopyGame {
  return new EquationReader(span).game();
}
