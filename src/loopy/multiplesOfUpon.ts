/**
 * The name of a game with the options {0|name} or {name|0}, if it is a multiple of upon\* or downunder\*, or such a
 * multiple and \*: upon, 2.upon* + *, 3.upon, and so on, as upon + upon = upon* + upon*.
 * @source Siegel 2011, Sec. 3.2
 */
export function nextMultipleOfUpon(left: string, right: string): string | undefined {
  if (left === '0') return next(right, 'upon');
  return right === '0' ? next(left, 'downunder') : undefined;
}

/** @param name of k copies of the starred game, or of those and a star */
function next(name: string, game: 'upon' | 'downunder'): string | undefined {
  const [, digits = '1', found, star, plus] = /^(?:(\d+)\.)?([a-z]+)(\*)?( \+ \*)?$/.exec(name) ?? [];
  if (found !== game) return undefined;
  const copies = Number(digits) + 1;
  if (star !== undefined && plus === undefined) return `${copies}.${game}*`;
  return copies % 2 === 1 ? `${copies}.${game}` : `${copies}.${game}* + *`;
}
