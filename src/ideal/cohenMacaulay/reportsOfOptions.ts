import { complexOf } from '../../complex/internal.js';
import type { SimplicialComplex, ComplexSource } from '../../complex/index.js';
import { Work, type RunOptions } from '../../run.js';
import { facetIdeal } from '../correspondences.js';
import type { CharacteristicReport } from './CharacteristicReport.js';
import { cohenMacaulayReport } from './cohenMacaulay.js';

/** The report on the link of a vertex: on the option that a game has by a move there. */
export interface OptionReport {
  readonly vertex: number;
  readonly report: CharacteristicReport;
}

/** What is asked about the options of a game, and bounds. */
export interface OptionReportOptions extends RunOptions {
  /** The report that is asked for; by default Cohen–Macaulayness of N(Δ). */
  readonly question?: (option: SimplicialComplex, options: RunOptions) => CharacteristicReport;
}

/**
 * The same question for the link of every vertex of a legal complex, that is, for every option of the game.
 * If the illegal ideal of a game is Cohen–Macaulay, then so are those of its options.
 * @param given the limit is for each link, the time for all
 * @source Huntemann 2018, Def. 7.39
 */
export function reportsOfOptions(legalComplex: ComplexSource, given: OptionReportOptions = {}): OptionReport[] {
  legalComplex = complexOf(legalComplex, 'reportsOfOptions');
  const { question = cohenMacaulayReport, ...options } = given;
  const work = new Work('reportsOfOptions', options);
  return legalComplex.support.map((vertex) => ({ vertex, report: question(legalComplex.link([vertex]), work.rest()) }));
}

/**
 * In which characteristics are the two ideals of a game Cohen–Macaulay: the legal ideal F(Δ) and the illegal ideal
 * N(Δ)?
 * @param legalComplex Δ
 * @param options the limit is for each of the two, the time for both
 * @throws LimitError when the facets of Δ cannot be listed
 * @source Huntemann 2018, Cor. 7.9
 */
export function gameIdealsCohenMacaulay(
  legalComplex: ComplexSource,
  options: RunOptions = {},
): { readonly legalIdeal: CharacteristicReport; readonly illegalIdeal: CharacteristicReport } {
  legalComplex = complexOf(legalComplex, 'gameIdealsCohenMacaulay');
  const work = new Work('gameIdealsCohenMacaulay', options);
  return {
    legalIdeal: cohenMacaulayReport(facetIdeal(legalComplex, work.part()), work.rest()),
    illegalIdeal: cohenMacaulayReport(legalComplex, work.rest()),
  };
}
