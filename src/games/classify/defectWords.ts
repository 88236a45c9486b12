import { aNumber } from '../../arguments.js';
import { takes, oneOf, text, anObject, either, listOf } from '../../arguments.js';
import { fields } from '../../shape.js';
import { playerName } from '../../player.js';
import type { PlacedMove, WeakDefect } from './Exploration.js';
import type { MediumDefect } from './findMediumDefect.js';
import { pieceOnCells, placementName } from '../graph/PlacementGame.js';
import type { StrongDefect } from './findStrongDefect.js';

const moveInWordsTakes = /* @__PURE__ */ takes('moveInWords', () => ({
  given: fields({ piece: either(text, fields({ piece: text, cells: listOf(aNumber) })) }),
}));

/** A move in words: `Left x1`, or `Left vertex on 1`. */
export function moveInWords(given: PlacedMove): string {
  moveInWordsTakes(given);
  const { player, piece } = given;
  const name = typeof piece !== 'string' && piece.side === player ? pieceOnCells(piece) : placementName(piece);
  return player === undefined ? name : `${playerName(player)} ${name}`;
}

function playInWords(play: readonly PlacedMove[]): string {
  return play.map(moveInWords).join(', ');
}

const weakDefectInWordsTakes = /* @__PURE__ */ takes('weakDefectInWords', () => ({
  defect: either(
    fields({ because: oneOf('not-empty'), pieces: listOf(either(text, anObject)) }),
    fields({
      because: oneOf('removed', 'nothing-placed', 'several-placed', 'overlap'),
      play: listOf(text),
      pieces: listOf(either(text, anObject)),
    }),
  ),
}));

/** Why a game is not a weak placement game, in words. */
export function weakDefectInWords(defect: WeakDefect): string {
  weakDefectInWordsTakes(defect);
  const pieces = defect.pieces.map(placementName).join(', ');
  if (defect.because === 'not-empty') return `the board is not empty at the beginning: ${pieces}`;
  const [from, to] = defect.play.slice(-2);
  const move = `the move from ${from} to ${to}`;
  switch (defect.because) {
    case 'removed':
      return `${move} takes away ${pieces}`;
    case 'nothing-placed':
      return `${move} places no piece`;
    case 'several-placed':
      return `${move} places more than one piece: ${pieces}`;
    case 'overlap':
      return `${move} places pieces that overlap: ${pieces}`;
  }
}

const mediumDefectInWordsTakes = /* @__PURE__ */ takes('mediumDefectInWords', () => ({
  given: fields({ play: listOf(anObject), at: aNumber }),
}));

/** Why a weak placement game is not medium, in words. */
export function mediumDefectInWords(given: MediumDefect): string {
  mediumDefectInWordsTakes(given);
  const { play, at } = given;
  const last = moveInWords(play[play.length - 1]!);
  return `${playInWords(play)} is a legal play, but ${last} is illegal as move ${at}`;
}

const strongDefectInWordsTakes = /* @__PURE__ */ takes('strongDefectInWords', () => ({
  given: fields({ position: listOf(either(text, anObject)), legal: listOf(anObject), illegal: listOf(anObject) }),
}));

/** Why a weak placement game is not strong, in words. */
export function strongDefectInWords(given: StrongDefect): string {
  strongDefectInWordsTakes(given);
  const { legal, illegal } = given;
  const last = illegal[illegal.length - 1]!;
  const before = illegal.length === 1 ? 'at the beginning' : `after ${playInWords(illegal.slice(0, -1))}`;
  return `${playInWords(legal)} is a legal play, but ${before} the move ${moveInWords(last)} is illegal`;
}
