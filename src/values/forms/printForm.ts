import { PLAYERS, type Player } from '../../player.js';
import { LONGEST_TEXT, printValue } from '../names/printValue.js';
import { formFollowers } from './formFollowers.js';
import type { Form } from './Form.js';
import { formValue } from './formValue.js';
import { isCanonicalForm } from './isCanonicalForm.js';

/** How a form is written. */
export interface PrintFormOptions {
  /** The longest text, by default 20,480 characters. */
  readonly maxLength?: number;
}

/**
 * A form as `parseForm` reads it: canonical forms by the names of their values, all others with their options in
 * braces, repetitions included, the shorter ones first.
 * @returns undefined if the text is longer than `maxLength`
 * @complexity one value for each follower, and their options sorted
 * @example printForm(parseForm('{1,0|3}')) // '{0,1|3}'
 */
export function printForm(form: Form, given: PrintFormOptions = {}): string | undefined {
  return printFollowers(form, given).get(form);
}

/** A form with more followers, or with a longer text, is not small. */
const [MOST_FOLLOWERS, LONGEST_SMALL] = [100, 200];

/** As `printForm`; undefined for a form that is not small. */
export function printSmallForm(form: Form): string | undefined {
  const found = new Set([form]);
  for (const follower of found) {
    for (const player of PLAYERS) for (const option of follower.options(player)) found.add(option);
    if (found.size > MOST_FOLLOWERS) return undefined;
  }
  return printForm(form, { maxLength: LONGEST_SMALL });
}

/** All followers of a form, itself included, as they are written; undefined for those whose text is longer. */
export function printFollowers(
  form: Form,
  { maxLength = LONGEST_TEXT }: PrintFormOptions = {},
): ReadonlyMap<Form, string | undefined> {
  const texts = new Map<Form, string | undefined>();
  for (const follower of formFollowers(form)) {
    const side = (player: Player): string | undefined => {
      const options = follower.options(player).map((option) => texts.get(option));
      const length = options.reduce((sum, text) => sum + (text?.length ?? Infinity) + 1, 0);
      return length > maxLength ? undefined : options.sort((a, b) => compareTexts(a!, b!)).join(',');
    };
    const written = (): string | undefined => {
      const [left, right] = [side('L'), side('R')];
      return left === undefined || right === undefined ? undefined : `{${left}|${right}}`;
    };
    const text = isCanonicalForm(follower) ? printValue(formValue(follower), { maxLength }) : written();
    texts.set(follower, text !== undefined && text.length > maxLength ? undefined : text);
  }
  return texts;
}

function compareTexts(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
