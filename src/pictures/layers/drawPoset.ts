import type { ComplexSource } from '../../complex/index.js';
import { complexOf } from '../../complex/internal.js';
import { GamePoset } from '../../days/index.js';
import { LabelledPoset } from '../../poset/index.js';
import type { RunOptions } from '../../run.js';
import { integer, oneOf, optional, requireShape } from '../../shape.js';
import type { CaptionLine } from '../drawing/composeDrawing.js';
import { drawableFacePoset, faceNames } from './faceNames.js';
import { finishPicture } from '../drawing/finishPicture.js';
import { hasseDiagram, type ElementNames } from './hasseDiagram.js';
import { printValueLatex, Value } from '../../values/index.js';
import { captionOfMoves } from './moveLines.js';
import { LAYERED_LIMIT, requireDrawable, type PictureOptions } from '../drawing/PictureOptions.js';
import { counted } from '../../text/internal.js';

/** What may be said about the picture, and bounds of the search for the faces of a complex. */
export interface PosetPictureOptions extends PictureOptions, RunOptions {
  /** Only the faces of a complex with at most so many vertices; all of them if missing. */
  readonly depth?: number;
}

/** More elements are only counted in the description. */
const DESCRIBED = 200;

/**
 * The Hasse diagram of a poset: an element stands above those that it covers, by rank where the poset has ranks, else
 * by its longest chains. Covers are lines, which do not cross in a planar lattice: solid for Left, dashed for Right,
 * grey where no player is named. For a complex (or the legal complex of a game) it is the face poset.
 * @throws InputError `invalid-argument` for a depth of what is not a complex
 * @throws LimitError `too-large-picture` above 1000 elements, 60 of one rank, 20,000 covers or a width of 6000 pixels
 * @source Huntemann 2018, Def. 3.12
 * @source Huntemann 2018, Def. 3.16
 */
export function drawPoset(
  subject: LabelledPoset | GamePoset<unknown> | ComplexSource,
  options: PosetPictureOptions = {},
): string {
  const isOfFaces = !(subject instanceof LabelledPoset || subject instanceof GamePoset);
  requireShape('drawPoset', isOfFaces ? optional(integer(0)) : oneOf(undefined), options.depth, 'the option depth');
  const { poset, labels, latex, title } = named(subject, options);
  const hint = isOfFaces ? hintOfFaces : undefined;
  const { marks, extent, owners } = hasseDiagram('drawPoset', poset, { labels, latex }, options, hint);
  const nothing: CaptionLine[] = poset.n === 0 ? [{ text: 'the empty poset' }] : [];
  const part = options.depth === undefined ? [] : [{ text: `faces of at most ${options.depth} vertices` }];
  const caption = [...nothing, ...captionOfMoves(owners), ...part];
  const frame = { title: options.title ?? title, description: describe(poset, labels), extent, caption };
  return finishPicture(frame, marks, options);
}

function named(
  subject: LabelledPoset | GamePoset<unknown> | ComplexSource,
  options: PosetPictureOptions,
): ElementNames & { readonly poset: LabelledPoset; readonly title: string } {
  if (subject instanceof LabelledPoset) return { poset: subject, labels: subject.labels, title: 'Hasse diagram' };
  if (subject instanceof GamePoset) {
    requireDrawable('drawPoset', 'elements', subject.size, LAYERED_LIMIT);
    return { poset: subject.poset(options), labels: subject.labels, latex: latexOfGames(subject), title: subject.name };
  }
  const complex = complexOf(subject, 'drawPoset');
  const { poset, faces } = drawableFacePoset('drawPoset', complex, options, hintOfFaces());
  return { poset, labels: faceNames(complex, faces), title: 'Face poset' };
}

/** What LaTeX writes for the names of values. */
function latexOfGames({ elements, labels }: GamePoset<unknown>): (label: string) => string | undefined {
  const values = new Map(labels.map((label, x) => [label, elements[x]]));
  return (label) => {
    const value = values.get(label);
    const written = value instanceof Value ? printValueLatex(value) : undefined;
    return written === undefined ? undefined : `$${written}$`;
  };
}

/** @param readable the ranks that could be read, ∅ included, if that is known */
function hintOfFaces(readable = 3): string {
  return `Draw only the faces with few vertices: --depth ${Math.max(1, readable - 1)} (the option depth in a program), or the face poset of a link.`;
}

function describe({ n, covers }: LabelledPoset, labels: readonly string[]): string {
  const sizes = `A poset with ${counted(n, 'element')} and ${counted(covers.length, 'cover')}`;
  if (n > DESCRIBED || covers.length === 0) return `${sizes}.`;
  const each = covers.map(
    ({ lower, upper, label }) => `${labels[lower]!} < ${labels[upper]!}${label === undefined ? '' : ` (${label})`}`,
  );
  return `${sizes}: ${each.join(', ')}.`;
}
