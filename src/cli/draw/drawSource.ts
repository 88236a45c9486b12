import {
  drawBettiTable,
  drawComplex,
  drawConstruction,
  drawDigraph,
  drawFaceNumbers,
  drawGame,
  drawGameGraph,
  drawGameTree,
  drawLoopyGame,
  drawMoveBoard,
  drawPoset,
  drawThermograph,
  type PictureOptions,
} from '../../pictures/index.js';
import type { Work } from '../../run.js';
import { drawLatticeGame, drawSum, type SumPart } from '../../pictures/internal.js';
import { vertexLabels } from '../../digraphs/index.js';
import { asGame, asValue, type LabelledDigraph, type Source } from '../../sources/index.js';
import { InputError } from '../../errors.js';
import {
  asMoves,
  asPlacements,
  boardOf,
  byKind,
  isLoopy,
  literalLoopyGame,
  objectOf,
  type ByKind,
} from '../../sources/internal.js';
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
export type PictureName = (typeof PICTURES)[number];

/** The pictures of a complex, which may be the illegal one. */
export const OF_COMPLEXES: readonly PictureName[] = ['complex', 'poset', 'betti', 'face-numbers'];

/** What is to be drawn. */
export interface PictureChoice extends PictureOptions {
  /** The board or digraph if missing, where there is one, else the complex, or the thermograph of a value. */
  readonly what?: PictureName | undefined;
  /** The illegal complex of the game, in place of the legal one. */
  readonly illegal?: boolean;
  /** For a game graph or tree the number of moves, for a face poset the number of vertices of a face. */
  readonly depth?: number | undefined;
  /** For a game graph or tree one position of each orbit under symmetries. */
  readonly orbits?: boolean | undefined;
  /** Draws a surface as it is, without cutting it open. */
  readonly uncut?: boolean | undefined;
}

/** The pictures that an option says something about: of which only a part may be drawn, or a surface as it is. */
const OF_PARTS: Readonly<Record<'depth' | 'orbits' | 'uncut', readonly PictureName[]>> = {
  depth: ['graph', 'tree', 'poset'],
  orbits: ['graph', 'tree'],
  uncut: ['complex'],
};

/** @throws InputError `invalid-option` for an option that belongs to other pictures */
function requirePart(picture: PictureName, source: Source, given: Pick<PictureChoice, keyof typeof OF_PARTS>): void {
  for (const option of ['depth', 'orbits', 'uncut'] as const)
    if (
      (given[option] ?? false) !== false &&
      (!OF_PARTS[option].includes(picture) || (picture === 'graph' && isLoopy(source)))
    )
      throw new InputError(
        'invalid-option',
        `draw: --${option} with --what ${picture}; expected --what ${OF_PARTS[option].join(' or ')}${option === 'uncut' ? '' : ' of a short game'}.`,
      );
}

/** The text of a picture of a source. */
export function drawSource(
  source: Source,
  { what, illegal = false, depth, orbits, uncut, ...options }: PictureChoice,
  work: Work,
): string {
  const picture = what ?? usualPicture(source, illegal);
  requirePart(picture, source, { depth, orbits, uncut });
  const complex = (): ReturnType<typeof complexToLookAt> => complexToLookAt(source, illegal, work);
  const both = { ...work.part(), ...options };
  const part = { ...both, ...(depth !== undefined && { depth }) };
  switch (picture) {
    case 'thermograph':
      return drawThermograph(asValue(source, work.part()), options);
    case 'board':
      return byKind(BOARDS, source, options, work) ?? drawGame(asGame(source, work.part()), options);
    case 'digraph':
      return drawOwnDigraph(digraphOf(source), options);
    case 'complex':
      return drawComplex(complex(), { ...both, ...(uncut !== undefined && { uncut }) });
    case 'poset':
      return drawPoset(objectOf(source, 'poset') ?? complex(), part);
    case 'betti':
      return drawBettiTable((illegal ? undefined : objectOf(source, 'ideal')) ?? complex(), both);
    case 'face-numbers':
      return drawFaceNumbers(complex(), both);
    case 'graph':
      if (isLoopy(source)) return drawLoopyGame(literalLoopyGame(source, work.part()), options);
      return drawGameGraph(withMoves(source, work), { ...part, orbits });
    case 'tree':
      return drawGameTree(withMoves(source, work), { ...part, orbits });
  }
}

/** A game by its moves or its complex, or the canonical form of a value. */
function withMoves(source: Source, work: Work): Parameters<typeof drawGameTree<string>>[0] {
  return objectOf(source, 'value') ?? asPlacements(source) ?? asMoves(source) ?? asGame(source, work.part());
}

/** The pictures of boards, but those of compiled games. */
const BOARDS: ByKind<[options: PictureOptions, work: Work], string> = {
  construction: drawConstruction,
  lattice: (game, options, work) => drawLatticeGame(game, options, work.part()),
  rules: drawMoveBoard,
  sum: (summands, options, work) =>
    drawSum(
      summands.flatMap((summand) => byKind(PARTS, summand) ?? [asGame(summand, work.part())]),
      options,
    ),
};

/** Summands as they are drawn inside a sum. */
const PARTS: ByKind<[], readonly SumPart[]> = {
  digraph: ({ digraph, labels = vertexLabels(digraph) }) => [{ digraph, names: labels }],
  rules: (game) => [game],
  loopy: (games) => games,
  form: (form) => [form],
  value: (value) => [value],
};

/** A digraph, with the labels that its vertices have in a position of another one. */
function drawOwnDigraph({ digraph, labels }: LabelledDigraph, options: PictureOptions): string {
  return drawDigraph(digraph, { ...options, ...(labels && { names: labels }) });
}

/** A source that is a digraph. @throws InputError `invalid-option` */
export function digraphOf(source: Source): LabelledDigraph {
  const found = objectOf(source, 'digraph');
  if (found !== undefined) return found;
  throw new InputError('invalid-option', '--what digraph of a source that is none; expected digraph:….', {
    hint: 'For example digraph:LLR 0>1 1>2 2>0.',
  });
}

/** What is drawn where nothing else is asked for: a board that there is, else the complex. */
const USUAL: Readonly<Partial<Record<Source['kind'], PictureName>>> = {
  sum: 'board',
  rules: 'board',
  lattice: 'board',
  digraph: 'digraph',
  poset: 'poset',
  loopy: 'graph',
  form: 'tree',
  value: 'thermograph',
};

function usualPicture(source: Source, illegal: boolean): PictureName {
  if (illegal) return 'complex';
  return USUAL[source.kind] ?? (boardOf(source) === undefined ? 'complex' : 'board');
}
