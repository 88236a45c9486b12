import type { PositionalGame } from 'spgames/positional';

/*
 * Positional games by their definition: the board is filled to the last point, and then, or under the strong rule after
 * each claim, it is looked who has completed a winning set.
 */

type Side = 'L' | 'R';

/** A position as it is defined: winning sets, and who has each point. */
export interface Board {
  readonly rule: 'maker' | 'avoider' | 'strong';
  readonly sets: readonly (readonly number[])[];
  readonly owners: string;
}

export function boardOf({ rule, sets, n, left, right }: PositionalGame): Board {
  const owners = Array.from({ length: n }, (_, v) => (left.includes(v) ? 'L' : right.includes(v) ? 'R' : '.')).join('');
  return { rule, sets: sets.toLists(), owners };
}

export function has({ sets, owners }: Board, side: Side): boolean {
  return sets.some((set) => set.every((v) => owners[v] === side));
}

/** The winner by the definition: 'L', 'R' or 'draw'. */
export function slowWinner(board: Board, toMove: Side, known: Map<string, string> = new Map()): string {
  const { rule, owners } = board;
  if (rule === 'strong') {
    if (has(board, 'L')) return 'L';
    if (has(board, 'R')) return 'R';
  }
  if (!owners.includes('.')) {
    if (rule === 'strong') return 'draw';
    return has(board, 'L') === (rule === 'maker') ? 'L' : 'R';
  }
  const key = toMove + owners;
  const found = known.get(key);
  if (found !== undefined) return found;
  const other = toMove === 'L' ? 'R' : 'L';
  const ends = new Set<string>();
  for (let v = 0; v < owners.length; v++)
    if (owners[v] === '.')
      ends.add(slowWinner({ ...board, owners: owners.slice(0, v) + toMove + owners.slice(v + 1) }, other, known));
  const winner = ends.has(toMove) ? toMove : ends.has('draw') ? 'draw' : other;
  known.set(key, winner);
  return winner;
}

/** Is there a set of disjoint pairs such that each of these sets contains one? By trying all. */
export function hasPairing(sets: readonly (readonly number[])[], points: readonly number[]): boolean {
  if (sets.length === 0) return true;
  const [set] = sets;
  return set!.some((a) =>
    set!.some(
      (b) =>
        a < b &&
        points.includes(a) &&
        points.includes(b) &&
        hasPairing(
          sets.filter((other) => !(other.includes(a) && other.includes(b))),
          points.filter((v) => v !== a && v !== b),
        ),
    ),
  );
}

/** Sets without the points of the other player, and without one's own: what is left to be claimed. */
export function slowLive({ sets, owners }: Board, side: Side): number[][] {
  const other = side === 'L' ? 'R' : 'L';
  return sets.filter((set) => set.every((v) => owners[v] !== other)).map((set) => set.filter((v) => owners[v] === '.'));
}
