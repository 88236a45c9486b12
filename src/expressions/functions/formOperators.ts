import { movesOfForm } from '../../games/internal.js';
import { InputError, LimitError } from '../../errors.js';
import { latticeGameOfForm } from '../../lattice/index.js';
import { drawGameGraph, drawGameTree } from '../../pictures/index.js';
import { formValue, type Form, type ValueOrder } from '../../values/index.js';
import { define, on, type Call, type Definition } from '../Definition.js';
import { formBeside } from '../gameInBraces.js';
import { integer, literal, NUMBER_TYPES, player, type Kind } from '../kinds.js';
import type { Language } from '../Language.js';
import { drawing } from './pictures.js';

/** Copies of a literal game are added move by move: of more moves than these together the sum is too large. */
const MOST_MOVES = 2 ** 16;

/** A number beside a literal game. */
const number: Kind<Form> = { types: NUMBER_TYPES.join(' | '), word: 'number', read: formBeside };

/** What is refused beside a literal game. */
const other: Kind<Form> = {
  types: 'Value | Game | Digraph | Position | LoopyGame',
  word: 'literal game',
  read: formBeside,
};

/** Two literal games, or one and a number. */
function onForms(apply: (a: Form, b: Form, language: Language) => unknown): Call[] {
  return [
    on([literal, literal], apply),
    on([literal, number], apply),
    on([number, literal], apply),
    { ...on([literal, other], apply), isRefusal: true },
    { ...on([other, literal], apply), isRefusal: true },
  ];
}

const comparing = (holds: (order: ValueOrder) => boolean): Call[] =>
  onForms((a, b) => holds(formValue(a).compare(formValue(b))));

const COMPARED = 'Of literal games it compares the values.';

/** What the operators, and the functions that look at options, do with literal games: they are never taken for their values. */
export const formOperators: readonly Definition[] = [
  define('add', 'Of literal games it is the literal disjunctive sum.', 'remoteness(form("{*|*}") + form("{*|*}"))', ...onForms((a, b, language) => a.plus(b, language.run()))),
  define('subtract', 'Of literal games it is the literal sum with the negative.', 'form("{0,1|3}") - form("*")', ...onForms((a, b, language) => a.plus(b.negative(), language.run()))),
  define('unaryMinus', 'Of a literal game it exchanges the players everywhere.', '-form("{0,1|3}")', on([literal], (a) => a.negative())),
  define('unaryPlus', 'A literal game stays as it is.', '+form("{0,1|3}")', on([literal], (a) => a)),
  define('multiply', 'Of a literal game it is the literal sum of copies.', '2 * form("{*|*}")', on([integer, literal], copies), on([literal, integer], (a, n, language) => copies(n, a, language))),
  define('compare', COMPARED, 'compare(form("{0,1|3}"), 2)', ...onForms((a, b) => formValue(a).compare(formValue(b)))),
  define('smaller', COMPARED, 'form("{*|*}") < 1', ...comparing((order) => order === '<')),
  define('smallerEq', COMPARED, 'form("{*|*}") <= 0', ...comparing((order) => order === '<' || order === '=')),
  define('larger', COMPARED, 'form("{0,1|3}") > 1', ...comparing((order) => order === '>')),
  define('largerEq', COMPARED, 'form("{0,1|3}") >= 2', ...comparing((order) => order === '>' || order === '=')),
  define('equal', `${COMPARED} literallyEqual tells whether they are the same.`, 'form("{0,1|3}") == form("2")', ...comparing((order) => order === '=')),
  define('unequal', COMPARED, 'form("{0,1|3}") != 2', ...comparing((order) => order !== '=')),
  define('compareValues', COMPARED, 'compareValues(form("{0,1|3}"), 2)', ...onForms((a, b) => formValue(a).compare(formValue(b)))),
  define('confused', COMPARED, 'confused(form("{1|-1}"), 0)', ...comparing((order) => order === '||')),
  define('leftOptions', 'Of a literal game its own Left options.', 'leftOptions(form("{0,1|3}"))', on([literal], (g) => g.options('L'))),
  define('rightOptions', 'Of a literal game its own Right options.', 'rightOptions(form("{0,1|3}"))', on([literal], (g) => g.options('R'))),
  define('options', 'Of a literal game its own options.', 'options(form("{0,1|3}"), "L")', on([literal, player], (g, p) => g.options(p))),
  define('literallyEqual', 'Of literal games, whether they have the same options everywhere.', 'literallyEqual(form("{0,1|3}"), form("2"))', ...onForms((a, b) => a === b)),
  define('lattice', 'Of a literal game it has its own positions, not those of the value.', 'lattice(form("{*|*}"))', on([literal], (g, language) => latticeGameOfForm(g, language.run()).encoding.game)),
  define('latex', 'Of a literal game its value has a formula: latex(value(f)).', 'latex(value(form("{0,1|3}")))', on([literal], (): string => {
    throw new InputError('invalid-argument', 'latex: found a literal game; expected a value, a complex or an ideal.', { hint: 'latex(value(f)) is the formula of its value, printForm(f) the literal game as it is written.' });
  })),
  define('drawGameTree', 'The tree of a literal game.', 'drawGameTree(form("{0,1|3}"))', ...drawing(literal, (g, options) => drawGameTree(movesOfForm(g), options))),
  define('drawGameGraph', 'The graph of a literal game.', 'drawGameGraph(form("{0,1|3}"))', ...drawing(literal, (g, options) => drawGameGraph(movesOfForm(g), options))),
  define('draw', 'The tree of a literal game.', 'draw(form("{0,1|3}"), "tree.svg")', ...drawing(literal, (g, options) => drawGameTree(movesOfForm(g), options))),
]; // prettier-ignore

/** So many copies of a literal game, or of its negative: twice as many at a time. @throws LimitError `too-many-copies` */
function copies(n: number, g: Form, language: Language): Form {
  if (Math.abs(n) * Math.max(1, g.birthday) > MOST_MOVES)
    throw new LimitError('too-many-copies', `multiply: ${n} copies of a literal game born on day ${g.birthday}; expected at most ${MOST_MOVES} moves in all.`, { hint: 'n * value(f) is the multiple of its value.' }); // prettier-ignore
  let [sum, power] = [g.store.zero, n < 0 ? g.negative() : g];
  for (let left = Math.abs(n); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = sum.plus(power, language.run());
    if (left > 1) power = power.plus(power, language.run());
  }
  return sum;
}
