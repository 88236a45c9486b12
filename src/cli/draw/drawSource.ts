import { isGamma } from '../../constructions/internal.js';
import type { Construction } from '../../constructions/index.js';
import {
  drawBettiTable,
  drawBoard,
  drawComplex,
  drawDigraph,
  drawFaceNumbers,
  drawGame,
  drawGameGraph,
  drawGameTree,
  drawLoopyGame,
  drawMoveBoard,
  drawPoset,
  drawThermograph,
  type CoveredPart,
  type PictureOptions,
} from '../../pictures/index.js';
import type { Work } from '../../run.js';
import { drawLatticeGame } from '../../pictures/internal.js';
import { asGame, asValue, type Source } from '../../sources/index.js';
import { InputError } from '../../errors.js';
import { asMoves, asPlacements, isLoopy, literalLoopyGame } from '../../sources/internal.js';
import { complexToLookAt } from '../complexToLookAt.js';

/** What `draw` can show of a source. */
export const PICTURES = [
  'board',
  'digraph',
  'complex',
  'poset',
  'graph',
  'tree',
  'thermograph',
  'betti',
  'face-numbers',
] as const;
export type Picture = (typeof PICTURES)[number];

/** The pictures of a complex, which may be the illegal one. */
export const OF_COMPLEXES: readonly Picture[] = ['complex', 'poset', 'betti', 'face-numbers'];

/** What is to be drawn. */
export interface PictureChoice extends PictureOptions {
  /** The board or digraph if missing, where there is one, else the complex, or the thermograph of a value. */
  readonly what?: Picture | undefined;
  /** The illegal complex of the game, in place of the legal one. */
  readonly illegal?: boolean;
}

/** The text of a picture of a source. */
export function drawSource(source: Source, { what, illegal = false, ...options }: PictureChoice, work: Work): string {
  const complex = (): ReturnType<typeof complexToLookAt> => complexToLookAt(source, illegal, work);
  const both = { ...work.part(), ...options };
  switch (what ?? usualPicture(source, illegal)) {
    case 'thermograph':
      return drawThermograph(asValue(source, work.part()), options);
    case 'board':
      if (source.kind === 'construction')
        return drawBoard(source.construction.board, { ...options, covered: coveredParts(source.construction) });
      if (source.kind === 'lattice') return drawLatticeGame(source.game, options, work.part());
      if (source.kind === 'rules') return drawMoveBoard(source.game, options);
      return drawGame(asGame(source, work.part()), options);
    case 'digraph':
      return drawDigraph(digraphOf(source).digraph, { ...options, ...namesOf(digraphOf(source)) });
    case 'complex':
      return drawComplex(complex(), both);
    case 'poset':
      return drawPoset(complex(), both);
    case 'betti':
      return drawBettiTable(source.kind === 'ideal' && !illegal ? source.ideal : complex(), both);
    case 'face-numbers':
      return drawFaceNumbers(complex(), both);
    case 'graph':
      if (isLoopy(source)) return drawLoopyGame(literalLoopyGame(source, work.part()), options);
      return drawGameGraph(withMoves(source, work), both);
    case 'tree':
      return drawGameTree(withMoves(source, work), both);
  }
}

/** A game by its moves or its complex, or the canonical form of a value. */
function withMoves(source: Source, work: Work): Parameters<typeof drawGameTree<string>>[0] {
  if (source.kind === 'value') return source.value;
  return asPlacements(source) ?? asMoves(source) ?? asGame(source, work.part());
}

/** The labels that the vertices have in a position of another digraph. */
function namesOf({ labels }: Extract<Source, { readonly kind: 'digraph' }>): { readonly names?: readonly string[] } {
  return labels === undefined ? {} : { names: labels };
}

/** A source that is a digraph. @throws InputError `invalid-option` */
export function digraphOf(source: Source): Extract<Source, { readonly kind: 'digraph' }> {
  if (source.kind === 'digraph') return source;
  throw new InputError('invalid-option', '--what digraph of a source that is none; expected digraph:….', {
    hint: 'For example digraph:LLR 0>1 1>2 2>0.',
  });
}

function usualPicture(source: Source, illegal: boolean): Picture {
  if (illegal) return 'complex';
  if (source.kind !== 'rules' && isLoopy(source)) return 'graph';
  if (source.kind === 'value' || source.kind === 'sum') return 'thermograph';
  if (source.kind === 'digraph') return 'digraph';
  return source.kind === 'rules' || source.kind === 'lattice' || hasBoard(source) ? 'board' : 'complex';
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
