import { InputError } from '../../errors.js';
import { latticeGameOfForm } from '../../lattice/door.js';
import { drawGameGraph, drawGameTree } from '../../pictures/door.js';
import { formValue, type Form, type ValueOrder } from '../../values/door.js';
import { copiesOfForm } from '../../values/internal.js';
import { define, on, type Call, type Definition } from '../Definition.js';
import { formBeside } from '../gameInBraces.js';
import { integerKind, literalKind, NUMBER_TYPES, playerKind, type ArgumentKind } from '../kinds.js';
import type { Language } from '../Language.js';
import { drawing } from './pictures.js';

/** A number beside a literal game. */
const number: ArgumentKind<Form> = { types: NUMBER_TYPES.join(' | '), word: 'number', read: formBeside };

/** What is refused beside a literal game. */
const other: ArgumentKind<Form> = {
  types: 'Value | Game | Digraph | Position | LoopyGame',
  word: 'literal game',
  read: formBeside,
};

/** Two literal games, or one and a number. */
function onForms(apply: (a: Form, b: Form, language: Language) => unknown): Call[] {
  return [
    on([literalKind, literalKind], apply),
    on([literalKind, number], apply),
    on([number, literalKind], apply),
    { ...on([literalKind, other], apply), isRefusal: true },
    { ...on([other, literalKind], apply), isRefusal: true },
  ];
}

const comparing = (holds: (order: ValueOrder) => boolean): Call[] =>
  onForms((a, b) => holds(formValue(a).compare(formValue(b))));

const COMPARED = 'For literal games it compares the values.';

/**
 * What the operators, and the functions that look at options, do with literal games: they are never taken for their
 * values.
 */
export const formOperators: readonly Definition[] = [
  define(
    'add',
    'For literal games it is the literal disjunctive sum.',
    'remoteness(form("{*|*}") + form("{*|*}"))',
    ...onForms((a, b, language) => a.plus(b, language.run())),
  ),
  define(
    'subtract',
    'For literal games it is the literal sum with the negative.',
    'form("{0,1|3}") - form("*")',
    ...onForms((a, b, language) => a.plus(b.negative(), language.run())),
  ),
  define(
    'unaryMinus',
    'For a literal game it exchanges the players everywhere.',
    '-form("{0,1|3}")',
    on([literalKind], (a) => a.negative()),
  ),
  define(
    'unaryPlus',
    'A literal game stays as it is.',
    '+form("{0,1|3}")',
    on([literalKind], (a) => a),
  ),
  define(
    'multiply',
    'For a literal game it is the literal sum of copies.',
    '2 * form("{*|*}")',
    on([integerKind, literalKind], copies),
    on([literalKind, integerKind], (a, n, language) => copies(n, a, language)),
  ),
  define('compare', COMPARED, 'compare(form("{0,1|3}"), 2)', ...onForms((a, b) => formValue(a).compare(formValue(b)))),
  define('smaller', COMPARED, 'form("{*|*}") < 1', ...comparing((order) => order === '<')),
  define('smallerEq', COMPARED, 'form("{*|*}") <= 0', ...comparing((order) => order === '<' || order === '=')),
  define('larger', COMPARED, 'form("{0,1|3}") > 1', ...comparing((order) => order === '>')),
  define('largerEq', COMPARED, 'form("{0,1|3}") >= 2', ...comparing((order) => order === '>' || order === '=')),
  define(
    'equal',
    `${COMPARED} literallyEqual tells whether they are the same.`,
    'form("{0,1|3}") == form("2")',
    ...comparing((order) => order === '='),
  ),
  define('unequal', COMPARED, 'form("{0,1|3}") != 2', ...comparing((order) => order !== '=')),
  define(
    'compareValues',
    COMPARED,
    'compareValues(form("{0,1|3}"), 2)',
    ...onForms((a, b) => formValue(a).compare(formValue(b))),
  ),
  define('confused', COMPARED, 'confused(form("{1|-1}"), 0)', ...comparing((order) => order === '||')),
  define(
    'leftOptions',
    'For a literal game, its own Left options.',
    'leftOptions(form("{0,1|3}"))',
    on([literalKind], (g) => g.options('L')),
  ),
  define(
    'rightOptions',
    'For a literal game, its own Right options.',
    'rightOptions(form("{0,1|3}"))',
    on([literalKind], (g) => g.options('R')),
  ),
  define(
    'options',
    'For a literal game, its own options.',
    'options(form("{0,1|3}"), "L")',
    on([literalKind, playerKind], (g, p) => g.options(p)),
  ),
  define(
    'literallyEqual',
    'For literal games, whether they have the same options everywhere.',
    'literallyEqual(form("{0,1|3}"), form("2"))',
    ...onForms((a, b) => a === b),
  ),
  define(
    'lattice',
    'For a literal game, it has the positions of the game, not those of its value.',
    'lattice(form("{*|*}"))',
    on([literalKind], (g, language) => latticeGameOfForm(g, language.run()).encoding.game),
  ),
  define(
    'latex',
    'A literal game has no formula, but its value has one: latex(value(f)).',
    'latex(value(form("{0,1|3}")))',
    on([literalKind], (): string => {
      throw new InputError(
        'invalid-argument',
        'latex: found a literal game; expected a value, a complex or an ideal.',
        { hint: 'latex(value(f)) is the formula of its value, printForm(f) the literal game as it is written.' },
      );
    }),
  ),
  define(
    'drawGameTree',
    'The tree of a literal game.',
    'drawGameTree(form("{0,1|3}"))',
    ...drawing(literalKind, (g, options) => drawGameTree(g, options)),
  ),
  define(
    'drawGameGraph',
    'The graph of a literal game.',
    'drawGameGraph(form("{0,1|3}"))',
    ...drawing(literalKind, (g, options) => drawGameGraph(g, options)),
  ),
  define(
    'draw',
    'The tree of a literal game.',
    'draw(form("{0,1|3}"), "tree.svg")',
    ...drawing(literalKind, (g, options) => drawGameTree(g, options)),
  ),
];

function copies(n: number, g: Form, language: Language): Form {
  return copiesOfForm(n, g, 'multiply', () => language.run());
}
