import type { LatticeGame } from '../../lattice/index.js';
import { aLatticeGame } from '../../lattice/internal.js';
import { latticeRuleset } from '../../moves/index.js';
import { moveGameOfSpan } from '../../moves/internal.js';
import { TextSpan } from '../../text/internal.js';
import { latticeItself } from '../latticeEncodings.js';
import type { Kind, SourceOf } from './Kind.js';
import { withoutPosition } from './refusals.js';

export const latticeGame: Kind<LatticeGame> = {
  called: 'a lattice game',
  shape: aLatticeGame,
  types: ['lattice-game'],
  uses: 'analyze, draw, outcomes, quotient, strategy and export --to json or macaulay2 take lattice games; behind an @ stands a position, as in lattice:moves 1,0 0,1@3,4, which value, play and draw take.',
  whyNoGame: withoutPosition,
  lattice: (it, { misere }) => latticeItself(it, misere),
  after: latticePosition,
  document: (it) => it.toJSON(),
};

/** The point that the first word is, and the moves after it from there. */
function latticePosition(game: LatticeGame, position: string): SourceOf<'rules'> {
  const [start, ...moves] = TextSpan.of(position, 'atPosition').words();
  if (start === undefined && game.dimension > 0) throw withoutPosition('atPosition');
  const from = moveGameOfSpan(latticeRuleset(game), start ?? TextSpan.of('', 'atPosition'));
  return { kind: 'rules', object: from.after(moves.map(({ text }) => text).join(' ')) };
}
