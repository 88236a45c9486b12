import { ownDisplay } from './displays.js';
import { escapeHtml, image, type Shown } from './MimeBundle.js';
import { cellText, htmlOfTable } from './tables.js';

/** Of longer lists no pictures are shown. */
const MOST_PICTURES = 24;

/** A list: a member a line, with its picture if it has one, as its formula if all have formulas and none a picture. */
export function membersOf(list: readonly unknown[]): Shown {
  if (list.length === 0) return { text: 'the empty list' };
  const shown = list.map((member): Shown => ownDisplay(member) ?? { text: cellText(member) });
  const text = shown.map((member) => member.text).join('\n');
  const formulas = list.flatMap((member, i) => formulaOf(member, shown[i]!) ?? []);
  if (formulas.length === list.length)
    return { text, latex: `$\\begin{array}{l} ${formulas.join(' \\\\ ')} \\end{array}$` };
  const withPictures = list.length <= MOST_PICTURES && shown.some(({ svg }) => svg !== undefined);
  const rows = shown.map((member) => {
    const name = `<code>${escapeHtml(member.text)}</code>`;
    return withPictures ? [member.svg === undefined ? '' : image(member.svg), name] : [name];
  });
  return { text, html: htmlOfTable([], rows) };
}

/** A member in math mode: what has a formula and no picture, and numbers. */
function formulaOf(member: unknown, { latex, svg }: Shown): string | undefined {
  if (typeof member === 'number' || typeof member === 'bigint') return String(member);
  return svg === undefined ? /^\$(.*)\$$/s.exec(latex ?? '')?.[1] : undefined;
}
