import { InputError, LibraryError, ParseError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import type { Source } from '../../sources/index.js';
import { filesOfRulesets, rulesetOfFile, SourceTemplate, type FileRuleset } from '../../sources/internal.js';
import { TextSpan } from '../../text/internal.js';
import type { FamilyItem } from '../FamilyItem.js';
import { refused, refusedFor } from './refused.js';
import type { SourceMaker } from './Subject.js';

/** What stands for the notation of an item. */
const PLACEHOLDER = /\{(?:board|a)\}/g;

/** What is wrong with a template on whatever item. */
const OF_TEMPLATE = /^(?:not-given-|unknown-)/;

/**
 * What a template makes of each item: `snort@{board}`, `value:{a} + value:*`. It is read once, but for the texts of
 * items; no other file than one of a ruleset is read.
 * @param files the texts of files of rulesets, by their names
 * @throws InputError with its column in the template
 */
export function readTemplate(template: string, files: Readonly<Record<string, string>>): SourceMaker {
  const places = [...template.matchAll(PLACEHOLDER)];
  const at = (offset: number): Parameters<typeof refused>[0] => ({ option: 'source', text: template, offset });
  if (places.length === 0)
    throw refused(
      at(0),
      'not-given-board',
      'no place for the items; expected {board} or {a}.',
      'For example snort@{board}.',
    );
  const found = <T>({ start }: TextSpan, find: () => T): T => {
    try {
      return find();
    } catch (error) {
      if (error instanceof LibraryError) throw refusedFor(at(start), error);
      throw error;
    }
  };
  const rulesets = new Map(
    filesOfRulesets(TextSpan.of(template, 'survey')).map((name) => [
      name.text,
      found(name, () => rulesetNamed(name.text, files)),
    ]),
  );
  const source = new SourceTemplate(template, PLACEHOLDER, rulesets, found);
  const texts = template.split(PLACEHOLDER);
  return (item: FamilyItem, run: RunOptions): Source => {
    try {
      return source.with(item, run);
    } catch (error) {
      if (error instanceof InputError && OF_TEMPLATE.test(error.code)) throw refusedFor(at(0), error);
      if (!(error instanceof ParseError)) throw error;
      throw refusedFor(at(offsetIn(texts, places, item.text, error.column - 1)), withoutColumn(error));
    }
  };
}

/** The ruleset of a file. @throws InputError `not-given-read`, `invalid-json`, and as `rulesetFromData` */
function rulesetNamed(name: string, files: Readonly<Record<string, string>>): FileRuleset {
  const text = Object.hasOwn(files, name) ? files[name] : undefined;
  if (text === undefined)
    throw new InputError('not-given-read', `the file ${name} is not one of the survey; expected a ruleset.`);
  try {
    return rulesetOfFile(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new InputError('invalid-json', `${name}: ${error.message}`);
    throw error;
  }
}

/** Where in the template a place of what was made from it lies. */
function offsetIn(texts: readonly string[], places: readonly RegExpExecArray[], item: string, offset: number): number {
  let end = 0;
  for (const [i, text] of texts.entries()) {
    const place = places[i];
    const start = i === 0 ? 0 : places[i - 1]!.index + places[i - 1]![0].length;
    if (place === undefined || offset < end + text.length) return start + offset - end;
    end += text.length + item.length;
    if (offset < end || (offset === end && texts[i + 1] === '')) return place.index;
  }
  return 0;
}

function withoutColumn(error: ParseError): InputError {
  return new InputError(error.code, error.message.replace(/,? at column \d+/, ''), {
    ...(error.hint !== undefined && { hint: error.hint }),
    cause: error,
  });
}
