import { givenItems, requireInstance, wrongArgument } from '../arguments.js';
import { InputError } from '../errors.js';
import { showAs } from '../inspect.js';
import { opponent, type Player } from '../player.js';
import { shown } from '../shape.js';
import { connectedClasses } from '../sets/internal.js';
import { requireFewVertices } from './arcBound.js';
import { digraphToJson, type DigraphJson } from './digraphJson.js';

/** An arc u → v: playing u deletes v. */
export type Arc = readonly [from: number, to: number];

/**
 * A digraph placement game: a directed graph without loops on 0 … n−1, of which each vertex belongs to Left (blue) or
 * Right (red). A player deletes a vertex of their own together with its out-neighbours; a player who cannot move loses.
 * Immutable.
 * @source Clow and McKay 2024, Sec. 1
 * @example new DigraphPlacement('LR', [[0, 1]]).toString() // 'digraph:LR 0>1'
 */
export class DigraphPlacement {
  /** Whose each vertex is. */
  readonly sides: readonly Player[];
  /** Every arc once, in lexicographic order. */
  readonly arcs: readonly Arc[];
  #out: readonly (readonly number[])[] | undefined;
  #in: readonly (readonly number[])[] | undefined;
  /** u·n + v for each arc. */
  #codes: ReadonlySet<number> | undefined;

  /**
   * @param sides a letter `L` or `R` for each vertex, as a text or a list
   * @param arcs pairs of different vertices, each once, in any order
   * @throws InputError `invalid-argument`, `invalid-arc`; LimitError `too-many-vertices` above 2²⁰
   */
  constructor(sides: string | Iterable<Player>, arcs: Iterable<Arc> = []) {
    this.sides = Object.freeze(readSides(sides));
    this.arcs = Object.freeze(readArcs(givenItems(arcs, TASK, 'a list of arcs'), this.n));
    Object.freeze(this);
  }

  /** The number of vertices, called order in the paper. */
  get n(): number {
    return this.sides.length;
  }

  /** The out-neighbours of each vertex, ascending: what goes with it when it is played. */
  get out(): readonly (readonly number[])[] {
    return (this.#out ??= listed(this.n, this.arcs));
  }

  /** The in-neighbours of each vertex, ascending. */
  get in(): readonly (readonly number[])[] {
    // The arcs are in the order of their beginnings, so the lists ascend.
    return (this.#in ??= listed(
      this.n,
      this.arcs.map(([u, v]): Arc => [v, u]),
    ));
  }

  /** Is u → v an arc? */
  hasArc(u: number, v: number): boolean {
    return [u, v].every((end) => Number.isInteger(end) && end >= 0 && end < this.n) && this.#hasArc(u, v);
  }

  /** The first arc without its reverse; undefined where the digraph is symmetric. */
  get oneWayArc(): Arc | undefined {
    return this.arcs.find(([u, v]) => !this.#hasArc(v, u));
  }

  /** Is the reverse of every arc an arc? */
  get isSymmetric(): boolean {
    return this.oneWayArc === undefined;
  }

  /**
   * The vertices that are left when others are played one after the other, by either player.
   * @throws InputError `not-playable`: a vertex is played that is no longer there; `invalid-vertex`
   * @source Clow and McKay 2024, Sec. 1
   * @example new DigraphPlacement('LRL', [[0, 1]]).remaining([0]) // [2]
   */
  remaining(played: readonly number[]): number[] {
    requireInstance('DigraphPlacement.remaining', played, Array, 'a list of vertices');
    /** For each deleted vertex the one whose move deleted it. */
    const deletedBy = new Map<number, number>();
    for (const v of played) {
      this.#requireVertex(v);
      const by = deletedBy.get(v);
      if (by !== undefined)
        throw new InputError(
          'not-playable',
          by === v
            ? `DigraphPlacement.remaining: ${v} is played twice; expected vertices that are still there.`
            : `DigraphPlacement.remaining: ${v} is played after ${by}, which deletes it; expected vertices that are still there.`,
          { details: { vertex: v, by } },
        );
      deletedBy.set(v, v);
      for (const w of this.out[v]!) if (!deletedBy.has(w)) deletedBy.set(w, v);
    }
    return [...this.sides.keys()].filter((v) => !deletedBy.has(v));
  }

  /**
   * The game that is left after some vertices were played; the remaining vertices keep their order.
   * @throws InputError as `remaining`
   * @example new DigraphPlacement('LRL', [[0, 1], [2, 1]]).after([0]).toString() // 'digraph:L'
   */
  after(played: readonly number[]): DigraphPlacement {
    return this.induced(this.remaining(played));
  }

  /**
   * The game on some of the vertices, which are numbered in the order given.
   * @throws InputError `invalid-vertex`
   */
  induced(vertices: readonly number[]): DigraphPlacement {
    requireInstance('DigraphPlacement.induced', vertices, Array, 'a list of vertices');
    const place = new Map<number, number>();
    for (const [i, v] of vertices.entries()) {
      this.#requireVertex(v);
      if (place.has(v)) throw wrongArgument('DigraphPlacement.induced', vertices, `${v} once`);
      place.set(v, i);
    }
    return new DigraphPlacement(
      vertices.map((v) => this.sides[v]!),
      vertices.flatMap((u, i) => this.out[u]!.flatMap((v): Arc[] => (place.has(v) ? [[i, place.get(v)!]] : []))),
    );
  }

  /**
   * The vertices of each connected component (arcs joining both ways), by their least vertices: the game is the sum of
   * these.
   */
  components(): number[][] {
    return connectedClasses(this.n, this.arcs).map((members) => [...members].sort((a, b) => a - b));
  }

  /** The players exchange their vertices. @source Clow and McKay 2024, Sec. 2 */
  negative(): DigraphPlacement {
    return new DigraphPlacement(
      this.sides.map((side) => opponent(side)),
      this.arcs,
    );
  }

  /** Are sides and arcs the same, with the same numbers of the vertices? */
  equals(other: DigraphPlacement): boolean {
    requireInstance('DigraphPlacement.equals', other, DigraphPlacement, 'a DigraphPlacement');
    return this.toString() === other.toString();
  }

  /** As sources are written: `0>1` for an arc, `0-1` for both ways. */
  toString(): string {
    const arcs = this.arcs.flatMap(([u, v]) => {
      if (!this.#hasArc(v, u)) return [`${u}>${v}`];
      return u < v ? [`${u}-${v}`] : [];
    });
    return `digraph:${[this.sides.join(''), ...arcs].join(' ')}`.trimEnd();
  }

  /** The JSON object that `digraphFromJson` reads. */
  toJSON(): DigraphJson {
    return digraphToJson(this);
  }

  #hasArc(u: number, v: number): boolean {
    this.#codes ??= new Set(this.arcs.map(([from, to]) => from * this.n + to));
    return this.#codes.has(u * this.n + v);
  }

  #requireVertex(v: number): void {
    if (!Number.isInteger(v) || v < 0 || v >= this.n)
      throw new InputError(
        'invalid-vertex',
        `DigraphPlacement: vertex ${shown(v)}; expected integers v with 0 ≤ v < ${this.n}.`,
        { details: { vertex: v } },
      );
  }
}

showAs(DigraphPlacement);

const TASK = 'new DigraphPlacement';

function readSides(sides: string | Iterable<Player>): Player[] {
  const given = typeof sides === 'string' ? [...sides] : givenItems(sides, TASK, 'a letter L or R for each vertex');
  requireFewVertices(TASK, given.length);
  return given.map((side) => (side === 'L' || side === 'R' ? side : wrongSide(side)));
}

function wrongSide(side: unknown): never {
  throw wrongArgument(TASK, side, 'a letter L or R for each vertex');
}

function readArcs(given: readonly unknown[], n: number): Arc[] {
  const refuse = (arc: unknown, expected: string): never => {
    throw new InputError('invalid-arc', `${TASK}: the arc ${shown(arc)}; expected ${expected}.`, {
      details: { arc, n },
    });
  };
  const isVertex = (v: unknown): v is number => Number.isInteger(v) && (v as number) >= 0 && (v as number) < n;
  const seen = new Set<number>();
  const arcs = given.map((arc): Arc => {
    if (!Array.isArray(arc) || arc.length !== 2 || !isVertex(arc[0]) || !isVertex(arc[1]))
      return refuse(arc, `a pair of integers v with 0 ≤ v < ${n}`);
    const [u, v] = arc as [number, number];
    if (u === v) return refuse(arc, 'two different vertices');
    if (seen.has(u * n + v)) return refuse(arc, 'each arc once');
    seen.add(u * n + v);
    return Object.freeze([u, v] as const);
  });
  return arcs.sort(byVertices);
}

function byVertices([a, b]: Arc, [c, d]: Arc): number {
  return a - c || b - d;
}

/** For each vertex the ends of its arcs, frozen. */
function listed(n: number, arcs: readonly Arc[]): readonly (readonly number[])[] {
  const lists: number[][] = Array.from({ length: n }, () => []);
  for (const [u, v] of arcs) lists[u]!.push(v);
  for (const list of lists) Object.freeze(list);
  return Object.freeze(lists);
}
