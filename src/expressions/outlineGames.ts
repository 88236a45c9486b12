import type { Place } from './places.js';
import { pointing } from './pointing.js';
import { changeParts } from './tokens.js';

/** A part of an expression with the outermost games in braces that stand in it. */
export interface Part extends Place {
  readonly games: readonly GameInBraces[];
}

/** Braces with a bar: a game. */
export interface GameInBraces extends Place {
  readonly left: readonly Option[];
  readonly right: readonly Option[];
}

/**
 * What stands between commas and bars; `isGame` if it is one game in braces, or between longer bars, and nothing else.
 */
export interface Option extends Part {
  readonly isGame: boolean;
}

/** What stands between brackets, with the bars and commas of its own level. */
interface Region extends Part {
  readonly bars: readonly Place[];
  readonly commas: readonly number[];
}

/** What other languages write, and what stands for it here. */
const FOREIGN: Readonly<Record<string, readonly [expected: string, hint: string]>> = {
  ':=': ['=', 'A variable is set by G = {2|-2}.'],
  '<>': ['confused(a, b)', 'confused(a, b) says whether neither of two values is at most the other.'],
  '->': ['a function such as f(n) = n + 1', 'map(1:5, f) applies it to a list.'],
  '||': [
    'confused(a, b), or braces around it',
    'confused(a, b) says whether neither of two values is at most the other; a game is {G||H|K}.',
  ],
  '<|': ['not (a >= b)', 'It holds if a is less than b or confused with it.'],
  '|>': ['not (a <= b)', 'It holds if a is greater than b or confused with it.'],
};

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/**
 * The games in braces of an expression.
 * @throws ParseError `invalid-expression` for bars elsewhere, and for `:=`, `<>` and `->`
 */
export function outlineGames(text: string): Part {
  return new Outline(text).whole();
}

class Outline {
  readonly #text: string;
  /** The expression with blanks for texts and comments. */
  readonly #signs: string;
  #at = 0;

  constructor(text: string) {
    const blank = (part: string): string => ' '.repeat(part.length);
    this.#text = text;
    this.#signs = changeParts(text, blank, (part) => part);
  }

  whole(): Part {
    const region = this.#region('');
    this.#requireNoBar(region);
    return region;
  }

  /** Goes on to a closing bracket, or to the end; brackets without a partner are left to the parser. */
  #region(close: string): Region {
    const [start, games, bars, commas]: [number, GameInBraces[], Place[], number[]] = [this.#at, [], [], []];
    for (; this.#at < this.#signs.length; this.#at++) {
      const sign = this.#signs[this.#at]!;
      const inner = CLOSING[sign];
      if (sign === close) break;
      if (inner !== undefined) games.push(...this.#inside(inner));
      else if (sign === ',') commas.push(this.#at);
      else if (sign === '|') bars.push(this.#bar());
      else this.#refuseForeign(this.#at, [':=', '<>', '->']);
    }
    return { start, end: this.#at, games, bars, commas };
  }

  /** What stands behind an opening bracket, which may be a game. */
  #inside(close: string): readonly GameInBraces[] {
    const open = this.#at++;
    const region = this.#region(close);
    if (close !== '}' || region.bars.length === 0) {
      this.#requireNoBar(region);
      return region.games;
    }
    if (this.#at === this.#signs.length)
      throw this.#refused({ start: open, end: open + 1 }, 'found { that is not closed; expected }');
    const key = this.#key(region);
    if (key !== undefined)
      throw this.#refused(
        region.bars[0]!,
        `found a bar in an object, which has the key ${key}; expected either a game such as {2|-2} or an object such as {a: 1}`,
      );
    return [{ ...this.#game(region), start: open, end: this.#at + 1 }];
  }

  /** The game between two ends: its longest bar parts it. */
  #game(region: Region): GameInBraces {
    const lengthOf = ({ start, end }: Place): number => end - start;
    const longest = Math.max(...region.bars.map(lengthOf));
    const [bar, second] = region.bars.filter((each) => lengthOf(each) === longest);
    if (second !== undefined)
      throw this.#refused(
        second,
        `found a second ${'|'.repeat(longest)}; expected one bar between the options of Left and of Right`,
        'More bars bind less tightly: {a||b|c} is {a|{b|c}}.',
      );
    const { start, end } = region;
    return { start, end, left: this.#side(region, start, bar!.start), right: this.#side(region, bar!.end, end) };
  }

  #side({ games, bars, commas }: Region, start: number, end: number): readonly Option[] {
    const isInside = (place: Place): boolean => place.start >= start && place.end <= end;
    const side = {
      start,
      end,
      games: games.filter(isInside),
      bars: bars.filter(isInside),
      commas: commas.filter((at) => at >= start && at < end),
    };
    if (this.#text.slice(start, end).trim() === '') return [];
    if (side.bars.length > 0) return [{ start, end, games: [this.#game(side)], isGame: true }];
    const ends = [...side.commas, end];
    return ends.map((to, i) => this.#option(side, i === 0 ? start : ends[i - 1]! + 1, to));
  }

  #option({ games }: Region, from: number, to: number): Option {
    const words = this.#text.slice(from, to);
    const start = from + words.length - words.trimStart().length;
    const end = start + words.trim().length;
    if (words.trim() === '')
      throw this.#refused({ start: to, end: to + 1 }, 'found no option next to a comma; expected one');
    const inside = games.filter((game) => game.start >= start && game.end <= end);
    return { start, end, games: inside, isGame: inside[0]?.start === start && inside[0].end === end };
  }

  /** `name:` or `"text":` at the beginning of an entry. */
  #key({ start, end, commas }: Region): string | undefined {
    const starts = [start, ...commas.map((at) => at + 1)];
    return starts
      .map((from) => /^\s*([\p{L}_$][\p{L}\p{N}_$]*|"[^"]*"|'[^']*')\s*:/u.exec(this.#text.slice(from, end))?.[1])
      .find((key) => key !== undefined);
  }

  #bar(): Place {
    const start = this.#at;
    while (this.#signs[this.#at + 1] === '|') this.#at++;
    return { start, end: this.#at + 1 };
  }

  /** @throws ParseError `invalid-expression` for a bar where no braces are around it */
  #requireNoBar({ start, end, bars: [bar] }: Region): void {
    if (bar === undefined) return;
    for (const at of [Math.max(0, bar.start - 1), bar.start]) this.#refuseForeign(at, ['||', '<|', '|>']);
    const before = this.#text
      .slice(start, bar.start)
      .split(/[,;=\n]/)
      .at(-1)!
      .trimStart();
    const behind = this.#text
      .slice(bar.start, end)
      .split(/[,;=\n#]/)[0]!
      .trimEnd();
    const game = before.length + behind.length > 60 ? '{2|-2}' : `{${before}${behind}}`;
    const inQuotes = game.includes('"') ? '' : `, or value("${game}")`;
    throw this.#refused(
      bar,
      `found a bar without braces; expected a game such as ${game}`,
      `Write ${game}${inQuotes}; bitOr(a, b) is the bitwise or of numbers.`,
    );
  }

  #refuseForeign(at: number, signs: readonly string[]): void {
    const sign = signs.find((each) => this.#signs.startsWith(each, at));
    if (sign === undefined) return;
    const [expected, hint] = FOREIGN[sign]!;
    throw this.#refused({ start: at, end: at + sign.length }, `found ${sign}; expected ${expected}`, hint);
  }

  #refused(place: Place, message: string, hint?: string): Error {
    return pointing('invalid-expression', message, this.#text, place, { ...(hint !== undefined && { hint }) });
  }
}
