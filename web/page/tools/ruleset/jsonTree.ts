/** Where the parts of a JSON text stand, also of one that is not finished or has mistakes. */
export interface JsonNode {
  readonly from: number;
  /** Behind its last character; behind the whole text if it does not end. */
  readonly to: number;
  /** What is written, of anything but an object or a list. */
  readonly text?: string;
  /** Of an object. */
  readonly fields?: readonly JsonField[];
  /** Of a list. */
  readonly items?: readonly JsonNode[];
}

export interface JsonField {
  readonly name: string;
  /** Where the name stands, with its quotes. */
  readonly from: number;
  readonly to: number;
  readonly value?: JsonNode | undefined;
}

/** Deeper parts are not looked at. */
const DEPTH = 100;

/** The tree of a text. */
export function jsonTree(text: string): JsonNode {
  return new Reader(text).value(0) ?? { from: 0, to: text.length };
}

/** A text in quotes, perhaps without the last one, or a word. */
const SCALAR = /"(?:[^"\\\n]|\\.)*"?|[^\s,:[\]{}"]+/y;

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(depth: number): JsonNode | undefined {
    this.#skip(/\s*/y);
    const from = this.#at;
    const sign = this.#text[from];
    if (sign === '{' && depth < DEPTH) return this.#object(from, depth);
    if (sign === '[' && depth < DEPTH) return this.#list(from, depth);
    this.#skip(SCALAR);
    return this.#at === from ? undefined : { from, to: this.#at, text: this.#text.slice(from, this.#at) };
  }

  #object(from: number, depth: number): JsonNode {
    const fields: JsonField[] = [];
    const to = this.#members(from, () => {
      const name = this.value(DEPTH);
      if (name === undefined) return false;
      this.#skip(/\s*/y);
      const isFollowed = this.#text[this.#at] === ':';
      if (isFollowed) this.#at++;
      fields.push({
        name: nameIn(name.text!),
        from: name.from,
        to: name.to,
        value: isFollowed ? this.value(depth + 1) : undefined,
      });
      return true;
    });
    return { from, to, fields };
  }

  #list(from: number, depth: number): JsonNode {
    const items: JsonNode[] = [];
    const to = this.#members(from, () => {
      const item = this.value(depth + 1);
      if (item !== undefined) items.push(item);
      return item !== undefined;
    });
    return { from, to, items };
  }

  /** Reads what stands between brackets. @returns where it ends */
  #members(from: number, read: () => boolean): number {
    this.#at = from + 1;
    for (;;) {
      this.#skip(/[\s,]*/y);
      const sign = this.#text[this.#at];
      if (sign === undefined) return this.#text.length + 1;
      if (sign === '}' || sign === ']') return ++this.#at;
      if (!read()) this.#at++;
    }
  }

  #skip(pattern: RegExp): void {
    pattern.lastIndex = this.#at;
    if (pattern.test(this.#text)) this.#at = pattern.lastIndex;
  }
}

function nameIn(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text.replaceAll('"', '');
  }
}

/** The range of a field by its path, as in `clauses[0].in[0]`; of one that is not there, where its owner begins. */
export function rangeOf(text: string, path: string): { readonly from: number; readonly to: number } {
  let node = jsonTree(text);
  let from = node.from;
  let rest = path;
  while (rest !== '') {
    const step = stepInto(node, rest.replace(/^\./, ''));
    if (step === undefined) break;
    from = step.from;
    if (step.value === undefined) return { from, to: step.to };
    [node, rest] = [step.value, step.rest];
  }
  const isMissing = rest !== '';
  const line = text.indexOf('\n', from);
  const end = Math.min(isMissing ? from + 1 : node.to, line === -1 ? text.length : line);
  return { from, to: Math.max(from, end) };
}

interface Step {
  readonly from: number;
  readonly to: number;
  readonly value?: JsonNode | undefined;
  /** The path in the value. */
  readonly rest: string;
}

/** The part of a value that a path begins with. */
function stepInto({ fields = [], items = [] }: JsonNode, path: string): Step | undefined {
  const index = /^\[(\d+)\]/.exec(path);
  if (index !== null) {
    const value = items[Number(index[1])];
    return value && { ...value, value, rest: path.slice(index[0].length) };
  }
  // Of two fields with one name the last one counts.
  const field = fields.findLast(({ name }) => path.startsWith(name) && /^(?:$|[.[])/.test(path.slice(name.length)));
  return field && { ...field, rest: path.slice(field.name.length) };
}
