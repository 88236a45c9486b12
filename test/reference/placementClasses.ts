import type { PlacementGame } from 'spgames/games';

/**
 * A placement game on pieces 0 … n−1, each of Left, of Right or of either; positions are lists of pieces in their
 * order.
 */
export interface SmallGame {
  readonly owners: readonly (undefined | 'L' | 'R')[];
  /** What of the history a position remembers. */
  readonly remembers: 'set' | 'order';
  /** May this player place this piece after these? Asked for sorted lists if a position is a set. */
  readonly allows: (history: readonly number[], piece: number, player: 'L' | 'R') => boolean;
}

/** The game in the form that the library reads; pieces are called p0, p1, … */
export function asPlacementGame({ owners, remembers, allows }: SmallGame): PlacementGame<readonly number[]> {
  return {
    start: [],
    key: (position) => position.join(),
    *options(position) {
      for (const [piece, owner] of owners.entries()) {
        if (position.includes(piece)) continue;
        const next = [...position, piece];
        if (remembers === 'set') next.sort((a, b) => a - b);
        const players = (['L', 'R'] as const).filter(
          (player) => (owner ?? player) === player && allows(position, piece, player),
        );
        if (players.length === 2) yield { position: next };
        else for (const player of players) yield { player, position: next };
      }
    },
    placed: (position) => position.map((piece) => `p${piece}`),
  };
}

type Move = readonly [piece: number, player: 'L' | 'R'];

/** The class by Definitions 1.4 and 1.5, from the list of all plays, with the sizes of the smallest witnesses. */
export function classByDefinition(game: SmallGame): { class: string; play?: number; position?: number } {
  const { owners, remembers, allows } = game;
  const isLegal = (before: readonly Move[], [piece, player]: Move): boolean => {
    const history = before.map(([placed]) => placed);
    if (history.includes(piece) || (owners[piece] ?? player) !== player) return false;
    return allows(remembers === 'set' ? history.sort((a, b) => a - b) : history, piece, player);
  };
  const moves = owners.flatMap((_, piece) => (['L', 'R'] as const).map((player): Move => [piece, player]));
  const plays: Move[][] = [[]];
  for (const play of plays) for (const move of moves) if (isLegal(play, move)) plays.push([...play, move]);

  const notMedium = plays
    .filter((play) => play.some((_, j) => !isLegal(play.slice(0, j), play[play.length - 1]!)))
    .map((play) => play.length);
  // Any sequence of moves to a position: the pieces in any order, each placed by anyone who ever places it.
  const placers = new Map<number, Set<'L' | 'R'>>();
  for (const [piece, player] of plays.flat()) placers.set(piece, (placers.get(piece) ?? new Set()).add(player));
  const positions = new Set(
    plays.map((play) =>
      play
        .map(([piece]) => piece)
        .sort((a, b) => a - b)
        .join(''),
    ),
  );
  const notStrong = [...positions]
    .filter((position) =>
      orders([...position].map(Number)).some((order) =>
        choices(order.map((piece) => [...placers.get(piece)!])).some((players) => {
          const sequence = order.map((piece, i): Move => [piece, players[i]!]);
          return sequence.some((move, i) => !isLegal(sequence.slice(0, i), move));
        }),
      ),
    )
    .map((position) => position.length);
  if (notStrong.length === 0) return { class: 'strong' };
  const position = Math.min(...notStrong);
  if (notMedium.length === 0) return { class: 'medium', position };
  return { class: 'weak', play: Math.min(...notMedium), position };
}

function orders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

function choices<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((all, list) => all.flatMap((some) => list.map((item) => [...some, item])), [[]]);
}
