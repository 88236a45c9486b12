import type { Board } from '../boards/index.js';
import { LimitError } from '../errors.js';
import type { Work } from '../run.js';
import { SetFamily } from '../sets/index.js';
import type { BasicPosition } from './BasicPosition.js';
import { NearbyPieces } from './NearbyPieces.js';
import type { Ruleset } from './Ruleset.js';

/** The most words that the sets take: 4 GiB. */
const MOST_WORDS = 2 ** 30;

function tooMany(limit: number): LimitError {
  return new LimitError(
    'too-many-positions',
    `compile: more than ${limit} pairs of pieces are illegal together; expected fewer.`,
    {
      hint: 'Choose a smaller board, or a ruleset with fewer pieces.',
      details: { limit },
    },
  );
}

/**
 * The pieces that are illegal alone, and the pairs of otherwise legal pieces that are illegal together: an antichain in
 * canonical order.
 * @param board the one that the cells of the positions are vertices of
 * @param work its limit counts sets
 * @throws LimitError
 * @complexity the pairs that lie near enough for some clause on pairs; all pairs, if a clause does not say how near
 */
export function forbiddenPairs(
  ruleset: Ruleset,
  positions: readonly BasicPosition[],
  board: Board,
  work: Work,
): SetFamily {
  const single = ruleset.clauses.filter((clause) => clause.on === 'piece');
  const pair = ruleset.clauses.filter((clause) => clause.on === 'pair');
  const near = pair.filter(({ within }) => within !== undefined);
  const far = pair.filter(({ within }) => within === undefined);
  const reach = near.reduce((most, { within = 0 }) => Math.max(most, within), -1);
  const isLoop = positions.map((piece) => single.some((clause) => clause.forbids(piece, board)));
  const forbidden = Array.from(positions.keys(), (v) => [v]).filter(([v]) => isLoop[v!]);
  const most = Math.floor(MOST_WORDS / Math.ceil((positions.length + 1) / 32));
  const nearby = new NearbyPieces(positions, board);
  positions.forEach((piece, u) => {
    work.tick(forbidden.length);
    if (forbidden.length > most) throw tooMany(most);
    if (isLoop[u]!) return;
    const partners: number[] = [];
    const test = (clauses: typeof pair, v: number): void => {
      if (v > u && !isLoop[v]! && clauses.some((clause) => clause.forbids(piece, positions[v]!, board)))
        partners.push(v);
    };
    nearby.visit(u, reach, (v) => test(near, v));
    if (far.length > 0) {
      const found = new Set(partners);
      for (let v = u + 1; v < positions.length; v++) if (!found.has(v)) test(far, v);
    }
    for (const v of partners.sort((a, b) => a - b)) forbidden.push([u, v]);
  });
  work.tick(forbidden.length);
  return SetFamily.fromLists(forbidden, positions.length);
}
