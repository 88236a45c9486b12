import { LimitError, ParseError } from '../errors.js';
import { PLAYERS, type Player } from '../player.js';
import { outsideBrackets, TextSpan } from '../text/internal.js';
import { parseValue, type Value } from '../values/index.js';
import { gameOfOptions } from './gameOfOptions.js';
import { IN_CGSUITE, LOOPY_GAMES } from './literature.js';
import { LoopyGame, MOST_POSITIONS } from './LoopyGame.js';
import { loopySum } from './loopySum.js';
import { optionHint } from './optionHint.js';
import { requireFewFollowers } from './requireFewFollowers.js';
import { isInBraces, signedTerms, type SignedTerm } from './signedTerms.js';

/** Braces in braces, at most so deep. */
const DEEPEST = 500;
/** The most positions of games after ±: each ± in another doubles them. */
const MOST_SWITCHED = 2 ** 16;

/** Reads equations of a loopy game; what a name or a short game stands for becomes a position when it is met. */
export class EquationReader {
  readonly #arcs: Record<Player, number[][]> = { L: [], R: [] };
  /** What each equation says, and where it stands; without a name, the only one. */
  readonly #equations = new Map<string, TextSpan>();
  readonly #positions = new Map<string | Value, number>();
  /** Positions whose options are still to be read. */
  readonly #open: (() => void)[] = [];

  /** How many sums and the like this one stands in. */
  readonly #depth: number;

  constructor(span: TextSpan, depth: number = 0) {
    if (depth > DEEPEST)
      throw new LimitError('too-deep', `parseLoopyGame: parentheses in parentheses, ${DEEPEST} deep; expected less.`);
    this.#depth = depth;
    for (const part of span.split(';').map((each) => each.trim())) {
      if (part.text === '' && this.#equations.size > 0) continue;
      this.#readEquation(part);
    }
  }

  game(): LoopyGame {
    const [[name, right]] = [...this.#equations] as [[string, TextSpan]];
    const start = name === '' ? this.#position(right, undefined, 0) : this.#named(name);
    for (let fill = this.#open.pop(); fill !== undefined; fill = this.#open.pop()) fill();
    return new LoopyGame(this.#arcs.L, this.#arcs.R).at(start);
  }

  #readEquation(part: TextSpan): void {
    const equals = part.text.indexOf('=');
    if (equals === -1) {
      if (this.#equations.size > 0) part.refuse('not-an-equation', 'an equation such as a={0|pass}');
      this.#equations.set('', part);
      return;
    }
    const name = part.slice(0, equals).trim();
    const options = part.slice(equals + 1).trim();
    if (!/^[a-z][a-z0-9_]*\*?$/i.test(name.text)) name.refuse('not-a-name', 'a name such as a or over before the =');
    if (['pass', 'v'].includes(name.text)) name.refuse('not-a-name', 'another name: this one means something else');
    if (this.#equations.has('')) name.refuse('not-an-equation', 'the end of the only game');
    if (this.#equations.has(name.text)) name.refuse('not-a-new-name', 'a name for which there is no equation before');
    if (!isInBraces(options))
      options.refuse(
        'not-an-equation',
        'options in braces, such as {0|pass}',
        'A sum has a prefix before each game: loopy:a={0|pass} + loopy:1.',
      );
    this.#equations.set(name.text, options);
  }

  /** The position of something, made when it is first met. */
  #once(key: string | Value, fill: (position: number) => void): number {
    let position = this.#positions.get(key);
    if (position === undefined) {
      this.#positions.set(key, (position = this.#new()));
      const made = position;
      this.#open.push(() => fill(made));
    }
    return position;
  }

  #new(): number {
    const position = this.#arcs.L.length;
    if (position >= MOST_POSITIONS)
      throw new LimitError('too-many-positions', `parseLoopyGame: more than ${MOST_POSITIONS} positions.`);
    for (const player of PLAYERS) this.#arcs[player].push([]);
    return position;
  }

  #named(name: string): number {
    const span = this.#equations.get(name)!;
    return this.#once(name, (position) => this.#fill(position, span.slice(1, span.text.length - 1), 0));
  }

  /** An option. @param self the position that `pass` means */
  #position(span: TextSpan, self: number | undefined, depth: number): number {
    const { text } = span;
    if (depth > DEEPEST)
      throw new LimitError('too-deep', `parseLoopyGame: braces in braces, ${DEEPEST} deep; expected less.`);
    if (text === 'pass') return self ?? span.refuse('not-an-option', 'pass inside braces');
    if (text !== '' && this.#equations.has(text)) return this.#named(text);
    const name = text.toLowerCase();
    if (Object.hasOwn(LOOPY_GAMES, name)) return this.#ofLiterature(name);
    const value = shortGame(text);
    if (value !== undefined) return this.#ofValue(value);
    const inCgsuite = this.#ofCgsuite(name);
    if (inCgsuite !== undefined) return this.#block(inCgsuite);
    const terms = isInBraces(span) ? undefined : signedTerms(span);
    if (terms !== undefined) return this.#block(this.#sum(terms));
    const built = this.#switch(span) ?? this.#tiny(span);
    if (built !== undefined) return this.#block(built);
    if (!isInBraces(span))
      span.refuse(
        'not-an-option',
        'pass, the name of an equation, a short game, or options in braces',
        optionHint(text),
      );
    const position = this.#new();
    this.#fill(position, span.slice(1, text.length - 1), depth + 1);
    return position;
  }

  /** Left options, bars, Right options; a side with fewer bars in it is a game without its braces, as in `0||0|off`. */
  #fill(position: number, inside: TextSpan, depth: number): void {
    const bars = barsOf(inside);
    const most = Math.max(0, ...bars.map(({ 0: bar }) => bar.length));
    const middle = bars.filter(({ 0: bar }) => bar.length === most);
    if (middle.length !== 1) inside.refuse('not-an-option', 'two lists of options with | between them');
    const offset = middle[0]!.index;
    const sides = [inside.slice(0, offset), inside.slice(offset + most)];
    for (const [i, player] of PLAYERS.entries()) {
      const options = this.#options(sides[i]!.trim(), position, depth);
      this.#arcs[player][position]!.push(...options);
    }
  }

  #options(side: TextSpan, self: number, depth: number): number[] {
    if (side.text === '') return [];
    if (barsOf(side).length > 0) {
      if (depth > DEEPEST)
        throw new LimitError('too-deep', `parseLoopyGame: bars between bars, ${DEEPEST} deep; expected less.`);
      const option = this.#new();
      this.#fill(option, side, depth + 1);
      return [option];
    }
    return side.balanced(',').map((option) => this.#position(option.trim(), self, depth));
  }

  #ofLiterature(name: string): number {
    const key = `${name} of the literature`;
    const known = this.#positions.get(key);
    if (known !== undefined) return known;
    const game = new EquationReader(TextSpan.of(LOOPY_GAMES[name]!, 'parseLoopyGame')).game();
    const start = this.#block(game);
    this.#positions.set(key, start);
    return start;
  }

  /** `^[on]`, and a number before a name, for their sum: `3/2under`, `-1/4v[on]`. */
  #ofCgsuite(text: string): LoopyGame | undefined {
    const [, number, name] = /^([+-]?\d+(?:\/\d+)?)?([a-z^].*)$/s.exec(text) ?? [];
    if (name === undefined) return undefined;
    const isNamed = number !== undefined && Object.hasOwn(LOOPY_GAMES, name);
    const meant = isNamed ? name : Object.hasOwn(IN_CGSUITE, name) ? IN_CGSUITE[name] : undefined;
    const value = number === undefined ? undefined : shortGame(number);
    if (meant === undefined || (number !== undefined && value === undefined)) return undefined;
    const games = (value === undefined ? [meant] : [number!, meant]).map((each) => TextSpan.of(each, 'parseLoopyGame'));
    return loopySum(games.map((each) => this.#alone(each)));
  }

  /** A game with positions of its own. */
  #block(game: LoopyGame): number {
    const before = this.#arcs.L.length;
    for (let p = 0; p < game.n; p++) {
      const position = this.#new();
      for (const player of PLAYERS)
        this.#arcs[player][position]!.push(...game.options(p, player).map((option) => option + before));
    }
    return before;
  }

  #sum(terms: readonly SignedTerm[]): LoopyGame {
    const games = terms.flatMap(({ isNegative, copies, span }) => {
      const game = this.#alone(span);
      return Array.from({ length: copies }, () => (isNegative ? game.negative() : game));
    });
    return loopySum(games);
  }

  /** A game that leads to none of the equations. */
  #alone(span: TextSpan): LoopyGame {
    if (this.#equations.has(span.text) && span.text !== '')
      span.refuse(
        'not-an-option',
        'short games, names of the literature and games in braces in a sum',
        'Names of equations stand alone.',
      );
    return new EquationReader(span, this.#depth + 1).game();
  }

  /** `+-over`, `±(over,1)`: what Left may choose of, and Right of their negatives. */
  #switch(span: TextSpan): LoopyGame | undefined {
    const [sign] = /^(?:\+-|±)/.exec(span.text) ?? [];
    if (sign === undefined) return undefined;
    const rest = span.slice(sign.length).trim();
    const games = this.#switched(rest).map((each) => this.#alone(each));
    if (games.reduce((sum, { n }) => sum + n, 0) > MOST_SWITCHED)
      throw new LimitError('too-many-positions', `parseLoopyGame: more than ${MOST_SWITCHED} positions after ±.`);
    return gameOfOptions(
      games,
      games.map((game) => game.negative()),
    );
  }

  /**
   * What follows ±, as in the notation of values: a game that is named or in braces, or a list of options in braces or
   * parentheses.
   */
  #switched(rest: TextSpan): readonly TextSpan[] {
    const isTiny = tinyOf(rest) !== undefined;
    if (isTiny || Object.hasOwn(LOOPY_GAMES, rest.text.toLowerCase())) return [rest];
    if (!isInBraces(rest) && !isInBraces(rest, '()'))
      rest.refuse(
        'not-an-option',
        'a number, a name of the literature, a game in braces, or options in parentheses after ±',
        'For example +-over, or +-(^).',
      );
    const inside = rest.slice(1, rest.text.length - 1);
    if (isInBraces(rest) && barsOf(inside).length > 0) return [rest];
    return inside.balanced(',').map((item) => item.trim());
  }

  /** tiny(G) = {0||0|−G}, miny(G) = {G|0||0}. */
  #tiny(span: TextSpan): LoopyGame | undefined {
    const found = tinyOf(span);
    if (found === undefined) return undefined;
    const zero = new LoopyGame([[]], [[]]);
    const tiny = gameOfOptions([zero], [gameOfOptions([zero], [this.#alone(found.of).negative()])]);
    return found.isTiny ? tiny : tiny.negative();
  }

  #ofValue(value: Value): number {
    requireFewFollowers('parseLoopyGame', value);
    return this.#once(value, (position) => {
      for (const player of PLAYERS)
        this.#arcs[player][position]!.push(...value.options(player).map((option) => this.#ofValue(option)));
    });
  }
}

/** The runs of bars outside of braces. */
function barsOf({ text }: TextSpan): RegExpExecArray[] {
  return [...outsideBrackets(text).matchAll(/\|+/g)];
}

/** What stands in the parentheses of `tiny(…)` or `miny(…)`. */
function tinyOf(span: TextSpan): { readonly isTiny: boolean; readonly of: TextSpan } | undefined {
  const [name] = /^(?:tiny|miny)(?=\()/i.exec(span.text) ?? [];
  if (name === undefined) return undefined;
  const rest = span.slice(name.length);
  if (!isInBraces(rest, '()')) return undefined;
  return { isTiny: name.toLowerCase() === 'tiny', of: rest.slice(1, rest.text.length - 1).trim() };
}

/** A short game in bracket notation, if the text is one. */
function shortGame(text: string): Value | undefined {
  try {
    return parseValue(text);
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}
