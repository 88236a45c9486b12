import type { JSX } from 'preact';

/**
 * A product as the library writes it, x1*y2, with the numbers set low; so are 0 and 1. Ideals have thousands of these:
 * browsers lay MathML out too slowly for them.
 */
export function Monomial({ text }: { readonly text: string }): JSX.Element {
  return (
    <span class="monomial">
      {text.split('*').map((name) => {
        const [, letters = name, index] = /^(\D+?)_?(\d+)$/.exec(name) ?? [];
        return /^\d+$/.test(name) ? (
          name
        ) : (
          <i key={name}>
            {letters}
            {index === undefined ? null : <sub>{index}</sub>}
          </i>
        );
      })}
    </span>
  );
}

interface SumProps {
  /** The coefficient of xⁱyʲ stands at i and j. */
  readonly coefficients: readonly (readonly string[])[];
}

/** A polynomial in x and y; each term is a formula, so that a line can end behind it. */
export function Polynomial({ coefficients }: SumProps): JSX.Element {
  return (
    <span class="formula" aria-hidden="true">
      {termsOf(coefficients).map(({ coefficient, i, j }, at) => (
        <span key={`${i} ${j}`}>
          {at === 0 ? '' : ' + '}
          <span class="monomial">
            {coefficient === '1' && i + j > 0 ? '' : coefficient}
            <Power of="x" exponent={i} />
            <Power of="y" exponent={j} />
          </span>
        </span>
      ))}
    </span>
  );
}

/** The same as a text, as in 1 + 2x + xy^2. */
export function polynomialAsText(coefficients: SumProps['coefficients']): string {
  const power = (name: string, k: number): string => (k === 0 ? '' : k === 1 ? name : `${name}^${k}`);
  return termsOf(coefficients)
    .map(
      ({ coefficient, i, j }) =>
        `${coefficient === '1' && i + j > 0 ? '' : coefficient}${power('x', i)}${power('y', j)}`,
    )
    .join(' + ');
}

interface Term {
  readonly coefficient: string;
  readonly i: number;
  readonly j: number;
}

/** The terms that are not 0, by degree. */
function termsOf(coefficients: SumProps['coefficients']): Term[] {
  return coefficients
    .flatMap((row, i) => row.map((coefficient, j): Term => ({ coefficient, i, j })))
    .filter(({ coefficient }) => coefficient !== '0')
    .sort((a, b) => a.i + a.j - b.i - b.j || b.i - a.i);
}

function Power({ of, exponent }: { readonly of: string; readonly exponent: number }): JSX.Element | null {
  if (exponent === 0) return null;
  return (
    <i>
      {of}
      {exponent === 1 ? null : <sup>{exponent}</sup>}
    </i>
  );
}
