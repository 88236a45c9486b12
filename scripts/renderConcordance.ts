/** The rows of the concordance as text. */
import { slugOf } from './markdownLinks.js';
import { concordanceHeading, sectionOf, type SectionedWork, type SourceSection } from './sourceSections.js';
import { statementKinds, statementPattern } from './sourceLines.js';
import { statementOf, type Row } from './concordanceRows.js';

/**
 * For each work the statements that nothing in the library computes, checks, builds or refutes, each with what it says.
 */
export type NotCovered = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a concordance is written from besides its rows. */
export interface ConcordanceTexts {
  /** The full names of the works. */
  readonly references: Readonly<Record<string, string>>;
  /** The text of `docs/errata.md`. */
  readonly errata: string;
  readonly notCovered: NotCovered;
  /** The works whose rows stand by section. */
  readonly sectioned?: Readonly<Record<string, SectionedWork>>;
}

/** The work whose statements errata name by their numbers alone. */
const mainWork = 'Huntemann 2018';

/** How many tests of some code are named. */
const shownTests = 3;

/**
 * The anchors of the entries of the errata, by statement: a heading names its statements before the colon, a row of a
 * list in its first cell.
 */
export function errataAnchors(errata: string): Map<string, string> {
  const anchors = new Map<string, string>();
  let heading = '';
  for (const [, title, cell] of errata.matchAll(/^(?:## (.+)|\| ([^|`]+) \|.*)$/gm)) {
    heading = title ?? heading;
    const place = (title?.split(':')[0] ?? cell)!;
    const work = /^(\p{Lu}[^,:]* \d{4}), /u.exec(place)?.[1] ?? mainWork;
    for (const [, kind, number] of place.matchAll(new RegExp(statementPattern, 'g')))
      if (!anchors.has(`${work}, ${kind} ${number}`)) anchors.set(`${work}, ${kind} ${number}`, slugOf(heading));
  }
  return anchors;
}

/** The text of `docs/concordance.md`. */
export function renderConcordance(
  rows: readonly Row[],
  { references, errata, notCovered, sectioned = {} }: ConcordanceTexts,
): string {
  const byWork = new Map<string, Row[]>();
  for (const row of rows) byWork.set(row.work, [...(byWork.get(row.work) ?? []), row]);
  // The work that most is taken from comes first.
  const works = [...byWork].sort(([a, x], [b, y]) => y.length - x.length || a.localeCompare(b, 'en'));
  const anchors = errataAnchors(errata);
  const tableOf = (some: readonly Row[]): string[] => {
    const lines = some.map((row) => {
      const anchor = anchors.get(statementOf(row));
      const statement = row.kind === '' ? 'the whole' : `${row.kind} ${row.number}`;
      const first = anchor === undefined ? statement : `${statement} ([erratum](errata.md#${anchor}))`;
      return `| ${first} | ${whatOf(row)} | ${testsOf(row)} |`;
    });
    return ['', '| statement | code, or what is tested | tests |', '|---|---|---|', ...lines];
  };
  const sections = works.map(([work, all]) => {
    const parts = sectioned[work]?.sections ?? [];
    const rowsIn = (part: SourceSection | undefined): Row[] => all.filter((row) => sectionOf(row, parts) === part);
    const bySection = parts.flatMap((part) => {
      const some = rowsIn(part);
      return some.length === 0 ? [] : ['', `### ${concordanceHeading(work, part)}`, ...tableOf(some)];
    });
    const others = rowsIn(undefined);
    const table = others.length === 0 ? [] : tableOf(others);
    return [`## ${work}`, '', references[work] ?? 'Not in references.json.', ...table, ...bySection].join('\n');
  });
  const open = Object.entries(notCovered).map(([work, statements]) =>
    [
      `## Not covered: ${work}`,
      '',
      'Numbered statements that nothing here computes, checks, builds or refutes.',
      '',
      '| statement | what it says, and why it is not here |',
      '|---|---|',
      ...Object.entries(statements).map(([statement, why]) => `| ${statement} | ${why.replaceAll('|', '\\|')} |`),
    ].join('\n'),
  );
  const intro = [
    '# Concordance',
    '',
    'Which definition or theorem is which code, and which tests there are. Written by `npm run concordance`; do not edit it by hand.',
    '',
    '- A row with the name of some code comes from a `@source` tag in its docstring; its tests are those that import and use it, as the',
    '  TypeScript compiler resolves the names. A remark after the name says how the code deviates from the source, or uses it.',
    '- A row that begins with _tested_ comes from a `@source` tag above a `describe` or `it`: the statement itself is tested there.',
    '- _Those of the statement_: no test names this code; other rows of the same statement have tests, which reach it.',
    '- _Erratum_ leads to what is wrong with a statement, or missing in it.',
  ].join('\n');
  return `${[intro, ...sections, ...open].join('\n\n')}\n`;
}

function whatOf({ line, from }: Row): string {
  const remark = line.deviation === '' ? '' : `: ${line.deviation}`;
  const name = from === 'code' ? `[\`${line.owner}\`](../${line.file})` : `_tested:_ ${line.owner}`;
  return `${name}${remark}`.replaceAll('|', '\\|');
}

function testsOf({ tests }: Row): string {
  if (tests.length === 0) return 'those of the statement';
  const shown = tests.slice(0, shownTests).map((path) => `[${path.slice('test/'.length)}](../${path})`);
  return `${shown.join(', ')}${tests.length > shownTests ? ` and ${tests.length - shownTests} more` : ''}`;
}

/** Is the kind one of numbered statements, and not of chapters, sections and figures? */
export function isStatementKind(kind: string): boolean {
  return statementKinds.slice(0, statementKinds.indexOf('Fig.')).includes(kind);
}
