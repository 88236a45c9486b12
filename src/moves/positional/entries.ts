import { InputError } from '../../errors.js';
import type { PositionalRule } from '../../positional/index.js';
import { POSITIONAL_RULES } from '../../positional/internal.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import { positionalRuleset } from './positionalRuleset.js';

/** Positional games in the catalogue. */
export const positionalEntry: MoveCatalogueEntry = {
  name: 'positional',
  title: 'POSITIONAL PLAY',
  players: 'partizan',
  words:
    'Claim a free point. Maker, Left, wins with all points of a winning set, Breaker, Right, by a point in each; Avoider, Left, loses with all points of a winning set; in a strong game who first has all points of one wins, and a full board is a draw. As soon as the winner is certain, that player alone has one move more, win, and the game is over.',
  source: 'Siegel 2013, Sec. 4',
  boards:
    'sets:0 1 2, 0 3 (the winning sets), perhaps points:… with a semicolon before them, or tic-tac-toe:n,d, hex:RxC, clique:n,k; behind a slash the claims, x before the points of Left, y before those of Right',
  example: 'positional(maker)@sets:0 1, 1 2, 2 3 4/y3',
  facts: [
    'Breaker is the Maker of the blocker: that game is the negative, move for move',
    'The misère outcome under maker is the outcome under avoider, and the other way round',
    'A strong game is no game under normal play: it has no value, but winners and draws (analyze, play)',
  ],
  witness: ['positional(maker)@sets:0, 1 2', 'y1', 'x0'],
  variants: {},
  parameters: { form: 'maker', words: 'maker, avoider or strong', ruleset: readRule },
};

/** @throws InputError `invalid-ruleset-argument` */
function readRule(argument: string): ReturnType<typeof positionalRuleset> {
  if (isRule(argument)) return positionalRuleset(argument);
  throw new InputError(
    'invalid-ruleset-argument',
    `positional: the rule ${JSON.stringify(argument)}; expected ${POSITIONAL_RULES.join(' or ')}.`,
    { hint: 'For example positional(maker)@sets:0 1 2, 0 3.' },
  );
}

function isRule(argument: string): argument is PositionalRule {
  return (POSITIONAL_RULES as readonly string[]).includes(argument);
}
