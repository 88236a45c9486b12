import { InputError } from '../errors.js';
import { SetFamily } from '../sets/index.js';
import { SimplicialComplex } from '../complex/index.js';
import { SquarefreeIdeal, type PolynomialRing } from '../ideal/index.js';
import { TextSpan } from '../text/internal.js';
import { monomialsOf, namesOf, type Macaulay2Value } from './macaulay2/Macaulay2Value.js';
import { readMacaulay2 } from './macaulay2/readMacaulay2.js';
import { renamingsIn } from './renamings.js';
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

/**
 * The ideal of a text such as `monomialIdeal(x_1*x_2,y_1)`, `ideal 0`, `ideal map(S^1,S^{{-1}},{{x_1}})`, a matrix of
 * generators, or a list of monomials that generate it; of a script or a session the one that is written out or shown
 * there, or that which spgames calls `I`, `illegalIdeal` or `stanleyReisnerIdeal`. Nets are read as well as what
 * `toString` gives.
 * @throws ParseError with line and column: `invalid-macaulay2`, `not-square-free`, `not-a-monomial`; `not-one-reading`
 * for a script with several, `not-given-object` for one without any
 * @throws InputError `unknown-variable` when a ring is given, `not-of-this-kind`
 */
export function parseMacaulay2Ideal(text: string, options: Macaulay2Options = {}): SquarefreeIdeal {
  const { value, table } = read(text, options, 'parseMacaulay2Ideal', {
    kinds: ['ideal', 'generators', 'list', 'monomial'],
    own: ['I', 'illegalIdeal', 'stanleyReisnerIdeal'],
    expected: 'an ideal',
    instead: 'parseMacaulay2Complex',
  });
  return SquarefreeIdeal.fromGenerators(table.indices(monomialsOf(value)), table.ring());
}

/**
 * The ideals of a list such as `{monomialIdeal(x_1,y_1), ideal x_2}`, in one ring.
 * @throws ParseError, InputError as `parseMacaulay2Ideal`
 */
export function parseMacaulay2Ideals(text: string, options: Macaulay2Options = {}): SquarefreeIdeal[] {
  const wanted = { kinds: ['list'], own: [], expected: 'a list of ideals', instead: 'parseMacaulay2Ideal' } as const;
  const { value, table } = read(text, options, 'parseMacaulay2Ideals', wanted);
  const ring = table.ring();
  return (value.kind === 'list' ? value.items : []).map((item) => {
    if (item.kind !== 'ideal')
      throw wrongKind('parseMacaulay2Ideals', item, 'ideals in the list', 'parseMacaulay2Monomials');
    return SquarefreeIdeal.fromGenerators(table.indices(item.generators), ring);
  });
}

/**
 * The monomials of a list such as `{x_1*y_2, 1}`, in its order; zeros are left out.
 * @throws ParseError, InputError as `parseMacaulay2Ideal`
 */
export function parseMacaulay2Monomials(text: string, options: Macaulay2Options = {}): MonomialList {
  const { value, table } = read(text, options, 'parseMacaulay2Monomials', {
    kinds: ['list', 'facets', 'generators', 'ideal', 'monomial'],
    own: [],
    expected: 'a list of monomials',
    instead: 'parseMacaulay2Complex',
  });
  const ring = table.ring();
  return { ring, monomials: SetFamily.fromLists(table.indices(monomialsOf(value)), ring.n) };
}

/**
 * The complex of a text such as `new SimplicialComplex from {monomialIdeal => …, facets => {…}, …}`, or of the list of
 * its facets (`{}` is the void complex, `{1}` is {∅}); of a script or a session the one there, or that which spgames
 * calls
 * `legalComplex` or `Delta`.
 * @throws ParseError, InputError as `parseMacaulay2Ideal`
 */
export function parseMacaulay2Complex(text: string, options: Macaulay2Options = {}): SimplicialComplex {
  const { value, table } = read(text, options, 'parseMacaulay2Complex', {
    kinds: ['complex', 'facets', 'list'],
    own: ['legalComplex', 'Delta'],
    expected: 'a complex or a list of facets',
    instead: 'parseMacaulay2Ideal',
  });
  const sets = table.indices(monomialsOf(value));
  const vertices = table.ring().toVertices();
  return value.kind === 'complex' && value.by === 'nonfaces'
    ? SimplicialComplex.fromNonfaces(sets, vertices)
    : SimplicialComplex.fromFacets(sets, vertices);
}

/** What the text is about, and its variables. */
interface Found {
  readonly value: Macaulay2Value;
  readonly table: VariableTable;
}

/** What a text is about, among the kinds that may be meant. */
function read(text: string, options: Macaulay2Options, task: string, { kinds, own, expected, instead }: Wanted): Found {
  const table = new VariableTable(options.ring, 'macaulay2', renamingsIn(text));
  const whole = TextSpan.of(text, task);
  const { names } = table;
  const known = names && {
    ring: names,
    meet: (name: string, place: TextSpan) => void table.indexOf(name, () => place),
  };
  const { objects, only, problem } = readMacaulay2(text, task, known);
  const candidates = objects.filter(({ value }) => kinds.includes(kindOf(value)));
  const chosen = own.flatMap((name) => candidates.find((each) => each.name === name) ?? [])[0] ?? candidates.at(-1);
  const value = chosen?.value ?? (only?.kind === 'monomial' && kinds.includes('monomial') ? only : undefined);
  if (value === undefined) {
    const other = only ?? objects.at(-1)?.value;
    if (other !== undefined) throw wrongKind(task, other, expected, instead);
    throw (
      problem ??
      whole.refuse(
        'not-given-object',
        expected,
        'What is computed there is not: print it, and read what was printed.',
        'a text without one',
      )
    );
  }
  if (!own.includes(chosen?.name ?? '') && candidates.some((each) => !isSame(each.value, value)))
    whole.refuse(
      'not-one-reading',
      expected,
      `Leave one, or call it ${own[0]}.`,
      `${candidates.length} different ones`,
    );
  for (const name of [...(chosen?.ring ?? []), ...namesOf(value)]) table.indexOf(name, () => whole);
  return { value, table };
}

/** What a function reads. */
interface Wanted {
  readonly kinds: readonly (Macaulay2Value['kind'] | 'facets' | 'generators')[];
  /** Names that spgames gives to that, the most wanted first. */
  readonly own: readonly string[];
  readonly expected: string;
  /** Another function that may be meant. */
  readonly instead: string;
}

/** A list of which the text says what it lists is of that kind, no longer a list. */
function kindOf(value: Macaulay2Value): Wanted['kinds'][number] {
  return value.kind === 'list' ? (value.as ?? 'list') : value.kind;
}

function isSame(one: Macaulay2Value, other: Macaulay2Value): boolean {
  const text = (value: Macaulay2Value): string => {
    const sets = monomialsOf(value).map((set) => [...set].sort().join(' '));
    return [value.kind === 'complex' ? value.by : '', ...sets.sort()].join('\n');
  };
  return one === other || text(one) === text(other);
}

const kinds = { monomial: 'a monomial', list: 'a list', ideal: 'an ideal', complex: 'a complex' } as const;

function wrongKind(task: string, value: Macaulay2Value, expected: string, instead: string): InputError {
  return new InputError('not-of-this-kind', `${task}: ${kinds[value.kind]}; expected ${expected}.`, {
    hint: `Perhaps ${instead} is what you want.`,
  });
}
