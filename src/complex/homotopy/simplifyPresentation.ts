import type { Work } from '../../run.js';
import type { Presentation } from './edgePathGroup.js';

type Word = readonly number[];

/** A presentation of the same group with fewer generators. */
export interface SimplerPresentation extends Presentation {
  /** The generators that are left, by their old numbers. */
  readonly kept: readonly number[];
  /** What those that went are, one after the other, in the letters of the old generators that were there then. */
  readonly eliminated: readonly { readonly generator: number; readonly word: Word }[];
}

/** Relators that are longer together are not made. */
const MOST_LETTERS = 100_000;

/**
 * Eliminates generators that some relator expresses by the others, those first that lengthen the relators least, until
 * the relators would grow too long.
 */
export function simplifyPresentation({ generators, relators }: Presentation, work: Work): SimplerPresentation {
  let words = distinct(relators);
  const gone = new Set<number>();
  const eliminated: { generator: number; word: Word }[] = [];
  for (;;) {
    const letters = words.reduce((sum, { length }) => sum + length, 0);
    work.step(1 + (letters >> 4));
    const best = cheapestElimination(words);
    if (best === undefined || letters + best.growth > Math.max(MOST_LETTERS, letters)) break;
    const { generator, word } = best;
    gone.add(generator);
    eliminated.push({ generator, word });
    words = distinct(words.map((each) => substituted(each, generator, word)));
  }
  const kept = Array.from({ length: generators }, (_, g) => g).filter((g) => !gone.has(g));
  const renamed = new Map(kept.map((g, i) => [g + 1, i + 1]));
  const rename = (letter: number): number => Math.sign(letter) * renamed.get(Math.abs(letter))!;
  return { generators: kept.length, relators: words.map((each) => each.map(rename)), kept, eliminated };
}

interface Elimination {
  readonly generator: number;
  readonly word: Word;
  /** How many letters the other relators get at most. */
  readonly growth: number;
}

function cheapestElimination(words: readonly Word[]): Elimination | undefined {
  const total = new Map<number, number>();
  for (const word of words) for (const letter of word) count(total, Math.abs(letter));
  let best: { word: Word; at: number; growth: number } | undefined;
  for (const word of words) {
    const own = new Map<number, number>();
    for (const letter of word) count(own, Math.abs(letter));
    for (const [at, letter] of word.entries()) {
      if (own.get(Math.abs(letter)) !== 1) continue;
      const growth = (total.get(Math.abs(letter))! - 1) * (word.length - 2) - word.length;
      if (best === undefined || growth < best.growth) best = { word, at, growth };
    }
  }
  if (best === undefined) return undefined;
  const { word, at, growth } = best;
  const rest = [...word.slice(at + 1), ...word.slice(0, at)];
  // From g · rest = 1, g is the inverse of the rest; from g⁻¹ · rest = 1 it is the rest.
  return { generator: Math.abs(word[at]!) - 1, word: word[at]! > 0 ? inverse(rest) : rest, growth };
}

function count(counts: Map<number, number>, letter: number): void {
  counts.set(letter, (counts.get(letter) ?? 0) + 1);
}

function substituted(word: Word, generator: number, by: Word): Word {
  const letter = generator + 1;
  if (!word.includes(letter) && !word.includes(-letter)) return word;
  const inverted = inverse(by);
  return word.flatMap((each) => (each === letter ? by : each === -letter ? inverted : [each]));
}

function inverse(word: Word): number[] {
  return word.map((letter) => -letter).reverse();
}

/** The words that are not trivial, cyclically reduced, each once up to rotation and inversion. */
function distinct(words: readonly Word[]): Word[] {
  const found = new Map<string, Word>();
  for (const word of words) {
    const reduced = cyclicallyReduced(word);
    if (reduced.length > 0) found.set(canonicalText(reduced), reduced);
  }
  return [...found.values()];
}

function cyclicallyReduced(word: Word): Word {
  const reduced: number[] = [];
  for (const letter of word)
    if (reduced.at(-1) === -letter) reduced.pop();
    else reduced.push(letter);
  let start = 0;
  let end = reduced.length;
  while (end - start > 1 && reduced[start] === -reduced[end - 1]!) {
    start++;
    end--;
  }
  return reduced.slice(start, end);
}

/** Rotations of long words are not compared: a repetition costs time only. */
const LONGEST_COMPARED = 64;

function canonicalText(word: Word): string {
  if (word.length > LONGEST_COMPARED) return word.join();
  let least = '';
  for (const turned of [word, inverse(word)])
    for (let i = 0; i < turned.length; i++) {
      const text = [...turned.slice(i), ...turned.slice(0, i)].join();
      if (least === '' || text < least) least = text;
    }
  return least;
}
