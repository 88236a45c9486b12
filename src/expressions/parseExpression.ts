import type { MathJsInstance, MathNode } from 'mathjs';
import { ParseError } from '../errors.js';
import { parseValue, type Value } from '../values/door.js';
import { syntaxError } from './Fault.js';
import { outlineGames, type GameInBraces, type Option, type Part } from './outlineGames.js';
import { nodePlaces, type Place } from './places.js';
import { changeParts } from './tokens.js';

/** An expression with its nodes, their places in the whole text, and the games in braces. */
export interface ParsedPart {
  readonly root: MathNode;
  readonly places: ReadonlyMap<MathNode, Place>;
  /** The nodes that stand for games in braces. */
  readonly games: ReadonlyMap<MathNode, ParsedGame>;
}

/** An option in braces: an expression, what its text means in the notation of values, or both. */
export interface ParsedOption {
  readonly place: Place;
  readonly part: ParsedPart | undefined;
  readonly value: Value | undefined;
}

/** The options of a game in braces. */
export interface ParsedGame {
  readonly left: readonly ParsedOption[];
  readonly right: readonly ParsedOption[];
}

/** The nodes of an expression. @throws ParseError `invalid-expression` */
export function parseExpression(text: string, math: MathJsInstance): ParsedPart {
  return parsedPart(outlineGames(text), text, text, math);
}

/** @param clean the text as mathjs shall read it, of the same length */
function parsedPart(part: Part, text: string, clean: string, math: MathJsInstance): ParsedPart {
  const { start, end } = part;
  const shown = withMinuses(withEmptyBraces(part, clean)).slice(start, end);
  let root: MathNode;
  try {
    root = math.parse(shown);
  } catch (error) {
    throw syntaxError(error, text, start);
  }
  const places = new Map<MathNode, Place>();
  const games = new Map<MathNode, ParsedGame>();
  const byStart = new Map(part.games.map((game) => [game.start, game]));
  for (const [node, place] of nodePlaces(root, shown)) {
    const moved = { start: place.start + start, end: place.end + start };
    places.set(node, moved);
    const game = node.type === 'ObjectNode' ? byStart.get(moved.start) : undefined;
    if (game !== undefined) games.set(node, parsedGame(game, text, math));
  }
  return { root, places, games };
}

function parsedGame({ left, right }: GameInBraces, text: string, math: MathJsInstance): ParsedGame {
  // In brackets mathjs reads on in the next line; options have lost theirs.
  const clean = changeParts(
    text,
    (found) => (found.startsWith('#') ? ' '.repeat(found.length) : found),
    (other) => other.replaceAll('\n', ' '),
  );
  const parsed = (side: readonly Option[]): ParsedOption[] =>
    side.map((option) => parsedOption(option, text, clean, math));
  return { left: parsed(left), right: parsed(right) };
}

function parsedOption(option: Option, text: string, clean: string, math: MathJsInstance): ParsedOption {
  const { start, end } = option;
  const place = { start, end };
  if (option.isGame) {
    const [game] = option.games;
    return { place, value: undefined, part: partOfGame(parsedGame(game!, text, math), place, math) };
  }
  const written = clean.slice(start, end);
  const value = /^[+-]?\d+$/.test(written) ? undefined : valueNamed(written);
  // ± has no other meaning.
  if (value !== undefined && written.startsWith('+-')) return { place, value, part: undefined };
  try {
    return { place, value, part: parsedPart(option, text, clean, math) };
  } catch (error) {
    if (value === undefined || !(error instanceof ParseError)) throw error;
    return { place, value, part: undefined };
  }
}

/** What a text means in the notation of values; undefined if nothing. */
function valueNamed(text: string): Value | undefined {
  try {
    return parseValue(text);
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}

/** A node for a game that is all of an option. */
function partOfGame(game: ParsedGame, place: Place, math: MathJsInstance): ParsedPart {
  const root = math.parse('{}');
  return { root, places: new Map([[root, place]]), games: new Map([[root, game]]) };
}

/** With blanks in the braces of games. */
function withEmptyBraces({ games }: Part, text: string): string {
  let [shown, from] = ['', 0];
  for (const { start, end } of games) {
    shown += `${text.slice(from, start)}{${' '.repeat(end - start - 2)}}`;
    from = end;
  }
  return shown + text.slice(from);
}

/** With the minus of formulas as that of expressions, outside of texts. */
function withMinuses(expression: string): string {
  return changeParts(
    expression,
    (text) => text,
    (part) => part.replaceAll('−', '-'),
  );
}
