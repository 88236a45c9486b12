import { monomialsOf, readMacaulay2, type Macaulay2Object } from '../../formats/internal.js';
import type { NamedObject } from './NamedObject.js';

/** Is this a script for Macaulay2, or something that it printed? */
export function isMacaulay2(text: string): boolean {
  return MARKS.some((mark) => mark.test(text));
}

const MARKS: readonly RegExp[] = [
  /^[io]\d+ [:=] /m,
  /\b(?:needsPackage|monomialIdeal|simplicialComplex|new SimplicialComplex from)\b/,
  /(?:^|;)[ \t]*(?:\w+[ \t]*=[ \t]*)?(?:ideal\s*(?:[({]|[01]\s*$)|matrix\s*\{\{)/m,
  /^[ \t]*(?:\w+[ \t]*=[ \t]*)?(?:\{[^{}":]*[*_][^{}":]*\}|\|[^|]*\|)[ \t]*;?[ \t]*$/m,
  /^[ \t]*(?:facets|generators|gens)[ \t]*=[ \t]*\{(?!\s*[[({])/m,
  /=[ \t]*[A-Z]\w*(?:\/\d+)?\[[^\]]*\][ \t]*(?:;|$)/m,
];

/**
 * The ideals and complexes of a script or a session of Macaulay2: what is written out or printed in it.
 * @throws ParseError `not-square-free`, `not-one-reading`
 */
export function macaulay2Objects(text: string): NamedObject[] {
  return readMacaulay2(text, 'parseSource').objects.map(namedObject);
}

function namedObject({ name, value, ring }: Macaulay2Object): NamedObject {
  const common = { name, sets: monomialsOf(value), ground: ring };
  switch (value.kind) {
    case 'complex':
      return { ...common, as: value.by, others: value.others };
    case 'ideal':
      return { ...common, as: 'generators' };
    default:
      return { ...common, as: value.kind === 'list' ? (value.as ?? 'list') : 'list' };
  }
}
