import { aFlag, optional } from '../../arguments.js';
import { SimplicialComplex, type ComplexSource } from '../../complex/index.js';
import { complexOf } from '../../complex/internal.js';
import { SetFamily } from '../../sets/index.js';
import { connectedParts } from '../../sets/internal.js';
import { fields, requireShape } from '../../shape.js';
import { Work } from '../../run.js';
import { canonicalLabelling } from '../../symmetry/index.js';
import { encodedFollowers, type PositionEncoding } from './encodedFollowers.js';
import { requireImpartialComplex } from './latticeGameOfComplex.js';
import type { EncodingOptions } from './latticeGameOfOptions.js';

const TASK = 'latticeGameOfLinks';
const conventions = /* @__PURE__ */ fields({ misere: optional(aFlag) });

/**
 * The game on a complex, in which either player adds a vertex to a face so that it is a face again, as a squarefree
 * lattice game: what is left of it after some moves is a link, which is a join of complexes that are not joins, and
 * there is a coordinate for each of these up to isomorphism. Positions are few where links fall apart: those of NODE
 * KAYLES on paths are those of the octal game .137.
 * @param complex a complex, or a game: that on its legal complex; its vertices have no sides
 * @param options misère play; `limit` counts vertices of all the parts
 * @returns the parts are complexes whose vertices are all faces, and that are not joins
 * @throws InputError `not-impartial` for a vertex of one player, `not-a-game` for the void complex, `invalid-argument`;
 * LimitError `too-many-positions` above 2¹⁶ parts, `too-many-moves`
 * @complexity for each vertex of each part the link and its canonical labelling
 * @source Guo & Miller 2009, Thm 5.1
 * @example latticeGameOfLinks(SimplicialComplex.independenceComplex([[0, 1], [1, 2], [2, 3]], 4)).start // [0, 0, 1]
 */
export function latticeGameOfLinks(
  complex: ComplexSource,
  options: EncodingOptions = {},
): PositionEncoding<SimplicialComplex> {
  requireShape(TASK, conventions, options, 'options');
  const { misere = false, ...bounds } = options;
  const legal = complexOf(complex, TASK);
  requireImpartialComplex(legal, TASK);
  const work = new Work(TASK, bounds);
  const start = partsOf(legal.listMinimalNonfaces(work.part()).toLists(), [...Array(legal.n).keys()], work);
  const found = encodedFollowers(start, keyOf, (part) => linksOf(part, work), { misere }, work);
  const parts = found.parts.map((nonfaces) => SimplicialComplex.fromNonfaces(nonfaces.toLists(), nonfaces.n));
  return { ...found, parts };
}

/** Equal for isomorphic parts, which have canonical names. */
function keyOf(nonfaces: SetFamily): string {
  return `${nonfaces.n}:${nonfaces.words.join()}`;
}

/** The link of each vertex of a part, as a join of parts. */
function* linksOf(part: SetFamily, work: Work): Generator<SetFamily[]> {
  const lists = part.toLists();
  for (let v = 0; v < part.n; v++) {
    const rest = lists.map((nonface) => nonface.filter((w) => w !== v));
    const others = [...Array(part.n).keys()].filter((w) => w !== v);
    yield partsOf(SetFamily.fromLists(rest, part.n).minimal(work.part()).toLists(), others, work);
  }
}

/**
 * The parts of a complex on some vertices, by its minimal nonfaces: the classes of vertices that nonfaces connect,
 * without loops.
 */
function partsOf(nonfaces: readonly number[][], vertices: readonly number[], work: Work): SetFamily[] {
  const loops = new Set(nonfaces.filter(({ length }) => length === 1).flat());
  const left = vertices.filter((v) => !loops.has(v));
  const place = new Map(left.map((v, i) => [v, i]));
  const sets = nonfaces.filter(({ length }) => length > 1).map((nonface) => nonface.map((v) => place.get(v)!));
  return connectedParts(left.length, sets).map(({ elements, sets: own }) => {
    const family = SetFamily.fromLists(own, elements.length);
    return canonicalLabelling(family, work.part()).family;
  });
}
