import type { TextSpan } from '../../text/internal.js';

/** A statement of a script; or of a session an input, or what was printed for one. */
export interface Statement {
  /** What is defined; for what was printed, the name in its input. */
  readonly name: string | undefined;
  readonly expression: TextSpan;
  /** The number behind `i` or `o` of a session. */
  readonly label: string | undefined;
  /** What was printed for this expression. */
  readonly input: string | undefined;
  /** The class that the session names, such as `SimplicialComplex`. */
  readonly type: string | undefined;
}

/** The statements of a text without nets. @param whole the text, in which comments are blanks */
export function statementsOf(whole: TextSpan): Statement[] {
  const types = new Map(
    [...whole.text.matchAll(/^o(\d+) : ([A-Z]\w*)/gm)].map(([, label, type]) => [label!, type!] as const),
  );
  let input: { readonly label: string; readonly name: string | undefined; readonly expression: string } | undefined;
  return partsOf(whole)
    .flatMap((part) => part.balanced(';'))
    .flatMap((part): Statement[] => {
      const [before, letter, label] = /^\s*(?:([io])(\d+) [:=] )?\s*/.exec(part.text)!;
      const rest = part.slice(before.length).trim();
      if (rest.text === '') return [];
      if (letter === 'o') {
        const asked = input?.label === label ? input : undefined;
        return [{ name: asked?.name, expression: rest, label, input: asked?.expression, type: types.get(label!) }];
      }
      const [definition, name] = /^([A-Za-z]\w*)\s*=(?![=>])\s*/.exec(rest.text) ?? ['', undefined];
      const expression = rest.slice(definition.length);
      if (label !== undefined) input = { label, name, expression: expression.text };
      return [{ name, expression, label, input: undefined, type: undefined }];
    });
}

/** Runs of lines whose brackets are closed; those that say a type are left out. */
function partsOf(whole: TextSpan): TextSpan[] {
  const parts: TextSpan[] = [];
  let depth = 0;
  let last: TextSpan | undefined;
  /** Whether the part is a row of a matrix, `| a b`, that goes on in the next line. */
  let isOpenRow = false;
  for (const line of whole.split('\n')) {
    const { text } = line;
    if (/^o\d+ : /.test(text)) continue;
    const isNew: boolean = last === undefined || (depth <= 0 && !isOpenRow) || /^[io]\d+ [:=] /.test(text);
    if (isNew) {
      if (last !== undefined) parts.push(last);
      depth = 0;
    }
    last = isNew ? line : last!.upTo(line);
    const isOdd = text.split('|').length % 2 === 0;
    isOpenRow = isNew ? isOdd && /(?:^|=|simplicialComplex)\s*\|/.test(text) : isOpenRow && !isOdd;
    for (const sign of text) depth += '([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0;
  }
  return last === undefined ? parts : [...parts, last];
}
