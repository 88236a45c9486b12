import type { Work } from '../../run.js';
import type { Outcome } from '../../values/index.js';
import { DIRECTIONS, type Findings } from './Findings.js';

/** Games of some kind: how they are added, and who wins them. */
export interface AddedGames<Game> {
  readonly plus: (first: Game, second: Game) => Game;
  readonly outcome: (game: Game) => Outcome;
}

/** A game that may be added, by its source. */
export interface Addend<Game> {
  readonly game: Game;
  readonly source: string | null;
}

/** The two games, and what is looked for. */
export interface SumSearch<Game> {
  readonly play: AddedGames<Game>;
  readonly games: readonly [first: Game, second: Game];
  readonly findings: Findings;
}

/** Looks at both games with a sum of addends; nothing is added if there are none. */
export function tryAddends<Game>({ play, games, findings }: SumSearch<Game>, addends: readonly Addend<Game>[]): void {
  const sum = addends
    .map(({ game }) => game)
    .reduce<Game | undefined>((x, y) => (x === undefined ? y : play.plus(x, y)), undefined);
  const [a, b] = games.map((game) => play.outcome(sum === undefined ? game : play.plus(game, sum)));
  findings.meet({ source: sourceOfSum(addends.map(({ source }) => source)), outcomes: [a!, b!] });
}

/** The source of a sum of games; null if that of one is too long. */
export function sourceOfSum(sources: readonly (string | null)[]): string | null {
  return sources.includes(null) ? null : sources.join(' + ') || 'value:0';
}

/**
 * Looks for sums of some games that tell both apart: with fewer summands first, the first games first.
 * @throws LimitError
 */
export function searchSums<Game>(
  search: SumSearch<Game>,
  addends: readonly Addend<Game>[],
  most: number,
  work: Work,
): void {
  const { findings } = search;
  const isDone = (): boolean => !DIRECTIONS.some((direction) => findings.isWanted(direction));
  const add = (size: number, from: number, chosen: readonly Addend<Game>[]): void => {
    if (isDone()) return;
    work.step();
    if (size === 0) tryAddends(search, chosen);
    else for (let i = from; i < addends.length; i++) add(size - 1, i, [...chosen, addends[i]!]);
  };
  for (let size = 0; size <= most && !isDone(); size++) {
    add(size, 0, []);
    findings.searched = Math.max(findings.searched, size);
    if (addends.length === 0) {
      findings.searched = most;
      return;
    }
  }
}
