type Fields = Readonly<Record<string, unknown>>;

/**
 * What one comparison of a field with a text means, by its definition; undefined if the text is not one. Fields in
 * order are compared with numbers only.
 */
export function comparisonHolds(text: string, fields: Fields): boolean | undefined {
  const match = /^\s*([\w.]+)\s*(<=|>=|!=|==?|<|>)\s*(.*?)\s*$/.exec(text);
  if (match === null || match[3] === '') return undefined;
  const [, name, sign, wanted] = match as unknown as [string, string, string, string];
  const number = fractionOf(wanted);
  if (/[<>]/.test(sign) && number === undefined) return undefined;
  let found: unknown = fields;
  for (const part of name.split('.'))
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, part) ? (found as Fields)[part] : undefined;
  if (found === undefined || found === 'undecided') return false;
  const own = typeof found === 'number' || typeof found === 'string' ? fractionOf(String(found)) : undefined;
  const difference = own && number && own[0] * number[1] - number[0] * own[1];
  if (sign === '<') return difference !== undefined && difference < 0n;
  if (sign === '<=') return difference !== undefined && difference <= 0n;
  if (sign === '>') return difference !== undefined && difference > 0n;
  if (sign === '>=') return difference !== undefined && difference >= 0n;
  const bare = (written: string): string => written.replace(/[\s[\]]/g, '');
  const isEqual =
    difference !== undefined
      ? difference === 0n
      : typeof found === 'boolean'
        ? ['true', 'yes'].includes(wanted) === found
        : typeof found === 'string'
          ? found === wanted
          : bare(JSON.stringify(found)) === bare(wanted);
  return isEqual === (sign !== '!=');
}

/** A numerator and a positive denominator. */
function fractionOf(text: string): [bigint, bigint] | undefined {
  const fraction = /^([+-]?\d+)\/(\d+)$/.exec(text);
  if (fraction !== null)
    return /^0+$/.test(fraction[2]!) ? undefined : [BigInt(Number(fraction[1])), BigInt(fraction[2]!)];
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) return undefined;
  const [whole, decimals = ''] = text.replace('+', '').split('.') as [string, string?];
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}
