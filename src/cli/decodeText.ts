import { isUtf8 } from 'node:buffer';
import { InputError } from '../errors.js';

/**
 * The text that bytes are in UTF-8.
 * @param whose where they come from, for the error
 * @throws InputError `not-text`
 */
export function decodeText(bytes: Uint8Array, whose: string): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = buffer.toString('utf8');
  if (isUtf8(buffer)) return text;
  const again = Buffer.from(text);
  const at = buffer.findIndex((byte, i) => byte !== again[i]);
  throw new InputError(
    'not-text',
    `${whose} is not text in UTF-8: byte ${at + 1} is 0x${buffer[at]!.toString(16)}; expected text.`,
    { hint: 'iconv -t UTF-8 turns other encodings into it.', details: { byte: at } },
  );
}
