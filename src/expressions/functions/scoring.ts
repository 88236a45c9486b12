import {
  facetWeights,
  guarantee,
  leftScore,
  normalPlayEmbedding,
  optimalScores,
  parseScoringGame,
  pieceDifference,
  rightScore,
  scoringCanonicalForm,
  scoringGameOf,
  type OptimalScore,
  type SPGame,
} from '../../games/door.js';
import type { Dyadic } from '../../values/door.js';
import { define, on, type Definition } from '../Definition.js';
import {
  dyadicOf,
  formKind,
  gameKind,
  integersKind,
  listItems,
  playerKind,
  scoringGameKind,
  textKind,
  type ArgumentKind,
} from '../kinds.js';

/** A weight for each facet of the legal complex, in order. */
const weightsKind: ArgumentKind<readonly Dyadic[]> = {
  types: 'Array | Matrix',
  word: '[weight, …]',
  read: (given, name) => listItems(given).map((item) => dyadicOf(item, name)),
};

function shownScores(G: SPGame, scores: Readonly<Record<'L' | 'R', OptimalScore<number>>>): object {
  const shown = ({ score, play }: OptimalScore<number>): object => ({
    score,
    play: play.map(({ vertex }) => G.vertices[vertex]!.label),
  });
  return { L: shown(scores.L), R: shown(scores.R) };
}

/** Scoring games, and games as they are played for a score. */
export const scoringFunctions: readonly Definition[] = [
  define(
    'scoringGame',
    'The scoring game as it is written, with ^s where a player who is to move cannot and the score is s; or that of a placement game, by the weights of the facets of its legal complex, else with Left’s pieces less those of Right.',
    ['scoringGame("<^0|3,<2|^5>>")', 'scoringGame(snort(path(2)))', 'scoringGame(snort(path(2)), [3, -1])'],
    on([textKind], parseScoringGame),
    on([scoringGameKind], (G) => G),
    on([gameKind], (G, language) => scoringGameOf(G, language.run())),
    on([gameKind, weightsKind], (G, weights, language) =>
      scoringGameOf(G, { ...language.run(), weight: facetWeights(G, weights) }),
    ),
  ),
  ...(
    [
      ['leftScore', leftScore, 'Left', 'R'],
      ['rightScore', rightScore, 'Right', 'L'],
    ] as const
  ).map(([name, score, starts, other]) =>
    define(
      name,
      `The score of optimal play when ${starts} begins; with a player, if that one may pass as often as wanted.`,
      [`${name}(scoringGame("<<5|1>|^7>"))`, `${name}(scoringGame("<<5|1>|^7>"), "${other}")`],
      on([scoringGameKind], (G, language) => score(G, language.run())),
      on([scoringGameKind, playerKind], (G, passes, language) => score(G, { passes, ...language.run() })),
    ),
  ),
  define(
    'isGuaranteed',
    'Is it never good for a player to be stuck in a scoring game? Only such games are compared and simplified.',
    'isGuaranteed(scoringGame("<^3|2>"))',
    on([scoringGameKind], (G) => guarantee(G).guaranteed),
  ),
  define(
    'scoringCanonicalForm',
    'The canonical form of a guaranteed scoring game: the same for equal games.',
    'scoringCanonicalForm(scoringGame("<1,2,<<4|1>|0>|5>"))',
    on([scoringGameKind], (G, language) => scoringCanonicalForm(G, language.run())),
  ),
  define(
    'normalPlayEmbedding',
    'A game under normal play as a scoring game: whoever cannot move gets the score 0.',
    'normalPlayEmbedding(value("*")) > normalPlayEmbedding(value("-1"))',
    on([formKind], (G, language) => normalPlayEmbedding(G, language.run())),
  ),
  define(
    'optimalScores',
    'The scores of optimal play in a placement game when Left begins, and when Right does, with a play each: Left’s pieces less those of Right, else by the weights of the facets. Whoever cannot move passes.',
    ['optimalScores(snort(path(3)))', 'optimalScores(snort(path(3)), [0, 5, 3, 1]).L.score'],
    on([gameKind], (G, language) => shownScores(G, optimalScores(G, pieceDifference(G), language.run()))),
    on([gameKind, integersKind], (G, weights, language) =>
      shownScores(G, optimalScores(G, facetWeights(G, weights), language.run())),
    ),
  ),
];
