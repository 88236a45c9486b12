import { closingBracket } from './brackets.js';
import type { TextSpan } from './TextSpan.js';
import { isLabel } from './unseenSign.js';

/**
 * The sets of labels in a text: `1 2 3, 3 4 5`, one set a line, `[[1,2,3],[3,4,5]]`, `(1 2 3)(3 4 5)`,
 * `{1,2,3},{3,4,5}`;
 * `{}` is ∅, nothing at all (or `[]`) no set. Labels may stand in quotes.
 * @returns the sets in their order, each by its labels, without quotes
 * @throws ParseError `invalid-set`, `invalid-label`; `not-one-reading` for what can be read in two ways
 * @complexity linear in the text
 */
export function readSets(text: TextSpan): TextSpan[][] {
  const body = text.trim();
  if (body.text === '') return [];
  return /[[\](){}]/.test(body.text.replace(/\{\s*\}/g, '')) ? setsInBrackets(body) : plainSets(body);
}

/** Sets without brackets, between commas or one a line. */
function plainSets(body: TextSpan): TextSpan[][] {
  const { text } = body;
  const byCommas = text.includes(',');
  const parts = body.split(byCommas ? ',' : '\n').map((part) => part.trim());
  if (byCommas && /[^\s,]\s*\n\s*[^\s,]/.test(text))
    body.refuse(
      'not-one-reading',
      'sets between commas, or one set a line',
      'A line that ends without a comma may end a set or go on in the next line.',
      'commas, and lines that end without one',
    );
  return (byCommas ? parts : parts.filter((part) => part.text !== '')).map((part) => {
    if (part.text === '') part.refuse('invalid-set', 'labels such as x1 x2', 'Write the empty set as {}.');
    return /^\{\s*\}$/.test(part.text) ? [] : part.words().map(readLabel);
  });
}

/** A label without the quotes around it. @throws ParseError `invalid-label` */
export function readLabel(word: TextSpan): TextSpan {
  const { text } = word;
  const quoted = text.length > 2 && (text[0] === '"' || text[0] === "'") && text.at(-1) === text[0];
  const label = quoted ? word.slice(1, text.length - 1) : word;
  if (!isLabel(text)) return word.refuse('invalid-label', 'a label without control characters');
  if (/[[\](){},;"]/.test(label.text)) return refuseLabel(word);
  return !quoted && /[*|<>=]/.test(text) ? refuseSign(word) : label;
}

/** Signs that separate elsewhere: whoever means them as part of a label says so. */
function refuseSign(word: TextSpan): never {
  return word.refuse(
    'invalid-label',
    'a label without *, |, <, > and =, or in quotes',
    word.text.includes('*')
      ? 'Sets are written as in facets:x1 x2, x2 y1; monomials belong after ideal:.'
      : 'Sets are written as in facets:x1 x2, x2 y1.',
  );
}

function refuseLabel(word: TextSpan): never {
  return word.refuse(
    'invalid-label',
    'a label without brackets, quotes, commas and semicolons',
    'Sets are written as in facets:x1 x2, x2 y1, or all of them in brackets as in facets:[[1,2],[2,3]].',
  );
}

/** What stands between a bracket and the one that closes it. */
interface Bracket {
  readonly span: TextSpan;
  readonly sets: readonly Bracket[];
  readonly labels: readonly TextSpan[];
  readonly hasCommas: boolean;
}

function setsInBrackets(body: TextSpan): TextSpan[][] {
  const outermost = readItems(body, 0, body.text.length, 0);
  if (outermost.labels.length > 0) refuseLabel(outermost.sets[0]!.span);
  const [only, ...others] = outermost.sets;
  if (others.length > 0 || only === undefined) return outermost.sets.map(labelsOf);
  if (only.sets.length > 0 && only.labels.length > 0) refuseLabel(only.sets[0]!.span);
  if (only.sets.length > 0) return only.sets.map(labelsOf);
  if (!only.span.text.startsWith('[')) return [labelsOf(only)];
  if (only.labels.length === 0) return [];
  if (only.hasCommas && only.labels.length > 1) {
    const labels = only.labels.slice(0, 6).map((label) => label.text);
    only.span.refuse(
      'not-one-reading',
      'a list of lists such as [[1,2],[2,3]]',
      `Write ${labels.join(' ')} for one set, ${labels.join(', ')} for sets of one.`,
    );
  }
  return [labelsOf(only)];
}

function labelsOf(set: Bracket): TextSpan[] {
  if (set.sets.length > 0) set.sets[0]!.span.refuse('invalid-set', 'labels such as 1,2', 'These are sets of sets.');
  return [...set.labels];
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

/** Deeper brackets than a list of sets needs are not read. */
const DEEPEST = 2;

/** The items of a bracket, or of the whole text, between two offsets. */
function readItems(body: TextSpan, from: number, to: number, depth: number): Bracket {
  const { text } = body;
  const sets: Bracket[] = [];
  const labels: TextSpan[] = [];
  const separators = new Set<string>();
  const next = /\s*(?:(,)|([[({])|([\])}])|("[^"\s]+"|'[^'\s]+'|[^\s,[\](){}]+)|$)/y;
  let separator: 'comma' | 'blank' | 'none' = 'none';
  next.lastIndex = from;
  while (next.lastIndex < to) {
    const start = next.lastIndex;
    const [all, comma, open, close, label] = next.exec(text)!;
    const at = start + (all.length - all.trimStart().length);
    if (all.trim() === '' || at >= to) break;
    const here = body.slice(at, at + 1);
    if (close !== undefined) return refuseLabel(here);
    if (comma !== undefined) {
      if (separator === 'comma' || labels.length + sets.length === 0)
        here.refuse('invalid-set', 'a label or a set before the comma', 'Write the empty set as {}.');
      separator = 'comma';
    } else {
      if (labels.length > 0) separators.add(separator);
      separator = 'blank';
      if (label !== undefined) labels.push(readLabel(body.slice(at, at + label.length)));
      else {
        const end = closingOf(body, at, CLOSING[open!]!);
        if (depth === DEEPEST) here.refuse('invalid-set', 'labels such as 1,2', 'These are sets of sets.');
        const inner = readItems(body, at + 1, end, depth + 1);
        sets.push({ ...inner, span: body.slice(at, end + 1) });
        next.lastIndex = end + 1;
      }
    }
  }
  if (separators.size > 1 && sets.length === 0)
    body
      .slice(from, to)
      .refuse(
        'not-one-reading',
        'commas or blanks between labels, not both',
        'Blanks may be commas left out, or commas may end sets.',
      );
  return { span: body.slice(from, to), sets, labels, hasCommas: separators.has('comma') };
}

/** Where a bracket is closed. @throws ParseError `invalid-label` */
function closingOf(body: TextSpan, open: number, closing: string): number {
  const end = closingBracket(body.text, open);
  if (end !== undefined && body.text[end] === closing) return end;
  return refuseLabel(body.slice(end ?? open, (end ?? open) + 1));
}
