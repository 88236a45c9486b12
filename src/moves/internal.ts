export { aMoveGame } from './aMoveGame.js';
export { entryOfMoveRuleset, hasMoveRuleset } from './findMoveRuleset.js';
export { aHackenbushEdge } from './hackenbush/HackenbushEdge.js';
export { edgesOfPosition } from './hackenbush/hackenbushPosition.js';
export { moveGameDocument } from './moveGameFromJson.js';
export { formsOfMoveEntry } from './MoveCatalogueEntry.js';
export { orderWitness, orderWitnessInWords } from './orderWitness.js';
export { moveGameOfSpan } from './parseMoveGame.js';
export { mazeOfPosition } from './maze/Maze.js';
