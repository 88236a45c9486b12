import type { Player } from '../player.js';
import type { Work } from '../run.js';
import type { FlatArcs } from './FlatArcs.js';
import { IntegerStack } from './IntegerStack.js';

/**
 * The strongly connected parts of positions, by the moves of both players: first those to which the others lead.
 * Tarjan's search without recursion.
 * @complexity one step for each position
 */
export function* strongParts({ L, R }: Readonly<Record<Player, FlatArcs>>, work: Work): Generator<number[]> {
  const { n } = L;
  /** When a position was met, from 1; and the first position met that it is known to lead back to. */
  const met = new Int32Array(n);
  const lowest = new Int32Array(n);
  const isOpen = new Uint8Array(n);
  /** How many options were looked at. */
  const seen = new Int32Array(n);
  const open = new IntegerStack();
  const path = new IntegerStack();
  let count = 0;
  const enter = (p: number): void => {
    work.step();
    met[p] = lowest[p] = ++count;
    isOpen[p] = 1;
    open.push(p);
    path.push(p);
  };
  for (let root = 0; root < n; root++) {
    if (met[root] === 0) enter(root);
    while (path.size > 0) {
      const p = path.last;
      const i = seen[p]!++;
      const lefts = L.count(p);
      if (i < lefts + R.count(p)) {
        const to = i < lefts ? L.ends[L.starts[p]! + i]! : R.ends[R.starts[p]! + i - lefts]!;
        if (met[to] === 0) enter(to);
        else if (isOpen[to] === 1) lowest[p] = Math.min(lowest[p]!, met[to]!);
        continue;
      }
      path.pop();
      if (path.size > 0) lowest[path.last] = Math.min(lowest[path.last]!, lowest[p]!);
      if (lowest[p] !== met[p]) continue;
      const part: number[] = [];
      do {
        part.push(open.pop());
        isOpen[part.at(-1)!] = 0;
      } while (part.at(-1) !== p);
      yield part;
    }
  }
}
