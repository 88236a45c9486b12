import {
  genus,
  grundyValue,
  isImpartial,
  misereGrundyValue,
  misereOutcome,
  misereRemoteness,
  normalOutcome,
  printGenus,
  remoteness,
  sideOut,
  SUM_KINDS,
  sumOfForms,
} from '../../values/index.js';
import { SUM_MOVES } from '../../values/internal.js';
import { define, on, type Definition } from '../Definition.js';
import { form } from '../kinds.js';

/** Literal games: trees of moves as they stand. */
export const formFunctions: readonly Definition[] = [
  define(
    'formalBirthday',
    'The height of the tree of moves.',
    'formalBirthday(snort(path(3)))',
    on([form], ({ birthday }) => birthday),
  ),
  define(
    'normalOutcome',
    'Who wins a literal game when a player who cannot move loses.',
    'normalOutcome(cram(grid(2, 2)))',
    on([form], normalOutcome),
  ),
  define(
    'misereOutcome',
    'Who wins a literal game when a player who cannot move wins.',
    'misereOutcome(cram(grid(2, 2)))',
    on([form], misereOutcome),
  ),
  define(
    'isImpartial',
    'Have both players the same options everywhere?',
    'isImpartial(cram(grid(2, 2)))',
    on([form], isImpartial),
  ),
  define(
    'grundyValue',
    'The m for which an impartial game is worth *m.',
    'grundyValue(cram(grid(2, 3)))',
    on([form], grundyValue),
  ),
  define(
    'misereGrundyValue',
    'The misère Grundy value of an impartial game.',
    'misereGrundyValue(cram(grid(2, 3)))',
    on([form], misereGrundyValue),
  ),
  define(
    'genus',
    'The genus of an impartial game.',
    'genus(cram(grid(2, 3)))',
    on([form], (it) => printGenus(genus(it))),
  ),
  define(
    'remoteness',
    'How long an impartial game lasts if the winner hurries.',
    'remoteness(cram(grid(2, 3)))',
    on([form], remoteness),
  ),
  define(
    'misereRemoteness',
    'The remoteness under misère play.',
    'misereRemoteness(cram(grid(2, 3)))',
    on([form], misereRemoteness),
  ),
  ...SUM_KINDS.map((kind) =>
    define(
      `${kind}Sum`,
      `The literal ${kind} sum: ${SUM_MOVES[kind]}.`,
      `value(${kind}Sum(value("*"), 1))`,
      on([form, form], (a, b, language) => sumOfForms(kind, a, b, language.run())),
    ),
  ),
  define(
    'sideOut',
    'The literal side-out: a move in one of the two, until play is over in the second.',
    'value(sideOut(1, value("*")))',
    on([form, form], (a, b, language) => sideOut(a, b, language.run())),
  ),
];
