import { takes, text, options } from '../arguments.js';
import { InputError } from '../errors.js';
import { SetFamily } from '../sets/index.js';
import { SimplicialComplex } from '../complex/index.js';
import { SquarefreeIdeal, type PolynomialRing } from '../ideal/index.js';
import { Macaulay2Reader, monomialsIn, type Macaulay2Value } from './Macaulay2Reader.js';
import { VariableTable, type GivenVariables } from './VariableTable.js';

/** How text printed by Macaulay2 is read. */
export interface Macaulay2Options {
  /**
   * The ring, whose variables answer to the names of `variableNames` and to their own; without it the variables come
   * in order of appearance (x_1 is x1), x… Left, y… Right, others without side, and unnamed ones are missing.
   */
  readonly ring?: GivenVariables;
}

/** Square-free monomials, as sets of variables of a ring. */
export interface MonomialList {
  readonly ring: PolynomialRing;
  /** In the order of the text. */
  readonly monomials: SetFamily;
}

const parseMacaulay2IdealTakes = /* @__PURE__ */ takes('parseMacaulay2Ideal', () => ({ text, options }));

/**
 * The ideal of a text such as `monomialIdeal(x_1*x_2,y_1)`, `ideal 0`, `ideal map(S^1,S^{{-1}},{{x_1}})`, a matrix of
 * generators, or a list of monomials that generate it.
 * @throws ParseError with line and column: `invalid-macaulay2`, `not-square-free`, `not-a-monomial`
 * @throws InputError `unknown-variable` when a ring is given, `not-of-this-kind`
 */
export function parseMacaulay2Ideal(text: string, options: Macaulay2Options = {}): SquarefreeIdeal {
  parseMacaulay2IdealTakes(text, options);
  const { value, table } = read(text, options, 'parseMacaulay2Ideal');
  if (value.kind === 'complex') throw wrongKind('parseMacaulay2Ideal', value, 'an ideal', 'parseMacaulay2Complex');
  return SquarefreeIdeal.fromGenerators(monomialsIn(value), table.ring());
}

const parseMacaulay2IdealsTakes = /* @__PURE__ */ takes('parseMacaulay2Ideals', () => ({ text, options }));

/**
 * The ideals of a list such as `{monomialIdeal(x_1,y_1), ideal x_2}`, in one ring.
 * @throws ParseError, InputError as `parseMacaulay2Ideal`
 */
export function parseMacaulay2Ideals(text: string, options: Macaulay2Options = {}): SquarefreeIdeal[] {
  parseMacaulay2IdealsTakes(text, options);
  const { value, table } = read(text, options, 'parseMacaulay2Ideals');
  if (value.kind !== 'list') throw wrongKind('parseMacaulay2Ideals', value, 'a list of ideals', 'parseMacaulay2Ideal');
  const ring = table.ring();
  return value.items.map((item) => {
    if (item.kind !== 'ideal')
      throw wrongKind('parseMacaulay2Ideals', item, 'ideals in the list', 'parseMacaulay2Monomials');
    return SquarefreeIdeal.fromGenerators(item.generators, ring);
  });
}

const parseMacaulay2MonomialsTakes = /* @__PURE__ */ takes('parseMacaulay2Monomials', () => ({ text, options }));

/**
 * The monomials of a list such as `{x_1*y_2, 1}`, in its order; zeros are left out.
 * @throws ParseError, InputError as `parseMacaulay2Ideal`
 */
export function parseMacaulay2Monomials(text: string, options: Macaulay2Options = {}): MonomialList {
  parseMacaulay2MonomialsTakes(text, options);
  const { value, table } = read(text, options, 'parseMacaulay2Monomials');
  if (value.kind === 'complex')
    throw wrongKind('parseMacaulay2Monomials', value, 'a list of monomials', 'parseMacaulay2Complex');
  const ring = table.ring();
  return { ring, monomials: SetFamily.fromLists(monomialsIn(value), ring.n) };
}

const parseMacaulay2ComplexTakes = /* @__PURE__ */ takes('parseMacaulay2Complex', () => ({ text, options }));

/**
 * The complex of a text such as `new SimplicialComplex from {monomialIdeal => …, facets => {…}, …}`, or of the list of
 * its facets (`{}` is the void complex, `{1}` is {∅}).
 * @throws ParseError, InputError as `parseMacaulay2Ideal`
 */
export function parseMacaulay2Complex(text: string, options: Macaulay2Options = {}): SimplicialComplex {
  parseMacaulay2ComplexTakes(text, options);
  const { value, table } = read(text, options, 'parseMacaulay2Complex');
  if (value.kind !== 'complex' && value.kind !== 'list')
    throw wrongKind('parseMacaulay2Complex', value, 'a complex or a list of facets', 'parseMacaulay2Ideal');
  return SimplicialComplex.fromFacets(monomialsIn(value), table.ring().toVertices());
}

function read(text: string, options: Macaulay2Options, task: string): { value: Macaulay2Value; table: VariableTable } {
  const table = new VariableTable(options.ring, 'macaulay2');
  return { value: new Macaulay2Reader(text, table, task).readAll(), table };
}

const kinds = { monomial: 'a monomial', list: 'a list', ideal: 'an ideal', complex: 'a complex' } as const;

function wrongKind(task: string, value: Macaulay2Value, expected: string, instead: string): InputError {
  return new InputError('not-of-this-kind', `${task}: ${kinds[value.kind]}; expected ${expected}.`, {
    hint: `Perhaps ${instead} is what you want.`,
  });
}
