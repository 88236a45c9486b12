import type { DigraphPlacement } from '../../digraphs/index.js';
import { SPGame } from '../../games/index.js';
import { LoopyGame } from '../../loopy/index.js';
import { MoveGame } from '../../moves/index.js';
import { Form, printValueLatex, Value } from '../../values/index.js';
import { digraphSummand } from './drawDigraph.js';
import { gameSummands } from '../boards/drawGame.js';
import { finishPicture } from '../drawing/finishPicture.js';
import { centredText, textWidth } from '../drawing/Mark.js';
import { moveSummands } from '../moves/drawMoveBoard.js';
import { requireDrawable, type PictureOptions } from '../drawing/PictureOptions.js';
import { placeSummands, SUMMAND_LIMIT, type DrawnSummand } from '../drawing/placeSummands.js';
import { shortLabels } from '../drawing/shortLabels.js';
import { STYLE } from '../drawing/style.js';

/** A summand, of whichever kind: of a digraph with the names of its vertices. */
export type SumPart =
  | SPGame
  | MoveGame
  | LoopyGame
  | Form
  | Value
  | { readonly digraph: DigraphPlacement; readonly names: readonly string[] };

/** Longer names of values are cut. */
const LONGEST_NAME = 48;
const NAME_SIZE = 18;

/**
 * A sum of games of several kinds: boards, digraphs and positions below each other with their signs, values, literal
 * and loopy games by their names.
 * @throws LimitError `too-large-picture`
 */
export function drawSum(parts: readonly SumPart[], options: PictureOptions = {}): string {
  const drawn = parts.flatMap((part) => summandsOf(part, options));
  requireDrawable('drawSum', 'summands', drawn.length, SUMMAND_LIMIT);
  const { marks, extent, caption } = placeSummands(drawn);
  const description = `A sum: ${drawn.map(({ words }) => words.replace(/\.$/, '')).join('; ')}.`;
  return finishPicture({ title: options.title ?? 'Sum', description, extent, caption }, marks, options);
}

function summandsOf(part: SumPart, options: PictureOptions): readonly DrawnSummand[] {
  if (part instanceof SPGame) return gameSummands('drawSum', part, options);
  if (part instanceof MoveGame) return moveSummands(part, options);
  if (part instanceof Value) return [named(String(part), printValueLatex(part))];
  if (part instanceof LoopyGame || part instanceof Form) return [named(String(part).replace(/^(loopy|form):/, ''))];
  return [digraphSummand(part.digraph, { ...options, names: part.names })];
}

function named(words: string, latex?: string): DrawnSummand {
  const text = shortLabels([words], LONGEST_NAME)[0]!;
  const [half, high] = [textWidth(text, NAME_SIZE) / 2, STYLE.radius];
  const mark = centredText([0, 0], text, NAME_SIZE, { fill: STYLE.ink });
  const isWhole = latex !== undefined && text === words;
  return {
    marks: [isWhole ? { ...mark, latex: `$${latex}$` } : mark],
    extent: [
      [-half, -high],
      [half, high],
    ],
    negative: false,
    words,
  };
}
