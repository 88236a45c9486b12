import { analyze } from '../../analysis/door.js';
import {
  closeDefeated,
  cosetGame,
  cosetRepresentatives,
  findPlay,
  latticeAxioms,
  minimalPoints,
  moveLattice,
  movesBetween,
  recessionCone,
  stepMinimalPoints,
  tangentCones,
  terminalPositions,
} from '../../lattice/door.js';
import { define, on, type Definition } from '../Definition.js';
import { integersKind, latticeGameKind, pointsKind } from '../kinds.js';

const NIM = 'lattice("moves 1,0 0,1 -1,1")';

/** The axioms of lattice games, the order of their moves, and terminal positions. */
export const latticeTheoryFunctions: readonly Definition[] = [
  define(
    'analyze',
    'Properties of a lattice game: its axioms, and the hypotheses of theorems.',
    `analyze(${NIM})`,
    on([latticeGameKind], (G, language) => {
      const found = Object.entries(analyze(G, language.run()));
      return plain(Object.fromEntries(found.map(([name, fact]) => [name, fact.value])));
    }),
  ),
  define(
    'latticeAxioms',
    'The axioms of a lattice game, each with a witness.',
    `latticeAxioms(${NIM})`,
    on([latticeGameKind], (G, language) => plain(latticeAxioms(G, language.run()))),
  ),
  define(
    'recessionCone',
    'The directions of the board of a lattice game, by their extremal rays.',
    'recessionCone(lattice("moves 1,0 1,1; inequalities 0,1>=0 2,-1>=0"))',
    on([latticeGameKind], (G, language) => plain(recessionCone(G, language.run()))),
  ),
  define(
    'tangentCones',
    'Does a lattice game have, for each extremal ray of its board, a move that can be made far out along it?',
    'tangentCones(lattice("moves 1,0,0 0,1,0 1,-1,1 -1,1,1"))',
    on([latticeGameKind], (G, language) => plain(tangentCones(G, language.run()))),
  ),
  define(
    'moveLattice',
    'The group that the moves of a lattice game generate: its rank, invariant factors and index.',
    'moveLattice(lattice("moves 2,0 0,2"))',
    on([latticeGameKind], (G, language) => plain(moveLattice(G, language.run()))),
  ),
  define(
    'closeDefeated',
    'The lattice game in which every point that moves reach from defeated points is defeated.',
    'closeDefeated(lattice("moves 1,0 0,1; defeated 1,1"))',
    on([latticeGameKind], (G, language) => closeDefeated(G, language.run())),
  ),
  define(
    'terminalPositions',
    'The positions of a lattice game without moves, or a position and a direction along which all are terminal.',
    [`terminalPositions(${NIM})`, 'terminalPositions(lattice("moves 1,0"))'],
    on([latticeGameKind], (G, language) => plain(terminalPositions(G, language.run()))),
  ),
  define(
    'movesBetween',
    'How often each move of a lattice game is made to get from the second point to the first, in any order.',
    `movesBetween(${NIM}, [1, 0], [0, 2])`,
    on([latticeGameKind, integersKind, integersKind], (G, lower, upper, language) =>
      plain(movesBetween(G, lower, upper, language.run())),
    ),
  ),
  define(
    'findPlay',
    'A play of a lattice game from one position to another.',
    `findPlay(${NIM}, [0, 1], [0, 0])`,
    on([latticeGameKind, integersKind, integersKind], (G, from, to, language) =>
      plain(findPlay(G, from, to, language.run())),
    ),
  ),
  define(
    'minimalPoints',
    'The points of a list that lie above no other one in the order of a lattice game.',
    'minimalPoints(lattice("moves 2"), [[0], [1], [4]])',
    on([latticeGameKind, pointsKind], (G, all, language) => plain(minimalPoints(G, all, language.run()))),
  ),
  define(
    'stepMinimalPoints',
    'The points of a list from which no move of a lattice game leads to another one.',
    'stepMinimalPoints(lattice("moves 2"), [[0], [1], [4]])',
    on([latticeGameKind, pointsKind], (G, all) => plain(stepMinimalPoints(G, all))),
  ),
  define(
    'cosetGame',
    'The lattice game on the points that play can reach from a point, in coordinates of their own.',
    'cosetGame(lattice("moves 2,0 0,2"), [3, 0])',
    on([latticeGameKind, integersKind], (G, point) => cosetGame(G, point).game),
  ),
  define(
    'cosetRepresentatives',
    'A point of each coset of the group that the moves of a lattice game generate.',
    'cosetRepresentatives(lattice("moves 2,0 0,2"))',
    on([latticeGameKind], (G) => plain([...cosetRepresentatives(G)])),
  ),
];

/** Lists and objects that expressions show and go through, without what is frozen. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}
