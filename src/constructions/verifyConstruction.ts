import type { SimplicialComplex } from '../complex/index.js';
import { InputError } from '../errors.js';
import { compile, rulesetFromData, type RulesetData, type Side, type SPGame } from '../games/index.js';
import type { RunOptions } from '../run.js';
import type { SetFamily } from '../sets/index.js';
import { isGamma, type Construction, type ListedConstruction } from './Construction.js';
import { verifyGamma } from './gamma/verifyGamma.js';
import { verifyValueConstruction } from './values/verifyValueConstruction.js';
import { not, type Verification } from './Verification.js';

/**
 * Checks a construction without trusting how it was made: compiles its ruleset on its board from scratch (pieces are
 * found by subgraph search), brings the vertices into the order of the target as the certificate says, and compares.
 * @throws InputError `malformed-ruleset`
 * @throws LimitError when `options` cut the compilation off
 * @source Huntemann 2018, Prop. 2.1
 */
export function verifyConstruction(construction: Construction, options: RunOptions = {}): Verification {
  if (construction.method === 'value') return verifyValueConstruction(construction, options);
  return isGamma(construction) ? verifyGamma(construction, options) : verifyListed(construction, options);
}

function verifyListed(construction: ListedConstruction, options: RunOptions): Verification {
  const { as, target, ruleset, board, certificate } = construction;
  const listing = construction.method === 'small' ? whatIsListed(ruleset) : undefined;
  if (listing !== undefined) return not(listing);
  const rules = rulesetFromData(ruleset);
  let game: SPGame;
  try {
    game = compile(rules, board, options);
  } catch (error) {
    // A ruleset that does not go with the board is a wrong construction, not a wrong call.
    if (error instanceof InputError) return not(error.message);
    throw error;
  }
  const positions = game.basicPositions;
  if (positions.length !== target.n)
    return not(`the game has ${positions.length} basic positions, the target ${target.n} vertices`);
  const key = (side: Side | undefined, cells: readonly number[]): string => `${side ?? '-'} ${cells.join()}`;
  const byKey = new Map(positions.map((position) => [key(position.side, position.cells), position]));
  const map = new Int32Array(target.n).fill(-1);
  for (const [i, { label, side }] of target.vertices.entries()) {
    const cells = [...(certificate.cells[i] ?? [])].sort((a, b) => a - b);
    const position = byKey.get(key(side, cells));
    if (position === undefined) return not(`${player(side)} has no piece for the cells of ${label} in the certificate`);
    if (map[position.vertex] !== -1) return not(`the certificate gives ${label} and another vertex the same piece`);
    map[position.vertex] = i;
  }
  const found = game.legalComplex.listMinimalNonfaces(options).relabel(map, target.n).sorted();
  const wanted = as === 'legal' ? target.listMinimalNonfaces(options) : target.listFacets(options);
  const extra = firstNot(found, wanted);
  if (extra !== undefined) return differs(target, extra, 'illegal in the game and legal by the target');
  const missing = firstNot(wanted, found);
  if (missing !== undefined) return differs(target, missing, 'legal in the game and illegal by the target');
  const isomorphism = positions.map(({ vertex }) => [map[vertex]!, vertex] as const).sort((a, b) => a[0] - b[0]);
  return { verified: true, game, isomorphism };
}

/** Why rules are not small: they list positions or vertices, or a piece has more than one vertex. */
function whatIsListed({ pieces, clauses = [], placements, legal, forbidden }: RulesetData): string | undefined {
  const clause = clauses.find(({ forbid }) => ['vertices', 'position', 'listed', 'unlisted'].includes(forbid))?.forbid;
  if (clause !== undefined) return `the ruleset has a clause ${clause}; small rulesets list nothing`;
  if ([placements, legal, forbidden].some((list) => list !== undefined) || pieces.some(({ on }) => on !== undefined))
    return 'the ruleset lists placements; small rulesets list nothing';
  return pieces.every((piece) => 'graph' in piece && piece.graph.n === 1)
    ? undefined
    : 'a piece covers more than one vertex; small pieces cover one';
}

/** A member of the first family that contains no member of the second. */
function firstNot(first: SetFamily, second: SetFamily): number[] | undefined {
  for (const set of first) if (!second.hasSubsetOf(set)) return set;
  return undefined;
}

function differs(target: SimplicialComplex, position: readonly number[], how: string): Verification {
  const labels = position.map((v) => target.vertices[v]!.label);
  const named = labels.length === 0 ? 'the empty position' : `the position ${labels.join(' ')}`;
  return not(`${named} is ${how}`, labels);
}

function player(side: Side | undefined): string {
  return side === 'L' ? 'Left' : side === 'R' ? 'Right' : 'No single player';
}
