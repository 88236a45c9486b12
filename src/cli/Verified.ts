/** What is said of a certificate: fields of the document, and a sentence. */
export interface Verified {
  readonly about: Readonly<Record<string, unknown>>;
  /** Undefined if it is verified. */
  readonly because?: string;
  /** Is nothing wrong, as far as it was looked at, and nothing proved? */
  readonly undecided?: true;
  readonly position?: unknown;
  /** What is shown then. */
  readonly proves: string;
}
