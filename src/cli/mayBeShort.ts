/**
 * The commands that may end in a moment, with what the numbers behind them then multiply to at most: boards are about
 * so large.
 */
const SMALL: ReadonlyMap<string, number> = new Map([
  ...['help', '--help', 'catalog'].map((name) => [name, Infinity] as const),
  ...['compile', 'value', 'explain', 'export', 'draw', 'build', 'classify'].map((name) => [name, 24] as const),
  ...['equal', 'sum', 'compare', 'link', 'star', 'deletion', 'induced', 'skeleton'].map((name) => [name, 24] as const),
  ...['pure-skeleton', 'alexander-dual', 'cover-dual', 'complement', 'join', 'barycentric'].map(
    (name) => [name, 24] as const,
  ),
  ['analyze', 8],
]);

const LONGEST = 100;

/** May a command line be done in a moment? It names a quick command, small numbers and no files. */
export function mayBeShort(args: readonly string[]): boolean {
  const [command = 'help', ...rest] = args;
  if (rest.includes('--help') || rest.includes('-h')) return true;
  const text = rest.join(' ');
  const small = SMALL.get(command);
  if (small === undefined || text.length > LONGEST || rest.some((arg) => /^-$|[\w)]\.[a-z]\w*(@|$)/i.test(arg)))
    return false;
  return (text.match(/\d+/g) ?? []).reduce((size, digits) => size * Math.max(1, Number(digits)), 1) <= small;
}
