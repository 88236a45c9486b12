import type { BettiNumber } from './bettiNumbers.js';

/**
 * The Betti table as Macaulay2 prints it: column i, row j holds β_i in degree i + j; no line break after the
 * last line. For (1) the empty string.
 */
export function printBettiTable(numbers: readonly BettiNumber[]): string {
  if (numbers.length === 0) return '';
  const width = Math.max(...numbers.map(([i]) => i)) + 1;
  const rows = numbers.map(([i, degree]) => degree - i);
  const [low, high] = [Math.min(...rows), Math.max(...rows)];
  const ranks = new Map(numbers.map(([i, degree, rank]) => [`${i},${degree - i}`, rank]));
  const columns = Array.from({ length: width }, (_, i) => i);
  const cells = [['', ...columns.map(String)]];
  const total = columns.map((i) => numbers.reduce((sum, [j, , rank]) => (i === j ? sum + rank : sum), 0n));
  cells.push(['total:', ...total.map(String)]);
  for (let row = low; row <= high; row++)
    cells.push([`${row}:`, ...columns.map((i) => String(ranks.get(`${i},${row}`) ?? '.'))]);
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  return cells.map((line) => line.map((cell, column) => cell.padStart(widths[column]!)).join(' ')).join('\n');
}
