import { playerName } from '../../player.js';
import type { PlacedMove, WeakDefect } from './Exploration.js';
import type { MediumDefect } from './findMediumDefect.js';
import { pieceOnCells, placementName } from '../graph/PlacementGame.js';
import type { StrongDefect } from './findStrongDefect.js';

/** A move in words: `Left x1`, or `Left vertex on 1`. */
function moveInWords(given: PlacedMove): string {
  const { player, piece } = given;
  const name = typeof piece !== 'string' && piece.side === player ? pieceOnCells(piece) : placementName(piece);
  return player === undefined ? name : `${playerName(player)} ${name}`;
}

function playInWords(play: readonly PlacedMove[]): string {
  return play.map(moveInWords).join(', ');
}

/** Why a game is not a weak placement game, in words. */
export function weakDefectInWords(defect: WeakDefect): string {
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

/** Why a weak placement game is not medium, in words. */
export function mediumDefectInWords(given: MediumDefect): string {
  const { play, at } = given;
  const last = moveInWords(play[play.length - 1]!);
  return `${playInWords(play)} is a legal play, but ${last} is illegal as move ${at}`;
}

/** Why a weak placement game is not strong, in words. */
export function strongDefectInWords(given: StrongDefect): string {
  const { legal, illegal } = given;
  const last = illegal[illegal.length - 1]!;
  const before = illegal.length === 1 ? 'at the beginning' : `after ${playInWords(illegal.slice(0, -1))}`;
  return `${playInWords(legal)} is a legal play, but ${before} the move ${moveInWords(last)} is illegal`;
}
