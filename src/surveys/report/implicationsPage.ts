import { Work, type RunOptions } from '../../run.js';
import type { ImplicationsDocument, SurveyImplication, SurveyItem } from '../conjectures/conjecturesDocument.js';
import { implicationText } from '../conjectures/implications/implicationText.js';
import { clipped, grouped } from './extremes.js';
import { itemPicture } from './itemPicture.js';
import { html, type Inset, type Markup } from './markup.js';
import { pageFrame } from './pageFrame.js';
import { inline } from './Plotter.js';
import { htmlTable } from './htmlTable.js';

/**
 * A page of implications: those that hold for all items, then each of the others with its exceptions drawn. It needs no
 * other file and has no script.
 * @throws LimitError
 */
export function implicationsPage({ implications, survey }: ImplicationsDocument, run: RunOptions = {}): string {
  const work = new Work('implications', run);
  const near = implications.filter(({ exceptions }) => exceptions > 0);
  const of =
    survey === undefined
      ? []
      : html`<p>
          What is asked: <code>${survey.source ?? 'the items'}</code> over <code>${survey.over}</code>, by the answers
          so far.
        </p> `;
  const base = implications.filter(({ exceptions }) => exceptions === 0);
  const pictures = new Map<string, Markup>();
  const picture = (board: string): Markup => {
    const known = pictures.get(board);
    if (known !== undefined) return known;
    work.tick(pictures.size);
    const svg = itemPicture(board, work.part());
    const drawn = svg === undefined ? html`–` : inline(svg);
    pictures.set(board, drawn);
    return drawn;
  };
  return pageFrame('Implications', [
    of,
    html`<section>
      <h2>Without exceptions</h2>
      ${base.length === 0 ? html`<p>None.</p> ` : tableOf(base)}
    </section> `,
    near.length === 0
      ? []
      : html`<section>
          <h2>With exceptions</h2>
          ${near.map((one) => nearSection(one, picture))}
        </section> `,
  ]);
}

function tableOf(base: readonly SurveyImplication[]): Markup {
  const lines = base.map(
    (one) =>
      html`<tr>
        <td><code>${implicationText(one)}</code></td>
        <td class="number">${grouped(one.support)}</td>
        <td>${one.trivial ? 'known' : ''}</td>
      </tr> `,
  );
  return htmlTable(['implication', ['items', 'number'], ''], lines);
}

function nearSection(one: SurveyImplication, picture: (board: string) => Markup): Markup {
  const lines = (one.items ?? []).map(
    ({ item, board }: SurveyItem): Inset =>
      html`<tr>
        <td class="board">${picture(board)}</td>
        <td class="number">${item}</td>
        <td><code>${clipped(board)}</code></td>
      </tr> `,
  );
  const caption = `${grouped(one.support)} items, ${one.exceptions} of them ${one.exceptions === 1 ? 'an exception' : 'exceptions'}`;
  return html`<section>
    <h3>${implicationText(one)}</h3>
    ${htmlTable(['board', ['item', 'number'], 'notation'], lines, { caption, of: 'items' })}
  </section> `;
}
