import type { Vertex } from '../complex/index.js';
import { parseValue, type ValueStore } from '../values/index.js';
import { parseIdealNotation } from './parseIdealNotation.js';
import { parseSets, parseVertices } from './parseSets.js';
import type { Source } from './Source.js';
import type { TextSpan } from '../text/internal.js';

/** The notations that begin with a word and a colon; `digraph` has no meaning yet. */
export const PREFIXES: readonly string[] = ['facets', 'nonfaces', 'ideal', 'vertices', 'digraph', 'value'];

/** The word before the colon, if the text is in one of these notations. */
export function prefixOf(text: string): string | undefined {
  const word = /^\s*(\w+):/.exec(text)?.[1];
  return word !== undefined && PREFIXES.includes(word) ? word : undefined;
}

/**
 * A complex or an ideal: `facets:…`, `nonfaces:…`, `ideal:…`, perhaps with `vertices:…;` before it; or `value:…`.
 * @param store where values are made
 * @param given the ground set, after `vertices:`
 * @throws ParseError, LimitError, InputError `unknown-notation`, `unknown-vertex`, `unknown-variable`
 */
export function parseLabelled(source: TextSpan, store: ValueStore | undefined, given?: readonly Vertex[]): Source {
  const prefix = prefixOf(source.text);
  const rest = source.slice(source.text.indexOf(':') + 1);
  switch (prefix) {
    case 'facets':
    case 'nonfaces':
      return { kind: 'complex', complex: parseSets(withoutEquals(rest), prefix, given) };
    case 'ideal':
      return { kind: 'ideal', ideal: parseIdealNotation(rest, given) };
    case 'vertices': {
      const end = rest.text.indexOf(';');
      if (given !== undefined || end === -1)
        return (end === -1 ? source.slice(source.text.length) : source).refuse(
          'not-sets',
          '; and facets:…, nonfaces:… or ideal:… after the vertices',
          'For example vertices:x1 x2 x3; facets:x1 x2.',
        );
      return parseLabelled(rest.slice(end + 1).trim(), store, parseVertices(rest.slice(0, end)));
    }
    case 'value':
      if (given !== undefined) source.refuse('not-sets', 'facets:…, nonfaces:… or ideal:…');
      return { kind: 'value', value: parseValue(rest.padded(), store) };
    case undefined:
      return source.refuse('not-sets', 'facets:…, nonfaces:… or ideal:…');
    default:
      return source.refuse(
        'unknown-notation',
        'a game, a complex or an ideal',
        `The notation ${prefix}: is not yet available.`,
      );
  }
}

/** What follows `facets:` or, as on the Manifold Page of F. H. Lutz, `facets:=`, there with a semicolon at the end. */
function withoutEquals(sets: TextSpan): TextSpan {
  const { text } = sets;
  if (!text.startsWith('=')) return sets;
  return sets.slice(1, /;\s*$/.test(text) ? text.lastIndexOf(';') : undefined);
}
