import type { ClauseData } from '../../games/index.js';
import type { Player } from '../../player.js';
import type { SmallLayout } from './SmallLayout.js';

/** One thing that rules of the ruleset language without listed positions can forbid, and the sets it forbids. */
export interface SmallAtom {
  readonly clause: ClauseData;
  /** Masks of the forbidden sets; what contains one is forbidden too. */
  readonly sets: readonly number[];
  /** Simple atoms are preferred: those with a small number. */
  readonly weight: number;
}

/**
 * Everything that can be forbidden to single-vertex pieces on a board: pieces of one or of different players at a
 * distance, three or more pieces with a set of different distances, more than some number of pieces, groups without
 * liberty. Each ruleset without listed positions forbids a union of these.
 */
export function smallAtoms(layout: SmallLayout, sides: readonly (Player | undefined)[]): SmallAtom[] {
  const { cells, distance } = layout;
  const n = cells.length;
  const impartial = new Set(sides).size < 2;
  const byRule = new Map<string, { clause: ClauseData; sets: number[]; weight: number }>();
  const add = (key: string, weight: number, clause: ClauseData, set: number): void => {
    const known = byRule.get(key);
    if (known === undefined) byRule.set(key, { clause, sets: [set], weight });
    else known.sets.push(set);
  };
  for (let set = 1; set < 1 << n; set++) {
    const members = cells.flatMap((_, v) => (((set >> v) & 1) !== 0 ? [v] : []));
    const pairs = members.flatMap((u, i) => members.slice(i + 1).map((v) => [u, v] as const));
    const found = new Set(pairs.map(([u, v]) => distance[cells[u]!]![cells[v]!]!));
    if (members.length > 1 && found.size === pairs.length && !found.has(-1)) {
      const ids = [...found].sort((a, b) => a - b);
      if (members.length > 2) add(`ids ${ids.join()}`, 4, { forbid: 'distances', sets: [ids] }, set);
      else {
        const same = sides[members[0]!] === sides[members[1]!];
        const between = impartial ? 'any' : same ? 'own' : 'opposing';
        add(`pair ${between} ${ids.join()}`, 1, { forbid: 'distance', in: ids, between }, set);
      }
    }
    for (const side of impartial ? [undefined] : ([undefined, 'L', 'R'] as const)) {
      const those = side === undefined ? members : members.filter((v) => sides[v] === side);
      if (those.length === 0 || (side !== undefined && those.length < members.length)) continue;
      const pieces = those.length - 1;
      const clause: ClauseData = { forbid: 'more-than', pieces, ...(side !== undefined && { side }) };
      add(`more ${side ?? ''} ${pieces}`, 2, clause, set);
    }
    if (new Set(members.map((v) => cells[v])).size === members.length && hasStifledGroup(members, layout, sides))
      add('liberty', 3, { forbid: 'no-liberty' }, set);
  }
  const atoms = [...byRule.values()];
  const liberty = atoms.find(({ clause }) => clause.forbid === 'no-liberty');
  const overlaps = atoms.filter(({ clause }) => clause.forbid === 'distance' && clause.in[0] === 0);
  // Liberties are only for pieces that do not overlap.
  liberty?.sets.push(...overlaps.flatMap(({ sets }) => sets));
  return atoms;
}

/** Is a connected group of pieces of one player next to no empty vertex? */
function hasStifledGroup(
  members: readonly number[],
  { cells, distance }: SmallLayout,
  sides: readonly (Player | undefined)[],
): boolean {
  const owner = new Map(members.map((v) => [cells[v]!, sides[v]]));
  const seen = new Set<number>();
  for (const start of owner.keys()) {
    if (seen.has(start)) continue;
    const group = [start];
    let free = false;
    seen.add(start);
    for (const u of group)
      distance[u]!.forEach((d, v) => {
        if (d !== 1) return;
        if (!owner.has(v)) free = true;
        else if (owner.get(v) === owner.get(start) && !seen.has(v)) {
          seen.add(v);
          group.push(v);
        }
      });
    if (!free) return true;
  }
  return false;
}
