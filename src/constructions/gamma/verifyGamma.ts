import type { SimplicialComplex } from '../../complex/index.js';
import type { RunOptions } from '../../run.js';
import type { SetFamily } from '../../sets/index.js';
import { claimedDistances, claimedIds } from './gammaClaims.js';
import { refuse, type Refusal } from '../../verification.js';
import type { ConstructionVerification, MisplacedPosition } from '../Construction.js';
import { each, illegalAreMeant, meantAreIllegal, type Passed } from '../passed.js';
import type { GammaConstruction } from './GammaCertificate.js';
import { describeMisplaced, chainPlacementKey } from './describeMisplaced.js';
import { compileGamma, findPieces, type FoundPiece } from './compileGamma.js';
import { gammaRules } from './gammaRules.js';
import { whyNotGammaBoard } from './whyNotGammaBoard.js';

/**
 * Checks a game on a Γ-board without trusting how it was made: finds every place of every piece by subgraph search,
 * measures all distances, finds the sets of pieces whose distances are an id-set of the ruleset, and compares the
 * illegal complex with the target, or the legal one, by the map of vertices that the certificate claims. Every claim of
 * the certificate is compared with what was found, and board and pieces with the construction.
 * @throws LimitError when `options` cut the search off; `limit` counts placements, nonfaces and illegal positions
 * @source Huntemann 2018, Thm 2.16
 */
export function verifyGamma(
  construction: GammaConstruction,
  options: RunOptions = {},
  passed: Passed = () => {},
): ConstructionVerification {
  const { target, board, certificate } = construction;
  const rules = gammaRules(construction.ruleset);
  if (typeof rules === 'string') return refuse(rules);
  const three = rules.sets.find((set) => set.length > 1);
  if (construction.method === 'independence' && three !== undefined)
    return refuse(
      `the ruleset forbids more than two pieces at distances ${three.join(', ')}; an independence ruleset forbids pairs`,
    );
  passed(`it forbids only ${construction.method === 'independence' ? 'pairs' : 'sets'} of pieces at distances`);
  // A piece in parts may fit in too many places to be found, and no construction has one.
  const loose = rules.pieces.find(({ graph }) => graph.components().length > 1);
  if (loose !== undefined) return refuse(`the piece ${loose.piece} of the ruleset is not connected`);
  if (board.sides !== undefined || board.pieces.length > 0)
    return refuse(
      `the board is ${board.sides === undefined ? 'partly filled' : 'coloured'}; expected an empty one without colours`,
    );
  passed('every piece is connected, the board empty and without colours');
  const found = findPieces(rules, board, options);
  const matched = match(construction, found);
  if (typeof matched === 'string') return refuse(matched);
  const { pieceOf } = matched;
  passed(
    found.length === 0
      ? 'no piece fits on the board, and the target has no vertices'
      : `${each(found.length, 'place')} where a piece fits is one vertex of the target, as certified`,
  );

  const wrongIds = claimedIds(construction, rules.sets, options);
  if (wrongIds !== undefined) return refuse(wrongIds);
  passed('the forbidden distances are those that the certificate says');
  // Only now are distances measured: on a wrong board there may be a great many pieces.
  const { distances, game } = compileGamma(rules, board, options, found);
  const wrongDistance = claimedDistances(target, certificate, (u, v) => distances[pieceOf[u]!]![pieceOf[v]!]!, pieceOf);
  if (wrongDistance !== undefined) return refuse(wrongDistance);
  passed('the distances of the pieces, measured on the board, are those of the certificate');

  const vertexOf = new Int32Array(found.length).fill(-1);
  pieceOf.forEach((piece, v) => piece !== -1 && (vertexOf[piece] = v));
  const inGame = game.legalComplex.minimalNonfaces.relabel(vertexOf, target.n).sorted();
  const wanted = promised(construction, options);
  const extra = firstWithout(inGame, wanted, target);
  if (extra !== undefined) return differs(extra, 'illegal in the game and legal by the target');
  passed(illegalAreMeant(inGame));
  const missing = firstWithout(wanted, inGame, target);
  if (missing !== undefined) return differs(missing, 'legal in the game and illegal by the target');
  passed(meantAreIllegal(wanted, construction.as));
  const otherBoard = whyNotGammaBoard(
    construction,
    rules,
    pieceOf.map((piece) => found[piece]?.placement),
  );
  if (otherBoard !== undefined) return refuse(otherBoard);
  passed('the board is that of the construction');
  const isomorphism = pieceOf.flatMap((piece, v) => (piece === -1 ? [] : [[v, piece] as const]));
  return { verified: true, game, isomorphism };
}

/** Which of the pieces belongs to each vertex of the target, −1 for a loop; or what is wrong with the certificate. */
function match(
  { as, target, certificate }: GammaConstruction,
  found: readonly FoundPiece[],
): string | { readonly pieceOf: readonly number[] } {
  const claims = certificate.placements.length;
  if (claims !== target.n) return `the certificate has ${claims} placements, the target ${target.n} vertices`;
  const loops = new Set(as === 'legal' ? target.loops : []);
  const index = new Map(found.map(({ side, placement }, i) => [chainPlacementKey(side, placement), i]));
  const owner = new Map<number, number>();
  const pieceOf: number[] = [];
  for (const [v, { label, side }] of target.vertices.entries()) {
    const claimed = certificate.placements[v]!;
    if (loops.has(v) !== (claimed === null))
      return claimed === null
        ? `the certificate has no piece for ${label}`
        : `the certificate has a piece for ${label}, which is a loop of the target`;
    if (claimed === null) {
      pieceOf.push(-1);
      continue;
    }
    const piece = index.get(chainPlacementKey(side, claimed));
    if (piece === undefined)
      return describeMisplaced(
        label,
        side,
        claimed,
        found.filter((other) => other.side === side),
      );
    const other = owner.get(piece);
    if (other !== undefined)
      return `the certificate gives ${target.vertices[other]!.label} and ${label} the same piece`;
    owner.set(piece, v);
    pieceOf.push(piece);
  }
  const free = found.find((_, i) => !owner.has(i));
  if (free !== undefined)
    return `the game has ${found.length} basic positions, the target ${owner.size} vertices: a ${free.piece} also fits on the board vertices ${shortened(free.placement.vertices)}`;
  return { pieceOf };
}

function shortened(list: readonly number[]): string {
  return list.length > 12 ? `${list.slice(0, 12).join(' ')} …` : list.join(' ');
}

/** The minimal illegal positions that the target promises, without loops, which no piece belongs to. */
function promised({ as, target }: GammaConstruction, options: RunOptions): SetFamily {
  if (as === 'illegal') return target.listFacets(options);
  const nonfaces = target.listMinimalNonfaces(options);
  return nonfaces.filter((i) => nonfaces.cardinality(i) !== 1);
}

/** The first member of a family that contains no member of another, as labels. */
function firstWithout(first: SetFamily, second: SetFamily, target: SimplicialComplex): string[] | undefined {
  return [...first].find((set) => !second.hasSubsetOf(set))?.map((v) => target.vertices[v]!.label);
}

function differs(position: readonly string[], how: string): Refusal<MisplacedPosition> {
  return refuse(`the position ${position.join(' ')} is ${how}`, { position });
}
