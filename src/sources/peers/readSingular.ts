import type { TextSpan } from '../../text/internal.js';
import { monomialsIn, variablesIn } from '../../formats/internal.js';
import type { NamedObject } from './NamedObject.js';

/** Is this a script for Singular, or an ideal that it printed? */
export function isSingular(text: string): boolean {
  return /^[ \t]*ring \w+\s*=.*\(.*\)|^[ \t]*ideal \w+\s*=|^[ \t]*\w+\[1\]=/m.test(text);
}

/**
 * The ideals of a script for Singular, `ideal I = x(1)*x(3), x(2);`, or of what it printed, `I[1]=x(1)*x(3)`.
 * @throws ParseError `not-square-free`
 */
export function readSingular(text: string, whole: TextSpan): NamedObject[] {
  const variables = /^[ \t]*ring \w+\s*=[^,]*,\s*\((.*)\)\s*,/m.exec(text)?.[1];
  const ring = variables === undefined ? undefined : variablesIn(variables);
  const objects: NamedObject[] = [];
  const add = (name: string, list: string): void => {
    const sets = monomialsIn(list, ',', ring, whole);
    if (sets !== undefined) objects.push({ name, as: 'generators', sets, ground: ring });
  };
  for (const [, name, list] of text.matchAll(/^[ \t]*ideal (\w+)\s*=\s*(.*?);/gms)) add(name!, list!);
  const printed = new Map<string, string[]>();
  for (const [, name, item] of text.matchAll(/^[ \t]*(\w+)\[\d+\]=(.*)$/gm))
    printed.set(name!, [...(printed.get(name!) ?? []), item!]);
  for (const [name, items] of printed) add(name, items.join(','));
  return objects;
}
