import type { LatticeGame, LatticePoint } from '../../lattice/door.js';
import {
  gameOnHilbertBasis,
  LatticeOutcomes,
  latticeGameOfHeaps,
  OutcomeTable,
  parseLatticeGame,
  positivity,
  type PositivityDecision,
} from '../../lattice/door.js';
import { latticeRuleset, MoveGame } from '../../moves/door.js';
import { drawLatticeGame } from '../../pictures/internal.js';
import { latticeSource, parseLatticeSource } from '../../sources/door.js';
import { define, on, type Definition } from '../Definition.js';
import {
  complexKind,
  digraphKind,
  gameKind,
  integerKind,
  integersKind,
  latticeGameKind,
  positionKind,
  textKind,
  valueKind,
} from '../kinds.js';
import { Picture } from '../Picture.js';
import { drawing } from './pictures.js';
import type { Language } from '../Language.js';

const NIM = 'lattice("moves 1,0 0,1 -1,1")';

/** Lattice games. */
export const latticeGameFunctions: readonly Definition[] = [
  define(
    'lattice',
    'The lattice game with a notation; that of the heaps of a ruleset up to a size, by default 10; an impartial game as a lattice game, with a coordinate for each component that it can have.',
    [NIM, 'lattice("octal(.77)", 4)', 'lattice(position("grundy@heap:5"))', 'lattice("node-kayles@path:5")'],
    on([textKind], (notation, language) => latticeOf(notation, language)),
    on(
      [textKind, integerKind],
      (notation, heaps, language) => parseLatticeSource(notation, { heaps, ...language.run() }).game,
    ),
    on([latticeGameKind], (it) => it),
    on([gameKind], (it, language) => latticeSource({ kind: 'game', object: it }, language.run()).game),
    on([complexKind], (it, language) => latticeSource({ kind: 'complex', object: it }, language.run()).game),
    on(
      [digraphKind],
      (it, language) => latticeSource({ kind: 'digraph', object: { digraph: it } }, language.run()).game,
    ),
    on([positionKind], (it, language) => latticeSource({ kind: 'rules', object: it }, language.run()).game),
    on([valueKind], (it, language) => latticeSource({ kind: 'value', object: it }, language.run()).game),
  ),
  define(
    'parseLatticeGame',
    'The lattice game with a notation.',
    'parseLatticeGame("moves 1,0 0,1; defeated 0,0")',
    on([textKind], (notation) => parseLatticeGame(notation)),
  ),
  define(
    'latticeGameOfHeaps',
    'The lattice game of the heaps of an octal or hexadecimal game up to a size.',
    'latticeGameOfHeaps(".77", 4)',
    on([textKind, integerKind], (code, heaps, language) => latticeGameOfHeaps(code, { heaps, ...language.run() }).game),
  ),
  define(
    'position',
    'A position of a lattice game.',
    `position(${NIM}, [3, 4])`,
    on([latticeGameKind, integersKind], (G, point) => positionOf(G, point)),
  ),
  define(
    'misere',
    'A lattice game in which only the origin is defeated.',
    `misere(${NIM})`,
    on([latticeGameKind], (G) => G.misere()),
  ),
  define(
    'gameOnHilbertBasis',
    'A lattice game on a cone as one on an orthant, whose coordinates count copies of the Hilbert basis of the cone.',
    'gameOnHilbertBasis(lattice("moves 1,0 1,1; inequalities 0,1>=0 1,-1>=0"))',
    on([latticeGameKind], (G, language) => gameOnHilbertBasis(G, language.run()).game),
  ),
  define(
    'dimension',
    'The dimension of a lattice game.',
    `dimension(${NIM})`,
    on([latticeGameKind], (G) => G.dimension),
  ),
  define(
    'moves',
    'The moves of a lattice game.',
    `moves(${NIM})`,
    on([latticeGameKind], (G) => lists(G.moves)),
  ),
  define(
    'defeated',
    'The defeated points of a lattice game.',
    `defeated(misere(${NIM}))`,
    on([latticeGameKind], (G) => lists(G.defeated)),
  ),
  define(
    'weights',
    'Weights of the coordinates, integers for which every move of a lattice game decreases the weighted sum.',
    `weights(${NIM})`,
    on([latticeGameKind], (G) => [...G.weights]),
  ),
  define(
    'options',
    'The positions that the moves of a lattice game lead to from a position.',
    `options(${NIM}, [3, 4])`,
    on([latticeGameKind, integersKind], (G, point) => lists(G.options(point))),
  ),
  define(
    'positivity',
    'Is there a linear form that is positive on all moves and directions of a lattice game? If not, moves that together lead back, or further out.',
    ['positivity(lattice("moves 2,-1 -1,2"))', 'positivity(lattice("moves 1,-1 -1,1"))'],
    on([latticeGameKind], (G) => plainDecision(positivity(G))),
  ),
  define(
    'outcome',
    'Who wins from a position of a lattice game: N (the player who begins) or P (the other one).',
    `outcome(${NIM}, [3, 4])`,
    on([latticeGameKind, integersKind], (G, point, language) => (outcomesOf(G, language).isP(point) ? 'P' : 'N')),
  ),
  define(
    'winningMoves',
    'The moves of a lattice game from a position to P-positions.',
    `winningMoves(${NIM}, [3, 3])`,
    on([latticeGameKind, integersKind], (G, point, language) => lists(outcomesOf(G, language).winningMoves(point))),
  ),
  define(
    'remoteness',
    'How many moves a lattice game lasts if the player who can win hurries and the other delays.',
    `remoteness(${NIM}, [2, 2])`,
    on([latticeGameKind, integersKind], (G, point, language) => outcomesOf(G, language).remoteness(point)),
  ),
  define(
    'pPositions',
    'The P-positions of a lattice game in a box from the origin, or up to a weight.',
    [`pPositions(${NIM}, [4, 4])`, `pPositions(misere(${NIM}), 6)`],
    on([latticeGameKind, integersKind], (G, box, language) =>
      lists(OutcomeTable.inBox(G, box, language.run()).pPositions()),
    ),
    on([latticeGameKind, integerKind], (G, weight, language) =>
      lists(OutcomeTable.toWeight(G, weight, language.run()).pPositions()),
    ),
  ),
  ...['draw', 'drawOutcomes'].map((name) =>
    define(
      name,
      'The P-positions of a lattice game of one or two dimensions.',
      `${name}(${NIM}, "nim.svg")`,
      ...drawing(latticeGameKind, drawLatticeGame),
      on(
        [latticeGameKind, integersKind],
        (G, box, language) => new Picture((options) => drawLatticeGame(G, { ...options, box }), language.run()),
      ),
    ),
  ),
];

/** A notation of lattice games without the word before it, or a source. */
function latticeOf(notation: string, language: Language): LatticeGame {
  if (/^\s*(?:moves|defeated|inequalities|dimension)\b/.test(notation)) return parseLatticeGame(notation);
  return parseLatticeSource(notation, language.run()).game;
}

function positionOf(G: LatticeGame, point: LatticePoint): MoveGame {
  G.requirePosition('position', point);
  return new MoveGame([{ ruleset: latticeRuleset(G), position: point.join() }]);
}

function outcomesOf(G: LatticeGame, language: Language): LatticeOutcomes {
  return new LatticeOutcomes(G, language.run());
}

/** Lists that expressions show and go through. */
function lists(points: Iterable<LatticePoint>): number[][] {
  return Array.from(points, (point) => [...point]);
}

function plainDecision(found: PositivityDecision): object {
  if (found.positive) return { positive: true, form: [...found.form] };
  const { multiplicities, direction } = found;
  return { positive: false, multiplicities: [...multiplicities], direction: [...direction] };
}
