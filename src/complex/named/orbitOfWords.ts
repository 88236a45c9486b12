/**
 * The orbit of some sets under a group, as words of digits in base 36 with spaces between them.
 * @param generators permutations by their images, a word of the digits of those of 0, 1, …
 * @param words a word for each set
 */
export function orbitOfWords(generators: readonly string[], words: string): string {
  const found = new Set(words.split(' '));
  for (const word of found)
    for (const images of generators)
      found.add(
        Array.from(word, (digit) => images[Number.parseInt(digit, 36)]!)
          .sort()
          .join(''),
      );
  return [...found].join(' ');
}
