import type { Board } from '../boards/index.js';
import { InputError } from '../errors.js';
import type { Work } from '../run.js';
import { shown } from '../shape.js';
import { positionKey, type BasicPosition } from './BasicPosition.js';

/**
 * What a ruleset says are its basic positions on a board, once they are known to be some.
 * @throws InputError `invalid-ruleset` for a piece without name, with a wrong side or cells that are no vertices, and
 * for one that is listed twice
 */
export function checkPositions(ruleset: string, positions: readonly BasicPosition[], board: Board, work: Work): void {
  const refuse = (found: string, expected: string, details: Readonly<Record<string, unknown>> = {}): never => {
    throw new InputError('invalid-ruleset', `compile: ${ruleset}: ${found}; expected ${expected}.`, { details });
  };
  if (!Array.isArray(positions)) return refuse(`basicPositions gives ${shown(positions)}`, 'a list of basic positions');
  const seen = new Set<string>();
  positions.forEach((position: unknown, i) => {
    if ((i & 4095) === 0) work.tick(0);
    const { side, piece, cells } = (position ?? {}) as Partial<BasicPosition>;
    const here = `basic position ${i}`;
    if (typeof piece !== 'string') refuse(`${here} has the piece ${shown(piece)}`, 'a text', { position: i });
    if (side !== undefined && side !== 'L' && side !== 'R')
      refuse(`${here} has the side ${shown(side)}`, '"L", "R" or none', { position: i });
    if (!Array.isArray(cells) || cells.length === 0)
      return refuse(`${here} has the cells ${shown(cells)}`, 'at least one vertex', { position: i });
    for (const [k, v] of (cells as readonly unknown[]).entries()) {
      if (!Number.isInteger(v) || (v as number) < 0 || (v as number) >= board.vertexCount)
        refuse(`${here} has the cell ${shown(v)}`, `vertices v with 0 ≤ v < ${board.vertexCount}`, { position: i });
      if (k > 0 && !((cells as readonly number[])[k - 1]! < (v as number)))
        refuse(`${here} has the cells ${shown(cells)}`, 'vertices in ascending order', { position: i });
    }
    const key = positionKey(position as BasicPosition);
    if (seen.has(key)) refuse(`${here} was listed before`, 'every piece once', { position: i });
    seen.add(key);
  });
}
