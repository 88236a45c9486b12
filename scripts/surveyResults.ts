/** The questions and answers on the page of results of surveys. */

/** The page of results. */
export const RESULTS = 'docs/survey-results.md';

/** A question about a survey, with the answer below it on the page. */
export const ANSWERED: RegExp = /^```sql (?<name>[\w-]+)\n(?<sql>[^`]*)^```\n\n(?<answer>\|[^]*?)\n(?=\n|$(?![^]))/gm;

/** The questions about a survey on a page, each with its answer. */
export function answersOn(page: string, name: string): string[] {
  return [...page.matchAll(ANSWERED)].flatMap(({ groups }) =>
    groups!['name'] === name ? [`${groups!['sql']!.trim()}\n\n${groups!['answer']!.trim()}`] : [],
  );
}

/** The rows of an answer, by the heads of the columns. */
export function rowsOn(page: string, name: string, question: number = 0): Readonly<Record<string, string>>[] {
  const answer = answersOn(page, name).at(question)!;
  const lines = answer.split('\n').filter((line) => line.startsWith('|'));
  const cellsOf = (line: string): string[] => {
    const cells = line.slice(1, -1).split(/(?<!\\)\|/);
    return cells.map((cell) => cell.trim().replaceAll('\\|', '|').replaceAll('\\*', '*'));
  };
  const heads = cellsOf(lines[0]!);
  // The second line is the rule below the heads.
  return lines.slice(2).map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(heads.map((head, i) => [head, cells[i]!]));
  });
}
