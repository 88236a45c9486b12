import { nearestNames } from '../../errors.js';
import type { Dyadic } from '../Dyadic.js';
import type { Value } from '../Value.js';
import type { ValueStore } from '../ValueStore.js';
import { boundedGame, boundedMultiple, boundedSum, tooLarge } from './boundedArithmetic.js';
import { readSideBySide } from './readSideBySide.js';
import { TokenReader } from './TokenReader.js';
import type { ValueToken } from './valueTokens.js';

/**
 * A rule of the grammar. A rule yields a sum in brackets, and goes on with its value: brackets may be nested deeper
 * than the call stack.
 */
type Parsing<T> = Generator<Parsing<Value>, T, Value>;

/** What stands in brackets: one game {…|…}, or a list. */
interface Bracketed {
  readonly values: readonly Value[];
  readonly isGame: boolean;
}

const WORDS = ['up', 'down', 'star', 'tiny', 'miny'];
const LOOPY = ['on', 'off', 'over', 'under', 'upon', 'dud', 'pass'];

/** Reads the name of one value. */
export class ValueParser {
  readonly #store: ValueStore;
  readonly #reader: TokenReader;

  constructor(text: string, store: ValueStore) {
    this.#store = store;
    this.#reader = new TokenReader(text);
  }

  /** @throws ParseError, LimitError, InputError */
  parse(): Value {
    const rules = [this.#whole()];
    let value = this.#store.zero;
    try {
      for (let rule = rules.at(-1); rule !== undefined; rule = rules.at(-1)) {
        const step = rule.next(value);
        if (step.done === true) {
          value = step.value;
          rules.pop();
        } else rules.push(step.value);
      }
    } catch (error) {
      // Sums and comparisons go as deep as the values.
      if (error instanceof RangeError) throw tooLarge('a value that is too deep');
      throw error;
    }
    return value;
  }

  *#whole(): Parsing<Value> {
    const value = yield* this.#sum();
    this.#reader.expect('end', '+, - or the end');
    return value;
  }

  *#sum(): Parsing<Value> {
    const reader = this.#reader;
    let value = yield* this.#signedTerm();
    for (;;) {
      const sign = reader.next;
      if (sign.text === '+-')
        reader.refuse('not-unambiguous-sum', '+ or -', 'Write 1 + -2 with a blank for −1, and 1 + +-2 for 1 ± 2.');
      if (sign.kind !== '+' && sign.kind !== '-') return value;
      reader.take();
      if (this.#isSubscript()) value = boundedSum(value, yield* this.#subscripted(sign));
      else if (sign.kind === '+') value = boundedSum(value, yield* this.#signedTerm());
      else {
        // A minus between two terms takes the whole second term: 2 - 1^ is 2 − 1 − ↑.
        const isSigned = reader.next.kind === '-' || reader.next.kind === '+';
        const term = isSigned ? yield* this.#signedTerm() : yield* this.#term(false);
        value = boundedSum(value, term.negative());
      }
    }
  }

  /** A term with or without a sign. The sign of a number is its own: -1^ is −1 + ↑. */
  *#signedTerm(): Parsing<Value> {
    const sign = this.#reader.accept('-') ?? this.#reader.accept('+');
    if (sign !== undefined && this.#isSubscript()) return yield* this.#subscripted(sign);
    if (sign?.kind !== '-') return yield* this.#term(false);
    if (this.#reader.next.kind === 'number') return yield* this.#term(true);
    return (yield* this.#term(false)).negative();
  }

  /** @param isNegative whether the number at the beginning is */
  *#term(isNegative: boolean): Parsing<Value> {
    const reader = this.#reader;
    let number: Dyadic | undefined;
    const first = reader.accept('number');
    if (first !== undefined) {
      number = reader.dyadic(first);
      if (isNegative) number = number.negative();
      if (reader.accept('.') !== undefined) return this.#ended(yield* this.#multiple(first, number));
    }
    const closed = readSideBySide(reader, this.#store, number);
    if (closed === undefined) return this.#ended(yield* this.#primary());
    const goesOn = reader.isAdjacent && !closed.isClosed && (reader.isWord('tiny', 'miny') || reader.next.text === '±');
    return this.#ended(goesOn ? boundedSum(closed.value, yield* this.#primary()) : closed.value);
  }

  /** Nothing more may follow a term without a blank. */
  #ended(value: Value): Value {
    if (this.#reader.isAdjacent && this.#reader.isBeginning && this.#reader.next.text !== '+-')
      this.#reader.refuse(
        'not-unambiguous-sum',
        '+ or -',
        'Side by side stand a number, arrows and a nimber, in this order: 1^*2. Write + between other summands, 3.{1|0} for a multiple.',
      );
    return value;
  }

  /** n.G, the sum of n copies. */
  *#multiple(token: ValueToken, factor: Dyadic): Parsing<Value> {
    const reader = this.#reader;
    if (!factor.isInteger) reader.refuse('not-an-integer', 'an integer before the point', undefined, token);
    if (reader.next.kind === 'number')
      reader.refuse('invalid-decimal', 'a value after the point, as in 3.^', 'Write decimal fractions as 7/2.');
    const start = reader.next;
    const closed = readSideBySide(reader, this.#store);
    if (closed?.isClosed === true && start.kind !== 'star' && start.text.toLowerCase() !== 'star')
      reader.refuse('not-unambiguous-product', 'one factor after the point', 'Write 3.(^*) or 3.^ + *.', start);
    return boundedMultiple(factor.numerator, closed?.value ?? (yield* this.#primary()));
  }

  /** A game in braces, a sum in parentheses, ±, tiny or miny. */
  *#primary(): Parsing<Value> {
    const token = this.#reader.next;
    switch (token.kind) {
      case '{':
        return this.#game(token, yield* this.#braces());
      case '(':
        return this.#single(token, yield* this.#parentheses());
      case '±': {
        this.#reader.take();
        const options = yield* this.#operands();
        return boundedGame(
          this.#store,
          options,
          options.map((option) => option.negative()),
        );
      }
      case 'word':
        return yield* this.#named();
      default:
        return this.#reader.refuse('invalid-token', 'a value such as 3/4, ^, *2 or {2|-2}', hintFor(token));
    }
  }

  /** What follows ±: a number, a game in braces, or options in parentheses or braces. */
  *#operands(): Parsing<readonly Value[]> {
    const reader = this.#reader;
    const number = reader.accept('number');
    if (number !== undefined) return [this.#store.number(reader.dyadic(number))];
    if (reader.next.kind === '{') return (yield* this.#braces()).values;
    if (reader.next.kind === '(') return (yield* this.#parentheses()).values;
    if (reader.isWord('tiny', 'miny')) return [yield* this.#named()];
    return reader.refuse('invalid-token', 'a number, a game in braces, or options in parentheses after ±');
  }

  *#named(): Parsing<Value> {
    const reader = this.#reader;
    const word = reader.take();
    const name = word.text.toLowerCase();
    if (name !== 'tiny' && name !== 'miny') {
      if (LOOPY.includes(name))
        return reader.refuse('not-short', 'the value of a short game', `The game ${word.text} is loopy.`, word);
      const near = nearestNames(word.text, WORDS).join(' or ');
      return reader.refuse(
        'unknown-name',
        `one of ${WORDS.join(' ')}`,
        near === '' ? undefined : `Did you mean ${near}?`,
        word,
      );
    }
    const open = reader.next;
    if (open.kind !== '(') reader.refuse('invalid-token', `( after ${word.text}`, `For example ${word.text}(2).`);
    return this.#tiny(name, this.#single(open, yield* this.#parentheses()));
  }

  /** Does a subscript follow the sign that was taken last? */
  #isSubscript(): boolean {
    return this.#reader.next.kind === '_' && this.#reader.isAdjacent;
  }

  /** +_2 or -_{1/2}: tiny or miny. */
  *#subscripted(sign: ValueToken): Parsing<Value> {
    const reader = this.#reader;
    reader.take();
    const token = reader.next;
    const number = reader.accept('number');
    let of: Value;
    if (number !== undefined) of = this.#store.number(reader.dyadic(number));
    else if (token.kind === '{') of = this.#single(token, yield* this.#braces());
    else if (token.kind === '(') of = this.#single(token, yield* this.#parentheses());
    else return reader.refuse('invalid-token', 'a number or braces after _', 'For example +_2 or +_{1/2}.');
    return this.#ended(this.#tiny(sign.kind === '+' ? 'tiny' : 'miny', of));
  }

  #tiny(name: 'tiny' | 'miny', of: Value): Value {
    const { zero } = this.#store;
    const value = boundedGame(this.#store, [zero], [boundedGame(this.#store, [zero], [of.negative()])]);
    return name === 'tiny' ? value : value.negative();
  }

  /** (a, b, …): one or more sums. */
  *#parentheses(): Parsing<Bracketed> {
    const reader = this.#reader;
    reader.take();
    const values = [yield this.#sum()];
    while (reader.accept(',') !== undefined) values.push(yield this.#sum());
    reader.expect(')', ', + - or )');
    return { values, isGame: false };
  }

  /** {a, b | c}, or without a bar the list of what stands between the braces. */
  *#braces(): Parsing<Bracketed> {
    const reader = this.#reader;
    reader.take();
    let list: Value[] = [];
    const lists = [list];
    const bars: ValueToken[] = [];
    for (;;) {
      if (reader.next.kind !== 'bars' && reader.next.kind !== '}') {
        list.push(yield this.#sum());
        while (reader.accept(',') !== undefined) list.push(yield this.#sum());
      }
      const bar = reader.accept('bars');
      if (bar === undefined) break;
      bars.push(bar);
      lists.push((list = []));
    }
    reader.expect('}', bars.length === 0 ? ', + - | or }' : ', + - or }');
    return { values: this.#split(lists, bars), isGame: bars.length > 0 };
  }

  /** Splits at the longest bar; each side then is a list of options or a game of its own. */
  #split(lists: readonly (readonly Value[])[], bars: readonly ValueToken[]): readonly Value[] {
    if (bars.length === 0) return lists[0]!;
    const longest = bars.reduce((length, { text }) => Math.max(length, text.length), 0);
    const [at, second] = bars.flatMap(({ text }, i) => (text.length === longest ? [i] : []));
    if (second !== undefined)
      this.#reader.refuse('too-many-bars', 'one bar of each length', 'Write {a||b|c} for {a|{b|c}}.', bars[second]);
    const left = this.#split(lists.slice(0, at! + 1), bars.slice(0, at));
    const right = this.#split(lists.slice(at! + 1), bars.slice(at! + 1));
    return [boundedGame(this.#store, left, right)];
  }

  #game(open: ValueToken, { values, isGame }: Bracketed): Value {
    if (!isGame)
      this.#reader.refuse(
        'not-given-bar',
        'a bar | between the braces',
        'The game without options is {|}, or 0.',
        open,
      );
    return values[0]!;
  }

  /** The one value in brackets. */
  #single(open: ValueToken, { values }: Bracketed): Value {
    if (values.length !== 1) this.#reader.refuse('invalid-token', 'one value in the brackets', undefined, open);
    return values[0]!;
  }
}

function hintFor({ kind, text }: ValueToken): string | undefined {
  if (text === '★') return 'The far star is not the value of a short game.';
  if (kind === '_') return 'Tiny-2 is +_2 or tiny(2).';
  return undefined;
}
