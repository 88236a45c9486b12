import { InputError } from '../../errors.js';

/**
 * For each part the longest chain of parts in which each has an option with the next one.
 * @param options of each part, lists of the numbers of parts
 * @param notAcyclic the error for parts through which one comes back to itself
 */
export function depthsOfParts(
  options: readonly (readonly (readonly number[])[])[],
  notAcyclic: (cycle: readonly number[]) => Error,
): number[] {
  const waiting = options.map((list) => list.reduce((sum, option) => sum + option.length, 0));
  const before: number[][] = options.map(() => []);
  for (const [part, list] of options.entries())
    for (const option of list) for (const each of option) before[each]!.push(part);
  const depths = Array<number>(options.length).fill(0);
  const ready = [...waiting.keys()].filter((part) => waiting[part] === 0);
  for (const part of ready)
    for (const each of before[part]!) {
      depths[each] = Math.max(depths[each]!, depths[part]! + 1);
      if (--waiting[each]! === 0) ready.push(each);
    }
  if (ready.length === options.length) return depths;
  throw notAcyclic(cycleAmong(options, new Set([...waiting.keys()].filter((part) => waiting[part]! > 0))));
}

/** @param task the function the user called @returns an error for `depthsOfParts` */
export function notAcyclic(task: string): (cycle: readonly number[]) => InputError {
  return (cycle) =>
    new InputError(
      'not-acyclic',
      `${task}: play can come from the part ${cycle[0]} back to it, in ${cycle.length} moves; expected finite games.`,
      { details: { cycle } },
    );
}

/** Each part of a set has one of the set in an option: going on there comes round. */
function cycleAmong(options: readonly (readonly (readonly number[])[])[], left: ReadonlySet<number>): number[] {
  const path: number[] = [];
  let part: number = [...left][0]!;
  while (!path.includes(part)) {
    path.push(part);
    part = options[part]!.flat().find((each) => left.has(each))!;
  }
  return path.slice(path.indexOf(part));
}
