import { shortnessOf } from './commandTable.js';

const LONGEST = 100;

/** May a command line be done in a moment? It names a quick command, small numbers and no files. */
export function mayBeShort(args: readonly string[]): boolean {
  const [command = 'help', ...rest] = args;
  if (command === 'help' || args.includes('--help') || args.includes('-h')) return true;
  const text = rest.join(' ');
  if (text.length > LONGEST || rest.some((arg) => /^-$|[\w)]\.[a-z]\w*(@|$)/i.test(arg))) return false;
  const size = (text.match(/\d+/g) ?? []).reduce((product, digits) => product * Math.max(1, Number(digits)), 1);
  return size <= shortnessOf(command);
}
