import { fields, nullable, text } from '../../../shape.js';
import {
  leftScore,
  printScoringGame,
  rightScore,
  scoringCanonicalForm,
  type ScoringGame,
} from '../../../games/index.js';
import { Work } from '../../../run.js';
import type { Dyadic } from '../../../values/index.js';
import { LONGEST_TEXT } from '../../../values/internal.js';
import type { DetailOfRules } from './ValueDetail.js';

/** The scores of optimal play; with passes, if the player who does not begin may pass as often as wanted. */
export interface Scores {
  readonly left: Dyadic;
  readonly right: Dyadic;
  readonly leftWithPasses: Dyadic;
  readonly rightWithPasses: Dyadic;
}

/** The scores of a sum of placement games, Left’s pieces less those of Right. */
export const scoresDetail: DetailOfRules<Scores, 'scores'> = {
  option: 'scores',
  about:
    'play for a score, Left’s pieces less those of Right (a player who is stuck lets the other go on): the scores and the canonical form of the guaranteed scoring game',
  needs: 'rules',
  shares: 'scoring',
  type: () => fields({ left: text, right: text, leftWithPasses: text, rightWithPasses: text }),
  json: (found) => Object.fromEntries(Object.entries(found).map(([name, score]) => [name, String(score)])),
  rows: {
    'Left-score': ({ left, leftWithPasses }) => inWords(left, leftWithPasses, 'Right'),
    'Right-score': ({ right, rightWithPasses }) => inWords(right, rightWithPasses, 'Left'),
  },
  find: (rules, run) => {
    const work = new Work('valueDetails', run);
    const game = rules.scoring(work.part());
    return {
      left: leftScore(game, work.part()),
      right: rightScore(game, work.part()),
      leftWithPasses: leftScore(game, { passes: 'R', ...work.part() }),
      rightWithPasses: rightScore(game, { passes: 'L', ...work.part() }),
    };
  },
};

/** The canonical form of that scoring game. */
export const scoringFormDetail: DetailOfRules<ScoringGame, 'scores'> = {
  option: 'scores',
  needs: 'rules',
  shares: 'scoring',
  type: () => nullable(text),
  json: (found) => printScoringGame(found) ?? null,
  rows: { 'scoring form': (found) => printScoringGame(found) ?? `more than ${LONGEST_TEXT} characters` },
  find: (rules, run) => {
    const work = new Work('valueDetails', run);
    return scoringCanonicalForm(rules.scoring(work.part()), work.part());
  },
};

function inWords(score: Dyadic, withPasses: Dyadic, passer: string): string {
  return `${score.toString()}, and ${withPasses.toString()} if ${passer} may pass`;
}
