import {
  latticeGameOfComplex,
  latticeGameOfLinks,
  patternByWeight,
  squarefreeness,
  SquarefreeOutcomes,
} from '../../lattice/door.js';
import { define, on, type Definition } from '../Definition.js';
import { complexKind, gameKind, integersKind, latticeGameKind } from '../kinds.js';

const NIM = 'lattice("moves 1,0 0,1 -1,1")';

/** Squarefree lattice games, and games on complexes as lattice games. */
export const squarefreeGameFunctions: readonly Definition[] = [
  define(
    'squarefreeness',
    'Does each move of a lattice game have exactly one positive entry, equal to 1? If not, a move that violates this.',
    [`squarefreeness(${NIM})`, 'squarefreeness(lattice("moves 1,0 0,1 1,1"))'],
    on([latticeGameKind], (G) => {
      const found = squarefreeness(G);
      return found.squarefree ? { ...found, heads: [...found.heads] } : { ...found, move: [...found.move] };
    }),
  ),
  define(
    'grundyValues',
    'The Grundy values of the coordinates of a squarefree lattice game in normal play.',
    'grundyValues(lattice("octal(.77)", 12))',
    on([latticeGameKind], (G) => [...new SquarefreeOutcomes(G).grundyValues]),
  ),
  define(
    'grundyValue',
    'The Grundy value of a position of a squarefree lattice game in normal play.',
    `grundyValue(${NIM}, [3, 5])`,
    on([latticeGameKind, integersKind], (G, point) => new SquarefreeOutcomes(G).grundyValue(point)),
  ),
  define(
    'areCongruent',
    'Do two positions of a squarefree lattice game in normal play have the same outcome, whatever is added to both?',
    `areCongruent(${NIM}, [3, 0], [1, 2])`,
    on([latticeGameKind, integersKind, integersKind], (G, p, q) => new SquarefreeOutcomes(G).areCongruent(p, q)),
  ),
  define(
    'patternByWeight',
    'The points with entries 0 and 1, visited by weight, except those that a move connects to an earlier one that was kept: for a squarefree lattice game the P-positions among them.',
    'patternByWeight(lattice("moves 1,0,0 0,1,0 0,0,1"))',
    on([latticeGameKind], (G, language) => [...patternByWeight(G, language.run())]),
  ),
  define(
    'latticeGameOfComplex',
    'The game on a complex without sides as a lattice game: a coordinate for each vertex, and the nonfaces defeated.',
    ['latticeGameOfComplex(complex("facets:1 2, 3"))', 'latticeGameOfComplex(nodeKayles(path(3)))'],
    on([complexKind], (it, language) => latticeGameOfComplex(it, language.run()).game),
    on([gameKind], (it, language) => latticeGameOfComplex(it, language.run()).game),
  ),
  define(
    'latticeGameOfLinks',
    'The game on a complex without sides as a squarefree lattice game: a coordinate for each part of a link that is not a join.',
    ['latticeGameOfLinks(complex("facets:1 2, 3"))', 'latticeGameOfLinks(nodeKayles(path(4)))'],
    on([complexKind], (it, language) => latticeGameOfLinks(it, language.run()).encoding.game),
    on([gameKind], (it, language) => latticeGameOfLinks(it, language.run()).encoding.game),
  ),
];
