import { Work, type RunOptions } from '../../run.js';
import type { DigraphPlacement } from '../DigraphPlacement.js';
import { ClassWalk } from './ClassWalk.js';
import { requireVertices, type DigraphFamily } from './digraphFamilies.js';
import { digraphOfMasks } from './digraphOfMasks.js';
import { MOST_LISTED } from './leastDigraph.js';

/** Which digraphs. */
export interface DigraphFamilyOptions {
  /** By default all. */
  readonly family?: DigraphFamily;
}

/** Which digraphs to list. */
export interface ColouredDigraphsOptions extends DigraphFamilyOptions, RunOptions {
  /** How many of the vertices are Left's; by default any number. */
  readonly left?: number;
}

/**
 * The digraphs on n vertices that belong to players, one of each class of isomorphic ones, as they are found: those
 * with fewer vertices of Left's first. Left's vertices come first, and the code of pairs of vertices is the least in
 * the class.
 * @param n from 0 to 9
 * @param given `limit` counts digraphs
 * @throws InputError `invalid-argument`, `invalid-option`; LimitError `too-many-vertices`, `too-many-items`, `too-long`
 * @complexity no digraph is remembered; one on 5 vertices takes a microsecond
 * @example [...colouredDigraphs(2, { left: 1 })].map(String) // ['digraph:LR', 'digraph:LR 0>1', 'digraph:LR 1>0', 'digraph:LR 0-1']
 */
export function colouredDigraphs(n: number, given: ColouredDigraphsOptions = {}): Generator<DigraphPlacement> {
  const { family = 'all', left, ...options } = given;
  requireVertices('colouredDigraphs', n, MOST_LISTED);
  if (left !== undefined) requireVertices('colouredDigraphs', left, n);
  return list(n, family, left, new Work('colouredDigraphs', options));
}

function* list(
  n: number,
  family: DigraphFamily,
  only: number | undefined,
  work: Work,
): Generator<DigraphPlacement, void, undefined> {
  for (let left = only ?? 0; left <= (only ?? n); left++) {
    const walk = new ClassWalk(n, left, family, () => work.tick(work.steps));
    for (const _ of walk.digraphs()) {
      work.step();
      yield digraphOfMasks(walk.out, left);
    }
  }
}
