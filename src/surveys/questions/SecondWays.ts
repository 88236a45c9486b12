import type { Board } from '../../boards/index.js';
import type { SimplicialComplex } from '../../complex/index.js';
import { linkByDefinition } from '../../complex/internal.js';
import {
  answersByCharacteristic,
  cohenMacaulayReport,
  sequentiallyCohenMacaulayReport,
  verifyCohenMacaulayReport,
  verifySequentiallyCohenMacaulayReport,
} from '../../ideal/index.js';
import { opponent, PLAYERS, type Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { objectOf } from '../../sources/internal.js';
import type { Dyadic, Value, ValueStore } from '../../values/index.js';
import { exactThermograph } from '../../values/internal.js';
import type { Subject } from './Subject.js';

/** The public function at work. */
const TASK = 'survey verify';

/** What is found of an item in another way than usual; undefined where there is no other. */
type SecondWay = (subject: Subject, run: RunOptions, valueOf: () => Value | null) => unknown;

const ofValue =
  (find: (value: Value, work: Work) => unknown): SecondWay =>
  (_, run, valueOf) => {
    const value = valueOf();
    return value === null ? null : find(value, new Work(TASK, run));
  };

const ofBoard =
  (find: (board: Board, work: Work) => unknown): SecondWay =>
  ({ board }, run) =>
    board === undefined ? undefined : find(board, new Work(TASK, run));

/** The slow ways by the properties that they find: definitions, and certificates that are checked by definition. */
const WAYS: Readonly<Record<string, SecondWay>> = {
  value: (subject, run) => {
    const complex = complexPlayed(subject, run);
    return complex && valueOfPositions(complex, subject.evaluator.store, run);
  },
  outcome: ofValue((value, work) => {
    const [left, right] = winners(work)(value);
    return left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
  }),
  temperature: ofValue((value) => exactThermograph(value).temperature),
  mean: ofValue((value) => exactThermograph(value).mean),
  leftStop: ofValue((value, work) => stops(work)(value)[0]),
  rightStop: ofValue((value, work) => stops(work)(value)[1]),
  cohenMacaulay: (subject, run) => {
    const complex = subject.complex(run);
    const report = cohenMacaulayReport(complex, run);
    return verifyCohenMacaulayReport(complex, report).verified ? answersByCharacteristic(report) : 'undecided';
  },
  sequentiallyCohenMacaulay: (subject, run) => {
    const complex = subject.complex(run);
    const report = sequentiallyCohenMacaulayReport(complex, run);
    const { verified } = verifySequentiallyCohenMacaulayReport(complex, report);
    return verified ? answersByCharacteristic(report) : 'undecided';
  },
  pure: (subject, run) =>
    new Set(
      subject
        .complex(run)
        .facets.toLists()
        .map((facet) => facet.length),
    ).size <= 1,
  maxDegree: ofBoard(({ edges, vertexCount }) =>
    Math.max(0, ...Array.from({ length: vertexCount }, (_, v) => edges.filter((edge) => edge.includes(v)).length)),
  ),
  diameter: ofBoard((board, work) => {
    const most = Math.max(0, ...distances(board, work).map((row) => Math.max(0, ...row)));
    return most === Infinity ? null : most;
  }),
  girth: ofBoard((board, work) => {
    const cycles = board.edges.map(([u, v], i) => distances(board, work, i)[u]![v]! + lengthOf(board, i));
    const least = Math.min(Infinity, ...cycles);
    return least === Infinity ? null : least;
  }),
};

/** The second ways, and for which names there was none. */
export class SecondWays {
  readonly #without = new Set<string>();

  /** What is found of a property; undefined if there is no second way. @throws LimitError */
  find(name: string, subject: Subject, run: RunOptions, valueOf: () => Value | null): unknown {
    const found = Object.hasOwn(WAYS, name) ? WAYS[name]!(subject, run, valueOf) : undefined;
    if (found === undefined) this.note(name);
    return found;
  }

  /** Something is found as usual. */
  note(name: string): void {
    this.#without.add(name);
  }

  /** Was something found as usual? */
  isWithout(name: string): boolean {
    return this.#without.has(name);
  }
}

/** The complex that is played on. */
function complexPlayed(subject: Subject, run: RunOptions): SimplicialComplex | undefined {
  const source = subject.source(run);
  const complex = objectOf(source, 'complex') ?? objectOf(source, 'game')?.legalComplexWithin(run);
  return complex?.isVoid === true ? undefined : complex;
}

/** The value by the recursion that defines it, over all positions. @complexity a step for each face */
function valueOfPositions({ facets, vertices }: SimplicialComplex, store: ValueStore, run: RunOptions): Value {
  const work = new Work(TASK, run);
  const known = new Map<string, Value>();
  const valueOf = (position: readonly number[], rest: readonly (readonly number[])[]): Value => {
    const key = position.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    work.tick(known.size);
    const moves = [...new Set(rest.flat())].map((v) => ({
      side: vertices[v]!.side,
      value: valueOf(
        [...position, v].sort((a, b) => a - b),
        linkByDefinition(rest, [v]),
      ),
    }));
    const [left, right] = PLAYERS.map((player) =>
      moves.flatMap(({ side, value }) => (side === opponent(player) ? [] : [value])),
    );
    const value = store.fromOptions(left!, right!);
    known.set(key, value);
    return value;
  };
  return valueOf([], facets.toLists());
}

/** What is found of a value for Left and Right moving first, each follower once. */
function forBoth<T>(
  work: Work,
  find: (value: Value, player: Player, of: (option: Value) => [T, T]) => T,
): (value: Value) => [T, T] {
  const known = new Map<number, [T, T]>();
  const of = (value: Value): [T, T] => {
    const before = known.get(value.id);
    if (before !== undefined) return before;
    work.tick(known.size);
    const found: [T, T] = [find(value, 'L', of), find(value, 'R', of)];
    known.set(value.id, found);
    return found;
  };
  return of;
}

/** Does a player who moves first win? */
function winners(work: Work): (value: Value) => [boolean, boolean] {
  return forBoth<boolean>(work, (value, player, of) =>
    value.options(player).some((option) => !of(option)[player === 'L' ? 1 : 0]),
  );
}

/** The numbers that are reached when a player moves first. */
function stops(work: Work): (value: Value) => [Dyadic, Dyadic] {
  return forBoth<Dyadic>(work, (value, player, of) => {
    if (value.number !== undefined) return value.number;
    const best = player === 'L' ? 1 : -1;
    return value
      .options(player)
      .map((option) => of(option)[player === 'L' ? 1 : 0])
      .reduce((a, b) => (a.compare(b) === best ? a : b));
  });
}

function lengthOf({ lengths }: Board, edge: number): number {
  return lengths?.[edge] ?? 1;
}

/**
 * The distances between all vertices (Floyd and Warshall).
 * @param without an edge that is left out
 * @throws LimitError
 */
function distances(board: Board, work: Work, without?: number): number[][] {
  const n = board.vertexCount;
  const found = Array.from({ length: n }, (_, u) => Array.from({ length: n }, (__, v) => (u === v ? 0 : Infinity)));
  board.edges.forEach(([u, v], i) => {
    if (i === without) return;
    found[u]![v] = found[v]![u] = Math.min(found[u]![v]!, lengthOf(board, i));
  });
  for (let w = 0; w < n; w++) {
    work.tick(w);
    for (let u = 0; u < n; u++)
      for (let v = 0; v < n; v++) found[u]![v] = Math.min(found[u]![v]!, found[u]![w]! + found[w]![v]!);
  }
  return found;
}
