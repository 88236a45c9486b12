import { findChainPlacements, placementDistances, type ChainPlacement } from '../../boards/index.js';
import { SimplicialComplex, type Vertex } from '../../complex/index.js';
import { SPGame, type BasicPosition, type Side } from '../../games/index.js';
import type { RunOptions } from '../../run.js';
import type { SetFamily } from '../../sets/index.js';
import { not, type Verification } from '../Verification.js';
import { claimedDistances, claimedIds } from './checkClaims.js';
import type { GammaConstruction } from './GammaCertificate.js';
import { describeMisplaced, placementKey } from './describeMisplaced.js';
import { gammaRules, type GammaRules } from './gammaRules.js';
import { setsAtDistances } from './setsAtDistances.js';

/** A piece found on the board. */
interface FoundPiece {
  readonly side: Side | undefined;
  readonly piece: string;
  readonly placement: ChainPlacement;
}

/**
 * Checks a game on a Γ-board without trusting how it was made: finds every place of every piece by subgraph search,
 * measures all distances, finds the sets of pieces whose distances are an id-set of the ruleset, and compares the illegal
 * complex with the target, or the legal one, by the map of vertices that the certificate claims. Every claim of the
 * certificate is compared with what was found.
 * @throws InputError `malformed-ruleset`
 * @throws LimitError when `options` cut the search off; `limit` counts placements, nonfaces and illegal positions
 * @source Huntemann 2018, Thm 2.16
 */
export function verifyGamma(construction: GammaConstruction, options: RunOptions = {}): Verification {
  const { target, board, certificate } = construction;
  const rules = gammaRules(construction.ruleset);
  if (typeof rules === 'string') return not(rules);
  const three = rules.sets.find((set) => set.length > 1);
  if (construction.method === 'independence' && three !== undefined)
    return not(
      `the ruleset forbids more than two pieces at distances ${three.join(', ')}; an independence ruleset forbids pairs`,
    );
  const found = placesOf(rules, board, options);

  const matched = match(construction, found);
  if (typeof matched === 'string') return not(matched);
  const { pieceOf } = matched;

  const wrongIds = claimedIds(construction, rules.sets, options);
  if (wrongIds !== undefined) return not(wrongIds);
  const distances = placementDistances(board, found.map(({ placement }) => placement)); // prettier-ignore
  const wrongDistance = claimedDistances(target, certificate, (u, v) => distances[pieceOf[u]!]![pieceOf[v]!]!, pieceOf);
  if (wrongDistance !== undefined) return not(wrongDistance);

  const illegal = rules.sets.flatMap((set) => setsAtDistances(distances, set, options));
  const vertices = labelled(found);
  const complex = SimplicialComplex.fromNonfaces(illegal, vertices);
  const vertexOf = new Int32Array(found.length).fill(-1);
  pieceOf.forEach((piece, v) => piece !== -1 && (vertexOf[piece] = v));
  const inGame = complex.minimalNonfaces.relabel(vertexOf, target.n).sorted();
  const difference = firstDifference(inGame, promised(construction, options), target);
  if (difference !== undefined) return difference;
  const positions = found.map(({ side, piece, placement }): BasicPosition => {
    const cells = placement.vertices;
    return side === undefined ? { piece, cells } : { side, piece, cells };
  });
  const isomorphism = pieceOf.flatMap((piece, v) => (piece === -1 ? [] : [[v, piece] as const]));
  return { verified: true, game: new SPGame(complex, [{ board, positions }]), isomorphism };
}

/** Every place of every piece, Left's first, then Right's, then those of either player. */
function placesOf({ pieces }: GammaRules, board: GammaConstruction['board'], options: RunOptions): FoundPiece[] {
  const rank = (side: Side | undefined): number => (side === 'L' ? 0 : side === 'R' ? 1 : 2);
  const all = pieces.flatMap(({ piece, side, graph }) =>
    findChainPlacements(graph, board, options).map((placement) => ({ side, piece, placement })),
  );
  return all.sort((a, b) => rank(a.side) - rank(b.side));
}

/** Which of the pieces belongs to each vertex of the target, −1 for a loop; or what is wrong with the certificate. */
function match(
  { as, target, certificate }: GammaConstruction,
  found: readonly FoundPiece[],
): string | { readonly pieceOf: readonly number[] } {
  const loops = new Set(as === 'legal' ? target.loops : []);
  const index = new Map(found.map(({ side, placement }, i) => [placementKey(side, placement), i]));
  const owner = new Map<number, number>();
  const pieceOf: number[] = [];
  for (const [v, { label, side }] of target.vertices.entries()) {
    const claimed = certificate.placements[v] ?? null;
    if (loops.has(v) !== (claimed === null))
      return claimed === null
        ? `the certificate has no piece for ${label}`
        : `the certificate has a piece for ${label}, which is a loop of the target`;
    if (claimed === null) {
      pieceOf.push(-1);
      continue;
    }
    const piece = index.get(placementKey(side, claimed));
    if (piece === undefined)
      return describeMisplaced(label, side, claimed, found.filter((other) => other.side === side)); // prettier-ignore
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

/** x1, x2, … for Left, y1, … for Right, 1, 2, … for either. */
function labelled(found: readonly FoundPiece[]): Vertex[] {
  const count = { x: 0, y: 0, '': 0 };
  return found.map(({ side }): Vertex => {
    const prefix = side === 'L' ? 'x' : side === 'R' ? 'y' : '';
    const label = `${prefix}${++count[prefix]}`;
    return side === undefined ? { label } : { label, side };
  });
}

/** The minimal illegal positions that the target promises, without loops, which no piece belongs to. */
function promised({ as, target }: GammaConstruction, options: RunOptions): SetFamily {
  if (as === 'illegal') return target.listFacets(options);
  const nonfaces = target.listMinimalNonfaces(options);
  return nonfaces.filter((i) => nonfaces.cardinality(i) !== 1);
}

function firstDifference(inGame: SetFamily, wanted: SetFamily, target: SimplicialComplex): Verification | undefined {
  const without = (first: SetFamily, second: SetFamily): number[] | undefined =>
    [...first].find((set) => !second.hasSubsetOf(set));
  const name = (set: readonly number[]): string[] => set.map((v) => target.vertices[v]!.label);
  const extra = without(inGame, wanted);
  if (extra !== undefined)
    return not(`the position ${name(extra).join(' ')} is illegal in the game and legal by the target`, name(extra));
  const missing = without(wanted, inGame);
  if (missing !== undefined)
    return not(`the position ${name(missing).join(' ')} is legal in the game and illegal by the target`, name(missing));
  return undefined;
}
