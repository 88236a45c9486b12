import type { Value } from '../Value.js';
import { leastNameLength } from './leastNameLength.js';
import type { NameStyle } from './NameStyle.js';
import { visitPostorder } from './postorder.js';
import { tinyOf } from './tiny.js';
import { uptimalOf } from './uptimal.js';

/** What the name of a value is made of; `text` is undefined for a number that is too long. */
type Shape =
  | { readonly kind: 'name'; readonly text: string | undefined }
  | { readonly kind: 'tiny' | 'miny'; readonly of: Value }
  | { readonly kind: 'switch'; readonly left: readonly Value[] }
  | { readonly kind: 'game'; readonly left: readonly Value[]; readonly right: readonly Value[] };

/** How a game in braces is laid out: how many bars, and which side drops its own braces. */
interface Bars {
  /** 0 for what has no braces. */
  readonly bars: number;
  readonly drops: readonly [left: boolean, right: boolean];
}

const NO_DROPS: Bars['drops'] = [false, false];
const NO_BARS: Bars = { bars: 1, drops: NO_DROPS };
const DROPS: readonly Bars['drops'][] = [
  [true, true],
  [true, false],
  [false, true],
];

/** A name before it is written. */
interface Measured extends Bars {
  readonly shape: Shape;
  readonly length: number;
}

/** Writes the name of one value: all followers are measured first, so that a name that is too long is never written. */
export class NameWriter {
  readonly #style: NameStyle;
  readonly #switches: boolean;
  readonly #maxLength: number;
  readonly #shapes = new Map<number, Shape>();
  readonly #measured = new Map<number, Measured>();
  /** The names without the braces of a game. */
  readonly #bodies = new Map<number, string>();

  /** @param switches whether games that are their own negative are written with ± */
  constructor(style: NameStyle, switches: boolean, maxLength: number) {
    this.#style = style;
    this.#switches = switches;
    this.#maxLength = maxLength;
  }

  /**
   * The name, or undefined if it is too long.
   * @complexity the number of followers that the name shows, each once, and their options sorted
   */
  write(value: Value): string | undefined {
    if (leastNameLength(value, this.#style, this.#switches) > this.#maxLength) return undefined;
    const order: Value[] = [];
    const below = (follower: Value): readonly Value[] => {
      const shape = this.#shapeOf(follower);
      this.#shapes.set(follower.id, shape);
      return partsOf(shape);
    };
    const short = visitPostorder(value, below, (follower) => {
      const entry = this.#measure(this.#shapes.get(follower.id)!);
      this.#measured.set(follower.id, entry);
      order.push(follower);
      return entry.length <= this.#maxLength;
    });
    if (!short) return undefined;
    for (const { id } of order) this.#bodies.set(id, this.#bodyOf(this.#measured.get(id)!));
    return this.#textOf(value);
  }

  #shapeOf(value: Value): Shape {
    const { closedForm } = value;
    if (closedForm !== undefined) {
      const { numerator, exponent } = closedForm.number;
      // A binary digit is 0.3 decimal ones; those of huge numbers take long to find.
      const tooLong = 0.3 * (4 * (numerator.toString(16).length - 2) + exponent) > this.#maxLength;
      return { kind: 'name', text: tooLong ? undefined : this.#style.closed(closedForm) };
    }
    const uptimal = this.#style.uptimal && uptimalOf(value);
    if (uptimal !== undefined) return { kind: 'name', text: this.#style.uptimal!(uptimal) };
    const tiny = tinyOf(value);
    if (tiny !== undefined) return { kind: tiny.name, of: tiny.of };
    const left = value.options('L');
    if (this.#switches && value.negative().equals(value)) return { kind: 'switch', left };
    return { kind: 'game', left, right: value.options('R') };
  }

  #measure(shape: Shape): Measured {
    const style = this.#style;
    const plain = (length: number): Measured => ({ shape, length, bars: 0, drops: NO_DROPS });
    switch (shape.kind) {
      case 'name':
        return plain(shape.text?.length ?? Infinity);
      case 'tiny':
      case 'miny':
        return plain(this.#listLength([shape.of]) + style[shape.kind].join('').length);
      case 'switch': {
        const around = this.#needsList(shape.left) ? style.list.join('').length : 0;
        return plain(style.plusMinus.length + around + this.#listLength(shape.left));
      }
      case 'game': {
        const { bars, drops } = chooseBars(this.#barsOf(shape.left), this.#barsOf(shape.right), style.bars.length);
        const braces = (1 - (drops[0] ? 1 : 0) - (drops[1] ? 1 : 0)) * (style.open.length + style.close.length);
        const sides = this.#listLength(shape.left) + this.#listLength(shape.right);
        return { shape, length: braces + style.bars[bars - 1]!.length + sides, bars, drops };
      }
    }
  }

  #listLength(options: readonly Value[]): number {
    let length = Math.max(0, options.length - 1) * this.#style.comma.length;
    for (const { id } of options) length += this.#measured.get(id)!.length;
    return length;
  }

  /** The bars of the only option of a side, 0 if it is not one game in braces. */
  #barsOf(options: readonly Value[]): number {
    return options.length === 1 ? this.#measured.get(options[0]!.id)!.bars : 0;
  }

  /** Do the options after ± need parentheses? One number does not, nor one game in braces. */
  #needsList(options: readonly Value[]): boolean {
    return options.length > 1 || (options[0]!.number === undefined && this.#barsOf(options) === 0);
  }

  #bodyOf({ shape, bars, drops }: Measured): string {
    const style = this.#style;
    switch (shape.kind) {
      case 'name':
        return shape.text!;
      case 'tiny':
      case 'miny':
        return style[shape.kind].join(this.#textOf(shape.of));
      case 'switch': {
        const list = this.#listOf(shape.left);
        return style.plusMinus + (this.#needsList(shape.left) ? style.list.join(list) : list);
      }
      case 'game': {
        const side = (options: readonly Value[], drop: boolean): string =>
          drop ? this.#bodies.get(options[0]!.id)! : this.#listOf(options);
        return side(shape.left, drops[0]) + style.bars[bars - 1]! + side(shape.right, drops[1]);
      }
    }
  }

  #textOf({ id }: Value): string {
    const body = this.#bodies.get(id)!;
    return this.#measured.get(id)!.bars === 0 ? body : this.#style.open + body + this.#style.close;
  }

  /** The names of options: a number first, then the shorter ones, those of equal length in the order of their text. */
  #listOf(options: readonly Value[]): string {
    if (options.length === 1) return this.#textOf(options[0]!);
    const sorted = options
      .map((option) => ({ rank: option.number === undefined ? 1 : 0, text: this.#textOf(option) }))
      .sort((a, b) => a.rank - b.rank || a.text.length - b.text.length || (a.text < b.text ? -1 : 1));
    // Texts that are put together are not copied before they are read; `join` would read them.
    let list = '';
    for (const { text } of sorted) list += list === '' ? text : this.#style.comma + text;
    return list;
  }
}

/** The values that the name shows. */
function partsOf(shape: Shape): readonly Value[] {
  switch (shape.kind) {
    case 'name':
      return [];
    case 'tiny':
    case 'miny':
      return [shape.of];
    case 'switch':
      return shape.left;
    case 'game':
      return [...shape.left, ...shape.right];
  }
}

/**
 * Drops braces in favour of more bars, {a|b||c} for {{a|b}|c}, where that needs no more signs.
 * @param left the bars of the Left side, 0 if it is not one game in braces; `right` as well
 */
function chooseBars(left: number, right: number, most: number): Bars {
  if (left === 0 && right === 0) return NO_BARS;
  let best = NO_BARS;
  let mostSaved = 0;
  for (const drops of DROPS) {
    if ((drops[0] && left === 0) || (drops[1] && right === 0)) continue;
    const bars = 1 + Math.max(drops[0] ? left : 0, drops[1] ? right : 0);
    const saved = (drops[0] && drops[1] ? 4 : 2) - (bars - 1);
    if (bars > most || saved < mostSaved || (saved === mostSaved && best.bars > 1)) continue;
    best = { bars, drops };
    mostSaved = saved;
  }
  return best;
}
