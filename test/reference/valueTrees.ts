import type { Form, Value } from 'spgames/values';
import { canonical, sum, tree, zero, type Tree } from './values.js';

/* Between forms and values of the library, their names, and nested arrays. */

type WithOptions<T> = { options(player: 'L' | 'R'): readonly T[] };

function written<T extends WithOptions<T>>(): (root: T) => Tree {
  const known = new WeakMap<T, Tree>();
  const write = (node: T): Tree => {
    let found = known.get(node);
    if (found === undefined) {
      found = tree(node.options('L').map(write), node.options('R').map(write));
      known.set(node, found);
    }
    return found;
  };
  return write;
}

/** The canonical form that the library gives to a value, written out. */
export const treeOfValue: (value: Value) => Tree = written<Value>();

export const treeOfForm: (form: Form) => Tree = written<Form>();

/** The canonical form of numerator / denominator. */
export function numberTree(numerator: number, denominator: number = 1): Tree {
  if (denominator > 1 && numerator % 2 === 0) return numberTree(numerator / 2, denominator / 2);
  if (denominator > 1) return tree([numberTree(numerator - 1, denominator)], [numberTree(numerator + 1, denominator)]);
  if (numerator === 0) return zero;
  return numerator > 0 ? tree([numberTree(numerator - 1)], []) : tree([], [numberTree(numerator + 1)]);
}

function nimberTree(m: number): Tree {
  const smaller = Array.from({ length: m }, (_, k) => nimberTree(k));
  return tree(smaller, smaller);
}

const up = tree([zero], [nimberTree(1)]);
const down = tree([nimberTree(1)], [zero]);

/**
 * The form of a name: literally `{1|0,*}` with names as options, `+-2` for {2|−2}, or numbers, ups `^2`, downs `v` and
 * nimbers `*2` one after the other for their sum
 * in canonical form.
 */
export function treeOfName(name: string): Tree {
  let rest = name.replaceAll(' ', '');
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = new RegExp(`^(?:${pattern.source})`).exec(rest);
    if (match !== null) rest = rest.slice(match[0].length);
    return match;
  };
  const options = (): Tree[] => {
    const found: Tree[] = [];
    while (!/^[|}]/.test(rest)) {
      found.push(read());
      take(/,/);
    }
    return found;
  };
  const atom = (): Tree | undefined => {
    const [symbol, a, b] = take(/\{|\+-|\^|v|\*|(-?\d+)(?:\/(\d+))?/) ?? [];
    const count = (): number => Number(take(/\d+/)?.[0] ?? 1);
    if (symbol === undefined) return undefined;
    if (symbol === '{') {
      const left = options();
      take(/\|/);
      const right = options();
      take(/\}/);
      return tree(left, right);
    }
    if (symbol === '+-') {
      const end = count();
      return tree([numberTree(end)], [numberTree(-end)]);
    }
    if (symbol === '*') return nimberTree(count());
    if (a !== undefined) return numberTree(Number(a), Number(b ?? 1));
    return Array.from({ length: count() }, () => (symbol === '^' ? up : down)).reduce((g, h) => canonical(sum(g, h)));
  };
  const read = (): Tree => {
    const first = atom();
    if (first === undefined) throw new Error(`no name of a value: ${rest}`);
    let total = first;
    for (let next = atom(); next !== undefined; next = atom()) total = canonical(sum(total, next));
    return total;
  };
  const result = read();
  if (rest !== '') throw new Error(`${name} has ${rest} too much`);
  return result;
}
