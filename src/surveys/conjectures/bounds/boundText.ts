/** How a bound compares the two sides. */
export type BoundSign = '<=' | '>=' | '=';

/**
 * The inequality Σ normal · x ≤ offset, or the equation, solved for the first of the variables that it has, with the
 * smallest integer coefficients: `t <= 2*d`, `3*t >= 2*d - v + 1`.
 * @param names of the coordinates, in the order of preference for the left side
 * @param normal integers, not all 0
 * @param isEquation is it an equation?
 */
export function boundText(
  names: readonly string[],
  normal: readonly bigint[],
  offset: bigint,
  isEquation: boolean,
): string {
  const solved = normal.findIndex((x) => x !== 0n);
  const sign = normal[solved]! > 0n ? 1n : -1n;
  const others = normal.flatMap((x, j) => (j === solved ? [] : [{ factor: -x * sign, name: names[j]! }]));
  const terms = [...others, { factor: offset * sign, name: '' }].filter(({ factor }) => factor !== 0n);
  const inOrder = [...terms.filter(({ factor }) => factor > 0n), ...terms.filter(({ factor }) => factor < 0n)];
  const right = inOrder.map(({ factor, name }, i) => {
    const size = term(factor < 0n ? -factor : factor, name);
    if (i === 0) return factor < 0n ? `-${size}` : size;
    return factor < 0n ? ` - ${size}` : ` + ${size}`;
  });
  const compare: BoundSign = isEquation ? '=' : sign > 0n ? '<=' : '>=';
  return `${term(normal[solved]! * sign, names[solved]!)} ${compare} ${right.join('') || '0'}`;
}

function term(factor: bigint, name: string): string {
  if (name === '') return String(factor);
  return factor === 1n ? name : `${factor}*${name}`;
}
