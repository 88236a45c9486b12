import { byFlaw, shown, type Shape } from '../../shape.js';
import type { ClosedForm } from '../Value.js';
import type { Uptimal } from './uptimal.js';

/** How names are written: ASCII, with arrows, or as CGSuite reads them. */
export type NameStyleName = 'ascii' | 'unicode' | 'cgsuite';

/** The signs of one way to write names. */
export interface NameStyle {
  readonly open: string;
  readonly close: string;
  readonly comma: string;
  /** `bars[k]` has k + 1 bars. */
  readonly bars: readonly string[];
  readonly plusMinus: string;
  /** Around several options of a symmetric game after the sign ±. */
  readonly list: readonly [string, string];
  readonly tiny: readonly [string, string];
  readonly miny: readonly [string, string];
  closed(form: ClosedForm): string;
  /** Undefined if the style has no names for these values. */
  readonly uptimal: ((form: Uptimal) => string) | undefined;
}

const text = {
  open: '{',
  close: '}',
  comma: ',',
  bars: ['|', '||', '|||'],
  plusMinus: '+-',
  list: ['(', ')'],
  tiny: ['tiny(', ')'],
  miny: ['miny(', ')'],
} as const;

/** The styles of `printValue`. */
export const NAME_STYLES: Readonly<Record<NameStyleName, NameStyle>> = {
  ascii: {
    ...text,
    closed: ({ number, ups, nimber }) => joined(numberText(number), arrows(ups, ['^', 'v'], '^^', 'vv'), star(nimber)),
    uptimal: ({ number, kind, n, sign, nimber }) =>
      joined(numberText(number), (sign > 0 ? '^' : 'v') + (kind === 'power' ? `<${n}>` : `[${n}]`), star(nimber)),
  },
  unicode: {
    ...text,
    plusMinus: '±',
    closed: ({ number, ups, nimber }) => joined(numberText(number), arrows(ups, ['↑', '↓'], '⇑', '⇓'), star(nimber)),
    uptimal: ({ number, kind, n, sign, nimber }) =>
      joined(numberText(number), (sign > 0 ? '↑' : '↓') + (kind === 'power' ? superscript(n) : `[${n}]`), star(nimber)),
  },
  cgsuite: {
    ...text,
    tiny: ['Tiny(', ')'],
    miny: ['Miny(', ')'],
    closed: ({ number, ups, nimber }) =>
      [numberText(number), arrows(ups, ['^', 'v'], '^^', 'vv'), star(nimber)].filter((part) => part !== '').join('+') ||
      '0',
    uptimal: undefined,
  },
};

/** The style of `printValueLatex`. */
export const LATEX_STYLE: NameStyle = {
  open: '\\{',
  close: '\\}',
  comma: ', ',
  bars: [' \\mid ', ' \\parallel '],
  plusMinus: '{\\pm}',
  list: ['(', ')'],
  tiny: ['{+_{', '}}'],
  miny: ['{-_{', '}}'],
  closed: ({ number, ups, nimber }) => {
    const multiple = Math.abs(ups) > 2 ? `${Math.abs(ups)} \\cdot ` : '';
    const sign = `{${Math.abs(ups) === 2 ? (ups > 0 ? '\\Uparrow' : '\\Downarrow') : ups > 0 ? '\\uparrow' : '\\downarrow'}}`;
    const parts = [latexNumber(number), ups === 0 ? '' : multiple + sign, latexStar(nimber)];
    return multiple === '' ? joined(...parts) : parts.filter((part) => part !== '').join(' + ');
  },
  uptimal: ({ number, kind, n, sign, nimber }) =>
    joined(
      latexNumber(number),
      `{${sign > 0 ? '\\uparrow' : '\\downarrow'}}^{${kind === 'power' ? n : `[${n}]`}}`,
      latexStar(nimber),
    ),
};

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function superscript(n: number): string {
  return String(n).replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)]!);
}

/** The value of superscript digits. */
export function fromSuperscript(digits: string): number {
  return Number(digits.replace(/./g, (digit) => String(SUPERSCRIPTS.indexOf(digit))));
}

function joined(...parts: readonly string[]): string {
  return parts.join('') || '0';
}

/** '' for 0, which has a name only when it stands alone. */
function numberText(number: ClosedForm['number']): string {
  return number.numerator === 0n ? '' : number.toString();
}

function arrows(ups: number, [up, down]: readonly [string, string], twoUps: string, twoDowns: string): string {
  if (ups === 0) return '';
  if (Math.abs(ups) === 2) return ups > 0 ? twoUps : twoDowns;
  const arrow = ups > 0 ? up : down;
  return Math.abs(ups) === 1 ? arrow : `${arrow}${Math.abs(ups)}`;
}

function star(nimber: number): string {
  return nimber === 0 ? '' : nimber === 1 ? '*' : `*${nimber}`;
}

function latexStar(nimber: number): string {
  return nimber === 0 ? '' : nimber === 1 ? '{\\ast}' : `{\\ast}${nimber}`;
}

function latexNumber(number: ClosedForm['number']): string {
  if (number.numerator === 0n) return '';
  if (number.isInteger) return String(number.numerator);
  const [above, below] = number.toString().replace('-', '').split('/');
  return `${number.numerator < 0n ? '-' : ''}\\frac{${above}}{${below}}`;
}

/** A `NameStyleName`. */
export const aNameStyleName: Shape = /* @__PURE__ */ byFlaw((value, place) => {
  if (typeof value === 'string' && Object.hasOwn(NAME_STYLES, value)) return undefined;
  const hint = value === 'latex' ? ' (printValueLatex writes LaTeX)' : '';
  return `${place} is ${shown(value)}; expected ${Object.keys(NAME_STYLES).join(', ')}${hint}`;
});
