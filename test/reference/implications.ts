/** Implications between truth columns, by their definitions. Sets of columns are numbers whose bits are the columns. */

/** The columns that are true in all rows that have all of a set. */
export function closureOf(set: number, rows: readonly number[], n: number): number {
  return rows.filter((row) => (row & set) === set).reduce((all, row) => all & row, 2 ** n - 1);
}

/** Implications as pairs of sets. */
type Background = readonly (readonly [premise: number, conclusion: number])[];

/**
 * The pseudo-closed sets with their closures: not closed, and with the closure of each smaller one inside; and closed
 * under what is known beforehand.
 */
export function pseudoClosedSets(
  rows: readonly number[],
  n: number,
  background: Background = [],
): (readonly [premise: number, closure: number])[] {
  const found: (readonly [number, number])[] = [];
  const size = (set: number): number => set.toString(2).replaceAll('0', '').length;
  const sets = Array.from({ length: 2 ** n }, (_, set) => set).sort((a, b) => size(a) - size(b));
  for (const set of sets) {
    const closure = closureOf(set, rows, n);
    if (closure === set) continue;
    if (background.some(([from, to]) => (set & from) === from && (set & to) !== to)) continue;
    const isProper = ([smaller]: readonly [number, number]): boolean => smaller !== set && (smaller & set) === smaller;
    if (found.filter(isProper).every(([, inside]) => (inside & set) === inside)) found.push([set, closure]);
  }
  return found;
}

/** A row of cells: true, false or unknown. */
export type Cells = readonly (boolean | null)[];

/** In how many rows all of a premise is true and some of a conclusion false. */
export function countExceptions(
  rows: readonly Cells[],
  premise: readonly number[],
  conclusion: readonly number[],
): number {
  const isException = (row: Cells): boolean =>
    premise.every((column) => row[column] === true) && conclusion.some((column) => row[column] === false);
  return rows.filter(isException).length;
}

/**
 * The different rows filled: implications of one column that are refuted nowhere, confirmed somewhere, with minimal
 * premises, are assumed in turn if every row has a filling that fulfils all that are assumed. Each row then is the
 * smallest such filling.
 */
export function fillings(rows: readonly Cells[], different: readonly Cells[], n: number): number[] {
  const columns = Array.from({ length: n }, (_, column) => column);
  const elements = (set: number): number[] => columns.filter((column) => ((set >> column) & 1) !== 0);
  const sets = Array.from({ length: 2 ** n }, (_, set) => set);
  const isRefuted = (premise: number, column: number): boolean =>
    countExceptions(rows, elements(premise), [column]) > 0;
  const candidates = columns.flatMap((column) =>
    sets
      .filter((set) => ((set >> column) & 1) === 0 && !isRefuted(set, column))
      .filter((set) => elements(set).every((one) => isRefuted(set & ~(1 << one), column)))
      .map((premise) => ({
        premise,
        column,
        support: rows.filter((row) => [...elements(premise), column].every((one) => row[one] === true)).length,
      })),
  );
  const inOrder = candidates
    .filter(({ support }) => support > 0)
    .sort(
      (a, b) =>
        b.support - a.support ||
        elements(a.premise).length - elements(b.premise).length ||
        elements(a.premise).join().localeCompare(elements(b.premise).join()) ||
        a.column - b.column,
    );
  const assumed: { readonly premise: number; readonly column: number }[] = [];
  const fillingsOf = (row: Cells): number[] =>
    sets.filter(
      (set) =>
        columns.every((column) => row[column] === null || row[column] === (((set >> column) & 1) !== 0)) &&
        assumed.every(({ premise, column }) => (set & premise) !== premise || ((set >> column) & 1) !== 0),
    );
  for (const candidate of inOrder) {
    assumed.push(candidate);
    if (different.some((row) => fillingsOf(row).length === 0)) assumed.pop();
  }
  return different.map((row) => fillingsOf(row).reduce((all, set) => all & set));
}
