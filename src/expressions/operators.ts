import { join, labelledApart } from '../complex/door.js';
import { compareScoringGames, scoringNegative, scoringSum } from '../games/door.js';
import { compareLoopyGames } from '../loopy/door.js';
import { printGenus } from '../values/door.js';
import { define, on, type Call, type Definition } from './Definition.js';
import {
  boardKind,
  complexKind,
  digraphKind,
  gameKind,
  genusKind,
  idealKind,
  integerKind,
  keptKind,
  latticeGameKind,
  loopyGameKind,
  posetKind,
  positionKind,
  scoringGameKind,
  textKind,
  valueKind,
  type ArgumentKind,
} from './kinds.js';
import { multipleOf, negativeOf, sumOf } from './objectOfSource.js';
import { valueOfGame, type ObjectKind } from './objects.js';
import { areSame } from './withFields.js';

/** What is added to its like, and the kind that it has as a source. */
const ADDED: readonly (readonly [of: ArgumentKind<unknown>, kind: ObjectKind])[] = [
  [valueKind, 'value'],
  [gameKind, 'game'],
  [digraphKind, 'digraph'],
  [positionKind, 'rules'],
  [loopyGameKind, 'loopy'],
];

const added = (call: (of: ArgumentKind<unknown>, kind: ObjectKind) => Call): Call[] =>
  ADDED.map(([of, kind]) => call(of, kind));

const comparing = (holds: (order: '<' | '>' | '=' | '||') => boolean): Call =>
  on([valueKind, valueKind], (a, b) => holds(a.compare(b)));

/** @returns what `decided` refuses where the order is not found */
const comparingLoopy = (holds: (order: '<' | '>' | '=' | '||') => boolean): Call =>
  on([loopyGameKind, loopyGameKind], (a, b, language) => {
    const order = compareLoopyGames(a, b, language.run());
    return order === 'undecided' ? order : holds(order);
  });

const comparingScoring = (holds: (order: '<' | '>' | '=' | '||') => boolean): Call =>
  on([scoringGameKind, scoringGameKind], (a, b, language) => holds(compareScoringGames(a, b, language.run())));

/** Are two objects of one kind the same, as they stand? */
const sameness = (isMeant: boolean): Call[] => [
  on([gameKind, gameKind], (G, H, language) => valueOfGame(G, language).equals(valueOfGame(H, language)) === isMeant),
  on([complexKind, complexKind], (D, E) => D.equals(E) === isMeant),
  on([idealKind, idealKind], (I, J) => I.equals(J) === isMeant),
  on([boardKind, boardKind], (a, b) => a.equals(b) === isMeant),
  on([posetKind, posetKind], (P, Q) => P.equals(Q) === isMeant),
  on([latticeGameKind, latticeGameKind], (G, H) => G.equals(H) === isMeant),
  on([keptKind, keptKind], (a, b) => areSame(a, b) === isMeant),
  on([textKind, textKind], (a, b) => (a === b) === isMeant),
  // A genus was a text, and is known by it.
  on([genusKind, textKind], (a, b) => (printGenus(a) === b) === isMeant),
  on([textKind, genusKind], (a, b) => (a === printGenus(b)) === isMeant),
];

/** What the operators do with the objects of the library; `<` and all others are false for confused values. */
export const operators: readonly Definition[] = [
  define(
    'add',
    'a + b: the sum of values, games, digraphs, positions, loopy games or scoring games, the disjoint union of boards, the join of complexes, the sum of ideals.',
    ['value("^") + value("*")', 'snort(path(2)) + col(path(3))', 'complex("facets:1, 2") + complex("facets:1, 2")'],
    ...added((of, kind) => on([of, of], (a, b, language) => sumOf(kind, [a, b], language))),
    on([scoringGameKind, scoringGameKind], (a, b, language) => scoringSum([a, b], language.run())),
    on([complexKind, complexKind], (D, E) => join(D, labelledApart(D, E))),
    on([boardKind, boardKind], (a, b) => a.disjointUnion(b)),
    on([idealKind, idealKind], (I, J, language) => I.sum(J, language.run())),
  ),
  define(
    'subtract',
    'a - b: the difference of values or games.',
    ['value("^") - 1', 'snort(path(2)) - col(path(3))'],
    ...added((of, kind) => on([of, of], (a, b, language) => sumOf(kind, [a, negativeOf(kind, b, language)], language))),
    on([scoringGameKind, scoringGameKind], (a, b, language) => scoringSum([a, scoringNegative(b)], language.run())),
  ),
  define(
    'unaryMinus',
    '-a: the negative of a value or a game.',
    '-value("^")',
    ...added((of, kind) => on([of], (a, language) => negativeOf(kind, a, language))),
    on([scoringGameKind], scoringNegative),
  ),
  define('unaryPlus', '+a: a value or a game as it is.', '+value("^")', ...added((of) => on([of], (a) => a))),
  define(
    'multiply',
    'n * a: n copies of a value or a game.',
    ['3 * value("^")', '2 * snort(path(3))'],
    ...added((of, kind) => on([integerKind, of], (n, a, language) => multipleOf(kind, n, a, language))),
    ...added((of, kind) => on([of, integerKind], (a, n, language) => multipleOf(kind, n, a, language))),
  ),
  define(
    'compare',
    'How two values, loopy games or scoring games compare: <, >, = or || for confused ones. For two numbers it is -1, 0 or 1, as in mathjs; one of them as a value, value(1), makes it a comparison of values.',
    ['compare(0, value("*"))', 'compare(value(1), 2)'],
    on([valueKind, valueKind], (a, b) => a.compare(b)),
    on([loopyGameKind, loopyGameKind], (a, b, language) => compareLoopyGames(a, b, language.run())),
    on([scoringGameKind, scoringGameKind], (a, b, language) => compareScoringGames(a, b, language.run())),
  ),
  define(
    'smaller',
    'a < b: is a value less than another? False for confused values.',
    'value("v") < 0',
    comparing((order) => order === '<'),
    comparingLoopy((order) => order === '<'),
    comparingScoring((order) => order === '<'),
  ),
  define(
    'smallerEq',
    'a <= b: is a value at most another?',
    'value("v") <= 0',
    comparing((order) => order === '<' || order === '='),
    comparingLoopy((order) => order === '<' || order === '='),
    comparingScoring((order) => order === '<' || order === '='),
  ),
  define(
    'larger',
    'a > b: is a value greater than another?',
    'value("^") > 0',
    comparing((order) => order === '>'),
    comparingLoopy((order) => order === '>'),
    comparingScoring((order) => order === '>'),
  ),
  define(
    'largerEq',
    'a >= b: is a value at least another?',
    'value("^") >= 0',
    comparing((order) => order === '>' || order === '='),
    comparingLoopy((order) => order === '>' || order === '='),
    comparingScoring((order) => order === '>' || order === '='),
  ),
  define(
    'equal',
    'a == b: are two values equal; do two complexes, ideals, boards or posets have the same vertices and sets, two lattice games the same moves and boards; are two texts, thermographs, genera or quotients the same?',
    'value("{0|0}") == value("*")',
    comparing((order) => order === '='),
    comparingLoopy((order) => order === '='),
    comparingScoring((order) => order === '='),
    ...sameness(true),
  ),
  define(
    'unequal',
    'a != b: are they not equal?',
    'value("{0|0}") != value("^")',
    comparing((order) => order !== '='),
    comparingLoopy((order) => order !== '='),
    comparingScoring((order) => order !== '='),
    ...sameness(false),
  ),
];
