import { DigraphPlacement, type Arc } from '../DigraphPlacement.js';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * A digraph of at most nine vertices, Left's first, as a word: how many are Left's, how many there are, and six to a
 * letter the pairs u, v of different vertices in lexicographic order, the first pair highest, where there is an arc u →
 * v.
 */
export function encodeSmallDigraph({ n, sides, arcs }: DigraphPlacement): string {
  const order = [...sides.keys()].sort((u, v) => Number(sides[u] === 'R') - Number(sides[v] === 'R') || u - v);
  const place = new Map(order.map((v, i) => [v, i]));
  const all = new Set(arcs.map(([u, v]) => place.get(u)! * n + place.get(v)!));
  const bits = pairsBelow(n).map(([u, v]) => (all.has(u * n + v) ? '1' : '0'));
  const words = bits.join('').match(/.{1,6}/g) ?? [];
  const left = sides.filter((side) => side === 'L').length;
  return `${left}${n}${words.map((word) => DIGITS[parseInt(word.padEnd(6, '0'), 2)]!).join('')}`;
}

/** The digraph of such a word. */
export function decodeSmallDigraph(word: string): DigraphPlacement {
  const [left, n] = [Number(word[0]), Number(word[1])];
  const bits = Array.from(word.slice(2), (letter) => DIGITS.indexOf(letter).toString(2).padStart(6, '0')).join('');
  return new DigraphPlacement(
    'L'.repeat(left) + 'R'.repeat(n - left),
    pairsBelow(n).filter((_, i) => bits[i] === '1'),
  );
}

function pairsBelow(n: number): Arc[] {
  const vertices = Array.from({ length: n }, (_, v) => v);
  return vertices.flatMap((u) => vertices.filter((v) => v !== u).map((v): Arc => [u, v]));
}
