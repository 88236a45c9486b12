/** Signs that no address needs encoded, so that sources stay readable behind its `#`. */
const READABLE = /%(3A|40|2C|2F|3B|3D|2B)/g;

/** A text as a part of an address behind `#`: as `encodeURIComponent`, but what can be read stays so. */
export function inAddress(text: string): string {
  return encodeURIComponent(text).replace(READABLE, (code) => decodeURIComponent(code));
}
