import type { SimplicialComplex } from '../complex/index.js';
import { InputError } from '../errors.js';
import { compile, rulesetFromData, type Ruleset, type RulesetData, type SPGame } from '../games/index.js';
import { playerName, type Player } from '../player.js';
import type { RunOptions } from '../run.js';
import type { SetFamily } from '../sets/index.js';
import { refuse } from '../verification.js';
import { counted } from '../text/internal.js';
import { aConstruction, aDigraphConstruction, aPureConstruction } from './aConstruction.js';
import { each, illegalAreMeant, meantAreIllegal, PURE_WORDS, type Passed } from './passed.js';
import { isGamma, type Construction, type ConstructionVerification, type ListedConstruction } from './Construction.js';
import { verifyDigraphWithValue, type DigraphVerification } from '../digraphs/index.js';
import type { DigraphConstruction } from './digraphConstruction.js';
import { verifyGamma } from './gamma/verifyGamma.js';
import { isPureConstruction, type PureConstruction } from './pure/pureConstruction.js';
import { verifyValueConstruction } from './values/verifyValueConstruction.js';
import { verifiedTarget } from './values/verifiedTarget.js';
import { verifyGameWithValue, type ValueVerification } from './values/verifyGameWithValue.js';
import { whyNotCycles } from './whyNotCycles.js';
import { whyNotSkeleton } from './whyNotSkeleton.js';

/**
 * Checks a construction without trusting how it was made: compiles its ruleset on its board from scratch (pieces are
 * found by subgraph search), puts the vertices in the order of the target as the certificate says, and compares.
 * Rules, pieces and board must be those of the method. For a digraph with a value, its certificate is checked, and the
 * digraph played out; of a pure complex with a value: facets, decomposition and answers are looked at, and the complex
 * is played out as far as that goes. `limit` counts the positions of that, by default 10⁵.
 * @throws LimitError when `options` cut the compilation off
 * @source Huntemann 2018, Prop. 2.1
 * @source Clow and McKay 2024, Thm 4.5
 * @example verifyConstruction(skeletonConstruction(SimplicialComplex.fromFacets([[0, 1]], 2))).verified // true
 */
export function verifyConstruction(construction: Construction, options?: RunOptions): ConstructionVerification;
export function verifyConstruction(construction: DigraphConstruction, options?: RunOptions): DigraphVerification;
export function verifyConstruction(construction: PureConstruction, options?: RunOptions): ValueVerification;
export function verifyConstruction(
  construction: Construction | DigraphConstruction | PureConstruction,
  options?: RunOptions,
): ConstructionVerification | DigraphVerification | ValueVerification;
export function verifyConstruction(
  construction: Construction | DigraphConstruction | PureConstruction,
  options: RunOptions = {},
): ConstructionVerification | DigraphVerification | ValueVerification {
  const method = (construction as Partial<DigraphConstruction> | null | undefined)?.method;
  if (method === 'digraph') return verifyDigraph(construction as DigraphConstruction, options);
  if (isPureConstruction(construction)) return verifyPure(construction, options);
  return verifyOnBoard(construction as Construction, options);
}

const WELL_FORMED = 'the construction has all its parts';

/** As `verifyConstruction`. @param passed hears each check that was passed, in words */
export function verifyDigraph(
  construction: DigraphConstruction,
  options: RunOptions,
  passed: Passed = () => {},
): DigraphVerification {
  const malformed = aDigraphConstruction.flaw(construction, 'construction');
  if (malformed !== undefined) return refuse(malformed);
  passed(WELL_FORMED);
  const { value, target, certificate } = construction;
  const found = verifyDigraphWithValue({ digraph: target, certificate }, options);
  if (found.verified) {
    passed(`${each(found.steps, 'step')} is a gadget of its parts, or was played out`);
    if (found.connected === true) passed('the digraph is connected');
    if (found.evaluated) passed('the whole digraph, played out, has the value of the last step');
  }
  return ofPromisedValue(verifiedTarget(found, value), value, passed);
}

/** As `verifyConstruction`. @param passed hears each check that was passed, in words */
export function verifyPure(
  construction: PureConstruction,
  options: RunOptions,
  passed: Passed = () => {},
): ValueVerification {
  const malformed = aPureConstruction.flaw(construction, 'construction');
  if (malformed !== undefined) return refuse(malformed);
  passed(WELL_FORMED);
  const { value, target, certificate } = construction;
  const found = verifyGameWithValue({ complex: target, certificate }, options);
  if (found.verified) {
    passed(`in ${each(found.steps, 'step')} every move has its answer`);
    const { complex, size } = found.pure!;
    passed(`the target is a ${PURE_WORDS[complex]} with facets of size ${size}`);
    if (found.evaluated) passed('the whole game, played out, has the value of the last step');
  }
  return ofPromisedValue(verifiedTarget(found, value), value, passed);
}

function ofPromisedValue<V extends DigraphVerification | ValueVerification>(
  found: V,
  value: string,
  passed: Passed,
): V {
  if (found.verified) passed(`that value is ${value}`);
  return found;
}

/** As `verifyConstruction`. @param passed hears each check that was passed, in words */
export function verifyOnBoard(
  construction: Construction,
  options: RunOptions,
  passed: Passed = () => {},
): ConstructionVerification {
  const malformed = aConstruction.flaw(construction, 'construction');
  if (malformed !== undefined) return refuse(malformed);
  passed(WELL_FORMED);
  let rules: Ruleset;
  try {
    rules = rulesetFromData(construction.ruleset);
  } catch (error) {
    if (error instanceof InputError) return refuse(error.message);
    throw error;
  }
  passed('the ruleset can be read');
  if (construction.method === 'value') return verifyValueConstruction(construction, options, passed);
  return isGamma(construction)
    ? verifyGamma(construction, options, passed)
    : verifyListed(construction, rules, options, passed);
}

function verifyListed(
  construction: ListedConstruction,
  rules: Ruleset,
  options: RunOptions,
  passed: Passed,
): ConstructionVerification {
  const { as, target, board, certificate } = construction;
  const large = construction.method === 'small' ? whyNotSmall(construction.ruleset) : undefined;
  if (large !== undefined) return refuse(large);
  if (construction.method === 'small') passed('the ruleset is small');
  let game: SPGame;
  try {
    game = compile(rules, board, options);
  } catch (error) {
    // A ruleset that does not go with the board is a wrong construction, not a wrong call.
    if (error instanceof InputError) return refuse(error.message);
    throw error;
  }
  const positions = game.basicPositions;
  if (positions.length !== target.n)
    return refuse(`the game has ${positions.length} basic positions, the target ${target.n} vertices`);
  passed(`played on the board, it has ${counted(target.n, 'basic position')}, as many as the target has vertices`);
  const claims = certificate.cells.length;
  if (claims !== target.n)
    return refuse(`the certificate has ${claims} lists of cells, the target ${target.n} vertices`);
  const key = (side: Player | undefined, cells: readonly number[]): string => `${side ?? '-'} ${cells.join()}`;
  // Several kinds of pieces of a player may cover the same cells: they are taken in order.
  const byKey = new Map<string, number[]>();
  for (const { side, cells, vertex } of positions) {
    const same = byKey.get(key(side, cells));
    if (same === undefined) byKey.set(key(side, cells), [vertex]);
    else same.push(vertex);
  }
  const map = new Int32Array(target.n).fill(-1);
  for (const [i, { label, side }] of target.vertices.entries()) {
    const cells = [...certificate.cells[i]!].sort((a, b) => a - b);
    const there = byKey.get(key(side, cells));
    if (there === undefined) return refuse(`${noPiece(side)} for the cells of ${label} in the certificate`);
    const vertex = there.shift();
    if (vertex === undefined) return refuse(`the certificate gives ${label} and another vertex the same piece`);
    map[vertex] = i;
  }
  passed('each vertex of the target is a piece of its own, of its player and on the cells of the certificate');
  const found = game.legalComplex.listMinimalNonfaces(options).relabel(map, target.n).sorted();
  const wanted = as === 'legal' ? target.listMinimalNonfaces(options) : target.listFacets(options);
  const extra = firstNot(found, wanted);
  if (extra !== undefined) return differs(target, extra, 'illegal in the game and legal by the target');
  passed(illegalAreMeant(found));
  const missing = firstNot(wanted, found);
  if (missing !== undefined) return differs(target, missing, 'legal in the game and illegal by the target');
  passed(meantAreIllegal(wanted, as));
  const otherMethod = whyOtherMethod(construction, rules.data!);
  if (otherMethod !== undefined) return refuse(otherMethod);
  passed(`ruleset and board are those of ${construction.method}`);
  const isomorphism = positions.map(({ vertex }) => [map[vertex]!, vertex] as const).sort((a, b) => a[0] - b[0]);
  return { verified: true, game, isomorphism };
}

/** Why the construction is right, but by another method. */
function whyOtherMethod(construction: ListedConstruction, rules: RulesetData): string | undefined {
  if (construction.method === 'prop2.1') return whyNotCycles(construction, rules);
  return construction.method === 'remark2.2' ? whyNotSkeleton(construction, rules) : undefined;
}

/** Why rules are not small: they list positions, or pieces on several vertices obey other rules than not to overlap. */
function whyNotSmall({ pieces, clauses = [], placements, legal, forbidden }: RulesetData): string | undefined {
  const clause = clauses.find(({ forbid }) => ['position', 'listed', 'unlisted'].includes(forbid))?.forbid;
  if (clause !== undefined) return `the ruleset has a clause ${clause}; small rulesets list no positions`;
  if ([placements, legal, forbidden].some((list) => list !== undefined))
    return 'the ruleset lists placements; small rulesets list no positions';
  const single = pieces.every((piece) => 'graph' in piece && piece.graph.n === 1);
  const other = clauses.find(({ forbid }) => forbid !== 'overlap');
  if (single || (other === undefined && pieces.every(({ on }) => on === undefined))) return undefined;
  return `a piece covers more than one vertex and there is ${other === undefined ? 'a list of vertices' : `a clause ${other.forbid}`}; then small rulesets forbid only overlaps`;
}

/** A member of the first family that contains no member of the second. */
function firstNot(first: SetFamily, second: SetFamily): number[] | undefined {
  for (const set of first) if (!second.hasSubsetOf(set)) return set;
  return undefined;
}

function differs(target: SimplicialComplex, position: readonly number[], how: string): ConstructionVerification {
  const labels = position.map((v) => target.vertices[v]!.label);
  const named = labels.length === 0 ? 'the empty position' : `the position ${labels.join(' ')}`;
  return refuse(`${named} is ${how}`, { position: labels });
}

function noPiece(side: Player | undefined): string {
  return side === undefined ? 'the game has no piece' : `${playerName(side)} has no piece`;
}
