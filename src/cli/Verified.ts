/** What is said of a certificate: fields of the document, and a sentence. */
export interface Verified {
  readonly about: Readonly<Record<string, unknown>>;
  /** Undefined if it is verified. */
  readonly because?: string;
  readonly position?: unknown;
  /** What is shown then. */
  readonly proves: string;
}
