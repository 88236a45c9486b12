import { aNumber, listOf } from '../../arguments.js';
import { fields, type Shape } from '../../shape.js';
import type { Form } from '../forms/Form.js';
import { foldForms } from '../forms/foldForms.js';
import { requireImpartial } from './isImpartial.js';
import { mex } from './nim.js';

/** The genus of an impartial game, written g^{g₀g₁g₂…}. */
export interface Genus {
  /** The Grundy value of normal play. */
  readonly grundy: number;
  /**
   * The misère Grundy values of the game with 0, 1, 2, … heaps ∗2 added; the last two repeat for ever, and the list is
   * as short as possible with this.
   */
  readonly misere: readonly number[];
}

/**
 * The genus of an impartial form. The game is a misère win of the previous player iff `misere[0]` is 0.
 * @throws InputError `not-impartial`
 * @complexity for each follower its options times the length of the list
 * @source Berlekamp, Conway and Guy 1982, Ch. 13
 */
export function genus(form: Form): Genus {
  requireImpartial('genus', form);
  return genusOf(form);
}

/** `Genus`. */
export const aGenus: Shape = /* @__PURE__ */ fields({ grundy: aNumber, misere: listOf(aNumber) });

/** How a genus is written. */
export interface PrintGenusOptions {
  /** Genera of NIM by their first two values: `2^2` for `2^20`, `0^1` for `0^120`; all others in full. */
  readonly short?: boolean;
}

/** The genus as it is usually printed: `1^031`; with commas, `1^(0,13,15)`, if a value has two digits. */
export function printGenus(given: Genus, { short = false }: PrintGenusOptions = {}): string {
  const { grundy, misere } = given;
  if (short && isGenusOfNim(given)) return `${grundy}^${misere[0]!}`;
  return `${grundy}^${misere.some((value) => value > 9) ? `(${misere.join()})` : misere.join('')}`;
}

/** Is it the genus of a sum of heaps of NIM: 0^120, 1^031, or m^mn with n = m xor 2? */
export function isGenusOfNim({ grundy, misere }: Genus): boolean {
  const [first, second, third] = misere;
  if (misere.length === 2) return first === grundy && second === (grundy ^ 2);
  return misere.length === 3 && grundy < 2 && first === 1 - grundy && second === (first ^ 3) && third === (second ^ 2);
}

/** The genus of a game whose options have these. */
export function genusOfOptions(options: readonly Genus[]): Genus {
  const settled = Math.max(2, ...options.map(({ misere }) => misere.length));
  const misere = [options.length === 0 ? 1 : mex(options.map((option) => entry(option, 0)))];
  // From G with n + 1 heaps ∗2 one moves to an option of G with as many, or turns a heap into 0 or ∗; adding ∗ turns a
  // misère Grundy value m into m xor 1. Where the lists of the options repeat after two steps, so does this one as soon
  // as one entry does.
  for (let n = 0; n < settled || misere[n] !== misere[n - 2]; n++)
    misere.push(mex([misere[n]!, misere[n]! ^ 1, ...options.map((option) => entry(option, n + 1))]));
  while (misere.length > 2 && misere.at(-1) === misere.at(-3)) misere.pop();
  return { grundy: mex(options.map(({ grundy }) => grundy)), misere };
}

const genusOf: (form: Form) => Genus = foldForms((form, at) => genusOfOptions(form.options('L').map(at)));

/** The misère Grundy value with n heaps ∗2 added. */
function entry({ misere }: Genus, n: number): number {
  const last = misere.length - 1;
  return misere[n <= last ? n : last - ((n - last) % 2)]!;
}
