import type { Board } from '../boards/index.js';
import type { SimplicialComplex } from '../complex/index.js';
import type { RulesetData, SPGame } from '../games/index.js';
import type { Verification } from '../verification.js';
import type { GammaConstruction, GammaMethod } from './gamma/GammaCertificate.js';
import type { ValueConstruction } from './values/valueConstruction.js';

/** The methods that build a game on a board. */
export type Method = ListedConstruction['method'] | GammaMethod | 'value';

/** A game built from a complex: a ruleset and a board, with what is needed to check it. */
export type Construction = ListedConstruction | GammaConstruction | ValueConstruction;

/**
 * A game whose pieces are given by their cells; except with `small`, its ruleset lists the legal or the illegal
 * positions.
 */
export interface ListedConstruction {
  readonly method: 'prop2.1' | 'remark2.2' | 'small';
  /** Which of the two complexes of the game the target is. */
  readonly as: 'legal' | 'illegal';
  readonly target: SimplicialComplex;
  readonly ruleset: RulesetData;
  readonly board: Board;
  readonly certificate: Certificate;
}

/** For each vertex of the target, the cells of the board that its piece covers. */
export interface Certificate {
  readonly cells: readonly (readonly number[])[];
}

/** Is the construction one on a Γ-board? */
export function isGamma(construction: Construction): construction is GammaConstruction | ValueConstruction {
  const method: unknown = (construction as Partial<Construction> | null | undefined)?.method;
  return ON_GAMMA_BOARDS.some((name) => name === method);
}

const ON_GAMMA_BOARDS = ['gamma', 'gamma-printed', 'invariant', 'independence', 'value'] as const;

/** Whether a construction is one by its method, and gives the complex it promises. */
export type ConstructionVerification = Verification<VerifiedConstruction, MisplacedPosition>;

/** What is known of a construction that is right. */
export interface VerifiedConstruction {
  readonly game: SPGame;
  /** Pairs of a vertex of the target and the vertex of the game that it is. */
  readonly isomorphism: readonly (readonly [number, number])[];
}

/** Where a construction goes wrong. */
export interface MisplacedPosition {
  /** A position, as labels of the target, that is illegal in only one of the two. */
  readonly position: readonly string[];
}
