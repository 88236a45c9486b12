import type { Board } from '../../boards/index.js';
import type { Work } from '../../run.js';

/** How often the clock is asked: once for so many sets. */
const SETS_PER_LOOK = 256;

/**
 * Visits the connected sets of allowed vertices, each once, but not the empty one: a set grows from its smallest vertex
 * by vertices that are newly adjacent to it, and none is taken that an earlier branch had.
 * @param visit gets the set, its neighbours outside (allowed or not), and 1 at the members of the set; none may be kept
 * @complexity O(n) steps a set for graphs of bounded degree
 */
export function visitConnectedSets(
  board: Board,
  isAllowed: (v: number) => boolean,
  work: Work,
  visit: (inside: readonly number[], border: readonly number[], isInside: Uint8Array) => void,
): void {
  const n = board.vertexCount;
  const neighbours = Array.from({ length: n }, (_, v) => board.neighbours(v));
  const allowed = neighbours.map((_, v) => isAllowed(v));
  const inside: number[] = [];
  const isInside = new Uint8Array(n);
  /** How many members of the set a vertex is adjacent to. */
  const touching = new Int32Array(n);
  /** The vertices that were adjacent to the set when they came, those in the set included. */
  const met: number[] = [];
  /** For each member, in the order in which they came: how many had been met before, and what may follow. */
  const frames: { readonly metBefore: number; readonly candidates: number[] }[] = [];
  let steps = 0;
  const enter = (v: number, later: readonly number[], root: number): void => {
    const candidates = [...later];
    frames.push({ metBefore: met.length, candidates });
    inside.push(v);
    isInside[v] = 1;
    for (const w of neighbours[v]!)
      if (touching[w]!++ === 0 && w !== root) {
        met.push(w);
        if (w > root && allowed[w]!) candidates.push(w);
      }
    if ((++steps & (SETS_PER_LOOK - 1)) === 0) work.tick(0);
    const border = met.filter((w) => isInside[w] === 0);
    visit(inside, border, isInside);
  };
  for (let root = 0; root < n; root++) {
    if (!allowed[root]!) continue;
    enter(root, [], root);
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const next = frame.candidates.pop();
      if (next !== undefined) {
        enter(next, frame.candidates, root);
        continue;
      }
      frames.pop();
      const v = inside.pop()!;
      for (const w of neighbours[v]!) touching[w]!--;
      met.length = frame.metBefore;
      isInside[v] = 0;
    }
  }
}
