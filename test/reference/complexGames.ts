import type { Tree } from './values.js';
import { canonical, tree } from './values.js';

/**
 * The game played on a complex by its definition: from a face a player moves to the faces with one more vertex of the
 * own side, or of no side. Faces are sets of bits; nothing is known but which sets are faces.
 */
export interface ComplexGame {
  readonly sides: readonly ('L' | 'R' | undefined)[];
  readonly faces: ReadonlySet<number>;
}

export function complexGame(
  sides: readonly ('L' | 'R' | undefined)[],
  isFace: (set: readonly number[]) => boolean,
): ComplexGame {
  const faces = new Set<number>();
  for (let bits = 0; bits < 2 ** sides.length; bits++) if (isFace(elements(bits))) faces.add(bits);
  return { sides, faces };
}

function elements(bits: number): number[] {
  const list: number[] = [];
  for (let v = 0; 2 ** v <= bits; v++) if ((bits & (1 << v)) !== 0) list.push(v);
  return list;
}

/** The game after a face, for each face, combined from those after one more move. */
function overFaces<T>({ sides, faces }: ComplexGame, combine: (left: T[], right: T[]) => T): (face: number) => T {
  const known = new Map<number, T>();
  const after = (face: number): T => {
    const found = known.get(face);
    if (found !== undefined) return found;
    const moves = (other: 'L' | 'R'): T[] =>
      sides.flatMap((side, v) => {
        const next = face | (1 << v);
        return side === other || next === face || !faces.has(next) ? [] : [after(next)];
      });
    const result = combine(moves('R'), moves('L'));
    known.set(face, result);
    return result;
  };
  return after;
}

/** The literal form of the game, each position once. */
export function literalTree(game: ComplexGame): Tree {
  return overFaces<Tree>(game, tree)(0);
}

/** The canonical form of the game, from the canonical forms of all its positions. */
export function canonicalTree(game: ComplexGame): Tree {
  return overFaces<Tree>(game, (left, right) => canonical(tree(left, right)))(0);
}
