import { wrongArgument } from '../../arguments.js';
import { Board } from '../../boards/index.js';
import { InputError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import { positionKey, type BasicPosition } from '../BasicPosition.js';
import { compile } from '../compile.js';
import type { Ruleset } from '../Ruleset.js';

/** What a ruleset makes of one board: the basic positions and the minimal illegal sets of them. */
export interface RulesOnBoard {
  readonly board: Board;
  readonly positions: readonly BasicPosition[];
  readonly minimalIllegal: readonly (readonly number[])[];
}

/** What `compile` says of boards on which a ruleset makes no sense. */
const NOT_PLAYED: readonly string[] = ['not-a-suitable-board', 'unknown-placement'];

/**
 * A ruleset on a board of a family; undefined where the ruleset makes no sense.
 * @throws InputError `not-an-empty-board`
 * @throws LimitError as `compile`
 */
export function rulesOnBoard(ruleset: Ruleset, board: Board, options: RunOptions): RulesOnBoard | undefined {
  if (!(board instanceof Board)) throw wrongArgument('the family', board, 'boards, such as path(3)');
  if (board.pieces.length > 0)
    throw new InputError(
      'not-an-empty-board',
      `${ruleset.name}: a board of the family has pieces on it; expected empty boards.`,
    );
  try {
    const game = compile(ruleset, board, options);
    const [{ positions, board: played } = {}] = game.summands;
    const minimalIllegal = game.legalComplex.listMinimalNonfaces(options).toLists();
    return { board: played!, positions: positions!, minimalIllegal };
  } catch (error) {
    if (error instanceof InputError && NOT_PLAYED.includes(error.code)) return undefined;
    throw error;
  }
}

/** A position that is legal on one board, and its image on an isomorphic board, which is not. */
export interface BrokenIsomorphism {
  readonly boards: readonly [Board, Board];
  /** The image of each vertex of the first board. */
  readonly map: readonly number[];
  readonly legal: readonly BasicPosition[];
  readonly illegal: readonly BasicPosition[];
}

/**
 * A smallest position whose legality an isomorphism changes, if there is one. A piece that cannot be placed on a board
 * at all is illegal there.
 * @param map the image on b of each vertex of a
 */
export function brokenIsomorphism(
  a: RulesOnBoard,
  b: RulesOnBoard,
  map: readonly number[],
): BrokenIsomorphism | undefined {
  const imageOf = (piece: BasicPosition): BasicPosition => ({
    ...piece,
    cells: piece.cells.map((v) => map[v]!).sort((u, v) => u - v),
  });
  const onB = new Map(b.positions.map((piece, i) => [positionKey(piece), i]));
  const images = a.positions.map((piece) => onB.get(positionKey(imageOf(piece))));
  const preimages: (number | undefined)[] = b.positions.map(() => undefined);
  images.forEach((image, i) => image !== undefined && (preimages[image] = i));
  const legalOnA = newlyIllegal(b, a, preimages) ?? unmatched(a, images);
  if (legalOnA !== undefined) {
    const legal = legalOnA.map((i) => a.positions[i]!);
    return { boards: [a.board, b.board], map, legal, illegal: legal.map(imageOf) };
  }
  const legalOnB = newlyIllegal(a, b, images) ?? unmatched(b, preimages);
  if (legalOnB === undefined) return undefined;
  const inverse: number[] = [];
  map.forEach((image, v) => (inverse[image] = v));
  const legal = legalOnB.map((i) => b.positions[i]!);
  const back = (piece: BasicPosition): BasicPosition => ({
    ...piece,
    cells: piece.cells.map((v) => inverse[v]!).sort((u, v) => u - v),
  });
  return { boards: [b.board, a.board], map: inverse, legal, illegal: legal.map(back) };
}

/** The image of a smallest minimal illegal set of the first board that is legal on the second. */
function newlyIllegal(
  from: RulesOnBoard,
  to: RulesOnBoard,
  images: readonly (number | undefined)[],
): number[] | undefined {
  const known = new Set(to.minimalIllegal.map((set) => set.join()));
  let smallest: number[] | undefined;
  for (const set of from.minimalIllegal) {
    const image = set.map((i) => images[i]);
    if (image.some((i) => i === undefined)) continue;
    const sorted = (image as number[]).sort((i, j) => i - j);
    if (known.has(sorted.join()) || (smallest !== undefined && smallest.length <= sorted.length)) continue;
    const isIllegal = to.minimalIllegal.some((illegal) => illegal.every((i) => sorted.includes(i)));
    if (!isIllegal) smallest = sorted;
  }
  return smallest;
}

/** A legal piece without image. */
function unmatched(rules: RulesOnBoard, images: readonly (number | undefined)[]): number[] | undefined {
  const loops = new Set(rules.minimalIllegal.filter((set) => set.length === 1).map(([i]) => i));
  const piece = images.findIndex((image, i) => image === undefined && !loops.has(i));
  return piece === -1 ? undefined : [piece];
}
