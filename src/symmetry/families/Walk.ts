import { InputError } from '../../errors.js';
import { shown } from '../../shape.js';

/** Where a walk stands: at an item, until it goes on. */
export interface Stop<T> {
  readonly item: () => T;
  /** The text from which a walk starts here. */
  readonly place: () => string;
}

/** A walk through items in an order of its own, which may start anywhere. */
export interface Walk<T> {
  /**
   * @param start the place of the first item; undefined for the first of all
   * @param look called now and then; what it throws ends the walk
   * @throws InputError `invalid-argument` for a start that cannot be read
   */
  readonly stops: (start: string | undefined, look: () => void) => Iterable<Stop<T>>;
}

/** A text from which a walk was to start, but which is not a place of it. */
export function wrongStart(start: string): InputError {
  return new InputError(
    'invalid-argument',
    `Family.from: the start ${shown(start)} is not a place of the family; expected one of its starts().`,
    { details: { start } },
  );
}

/** The integers in a text, separated by commas; a text without any is an empty list. */
export function placeToIntegers(start: string): number[] {
  if (start === '') return [];
  const numbers = start.split(',').map((word) => (/^\d{1,15}$/.test(word) ? Number(word) : NaN));
  if (numbers.some(Number.isNaN)) throw wrongStart(start);
  return numbers;
}

/** Walks one after the other, one for each size. */
export function walkBySize<T>(first: number, last: number, walkOf: (size: number) => Walk<T>): Walk<T> {
  return {
    *stops(start, look) {
      let size = first;
      let inner: string | undefined;
      if (start !== undefined) {
        const [, digits, rest] = /^(\d{1,9})\/(.*)$/.exec(start) ?? [];
        size = Number(digits);
        if (!(size >= first && size <= last)) throw wrongStart(start);
        inner = rest;
      }
      for (; size <= last; size++, inner = undefined)
        for (const stop of walkOf(size).stops(inner, look))
          yield { item: () => stop.item(), place: () => `${size}/${stop.place()}` };
    },
  };
}

/** A walk through items that are known by their numbers. */
export function walkByNumber<T>(count: number, itemAt: (index: number) => T): Walk<T> {
  return {
    *stops(start, look) {
      const [first = 0, ...rest] = start === undefined ? [] : placeToIntegers(start);
      if (rest.length > 0 || first >= Math.max(count, 1)) throw wrongStart(start!);
      for (let index = first; index < count; index++) {
        look();
        yield { item: () => itemAt(index), place: () => String(index) };
      }
    },
  };
}
