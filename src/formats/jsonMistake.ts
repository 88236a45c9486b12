const SPACE = /[ \t\n\r]*/y;
// eslint-disable-next-line no-control-regex -- JSON forbids them in texts
const TEXT = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;
const ATOM = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/** What may come next: a value (or the end of a list), a key (or the end of an object), a colon, a comma or an end. */
type Next = 'value' | 'item' | 'key' | 'entry' | ':' | ',';

/**
 * Where a text stops being JSON: the offset of the first token that cannot stand there, or of the character that a text
 * in quotes cannot have; the length if the text only ends too soon; undefined for JSON.
 * @complexity O(length)
 */
export function jsonMistake(text: string): number | undefined {
  const open: ('{' | '[')[] = [];
  let next: Next = 'value';
  let at = 0;
  const end = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
  };
  for (;;) {
    at = end(SPACE);
    const sign = text[at];
    const inObject = open.at(-1) === '{';
    if (sign === undefined) return next === ',' && open.length === 0 ? undefined : text.length;
    if (sign === '"' && next !== ',' && next !== ':') {
      at = end(TEXT);
      if (text[at] !== '"') return at;
      at++;
      next = ['key', 'entry'].includes(next) ? ':' : ',';
    } else if (next === ':' && sign === ':') {
      at++;
      next = 'value';
    } else if (next === ',' && open.length > 0 && sign === ',') {
      at++;
      next = inObject ? 'key' : 'value';
    } else if (sign === (inObject ? '}' : ']') && open.length > 0 && [',', 'item', 'entry'].includes(next)) {
      open.pop();
      at++;
      next = ',';
    } else if ((sign === '{' || sign === '[') && (next === 'value' || next === 'item')) {
      open.push(sign);
      at++;
      next = sign === '{' ? 'entry' : 'item';
    } else {
      const after = next === 'value' || next === 'item' ? end(ATOM) : at;
      if (after === at) return at;
      at = after;
      next = ',';
    }
  }
}
