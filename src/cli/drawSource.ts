import type { Construction } from '../constructions/index.js';
import { isGamma } from '../constructions/internal.js';
import { drawBoard, drawComplex, drawThermograph, type CoveredPart } from '../pictures/index.js';
import type { Work } from '../run.js';
import { asGame, asValue, type Source } from '../sources/index.js';
import { boardAtPosition, piecesAtPosition } from '../sources/internal.js';
import { complexToLookAt } from './complexToLookAt.js';

/** What `draw` can show. */
export const PICTURES = ['board', 'complex', 'thermograph'] as const;
export type Picture = (typeof PICTURES)[number];

/** Pictures that a later release draws. */
export const PLANNED_PICTURES: readonly string[] = ['poset', 'tree'];

/**
 * The SVG picture of a source.
 * @param what undefined for its board if it has one, else its complex, or the thermograph of a value
 * @param illegal the illegal complex of the game, in place of the legal one
 */
export function drawSource(
  source: Source,
  what: Picture | undefined,
  illegal: boolean,
  work: Work,
  title: string,
): string {
  const picture = what ?? usualPicture(source);
  if (picture === 'thermograph') return drawThermograph(asValue(source, work.part()), { title });
  if (picture === 'board' && source.kind === 'construction')
    return drawBoard(source.construction.board, { title, covered: coveredParts(source.construction) });
  if (picture === 'board') {
    const game = asGame(source, work.part());
    return drawBoard(boardAtPosition(game), { title, pieces: piecesAtPosition(game) });
  }
  return drawComplex(complexToLookAt(source, illegal, work), { ...work.part(), title });
}

function usualPicture(source: Source): Picture {
  if (source.kind === 'value' || source.kind === 'sum') return 'thermograph';
  return hasBoard(source) ? 'board' : 'complex';
}

/** Has the source a board of its own? The board of other games is only the 1-skeleton of their complex. */
export function hasBoard(source: Source): boolean {
  if (source.kind === 'game') return source.game.summands.every(({ ruleset }) => ruleset !== undefined);
  return source.kind === 'construction';
}

/** What the pieces cover on a Γ-board, by the certificate. */
function coveredParts(construction: Construction): CoveredPart[] {
  if (!isGamma(construction)) return [];
  return construction.target.vertices.flatMap(({ side }, v) => {
    const placement = construction.certificate.placements[v];
    return side === undefined || placement === undefined || placement === null ? [] : [{ side, placement }];
  });
}
