import type { Vertex } from '../complex/door.js';
import { namedComplexes } from '../complex/door.js';
import { catalogue } from '../games/door.js';
import { moveCatalogue } from '../moves/door.js';
import { completeSource } from '../sources/door.js';
import { NAME, openQuote } from './tokens.js';

/** The beginnings of the names that come into question, and the part of the line that they would replace. */
export interface Completion {
  readonly found: readonly string[];
  readonly of: string;
}

const LAST_NAME = new RegExp(`${NAME}$`, 'u');
const NAMES = new RegExp(NAME, 'gu');
const CALLED = new RegExp(`(${NAME})\\(\\s*$`, 'u');

/**
 * What may stand at the end of a line: names of functions and variables, and inside quotes labels of what the call
 * speaks of, or else the beginnings of sources.
 * @param names all names that are known
 * @param scope the variables
 */
export function completionOf(line: string, names: Iterable<string>, scope: ReadonlyMap<string, unknown>): Completion {
  const quote = openQuote(line);
  if (quote !== undefined) return completeText(line.slice(0, quote), line.slice(quote + 1), scope);
  const of = LAST_NAME.exec(line)?.[0] ?? '';
  if (of === '' && !/^\s*$|[(,=+\-*<>[\s]$/.test(line)) return { found: [], of };
  return { found: beginning(of, [...names, ...scope.keys()]), of };
}

/** @param before what stands before the quote @param inside what stands behind it */
function completeText(before: string, inside: string, scope: ReadonlyMap<string, unknown>): Completion {
  const labels = labelsFor(before, scope);
  if (labels.length > 0) {
    const of = /[^\s,]*$/.exec(inside)![0];
    return { found: beginning(of, labels), of };
  }
  const called = CALLED.exec(before)?.[1];
  if (called === 'named' || called === 'namedComplex')
    return {
      found: beginning(
        inside,
        namedComplexes.map(({ name }) => name),
      ),
      of: inside,
    };
  const place = called !== undefined && Object.hasOwn(PLACES, called) ? PLACES[called] : undefined;
  if (place === undefined) return { found: [], of: inside };
  const found =
    place === 'ruleset' ? catalogue.map(({ name }) => name) : completeSource(inside).map(({ text }) => text);
  return { found: beginning(inside, found).filter((text) => isIn(place, text)), of: inside };
}

/** What the texts in calls are: sources, games on boards, positions of rulesets by moves, or rulesets. */
const PLACES: Readonly<Record<string, Place>> = {
  game: 'placement',
  complex: 'placement',
  source: 'source',
  value: 'source',
  position: 'moves',
  compile: 'ruleset',
};
type Place = 'source' | 'placement' | 'moves' | 'ruleset';

function isIn(place: Place, text: string): boolean {
  const [name = ''] = text.split(/[@(]/, 1);
  const isByMoves = moveCatalogue.some((entry) => entry.name === name);
  return place === 'moves' ? isByMoves : place === 'source' || !isByMoves;
}

/** The labels of the objects that are named in the call whose argument is being written. */
function labelsFor(before: string, scope: ReadonlyMap<string, unknown>): string[] {
  const inner = before.slice(before.lastIndexOf('(') + 1);
  const objects = [...inner.matchAll(NAMES)].map(([name]) => scope.get(name));
  return objects.flatMap((object) => {
    const { vertices, ring } = (object ?? {}) as {
      vertices?: readonly Vertex[];
      ring?: { variables: readonly { name: string }[] };
    };
    if (Array.isArray(vertices)) return (vertices as readonly Vertex[]).map(({ label }) => label);
    return ring === undefined ? [] : ring.variables.map(({ name }) => name);
  });
}

function beginning(of: string, names: readonly string[]): string[] {
  return [...new Set(names.filter((name) => name.startsWith(of)))].sort();
}
