import type { Universe } from '../analysis/index.js';
import { TextSpan } from '../text/internal.js';
import type { KindOfGames } from '../values/index.js';

/** A universe as it is written, with the sources of the games whose sums it consists of. */
export type UniverseParts = Exclude<Universe, object> | { readonly placement: number } | { readonly sums: string[] };

const KINDS: readonly KindOfGames[] = ['impartial', 'dicotic', 'dead-ending'];

/** As they are written. @internal */
export const UNIVERSES: readonly string[] = [...KINDS, 'placement:2', "'sums:SOURCE; SOURCE'"];

/**
 * Reads `impartial`, `dicotic`, `dead-ending`, `placement:n` or `sums:SOURCE; SOURCE`. A semicolon may belong to a
 * source: a part that does not begin like one goes on with the part before it.
 * @param task the function the user called
 * @throws InputError `unknown-universe`; ParseError `not-a-number`, `not-given-source`
 */
export function universeParts(text: string, task: string): UniverseParts {
  const span = TextSpan.of(text, task).trim();
  const kind = KINDS.find((name) => name === span.text);
  if (kind !== undefined) return kind;
  const [, prefix] = /^(placement|sums):/.exec(span.text) ?? [];
  if (prefix === undefined) return span.unknown('unknown-universe', 'universe', UNIVERSES);
  const rest = span.slice(prefix.length + 1).trim();
  if (prefix === 'placement') return { placement: rest.integer() };
  const sums: string[] = [];
  for (const part of rest.balanced(';')) {
    const before = sums.at(-1);
    const source = part.trim().text;
    if (before !== undefined && (!BEGINS.test(source) || (/^vertices:/.test(before) && GOES_ON.test(source))))
      sums[sums.length - 1] = `${before}; ${source}`;
    else sums.push(source);
  }
  if (sums.includes('')) rest.refuse('not-given-source', 'sources with ; between them');
  return { sums };
}

/** A prefix, the name of a ruleset or a file. */
const BEGINS = /^-?(?:[1-9]\d*\*)?(?:[a-z][\w-]*:|[^{]*@|[^;]*\.json$)/i;

/** What stands behind the order of the vertices. */
const GOES_ON = /^(?:facets|nonfaces|ideal):/;
