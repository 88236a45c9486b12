import {
  consecutiveFollowers,
  dominatedOptions,
  firstOptions,
  genus,
  genusToJson,
  grundyValue,
  hackenbushDimension,
  incentives,
  isCanonicalForm,
  isDeadEnding,
  isDicotic,
  isGiftHorse,
  isImpartial,
  isOptionClosed,
  isThreatbare,
  misereCanonicalForm,
  misereFormsBornBy,
  misereGrundyValue,
  misereOutcome,
  misereRemoteness,
  nimDimension,
  normalOutcome,
  optionClosedSequences,
  optionClosure,
  parseForm,
  passification,
  printForm,
  printGenus,
  remoteness,
  reversibleOptions,
  sequenceNorm,
  tameness,
  threePlayerOutcome,
  sideOut,
  SUM_KINDS,
  sumOfSeveral,
  sumTable,
  threat,
  withGiftHorse,
  type Form,
  type Genus,
  type SumKind,
  type Value,
} from '../../values/door.js';
import { SUM_MOVES } from '../../values/internal.js';
import { compareModulo, type ModuloComparison } from '../../analysis/door.js';
import { universeParts } from '../../sources/internal.js';
import { define, on, type Definition } from '../Definition.js';
import { formBeside } from '../gameInBraces.js';
import {
  formKind,
  integerKind,
  listItems,
  literalKind,
  manyFormsKind,
  playerKind,
  textKind,
  truthKind,
  valuesKind,
  valuesOrFormsKind,
  type ArgumentKind,
} from '../kinds.js';
import type { Language } from '../Language.js';
import { formOfSource, isSourceText } from '../readSource.js';
import { WithFields } from '../withFields.js';

/** A list of literal games, and numbers for their canonical forms. */
export const formsKind: ArgumentKind<readonly Form[]> = {
  types: 'Array | Matrix',
  word: '[literal game, …]',
  read: (given, name, language) => listItems(given).map((item) => formBeside(item, name, language)),
};

/** A table of sums, with rows and columns headed; the kind of sum stands in the corner. */
function tableWithHeads(
  kind: string,
  rows: readonly Value[],
  columns: readonly Value[],
  language: Language,
  _name: string,
  reduced: boolean = false,
): unknown[][] {
  const entries = sumTable(kind as SumKind, rows, columns, { reduced, ...language.run() });
  return [[kind, ...columns], ...entries.map((row, i) => [rows[i], ...row])];
}

/** How two literal games compare modulo a universe that a text names. */
function comparedModulo(
  a: Form,
  b: Form,
  universe: string,
  misere: boolean,
  name: string,
  language: Language,
): ModuloComparison {
  const parts = universeParts(universe, name);
  const formOf = (source: string): Form => formOfSource(language.source(source), language);
  const games =
    typeof parts === 'string' || 'placement' in parts ? parts : { sums: parts.sums.map(formOf), names: parts.sums };
  return compareModulo(a, b, games, { misere, ...language.run() });
}

/** What is asked of a comparison modulo a universe, under normal play or, with true, misère play. */
function modulo(name: string, tell: (found: ModuloComparison) => string | null): Definition['calls'] {
  return [
    on([formKind, formKind, textKind], (a, b, universe, language) =>
      tell(comparedModulo(a, b, universe, false, name, language)),
    ),
    on([formKind, formKind, textKind, truthKind], (a, b, universe, misere, language) =>
      tell(comparedModulo(a, b, universe, misere, name, language)),
    ),
  ];
}

/** A genus, shown as it is usually printed. */
export function withText(found: Genus): WithFields {
  const document = (): object => genusToJson(found);
  return new WithFields(found, { type: 'Genus', object: found, document, text: printGenus(found) });
}

/** Literal games: trees of moves as they stand. */
export const formFunctions: readonly Definition[] = [
  define(
    'form',
    'The literal game as written: options in braces, nothing is simplified; or that of a source or a game, or of the canonical form of a value.',
    [
      'form("{0,1|3}")',
      'value(ordinalSum(form("{0,1|3}"), 1))',
      'form(cram(grid(2, 2)))',
      'form("form:{0,1|3} + value:*")',
    ],
    on([textKind], (written, language) =>
      isSourceText(written, language)
        ? formOfSource(language.source(written), language)
        : parseForm(written, { store: language.forms }),
    ),
    on([formKind], (g) => g),
  ),
  define(
    'printForm',
    'A literal game as it is written: canonical forms by name, others with their options in braces.',
    'printForm(cram(grid(2, 2)))',
    on([formKind], (g) => printForm(g) ?? null),
  ),
  define(
    'isCanonicalForm',
    'Is a literal game the canonical form of its value?',
    'isCanonicalForm(form("{0,1|3}"))',
    on([formKind], (g) => isCanonicalForm(g)),
  ),
  define(
    'formalBirthday',
    'The height of the tree of moves.',
    'formalBirthday(snort(path(3)))',
    on([formKind], ({ birthday }) => birthday),
  ),
  define(
    'normalOutcome',
    'Who wins a literal game when a player who cannot move loses.',
    'normalOutcome(cram(grid(2, 2)))',
    on([formKind], normalOutcome),
  ),
  define(
    'misereOutcome',
    'Who wins a literal game when a player who cannot move wins.',
    'misereOutcome(cram(grid(2, 2)))',
    on([formKind], misereOutcome),
  ),
  define(
    'isImpartial',
    'Do both players have the same options everywhere?',
    'isImpartial(cram(grid(2, 2)))',
    on([formKind], isImpartial),
  ),
  define(
    'isDicotic',
    'Does either player have an option wherever the other has one in a literal game?',
    'isDicotic(value("^"))',
    on([formKind], isDicotic),
  ),
  define(
    'isDeadEnding',
    'Will a player who has no option never have one again in a literal game?',
    'isDeadEnding(snort(path(3)))',
    on([formKind], isDeadEnding),
  ),
  define(
    'compareModulo',
    'How two literal games compare by the outcomes of their sums with all games of a universe: impartial, dicotic, dead-ending, placement:n or sums:SOURCE; SOURCE. With true, under misère play.',
    ['compareModulo(1, 2, "dicotic")', 'compareModulo(form("{*|*}"), 0, "dicotic", true)'],
    ...modulo('compareModulo', ({ order }) => order),
  ),
  define(
    'distinguisherModulo',
    'The source of a game of a universe that tells two literal games apart, or null. With true, under misère play.',
    'distinguisherModulo(form("{*2|*2}"), value("*2"), "impartial", true)',
    ...modulo('distinguisherModulo', ({ distinguisher }) => distinguisher),
  ),
  define(
    'grundyValue',
    'The m for which an impartial game is worth *m.',
    'grundyValue(cram(grid(2, 3)))',
    on([formKind], grundyValue),
  ),
  define(
    'misereGrundyValue',
    'The misère Grundy value of an impartial game.',
    'misereGrundyValue(cram(grid(2, 3)))',
    on([formKind], misereGrundyValue),
  ),
  define(
    'genus',
    'The genus of an impartial game, with its fields grundy and misere.',
    'genus(cram(grid(2, 3)))',
    on([formKind], (it) => withText(genus(it))),
  ),
  define(
    'shortGenus',
    'The genus of an impartial game, that of a sum of heaps of NIM by its first two values: 2^2 for 2^20.',
    'shortGenus(cram(grid(2, 3)))',
    on([formKind], (it) => printGenus(genus(it), { short: true })),
  ),
  define(
    'tameness',
    'Whether an impartial game behaves like heaps of NIM under misère play: "hereditarily tame" with all of its followers, "tame", or "wild".',
    'tameness(form("{0,{*2|*2}|0,{*2|*2}}"))',
    on([formKind], tameness),
  ),
  define(
    'misereCanonicalForm',
    'The misère canonical form of an impartial game: the same iff no impartial game added changes who wins misère play.',
    'misereCanonicalForm(form("{*|*}"))',
    on([formKind], (it, language) => misereCanonicalForm(it, language.run())),
  ),
  define(
    'misereFormsBornBy',
    'The misère canonical forms of impartial games that are born by a day, at most 4.',
    'misereFormsBornBy(3)',
    on([integerKind], (day, language) => misereFormsBornBy(day, { store: language.forms })),
  ),
  define(
    'remoteness',
    'How long an impartial game lasts if the winner hurries.',
    'remoteness(cram(grid(2, 3)))',
    on([formKind], remoteness),
  ),
  define(
    'misereRemoteness',
    'The remoteness under misère play.',
    'misereRemoteness(cram(grid(2, 3)))',
    on([formKind], misereRemoteness),
  ),
  define(
    'threePlayerOutcome',
    'Which of three players, who move in turn, can force the last move: N, who begins, O, P, or Q, nobody.',
    'threePlayerOutcome(cram(grid(2, 3)))',
    on([formKind], threePlayerOutcome),
  ),
  ...SUM_KINDS.map((kind) =>
    define(
      `${kind}Sum`,
      `The literal ${kind} sum: ${SUM_MOVES[kind]}.`,
      `value(${kind}Sum(value("*"), 1))`,
      on([formKind, manyFormsKind], (first, others, language) =>
        sumOfSeveral(kind, [first, ...others], language.run()),
      ),
    ),
  ),
  define(
    'sumTable',
    'The sums of the values of two lists, with the values themselves in the first row and column; with true, the reduced canonical forms of the sums.',
    ['sumTable("ordinal", [1, 0, value("*"), -1], [1, 0])', 'sumTable("side", elements(poset("day:1")), [1], true)'],
    on([textKind, valuesKind, valuesKind], tableWithHeads),
    on([textKind, valuesKind, valuesKind, truthKind], (kind, rows, columns, reduced, language) =>
      tableWithHeads(kind, rows, columns, language, 'sumTable', reduced),
    ),
  ),
  define(
    'sideOut',
    'The literal side-out: a move in one of the two, until play is over in the second.',
    'value(sideOut(1, value("*")))',
    on([formKind, formKind], (a, b, language) => sideOut(a, b, language.run())),
  ),
  define(
    'optionClosure',
    'The option-closure: what a player reaches by several moves in a row is reached in one, everywhere.',
    'value(optionClosure(form("{1,{2|0}|3}")))',
    on([formKind], (g, language) => optionClosure(g, language.run())),
  ),
  define(
    'isOptionClosed',
    'Is what a player reaches in two moves in a row also reached in one, everywhere?',
    'isOptionClosed(form("{0,1|0}"))',
    on([formKind], isOptionClosed),
  ),
  define(
    'consecutiveFollowers',
    'What a player reaches by moves in a row, none included.',
    'consecutiveFollowers(value("{2|-2}"), "L")',
    on([formKind, playerKind], consecutiveFollowers),
  ),
  define(
    'firstOptions',
    'The options of a player in a literal game that are not also reached by two moves in a row.',
    'firstOptions(form("{0,1|3}"), "L")',
    on([formKind, playerKind], firstOptions),
  ),
  define(
    'optionClosedSequences',
    'The sequences of first options of a player, each of the one before, that end with a number.',
    'optionClosedSequences(form("{0,{1|0},1|0}"), "L")',
    on([formKind, playerKind], (g, p, language) => optionClosedSequences(g, p, language.run())),
  ),
  define(
    'sequenceNorm',
    'The norm of a sequence of literal games: for Left the greatest number in it, for Right the least.',
    'sequenceNorm([form("{2|-1}"), -1, form("{-1|0}"), 0], "R")',
    on([formsKind, playerKind], (forms, p) => sequenceNorm(forms, p)),
  ),
  define(
    'threat',
    'The left-threat or right-threat: the best number that a player reaches by moves in a row.',
    'threat(form("{1,{5|0}|3}"), "L")',
    on([formKind, playerKind], (g, p) => threat(g, p)),
  ),
  define(
    'isThreatbare',
    'Does an option come infinitesimally close to the threat, for one player or for both?',
    ['isThreatbare(value("{2|-2}"))', 'isThreatbare(value("tiny(2)"), "R")'],
    on([formKind], (g) => isThreatbare(g)),
    on([formKind, playerKind], (g, p) => isThreatbare(g, { player: p })),
  ),
  define(
    'passification',
    'The literal game in which Left has, besides her moves, one that is as good as a pass.',
    'value(passification(value("*")))',
    on([formKind], passification),
  ),
  define(
    'isGiftHorse',
    'May a literal game be given to a player as a further option without changing the value?',
    'isGiftHorse(value("*"), value("^"), "L")',
    on([formKind, formKind, playerKind], (g, horse, p) => isGiftHorse(g, horse, p)),
  ),
  define(
    'withGiftHorse',
    'The literal game with a gift horse as a further option of a player.',
    'withGiftHorse(value("*"), value("^"), "L")',
    on([formKind, formKind, playerKind], (g, horse, p) => withGiftHorse(g, horse, p)),
  ),
  define(
    'dominatedOptions',
    'The options of a player in a literal game that are dominated by others; of those with equal values the first one stays.',
    'dominatedOptions(form("{0,1|3}"), "L")',
    on([formKind, playerKind], dominatedOptions),
  ),
  define(
    'reversibleOptions',
    'The reversible options of a player in a literal game, each with the reply through which it reverses.',
    'reversibleOptions(form("{0,1|3}"), "R")',
    on([formKind, playerKind], (g, p) => reversibleOptions(g, p).map(({ option, through }) => [option, through])),
  ),
  define(
    'incentives',
    'For a literal game, what its own moves gain.',
    'incentives(form("{0,1|3}"), "L")',
    on([literalKind, playerKind], incentives),
  ),
  define(
    'nimDimension',
    'For a literal game, that of the values of its positions; for a list, that of all its values.',
    ['nimDimension(form("{*|*}"))', 'nimDimension([value("*2"), value("^")])'],
    on([literalKind], (g) => nimDimension(g)),
    on([valuesOrFormsKind], (list) => nimDimension(list)),
  ),
  define(
    'hackenbushDimension',
    'For a literal game, that of the values of its positions; for a list, that of all its values.',
    ['hackenbushDimension(form("{1/2|1}"))', 'hackenbushDimension([value("1/2"), value("3/8")])'],
    on([literalKind], hackenbushDimension),
    on([valuesOrFormsKind], (list) => hackenbushDimension(list)),
  ),
];
