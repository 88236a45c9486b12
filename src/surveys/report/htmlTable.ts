import { html, type Inset, type Markup } from './markup.js';

/** The head of a column, perhaps with what is below it. */
type Head = string | readonly [head: string, below: 'number' | 'bar'];

/** A table. @param more its caption, and what its rows are */
export function htmlTable(
  heads: readonly Head[],
  lines: Inset,
  { caption, of }: { readonly caption?: Inset; readonly of?: 'items' | 'bars' } = {},
): Markup {
  const cells = heads.map((head) =>
    typeof head === 'string'
      ? html`<th scope="col">${head}</th> `
      : html`<th scope="col" class="${head[1]}">${head[0]}</th> `,
  );
  return html`<table${of === undefined ? [] : html` class="${of}"`}>
    ${
      caption === undefined
        ? []
        : html`<caption>
            ${caption}
          </caption> `
    }
    <thead><tr>${cells}</tr></thead>
    <tbody>${lines}</tbody>
  </table> `;
}
