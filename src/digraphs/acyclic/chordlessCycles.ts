import type { Work } from '../../run.js';
import { stronglyConnectedParts } from '../../symmetry/internal.js';
import { arcLists } from './arcLists.js';

/** The out- and in-neighbours of each vertex. */
interface Neighbours {
  readonly out: readonly (readonly number[])[];
  readonly in: readonly (readonly number[])[];
}

/**
 * The vertex sets of the directed cycles without chords, arcs both ways being cycles of two vertices: the minimal sets
 * that contain a directed cycle. Each is found once, from its least vertex on, by growing paths without chords.
 * @complexity exponential at worst, even where there are few
 */
export function chordlessCycles({ out, in: into }: Neighbours, work: Work): number[][] {
  const ends = out.map((list) => new Set(list));
  const part = new Int32Array(out.length);
  let parts = 0;
  for (const vertices of stronglyConnectedParts(arcLists(out))) {
    for (const v of vertices) part[v] = parts;
    parts++;
  }
  const found: number[][] = [];
  /** How many inner vertices of the path each vertex is a neighbour of. */
  const barred = new Int32Array(out.length);
  const bar = (v: number, by: 1 | -1): void => {
    for (const w of out[v]!) barred[w]! += by;
    for (const w of into[v]!) barred[w]! += by;
  };
  for (let start = 0; start < out.length; start++) {
    /** The later vertices from which the start can be reached by later vertices. */
    const back = new Set<number>();
    const takeBack = (v: number): void => {
      for (const u of into[v]!) if (u > start && part[u] === part[start]) back.add(u);
    };
    takeBack(start);
    for (const v of back) takeBack(v);
    work.tick(found.length);
    const path = [start];
    const ahead = [out[start]!.filter((w) => back.has(w))];
    while (path.length > 0) {
      const w = ahead.at(-1)!.pop();
      if (w === undefined) {
        ahead.pop();
        path.pop();
        if (path.length > 1) bar(path.at(-1)!, -1);
        continue;
      }
      work.tick(found.length);
      const end = path.at(-1)!;
      if (end !== start && (ends[start]!.has(w) || ends[w]!.has(end))) continue;
      if (ends[w]!.has(start)) {
        found.push([...path, w]);
        continue;
      }
      if (end !== start) bar(end, 1);
      path.push(w);
      ahead.push(out[w]!.filter((x) => back.has(x) && barred[x] === 0));
    }
  }
  return found;
}
