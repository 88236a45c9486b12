/** What is wrong with a certificate. */
export interface Refusal<Witness = unknown> {
  readonly verified: false;
  /** The first thing found wrong, in words that name it. */
  readonly because: string;
  /** The same for programs, where there is something to look at. */
  readonly witness?: Witness;
}

/**
 * The answer of every `verify…`: the certificate proves what it claims, with what was found on the way; or it does not,
 * and why. Anything may be given as certificate: what is malformed is refused, not thrown at. An answer "undecided",
 * and a "no" after an exhausted search, prove nothing and are refused too. It is an object, so ask for `verified`.
 */
export type Verification<Found extends object = object, Witness = unknown> =
  ({ readonly verified: true } & Found) | Refusal<Witness>;

/** What a certificate proves that proves nothing besides. */
export const VERIFIED: { readonly verified: true } = Object.freeze({ verified: true });

/** The answer to a certificate that is wrong. */
export function refuse(because: string): Refusal<never>;
export function refuse<Witness>(because: string, witness: Witness): Refusal<Witness>;
export function refuse<Witness>(because: string, witness?: Witness): Refusal<Witness> {
  return witness === undefined ? { verified: false, because } : { verified: false, because, witness };
}
