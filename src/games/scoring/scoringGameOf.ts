import { opponent, type Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { foldOptions } from '../../values/internal.js';
import { Dyadic, type Form } from '../../values/index.js';
import { playableIn, withVertex, type ScoringOptions } from '../optimalScores.js';
import type { SPGame } from '../SPGame.js';
import type { ScoringGame, ScoringSide } from './ScoringGame.js';
import { best, ScoringTable } from './ScoringTable.js';

/**
 * The number of Left’s pieces less that of Right’s, as a weight of positions; pieces of both players do not count. The
 * source leaves weights open: this one is ours.
 * @source Huntemann 2018, Sec. 8.2.2
 */
export function pieceDifference({ vertices }: SPGame): (position: readonly number[]) => number {
  const counted = { L: 1, R: -1 };
  return (position) =>
    position.reduce((sum, v) => {
      const side = vertices[v]?.side;
      return side === undefined ? sum : sum + counted[side];
    }, 0);
}

/** The weights too. */
export interface WeightedScoringOptions extends ScoringOptions {
  /** The weight of a final position, given as its vertices, ascending; by default `pieceDifference`. */
  readonly weight?: (position: readonly number[]) => number | bigint | Dyadic;
}

/**
 * An SP-game as a scoring game, as it stands. A player who is stuck gets, with `ending: 'facet'`, what the opponent
 * reaches by going on alone: then every weight of the facets gives a guaranteed scoring game, and that of a sum, whose
 * weights are added, is the sum of those of the summands. With `ending: 'stuck'` it is the weight of the position.
 * @throws InputError `not-an-integer` for a number that is not an integer
 * @throws LimitError; `limit` counts steps, two for each position
 * @complexity the number of faces times that of the facets that contain them
 * @source Huntemann 2018, Sec. 8.2.2
 *   The source has weights on facets; which score a player who is stuck gets elsewhere is ours.
 * @example String(scoringGameOf(compile(snort, path(2)))) // '<<2|^2>|<^-2|-2>>'
 */
export function scoringGameOf(game: SPGame, given: WeightedScoringOptions = {}): ScoringGame {
  const { ending = 'facet', weight = pieceDifference(game), ...options } = given;
  const work = new Work('scoringGameOf', options);
  const table = new ScoringTable(work);
  const known = new Map<string, ScoringGame>();
  const after = (position: readonly number[], facets: readonly ReadonlySet<number>[]): ScoringGame => {
    const key = position.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    work.step();
    const moves = playableIn(position, facets);
    const next = new Map(
      moves.map((v) => [
        v,
        after(
          withVertex(position, v),
          facets.filter((each) => each.has(v)),
        ),
      ]),
    );
    const optionsOf = (player: Player): ScoringGame[] =>
      [...next].flatMap(([v, option]) => ((game.vertices[v]!.side ?? player) === player ? [option] : []));
    const side = (player: Player): ScoringSide => {
      const own = optionsOf(player);
      if (own.length > 0) return own;
      if (moves.length === 0 || ending === 'stuck') return scoreOf(weight(position));
      const other = opponent(player);
      // Whoever is stuck stays so.
      return best(
        other,
        optionsOf(other).map((option) => option.atom(player)!),
      );
    };
    const made = table.made(side('L'), side('R'));
    known.set(key, made);
    return made;
  };
  const facets = game.legalComplexWithin(work.part()).listFacets(work.part()).toLists();
  return after(
    [],
    facets.map((facet) => new Set(facet)),
  );
}

function scoreOf(weight: number | bigint | Dyadic): Dyadic {
  return weight instanceof Dyadic ? weight : Dyadic.of(weight);
}

/**
 * A literal game of normal play as a scoring game: whoever cannot move gets the score 0. One is at least another iff
 * these are.
 * @throws LimitError `too-deep`; `limit` counts followers
 * @source Huntemann 2018, Sec. 8.2.2
 * @example String(normalPlayEmbedding(parseForm('{1|*}'))) // '<<0|^0>|<0|0>>'
 */
export function normalPlayEmbedding(form: Form, given: RunOptions = {}): ScoringGame {
  const work = new Work('normalPlayEmbedding', given);
  const table = new ScoringTable(work);
  const known = new Map<Form, ScoringGame>();
  const side = (options: readonly Form[]): ScoringSide =>
    options.length === 0 ? Dyadic.zero : options.map((option) => known.get(option)!);
  foldOptions<Form, ScoringGame>(
    form,
    {
      known: () => undefined,
      visitOptions: (each, visit) => [...each.options('L'), ...each.options('R')].forEach(visit),
      combine: (each) => table.made(side(each.options('L')), side(each.options('R'))),
    },
    known,
  );
  return known.get(form)!;
}
