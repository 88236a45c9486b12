import type { SetFamily } from '../sets/index.js';
import { Work, type RunOptions } from '../run.js';
import { canonicalLabelling, type CanonicalLabelling } from './canonicalLabelling.js';
import type { ElementColours } from './Incidence.js';

/** The families of a list that are isomorphic to each other. */
export interface IsomorphismClass {
  readonly labelling: CanonicalLabelling;
  /** Their indices in the list, ascending. */
  readonly members: readonly number[];
}

/** How to sort families into classes. */
export interface ClassOptions extends RunOptions {
  /** The colours of the elements of a family; by default all are alike. */
  readonly colours?: (family: SetFamily, index: number) => ElementColours;
}

/**
 * The isomorphism classes of some families, in the order of their first members.
 * @throws LimitError; `limit` counts families
 */
export function isomorphismClasses(families: Iterable<SetFamily>, options: ClassOptions = {}): IsomorphismClass[] {
  const found: { labelling: CanonicalLabelling; members: number[] }[] = [];
  for (const { index, labelling, known } of sorted('isomorphismClasses', families, options)) {
    if (known === found.length) found.push({ labelling, members: [index] });
    else found[known]!.members.push(index);
  }
  return found;
}

/**
 * The families that are isomorphic to no earlier one, one by one as they come.
 * @throws LimitError; `limit` counts families
 */
export function* isomorphismRepresentatives(
  families: Iterable<SetFamily>,
  options: ClassOptions = {},
): Generator<SetFamily> {
  let next = 0;
  for (const { family, known } of sorted('isomorphismRepresentatives', families, options))
    if (known === next) {
      next++;
      yield family;
    }
}

/** Each family with its labelling and the number of its class; a new class gets the next number. */
function* sorted(
  task: string,
  families: Iterable<SetFamily>,
  options: ClassOptions,
): Generator<{ family: SetFamily; index: number; labelling: CanonicalLabelling; known: number }> {
  const work = new Work(task, options);
  const byHash = new Map<number, { labelling: CanonicalLabelling; known: number }[]>();
  let index = 0;
  let count = 0;
  for (const family of families) {
    work.tick(index + 1);
    const labelling = canonicalLabelling(family, { ...work.part(), colours: options.colours?.(family, index) });
    let entries = byHash.get(labelling.hash);
    if (entries === undefined) byHash.set(labelling.hash, (entries = []));
    let entry = entries.find((other) => other.labelling.equals(labelling));
    if (entry === undefined) entries.push((entry = { labelling, known: count++ }));
    yield { family, index, labelling, known: entry.known };
    index++;
  }
}
