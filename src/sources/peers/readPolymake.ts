import { readSets, type TextSpan } from '../../text/internal.js';
import type { NamedObject } from './NamedObject.js';
import { endOfCall } from './readSage.js';

/** Is this a script for polymake? */
export function isPolymake(text: string): boolean {
  return /\buse application\b|\bnew (?:topaz::)?SimplicialComplex\s*(?:<.*?>)?\s*\(/.test(text);
}

/**
 * The complexes of a script for polymake: `new SimplicialComplex(FACETS => [[0,1],[1,2]], VERTEX_LABELS =>
 * ["a","b","c"])`.
 * @throws ParseError as `readSets`
 */
export function readPolymake(text: string, whole: TextSpan): NamedObject[] {
  const pattern = /(?:\$(\w+)\s*=\s*)?new (?:topaz::)?SimplicialComplex\s*(?:<.*?>)?\s*(?=\()/g;
  return [...text.matchAll(pattern)].flatMap((match): NamedObject[] => {
    const start = match.index + match[0].length;
    const call = whole.slice(start, endOfCall(text, start));
    const faces = listAfter(call, /\b(?:FACETS|INPUT_FACES)\s*=>\s*(?=\[)/);
    if (faces === undefined) return [];
    const name = match[1] ?? '';
    const labels = listAfter(call, /\bVERTEX_LABELS\s*=>\s*(?=\[)/);
    const names =
      labels === undefined
        ? undefined
        : [...labels.text.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'/g)].map(([, a, b]) =>
            (a ?? b)!.replace(/\\(.)/g, '$1'),
          );
    const sets = readSets(faces).map((set) => set.map(({ text: index }) => names?.[Number(index)] ?? index));
    const loops = new RegExp(`^# loops of \\$${name}: (.*)$`, 'm').exec(text)?.[1]?.split(' ');
    return [
      {
        name,
        as: 'facets',
        sets,
        isLiteral: true,
        ...(loops === undefined ? { ground: names } : { others: [...(names ?? []), ...loops] }),
      },
    ];
  });
}

function listAfter(call: TextSpan, pattern: RegExp): TextSpan | undefined {
  const match = pattern.exec(call.text);
  if (match === null) return undefined;
  const start = match.index + match[0].length;
  return call.slice(start, endOfCall(call.text, start));
}
