/** A loopy game as lists of options; position 0 is the start. */
export interface OptionLists {
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
}

/**
 * Who can hold out in g − h by the definition: of all pairs with a player to move those are thrown out, round by round,
 * in which Left to move has no move that stays inside, or Right to move has one that leads out.
 */
export function leftSurvives(
  one: OptionLists,
  other: OptionLists,
): (g: number, h: number, mover: 'L' | 'R') => boolean {
  const inside = new Set<string>();
  const key = (g: number, h: number, mover: 'L' | 'R'): string => `${g} ${h} ${mover}`;
  const pairs = one.left.flatMap((_, g) => other.left.map((_, h) => [g, h] as const));
  for (const [g, h] of pairs) for (const mover of ['L', 'R'] as const) inside.add(key(g, h, mover));
  const after = (g: number, h: number, mover: 'L' | 'R'): string[] => {
    const next = mover === 'L' ? 'R' : 'L';
    const [mine, theirs] = mover === 'L' ? [one.left, other.right] : [one.right, other.left];
    return [...mine[g]!.map((to) => key(to, h, next)), ...theirs[h]!.map((to) => key(g, to, next))];
  };
  for (let size = -1; size !== inside.size;) {
    size = inside.size;
    for (const [g, h] of pairs) {
      if (!after(g, h, 'L').some((next) => inside.has(next))) inside.delete(key(g, h, 'L'));
      if (!after(g, h, 'R').every((next) => inside.has(next))) inside.delete(key(g, h, 'R'));
    }
  }
  return (g, h, mover) => inside.has(key(g, h, mover));
}

/** The order of two stoppers. */
export function slowOrder(one: OptionLists, other: OptionLists): '<' | '=' | '>' | '||' {
  const atLeast = leftSurvives(one, other)(0, 0, 'R');
  const atMost = leftSurvives(other, one)(0, 0, 'R');
  return atLeast ? (atMost ? '=' : '>') : atMost ? '<' : '||';
}

const ZERO: OptionLists = { left: [[]], right: [[]] };

/** What a player who begins can force: not to lose, and that the other one does not survive. */
export function slowResult(game: OptionLists, player: 'L' | 'R'): 'win' | 'draw' | 'loss' {
  const negative = { left: game.right, right: game.left };
  const [own, others] = player === 'L' ? [game, negative] : [negative, game];
  if (!leftSurvives(own, ZERO)(0, 0, 'L')) return 'loss';
  return leftSurvives(others, ZERO)(0, 0, 'R') ? 'draw' : 'win';
}

/** Is there no play in turn of so many moves that it must come twice through a position? */
export function slowIsStopper({ left, right }: OptionLists): boolean {
  let states = left.flatMap((_, p) => [`L${p}`, `R${p}`]);
  const steps = states.length + 1;
  for (let i = 0; i < steps; i++)
    states = [
      ...new Set(
        states.flatMap((state) => {
          const p = Number(state.slice(1));
          return state.startsWith('L') ? left[p]!.map((to) => `R${to}`) : right[p]!.map((to) => `L${to}`);
        }),
      ),
    ];
  return states.length === 0;
}

type Lists = Readonly<Record<'L' | 'R', readonly (readonly number[])[]>>;

/**
 * A simplest form by its definition: as long as some position has a dominated option it loses it, as long as one has a
 * reversible option that is bypassed, and in the end options lead to the first of all equal positions. All is compared
 * anew after each step. Positions that cannot be reached are left in.
 */
export function slowSimplestForm(game: OptionLists): OptionLists {
  let lists: Lists = { L: game.left, R: game.right };
  for (let next = oneStepSimpler(lists); next !== undefined; next = oneStepSimpler(lists)) lists = next;
  const isAtLeast = orderOf(lists);
  const first = (g: number): number => lists.L.findIndex((_, h) => isAtLeast(g, h) && isAtLeast(h, g));
  return {
    left: lists.L.map((list) => [...new Set(list.map(first))]),
    right: lists.R.map((list) => [...new Set(list.map(first))]),
  };
}

function orderOf({ L: left, R: right }: Lists): (g: number, h: number) => boolean {
  const survives = leftSurvives({ left, right }, { left, right });
  return (g, h) => survives(g, h, 'R');
}

function oneStepSimpler(lists: Lists): Lists | undefined {
  const isAtLeast = orderOf(lists);
  for (const [player, other] of [
    ['L', 'R'],
    ['R', 'L'],
  ] as const) {
    const isAsGood = (g: number, h: number): boolean => (player === 'L' ? isAtLeast(g, h) : isAtLeast(h, g));
    for (const [g, options] of lists[player].entries()) {
      const changed = (to: readonly number[]): Lists => ({ ...lists, [player]: lists[player].with(g, to) });
      for (const option of options) {
        const rest = options.filter((each) => each !== option);
        if (rest.some((better) => isAsGood(better, option))) return changed(rest);
        const reply = lists[other][option]!.find((each) => isAsGood(g, each));
        if (reply !== undefined) return changed([...new Set([...rest, ...lists[player][reply]!])]);
      }
    }
  }
  return undefined;
}
