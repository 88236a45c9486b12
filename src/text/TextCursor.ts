/** A place in a text that moves on while the text is read. */
export class TextCursor {
  readonly text: string;
  /** The place: an offset, at most the length of the text. */
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  skipSpace(): void {
    this.match(/\s+/y);
  }

  /** Does the text go on, after blanks, with a word or a sign? Then it is read. */
  takes(token: string): boolean {
    this.skipSpace();
    if (!this.text.startsWith(token, this.at)) return false;
    this.at += token.length;
    return true;
  }

  /** Reads what a pattern finds here, undefined for nothing. @param pattern sticky */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }
}
