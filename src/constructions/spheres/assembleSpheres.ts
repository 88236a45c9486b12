import type { Work } from '../../run.js';
import type { AssembledSphere, PlacedSphere } from './AssembledSphere.js';
import { shelledPseudomanifold } from './shelledPseudomanifold.js';

/** A sphere, or a ball, by its facets: each ascending, by their vertices as a text. */
export interface Facets {
  readonly size: number;
  readonly facets: Map<string, readonly number[]>;
  /** Whether it is a sphere; otherwise it is a ball. */
  readonly closed: boolean;
}

/** What is wrong with an entry of a list. */
interface Flaw {
  readonly because: string;
}

/**
 * Puts spheres and balls together.
 * @param most more facets than these are refused
 * @returns the last one, or what is wrong with one of them
 */
export function assembleSpheres(list: readonly AssembledSphere[], most: number, work: Work): Facets | Flaw {
  const made: Facets[] = [];
  const used = new Set<number>();
  for (const [index, entry] of list.entries()) {
    const found = assembled(entry);
    if ('because' in found) return { because: `sphere ${index}: ${found.because}` };
    made.push(found);
  }
  const idle = made.findIndex((_, i) => i < made.length - 1 && !used.has(i));
  if (idle !== -1) return { because: `nothing leads to sphere ${idle}` };
  return made.at(-1) ?? { because: 'there are no spheres' };

  function assembled(entry: AssembledSphere): Facets | Flaw {
    if ('shelling' in entry) return shelled(entry.shelling, work);
    const parts: Facets[] = [];
    for (const part of 'join' in entry ? entry.join : entry.sum) {
      used.add(part.sphere);
      const found = placed(part, made[part.sphere], work);
      if ('because' in found) return found;
      parts.push(found);
    }
    return 'join' in entry ? joined(parts, most, work) : summed(parts, most, work);
  }
}

function shelled(shelling: readonly (readonly number[])[], work: Work): Facets | Flaw {
  const lists = shelling.map((facet) => [...facet].sort((a, b) => a - b));
  const twice = lists.find((facet) => facet.some((v, i) => v === facet[i + 1]));
  if (twice !== undefined) return { because: `{${twice.join()}} has a vertex twice` };
  const found = shelledPseudomanifold(lists, work);
  if ('because' in found) return found;
  return { size: lists[0]!.length, facets: byKey(lists), closed: found.closed };
}

/** The same on the vertices that are given for its own ones. */
function placed({ sphere, vertices }: PlacedSphere, of: Facets | undefined, work: Work): Facets | Flaw {
  if (of === undefined) return { because: `sphere ${sphere} does not come before it` };
  if (new Set(vertices).size < vertices.length) return { because: `two vertices of sphere ${sphere} become one` };
  const count = 1 + verticesOf(of).reduce((most, v) => Math.max(most, v), -1);
  if (vertices.length !== count)
    return { because: `there are ${vertices.length} vertices for those of sphere ${sphere}; expected ${count}` };
  const lists = [...of.facets.values()].map((facet) => {
    work.step();
    return facet.map((v) => vertices[v]!).sort((a, b) => a - b);
  });
  return { ...of, facets: byKey(lists) };
}

function joined(parts: readonly Facets[], most: number, work: Work): Facets | Flaw {
  const seen = new Set<number>();
  for (const v of parts.flatMap(verticesOf))
    if (seen.has(v)) return { because: `vertex ${v} is in two parts of the join` };
    else seen.add(v);
  let lists: number[][] = [[]];
  for (const { facets } of parts) {
    if (lists.length * facets.size > most) return tooMany(most);
    work.step(lists.length * facets.size);
    lists = lists.flatMap((face) => [...facets.values()].map((facet) => [...face, ...facet]));
  }
  for (const facet of lists) facet.sort((a, b) => a - b);
  const closed = parts.every((part) => part.closed);
  return { size: parts.reduce((sum, { size }) => sum + size, 0), facets: byKey(lists), closed };
}

function summed(parts: readonly Facets[], most: number, work: Work): Facets | Flaw {
  const [first, ...others] = parts;
  if (first === undefined) return { because: 'the sum has no summand' };
  const facets = new Map(first.facets);
  const vertices = new Set(verticesOf(first));
  for (const [i, other] of others.entries()) {
    const wrong = (because: string): Flaw => ({ because: `summand ${i + 1} ${because}` });
    if (!other.closed) return wrong('is not a sphere');
    if (other.size !== first.size) return wrong(`has facets of size ${other.size}; expected ${first.size}`);
    const own = verticesOf(other);
    const common = own.filter((v) => vertices.has(v)).sort((a, b) => a - b);
    const key = common.join();
    if (common.length === 0 || !other.facets.has(key) || !facets.has(key))
      return wrong(`has {${key}} in common with those before it; expected a facet of both`);
    if (facets.size + other.facets.size - 2 > most) return tooMany(most);
    work.step(other.facets.size);
    for (const [name, facet] of other.facets) facets.set(name, facet);
    facets.delete(key);
    for (const v of own) vertices.add(v);
  }
  return { ...first, facets };
}

function tooMany(most: number): Flaw {
  return { because: `it has more than the ${most} facets of the complex` };
}

function verticesOf({ facets }: Facets): number[] {
  return [...new Set([...facets.values()].flat())];
}

function byKey(lists: readonly (readonly number[])[]): Map<string, readonly number[]> {
  return new Map(lists.map((facet) => [facet.join(), facet]));
}
