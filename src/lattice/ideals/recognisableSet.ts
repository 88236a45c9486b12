import { givenItems, wrongArgument } from '../../arguments.js';
import { SimplicialComplex } from '../../complex/index.js';
import { SquarefreeIdeal } from '../../ideal/index.js';
import { Work, type RunOptions } from '../../run.js';
import { LatticeQuotient } from '../quotients/LatticeQuotient.js';
import { readLatticePoints } from '../readLatticePoint.js';
import { ParityPattern } from '../squarefree/ParityPattern.js';
import { RecognisableSet } from '../strategies/RecognisableSet.js';

/** What has a recognisable set of points; a list of points is taken for the generators of a monomial ideal. */
export type RecognisableSource =
  SimplicialComplex | SquarefreeIdeal | ParityPattern | LatticeQuotient | readonly (readonly number[])[];

const TASK = 'recognisableSet';
const EXPECTED =
  'a complex, a square-free ideal, a parity pattern, a quotient, or the exponents of generators of a monomial ideal';

/**
 * The points that a structure stands for, as one kind of set: of a complex those whose supports are faces (the standard
 * monomials of its Stanley–Reisner ideal), of an ideal, also one given by the exponents of its generators, its
 * monomials, of a parity pattern the points that are in it modulo 2, of a quotient its P-positions. All have Boolean
 * operations, free strata and multigraded series.
 * @param options `limit` counts points of the table
 * @throws InputError `invalid-argument`; LimitError `too-many-cells` above 2²⁶ points of the table, 2ⁿ for a complex,
 * an ideal or a pattern in n variables
 * @complexity one question for each point of the table
 * @source Guo & Miller 2009, Def. 8.6
 * @example recognisableSet([[2, 0], [1, 1]]).series().toString() // 'a*b/(1 - b) + a^2/((1 - a)*(1 - b))'
 */
export function recognisableSet(source: RecognisableSource, options: RunOptions = {}): RecognisableSet {
  const work = new Work(TASK, options);
  const run = work.part({ limit: work.limit });
  const all = (n: number, entry: number): number[] => Array<number>(n).fill(entry);
  const support = (point: readonly number[]): number[] => point.flatMap((entry, i) => (entry > 0 ? [i] : []));
  if (source instanceof SimplicialComplex)
    return RecognisableSet.of(all(source.n, 1), all(source.n, 1), (point) => source.isFace(support(point)), run);
  if (source instanceof SquarefreeIdeal) {
    const { n } = source.ring;
    return RecognisableSet.of(all(n, 1), all(n, 1), (point) => source.containsMonomial(support(point)), run);
  }
  if (source instanceof ParityPattern) {
    const { dimension } = source;
    return RecognisableSet.of(all(dimension, 0), all(dimension, 2), (point) => source.has(point), run);
  }
  if (source instanceof LatticeQuotient) {
    const [index, period] = [source.generators.map((each) => each.index), source.generators.map((each) => each.period)];
    return RecognisableSet.of(index, period, (point) => source.isP(point), run);
  }
  const list = givenItems(source, TASK, EXPECTED);
  if (list.length === 0) throw wrongArgument(TASK, source, `${EXPECTED}, at least one`);
  const dimension = givenItems(list[0], TASK, EXPECTED).length;
  const exponents = readLatticePoints(TASK, list, dimension, 'exponents');
  if (exponents.some((each) => each.some((entry) => entry < 0))) throw wrongArgument(TASK, source, 'exponents ≥ 0');
  const index = all(dimension, 0).map((_, i) => exponents.reduce((most, each) => Math.max(most, each[i]!), 0));
  const isMultiple = (point: readonly number[]): boolean =>
    exponents.some((each) => each.every((entry, i) => entry <= point[i]!));
  return RecognisableSet.of(index, all(dimension, 1), isMultiple, run);
}
