import { textOf } from '../../scripts/filesUnder.js';
import { markdownBlocks } from '../../scripts/markdownBlocks.js';

/** The pages with sessions of expressions. */
export const SESSION_PAGES = ['docs/from-cgsuite.md', 'docs/from-macaulay2.md', 'docs/expressions.md'] as const;

/** A line that is typed, with what the page says is printed. */
export interface Typed {
  readonly typed: string;
  readonly printed: string;
}

/** The lines that are typed in a page. */
export function sessionIn(page: string): Typed[] {
  return markdownBlocks(textOf(page))
    .filter(({ language }) => language === 'spgames')
    .flatMap(({ text }) => text.split(/^> /m).slice(1))
    .map((part) => {
      const [typed = '', ...printed] = part.split('\n');
      return { typed, printed: printed.join('\n').trimEnd() };
    });
}
