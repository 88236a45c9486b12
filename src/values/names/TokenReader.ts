import type { ErrorCode } from '../../errors.js';
import { TextSpan } from '../../text/internal.js';
import { Dyadic } from '../Dyadic.js';
import { valueTokens, type ValueToken, type TokenKind } from './valueTokens.js';

/** What a value can begin with, and what cannot follow a value without a sign between. */
const BEGINNINGS: readonly TokenKind[] = ['number', 'arrows', 'star', 'superscript', 'word', '{', '(', '±'];

/** Goes through the tokens of a name, and refuses those that do not fit. */
export class TokenReader {
  readonly #whole: TextSpan;
  readonly #tokens: readonly ValueToken[];
  #at = 0;

  constructor(text: string) {
    this.#whole = TextSpan.of(text, 'parseValue');
    this.#tokens = valueTokens(text);
  }

  get next(): ValueToken {
    return this.#tokens[this.#at]!;
  }

  /** Does the next token follow without a blank? */
  get isAdjacent(): boolean {
    return this.#at > 0 && this.#tokens[this.#at - 1]!.end === this.next.start;
  }

  /** Does the next token begin a value? */
  get isBeginning(): boolean {
    return BEGINNINGS.includes(this.next.kind);
  }

  /** Is the next token this word, in any case? */
  isWord(...words: readonly string[]): boolean {
    return this.next.kind === 'word' && words.includes(this.next.text.toLowerCase());
  }

  take(): ValueToken {
    const token = this.next;
    if (token.kind !== 'end') this.#at++;
    return token;
  }

  /** Takes the next token if it is of a kind. */
  accept(kind: TokenKind): ValueToken | undefined {
    return this.next.kind === kind ? this.take() : undefined;
  }

  /** Takes the next token if it is of a kind and follows without a blank. */
  acceptAdjacent(kind: TokenKind): ValueToken | undefined {
    return this.isAdjacent ? this.accept(kind) : undefined;
  }

  /** Takes the next token, of a kind. @throws ParseError `invalid-token` */
  expect(kind: TokenKind, expected: string): ValueToken {
    const hint = this.isBeginning ? 'Write a comma between options, + between summands.' : undefined;
    return this.accept(kind) ?? this.refuse('invalid-token', expected, hint);
  }

  /** The number of a token. @throws ParseError `not-dyadic` */
  dyadic(token: ValueToken): Dyadic {
    const below = BigInt(token.text.split('/')[1] ?? 1);
    if (below === 0n || (below & (below - 1n)) !== 0n)
      this.refuse(
        'not-dyadic',
        'a denominator that is a power of two',
        'Other fractions are not values of short games.',
        token,
      );
    return Dyadic.parse(token.text);
  }

  /** The integer of a token. @throws ParseError `not-an-integer`, `too-large` */
  integer(token: ValueToken, most: number): number {
    if (token.text.includes('/'))
      this.refuse('not-an-integer', 'an integer', 'Only numbers can be fractions; write + between summands.', token);
    const value = Number(token.text);
    if (value > most) this.refuse('too-large', `at most ${most}`, undefined, token);
    return value;
  }

  /** @throws ParseError always, at the next token unless another one is named */
  refuse(code: ErrorCode, expected: string, hint?: string, token: ValueToken = this.next): never {
    const span = this.#whole.slice(token.start, token.end);
    return span.refuse(code, expected, hint, token.kind === 'end' ? 'the end' : undefined);
  }
}
