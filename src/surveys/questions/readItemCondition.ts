import { InputError, LibraryError, LimitError, ParseError } from '../../errors.js';
import { expressionCondition, parseExpression } from '../../expressions/internal.js';
import { comparison, type Condition } from '../../formats/internal.js';
import type { RunOptions } from '../../run.js';
import type { AskedColumn, ItemLanguage } from './AskedColumn.js';
import { fieldOfFound } from './cells.js';
import { documentOf, factOf, PROPERTY_NAMES, valueOf } from './facts.js';
import { meant, refused } from './refused.js';
import { OBJECTS, type Subject } from './Subject.js';

/** Does an item fulfil the condition? `open` says what is not known, where that is why it does not. */
export type ItemCondition = (
  subject: Subject,
  run: RunOptions,
) => { readonly holds: boolean; readonly open?: LimitError };

/**
 * A condition in the language of `batch --where`: the fields are the columns, all properties, and the objects of an
 * item.
 * @throws InputError `invalid-condition`, `unknown-name`, `unknown-field`, with its column
 */
export function readItemCondition(text: string, language: ItemLanguage): ItemCondition {
  const condition = readCondition(text, language);
  const isKnown = (name: string): boolean =>
    language.names.has(name) || PROPERTY_NAMES.includes(name) || (OBJECTS as readonly string[]).includes(name);
  for (const name of condition.names) {
    const [base = ''] = name.split('.');
    if (isKnown(base)) continue;
    const known = [...language.names, ...PROPERTY_NAMES, ...OBJECTS];
    throw refused(
      placeOf(base, text),
      'unknown-field',
      `${JSON.stringify(base)} is not known; expected a column, a property or one of ${OBJECTS.join(', ')}.`,
      meant(base, known),
    );
  }
  const item: { subject?: Subject; run?: RunOptions; open?: LimitError | undefined } = {};
  const fields = fieldsOf(language, (find) => {
    try {
      return find(item.subject!, item.run!);
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      item.open ??= error;
      return 'undecided';
    }
  });
  return (subject, run) => {
    Object.assign(item, { subject, run, open: undefined });
    const holds = condition.holds(fields);
    const { open } = item;
    return holds || open === undefined ? { holds } : { holds, open };
  };
}

type Find = (subject: Subject, run: RunOptions) => unknown;

/** An object with a field for each name that a condition may have, which is found when it is looked at. */
function fieldsOf({ columns, names }: ItemLanguage, look: (find: Find) => unknown): Readonly<Record<string, unknown>> {
  const finds = new Map<string, Find>();
  for (const name of OBJECTS)
    finds.set(name, (subject, run) => (name === 'v' ? valueOf(subject, run) : subject.object(name, run)));
  for (const name of PROPERTY_NAMES)
    finds.set(name, (subject, run) => fieldOfFound(documentOf(name, factOf(name, subject, run), subject, run)));
  for (const name of names) finds.set(name, (subject, run) => fieldOfColumn(columns.get(name)!, subject, run));
  return Object.defineProperties(
    {},
    Object.fromEntries(
      [...finds].map(([name, find]) => {
        const key = ` field ${name}`;
        const once: Find = (subject, run) => subject.once(key, () => find(subject, run));
        return [name, { enumerable: true, get: () => look(once) }];
      }),
    ),
  );
}

function fieldOfColumn(column: AskedColumn, subject: Subject, run: RunOptions): unknown {
  return fieldOfFound(column.find(subject, run));
}

function readCondition(text: string, language: ItemLanguage): Condition {
  const objects = OBJECTS.filter((name) => !language.names.has(name));
  const isSimple =
    !/\b(?:and|or|xor|not)\b/.test(text) && !objects.some((name) => new RegExp(`\\b${name}\\b`).test(text));
  const simple = isSimple ? comparison(text) : undefined;
  if (simple !== undefined) return simple;
  try {
    return expressionCondition(text, language.sheet().math, 'survey', objects);
  } catch (error) {
    if (!(error instanceof LibraryError) || error instanceof LimitError) throw error;
    const name = /the function (\w+), which/.exec(error.message)?.[1];
    const place =
      name === undefined
        ? placeOfFlaw(text, (error.details as { readonly part?: string }).part ?? '', language)
        : placeOf(name, text);
    throw refused(place, error.code, error.message.replace(/^survey: --where has /, 'found '), error.hint, error);
  }
}

/** Where a name stands first, outside of quotes. */
function placeOf(name: string, text: string): Parameters<typeof refused>[0] {
  const bare = text.replace(/"(?:\\.|[^"\\])*"/g, (quoted) => ' '.repeat(quoted.length));
  return { option: 'where', text, offset: Math.max(0, bare.search(new RegExp(`\\b${name}\\b`))) };
}

/** Where a condition is not an expression; the part that does not compare if it is one. */
function placeOfFlaw(text: string, part: string, language: ItemLanguage): Parameters<typeof refused>[0] {
  try {
    // With another sign of the same length in place of = alone, which sets a variable.
    parseExpression(text.replace(/(?<![<>=!])=(?!=)/g, '<'), language.sheet().math);
  } catch (error) {
    if (error instanceof ParseError) return { option: 'where', text, offset: Math.min(error.column - 1, text.length) };
    if (!(error instanceof InputError)) throw error;
  }
  return { option: 'where', text, offset: Math.max(0, text.indexOf(part)) };
}
