import { LimitError } from '../../errors.js';
import { smithDecomposition, SparseMatrix } from '../../linear/index.js';
import { type RunOptions, Work } from '../../run.js';
import { LatticeGame } from '../LatticeGame.js';
import { compareLexicographically, distinctPoints, dot, type LatticePoint, minus, plus } from '../LatticePoint.js';
import { asPoint, exactDot } from '../axioms/exactVectors.js';
import { extremalRays } from '../axioms/extremalRays.js';
import { recessionCone } from '../axioms/recessionCone.js';
import { moveAlong, tangentCones } from '../axioms/tangentCones.js';

/** The positions without moves: all of them, or infinitely many along a ray. */
export type TerminalPositions =
  | {
      readonly finite: true;
      /** In lexicographic order. */
      readonly positions: readonly LatticePoint[];
    }
  | {
      readonly finite: false;
      /** A terminal position; it stays one with the direction added any number of times. */
      readonly position: LatticePoint;
      readonly direction: LatticePoint;
    };

const MOST_POINTS = 2 ** 24;

/**
 * The terminal positions of a game. Under the tangent cone axiom there are finitely many: along each ray some move can
 * be made from all points far enough, which bounds them. Where it does not hold along a ray, there are infinitely many
 * iff the game modulo the ray, with the inequalities through the ray only, has a terminal position; on the orthant it
 * has.
 * @param options `limit` bounds how many points are looked at, 2²⁴ if it is not given
 * @throws LimitError; InputError `invalid-argument`
 * @complexity moves · dimension for each point of a box
 * @source Guo & Miller 2009, Thm 3.3
 * @example terminalPositions(new LatticeGame([[2, 0], [0, 1], [-1, 1]], { defeated: [[0, 0]] })) // { finite: true, positions: [[1, 0], [2, 0]] }
 */
export function terminalPositions(game: LatticeGame, options: RunOptions = {}): TerminalPositions {
  return terminalsOf(game, new Work('terminalPositions', { limit: MOST_POINTS, ...options }));
}

function terminalsOf(game: LatticeGame, work: Work): TerminalPositions {
  const cones = tangentCones(game, work.part());
  const reach = cones.holds ? cones.moves.map(({ ray, move }) => reachAlong(game, ray, [move])) : [];
  for (const ray of cones.holds ? [] : recessionCone(game, work.part()).rays) {
    const move = moveAlong(game, ray);
    if (move === undefined) {
      const position = terminalAlong(game, ray, work);
      if (position !== undefined) return { finite: false, position, direction: ray };
    }
    reach.push(reachAlong(game, ray, move === undefined ? game.moves : [move]));
  }
  // Those with moves to defeated points only, and those without moves into the polyhedron.
  const beforeDefeated = game.defeated.flatMap((point) => game.moves.map((move) => plus(point, move)));
  const candidates = [...pointsInBox(boxOf(game, reach, work), game, work), ...beforeDefeated];
  const positions = distinctPoints(candidates.filter((point) => game.isPosition(point) && game.isTerminal(point)));
  return { finite: true, positions: positions.sort(compareLexicographically) };
}

/** A position that is terminal with any multiple of the ray added, if there is one. */
function terminalAlong(game: LatticeGame, ray: LatticePoint, work: Work): LatticePoint | undefined {
  const shadow = shadowAlong(game, ray, work);
  if (shadow === undefined) return undefined;
  const found = terminalsOf(shadow.game, work);
  const below = found.finite ? found.positions[0] : found.position;
  if (below === undefined) return undefined;
  let position = shadow.lift(below);
  const back = (normal: LatticePoint, least: number): number => (least - dot(normal, position)) / dot(normal, ray);
  const steps = game.inequalities.flatMap(({ normal, least }) => (dot(normal, ray) > 0 ? [back(normal, least)] : []));
  position = plus(
    position,
    ray.map((entry) => entry * Math.ceil(Math.max(...steps))),
  );
  while (game.defeated.some((each) => isBeyond(minus(each, position), ray))) position = plus(position, ray);
  return position.map((entry) => entry + 0);
}

/** Is a vector a multiple of a ray, from 0 on? */
function isBeyond(vector: LatticePoint, ray: LatticePoint): boolean {
  const i = ray.findIndex((entry) => entry !== 0);
  const times = vector[i]! / ray[i]!;
  return times >= 0 && vector.every((entry, j) => entry === times * ray[j]!);
}

/**
 * How far along a ray terminal positions may be, where nothing is defeated: such a position is a point between the
 * vertices plus Σ c_ρ ρ, and if c_ρ ≥ (normal · move)/(normal · ρ) for all inequalities with normal · ρ > 0, only those
 * through the ray can forbid the move.
 */
function reachAlong(game: LatticeGame, ray: LatticePoint, moves: readonly LatticePoint[]): LatticePoint {
  let most = 0;
  for (const { normal } of game.inequalities) {
    const along = dot(normal, ray);
    if (along > 0) for (const move of moves) most = Math.max(most, dot(normal, move) / along);
  }
  // On the orthant all is integral: c_ρ is less than the quotient, so at most that minus 1.
  return ray.map((entry) => entry * (game.isOrthant ? Math.max(0, most - 1) : most));
}

interface Box {
  readonly least: readonly number[];
  readonly most: readonly number[];
}

/** A box that contains the points between the vertices plus parts of the vectors. */
function boxOf(game: LatticeGame, reach: readonly LatticePoint[], work: Work): Box {
  const vertices = game.isOrthant ? [Array<number>(game.dimension).fill(0)] : verticesOf(game, work);
  const bound = (i: number, best: (...each: number[]) => number): number =>
    best(...vertices.map((vertex) => vertex[i]!)) + reach.reduce((sum, vector) => sum + best(0, vector[i]!), 0);
  return {
    least: Array.from({ length: game.dimension }, (_, i) => Math.ceil(bound(i, Math.min) - TOLERANCE) + 0),
    most: Array.from({ length: game.dimension }, (_, i) => Math.floor(bound(i, Math.max) + TOLERANCE)),
  };
}

/** Bounds that are too wide do no harm. Adding 0 makes 0 of −0. */
const TOLERANCE = 1e-6;

/** The vertices of the polyhedron, as the rays of the cone over it that are at height 1. */
function verticesOf({ inequalities, dimension }: LatticeGame, work: Work): number[][] {
  const rows = inequalities.map(({ normal, least }) => [...normal.map(BigInt), -BigInt(least)]);
  rows.push([...Array<bigint>(dimension).fill(0n), 1n]);
  return extremalRays(rows, dimension + 1, work).flatMap((ray) => {
    const height = Number(ray[dimension]);
    return height === 0 ? [] : [ray.slice(0, dimension).map((entry) => Number(entry) / height)];
  });
}

/** The points of the polyhedron in a box, in lexicographic order. */
function* pointsInBox({ least, most }: Box, game: LatticeGame, work: Work): Generator<LatticePoint> {
  if (least.some((entry, i) => entry > most[i]!)) return;
  const point = [...least];
  for (;;) {
    work.step();
    if (game.contains(point)) yield Object.freeze([...point]);
    let i = game.dimension - 1;
    while (i >= 0 && point[i] === most[i]) {
      point[i] = least[i]!;
      i--;
    }
    if (i < 0) return;
    point[i]!++;
  }
}

/** What is seen of a game far along a ray. */
interface Shadow {
  /** The game modulo the ray, with the inequalities that hold with equality on it. */
  readonly game: LatticeGame;
  /** A point over one of the shadow. */
  readonly lift: (point: LatticePoint) => LatticePoint;
}

/**
 * The game far along an extremal ray, where only the inequalities through it matter: its positions are those of ℤᵈ
 * modulo the ray. Nothing is defeated in it. Undefined if a move leads along the ray, as that can always be made there,
 * or if there are no points.
 */
function shadowAlong(game: LatticeGame, ray: LatticePoint, work: Work): Shadow | undefined {
  const task = 'terminalPositions';
  const { left, leftInverse } = smithDecomposition(SparseMatrix.fromDense(ray.map((entry) => [entry])), work.part());
  const rest = left.slice(1);
  const small = (vector: readonly bigint[]): LatticePoint => {
    const point = asPoint(task, vector);
    if (point.some((entry) => Math.abs(entry) >= 2 ** 31))
      throw new LimitError('too-large-entries', `${task}: the vector ${point.join()} has entries above 2^31.`);
    return point;
  };
  const project = (vector: LatticePoint): LatticePoint => {
    const entries = vector.map(BigInt);
    return small(rest.map((row) => exactDot(row, entries)));
  };
  const moves = game.moves.map(project);
  if (moves.some((move) => move.every((entry) => entry === 0))) return undefined;
  const inequalities = game.inequalities
    .filter(({ normal }) => dot(normal, ray) === 0)
    .filter(({ normal, least }) => least > 0 || normal.some((entry) => entry !== 0))
    .map(({ normal, least }) => {
      const entries = rest.map((_, j) =>
        normal.reduce((sum, entry, i) => sum + BigInt(entry) * leftInverse[i]![j + 1]!, 0n),
      );
      return { normal: small(entries), least };
    });
  const dimension = game.dimension - 1;
  if (dimension === 0 && inequalities.length > 0) return undefined;
  const lift = (point: LatticePoint): LatticePoint =>
    asPoint(
      task,
      leftInverse.map((row) => row.slice(1).reduce((sum, entry, j) => sum + entry * BigInt(point[j]!), 0n)),
    );
  return { game: new LatticeGame(moves, { dimension, inequalities }), lift };
}
