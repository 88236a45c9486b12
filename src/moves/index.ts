/**
 * Rulesets that are not placement games: pieces move, or vanish, and the order of moves matters. Each is given by its
 * moves.
 *
 * @module spgames/moves
 */
export { findMoveRuleset } from './findMoveRuleset.js';
export { greenHackenbushNimber } from './hackenbush/greenHackenbushNimber.js';
export { amazons } from './grids/amazons.js';
export { chilledDomineering } from './grids/chilledDomineering.js';
export { clobber } from './grids/clobber.js';
export { foxAndGeese } from './grids/foxAndGeese.js';
export { konane } from './grids/konane.js';
export { hackenbush } from './hackenbush/hackenbush.js';
export type { HackenbushEdge } from './hackenbush/HackenbushEdge.js';
export { hackenbushStalkNumber } from './hackenbush/hackenbushStalkNumber.js';
export { hackenbushValueByTheorem, type HackenbushValueOptions } from './hackenbush/hackenbushValueByTheorem.js';
export { moveCatalogue } from './catalogue.js';
export type { MoveCatalogueEntry } from './MoveCatalogueEntry.js';
export { MoveGame, type MoveSummand } from './MoveGame.js';
export { chomp } from './heaps/chomp.js';
export { divisors } from './heaps/divisors.js';
export { heapRuleset } from './heaps/heapRuleset.js';
export { nimania } from './heaps/nimania.js';
export { wythoff } from './heaps/wythoff.js';
export { isWythoffPair, wythoffGrundyValue, wythoffPair } from './heaps/wythoffPairs.js';
export { latticeRuleset } from './lattice/latticeRuleset.js';
export { moveGameFromJson } from './moveGameFromJson.js';
export type { MoveGameJson } from './moveGameJson.js';
export type { PositionArcs, PositionGraph } from './PositionGraph.js';
export type { MoveRuleset, UsualStart } from './MoveRuleset.js';
export type { GridScene, Scene, SceneHeap } from './Scene.js';
export type { TextSpan } from '../text/internal.js';
export type { OrderWitness } from './orderWitness.js';
export { parseMoveGame } from './parseMoveGame.js';
export { parseMaze, printMaze, type Maze, type MazeCell } from './maze/Maze.js';
export { grownMaze, mazeOfNumber, mazeOfSwitch, type MazeCertificate } from './maze/mazeOfSwitch.js';
export { mazeRuleset } from './maze/mazeRuleset.js';
export { mazeValues, reducedMazeValues, type MazeValues } from './maze/mazeValues.js';
export { verifyMaze } from './maze/verifyMaze.js';
export { moveGameOfPositional } from './positional/moveGameOfPositional.js';
export { positionalRuleset } from './positional/positionalRuleset.js';
export { posetGame } from './posets/posetGame.js';
export { saturatedChain } from './posets/saturatedChain.js';
export { cricketPitchOutcome, cricketPitchValue } from './rows/cricketPitchValue.js';
export { cricketPitch, rollTheLawn } from './rows/lawns.js';
export { lenres } from './rows/lenres.js';
export { lenresNumber, reduceLenres, type LenresReduction } from './rows/lenresNumber.js';
export { push, shove } from './rows/pushAndShove.js';
export { rollTheLawnNumber } from './rows/rollTheLawnNumber.js';
export type { RollerPosition } from './rows/RollerPosition.js';
export { shoveNumber, shoveNumberByOrdinalSums } from './rows/shoveNumber.js';
export { toadsAndFrogs } from './rows/toadsAndFrogs.js';
export { restrictedTopplingDominoes, topplingDominoes, type TopplingDirection } from './rows/topplingDominoes.js';
