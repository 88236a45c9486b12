import type { TextSpan } from '../../text/internal.js';
import { flattenNets } from './flattenNets.js';
import { monomialsIn, splitOutside, variablesIn } from './monomials.js';
import type { NamedObject } from './NamedObject.js';

/** Is this a script for Macaulay2, or something that it printed? */
export function isMacaulay2(text: string): boolean {
  return MARKS.some((mark) => mark.test(text));
}

const MARKS: readonly RegExp[] = [
  /^[io]\d+ [:=] /m,
  /\b(?:needsPackage|monomialIdeal|simplicialComplex|new SimplicialComplex from)\b/,
  /(?:^|;)[ \t]*(?:\w+[ \t]*=[ \t]*)?(?:ideal\s*(?:[({]|[01]\s*$)|matrix\s*\{\{)/m,
  /=[ \t]*[A-Z]\w*(?:\/\d+)?\[[^\]]*\][ \t]*(?:;|$)/m,
];

/**
 * The ideals and complexes of a script or a session of Macaulay2: what is written out or printed in it, as nets or by toString;
 * what else it computes is passed over.
 * @param whole the text, for errors
 * @throws ParseError `not-square-free`, `not-one-reading`
 */
export function readMacaulay2(text: string, whole: TextSpan): NamedObject[] {
  const objects = new Map<string, NamedObject>();
  let ring: readonly string[] | undefined;
  for (const [i, { name, expression }] of statements(text).entries()) {
    const variables = /^(?:[A-Za-z]\w*|ZZ\/\d+)\s*\[(.*)\]$/s.exec(expression)?.[1];
    if (variables !== undefined) ring = variablesIn(variables) ?? ring;
    const found = new Evaluation(objects, ring, whole).object(expression);
    if (found !== undefined) objects.set(name ?? `${i}`, { ...found, name: name ?? '' });
  }
  return [...objects.values()];
}

interface Statement {
  readonly name: string | undefined;
  readonly expression: string;
}

/** The statements of a script; of a session the inputs, each followed by what was printed for it. */
function statements(text: string): Statement[] {
  const lines = flattenNets(text).replace(/--.*$/gm, '').split('\n');
  const parts: string[] = [];
  let depth = 0;
  for (const line of lines) {
    if (/^o\d+ : /.test(line)) continue;
    const isNew = depth <= 0 || /^[io]\d+ [:=] /.test(line);
    if (isNew) parts.push('');
    parts[parts.length - 1] += ` ${line}`;
    if (isNew) depth = 0;
    for (const sign of line) depth += '([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0;
  }
  let input: string | undefined;
  return parts
    .flatMap((part) => splitOutside(part, ';'))
    .flatMap((part): Statement[] => {
      const [, label, rest] = /^\s*([io]\d+ [:=] )?\s*(.*?)\s*$/s.exec(part)!;
      if (rest === '') return [];
      const [, name, expression] = /^(?:([A-Za-z]\w*)\s*=(?![=>])\s*)?(.*)$/s.exec(rest!)!;
      if (label?.startsWith('o') === true) return [{ name: input ?? label.slice(0, -3), expression: rest! }];
      if (label !== undefined) input = name;
      return [{ name, expression: expression! }];
    });
}

/** What an expression stands for, if it is written out. */
class Evaluation {
  readonly #objects: ReadonlyMap<string, NamedObject>;
  readonly #ring: readonly string[] | undefined;
  readonly #whole: TextSpan;

  constructor(objects: ReadonlyMap<string, NamedObject>, ring: readonly string[] | undefined, whole: TextSpan) {
    this.#objects = objects;
    this.#ring = ring;
    this.#whole = whole;
  }

  object(expression: string): Omit<NamedObject, 'name'> | undefined {
    const [, word, rest] = /^(simplicialComplex|monomialIdeal|ideal|new SimplicialComplex from)\b\s*(.*)$/s.exec(expression) ?? []; // prettier-ignore
    if (word === 'simplicialComplex') return this.#complex(withoutParentheses(rest!));
    if (word === 'monomialIdeal' || word === 'ideal') return this.#sets('generators', this.#monomials(rest!));
    if (word !== undefined) return this.#printedComplex(rest!);
    return this.#sets('list', /^(?:\{|\||matrix\b)/.test(expression) ? this.#monomials(expression) : undefined);
  }

  #complex(argument: string): Omit<NamedObject, 'name'> | undefined {
    if (/^0(?:_\w+)?$/.test(argument)) return this.#sets('facets', []);
    if (/^(?:\{|\|)/.test(argument)) return this.#sets('facets', this.#monomials(argument));
    const ideal = this.object(argument) ?? this.#objects.get(argument);
    if (ideal !== undefined) return this.#sets(ideal.as === 'list' ? 'facets' : 'nonfaces', ideal.sets);
    const generators = /^(?:(\w+)_\*|(?:flatten\s+entries\s+)?gens\s+(\w+))$/.exec(argument);
    return this.#sets('facets', this.#objects.get(generators?.[1] ?? generators?.[2] ?? '')?.sets);
  }

  /** As toString writes a complex. Its ideal may name loops. */
  #printedComplex(table: string): Omit<NamedObject, 'name'> | undefined {
    const facets = /\bfacets => (\{.*?\}), ring\b/s.exec(table)?.[1];
    const ideal = /\bmonomialIdeal => (?:monomialIdeal|ideal)\s*(.*?), facets\b/s.exec(table)?.[1];
    const sets = facets === undefined ? undefined : this.#monomials(facets);
    const found = this.#sets('facets', sets);
    return found === undefined || ideal === undefined ? found : { ...found, others: this.#monomials(ideal)?.flat() };
  }

  /** The monomials of `{a, b}`, `(a, b)`, `a`, `matrix {{a, b}}`, `map(S^1, …, {{a, b}})`, `| a b |`. */
  #monomials(list: string): string[][] | undefined {
    const known = this.#objects.get(list);
    if (known?.as === 'list') return known.sets.map((set) => [...set]);
    const row = /^\|(.*)\|$/s.exec(list)?.[1];
    if (row !== undefined) return this.#inRow(row.trim());
    if (/^map\b.*,\s*0\s*\)$/s.test(list)) return [];
    const rows = /^(?:matrix|map)\b.*\{\{(.*)\}\}\s*\)?$/s.exec(list)?.[1];
    const inside = rows ?? /^\{(.*)\}$/s.exec(list)?.[1] ?? withoutParentheses(list);
    return monomialsIn(inside, ',', this.#ring, this.#whole);
  }

  #inRow(row: string): string[][] | undefined {
    if (row === '') return [];
    const letters = this.#ring === undefined ? /(?:^|\s)[A-Za-z]{2,}(?:\s|$)/.exec(row) : null;
    if (letters !== null)
      this.#whole.refuse(
        'not-one-reading',
        'the ring before it, or toString of the object',
        'Letters side by side may be one variable or a product.',
        `the entry ${letters[0].trim()}`,
      );
    return monomialsIn(row, ' ', this.#ring, this.#whole);
  }

  #sets(as: NamedObject['as'], sets: NamedObject['sets'] | undefined): Omit<NamedObject, 'name'> | undefined {
    return sets === undefined ? undefined : { as, sets, ground: this.#ring };
  }
}

function withoutParentheses(text: string): string {
  const inner = /^\((.*)\)$/s.exec(text)?.[1];
  return (inner ?? text).trim();
}
