import { LimitError, InputError } from '../../errors.js';
import { itemsOf } from '../../complex/index.js';
import { literalForm, playOn } from '../../games/index.js';
import type { Work } from '../../run.js';
import { printForm, type Form, type FormStore, type KindOfGames } from '../../values/index.js';
import { formIn, listedGames, LISTED_DAY } from '../../values/internal.js';

/**
 * A class of games: all impartial, dicotic or dead-ending ones; the sums of games on complexes with at most so many
 * vertices, each Left's or Right's; or the sums of copies of some games.
 */
export type Universe =
  | KindOfGames
  | { readonly placement: number }
  | {
      readonly sums: readonly Form[];
      /** The sources of the games, by which a sum of them is named. */
      readonly names?: readonly string[];
    };

/** A game of a universe, with the source by which it is named; null if that would be too long. */
export interface Member {
  readonly form: Form;
  readonly source: string | null;
}

/** A universe as far as it is listed. */
export interface ListedUniverse {
  /** As on the command line: `dicotic`, `placement:2`. */
  readonly text: string;
  /** The kind of which it has all games. */
  readonly kind: KindOfGames | undefined;
  /** All games of which the others are sums, or the smallest ones of a kind; least first, and 0 is left out. */
  readonly members: readonly Member[];
  /** What the sums of so many of the listed games are called. */
  readonly sumsOf: (summands: number) => string;
}

/** There are 4602 complexes with 5 coloured vertices. */
const MOST_VERTICES = 4;

/** @throws InputError `invalid-argument`, LimitError `too-large-argument` */
export function listUniverse(universe: Universe, store: FormStore, task: string, work: Work): ListedUniverse {
  if (typeof universe === 'string')
    return {
      text: universe,
      kind: universe,
      members: sorted(listedGames(universe, store).map(memberOf)),
      sumsOf: (k) => `sum of at most ${k} ${universe} games born by day ${LISTED_DAY[universe]}`,
    };
  const sumsOf = (k: number): string => `game of the universe with at most ${k} summand${k === 1 ? '' : 's'}`;
  if ('placement' in universe) {
    const { placement } = universe;
    const text = `placement:${placement}`;
    return { text, kind: undefined, members: placementGames(placement, store, task, work), sumsOf };
  }
  const { sums, names } = universe;
  const members = sums.map((form, i): Member => {
    const own = formIn(store, form);
    const name = names?.[i];
    // Values that are added are one value, whose form is not the sum of theirs.
    return name === undefined || name.includes('value:') ? memberOf(own) : { form: own, source: name };
  });
  const text = `sums:${members.map(({ source, form }, i) => names?.[i] ?? source ?? String(form)).join('; ')}`;
  return { text, kind: undefined, members: members.filter(({ form }) => form !== store.zero), sumsOf };
}

/** A form by its own notation. */
export function memberOf(form: Form): Member {
  const written = printForm(form);
  return { form, source: written === undefined ? null : `form:${written}` };
}

/** By birthday, then by length. */
function sorted(members: readonly Member[]): Member[] {
  const length = ({ source }: Member): number => source?.length ?? Infinity;
  return members
    .filter(({ form }) => form.birthday > 0)
    .sort((a, b) => a.form.birthday - b.form.birthday || length(a) - length(b));
}

/** The different forms of games on complexes, each with its first complex. */
function placementGames(most: number, store: FormStore, task: string, work: Work): Member[] {
  if (!Number.isSafeInteger(most) || most < 1)
    throw new InputError('invalid-argument', `${task}: placement:${String(most)}; expected an integer ≥ 1.`);
  if (most > MOST_VERTICES)
    throw new LimitError(
      'too-large-argument',
      `${task}: placement:${most}; expected complexes with at most ${MOST_VERTICES} vertices.`,
      { hint: 'Name some games, as in sums:SOURCE; SOURCE.' },
    );
  const found = new Map<Form, Member>();
  for (const complex of itemsOf(`coloured-complexes:1..${most}`)) {
    work.step();
    const form = literalForm(playOn(complex), store, work.part());
    if (!found.has(form)) found.set(form, { form, source: complex.toString() });
  }
  return [...found.values()];
}
