import type { PolynomialRing } from '../ideal/index.js';
import { variableNames } from './variableNames.js';

/**
 * Comments from which a reader knows what the variables of a script are called: one for all that are called by a number
 * (`z_n is n`), and one for each other whose name in the script does not tell its own.
 * @param names the names in the script
 * @param comment how a comment begins
 */
export function renamings(ring: PolynomialRing, names: readonly string[], comment: string): string[] {
  const owns = ring.variables.map(({ name }) => name);
  const usual = variableNames(ring);
  const isNumber = (name: string, own: string): boolean => name === `z_${own}`;
  const number = usual.findIndex((name, v) => isNumber(name, owns[v]!));
  const told = (name: string, own: string): boolean =>
    isNumber(name, own) || (own === name.replace('_', '') && (number === -1 || !name.startsWith('z_')));
  const renamed = usual.flatMap((name, v) => (told(name, owns[v]!) ? [] : [`${comment} ${names[v]} is ${owns[v]}`]));
  return number === -1 ? renamed : [`${comment} ${names[number]!.replace(/\d+/, 'n')} is n`, ...renamed];
}

/**
 * What `renamings` wrote in a script, read back: the name of a variable of any script, x1 for x_1 and x(1), or what a
 * comment says, `z_1 is a`; `z_n is n` for all z with a number.
 */
export function renamingsIn(text: string): (name: string) => string {
  const labels = new Map<string, string>();
  for (const [, name, label] of text.matchAll(/^\s*(?:--|#|\/\/)\s*(\S+) is (\S+)\s*$/gm))
    labels.set(plain(name!), label!);
  const numbered = labels.get('zn') === 'n';
  return (name) => {
    const own = plain(name);
    return labels.get(own) ?? (numbered ? own.replace(/^z(?=\d+$)/, '') : own);
  };
}

/** x1 for x_1 and x(1). */
function plain(name: string): string {
  return name.replace(
    /^([A-Za-z]+)(?:_(\d+|n)|\((\d+|n)\))$/,
    (_, letters: string, first?: string, second?: string) => `${letters}${first ?? second}`,
  );
}
