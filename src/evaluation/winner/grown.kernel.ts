/** A longer copy of an array, by so much that growing step by step takes time in proportion to the length. */
export function grown<Numbers extends Int32Array | Uint16Array>(array: Numbers, least: number): Numbers {
  const length = Math.max(least, Math.ceil(1.6 * array.length));
  const copy = array instanceof Uint16Array ? new Uint16Array(length) : new Int32Array(length);
  copy.set(array);
  return copy as Numbers;
}
