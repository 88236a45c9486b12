/** Texts in either quotes; behind a name, a number or a bracket an apostrophe transposes. */
const TEXT = String.raw`"(?:\\.|[^"\\])*"|(?<![\p{L}\p{N}_)\]}])'(?:\\.|[^'\\])*'`;
const COMMENT = String.raw`#[^\n]*`;

/** A name. */
export const NAME: string = String.raw`[\p{L}_$][\p{L}\p{N}_$]*`;
const NUMBER = String.raw`(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?`;

const TOKENS = new RegExp(`${COMMENT}|${TEXT}|${NUMBER}|${NAME}|\\S`, 'gu');
const TEXTS = new RegExp(`${COMMENT}|${TEXT}`, 'gu');

/** A part of an expression: a text, a number, a name or a sign. */
export interface ExpressionToken {
  readonly token: string;
  readonly start: number;
}

/** The parts of an expression, without its comments. */
export function tokensOf(expression: string): ExpressionToken[] {
  return [...expression.matchAll(TOKENS)]
    .filter(([token]) => !token.startsWith('#'))
    .map(({ 0: token, index: start }) => ({ token, start }));
}

/** An expression with its texts and comments changed, and all else. */
export function changeParts(
  expression: string,
  text: (part: string) => string,
  other: (part: string) => string,
): string {
  let changed = '';
  let end = 0;
  for (const { 0: part, index } of expression.matchAll(TEXTS)) {
    changed += other(expression.slice(end, index)) + text(part);
    end = index + part.length;
  }
  return changed + other(expression.slice(end));
}

/** Where a text begins that is not closed. */
export function openQuote(expression: string): number | undefined {
  const rest = changeParts(
    expression,
    (text) => ' '.repeat(text.length),
    (part) => part,
  );
  const at = rest.search(/"|(?<![\p{L}\p{N}_)\]}])'/u);
  return at < 0 ? undefined : at;
}
