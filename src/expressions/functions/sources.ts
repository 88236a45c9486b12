import { namedComplex, type SimplicialComplex } from '../../complex/door.js';
import { playOn } from '../../games/door.js';
import { stanleyReisnerComplex, stanleyReisnerIdeal } from '../../ideal/door.js';
import { asComplex, asGame, asIdeal, asValue, type Source } from '../../sources/door.js';
import { complexOfLabels, FAMILY_NOTATIONS } from '../../sources/internal.js';
import { parseValue } from '../../values/door.js';
import { define, on, type Call, type Definition } from '../Definition.js';
import {
  complexKind,
  constructionKind,
  gameKind,
  idealKind,
  integerKind,
  setsOfLabelsKind,
  textKind,
  valueKind,
} from '../kinds.js';
import type { Language } from '../Language.js';
import { withNotation } from '../notation.js';
import { isSourceText } from '../readSource.js';
import { valueOfGame } from '../objects.js';
import { objectOfSource } from '../objectOfSource.js';
import { camelCase } from './rulesets.js';

/** What reads the notation of sources, and what goes from one kind of object to another. */
export const sourceFunctions: readonly Definition[] = [
  define(
    'source',
    'What a source stands for: a game, a complex, an ideal or a value.',
    'source("snort@path:3 + col@path:2")',
    on([textKind], (notation, language) => objectOfSource(read(notation, language), language, notation)),
  ),
  define(
    'parseSource',
    'What a source stands for.',
    'parseSource("facets:1 2, 3")',
    on([textKind], (notation, language) => objectOfSource(read(notation, language), language, notation)),
  ),
  define(
    'game',
    'The game with a notation, the game on a complex, or that of a construction.',
    ['game("snort@path:5")', 'game(complex("facets:x1 x2, x2 y1"))'],
    on([textKind], (notation, language) => withNotation(asGame(read(notation, language), language.run()), notation)),
    on([gameKind], (it) => it),
    on([complexKind], playOn),
    on([idealKind], (it) => playOn(stanleyReisnerComplex(it))),
    on([constructionKind], (it, language) => asGame({ kind: 'construction', object: it }, language.run())),
  ),
  define('playOn', 'The game on a complex.', 'playOn(complex("facets:x1 x2, x2 y1"))', on([complexKind], playOn)),
  define(
    'complex',
    'The complex with a notation, the legal complex of a game, the Stanley–Reisner complex of an ideal.',
    [
      'complex("facets:1 2, 2 3")',
      'complex([[1, 2, 3], [3, 4]])',
      'complex("nonfaces:1 2 3")',
      'complex("named:dunce-hat")',
    ],
    on([textKind], (notation, language) => asComplex(read(notation, language), language.run())),
    on([setsOfLabelsKind], (facets) => complexOfLabels(facets)),
    on([complexKind], (it) => it),
    on([idealKind], stanleyReisnerComplex),
    on([constructionKind], (it) => it.target),
  ),
  define(
    'SimplicialComplex',
    'The complex with the facets of a list, as in Sage; labels are integers or texts.',
    ['SimplicialComplex([[1, 2, 3], [3, 4]])', 'SimplicialComplex([["a", "b"], ["b", "c"]])'],
    on([setsOfLabelsKind], (facets) => complexOfLabels(facets)),
  ),
  define(
    'ideal',
    'The square-free monomial ideal with generators, in which names that are not assigned are variables; with a notation; or the Stanley–Reisner ideal of a complex.',
    ['ideal(a*b, b*c)', 'ideal("x1*x2, x2*x3")', 'ideal(complex("facets:1 2, 3"))'],
    ...idealCalls(),
  ),
  define(
    'monomialIdeal',
    'The square-free monomial ideal with generators, as in Macaulay2: `ideal` by another name.',
    'monomialIdeal(x_1*x_2, x_2*x_3)',
    ...idealCalls(),
  ),
  define(
    'value',
    'The value with a name, the value of a game under normal play, or a number as a value.',
    ['value("{2|-2}")', 'value(snort(path(3)))', 'value(1/2)'],
    on([textKind], (name, language) => {
      return isSourceText(name, language)
        ? asValue(read(name, language), { evaluator: language.evaluator, ...language.run() })
        : parseValue(name);
    }),
    on([valueKind], (it) => it),
    on([complexKind], (it, language) => valueOfGame(playOn(it), language)),
    on([constructionKind], (it, language) =>
      valueOfGame(asGame({ kind: 'construction', object: it }, language.run()), language),
    ),
  ),
  define(
    'parseValue',
    'The value with a name.',
    'parseValue("^*")',
    on([textKind], (name) => parseValue(name)),
  ),
  define(
    'gameValue',
    'The value of a game under normal play.',
    'gameValue(snort(path(3)))',
    on([gameKind], valueOfGame),
  ),
  define('namedComplex', 'A named complex.', 'namedComplex("dunce-hat")', on([textKind], namedComplex)),
  ...FAMILY_NOTATIONS.map(({ notation, words, example, called }) => {
    const [prefix, parameters] = notation.split(':') as [string, string];
    const made = (given: string, language: Language): SimplicialComplex =>
      asComplex(read(`${prefix}:${given}`, language));
    const ways: Call[] = [on([textKind], made)];
    const separator = parameters.includes('x') ? 'x' : ',';
    if (/^[a-z]$/.test(parameters)) ways.push(on([integerKind], (n, language) => made(String(n), language)));
    else if (/^\w(?:,|x)\w$/.test(parameters))
      ways.push(on([integerKind, integerKind], (a, b, language) => made(`${a}${separator}${b}`, language)));
    const [, given] = example.split(':') as [string, string];
    const numbers = ways.length > 1 ? given.split(/[x,]/).join(', ') : JSON.stringify(given);
    const name = called ?? camelCase(prefix);
    return define(name, `${words[0]!.toUpperCase()}${words.slice(1)}.`, `${name}(${numbers})`, ...ways);
  }),
];

function idealCalls(): Call[] {
  return [
    on([textKind], (notation, language) => {
      const isSource = /^\s*(?:[\w-]+:|(?:ideal|monomialIdeal)\s*[({])|@/.test(notation);
      return asIdeal(read(isSource ? notation : `ideal:${notation}`, language));
    }),
    on([complexKind], stanleyReisnerIdeal),
    on([idealKind], (it) => it),
  ];
}

function read(notation: string, language: Language): Source {
  return language.source(notation);
}
