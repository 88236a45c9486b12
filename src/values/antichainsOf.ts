/**
 * All sets of games of which any two are confused, the empty one first, each game behind those before it.
 * @param look told how many there are so far, before they are multiplied by the next game
 */
export function antichainsOf<Game>(
  games: readonly Game[],
  areConfused: (a: Game, b: Game) => boolean,
  look?: (count: number) => void,
): Game[][] {
  let antichains: Game[][] = [[]];
  for (const game of games) {
    const larger = antichains.filter((antichain) => antichain.every((other) => areConfused(game, other)));
    antichains = [...antichains, ...larger.map((antichain) => [...antichain, game])];
    look?.(antichains.length);
  }
  return antichains;
}
