import type { FamilyKind } from './Family.js';
import { familyParameters, type FamilyForm } from './familyParameters.js';
import { walkBySize, type Walk } from './Walk.js';
import { WalkedFamily } from './WalkedFamily.js';

/** Some or all items of a family: the largest size, and a walk through those of each size. */
interface ItemsOfSize<T> {
  readonly most: number;
  readonly walk: (size: number) => Walk<T>;
}

/** What is said of a family whose items have sizes. */
export interface SizedFamily<T> {
  readonly name: string;
  readonly kind: FamilyKind;
  readonly words: string;
  readonly example: string;
  readonly all: ItemsOfSize<T>;
  /** Those that a word behind the sizes stands for. */
  readonly some?: Readonly<Record<string, ItemsOfSize<T>>>;
}

/** The family that is written `NAME:a..b`, perhaps with a word behind it. */
export function familyBySize<T>({ name, kind, words, example, all, some = {} }: SizedFamily<T>): FamilyForm<T> {
  const choices = Object.keys(some);
  return {
    notation: choices.length === 0 ? `${name}:a..b` : `${name}:a..b [${choices.join('|')}]`,
    words,
    example,
    parse(parameters) {
      const chosen = (word: string | undefined): ItemsOfSize<T> => (word === undefined ? all : some[word]!);
      const { first, last, word, text } = familyParameters(parameters, choices, (word) => chosen(word).most);
      return new WalkedFamily(`${name}:${text}`, kind, walkBySize(first, last, chosen(word).walk));
    },
  };
}

/** The same walk, with something made of each item. */
export function mappedWalk<T, U>(walk: Walk<T>, make: (item: T) => U): Walk<U> {
  return {
    *stops(start, look) {
      for (const stop of walk.stops(start, look)) yield { item: () => make(stop.item()), place: () => stop.place() };
    },
  };
}
