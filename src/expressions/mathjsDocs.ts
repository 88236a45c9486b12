// @ts-expect-error -- its types leave them out
import { docs } from 'mathjs';

/** What mathjs says of a function of its own. */
export interface MathDoc {
  readonly syntax?: readonly string[];
  readonly description?: string;
  readonly examples?: readonly string[];
}

/** How a function of mathjs is called; nothing for a name that it does not explain. */
export function syntaxInMathjs(name: string): readonly string[] {
  return docOf(name).syntax ?? [];
}

/** Examples of a function of mathjs in one line. */
export function examplesInMathjs(name: string): readonly string[] {
  return (docOf(name).examples ?? []).filter((example) => !example.includes('\n'));
}

function docOf(name: string): MathDoc {
  const known = docs as Readonly<Record<string, MathDoc>>;
  return Object.hasOwn(known, name) ? known[name]! : {};
}
