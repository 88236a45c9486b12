import { compareModulo, type ModuloComparison } from '../../analysis/index.js';
import { asForm } from '../../sources/index.js';
import { universeParts } from '../../sources/internal.js';
import type { Form } from '../../values/index.js';
import { integerOption } from '../integerOption.js';
import { UNDECIDED } from '../plainText.js';
import { positionsOfTwo, type PositionsOptions } from '../positionsOfTwo.js';
import type { Session } from '../Session.js';

/** What `compare` is told about a universe. */
export interface ModuloOptions {
  readonly modulo?: string;
  readonly summands?: string;
  readonly misere?: boolean;
}

/** Modulo a universe; undecided when the time is up before the games are there. */
export async function compareWithin(
  games: readonly [first: string, second: string],
  universe: string,
  { summands = '3', misere = false, ...options }: ModuloOptions & PositionsOptions,
  session: Session,
): Promise<ModuloComparison> {
  const most = integerOption('compare', '--summands', summands);
  const parts = universeParts(universe, 'compare');
  const positions = positionsOfTwo('compare', options);
  const how = () => ({ ...session.run(), misere, summands: most });
  const found = await session.inTime(async () => {
    const formOf = async (text: string, position?: string) =>
      asForm(await session.source(text, position), session.run());
    const [a, b] = [await formOf(games[0], positions[0]), await formOf(games[1], positions[1])];
    if (typeof parts === 'string' || 'placement' in parts) return compareModulo(a, b, parts, how());
    const sums: Form[] = [];
    for (const source of parts.sums) sums.push(await formOf(source));
    return compareModulo(a, b, { sums, names: parts.sums }, how());
  });
  if (session.cause?.code === 'too-large-argument') throw session.cause;
  const because = 'Undecided: not all games were there in time.';
  return found ?? { order: UNDECIDED, universe, because, distinguisher: null };
}

/** In two or three lines. */
export function describeModulo(
  first: string,
  second: string,
  { order, universe, because, distinguisher }: ModuloComparison,
): string {
  return [
    `${first} ${order === UNDECIDED ? '?' : order} ${second} modulo ${universe}`,
    `  because        ${because}`,
    ...(distinguisher === null ? [] : [`  distinguisher  ${distinguisher}`]),
  ].join('\n');
}
