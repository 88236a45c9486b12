/**
 * The bytes of a packed program: base64 of blocks as of LZ4, bytes that stand there, then a piece that was there
 * before.
 */
export function unpack(text: string): Uint8Array {
  const from = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  const bytes: number[] = [];
  let at = 0;
  const count = (least: number): number => {
    let total = least;
    if (least === 15)
      do total += from[at]!;
      while (from[at++] === 255);
    return total;
  };
  while (at < from.length) {
    const token = from[at++]!;
    for (let left = count(token >> 4); left > 0; left--) bytes.push(from[at++]!);
    if (at === from.length) break;
    const distance = from[at]! + 256 * from[at + 1]!;
    at += 2;
    for (let left = count(token & 15) + 4; left > 0; left--) bytes.push(bytes[bytes.length - distance]!);
  }
  return Uint8Array.from(bytes);
}

/** A packed text; the shipped tables are packed. */
export function unpackText(text: string): string {
  return new TextDecoder().decode(unpack(text));
}
