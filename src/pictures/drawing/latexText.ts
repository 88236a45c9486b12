import { escapeLatex, latexSymbol } from '../../text/internal.js';

/** A text as LaTeX writes it, in text mode. Labels such as x12 get indices, numbers are formulas. */
export function latexText(text: string): string {
  const words = text.split(' ').map(latexWord);
  // Formulas side by side are one; an escaped dollar begins and ends none.
  return words.join(' ').replaceAll(/(?<!\\)\$( ?)\$/g, (_, space) => (space === '' ? '' : '\\,'));
}

function latexWord(word: string): string {
  const [, before, core, after] = /^([({]*)(.*?)([)},.:;]*)$/.exec(word) as RegExpExecArray &
    [string, string, string, string];
  return escapeLatex(before) + (formula(core) ?? escapeLatex(core)) + escapeLatex(after);
}

/** Labels and numbers; undefined for other words. */
function formula(word: string): string | undefined {
  const symbol = /\d$/.test(word) ? latexSymbol(word) : undefined;
  if (symbol !== undefined) return `$${symbol}$`;
  return /^[-−]?\d+(?:\/\d+)?$/.test(word) ? `$${word.replace('−', '-')}$` : undefined;
}
