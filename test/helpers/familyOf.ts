import { SetFamily } from 'spgames/sets';

/** A family from words of digits, `-` for the empty set: `familyOf('01 12 -', 3)`. */
export function familyOf(words: string, n: number): SetFamily {
  const sets = words.split(' ').filter((word) => word !== '');
  return SetFamily.fromLists(
    sets.map((word) => (word === '-' ? [] : Array.from(word, Number))),
    n,
  );
}
