/** What the command line needs of the world; the tests bring their own. */
export interface Terminal {
  /** Writes data to standard output. */
  readonly print: (text: string) => void;
  /** Writes a message to standard error. */
  readonly warn: (text: string) => void;
  /**
   * The text of a file; `-` is standard input.
   * @throws InputError `unknown-file`, `not-readable`
   */
  readonly read: (name: string) => Promise<string>;
  /**
   * Writes a whole file or nothing.
   * @throws InputError `not-writable`
   */
  readonly save: (name: string, text: string) => Promise<void>;
  /** Where a spinner can be shown; undefined if standard error is no terminal. */
  readonly spinnerStream?: NodeJS.WriteStream | undefined;
}
