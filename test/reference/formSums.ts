import { numberOf, tree, type Tree } from './values.js';

/**
 * Sums of any number of games, as they are told in words: in which components a player may move at once, which of them
 * a move annihilates, and when play is over. Nothing is remembered.
 */
export interface SumInWords {
  /** May a player move in these components at once? @param among the components, with what of them is not over */
  readonly mayMoveIn: (
    chosen: readonly number[],
    among: { readonly count: number; readonly alive: readonly number[] },
  ) => boolean;
  /** The components that are left after a move of a player (0 Left, 1 Right) in one. */
  readonly survives?: (component: number, moved: number, player: 0 | 1) => boolean;
  /** Play is over as soon as it is over in a component of these. */
  readonly endsWith?: 'any' | 'last';
}

const inOne: SumInWords['mayMoveIn'] = (chosen) => chosen.length === 1;
const inAny: SumInWords['mayMoveIn'] = () => true;
const inAll: SumInWords['mayMoveIn'] = (chosen, { count }) => chosen.length === count;

export const SUMS_IN_WORDS: Readonly<Record<string, SumInWords>> = {
  disjunctive: { mayMoveIn: inOne },
  conjunctive: { mayMoveIn: inAll },
  selective: { mayMoveIn: inAny },
  diminished: { mayMoveIn: inOne, endsWith: 'any' },
  continued: { mayMoveIn: (chosen, { alive }) => chosen.join() === alive.join() },
  shortened: { mayMoveIn: inAny, endsWith: 'any' },
  ordinal: { mayMoveIn: inOne, survives: (component, moved) => component <= moved },
  side: {
    mayMoveIn: inOne,
    survives: (component, moved, player) => (player === 0 ? component >= moved : component <= moved),
  },
  sequential: { mayMoveIn: (chosen, { alive }) => chosen.length === 1 && chosen[0] === alive[0] },
  sideOut: { mayMoveIn: inOne, endsWith: 'last' },
};

const isOver = ([left, right]: Tree): boolean => left.length + right.length === 0;

/** The sum of some games, written out. */
export function sumInWords(rules: SumInWords, games: readonly Tree[]): Tree {
  const { mayMoveIn, survives = () => true, endsWith } = rules;
  const alive = [...games.keys()].filter((i) => !isOver(games[i]!));
  const isEnd = endsWith === 'any' ? alive.length < games.length : endsWith === 'last' && isOver(games.at(-1)!);
  if (isEnd) return tree([], []);
  const optionsOf = (player: 0 | 1): Tree[] => {
    const options: Tree[] = [];
    for (let set = 1; set < 1 << games.length; set++) {
      const chosen = [...games.keys()].filter((i) => ((set >> i) & 1) === 1);
      if (!mayMoveIn(chosen, { count: games.length, alive })) continue;
      let after: (readonly Tree[])[] = [games];
      for (const i of chosen)
        after = after.flatMap((position) => games[i]![player].map((option) => position.with(i, option)));
      for (const position of after)
        options.push(
          sumInWords(
            rules,
            position.filter((_, j) => chosen.every((i) => survives(j, i, player))),
          ),
        );
    }
    return options;
  };
  return tree(optionsOf(0), optionsOf(1));
}

/**
 * Lᵏ of some games for k ≥ 0 (player 0), or Rᵏ (player 1): what moves of one player lead to, each array as often as it
 * is met.
 */
function inARow(games: readonly Tree[], player: 0 | 1): Tree[] {
  return games.flatMap((game) => [game, ...inARow(game[player], player)]);
}

/** oc(G), as Siegel 2011, Def. 4.2.1 has it. */
export function optionClosureTree([left, right]: Tree): Tree {
  return tree(inARow(left, 0).map(optionClosureTree), inARow(right, 1).map(optionClosureTree));
}

/** All numbers among the games that a player reaches by moves in a row, none included. */
export function numbersInARow(game: Tree, player: 0 | 1): number[] {
  return inARow([game], player)
    .map(numberOf)
    .filter((x) => x !== undefined);
}

/** p(G), as Siegel 2011, Def. 3.4.1 has it. */
export function passificationTree([left, right]: Tree): Tree {
  if (left.length + right.length === 0) return tree([], []);
  const [l, r] = [left.map(passificationTree), right.map(passificationTree)];
  return tree([...l, tree(l, r)], r);
}
