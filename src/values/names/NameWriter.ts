import type { Value } from '../Value.js';
import type { ValueStore } from '../ValueStore.js';
import { leastNameLength } from './leastNameLength.js';
import type { NameStyle } from './NameStyle.js';
import { tinyOf } from './tiny.js';
import { uptimalOf } from './uptimal.js';

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

/** What the name of a value is made of: a text of its own, or the names of other values, by id. */
interface Entry extends Bars {
  readonly kind: 'name' | 'tiny' | 'miny' | 'switch' | 'game';
  /** Undefined for a number that is too long, and where the name is made of others. */
  readonly text: string | undefined;
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** −1 until it is measured. */
  length: number;
  bars: number;
  drops: Bars['drops'];
  /** The name without the braces of a game, once it is written. */
  body: string;
}

const NONE: readonly number[] = [];
/** In a store with so few values a name is measured at once. */
const FEW_VALUES = 1000;

/** Writes the name of one value: all followers are measured first, so that a name that is too long is never written. */
export class NameWriter {
  readonly #store: ValueStore;
  readonly #style: NameStyle;
  readonly #switches: boolean;
  readonly #maxLength: number;
  readonly #entries = new Map<number, Entry>();

  /** @param switches whether games that are their own negative are written with ± */
  constructor(store: ValueStore, style: NameStyle, switches: boolean, maxLength: number) {
    this.#store = store;
    this.#style = style;
    this.#switches = switches;
    this.#maxLength = maxLength;
  }

  /**
   * The name, or undefined if it is too long.
   * @complexity the number of followers that the name shows, each once, and their options sorted
   */
  write(value: Value): string | undefined {
    const { size } = this.#store;
    if (size > FEW_VALUES && leastNameLength(value, this.#style, this.#switches) > this.#maxLength) return undefined;
    const order: Entry[] = [];
    // A stack of its own: values may be deeper than the call stack.
    const stack = [this.#enter(value.id)];
    while (stack.length > 0) {
      const entry = stack[stack.length - 1]!;
      const before = stack.length;
      if (entry.length < 0) {
        this.#pushOpen(entry.left, stack);
        this.#pushOpen(entry.right, stack);
        if (stack.length > before) continue;
        this.#measure(entry);
        if (entry.length > this.#maxLength) return undefined;
        order.push(entry);
      }
      stack.pop();
    }
    for (const entry of order) entry.body = this.#bodyOf(entry);
    return this.#textOf(value.id);
  }

  /** Pushes the entries that are not measured, perhaps not for the first time. */
  #pushOpen(ids: readonly number[], stack: Entry[]): void {
    for (const id of ids) {
      const entry = this.#entries.get(id) ?? this.#enter(id);
      if (entry.length < 0) stack.push(entry);
    }
  }

  #enter(id: number): Entry {
    const entry = this.#entryOf(id);
    this.#entries.set(id, entry);
    return entry;
  }

  #entryOf(id: number): Entry {
    const store = this.#store;
    const closedForm = store.closedFormOf(id);
    if (closedForm !== undefined) {
      const { numerator, exponent } = closedForm.number;
      // A binary digit is 0.3 decimal ones; those of huge numbers take long to find.
      const tooLong = 0.3 * (4 * (numerator.toString(16).length - 2) + exponent) > this.#maxLength;
      return newEntry('name', NONE, NONE, tooLong ? undefined : this.#style.closed(closedForm));
    }
    const value = store.value(id);
    const uptimal = this.#style.uptimal && uptimalOf(value);
    if (uptimal !== undefined) return newEntry('name', NONE, NONE, this.#style.uptimal!(uptimal));
    const tiny = tinyOf(value);
    if (tiny !== undefined) return newEntry(tiny.name, [tiny.of.id], NONE);
    const left = store.optionsOf(id, 'L');
    if (this.#switches && value.negative().equals(value)) return newEntry('switch', left, NONE);
    return newEntry('game', left, store.optionsOf(id, 'R'));
  }

  #measure(entry: Entry): void {
    const style = this.#style;
    const { kind, left, right } = entry;
    switch (kind) {
      case 'name':
        entry.length = entry.text?.length ?? Infinity;
        return;
      case 'tiny':
      case 'miny':
        entry.length = this.#listLength(left) + style[kind].join('').length;
        return;
      case 'switch': {
        const around = this.#needsList(left) ? style.list.join('').length : 0;
        entry.length = style.plusMinus.length + around + this.#listLength(left);
        return;
      }
      case 'game': {
        const { bars, drops } = chooseBars(this.#barsOf(left), this.#barsOf(right), style.bars.length);
        const braces = (1 - (drops[0] ? 1 : 0) - (drops[1] ? 1 : 0)) * (style.open.length + style.close.length);
        entry.bars = bars;
        entry.drops = drops;
        entry.length = braces + style.bars[bars - 1]!.length + this.#listLength(left) + this.#listLength(right);
      }
    }
  }

  #listLength(options: readonly number[]): number {
    let length = Math.max(0, options.length - 1) * this.#style.comma.length;
    for (const id of options) length += this.#entries.get(id)!.length;
    return length;
  }

  /** The bars of the only option of a side, 0 if it is not one game in braces. */
  #barsOf(options: readonly number[]): number {
    return options.length === 1 ? this.#entries.get(options[0]!)!.bars : 0;
  }

  /** Do the options after ± need parentheses? One number does not, nor one game in braces. */
  #needsList(options: readonly number[]): boolean {
    return options.length > 1 || (!this.#isNumber(options[0]!) && this.#barsOf(options) === 0);
  }

  #isNumber(id: number): boolean {
    return this.#store.arithmetic.records.isNumber(id);
  }

  #bodyOf({ kind, text, left, right, bars, drops }: Entry): string {
    const style = this.#style;
    switch (kind) {
      case 'name':
        return text!;
      case 'tiny':
      case 'miny':
        return style[kind].join(this.#textOf(left[0]!));
      case 'switch': {
        const list = this.#listOf(left);
        return style.plusMinus + (this.#needsList(left) ? style.list.join(list) : list);
      }
      case 'game': {
        const ofLeft = drops[0] ? this.#entries.get(left[0]!)!.body : this.#listOf(left);
        const ofRight = drops[1] ? this.#entries.get(right[0]!)!.body : this.#listOf(right);
        return ofLeft + style.bars[bars - 1]! + ofRight;
      }
    }
  }

  #textOf(id: number): string {
    const { body, bars } = this.#entries.get(id)!;
    return bars === 0 ? body : this.#style.open + body + this.#style.close;
  }

  /** The names of options: a number first, then the shorter ones, those of equal length in the order of their text. */
  #listOf(options: readonly number[]): string {
    if (options.length === 1) return this.#textOf(options[0]!);
    const sorted = options
      .map((id) => ({ rank: this.#isNumber(id) ? 0 : 1, text: this.#textOf(id) }))
      .sort((a, b) => a.rank - b.rank || a.text.length - b.text.length || (a.text < b.text ? -1 : 1));
    // Texts that are put together are not copied before they are read; `join` would read them.
    let list = '';
    for (const { text } of sorted) list += list === '' ? text : this.#style.comma + text;
    return list;
  }
}

function newEntry(kind: Entry['kind'], left: readonly number[], right: readonly number[], text?: string): Entry {
  return { kind, text, left, right, length: -1, bars: 0, drops: NO_DROPS, body: '' };
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
