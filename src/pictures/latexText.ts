/** How LaTeX writes the characters that it reads as commands, and others that its fonts do not have. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '%': '\\%',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '$<$',
  '>': '$>$',
  '|': '$|$',
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
  β: '$\\beta$',
  '\u00a0': '~',
};

/** A text as LaTeX writes it, in text mode. Labels such as x12 get indices, numbers are formulas. */
export function latexText(text: string): string {
  const words = text.split(' ').map(latexWord);
  return words.join(' ').replaceAll('$ $', '\\,').replaceAll('$$', '');
}

function latexWord(word: string): string {
  const [, before, core, after] = /^([({]*)(.*?)([)},.:;]*)$/.exec(word) as RegExpExecArray & [string, string, string, string]; // prettier-ignore
  return escaped(before) + (formula(core) ?? escaped(core)) + escaped(after);
}

/** Labels and numbers; undefined for other words. */
function formula(word: string): string | undefined {
  const indexed = /^([A-Za-z])_?(\d+)$/.exec(word);
  if (indexed !== null) return `$${indexed[1]!}_{${indexed[2]!}}$`;
  return /^[-−]?\d+(?:\/\d+)?$/.test(word) ? `$${word.replace('−', '-')}$` : undefined;
}

function escaped(text: string): string {
  return text.replace(/./gsu, (character) => CHARACTERS[character] ?? character);
}
