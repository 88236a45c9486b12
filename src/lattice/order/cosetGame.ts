import { gcd } from '../../linear/internal.js';
import { InputError } from '../../errors.js';
import { asPoint, exactDot } from '../axioms/exactVectors.js';
import { LatticeGame } from '../LatticeGame.js';
import type { Inequality, LatticePoint } from '../LatticePoint.js';
import { requirePoint } from '../requirePoint.js';
import { echelonBasis, floorDivided, reduceBy, type EchelonBasis } from './echelonBasis.js';

/** A game on one coset of the group of moves, in coordinates of that group. */
export interface CosetGame {
  /** The same game, with the moves saturated in its lattice. */
  readonly game: LatticeGame;
  /** The point at coordinates 0; the same for all points of the coset. It need not lie on the board. */
  readonly origin: LatticePoint;
  /** The vectors whose multiples are added to the origin, in echelon form. */
  readonly basis: readonly LatticePoint[];
  /** The point with given coordinates. */
  readonly toPoint: (coordinates: LatticePoint) => LatticePoint;
  /** The coordinates of a point; undefined in another coset. */
  readonly fromPoint: (point: LatticePoint) => LatticePoint | undefined;
}

/**
 * The game on the coset of a point modulo the group ℤΓ of the moves, which no play leaves: outcomes are those of the
 * game. It has the rank of the moves as its dimension, and its moves generate the lattice.
 * @throws InputError `invalid-argument`; LimitError `too-large-entries`
 * @source Guo & Miller 2009, Sec. 3.4
 * @source Guo & Miller 2009, Remark 8.10
 * @example cosetGame(new LatticeGame([[2, 0], [0, 2]]), [3, 0]).game.toString() // 'lattice:moves 1,0 0,1'
 */
export function cosetGame(game: LatticeGame, point: LatticePoint): CosetGame {
  requirePoint('cosetGame', point, game);
  const basis = echelonBasis(
    game.moves.map((move) => move.map(BigInt)),
    game.dimension,
  );
  const origin = reduceBy(basis, point.map(BigInt)).rest;
  const fromPoint = (each: LatticePoint): LatticePoint | undefined => {
    requirePoint('CosetGame.fromPoint', each, game);
    const { coordinates, rest } = reduceBy(
      basis,
      each.map((entry, i) => BigInt(entry) - origin[i]!),
    );
    return rest.every((entry) => entry === 0n) ? asPoint('cosetGame', coordinates) : undefined;
  };
  const toPoint = (coordinates: LatticePoint): LatticePoint => {
    requirePoint('CosetGame.toPoint', coordinates, inCoordinates);
    const sum = origin.map((entry, i) =>
      basis.vectors.reduce((total, vector, j) => total + vector[i]! * BigInt(coordinates[j]!), entry),
    );
    return asPoint('cosetGame', sum);
  };
  const inCoordinates = new LatticeGame(
    game.moves.map((move) => asPoint('cosetGame', reduceBy(basis, move.map(BigInt)).coordinates)),
    {
      dimension: basis.vectors.length,
      defeated: game.defeated.map(fromPoint).filter((each) => each !== undefined),
      inequalities: inequalitiesOn(game, basis, origin),
    },
  );
  const vectors = basis.vectors.map((vector) => asPoint('cosetGame', vector));
  return { game: inCoordinates, origin: asPoint('cosetGame', origin), basis: vectors, toPoint, fromPoint };
}

/** The inequalities in coordinates that are not fulfilled everywhere, of those with the same normal the strictest. */
function inequalitiesOn(game: LatticeGame, basis: EchelonBasis, origin: readonly bigint[]): Iterable<Inequality> {
  const strictest = new Map<string, Inequality>();
  for (const { normal, least } of game.inequalities) {
    const each = inequalityOn(basis, origin, normal.map(BigInt), BigInt(least));
    const known = strictest.get(each.normal.join());
    const isEmpty = each.least <= 0 && each.normal.every((entry) => entry === 0);
    if (!isEmpty && !(known !== undefined && known.least >= each.least)) strictest.set(each.normal.join(), each);
  }
  return strictest.values();
}

/** With a primitive normal and the least value that integer points have. */
function inequalityOn(
  { vectors }: EchelonBasis,
  origin: readonly bigint[],
  normal: readonly bigint[],
  least: bigint,
): Inequality {
  const along = vectors.map((vector) => exactDot(normal, vector));
  const bound = least - exactDot(normal, origin);
  const divisor = along.reduce(gcd, 0n);
  const [entries, rounded] =
    divisor === 0n ? [along, bound] : [along.map((entry) => entry / divisor), -floorDivided(-bound, divisor)];
  return { normal: asPoint('cosetGame', entries), least: asPoint('cosetGame', [rounded])[0]! };
}

/**
 * A point of each coset of ℤᵈ modulo the group of the moves: the origins of the games on the cosets. As many as the
 * index.
 * @throws InputError `not-of-finite-index` if the moves generate a group of smaller rank, `invalid-argument`
 * @source Guo & Miller 2009, Remark 8.10
 * @example [...cosetRepresentatives(new LatticeGame([[2, 0], [0, 2]]))] // [[0, 0], [0, 1], [1, 0], [1, 1]]
 */
export function cosetRepresentatives(game: LatticeGame): Iterable<LatticePoint> {
  const { vectors, pivots } = echelonBasis(
    game.moves.map((move) => move.map(BigInt)),
    game.dimension,
  );
  if (vectors.length < game.dimension)
    throw new InputError(
      'not-of-finite-index',
      `cosetRepresentatives: the moves span ${vectors.length} of ${game.dimension} dimensions, so there are infinitely many cosets; expected moves of full rank.`,
    );
  return pointsBelowPivots(vectors.map((vector, i) => vector[pivots[i]!]!));
}

function* pointsBelowPivots(pivots: readonly bigint[]): Generator<LatticePoint> {
  const point = pivots.map(() => 0n);
  for (;;) {
    yield asPoint('cosetRepresentatives', point);
    let i = pivots.length - 1;
    while (i >= 0 && point[i]! + 1n === pivots[i]) {
      point[i] = 0n;
      i--;
    }
    if (i < 0) return;
    point[i]! += 1n;
  }
}
