import type { Board } from '../../boards/index.js';
import { InputError, LibraryError, ParseError } from '../../errors.js';
import { compile, findRuleset, rulesetFromData, type Ruleset, type RulesetData } from '../../games/index.js';
import { hasMoveRuleset } from '../../moves/internal.js';
import type { RunOptions } from '../../run.js';
import { parseSource, type Source } from '../../sources/index.js';
import type { FamilyItem } from '../FamilyItem.js';
import { refused, refusedFor } from './refused.js';
import type { SourceMaker } from './Subject.js';

/** What stands for the notation of an item. */
const PLACEHOLDER = /\{(?:board|a)\}/g;

/** What is wrong with a template on whatever item. */
const OF_TEMPLATE = /^(?:not-given-|unknown-)/;

/** A ruleset on the board, and nothing else. */
const ON_BOARD = /^\s*([^@{}+]+?)\s*@\s*\{(?:board|a)\}\s*$/;

/**
 * What a template makes of each item: `snort@{board}`, `value:{a} + value:*`. A ruleset on the board is read once; no
 * other file than one of a ruleset is read.
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
  const name = ON_BOARD.exec(template)?.[1];
  const ruleset = name === undefined ? undefined : rulesetNamed(name, files, at(template.indexOf(name)));
  const texts = template.split(PLACEHOLDER);
  const parse = (item: FamilyItem, run: RunOptions): Source => {
    try {
      return parseSource(texts.join(item.text), run);
    } catch (error) {
      if (error instanceof InputError && OF_TEMPLATE.test(error.code)) throw refusedFor(at(0), error);
      if (!(error instanceof ParseError)) throw error;
      throw refusedFor(at(offsetIn(texts, places, item.text, error.column - 1)), withoutColumn(error));
    }
  };
  if (ruleset === undefined) return parse;
  const onBoard = (board: Board, run: RunOptions): Source => ({ kind: 'game', object: compile(ruleset, board, run) });
  return (item, run) => (item.board === undefined ? parse(item, run) : onBoard(item.board, run));
}

/** A ruleset whose games are compiled; undefined for those by their moves, and for heaps, which may be played so. */
function rulesetNamed(
  name: string,
  files: Readonly<Record<string, string>>,
  place: Parameters<typeof refused>[0],
): Ruleset | undefined {
  try {
    if (/\.json$/i.test(name)) {
      const text = Object.hasOwn(files, name) ? files[name] : undefined;
      if (text !== undefined) return rulesetFromData(JSON.parse(text) as RulesetData);
      throw new InputError('not-given-read', `the file ${name} is not one of the survey; expected a ruleset.`);
    }
    // A sign or a factor before it is read with the rest.
    if (/^-|^\d+\*/.test(name) || hasMoveRuleset(name)) return undefined;
    const ruleset = findRuleset(name);
    return ruleset.heaps === undefined ? ruleset : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) throw refused(place, 'invalid-json', `${name}: ${error.message}`);
    if (error instanceof LibraryError) throw refusedFor(place, error);
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
