/**
 * How hot is SNORT? Is it ever hotter than a vertex of the board has neighbours? (Huntemann 2018, Sec. 5.3)
 * Shows: one evaluator for many boards; exact values, temperatures and thermographs; a conjecture that fails on 7
 * vertices.
 * Run:   npm run example -- snort-temperatures
 */
import { grid, parseBoard, path, type Board } from 'spgames/boards';
import { Evaluator } from 'spgames/evaluation';
import { compile, snort } from 'spgames/games';
import { thermographText } from 'spgames/pictures';
import { printValue, temperature, type Value } from 'spgames/values';

const evaluator = new Evaluator();

function valueOf(board: Board): Value {
  return evaluator.value(compile(snort, board).legalComplex);
}

/** The largest number of neighbours. */
function degree({ vertexCount, edges }: Board): number {
  const degrees = new Array<number>(vertexCount).fill(0);
  for (const v of edges.flat()) degrees[v]!++;
  return Math.max(...degrees);
}

function table(title: string, boards: readonly (readonly [string, Board])[]): void {
  console.log(`${title}\n\nboard  degree  temperature  value`);
  for (const [name, board] of boards) {
    const value = valueOf(board);
    const text = printValue(value, { maxLength: 60 }) ?? '(more than 60 characters)';
    const columns = [name.padEnd(5), String(degree(board)).padEnd(6), temperature(value).toString().padEnd(11), text];
    console.log(columns.join('  '));
  }
  console.log('');
}

table(
  'Paths',
  Array.from({ length: 13 }, (_, i) => [`P_${i + 2}`, path(i + 2)]),
);
table(
  'Grids',
  Array.from({ length: 6 }, (_, i) => [`2×${i + 2}`, grid(2, i + 2)]),
);

const square = parseBoard('edges:0-1,0-2,0-3,3-4,4-5,5-6,6-3');
console.log(`A square with a fork has degree ${degree(square)} and the value ${String(valueOf(square))}:\n`);
console.log(thermographText(valueOf(square)));
