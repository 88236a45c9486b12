import { LimitError } from '../../errors.js';
import type { TextSpan } from '../../text/internal.js';
import { walkByNumber, WalkedFamily, type FamilyForm } from '../../symmetry/internal.js';
import { Board } from '../Board.js';

const KEYS = ['n', 'p', 'count', 'seed'] as const;
/** There are half a million pairs of so many vertices. */
const MOST_VERTICES = 1000;
const MOST_GRAPHS = 2 ** 40;

export const randomGraphs: FamilyForm<Board> = {
  notation: 'random-graphs:n=10,p=0.3,count=100,seed=7',
  words: 'random graphs: each pair of n vertices is joined with probability p',
  example: 'random-graphs:n=10,p=0.3,count=100,seed=7',
  parse(parameters) {
    const found = new Map<string, TextSpan>();
    for (const item of parameters.items()) {
      const [key, value, ...rest] = item.split('=').map((part) => part.trim());
      if (value === undefined || rest.length > 0 || !KEYS.some((name) => name === key!.text) || found.has(key!.text))
        return item.refuse('invalid-parameter', `each of ${KEYS.join(', ')} once, as in n=10,p=0.3,count=100,seed=7`);
      found.set(key!.text, value);
    }
    const [n, p, count, seed] = KEYS.map(
      (key) => found.get(key) ?? parameters.refuse('invalid-parameter', `${key}=…, as in n=10,p=0.3,count=100,seed=7`),
    ) as [TextSpan, TextSpan, TextSpan, TextSpan];
    const [vertices, graphs, start] = [n.integer(), count.integer(), seed.integer()];
    for (const [name, value, most] of [
      ['n', vertices, MOST_VERTICES],
      ['count', graphs, MOST_GRAPHS],
    ] as const)
      if (value > most)
        throw new LimitError('too-large-argument', `random-graphs: ${name} is ${value}; the limit is ${most}.`, {
          details: { found: value, limit: most },
        });
    const text = `random-graphs:n=${vertices},p=${p.text},count=${graphs},seed=${start}`;
    const probability = probabilityOf(p);
    return new WalkedFamily(
      text,
      'board',
      walkByNumber(graphs, (i) => randomGraph(vertices, probability, randomOf(start, i))),
      graphs,
    );
  },
};

/** A number from 0 to 1 as `0.3` or `1/3`. */
function probabilityOf(text: TextSpan): number {
  const [, numerator, denominator = '1'] = /^(\d+|\d*\.\d+)(?:\/([1-9]\d*))?$/.exec(text.text) ?? [];
  const number = Number(numerator) / Number(denominator);
  return number >= 0 && number <= 1 ? number : text.refuse('not-a-number', 'a number from 0 to 1, such as 0.3 or 1/3');
}

function randomGraph(n: number, probability: number, random: () => number): Board {
  const edges: (readonly [number, number])[] = [];
  for (let u = 0; u < n; u++) for (let v = u + 1; v < n; v++) if (random() < probability) edges.push([u, v]);
  return new Board({ vertexCount: n, edges });
}

/** So many numbers are left out, until all bits of the seeds have mixed. */
const FIRST_LEFT_OUT = 20;

/**
 * Pseudorandom numbers in [0, 1) for two integers: the generator sfc32 of C. Doty-Humphrey, whose state of 128 bits is
 * both.
 */
function randomOf(seed: number, index: number): () => number {
  const high = (x: number): number => Math.floor(x / 2 ** 32) | 0;
  let [a, b, c, counter] = [seed | 0, high(seed), index | 0, high(index) ^ 0x40000000];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < FIRST_LEFT_OUT; i++) next();
  return next;
}
