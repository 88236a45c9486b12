import { join, labelledApart } from '../complex/index.js';
import { digraphSum, type DigraphPlacement } from '../digraphs/index.js';
import { LimitError } from '../errors.js';
import { SPGame } from '../games/index.js';
import { negativeGame } from '../games/internal.js';
import { compareLoopyGames, loopySum, type LoopyGame } from '../loopy/index.js';
import { MoveGame } from '../moves/index.js';
import { printGenus, type Value } from '../values/index.js';
import { define, on, type Call, type Definition } from './Definition.js';
import {
  board,
  complex,
  digraph,
  game,
  genus,
  ideal,
  integer,
  kept,
  latticeGame,
  loopyGame,
  poset,
  position,
  text,
  value,
} from './kinds.js';
import type { Language } from './Language.js';
import { notationOfGame, withNotation } from './notation.js';
import { valueOfGame } from './objects.js';
import { areSame } from './withFields.js';

/** The most basic positions of all copies of a game together. */
const MOST_POSITIONS = 2 ** 20;

const comparing = (holds: (order: '<' | '>' | '=' | '||') => boolean): Call =>
  on([value, value], (a, b) => holds(a.compare(b)));

/** @returns what `decided` refuses where the order is not found */
const comparingLoopy = (holds: (order: '<' | '>' | '=' | '||') => boolean): Call =>
  on([loopyGame, loopyGame], (a, b, language) => {
    const order = compareLoopyGames(a, b, language.run());
    return order === 'undecided' ? order : holds(order);
  });

/** Are two objects of one kind the same, as they stand? */
const sameness = (isMeant: boolean): Call[] => [
  on([game, game], (G, H, language) => valueOfGame(G, language).equals(valueOfGame(H, language)) === isMeant),
  on([complex, complex], (D, E) => D.equals(E) === isMeant),
  on([ideal, ideal], (I, J) => I.equals(J) === isMeant),
  on([board, board], (a, b) => a.equals(b) === isMeant),
  on([poset, poset], (P, Q) => P.equals(Q) === isMeant),
  on([latticeGame, latticeGame], (G, H) => G.equals(H) === isMeant),
  on([kept, kept], (a, b) => areSame(a, b) === isMeant),
  on([text, text], (a, b) => (a === b) === isMeant),
  // A genus was a text, and is known by it.
  on([genus, text], (a, b) => (printGenus(a) === b) === isMeant),
  on([text, genus], (a, b) => (a === printGenus(b)) === isMeant),
];

/** What the operators do with the objects of the library; `<` and all others are false for confused values. */
export const operators: readonly Definition[] = [
  define(
    'add',
    'a + b: the sum of values, games, digraphs, positions or loopy games, the disjoint union of boards, the join of complexes, the sum of ideals.',
    ['value("^") + value("*")', 'snort(path(2)) + col(path(3))', 'complex("facets:1, 2") + complex("facets:1, 2")'],
    on([value, value], (a, b) => a.plus(b)),
    on([game, game], (G, H) => sumOfGames([G, H])),
    on([digraph, digraph], (a, b) => digraphSum(a, b)),
    on([position, position], (a, b) => MoveGame.sum([a, b])),
    on([loopyGame, loopyGame], (a, b, language) => loopySum([a, b], language.run())),
    on([complex, complex], (D, E) => join(D, labelledApart(D, E))),
    on([board, board], (a, b) => a.disjointUnion(b)),
    on([ideal, ideal], (I, J, language) => I.sum(J, language.run())),
  ),
  define(
    'subtract',
    'a - b: the difference of values or games.',
    ['value("^") - 1', 'snort(path(2)) - col(path(3))'],
    on([value, value], (a, b) => a.minus(b)),
    on([game, game], (G, H, language) => sumOfGames([G, negativeOf(H, language)])),
    on([digraph, digraph], (a, b) => digraphSum(a, b.negative())),
    on([position, position], (a, b) => MoveGame.sum([a, b.negative()])),
    on([loopyGame, loopyGame], (a, b, language) => loopySum([a, b.negative()], language.run())),
  ),
  define(
    'unaryMinus',
    '-a: the negative of a value or a game.',
    '-value("^")',
    on([value], (a) => a.negative()),
    on([game], negativeOf),
    on([digraph], (a) => a.negative()),
    on([position], (a) => a.negative()),
    on([loopyGame], (a) => a.negative()),
  ),
  define(
    'unaryPlus',
    '+a: a value or a game as it is.',
    '+value("^")',
    on([value], (a) => a),
    on([game], (G) => G),
    on([digraph], (G) => G),
    on([position], (G) => G),
    on([loopyGame], (G) => G),
  ),
  define(
    'multiply',
    'n * a: n copies of a value or a game.',
    ['3 * value("^")', '2 * snort(path(3))'],
    on([integer, value], (n, a, language) => times(n, a, language)),
    on([value, integer], (a, n, language) => times(n, a, language)),
    on([integer, game], copies),
    on([integer, digraph], copiesOfDigraph),
    on([digraph, integer], (a, n) => copiesOfDigraph(n, a)),
    on([integer, position], copiesOfPosition),
    on([position, integer], (a, n) => copiesOfPosition(n, a)),
    on([integer, loopyGame], copiesOfLoopyGame),
    on([loopyGame, integer], (a, n, language) => copiesOfLoopyGame(n, a, language)),
    on([game, integer], (G, n, language) => copies(n, G, language)),
  ),
  define(
    'compare',
    'How two values or loopy games compare: <, >, = or || for confused ones. Of two numbers it is -1, 0 or 1, as in mathjs; one of them as a value, value(1), makes it a comparison of values.',
    ['compare(0, value("*"))', 'compare(value(1), 2)'],
    on([value, value], (a, b) => a.compare(b)),
    on([loopyGame, loopyGame], (a, b, language) => compareLoopyGames(a, b, language.run())),
  ),
  define(
    'smaller',
    'a < b: is a value less than another? False for confused values.',
    'value("v") < 0',
    comparing((order) => order === '<'),
    comparingLoopy((order) => order === '<'),
  ),
  define(
    'smallerEq',
    'a <= b: is a value at most another?',
    'value("v") <= 0',
    comparing((order) => order === '<' || order === '='),
    comparingLoopy((order) => order === '<' || order === '='),
  ),
  define(
    'larger',
    'a > b: is a value greater than another?',
    'value("^") > 0',
    comparing((order) => order === '>'),
    comparingLoopy((order) => order === '>'),
  ),
  define(
    'largerEq',
    'a >= b: is a value at least another?',
    'value("^") >= 0',
    comparing((order) => order === '>' || order === '='),
    comparingLoopy((order) => order === '>' || order === '='),
  ),
  define(
    'equal',
    'a == b: are two values equal; have two complexes, ideals, boards or posets the same vertices and sets, two lattice games the same moves and boards; are two texts, thermographs, genera or quotients the same?',
    'value("{0|0}") == value("*")',
    comparing((order) => order === '='),
    comparingLoopy((order) => order === '='),
    ...sameness(true),
  ),
  define(
    'unequal',
    'a != b: are they not equal?',
    'value("{0|0}") != value("^")',
    comparing((order) => order !== '='),
    comparingLoopy((order) => order !== '='),
    ...sameness(false),
  ),
];

/** The disjunctive sum, with the notations side by side. */
function sumOfGames(games: readonly SPGame[]): SPGame {
  const notations = games.map(notationOfGame);
  const known = notations.every((notation) => notation !== undefined && !/[;{[]/.test(notation));
  return withNotation(SPGame.sum(games), known ? notations.join(' + ').replaceAll(' + -', ' - ') : undefined);
}

function negativeOf(G: SPGame, language: Language): SPGame {
  const notation = notationOfGame(G);
  const isPlain = isOneSummand(notation);
  return withNotation(negativeGame(G, language.run()), isPlain ? `-${notation}` : undefined);
}

/** May a sign or a number of copies stand before a notation? */
function isOneSummand(notation: string | undefined): notation is string {
  return notation !== undefined && !/^-|^\d+\*| [+-] /.test(notation);
}

function times(n: number, a: Value, language: Language): Value {
  return a.store.within(language.run(), () => a.times(n));
}

/** @throws LimitError `too-many-copies` */
function requireFew(n: number, positions: number): void {
  if (n * Math.max(1, positions) > MOST_POSITIONS)
    throw new LimitError(
      'too-many-copies',
      `multiply: ${n} copies of a game with ${positions} basic positions; the limit is ${MOST_POSITIONS} in all.`,
      { hint: 'Find the value of one, and take the multiple of that.' },
    );
}

/** So many copies of a digraph, or of its negative. @throws LimitError `too-many-copies` */
function copiesOfDigraph(n: number, G: DigraphPlacement): DigraphPlacement {
  requireFew(Math.abs(n), G.n);
  const one = n < 0 ? G.negative() : G;
  return digraphSum(...Array.from({ length: Math.abs(n) }, () => one));
}

/** So many copies of a position, or of its negative. @throws LimitError `too-many-copies` */
function copiesOfPosition(n: number, G: MoveGame): MoveGame {
  requireFew(Math.abs(n), G.summands.length);
  const one = n < 0 ? G.negative() : G;
  return MoveGame.sum(Array.from({ length: Math.abs(n) }, () => one));
}

/** So many copies of a loopy game, or of its negative. @throws LimitError `too-many-copies` */
function copiesOfLoopyGame(n: number, G: LoopyGame, language: Language): LoopyGame {
  requireFew(Math.abs(n), G.n);
  const one = n < 0 ? G.negative() : G;
  return loopySum(
    Array.from({ length: Math.abs(n) }, () => one),
    language.run(),
  );
}

/** So many copies of a game, or of its negative. @throws LimitError `too-many-copies` */
function copies(n: number, G: SPGame, language: Language): SPGame {
  if (n < 0) return copies(-n, negativeOf(G, language), language);
  requireFew(n, G.vertices.length);
  const notation = notationOfGame(G);
  const isPlain = n > 0 && isOneSummand(notation);
  const sum = SPGame.sum(Array.from({ length: n }, () => G));
  return withNotation(sum, isPlain ? (n === 1 ? notation : `${n}*${notation}`) : undefined);
}
