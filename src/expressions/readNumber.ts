import { requireDigits } from './bounds.js';

const DECIMAL = /^(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i;

/**
 * The number that is written so, exactly: `2.5e3`, `1e-400`, `0x10`; undefined if it is none of these.
 * @throws LimitError `too-large-power`
 */
export function readNumber(text: string): { readonly n: bigint; readonly d: bigint } | undefined {
  if (/^0(?:x[\da-f]+|b[01]+|o[0-7]+)$/i.test(text)) return { n: BigInt(text), d: 1n };
  const [, whole = '', part = '', power = '0'] = DECIMAL.exec(text) ?? [];
  if (whole + part === '') return undefined;
  const exponent = Number(power) - part.length;
  const digits = BigInt(whole + part);
  if (digits === 0n) return { n: 0n, d: 1n };
  requireDigits(text.slice(0, 40), Math.abs(exponent) * 4);
  return exponent < 0 ? { n: digits, d: 10n ** BigInt(-exponent) } : { n: digits * 10n ** BigInt(exponent), d: 1n };
}
