import type { Board } from '../boards/index.js';
import type { SimplicialComplex } from '../complex/index.js';
import type { RulesetData } from '../games/index.js';
import type { GammaConstruction, GammaMethod } from './gamma/GammaCertificate.js';
import type { ValueConstruction } from './values/valueConstruction.js';

/** The methods that build a game from a complex. */
export type Method = ListedConstruction['method'] | GammaMethod | 'value';

/** A game built from a complex: a ruleset and a board, with what is needed to check it. */
export type Construction = ListedConstruction | GammaConstruction | ValueConstruction;

/** A game whose pieces are given by their cells; except with `small`, its ruleset lists the legal or the illegal positions. */
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
  const { method } = construction;
  return method !== 'prop2.1' && method !== 'remark2.2' && method !== 'small';
}
