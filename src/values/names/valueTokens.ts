/** What a token of a name is. */
export type TokenKind =
  | 'number'
  | 'arrows'
  | 'star'
  | 'superscript'
  | 'word'
  | 'bars'
  | '{'
  | '}'
  | '('
  | ')'
  | '['
  | ']'
  | '<'
  | '>'
  | ','
  | '.'
  | '+'
  | '-'
  | '±'
  | '_'
  | 'unknown'
  | 'end';

/** A token with its place in the text. */
export interface ValueToken {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Every token at once; a run of v is an arrow unless it begins a word, and the last alternative is any other character.
 */
const TOKENS =
  /(?<number>\d+(?:\/\d+)?)|(?<arrows>\^+|v+(?![A-Za-z])|↑+|↓+|⇑|⇓)|(?<star>[*∗⋆])|(?<superscript>[⁰¹²³⁴⁵⁶⁷⁸⁹]+)|(?<word>[A-Za-z]+)|(?<bars>\|+)|(?<sign>\+-(?!_)|[±{}()[\]<>,.·+\-−_])|\s+|(?<unknown>.)/gsu;

/** Signs that are written in more than one way. */
const SAME: Readonly<Record<string, TokenKind>> = { '−': '-', '·': '.', '+-': '±' };

/** The tokens of a text without its blanks; the last one is its end. */
export function valueTokens(text: string): ValueToken[] {
  const tokens: ValueToken[] = [];
  for (const match of text.matchAll(TOKENS)) {
    const [found] = match;
    const groups = Object.entries(match.groups!).find(([, group]) => group !== undefined);
    if (groups === undefined) continue;
    const [name] = groups;
    const kind = name === 'sign' ? (SAME[found] ?? (found as TokenKind)) : (name as TokenKind);
    tokens.push({ kind, text: found, start: match.index, end: match.index + found.length });
  }
  return [...tokens, { kind: 'end', text: '', start: text.length, end: text.length }];
}
