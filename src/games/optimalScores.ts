import type { SPGame } from './SPGame.js';
import { InputError } from '../errors.js';
import { opponent, type Player } from '../player.js';
import { Work, type RunOptions } from '../run.js';
import type { Dyadic } from '../values/index.js';

/** When a scoring game ends. */
export interface ScoringOptions extends RunOptions {
  /**
   * `facet` (the default): a player who cannot move passes, until no piece can be placed and the position is a facet of
   * the legal complex. `stuck`: the game ends as soon as the player whose turn it is cannot move; then the weights of
   * other positions are asked for too.
   */
  readonly ending?: 'facet' | 'stuck';
}

/** The score when both play their best. */
export interface OptimalScore<Weight extends number | bigint> {
  readonly score: Weight;
  /** A play that leads to it; of equally good moves the first is made. Passes are left out. */
  readonly play: readonly { readonly player: Player; readonly vertex: number }[];
}

/** The scores of optimal play when Left starts and when Right starts. */
export interface OptimalScores<Weight extends number | bigint> {
  readonly L: OptimalScore<Weight>;
  readonly R: OptimalScore<Weight>;
}

/**
 * The scores of a scoring game: an SP-game whose final positions have weights. Players alternate, Left wants a high
 * score, Right a low one. With the weights 1 and −1 this also decides games with winners of their own, such as HEX.
 * Scores of summands say little about the score of a sum, even where the weights are added: it matters who may move on
 * elsewhere. So the whole game is searched.
 * @param weight of a final position, given as its vertices, ascending
 * @throws LimitError; `limit` counts positions, with the player whose turn it is
 * @complexity the number of faces times that of the facets that contain them
 * @source Huntemann 2018, Sec. 8.2.2
 */
export function optimalScores<Weight extends number | bigint>(
  game: SPGame,
  weight: (position: readonly number[]) => Weight,
  given: ScoringOptions = {},
): OptimalScores<Weight> {
  const { ending = 'facet', ...options } = given;
  const search = new ScoreSearch(game, weight, ending, options);
  return { L: search.best('L'), R: search.best('R') };
}

/**
 * Weights given in the order of the facets of the legal complex, for `optimalScores` and `scoringGameOf`.
 * @throws InputError `invalid-length` unless there is one for each facet; `unknown-facet` when it is asked for another
 * face
 */
export function facetWeights<Weight extends number | bigint | Dyadic>(
  game: SPGame,
  weights: readonly Weight[],
): (position: readonly number[]) => Weight {
  const facets = game.legalComplex.facets.toLists();
  if (weights.length !== facets.length)
    throw new InputError(
      'invalid-length',
      `facetWeights: ${weights.length} weights; expected one for each of the ${facets.length} facets.`,
    );
  const known = new Map<string, Weight>();
  facets.forEach((facet, i) => known.set(facet.join(), weights[i]!));
  return (position) => {
    const found = known.get(position.join());
    if (found === undefined)
      throw new InputError(
        'unknown-facet',
        `facetWeights: {${position.join(', ')}} is not a facet; expected one, as in games that end in a facet.`,
      );
    return found;
  };
}

/** The best that can be reached from a position, and the first move there; no move where the game ends. */
interface Best<Weight> {
  readonly score: Weight;
  readonly player: Player;
  readonly vertex?: number;
}

class ScoreSearch<Weight extends number | bigint> {
  readonly #game: SPGame;
  readonly #weight: (position: readonly number[]) => Weight;
  readonly #ending: 'facet' | 'stuck';
  readonly #facets: readonly ReadonlySet<number>[];
  readonly #work: Work;
  readonly #known = new Map<string, Best<Weight>>();

  constructor(
    game: SPGame,
    weight: (position: readonly number[]) => Weight,
    ending: 'facet' | 'stuck',
    options: RunOptions,
  ) {
    this.#game = game;
    this.#weight = weight;
    this.#ending = ending;
    this.#facets = game.legalComplex
      .listFacets(options)
      .toLists()
      .map((facet) => new Set(facet));
    this.#work = new Work('optimalScores', options);
  }

  best(starts: Player): OptimalScore<Weight> {
    const { score } = this.#search([], starts, this.#facets);
    const play: { player: Player; vertex: number }[] = [];
    let position: readonly number[] = [];
    let turn = starts;
    for (;;) {
      const { player, vertex } = this.#known.get(`${turn} ${position.join()}`)!;
      if (vertex === undefined) return { score, play };
      play.push({ player, vertex });
      position = withVertex(position, vertex);
      turn = opponent(player);
    }
  }

  /** @param facets those that contain the position */
  #search(position: readonly number[], turn: Player, facets: readonly ReadonlySet<number>[]): Best<Weight> {
    const key = `${turn} ${position.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = this.#expand(position, turn, facets);
    this.#known.set(key, found);
    this.#work.tick(this.#known.size);
    return found;
  }

  #expand(position: readonly number[], turn: Player, facets: readonly ReadonlySet<number>[]): Best<Weight> {
    const playable = playableIn(position, facets);
    const own = playable.filter((v) => (this.#game.vertices[v]!.side ?? turn) === turn);
    const other = opponent(turn);
    if (own.length === 0 && playable.length > 0 && this.#ending === 'facet')
      return this.#search(position, other, facets);
    if (own.length === 0) return { score: this.#weight(position), player: turn };
    let best: Best<Weight> | undefined;
    for (const vertex of own) {
      const left = facets.filter((facet) => facet.has(vertex));
      const { score } = this.#search(withVertex(position, vertex), other, left);
      if (best === undefined || (turn === 'L' ? score > best.score : score < best.score))
        best = { score, player: turn, vertex };
    }
    return best!;
  }
}

/** The vertices that can be claimed, ascending. @param facets those that contain the position */
export function playableIn(position: readonly number[], facets: readonly ReadonlySet<number>[]): number[] {
  const playable = new Set<number>();
  for (const facet of facets) for (const v of facet) if (!position.includes(v)) playable.add(v);
  return [...playable].sort((a, b) => a - b);
}

/** A position and one vertex more, ascending. */
export function withVertex(position: readonly number[], vertex: number): number[] {
  return [...position, vertex].sort((a, b) => a - b);
}
