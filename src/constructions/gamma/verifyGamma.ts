import type { SimplicialComplex } from '../../complex/index.js';
import type { RunOptions } from '../../run.js';
import type { SetFamily } from '../../sets/index.js';
import { claimedDistances, claimedIds } from './gammaClaims.js';
import { refuse, type Refusal } from '../../verification.js';
import type { ConstructionVerification, MisplacedPosition } from '../Construction.js';
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
export function verifyGamma(construction: GammaConstruction, options: RunOptions = {}): ConstructionVerification {
  const { target, board, certificate } = construction;
  const rules = gammaRules(construction.ruleset);
  if (typeof rules === 'string') return refuse(rules);
  const three = rules.sets.find((set) => set.length > 1);
  if (construction.method === 'independence' && three !== undefined)
    return refuse(
      `the ruleset forbids more than two pieces at distances ${three.join(', ')}; an independence ruleset forbids pairs`,
    );
  // A piece in parts may fit in too many places to be found, and no construction has one.
  const loose = rules.pieces.find(({ graph }) => graph.components().length > 1);
  if (loose !== undefined) return refuse(`the piece ${loose.piece} of the ruleset is not connected`);
  if (board.sides !== undefined || board.pieces.length > 0)
    return refuse(
      `the board is ${board.sides === undefined ? 'partly filled' : 'coloured'}; expected an empty one without colours`,
    );
  const found = findPieces(rules, board, options);
  const matched = match(construction, found);
  if (typeof matched === 'string') return refuse(matched);
  const { pieceOf } = matched;

  const wrongIds = claimedIds(construction, rules.sets, options);
  if (wrongIds !== undefined) return refuse(wrongIds);
  // Only now are distances measured: on a wrong board there may be a great many pieces.
  const { distances, game } = compileGamma(rules, board, options, found);
  const wrongDistance = claimedDistances(target, certificate, (u, v) => distances[pieceOf[u]!]![pieceOf[v]!]!, pieceOf);
  if (wrongDistance !== undefined) return refuse(wrongDistance);

  const vertexOf = new Int32Array(found.length).fill(-1);
  pieceOf.forEach((piece, v) => piece !== -1 && (vertexOf[piece] = v));
  const inGame = game.legalComplex.minimalNonfaces.relabel(vertexOf, target.n).sorted();
  const difference = firstDifference(inGame, promised(construction, options), target);
  if (difference !== undefined) return difference;
  const otherBoard = whyNotGammaBoard(
    construction,
    rules,
    pieceOf.map((piece) => found[piece]?.placement),
  );
  if (otherBoard !== undefined) return refuse(otherBoard);
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

function firstDifference(
  inGame: SetFamily,
  wanted: SetFamily,
  target: SimplicialComplex,
): Refusal<MisplacedPosition> | undefined {
  const without = (first: SetFamily, second: SetFamily): number[] | undefined =>
    [...first].find((set) => !second.hasSubsetOf(set));
  const name = (set: readonly number[]): string[] => set.map((v) => target.vertices[v]!.label);
  const extra = without(inGame, wanted);
  if (extra !== undefined)
    return refuse(`the position ${name(extra).join(' ')} is illegal in the game and legal by the target`, {
      position: name(extra),
    });
  const missing = without(wanted, inGame);
  if (missing !== undefined)
    return refuse(`the position ${name(missing).join(' ')} is legal in the game and illegal by the target`, {
      position: name(missing),
    });
  return undefined;
}
