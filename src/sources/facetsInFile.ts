import type { SimplicialComplex } from '../complex/index.js';
import { TextSpan } from '../text/internal.js';
import { parseSets } from './parseSets.js';

/**
 * The complex of a file that lists facets by their labels: in brackets, after a name and `:=`, or one a line; `#`
 * begins a comment.
 * @returns undefined if the file holds something else
 * @throws ParseError as `parseSets`; `not-one-reading` for several lists, or for lists that may be of nonfaces
 */
export function facetsInFile(content: string): SimplicialComplex | undefined {
  const body = withoutHeading(TextSpan.of(content, 'parseSource').trim());
  const { text } = body;
  const named = [...text.matchAll(/^[ \t]*[A-Za-z][\w#.]*[ \t]*:?=\s*(?=\[)/gm)];
  if (named.length > 1)
    body.refuse('not-one-reading', 'one list of facets', undefined, `${named.length} lists of facets`);
  const [name] = named;
  if (name?.index === 0) return parseSets(withoutSemicolon(body.slice(name[0].length)), 'facets', undefined);
  if (/^\[\s*(?:[[({]|\])|^\(|^\{(?!\s*(?:"|\}$))/.test(text) && !/[*_]/.test(text))
    return parseSets(withoutSemicolon(body), 'facets', undefined);
  return facetsOneALine(content.slice(0, body.start).replace(/[^\n]/g, ' ') + text);
}

/** The list without the heading that polymake gives it. */
function withoutHeading(list: TextSpan): TextSpan {
  const heading = /^(?:FACETS|INPUT_FACES)[ \t]*\r?\n\s*/.exec(list.text);
  return heading === null ? list : list.slice(heading[0].length);
}

function withoutSemicolon(list: TextSpan): TextSpan {
  const end = /\s*;\s*$/.exec(list.text)?.index;
  return list.slice(0, end);
}

/** Names and numbers between blanks or commas. */
const LINE = /^(?:[A-Za-z]\w*'*|-?\d+)(?:(?:\s*,\s*|\s+)(?:[A-Za-z]\w*'*|-?\d+))*$/;

function facetsOneALine(content: string): SimplicialComplex | undefined {
  const bare = content.replace(/#.*/g, (comment) => ' '.repeat(comment.length));
  const lines = bare.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  if (!lines.every((line) => LINE.test(line))) return undefined;
  if (lines.length < 2 && !/[\s,]/.test(lines[0] ?? '')) return undefined;
  const whole = TextSpan.of(bare, 'parseSource').trim();
  const mixed = lines.some((line) => line.includes(',') && /[^\s,]\s+[^\s,]/.test(line));
  if (mixed || (lines.length === 1 && lines[0]!.includes(',')))
    whole.refuse(
      'not-one-reading',
      'one set a line',
      'Sets between commas are facets after facets:, minimal nonfaces after nonfaces:.',
      'sets between commas',
    );
  return parseSets(TextSpan.of(bare.replace(/,/g, ' '), 'parseSource'), 'facets', undefined);
}
