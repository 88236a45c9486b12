import { popcount } from '../../sets/internal.kernel.js';
import type { DigraphPlacement } from '../DigraphPlacement.js';
import { hasExtension, type DigraphFamily } from './digraphFamilies.js';
import { extendedDigraph } from './digraphOfMasks.js';
import type { ExtensionTable } from './ExtensionTable.js';

/** What is kept of the digraphs of a value. */
export interface ValueRecord {
  /** One with the fewest vertices, and of those one with the fewest arcs. */
  digraph: DigraphPlacement;
  /** Which maximal degrees occur, as a mask; the degree of a vertex is the number of its neighbours. */
  degrees: number;
  /** Which maximal out-degrees occur. */
  outDegrees: number;
}

/** What is known of each value, by its number: of digraphs of which Left has at least half of the vertices. */
export class ValueRecords {
  readonly #records: (ValueRecord | undefined)[] = [];
  /** The numbers of arcs of the digraphs, to be looked at often. */
  readonly #sizes: number[] = [];

  *entries(): Generator<readonly [number: number, record: ValueRecord]> {
    for (const [number, record] of this.#records.entries()) if (record !== undefined) yield [number, record];
  }

  /** Takes up what is known of a digraph, or of several of the same value. */
  add(number: number, { digraph, degrees, outDegrees }: ValueRecord): void {
    const known = this.#records[number];
    if (known === undefined) this.#set(number, { digraph, degrees, outDegrees });
    else {
      known.degrees |= degrees;
      known.outDegrees |= outDegrees;
      if (compareDigraphs(digraph, known.digraph) < 0) this.#set(number, { ...known, digraph });
    }
  }

  /**
   * Takes up the extensions of a base.
   * @param out the out-neighbours of its vertices
   * @param left how many of them are Left's
   */
  addExtensions(table: ExtensionTable, out: Int32Array, left: number, family: DigraphFamily): void {
    const { n, extensions, results } = table;
    const all = 2 ** n - 1;
    const base = degreesOf(out, n);
    const arcs = out.reduce((sum, mask) => sum + popcount(mask), 0);
    for (let i = 0; i < extensions.length; i++) {
      const word = extensions[i]!;
      const [into, outOf] = [(word >>> n) & all, word >>> (2 * n)];
      if (!hasExtension(family, out, n, into, outOf)) continue;
      const around = into | outOf;
      const degree = Math.max(popcount(around), base.degree + ((around & base.ofDegree) === 0 ? 0 : 1));
      const outDegree = Math.max(popcount(outOf), base.outDegree + ((into & base.ofOutDegree) === 0 ? 0 : 1));
      const number = results[i]!;
      const known = this.#records[number];
      const size = arcs + popcount(into) + popcount(outOf);
      if (known === undefined || (known.digraph.n > n && size < this.#sizes[number]!))
        this.add(number, {
          digraph: extendedDigraph(out, left, into, outOf),
          degrees: 1 << degree,
          outDegrees: 1 << outDegree,
        });
      else {
        known.degrees |= 1 << degree;
        known.outDegrees |= 1 << outDegree;
      }
    }
  }

  #set(number: number, record: ValueRecord): void {
    this.#records[number] = record;
    this.#sizes[number] = record.digraph.arcs.length;
  }
}

/** Fewer vertices come first, then fewer arcs, then the text decides. */
export function compareDigraphs(a: DigraphPlacement, b: DigraphPlacement): number {
  if (a.n !== b.n || a.arcs.length !== b.arcs.length) return a.n - b.n || a.arcs.length - b.arcs.length;
  return String(a) < String(b) ? -1 : 1;
}

/** The largest degree and out-degree of a digraph and the vertices that have them, as masks. */
function degreesOf(
  out: Int32Array,
  n: number,
): { degree: number; ofDegree: number; outDegree: number; ofOutDegree: number } {
  const found = { degree: 0, ofDegree: 0, outDegree: 0, ofOutDegree: 0 };
  for (let v = 0; v < n; v++) {
    let around = out[v]!;
    for (let u = 0; u < n; u++) around |= ((out[u]! >> v) & 1) << u;
    const [degree, outDegree] = [popcount(around), popcount(out[v]!)];
    found.ofDegree = degree > found.degree ? 1 << v : found.ofDegree | (degree === found.degree ? 1 << v : 0);
    found.degree = Math.max(found.degree, degree);
    found.ofOutDegree =
      outDegree > found.outDegree ? 1 << v : found.ofOutDegree | (outDegree === found.outDegree ? 1 << v : 0);
    found.outDegree = Math.max(found.outDegree, outDegree);
  }
  return found;
}

/** The places of the one bits of a word, ascending. */
export function bitsOf(mask: number): number[] {
  return Array.from({ length: 32 }, (_, i) => i).filter((i) => (mask >>> i) & 1);
}
