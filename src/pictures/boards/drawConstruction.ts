import type { Construction } from '../../constructions/index.js';
import { isGamma } from '../../constructions/internal.js';
import type { PictureOptions } from '../drawing/PictureOptions.js';
import type { CoveredPart } from './BoardPictureOptions.js';
import { drawBoard } from './drawBoard.js';

/**
 * The board of a construction; on a Γ-board with what the pieces cover.
 * @throws LimitError `too-large-picture` as `drawBoard`
 */
export function drawConstruction(construction: Construction, options: PictureOptions = {}): string {
  return drawBoard(construction.board, { ...options, covered: coveredParts(construction) });
}

/** What the pieces cover on a Γ-board, by the certificate. */
function coveredParts(construction: Construction): CoveredPart[] {
  if (!isGamma(construction)) return [];
  return construction.target.vertices.flatMap(({ side }, v) => {
    const placement = construction.certificate.placements[v];
    return side === undefined || placement === undefined || placement === null ? [] : [{ side, placement }];
  });
}
