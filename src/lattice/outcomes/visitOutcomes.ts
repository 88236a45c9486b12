import { lowestBit } from '../../sets/internal.kernel.js';
import { wordOf, type OutcomeRows } from './OutcomeRows.js';

/** Reports the coordinates of all P-positions of a table in lexicographic order, in one array that changes. */
export function visitOutcomes(rows: OutcomeRows, data: Int32Array, report: (place: readonly number[]) => void): void {
  const { depth, tree, start, origin } = rows;
  const place = Array<number>(depth + 1).fill(0);
  const visitRow = (plane: number, row: number): void => {
    const at = start[depth]! + 2 * row;
    for (let w = tree[at]! >> 5; w <= tree[at + 1]! >> 5; w++) {
      for (let left = data[wordOf(rows, plane, row, w)]!; left !== 0; left &= left - 1) {
        place[depth] = origin + 32 * w + lowestBit(left);
        report(place);
      }
    }
  };
  const visit = (level: number, node: number): void => {
    const at = start[level]! + 2 * node;
    const [first, end] = [tree[at + 1]!, tree[at + 3]!];
    for (let child = first; child < end; child++) {
      place[level] = tree[at]! + child - first;
      if (level < depth - 1) visit(level + 1, child);
      else if (tree[start[depth]! + 2 * child + 1]! >= tree[start[depth]! + 2 * child]!) visitRow(node, child);
    }
  };
  visit(0, 0);
}
