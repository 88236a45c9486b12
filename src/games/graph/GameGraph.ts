import { VERSION } from '../../json.js';
import { InputError, LimitError } from '../../errors.js';
import { showAs } from '../../inspect.js';
import { shown } from '../../shape.js';
import { opponent, type Player } from '../../player.js';

/** A move between two positions; without player either may make it. */
export interface GameArc {
  readonly from: number;
  readonly to: number;
  readonly player?: Player;
}

/** An arc in a JSON object. */
export type ArcJson = readonly [from: number, to: number] | readonly [from: number, to: number, player: Player];

/** A game graph as a JSON object. */
export interface GameGraphJson {
  readonly type: 'game-graph';
  readonly spgames: string;
  readonly names: readonly string[];
  readonly arcs: readonly ArcJson[];
}

/** The most positions of a game graph. */
const MOST_POSITIONS = 2 ** 22;

function namesOf(positions: unknown): string[] {
  const n = Array.isArray(positions) ? positions.length : positions;
  if (typeof n !== 'number' || !Number.isInteger(n) || n < 0)
    throw new InputError(
      'invalid-ground-set',
      `GameGraph: the positions are ${shown(positions)}; expected names, or an integer n ≥ 0.`,
    );
  if (n > MOST_POSITIONS)
    throw new LimitError('too-large-graph', `GameGraph: ${n} positions; the limit is ${MOST_POSITIONS}.`, {
      details: { n, limit: MOST_POSITIONS },
    });
  if (!Array.isArray(positions)) return Array.from({ length: n }, (_, v) => String(v + 1));
  const wrong: unknown = positions.find((name) => typeof name !== 'string');
  if (wrong === undefined) return [...(positions as string[])];
  throw new InputError('invalid-label', `GameGraph: the name of a position is ${shown(wrong)}; expected a text.`);
}

function noArc(found: unknown): InputError {
  return new InputError(
    'invalid-arc',
    `GameGraph: found ${shown(found)}; expected arcs [from, to] or [from, to, player].`,
  );
}

/**
 * A directed graph of positions and moves, immutable: vertices 0 … n−1 with names, arcs labelled L, R, or not at all.
 * Between two vertices there is at most one arc each way; a move that Left and Right can make has no label.
 * @source Huntemann 2018, Def. 3.2
 */
export class GameGraph {
  readonly names: readonly string[];
  /** By first, then by second vertex. */
  readonly arcs: readonly GameArc[];
  #successors: readonly (readonly GameArc[])[] | undefined;
  #predecessors: readonly (readonly GameArc[])[] | undefined;

  /**
   * @param positions their names, or n for the names 1…n
   * @param arcs from, to, and the player, L or R; repetitions count once, L and R together as none
   * @throws InputError `invalid-ground-set`, `invalid-arc`, `invalid-vertex`, `invalid-loop`, `invalid-side`
   * @throws LimitError `too-large-graph` above 2²² positions
   */
  constructor(
    positions: readonly string[] | number,
    arcs: Iterable<readonly [from: number, to: number, player?: Player | undefined]>,
  ) {
    this.names = Object.freeze(namesOf(positions));
    const known = new Map<number, GameArc>();
    if (typeof arcs !== 'object' || (arcs as unknown) === null || !(Symbol.iterator in arcs)) throw noArc(arcs);
    for (const arc of arcs) {
      if (!Array.isArray(arc)) throw noArc(arc);
      const [from, to, player] = arc as unknown as readonly [number, number, Player?];
      this.#check(from);
      this.#check(to);
      if (player !== undefined && player !== 'L' && player !== 'R')
        throw new InputError(
          'invalid-side',
          `GameGraph: the arc ${from} → ${to} has the label ${shown(player)}; expected "L", "R" or none.`,
        );
      if (from === to)
        throw new InputError(
          'invalid-loop',
          `GameGraph: an arc from ${from} to itself; expected moves to other positions.`,
        );
      const key = from * this.n + to;
      const before = known.get(key);
      const labelled = player !== undefined && (before === undefined || before.player === player);
      known.set(key, Object.freeze(labelled ? { from, to, player } : { from, to }));
    }
    this.arcs = Object.freeze([...known.values()].sort((a, b) => a.from - b.from || a.to - b.to));
    Object.freeze(this);
  }

  /** Number of vertices. */
  get n(): number {
    return this.names.length;
  }

  /** The arcs out of a vertex. @throws InputError `invalid-vertex` */
  successors(v: number): readonly GameArc[] {
    this.#check(v);
    return (this.#successors ??= this.#lists(({ from }) => from))[v]!;
  }

  /** The arcs into a vertex. @throws InputError `invalid-vertex` */
  predecessors(v: number): readonly GameArc[] {
    this.#check(v);
    return (this.#predecessors ??= this.#lists(({ to }) => to))[v]!;
  }

  /** The vertices without arcs into them: of a game, its start. */
  get sources(): number[] {
    return Array.from(this.names.keys()).filter((v) => this.predecessors(v).length === 0);
  }

  /** The vertices without arcs out of them: of a game, its final positions. */
  get sinks(): number[] {
    return Array.from(this.names.keys()).filter((v) => this.successors(v).length === 0);
  }

  /** The graph with Left and Right exchanged: that of the negative. */
  negative(): GameGraph {
    return new GameGraph(
      this.names,
      this.arcs.map(({ from, to, player }) => [from, to, opponent(player)]),
    );
  }

  /** The graph without labels of arcs. @source Huntemann 2018, Def. 6.17 */
  withoutPlayers(): GameGraph {
    return new GameGraph(
      this.names,
      this.arcs.map(({ from, to }) => [from, to]),
    );
  }

  /** The JSON object `{"type":"game-graph","names":[…],"arcs":[[0,1,"L"],…]}`, which `gameGraphFromJson` reads. */
  toJSON(): GameGraphJson {
    const arcs = this.arcs.map(
      ({ from, to, player }) => (player === undefined ? [from, to] : [from, to, player]) as ArcJson,
    );
    return { type: 'game-graph', spgames: VERSION, names: this.names, arcs };
  }

  /** The numbers of its positions and moves. */
  toString(): string {
    return `game graph with ${this.n} positions and ${this.arcs.length} moves`;
  }

  #lists(place: (arc: GameArc) => number): GameArc[][] {
    const lists: GameArc[][] = this.names.map(() => []);
    for (const arc of this.arcs) lists[place(arc)]!.push(arc);
    for (const list of lists) Object.freeze(list);
    return lists;
  }

  #check(v: number): void {
    if (!Number.isInteger(v) || v < 0 || v >= this.n)
      throw new InputError(
        'invalid-vertex',
        `GameGraph: vertex ${shown(v)}; expected an integer v with 0 ≤ v < ${this.n}.`,
        { details: { vertex: v, n: this.n } },
      );
  }
}

showAs(GameGraph);
