import { expect } from 'vitest';
import { compile, type RulesetData, rulesetFromData, type SPGame } from 'spgames/games';
import { complexIsomorphism, SimplicialComplex, verifyComplexIsomorphism } from 'spgames/complex';
import { constructionFromJson, constructionToJson } from 'spgames/formats';
import {
  type Construction,
  cyclesConstruction,
  gammaConstruction,
  independenceConstruction,
  invariantConstruction,
  skeletonConstruction,
  verifyConstruction,
} from 'spgames/constructions';
import { InputError } from '../../src/errors.js';

/** What is known of a complex by its facets alone, as masks. */
export interface Facts {
  readonly facets: readonly number[];
  readonly nonfaces: readonly number[];
}

function maskOf(set: readonly number[]): number {
  return set.reduce((mask, v) => mask | (1 << v), 0);
}

function size(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + size(mask >> 1);
}

export function factsOf(target: SimplicialComplex): Facts {
  const facets = target.facets.toLists().map(maskOf);
  const isFace = (set: number): boolean => facets.some((facet) => (set & ~facet) === 0);
  const nonfaces = Array.from({ length: 1 << target.n }, (_, set) => set).filter(
    (set) => !isFace(set) && target.vertices.every((_, v) => ((set >> v) & 1) === 0 || isFace(set & ~(1 << v))),
  );
  return { facets, nonfaces };
}

export interface Way {
  readonly name: string;
  readonly as: 'legal' | 'illegal';
  readonly build: (target: SimplicialComplex) => Construction;
  /** The code of the error that has to come, if the construction does not apply. */
  readonly refusal: (facts: Facts) => string | undefined;
}

export const noLegalGame = ({ facets }: Facts): string | undefined => (facets.length === 0 ? 'not-a-game' : undefined);
export const noIllegalGame = ({ facets }: Facts): string | undefined => (facets.includes(0) ? 'not-a-game' : undefined);

const WAYS: readonly Way[] = [
  { name: 'prop2.1', as: 'legal', build: (target) => cyclesConstruction(target, 'legal'), refusal: noLegalGame },
  { name: 'prop2.1', as: 'illegal', build: (target) => cyclesConstruction(target, 'illegal'), refusal: noIllegalGame },
  { name: 'remark2.2', as: 'legal', build: (target) => skeletonConstruction(target), refusal: noLegalGame },
  {
    name: 'gamma',
    as: 'illegal',
    build: (target) => gammaConstruction(target),
    refusal: (facts) =>
      noIllegalGame(facts) ??
      (facts.facets.some((set) => size(set) === 1) ? 'not-without-isolated-vertices' : undefined),
  },
  { name: 'invariant', as: 'legal', build: (target) => invariantConstruction(target), refusal: noLegalGame },
  {
    name: 'independence',
    as: 'legal',
    build: (target) => independenceConstruction(target),
    refusal: (facts) => noLegalGame(facts) ?? (facts.nonfaces.some((set) => size(set) > 2) ? 'not-flag' : undefined),
  },
];

/** The construction, or the code of the error; what is built is read back from its file. */
export function built(way: Pick<Way, 'build'>, target: SimplicialComplex): Construction | string {
  let made: Construction;
  try {
    made = way.build(target);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.code;
  }
  return constructionFromJson(JSON.parse(JSON.stringify(constructionToJson(made)))) as Construction;
}

/** Is the game of the right complex, by an isomorphism that is checked? Loops of the target may have no piece. */
export function expectIsTarget(game: SPGame, { as, target }: Construction, facts: Facts): void {
  const wanted = as === 'legal' ? target : SimplicialComplex.fromNonfaces(target.facets, target.vertices);
  const answer = complexIsomorphism(wanted, game.legalComplex);
  if (answer.isomorphic !== true) throw new Error(JSON.stringify(answer));
  expect(verifyComplexIsomorphism(wanted, game.legalComplex, answer.map)).toMatchObject({ verified: true });
  // All sets of vertices, by the facets as they were given.
  const image = new Map(answer.map);
  for (let set = 0; set < 1 << target.n; set++) {
    const members = target.vertices.flatMap((_, v) => (((set >> v) & 1) === 0 ? [] : [v]));
    const isLegal =
      as === 'legal'
        ? facts.facets.some((facet) => (set & ~facet) === 0)
        : facts.facets.every((facet) => (facet & ~set) !== 0);
    const images = members.map((v) => image.get(v));
    const isFace = !images.includes(undefined) && game.legalComplex.isFace(images as number[]);
    if (isFace !== isLegal) throw new Error(`${members.join()}: ${isFace}`);
  }
}

/** The game that the file of a construction is of: nothing but its ruleset and its board is looked at. */
export function compiled(construction: Construction): SPGame {
  const { ruleset, board } = construction;
  return compile(rulesetFromData(JSON.parse(JSON.stringify(ruleset)) as RulesetData), board);
}

export function expectVerified(construction: Construction, facts: Facts): void {
  const verification = verifyConstruction(construction);
  if (!verification.verified) throw new Error(verification.because);
  expectIsTarget(verification.game, construction, facts);
}

/** Builds in every way that applies, and is refused in all the others for the right reason. Returns who refused. */
export function expectAll(target: SimplicialComplex, compiles: (way: Way) => boolean): string[] {
  const facts = factsOf(target);
  return WAYS.flatMap((way) => {
    const construction = built(way, target);
    const refusal = way.refusal(facts);
    if (typeof construction === 'string' || refusal !== undefined) {
      expect(construction).toBe(refusal);
      return [`${way.name} ${way.as}: ${refusal}`];
    }
    expect([construction.method, construction.as]).toEqual([way.name, way.as]);
    expect(construction.target.equals(target)).toBe(true);
    expectVerified(construction, facts);
    if (compiles(way)) expectIsTarget(compiled(construction), construction, facts);
    return [];
  });
}

/** Does the ruleset list positions? Then it is compiled fast on a board of any size. */
export const isListed = ({ name }: Way): boolean => name === 'prop2.1' || name === 'remark2.2';
