/**
 * Which games are weak, medium or strong placement games, and why are they not in the next class?
 * Shows: a game is given by its moves and the pieces on the board; each answer comes with a shortest witness, which a
 * verifier of its own plays through. Then: which rulesets are invariant, and which are independence rulesets?
 * Run:   npm run example -- placement-classes
 */
import { graphsUpToIsomorphism, grid, path } from 'spgames/boards';
import {
  blokusLike,
  classifyPlacementGame,
  col,
  compile,
  independence,
  invariance,
  kulamiLike,
  mediumDefectInWords,
  nodeKayles,
  nogo,
  ordinalSumOfGames,
  snort,
  strongDefectInWords,
  ticTacToePlacement,
  verifyClassification,
  type PlacementGame,
} from 'spgames/games';

function show<Position>(name: string, game: PlacementGame<Position>): void {
  const found = classifyPlacementGame(game);
  const { verified } = verifyClassification(game, found);
  console.log(`${name}: ${found.class}, ${found.explored} positions, verified: ${verified}`);
  if (found.class === 'weak') console.log(`  not medium: ${mediumDefectInWords(found.notMedium)}`);
  else if (found.class === 'medium') console.log(`  not strong: ${strongDefectInWords(found.notStrong)}`);
}

const onPath = compile(snort, path(2));
show('TICTACTOE on 2×3, two in a line', ticTacToePlacement(2, 3));
show('like BLOKUS on a path', blokusLike(path(4)));
show('like KULAMI on 3×3', kulamiLike(grid(3, 3), [0, 0, 1, 0, 2, 1, 3, 3, 1]));
show('an ordinal sum of SNORT', ordinalSumOfGames(onPath, onPath));

const graphs = graphsUpToIsomorphism(4);
for (const ruleset of [snort, col, nodeKayles, nogo]) {
  const { invariant } = invariance(ruleset, graphs, { relabel: true });
  const { independence: isIndependence } = independence(ruleset, graphs);
  console.log(`${ruleset.name}: invariant ${invariant}, independence ${isIndependence}`);
}
