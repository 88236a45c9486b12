import { requireProperties } from '../../analysis/internal.js';

/**
 * The names of an option such as `--only fVector,pure`.
 * @param of the kind of objects, in the plural
 * @throws InputError `unknown-property`
 */
export function propertyNames<Name extends string>(
  text: string,
  task: string,
  known: readonly Name[],
  of: string,
): readonly Name[] {
  const names = text.split(',').map((name) => name.trim());
  requireProperties(task, names, known, of);
  return names as readonly string[] as readonly Name[];
}
