import { ifImpartial } from '../ifImpartial.js';
import type { RunOptions } from '../../../run.js';
import { byReading, fields, integer, listOf, named, oneOf, text, type Shape } from '../../../shape.js';
import {
  formFollowers,
  misereCanonicalForm,
  misereRemoteness,
  printForm,
  printGenus,
  remoteness,
  tameness,
  threePlayerOutcome,
  type Form,
  type Genus,
  type Tameness,
  type ThreePlayerOutcome,
} from '../../../values/index.js';
import { LONGEST_TEXT } from '../../../values/internal.js';
import type { DetailOfRules, RulesOfSum } from './ValueDetail.js';

/** How long an impartial game lasts if the winner hurries and the loser delays; null for other games. */
export const remotenessDetail: DetailOfRules<number | null, 'remoteness'> = {
  option: 'remoteness',
  about:
    'how long an impartial game lasts if the winner hurries and the loser delays; with --misere, also under misère play',
  needs: 'rules',
  shares: 'form',
  type: () => integer(0),
  rows: { remoteness: orNone },
  find: ofImpartial(remoteness),
};

/** The same where the player who cannot move wins. */
export const misereRemotenessDetail: DetailOfRules<number | null, 'remoteness'> = {
  option: 'remoteness',
  misere: true,
  needs: 'rules',
  shares: 'form',
  type: () => integer(0),
  rows: { 'misère remoteness': orNone },
  find: ofImpartial(misereRemoteness),
};

const THREE_PLAYERS_IN_WORDS = {
  N: 'N, the player who begins can force a win',
  O: 'O, the second player can force a win',
  P: 'P, the third player can force a win',
  Q: 'Q, no player can force a win',
} as const;

/** Which of three players, moving in turn, can force the last move; null for games that are not impartial. */
export const threePlayerOutcomeDetail: DetailOfRules<ThreePlayerOutcome | null, 'threePlayers'> = {
  option: 'threePlayers',
  about: 'which of three players, moving in turn, can force the last move',
  needs: 'rules',
  shares: 'form',
  type: () => oneOf('N', 'O', 'P', 'Q'),
  rows: { 'three players': (found) => orNone(found && THREE_PLAYERS_IN_WORDS[found]) },
  find: ofImpartial(threePlayerOutcome),
};

/** The genus of an impartial game. */
export const genusDetail: DetailOfRules<Genus, 'genus'> = {
  option: 'genus',
  about: 'the genus of an impartial game: Grundy values under normal and misère play',
  needs: 'rules',
  type: () => fields({ name: text, grundy: integer(0), misere: listOf(integer(0)) }, 'a genus'),
  json: (found) => ({ ...found, name: printGenus(found) }),
  rows: { genus: (found) => printGenus(found) },
  find: (rules, run) => rules.genus(run),
};

/** Whether an impartial game behaves like heaps of NIM under misère play; null for other games. */
export const tamenessDetail: DetailOfRules<Tameness | null, 'tameness'> = {
  option: 'tameness',
  about: 'whether an impartial game is tame, like heaps of NIM under misère play, or wild',
  needs: 'rules',
  shares: 'form',
  type: () => oneOf('hereditarily tame', 'tame', 'wild'),
  rows: { 'in misère play': orNone },
  find: ofImpartial(tameness),
};

/** Nested lists of options, however deep. */
const nestedOptions: Shape<readonly unknown[]> = /* @__PURE__ */ named('impartialForm', () =>
  byReading(
    (data) => {
      const lists = [data];
      for (const list of lists) for (const option of list.items('nested lists of options')) lists.push(option);
      return data.value as readonly unknown[];
    },
    (definitions) => ({ type: 'array', items: nestedOptions.schema(definitions) }),
  ),
);

/** The misère canonical form of an impartial game; null for other games. */
export const misereFormDetail: DetailOfRules<Form | null, 'misereForm'> = {
  option: 'misereForm',
  about: 'the misère canonical form of an impartial game: games with the same one are equal under misère play',
  needs: 'rules',
  shares: 'form',
  type: () => nestedOptions,
  json: (found) => found && listsOfOptions(found),
  rows: {
    'misère canonical form': (found) =>
      found === null ? orNone(found) : (printForm(found) ?? `more than ${LONGEST_TEXT} characters`),
  },
  find: (rules, run) => ifImpartial(rules.form(run), (form) => misereCanonicalForm(form, run)),
};

/** An impartial form as the list of its options, by their texts; null if its own text is too long. */
function listsOfOptions(form: Form): unknown {
  // The empty text for what is too long.
  const texts = new Map<Form, string>();
  for (const follower of formFollowers(form)) {
    const options = follower.options('L').map((option) => texts.get(option) ?? '');
    const text = options.includes('') ? '' : `[${options.sort((a, b) => (a < b ? -1 : 1)).join()}]`;
    texts.set(follower, text.length <= LONGEST_TEXT ? text : '');
  }
  const text = texts.get(form)!;
  return text === '' ? null : JSON.parse(text);
}

function ofImpartial<T>(find: (form: Form) => T): (rules: RulesOfSum, run: RunOptions) => T | null {
  return (rules, run) => ifImpartial(rules.form(run), find);
}

function orNone(found: number | string | null): string {
  return found === null ? 'none, the game is not impartial' : String(found);
}
