import { closingBracket, readSets, type TextSpan } from '../../text/internal.js';
import { monomialsIn, variablesIn } from '../../formats/internal.js';
import type { NamedObject } from './NamedObject.js';

/** Is this a script for Sage, or something that it printed? */
export function isSage(text: string): boolean {
  return MARKS.some((mark) => mark.test(text));
}

const MARKS: readonly RegExp[] = [
  /\bSimplicialComplex\(\s*[[({]/,
  /\b(?:Simplicial complex with\b|PolynomialRing\()/,
  /\bIdeal \([^()]*\) of Multivariate\b/,
  /^[ \t]*\w+\.<.*> = /m,
];

/**
 * The ideals and complexes of a script for Sage, or of what it printed: `SimplicialComplex([[1,2],[2,3]])`, `Simplicial
 * complex with vertex set (1, 2, 3) and facets {(1, 2), (2, 3)}`, `Ideal (x*y, y*z) of …`, `S.ideal([…])`.
 * @throws ParseError as `readSets`; `not-square-free`
 */
export function readSage(text: string, whole: TextSpan): NamedObject[] {
  const ring = ringIn(text);
  return [
    ...ideals(text, ring, whole),
    ...complexes(whole, ring),
    ...voidComplexes(text, ring),
    ...printedComplexes(whole),
  ];
}

function ideals(text: string, ring: readonly string[] | undefined, whole: TextSpan): NamedObject[] {
  const objects: NamedObject[] = [];
  const patterns = [
    /^[ \t]*(?:(\w+)\s*=\s*)?Ideal \((.*?)\) of Multivariate/gms,
    /^[ \t]*(?:(\w+)\s*=\s*)?(?:\w+\.)?ideal\(\s*\[S\(m\) for m in \[(.*?)\]\s*\]\s*\)/gm,
    /^[ \t]*(?:(\w+)\s*=\s*)?(?:\w+\.)?ideal\(\s*\[?(?!S\(m\))([^\]]*?)\]?\s*\)\s*$/gm,
  ];
  for (const pattern of patterns)
    for (const [, name = '', list] of text.matchAll(pattern)) {
      const sets = monomialsIn(list!, ',', ring, whole);
      if (sets !== undefined) objects.push({ name, as: 'generators', sets, ground: ring });
    }
  return objects;
}

/** The variables of the ring that the text defines or names. */
function ringIn(text: string): string[] | undefined {
  const listed =
    /\bPolynomialRing\(\s*[^,()]*(?:\([^()]*\))?\s*,\s*\[(.*?)\]/s.exec(text)?.[1] ??
    /\bPolynomialRing\(\s*[^,()]*(?:\([^()]*\))?\s*,\s*['"](.*?)['"]/s.exec(text)?.[1] ??
    /^[ \t]*\w+\.<(.*)> = /m.exec(text)?.[1] ??
    /\bMultivariate Polynomial Ring in (.*?) over\b/s.exec(text)?.[1];
  return listed === undefined ? undefined : variablesIn(listed);
}

/** Sage keeps no loops; those of a script by spgames are variables of its ring. */
function complexes(whole: TextSpan, ring: readonly string[] | undefined): NamedObject[] {
  return [...whole.text.matchAll(/(?:^[ \t]*(\w+)\s*=\s*)?\bSimplicialComplex\(\s*(?=[[({])/gm)].map((match) => {
    const start = match.index + match[0].length;
    const sets = labelsOf(whole.slice(start, endOfCall(whole.text, start)));
    const hasLoops = ring !== undefined && sets.flat().every((label) => ring.includes(label));
    return { name: match[1] ?? '', as: 'facets', sets, ...(hasLoops && { ground: ring }) };
  });
}

/** What spgames writes where Sage has no complex. */
function voidComplexes(text: string, ring: readonly string[] | undefined): NamedObject[] {
  return [...text.matchAll(/^# (\w+) is the void complex/gm)].map(([, name]) => ({
    name: name!,
    as: 'facets',
    sets: [],
    ground: ring,
  }));
}

function printedComplexes(whole: TextSpan): NamedObject[] {
  const pattern = /\bSimplicial complex with (?:vertex set\s*(\(.*?\))|\d+ vertices)\s*and facets\s*(?=\{)/gs;
  return [...whole.text.matchAll(pattern)].map((match) => {
    const start = match.index + match[0].length;
    const sets = labelsOf(whole.slice(start, endOfCall(whole.text, start)));
    // Of more than a few vertices Sage tells the number only.
    const vertices = match[1]
      ?.slice(1, -1)
      .split(',')
      .map((label) => label.trim().replace(/^'|'$/g, ''));
    const ground = vertices?.filter((label) => label !== '');
    return { name: '', as: 'facets', sets, ...(ground !== undefined && { ground }) };
  });
}

function labelsOf(list: TextSpan): string[][] {
  return readSets(list).map((set) => set.map(({ text }) => text));
}

/** Behind the bracket that opens at an offset, or at the end of the text. */
export function endOfCall(text: string, open: number): number {
  return (closingBracket(text, open) ?? text.length - 1) + 1;
}
