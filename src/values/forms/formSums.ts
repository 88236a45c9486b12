import type { Player } from '../../player.js';
import type { Form } from './Form.js';
import { formSum, type FormSum, type SumMove } from './formSum.js';

type Moves = (first: Form, second: Form, player: Player) => SumMove[];

/** A move in the first form, which leaves the second as it is; and the other way round. */
const inFirst: Moves = (a, b, player) => a.moves(player).map(({ form, move }) => ({ to: [form, b], move }));
const inSecond: Moves = (a, b, player) => b.moves(player).map(({ form, move }) => ({ to: [a, form], move }));

/** A move in both forms at once; it is called by both names. */
const inBoth: Moves = (a, b, player) =>
  a.moves(player).flatMap((first) =>
    b.moves(player).map((second) => ({
      to: [first.form, second.form],
      move: [first.move, second.move].filter((name) => name !== undefined).join(' & ') || undefined,
    })),
  );

/** A move in one form that annihilates the other. */
const firstAlone: Moves = (a, _, player) => a.moves(player).map(({ form, move }) => ({ to: form, move }));
const secondAlone: Moves = (_, b, player) => b.moves(player).map(({ form, move }) => ({ to: form, move }));

const isOver = (form: Form): boolean => form === form.store.zero;

/** Play ends as soon as it is over in one of the two. */
const atFirstEnd = (a: Form, b: Form): Form | undefined => (isOver(a) ? a : isOver(b) ? b : undefined);

/** Where play is over in one of the two, the other is left. */
const theOther = (a: Form, b: Form): Form | undefined => (isOver(a) ? b : isOver(b) ? a : undefined);

/**
 * The conjunctive sum: a player moves in both, and play ends as soon as it is over in one. It depends on the forms.
 * @complexity one step for each pair of a follower of one and a follower of the other, reached at the same time
 * @source Siegel 2013, Fig. 4.9
 */
export const conjunctiveSum: FormSum = /* @__PURE__ */ formSum('conjunctiveSum', { moves: inBoth });

/**
 * The selective sum: a player moves in one of the two or in both. It depends on the forms.
 * @complexity one step for each pair of a follower of one and a follower of the other
 * @source Siegel 2013, Fig. 4.9
 */
export const selectiveSum: FormSum = /* @__PURE__ */ formSum('selectiveSum', {
  moves: (a, b, player) => [...inFirst(a, b, player), ...inSecond(a, b, player), ...inBoth(a, b, player)],
});

/**
 * The diminished disjunctive sum: a player moves in one of the two, and play ends as soon as it is over in one. It
 * depends on the forms.
 * @complexity one step for each pair of a follower of one and a follower of the other
 * @source Siegel 2013, Fig. 4.9
 */
export const diminishedDisjunctiveSum: FormSum = /* @__PURE__ */ formSum('diminishedDisjunctiveSum', {
  ended: atFirstEnd,
  moves: (a, b, player) => [...inFirst(a, b, player), ...inSecond(a, b, player)],
});

/**
 * The continued conjunctive sum: a player moves in each of the two in which play is not over. It depends on the forms;
 * on partizan forms it is not associative, although the source has it so: 1 ∇ (1 ∇ −1) is 1, and (1 ∇ 1) ∇ −1 is 0.
 * @complexity one step for each pair of a follower of one and a follower of the other, reached at the same time
 * @source Siegel 2013, Fig. 4.9
 */
export const continuedConjunctiveSum: FormSum = /* @__PURE__ */ formSum('continuedConjunctiveSum', {
  ended: theOther,
  moves: inBoth,
});

/**
 * The shortened selective sum: a player moves in one of the two or in both, and play ends as soon as it is over in one.
 * It depends on the forms.
 * @complexity one step for each pair of a follower of one and a follower of the other
 * @source Siegel 2013, Fig. 4.9
 */
export const shortenedSelectiveSum: FormSum = /* @__PURE__ */ formSum('shortenedSelectiveSum', {
  ended: atFirstEnd,
  moves: (a, b, player) => [...inFirst(a, b, player), ...inSecond(a, b, player), ...inBoth(a, b, player)],
});

/**
 * The ordinal sum base:branch, in which a move in the base ends the play in the branch. Its value depends on the form
 * of the base, and on the value of the branch only.
 * @complexity one step for each follower of the branch
 * @source Siegel 2011, Def. 2.2.1
 * @source Siegel 2013, Fig. 4.9
 */
export const ordinalSum: FormSum = /* @__PURE__ */ formSum('ordinalSum', {
  moves: (base, branch, player) => [...firstAlone(base, branch, player), ...inSecond(base, branch, player)],
});

/**
 * The side-sum: a move of Left in the second ends the play in the first, a move of Right in the first ends the play in
 * the second. It depends on both forms, and is not defined on values: that of {−1|1} and 1 is worth 1/2, that of 0 and
 * 1 is worth 1.
 * @complexity one step for each pair of a follower of one and a follower of the other
 * @source Siegel 2011, Def. 2.4.1
 * @source Siegel 2013, Fig. 4.9
 */
export const sideSum: FormSum = /* @__PURE__ */ formSum('sideSum', {
  moves: (a, b, player) =>
    player === 'L'
      ? [...inFirst(a, b, player), ...secondAlone(a, b, player)]
      : [...firstAlone(a, b, player), ...inSecond(a, b, player)],
});

/**
 * The sequential sum: a player moves in the first until play is over there, then in the second. It depends on the form
 * of the first, and on the value of the second only.
 * @complexity one step for each follower of the first
 * @source Siegel 2013, Fig. 4.9
 */
export const sequentialSum: FormSum = /* @__PURE__ */ formSum('sequentialSum', {
  ended: (a, b) => (isOver(a) ? b : undefined),
  moves: inFirst,
});

/**
 * The side-out of two forms: a player moves in one of the two, and play ends as soon as it is over in the second. It
 * depends on the form of the second.
 * @complexity one step for each pair of a follower of one and a follower of the other
 * @source Siegel 2011, Def. 3.5.1
 */
export const sideOut: FormSum = /* @__PURE__ */ formSum('sideOut', {
  ended: (_, b) => (isOver(b) ? b : undefined),
  moves: (a, b, player) => [...inSecond(a, b, player), ...inFirst(a, b, player)],
});
