import { describe, expect, it } from 'vitest';
import { graphsUpToIsomorphism } from 'spgames/boards';
import { relabelled, upSet } from '../../../src/constructions/small/SmallFamily.js';
import { placesOnBoards, type Places } from '../../../src/constructions/small/placesOnBoards.js';
import { smallAtoms } from '../../../src/constructions/small/smallAtoms.js';
import { distancesOn, permutations, type SmallLayout } from '../../../src/constructions/small/SmallLayout.js';
import { range } from '../../helpers/range.js';
import { inFull } from '../../helpers/sampling.js';
import { subsetsOf } from '../../reference/smallGames.js';

type Sides = readonly ('L' | 'R' | undefined)[];

/** What can be forbidden to pieces at the points, in the order of the points that gives the least text. */
function forbiddable(layout: SmallLayout, sides: Sides): string {
  const families = smallAtoms(layout, sides).map(({ sets }) => upSet(sets, sides.length));
  let least: string | undefined;
  for (const map of permutations(sides.map((_, v) => v))) {
    if (map.some((to, v) => sides[to] !== sides[v])) continue;
    const text = families
      .map((family) => relabelled(family, map).low)
      .sort((a, b) => a - b)
      .join();
    if (least === undefined || text < least) least = text;
  }
  return least!;
}

describe('placesOnBoards', () => {
  it.each([
    [2, 5],
    [3, 5],
    [4, inFull ? 5 : 4],
  ])('leaves out no way for %i points on boards of %i vertices to lie that rules can tell apart', (size, m) => {
    const boards = graphsUpToIsomorphism(m);
    const all = new Set<string>();
    for (const board of boards)
      for (const points of subsetsOf(range(board.vertexCount)))
        if (points.length === size) addAll(all, { board, distance: distancesOn(board), points });
    const kept = new Set<string>();
    for (const places of placesOnBoards(boards, size)) addAll(kept, places);
    expect([...all].filter((text) => !kept.has(text))).toEqual([]);
  });
});

/** Adds what can be forbidden to pieces at the points, for all ways to give them to the players, Left's first. */
function addAll(texts: Set<string>, { board, distance, points }: Places): void {
  for (const left of subsetsOf(points)) {
    const cells = [...left, ...points.filter((v) => !left.includes(v))];
    const sides = cells.map((_, v) => (v < left.length ? 'L' : 'R'));
    texts.add(`${left.length} ${forbiddable({ board, distance, cells }, sides)}`);
  }
}
