import { TextSpan } from '../text/internal.js';
import { DigraphPlacement, type Arc } from './DigraphPlacement.js';

const HINT = 'For example LLR 0>1 1-2: a letter for each vertex, 0>1 for an arc, 1-2 for both ways.';

/**
 * The game in the notation of sources, with or without `digraph:`: a letter L or R for each vertex, then arcs `0>1`, or
 * `0-1` for both ways; vertices are numbered from 0. No letters at all are the game without vertices.
 * @throws ParseError `invalid-digraph`
 * @example parseDigraphPlacement('LR 0>1').arcs // [[0, 1]]
 */
export function parseDigraphPlacement(text: string): DigraphPlacement {
  const whole = TextSpan.of(text, 'parseDigraphPlacement').trim();
  return digraphOfSpan(whole.text.startsWith('digraph:') ? whole.slice('digraph:'.length) : whole);
}

/** The same, of what stands behind `digraph:`. */
export function digraphOfSpan(span: TextSpan): DigraphPlacement {
  const [letters, ...words] = span.words();
  if (letters === undefined) return new DigraphPlacement('');
  if (!/^[LR]+$/.test(letters.text)) letters.refuse('invalid-digraph', 'a letter L or R for each vertex', HINT);
  const n = letters.text.length;
  const arcs: Arc[] = [];
  const seen = new Set<number>();
  for (const word of words) {
    const found = /^(\d+)([>-])(\d+)$/.exec(word.text);
    if (found === null) return word.refuse('invalid-digraph', 'an arc such as 0>1, or 0-1 for both ways', HINT);
    const [u, v] = [Number(found[1]), Number(found[3])];
    for (const end of [u, v])
      if (end >= n)
        word.refuse('invalid-digraph', n === 1 ? 'the only vertex, 0' : `vertices from 0 to ${n - 1}`, HINT);
    if (u === v) word.refuse('invalid-digraph', 'two different vertices', HINT);
    const both: Arc[] =
      found[2] === '-'
        ? [
            [u, v],
            [v, u],
          ]
        : [[u, v]];
    for (const arc of both) {
      const key = arc[0] * n + arc[1];
      if (seen.has(key))
        word.refuse('invalid-digraph', `each arc once, and ${arc[0]}>${arc[1]} stands before it`, HINT);
      seen.add(key);
      arcs.push(arc);
    }
  }
  return new DigraphPlacement(letters.text, arcs);
}
