import { basename, resolve } from 'node:path';
import { Work, type RunOptions } from '../../run.js';
import { itemsView } from '../itemsView.js';
import type { Survey } from '../Survey.js';
import { surveyStatus, type SurveyStatus } from '../surveyStatus.js';
import { AnswersInSql, numberColumnOf, SECONDS, type NumberColumn } from './AnswersInSql.js';
import { columnFacts, type ColumnFacts } from './columnFacts.js';
import { Extremes, grouped, shownNumber } from './extremes.js';
import { html, type Inset, type Markup } from './markup.js';
import { pageFrame } from './pageFrame.js';
import { itemsOfPair, pairsToShow, type Pair } from './pairs.js';
import { discPlot, histogram } from './plotsOfReport.js';
import { Plotter } from './Plotter.js';
import { askedSection, columnSection, pairsTable, statusSection } from './sections.js';

/** What is sorted may need so much memory, the rest is on the disk. */
const MEMORY = '1GB';

/**
 * A page about the answers that are there: what was asked, the items by status, what is in each column, plots of pairs
 * of columns of numbers, the items with the largest and the smallest numbers with their boards drawn, the slowest, and
 * how it was computed. It needs no other file and has no script; only the time in its last line differs between two
 * pages about the same answers. Plots are drawn by the package `vega`.
 * @returns HTML that is XML as well
 * @throws InputError `not-readable`, `not-installed`; LimitError
 * @complexity a few questions in SQL for each column; no row comes into memory but those shown
 */
export async function surveyReport(survey: Survey, run: RunOptions = {}): Promise<string> {
  const work = new Work('surveyReport', run);
  const plotter = await Plotter.load();
  const status = await surveyStatus(survey.folder);
  // With one thread the sums of doubles are the same each time.
  const view = await itemsView(survey.folder, 1);
  try {
    await view.connection.run(`SET memory_limit = '${MEMORY}'`);
    const answers = new AnswersInSql(view, work);
    const facts: ColumnFacts[] = [];
    for (const column of survey.document.columns) facts.push(await columnFacts(answers, column));
    const extremes = new Extremes(answers, work.part());
    const sections = [
      askedSection(survey.document),
      await statusSection(answers, status),
      await columnsSection(facts, plotter),
      await pairsSection(answers, facts, plotter),
      await extremesSection(facts, extremes),
      html`<section>
        <h2>Slowest items</h2>
        ${await extremes.slowest(SECONDS)}
      </section> `,
      await computedSection(survey, status, answers, view.batches.length),
    ];
    return page(survey, status, sections);
  } finally {
    view.close();
  }
}

function page({ folder, document }: Survey, { complete }: SurveyStatus, sections: readonly Inset[]): string {
  const title = `Survey ${basename(resolve(folder.path))}`;
  const notes = [
    ...(document.note === undefined ? [] : [html`<p>${document.note}</p> `]),
    ...(complete ? [] : [html`<p>Not all items are done yet: this is what is known so far.</p> `]),
  ];
  return pageFrame(title, [notes, sections]);
}

async function columnsSection(facts: readonly ColumnFacts[], plotter: Plotter): Promise<Markup> {
  const sections: Markup[] = [];
  for (const one of facts) {
    const column = numberColumnOf(one.column);
    const bars = one.numbers?.bars ?? [];
    const plot =
      column === undefined || bars.length === 0
        ? []
        : await plotter.plot(histogram(column, bars), `Histogram of ${column.name}`);
    sections.push(columnSection(one, plot));
  }
  return html`<section>
    <h2>Columns</h2>
    ${sections}
  </section> `;
}

/** The columns in which there are different numbers. */
function variedColumns(facts: readonly ColumnFacts[]): NumberColumn[] {
  return facts.flatMap(({ column, distinct, numbers }) => {
    const found = numberColumnOf(column);
    return found !== undefined && distinct > 1 && numbers!.bars.length > 0 ? [found] : [];
  });
}

async function pairsSection(answers: AnswersInSql, facts: readonly ColumnFacts[], plotter: Plotter): Promise<Inset> {
  const pairs = await pairsToShow(answers, variedColumns(facts));
  if (pairs.length === 0) return [];
  const figures: Markup[] = [];
  for (const pair of pairs) figures.push(await pairFigure(answers, pair, plotter));
  return html`<section>
    <h2>One against the other</h2>
    <p>A disc stands for the items with these two numbers; the more there are, the larger it is.</p>
    <div class="side">${figures}</div>
  </section> `;
}

async function pairFigure(answers: AnswersInSql, pair: Pair, plotter: Plotter): Promise<Markup> {
  const { x, y, items, correlation } = pair;
  const { discs, isCoarse } = await itemsOfPair(answers, pair);
  const words = `${y.name} against ${x.name}`;
  const most = discs.reduce((greatest, { count }) => Math.max(greatest, count), 0);
  const discWords = isCoarse ? 'discs, each for all items near it' : 'discs';
  const plot = await plotter.plot(discPlot(x, y, discs), words);
  return html`<figure>
    ${plot}
    <figcaption>
      ${words}: ${grouped(items)} items in ${grouped(discs.length)} ${discWords}, at most ${grouped(most)} in one;
      correlation ${correlation.toFixed(2)}
    </figcaption>
  </figure> `;
}

async function extremesSection(facts: readonly ColumnFacts[], extremes: Extremes): Promise<Inset> {
  const parts: Markup[] = [];
  for (const { column, known } of facts) {
    const numbers = numberColumnOf(column);
    if (numbers === undefined || known === 0) continue;
    parts.push(
      html`<section>
        <h3>${column.name}</h3>
        ${await extremes.tables(numbers)}
      </section> `,
    );
  }
  return parts.length === 0
    ? []
    : html`<section>
        <h2>Largest and smallest</h2>
        ${parts}
      </section> `;
}

async function computedSection(
  { document }: Survey,
  { bytes }: SurveyStatus,
  answers: AnswersInSql,
  batches: number,
): Promise<Markup> {
  const { version, each, memory, batch, starts, files } = document;
  const [[seconds, mean]] = (await answers.rows<[number | null, number | null]>(
    'SELECT sum(seconds), avg(seconds) FROM items',
  )) as [[number | null, number | null]];
  const rows: [string, Inset][] = [
    ['spgames', version],
    ['for each item', `at most ${each} s`],
    ['memory', memory === undefined ? 'as the machine has it' : `at most ${grouped(memory)} bytes for a thread`],
    ['batches', `${grouped(batches)} of ${grouped(starts.length)}, of at most ${grouped(batch)} items`],
    ['computed in', `${shownNumber(seconds ?? 0)} s, all threads together`],
    ['mean of an item', mean === null ? '–' : `${shownNumber(mean)} s`],
    ['answers', `${grouped(bytes)} bytes`],
    ...Object.entries(files).map(([name, hash]): [string, Inset] => [name, html`SHA-256 <code>${hash}</code>`]),
  ];
  return html`<section>
    <h2>How it was computed</h2>
    ${pairsTable(rows)}
  </section> `;
}
