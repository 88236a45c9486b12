/**
 * The bytes of a packed program: base64 of blocks as of LZ4, bytes that stand there, then a piece that was there
 * before.
 */
export function unpack(text: string): Uint8Array {
  const packed = atob(text);
  // A list of numbers is enough: reading it number by number costs a tenth of what an iterator over the text does.
  const bytes: number[] = [];
  let at = 0;
  const next = (): number => packed.charCodeAt(at++);
  const count = (total: number): number => {
    for (let more = total === 15 ? 255 : 0; more === 255; total += more) more = next();
    return total;
  };
  while (at < packed.length) {
    const token = next();
    for (let left = count(token >> 4); left > 0; left--) bytes.push(next());
    if (at === packed.length) break;
    const distance = next() + 256 * next();
    for (let left = count(token & 15) + 4; left > 0; left--) bytes.push(bytes[bytes.length - distance]!);
  }
  return Uint8Array.from(bytes);
}

/** A packed text; the shipped tables are packed. */
export function unpackText(text: string): string {
  return new TextDecoder().decode(unpack(text));
}
