import type { SurveyDocument } from '../SurveyDocument.js';
import type { SurveyStatus } from '../surveyStatus.js';
import type { AnswersInSql } from './AnswersInSql.js';
import { SHOWN_CHARACTERS, type ColumnFacts } from './columnFacts.js';
import { grouped, clipped, shownNumber } from './extremes.js';
import { html, type Inset, type Markup } from './markup.js';
import { htmlTable } from './htmlTable.js';

/** So many reasons are listed. */
const REASONS = 6;

/** A table with names on the left. */
export function pairsTable(rows: readonly (readonly [name: string, value: Inset])[]): Markup {
  const lines = rows.map(
    ([name, value]) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td>${value}</td>
      </tr> `,
  );
  return html`<table class="pairs">
    <tbody>
      ${lines}
    </tbody>
  </table> `;
}

/** What was asked of which items. */
export function askedSection({ over, source, where, columns }: SurveyDocument): Markup {
  const rows: [string, Inset][] = [['items', html`<code>${over}</code>`]];
  if (source !== undefined) rows.push(['of each', html`<code>${source}</code>`]);
  if (where !== undefined) rows.push(['only where', html`<code>${where}</code>`]);
  const lines = columns.map(
    ({ name, ask, type }) =>
      html`<tr>
        <th scope="row"><a href="#column-${name}">${name}</a></th>
        <td><code>${ask}</code></td>
        <td>${type}</td>
      </tr> `,
  );
  return html`<section>
    <h2>What was asked</h2>
    ${pairsTable(rows)} ${htmlTable(['column', 'asked', 'type'], lines)}
  </section> `;
}

/** How many items there are by their status, and why something is not known. */
export async function statusSection(answers: AnswersInSql, status: SurveyStatus): Promise<Markup> {
  const { items, done, undecided, failed, skipped } = status;
  const toCome = items - done - undecided - failed - skipped;
  const counts: readonly (readonly [string, number])[] = [
    ['done', done],
    ['undecided', undecided],
    ['failed', failed],
    ['skipped', skipped],
    ['still to come', toCome],
  ];
  const reasons = await answers.rows<[string, number]>(
    `SELECT left(because, ${SHOWN_CHARACTERS + 1}), CAST(count(*) AS DOUBLE) FROM items WHERE because IS NOT NULL
    GROUP BY because ORDER BY 2 DESC, because LIMIT ${REASONS}`,
  );
  const why =
    reasons.length === 0
      ? []
      : barsTable(
          'The most frequent reasons why something is not known',
          ['reason', 'items'],
          reasons.map(([value, count]) => ({ value, count })),
          undecided + failed,
        );
  return html`<section>
    <h2>Items by status</h2>
    ${barsTable(
      `${grouped(items)} items`,
      ['status', 'items'],
      counts.map(([value, count]) => ({ value, count })),
      items,
    )}${why}
  </section> `;
}

/** A table of texts, each with how often it occurs and a bar as long as its share. */
function barsTable(
  caption: string,
  [name, times]: readonly [string, string],
  rows: readonly { readonly value: string; readonly count: number }[],
  all: number,
): Markup {
  const lines = rows.map(({ value, count }) => {
    const share = all === 0 ? 0 : (100 * count) / all;
    return html`<tr>
      <td>${clipped(value)}</td>
      <td class="number">${grouped(count)}</td>
      <td class="number">${shareText(share)}</td>
      <td class="bar">${bar(share)}</td>
    </tr> `;
  });
  return htmlTable([name, [times, 'number'], ['share', 'number'], ['', 'bar']], lines, { caption, of: 'bars' });
}

/** As long as a share of its cell, and to be seen where there is anything. */
function bar(share: number): Inset {
  return share === 0 ? [] : html`<span style="width:${Math.max(share, 1).toFixed(1)}%"></span>`;
}

function shareText(share: number): string {
  if (share === 0 || share === 100) return `${share} %`;
  return share < 0.1 ? '< 0.1 %' : `${Math.min(share, 99.9).toFixed(1)} %`;
}

/** What is in a column. @param plot its histogram, if it has one */
export function columnSection(facts: ColumnFacts, plot: Inset): Markup {
  const { column, known, unknown, distinct, frequent, numbers } = facts;
  const rows: [string, Inset][] = [
    ['known', grouped(known)],
    ['not known, or none', grouped(unknown)],
    ['different values', grouped(distinct)],
  ];
  if (numbers !== undefined)
    rows.push(
      ['least', clipped(numbers.least)],
      ['median', shownNumber(numbers.median)],
      ['mean', shownNumber(numbers.mean)],
      ['greatest', clipped(numbers.greatest)],
    );
  const listed = frequent.reduce((sum, { count }) => sum + count, 0);
  const others = distinct > frequent.length ? [{ value: 'all others', count: known - listed }] : [];
  const table =
    known === 0
      ? html`<p>Nothing is known.</p> `
      : barsTable('The most frequent values', [column.name, 'items'], [...frequent, ...others], known);
  return html`<section id="column-${column.name}">
    <h3>${column.name} <code>${column.ask}</code></h3>
    <div class="side">${pairsTable(rows)}${plot}${table}</div>
  </section> `;
}
