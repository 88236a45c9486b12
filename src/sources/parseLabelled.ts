import type { Vertex } from '../complex/index.js';
import { FormStore, parseValue, type ValueStore } from '../values/index.js';
import { formOfSpan } from '../values/internal.js';
import { digraphOfSpan } from '../digraphs/internal.js';
import { latticeGameOfSpan } from '../lattice/internal.js';
import { loopyGameOfSpan } from '../loopy/internal.js';
import { latticeRuleset } from '../moves/index.js';
import { moveGameOfSpan } from '../moves/internal.js';
import { posetOfSpan } from '../poset/internal.js';
import type { RunOptions } from '../run.js';
import { FAMILY_NAMES, parseFamily } from './families.js';
import { parseIdealNotation } from './parseIdealNotation.js';
import { parseSets, parseVertices } from './parseSets.js';
import type { Source } from './kinds/Kind.js';
import { requireOne } from './ranges.js';
import type { TextSpan } from '../text/internal.js';

/** The notations that begin with a word and a colon, but those of families, and what they write. */
export const LABELLED: Readonly<Record<string, string>> = {
  facets: 'a complex by its facets',
  nonfaces: 'a complex by its nonfaces',
  ideal: 'a square-free monomial ideal',
  vertices: 'the order of the vertices, before facets, nonfaces or an ideal',
  digraph: 'a digraph placement game',
  value: 'a value of a short game',
  form: 'a literal game: nothing is simplified',
  loopy: 'a loopy game by equations, or by its name',
  lattice: 'a lattice game',
  poset: 'a poset by chains of relations',
};

/** The words before the colon. */
export const PREFIXES: readonly string[] = [...Object.keys(LABELLED), ...FAMILY_NAMES];

/** Bounds, and where values are made. */
export interface LabelledOptions extends RunOptions {
  readonly store?: ValueStore | undefined;
}

/** The word before the colon, if the text is in one of these notations. */
export function prefixOf(text: string): string | undefined {
  const word = /^\s*([a-z][\w-]*):/i.exec(text)?.[1];
  return word !== undefined && PREFIXES.includes(word) ? word : undefined;
}

/**
 * A complex or an ideal: `facets:…`, `nonfaces:…`, `ideal:…`, perhaps with `vertices:…;` before it, or a member of a
 * family of complexes; `digraph:…`; `value:…`; `form:…`; `loopy:…`; `poset:…`; or `lattice:…`, perhaps with a position
 * behind an `@`.
 * @param given the ground set, after `vertices:`
 * @throws ParseError, LimitError, InputError `unknown-notation`, `unknown-vertex`, `unknown-variable`
 */
export function parseLabelled(source: TextSpan, options: LabelledOptions, given?: readonly Vertex[]): Source {
  const prefix = prefixOf(source.text);
  const rest = source.slice(source.text.indexOf(':') + 1);
  switch (prefix) {
    case 'facets':
    case 'nonfaces':
      return { kind: 'complex', object: parseSets(withoutEquals(rest), prefix, given) };
    case 'ideal':
      return { kind: 'ideal', object: parseIdealNotation(rest, given) };
    case 'vertices': {
      const end = rest.text.indexOf(';');
      if (given !== undefined || end === -1)
        return (end === -1 ? source.slice(source.text.length) : source).refuse(
          'not-sets',
          '; and facets:…, nonfaces:… or ideal:… after the vertices',
          'For example vertices:x1 x2 x3; facets:x1 x2.',
        );
      return parseLabelled(rest.slice(end + 1).trim(), options, parseVertices(rest.slice(0, end)));
    }
    case 'value':
      if (given !== undefined) source.refuse('not-sets', 'facets:…, nonfaces:… or ideal:…');
      return { kind: 'value', object: parseValue(rest.padded(), options.store) };
    case 'form':
      if (given !== undefined) source.refuse('not-sets', 'facets:…, nonfaces:… or ideal:…');
      return { kind: 'form', object: formOfSpan(rest, new FormStore()) };
    case 'loopy':
      if (given !== undefined) source.refuse('not-sets', 'facets:…, nonfaces:… or ideal:…');
      return { kind: 'loopy', object: [loopyGameOfSpan(rest.trim())] };
    case 'lattice':
      if (given !== undefined) source.refuse('not-sets', 'facets:…, nonfaces:… or ideal:…');
      return parseLattice(rest);
    case 'poset':
      if (given !== undefined) source.refuse('not-sets', 'facets:…, nonfaces:… or ideal:…');
      return { kind: 'poset', object: posetOfSpan(rest) };
    case 'digraph':
      if (given !== undefined) source.refuse('not-sets', 'facets:…, nonfaces:… or ideal:…');
      return { kind: 'digraph', object: { digraph: digraphOfSpan(rest) } };
    case undefined:
      return source.refuse('not-sets', 'facets:…, nonfaces:… or ideal:…');
    default:
      if (given === undefined) {
        requireOne(rest);
        return { kind: 'complex', object: parseFamily(prefix, rest, options) };
      }
      return source.refuse(
        'unknown-notation',
        'facets:…, nonfaces:… or ideal:…',
        'The vertices of a family have labels of their own.',
      );
  }
}

/** What follows `facets:` or, as on the Manifold Page of F. H. Lutz, `facets:=`, there with a semicolon at the end. */
function withoutEquals(sets: TextSpan): TextSpan {
  const { text } = sets;
  if (!text.startsWith('=')) return sets;
  return sets.slice(1, /;\s*$/.test(text) ? text.lastIndexOf(';') : undefined);
}

/** A lattice game, or positions of it behind an `@`. */
function parseLattice(span: TextSpan): Source {
  const at = span.text.indexOf('@');
  if (at === -1) return { kind: 'lattice', object: latticeGameOfSpan(span) };
  const ruleset = latticeRuleset(latticeGameOfSpan(span.slice(0, at)));
  return { kind: 'rules', object: moveGameOfSpan(ruleset, span.slice(at + 1)) };
}
