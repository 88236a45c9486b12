import { options, takes } from '../../../arguments.js';
import { randomNumbers } from '../../../complex/internal.js';
import { InputError } from '../../../errors.js';
import { Work, type RunOptions } from '../../../run.js';
import { shown } from '../../../shape.js';
import { birthday, type Value } from '../../../values/index.js';
import { aValue } from '../../../values/internal.js';
import type { DigraphPlacement } from '../../DigraphPlacement.js';
import { digraphWithValue } from '../digraphWithValue.js';
import { smallDigraphWithValue } from '../smallDigraphs.js';
import { extensionWithValue } from './extensionWithValue.js';
import { smallBases } from './smallBases.js';
import { digraphOfMasks, masksOf, type SmallMasks } from './SmallMasks.js';
import { ValueTests } from './ValueTests.js';

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
  /** How many digraphs to extend in all ways, for each number of vertices beyond five; by default 20. */
  readonly attempts?: number;
  /** Which changes by chance are tried, by default 1. */
  readonly seed?: number;
}

/** All digraphs with so many vertices are looked through. */
const EXHAUSTED = 5;

/** The most vertices to which one is added: 5⁸ positions. */
const LARGEST_BASE = 8;

const findSmallDigraphTakes = /* @__PURE__ */ takes('findSmallDigraph', () => ({ value: aValue, options }));

/**
 * A digraph of a value with few vertices: all digraphs with at most five are looked through; beyond, the smallest one known loses vertices, is
 * changed by chance, and extended by a vertex in all ways, as long as that finds a smaller one. Nothing is taken from the table of
 * `smallDigraphWithValue` for the value itself but a place to begin.
 * @throws InputError `invalid-option`; LimitError `too-long`, `too-many-items` (digraphs that were extended) before all with at most five vertices
 * are looked through, `too-large-construction`; later the best that was found is the answer
 * @complexity 5ⁿ positions for each digraph with n vertices that is extended
 * @source Clow and McKay 2024, Sec. 5
 * @example findSmallDigraph(parseValue('*2')) // on 4 vertices, the least number
 */
export function findSmallDigraph(value: Value, given: FindSmallDigraphOptions = {}): FoundDigraph {
  findSmallDigraphTakes(value, given);
  const { attempts = 20, seed = 1, ...run } = given;
  for (const [name, count] of Object.entries({ attempts, seed }))
    if (!Number.isInteger(count) || count < 0)
      throw new InputError('invalid-option', `findSmallDigraph: ${name} is ${shown(count)}; expected an integer that is at least 0.`); // prettier-ignore
  const work = new Work('findSmallDigraph', run);
  const known = smallDigraphWithValue(value);
  let best = known.known ? known.digraph : digraphWithValue(value, { small: smallDigraphWithValue }).digraph;
  const born = birthday(value);
  const bounded = (atLeast: number): FoundDigraph => ({
    digraph: best,
    least: best.n <= atLeast ? true : 'undecided',
    atLeast: Math.min(atLeast, best.n),
  });
  const fewest = born > BigInt(best.n) ? best.n : Number(born);
  if (best.n <= fewest) return bounded(fewest);
  const tests = new ValueTests(value);
  for (let n = Math.max(1, fewest); n <= EXHAUSTED && n < best.n; n++) {
    const found = extensionOfAny(smallBases(n - 1), value, tests, work);
    if (found === undefined) continue;
    best = digraphOfMasks(found);
    return bounded(n);
  }
  const atLeast = Math.max(fewest, Math.min(best.n, EXHAUSTED + 1));
  const random = randomNumbers(seed);
  work.unlessCutOff(
    () => {
      while (best.n > atLeast) {
        const found = extensionOfAny(changed(best, attempts, random), value, tests, work);
        if (found === undefined) return;
        best = digraphOfMasks(found);
      }
    },
    () => undefined,
  );
  return bounded(atLeast);
}

function extensionOfAny(
  bases: Iterable<SmallMasks>,
  value: Value,
  tests: ValueTests,
  work: Work,
): SmallMasks | undefined {
  for (const base of bases)
    for (const isLeft of [true, false]) {
      work.step();
      work.tick(work.steps);
      const found = extensionWithValue(base, isLeft, value, tests);
      if (found !== undefined) return found;
    }
  return undefined;
}

/** Digraphs with at least two vertices less than a given one, and up to three changes by chance. */
function* changed(digraph: DigraphPlacement, attempts: number, random: () => number): Iterable<SmallMasks> {
  const below = (n: number): number => Math.floor(random() * n);
  for (let k = 0; k < attempts; k++) {
    const kept = Array.from({ length: digraph.n }, (_, v) => v);
    const n = Math.min(digraph.n - 2, LARGEST_BASE);
    while (kept.length > n) kept.splice(below(kept.length), 1);
    let { left, out } = masksOf(digraph.induced(kept));
    for (let changes = below(4); changes > 0 && n > 1; changes--) {
      const u = below(n);
      if (random() < 1 / 8) left ^= 1 << u;
      else out = out.with(u, out[u]! ^ (1 << ((u + 1 + below(n - 1)) % n)));
    }
    yield { n, left, out };
  }
}
