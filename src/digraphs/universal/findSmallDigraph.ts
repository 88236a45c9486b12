import { randomNumbers } from '../../complex/internal.js';
import { InputError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { shown } from '../../shape.js';
import { birthday, type Value } from '../../values/index.js';
import { digraphsOfValue } from '../counting/digraphsOfValue.js';
import { extensionsOfValue } from '../counting/extensionsOfValue.js';
import { OptionSets } from '../counting/OptionSets.js';
import { DigraphPlacement, type Arc } from '../DigraphPlacement.js';
import { digraphWithValue } from './digraphWithValue.js';
import { smallDigraphWithValue } from './smallDigraphs.js';

/** What a search for a small digraph found. */
export interface FoundDigraph {
  readonly digraph: DigraphPlacement;
  /** Whether it is proven that no digraph of this value has fewer vertices. */
  readonly least: true | 'undecided';
  /** It is proven that a digraph of this value has at least so many vertices. */
  readonly atLeast: number;
}

/** How `findSmallDigraph` searches. */
export interface FindSmallDigraphOptions extends RunOptions {
  /**
   * Up to how many vertices all digraphs are looked through: by default 5, which takes a second; 6 takes a minute or
   * two.
   */
  readonly exhaust?: number;
  /**
   * How many digraphs, made by chance, are extended by a vertex in all ways before the search gives up; by default 20.
   */
  readonly attempts?: number;
  /** Which changes by chance are tried, by default 1. */
  readonly seed?: number;
}

/** The most vertices to which one is added: 5⁷ positions. */
const LARGEST_BASE = 7;

/**
 * A digraph of a value with few vertices. All digraphs with at most five are looked through. Beyond, the smallest one
 * known loses two or more vertices, is changed by chance, and gets a new vertex in all ways, as long as that finds a
 * smaller one.
 * @throws InputError `invalid-option`; LimitError `too-long`, `too-many-items` (digraphs that were extended),
 * `too-many-vertices` for `exhaust` above 8, where bounds end the first part; in the second the best that was found is
 * the answer. `too-large-construction` where no digraph of the value can be built
 * @complexity 5ⁿ positions for each digraph with n vertices that is extended
 * @source Clow and McKay 2024, Sec. 5
 * @example findSmallDigraph(parseValue('*2')).digraph.n // 4
 */
export function findSmallDigraph(value: Value, given: FindSmallDigraphOptions = {}): FoundDigraph {
  const { exhaust = 5, attempts = 20, seed = 1, ...run } = given;
  for (const [name, count] of Object.entries({ exhaust, attempts, seed }))
    if (!Number.isInteger(count) || count < 0)
      throw new InputError(
        'invalid-option',
        `findSmallDigraph: ${name} is ${shown(count)}; expected an integer that is at least 0.`,
      );
  const work = new Work('findSmallDigraph', run);
  const known = smallDigraphWithValue(value);
  let best = known.known ? known.digraph : digraphWithValue(value, { small: smallDigraphWithValue }).digraph;
  let atLeast = Math.min(best.n, Number(birthday(value)));
  for (; atLeast < best.n && atLeast <= exhaust; atLeast++) {
    const [found] = digraphsOfValue(value, atLeast, work.rest());
    if (found !== undefined) best = found;
  }
  const search = new Search(value, seed, work);
  work.unlessCutOff(
    () => {
      for (let tried = 0; tried < attempts && best.n > atLeast; tried++) {
        const found = search.smaller(best);
        if (found !== undefined) [best, tried] = [found, 0];
      }
    },
    () => undefined,
  );
  return { digraph: best, least: best.n <= atLeast ? true : 'undecided', atLeast };
}

/** Changes digraphs by chance. */
class Search {
  readonly #value: Value;
  readonly #work: Work;
  readonly #random: () => number;
  readonly #sets: OptionSets;

  constructor(value: Value, seed: number, work: Work) {
    this.#value = value;
    this.#work = work;
    this.#random = randomNumbers(seed);
    this.#sets = new OptionSets(value.store);
  }

  /**
   * A digraph of the value with fewer vertices, from a part of one with a change or two by chance and a vertex more.
   */
  smaller(digraph: DigraphPlacement): DigraphPlacement | undefined {
    const base = this.#changed(digraph.induced(this.#someOf(digraph.n, Math.min(digraph.n - 2, LARGEST_BASE))));
    this.#work.tick(this.#work.steps);
    return this.#extension(base, this.#value) ?? this.#extension(base.negative(), this.#value.negative())?.negative();
  }

  #extension(base: DigraphPlacement, value: Value): DigraphPlacement | undefined {
    const wanted = { sets: this.#sets, value: this.#sets.numberOf(value.id), isHarmless: false, work: this.#work };
    for (const found of extensionsOfValue([base], wanted)) return found;
    return undefined;
  }

  #someOf(n: number, size: number): number[] {
    const kept = Array.from({ length: n }, (_, v) => v);
    while (kept.length > size) kept.splice(this.#below(kept.length), 1);
    return kept;
  }

  /** Up to three arcs there or not there, or vertices of the other player. */
  #changed({ n, sides, arcs }: DigraphPlacement): DigraphPlacement {
    const owners = [...sides];
    const all = new Map(arcs.map((arc): [string, Arc] => [arc.join(), arc]));
    for (let changes = this.#below(4); changes > 0 && n > 1; changes--) {
      const u = this.#below(n);
      const arc: Arc = [u, (u + 1 + this.#below(n - 1)) % n];
      if (this.#random() < 1 / 8) owners[u] = owners[u] === 'L' ? 'R' : 'L';
      else if (!all.delete(arc.join())) all.set(arc.join(), arc);
    }
    return new DigraphPlacement(owners, all.values());
  }

  #below(n: number): number {
    return Math.floor(this.#random() * n);
  }
}
