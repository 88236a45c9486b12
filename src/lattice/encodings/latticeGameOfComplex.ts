import { aFlag, optional } from '../../arguments.js';
import { complexOf } from '../../complex/internal.js';
import { SimplicialComplex, type ComplexSource } from '../../complex/index.js';
import { InputError, LimitError } from '../../errors.js';
import { Work } from '../../run.js';
import { fields, requireShape } from '../../shape.js';
import { LatticeGame } from '../LatticeGame.js';
import { unitVector, type LatticePoint } from '../LatticePoint.js';
import type { EncodingOptions } from './latticeGameOfOptions.js';

/** A game on a complex as a lattice game, with a coordinate for each vertex. */
export interface ComplexEncoding {
  readonly game: LatticeGame;
  /** The position of the empty face: all entries are 1. That of a face F has the entry 0 at the vertices of F. */
  readonly start: LatticePoint;
}

/** The most numbers in all the defeated points. */
const MOST_ENTRIES = 2 ** 23;

const TASK = 'latticeGameOfComplex';
const conventions = /* @__PURE__ */ fields({ misere: optional(aFlag) });

/**
 * The game on a complex Δ, in which either player adds a vertex to a face so that it is a face again, as a lattice
 * game: there is a coordinate for each vertex, adding the vertex v is the move e_v, and the face F stands at 1 − 1_F.
 * The defeated points are those of the nonfaces, the faces of the Alexander dual of Δ. The play begins at (1, …, 1);
 * terminal positions below it are those of the facets. A simplex gives normal play, its boundary misère play.
 * @param complex a complex, or a game: that on its legal complex; its vertices have no sides
 * @param options misère play, for which the facets are defeated, too: whoever moves there loses; `limit` counts
 * defeated points
 * @throws InputError `not-impartial` for a vertex of one player, `not-a-game` for the void complex, `invalid-argument`;
 * LimitError `too-many-positions`
 * @complexity a few steps for each entry of the defeated points
 * @source Guo & Miller 2009, Def. 2.9
 * @example latticeGameOfComplex(SimplicialComplex.fromFacets([[0, 1], [2]], 3)).game.toString() // 'lattice:moves 1,0,0 0,1,0 0,0,1; defeated 0,0,0 0,1,0 1,0,0'
 */
export function latticeGameOfComplex(complex: ComplexSource, options: EncodingOptions = {}): ComplexEncoding {
  requireShape(TASK, conventions, options, 'options');
  const { misere = false, ...bounds } = options;
  const legal = complexOf(complex, TASK);
  requireImpartialComplex(legal, TASK);
  const work = new Work(TASK, bounds);
  const { n } = legal;
  const played = misere ? withoutFacets(legal) : legal;
  const smallest = Math.min(...played.listMinimalNonfaces(work.part()).cardinalities());
  // All sets around one nonface are nonfaces.
  if (2 ** (n - smallest) * n > MOST_ENTRIES) throw tooMany(`at least 2^${n - smallest}`, n);
  const dual = played.alexanderDual();
  const defeated: number[][] = [];
  for (let dimension = -1; dimension < n; dimension++)
    for (const face of dual.faces(dimension)) {
      work.step();
      if ((defeated.length + 1) * n > MOST_ENTRIES) throw tooMany(`more than ${defeated.length}`, n);
      const point = Array<number>(n).fill(0);
      for (const v of face) point[v] = 1;
      defeated.push(point);
    }
  const moves = Array.from({ length: n }, (_, v) => unitVector(n, v));
  return { game: new LatticeGame(moves, { dimension: n, defeated }), start: Object.freeze(Array<number>(n).fill(1)) };
}

function tooMany(found: string, n: number): LimitError {
  return new LimitError(
    'too-many-positions',
    `${TASK}: ${found} defeated points of ${n} entries; the limit is ${MOST_ENTRIES} entries.`,
    { hint: 'latticeGameOfLinks needs no defeated points.' },
  );
}

/** The faces that are not facets. */
function withoutFacets({ facets, vertices }: SimplicialComplex): SimplicialComplex {
  const ridges = Array.from(facets, (facet) => facet.map((v) => facet.filter((w) => w !== v))).flat();
  return SimplicialComplex.fromFacets(ridges, vertices);
}

/** @throws InputError `not-impartial`, `not-a-game` */
export function requireImpartialComplex(complex: SimplicialComplex, task: string): void {
  if (complex.isVoid)
    throw new InputError('not-a-game', `${task}: the void complex has no position; expected at least the empty one.`);
  const own = complex.support.find((v) => complex.vertices[v]!.side !== undefined);
  if (own === undefined) return;
  const { label, side } = complex.vertices[own]!;
  throw new InputError(
    'not-impartial',
    `${task}: ${label} is a vertex of ${side === 'L' ? 'Left' : 'Right'}; expected vertices of either player.`,
  );
}
