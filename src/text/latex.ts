/** How LaTeX writes, in text mode, the characters that it reads as commands, and others that its fonts do not have. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  ...Object.fromEntries([...'{}$&#_%'].map((sign) => [sign, `\\${sign}`])),
  '−': '$-$',
  '∅': '$\\emptyset$',
  '·': '$\\cdot$',
  '∗': '$\\ast$',
  '↑': '$\\uparrow$',
  '↓': '$\\downarrow$',
  '…': '\\ldots{}',
  '≥': '$\\geq$',
  '≤': '$\\leq$',
  '×': '$\\times$',
  '\u00a0': '~',
};

const SMALL =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi o pi rho varsigma sigma tau upsilon phi chi psi omega';
const LARGE = 'A B Gamma Delta E Z H Theta I K Lambda M N Xi O Pi P _ Sigma T Upsilon Phi X Psi Omega';

/** Greek letters in math mode; those that look like Latin ones are these. */
const GREEK: Readonly<Record<string, string>> = Object.fromEntries([
  ...SMALL.split(' ').map((name, i) => [String.fromCodePoint(0x3b1 + i), command(name)] as const),
  ...LARGE.split(' ').map((name, i) => [String.fromCodePoint(0x391 + i), command(name)] as const),
]);

function command(name: string): string {
  return name.length === 1 ? name : `\\${name}`;
}

/**
 * A text as LaTeX writes it in text mode. Letters beyond Latin and Greek stay as they are: XeLaTeX and LuaLaTeX have
 * them.
 */
export function escapeLatex(text: string): string {
  return text.replace(/./gsu, (sign) => CHARACTERS[sign] ?? (sign in GREEK ? `$${GREEK[sign]!}$` : sign));
}

/** A letter, or one with a number behind it such as x12 or α_3, in math mode; undefined for other labels. */
export function latexSymbol(label: string): string | undefined {
  const [, letter = '', index] = /^(\p{L})(?:_?(\d+))?$/u.exec(label) ?? [];
  const base = /^[A-Za-z]$/.test(letter) ? letter : GREEK[letter];
  return base === undefined || index === undefined ? base : `${base}_{${index}}`;
}
