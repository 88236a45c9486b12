import type { TextSpan } from '../text/internal.js';
import { atSign, isObjectText } from './atSign.js';
import { isNatural } from './naturalSource.js';
import { prefixOf } from './parseLabelled.js';
import { splitSummands, type SignedSummand } from './splitSummands.js';

/** A summand with all that belongs to it, how often it is there, and whether its negative is meant. */
export interface SignedPart {
  readonly span: TextSpan;
  readonly factor: number;
  readonly isNegative: boolean;
}

/**
 * The summands of a source with their signs: a board belongs to the game before it, a value to the value before it, and
 * a sign to all of them.
 * @throws ParseError `not-given-summand`, `too-large-factor`
 */
export function signedParts(source: TextSpan): SignedPart[] {
  return withBoards(splitSummands(source)).map(({ sign, span }) => {
    const { minus, digits, rest } = signOf(span);
    const factor = Number(digits ?? 1);
    if (!Number.isSafeInteger(factor)) span.refuse('too-large-factor', 'a factor below 2^53');
    return { span: rest, factor, isNegative: minus !== (sign === '-') };
  });
}

/** The summands, where one that only is a board or a value has become part of the one before it. */
function withBoards(summands: readonly SignedSummand[]): SignedSummand[] {
  const parts: SignedSummand[] = [];
  for (const summand of summands) {
    const before = parts.at(-1);
    if (before !== undefined && !standsAlone(summand.span)) {
      requireExtension(signOf(before.span).rest, summand);
      parts[parts.length - 1] = { ...before, span: before.span.upTo(summand.span) };
    } else parts.push(summand);
  }
  return parts;
}

/** @throws ParseError `not-given-summand` if a summand is nothing that the one before it goes on with */
function requireExtension(before: TextSpan, { sign, span }: SignedSummand): void {
  const extendsValue = ['value', 'loopy'].includes(prefixOf(before.text) ?? '') && span.text !== '';
  const extendsBoard = (isOnBoard(before) || isOnPoint(before)) && sign === '+';
  if (extendsValue || extendsBoard) return;
  span.refuse(
    'not-given-summand',
    `a game, a complex, an ideal or a value after the sign ${sign}`,
    isOnBoard(before) && sign === '-'
      ? 'A board cannot be taken away from a board; G - H takes away a game RULESET@BOARD.'
      : 'Only a game RULESET@BOARD can be extended by a board.',
  );
}

interface Sign {
  readonly minus: boolean;
  readonly digits: string | undefined;
  readonly rest: TextSpan;
}

/** The sign and the factor before a game or a notation; before anything else they belong to its text. */
function signOf(span: TextSpan): Sign {
  const [all, minus, digits] = /^(-)?(?:([1-9]\d*)\*)?(?=[^\s-])/.exec(span.text) ?? [''];
  const rest = span.slice(all.length);
  const isWhole = prefixOf(rest.text) !== undefined || isNatural(rest.text) || isObjectText(rest.text);
  const isSign = all !== '' && (isOnBoard(rest) || isWhole);
  return isSign ? { minus: minus !== undefined, digits, rest } : { minus: false, digits: undefined, rest: span };
}

/** The names of files of rulesets before an `@`, each where it stands. */
export function filesOfRulesets(source: TextSpan): TextSpan[] {
  return splitSummands(source).flatMap(({ span }) => {
    const { rest } = signOf(span);
    if (!isOnBoard(rest)) return [];
    const name = rest.slice(0, atSign(rest.text)).trim();
    return isFileOfRuleset(name.text) ? [name] : [];
  });
}

/** Is what stands before an `@` the name of a file? */
export function isFileOfRuleset(name: string): boolean {
  return /\.json$/i.test(name);
}

/** Is the text a lattice game with a position? */
function isOnPoint({ text }: TextSpan): boolean {
  return prefixOf(text) === 'lattice' && text.includes('@');
}

/** Is the text `RULESET@BOARD`? */
function isOnBoard({ text }: TextSpan): boolean {
  return prefixOf(text) === undefined && atSign(text) !== -1;
}

function standsAlone(span: TextSpan): boolean {
  const { text } = signOf(span).rest;
  return (
    atSign(text) !== -1 ||
    prefixOf(text) !== undefined ||
    isNatural(text) ||
    isObjectText(text) ||
    text === '-' ||
    /^(?!file:).*\.json$/is.test(text)
  );
}
