import type { Vertex } from '../complex/index.js';
import { literallyEqual, type GameByMoves, type LiteralEquality, type LiteralEqualityOptions } from '../games/index.js';
import { movesOfForm, sumOfMoves } from '../games/internal.js';
import { notNormalPlay } from '../moves/internal.js';
import { Work } from '../run.js';
import { formOf, FormStore } from '../values/index.js';
import { asGame, isStrong, movesOrGame } from './asGame.js';
import type { Source, SourceKind } from './kinds/Kind.js';
import { objectOf, summandsOfSource } from './kinds/register.js';

/** Whether two forms are the same, of which at least one belongs to a game without a complex. */
export interface FormEquality {
  readonly literallyEqual: boolean | 'undecided';
  /** What tells them apart. */
  readonly difference?: string;
}

/** Whether two sources are literally equal, and the vertices that an isomorphism maps to each other. */
export interface SourceEquality {
  readonly equality: LiteralEquality | FormEquality;
  /** Those of both complexes; none where forms are compared, as one of the games has no complex. */
  readonly vertices: readonly [readonly Vertex[], readonly Vertex[]];
}

/** What is compared by forms, as there is no complex. */
const AS_FORMS: readonly (SourceKind | 'sum')[] = ['digraph', 'rules', 'form', 'value', 'sum'];

/**
 * Whether two sources are literally equal, as `literallyEqual`: games on complexes are if their complexes are
 * isomorphic; of games without a complex the forms are compared, where a value stands for its canonical form.
 * @throws InputError those of `asGame`; LimitError when a game is not compiled in time
 * @source Huntemann 2018, Prop. 1.52
 * @example literalEquality(parseSource('snort@path:2'), parseSource('value:{1|-1}')).equality.literallyEqual // false
 */
export function literalEquality(first: Source, second: Source, given: LiteralEqualityOptions = {}): SourceEquality {
  const { sides = 'keep', relation = 'tree', ...run } = given;
  const work = new Work('literalEquality', run);
  const how = (): LiteralEqualityOptions => ({ ...work.part({ limit: run.limit ?? Infinity }), sides, relation });
  if ([first, second].some(isStrong)) throw notNormalPlay('literalEquality', 'a strong positional game');
  if ([first, second].some(({ kind }) => AS_FORMS.includes(kind))) {
    const [a, b] = [rulesOf(first, work), rulesOf(second, work)];
    const found = literallyEqual(a, b, how());
    const difference = 'difference' in found && { difference: found.difference };
    return { equality: { literallyEqual: found.literallyEqual, ...difference }, vertices: [[], []] };
  }
  const [a, b] = [asGame(first, work.part()), asGame(second, work.part())];
  return { equality: literallyEqual(a, b, how()), vertices: [a.vertices, b.vertices] };
}

/**
 * A source as a sum of games by their moves; a value stands for its canonical form.
 * @throws InputError those of `asGame`
 */
function rulesOf(source: Source, work: Work): GameByMoves<unknown> {
  const games = summandsOfSource(source).map((summand) => {
    const value = objectOf(summand, 'value');
    if (value !== undefined) return movesOfForm(formOf(value, new FormStore(), work.part()));
    return movesOrGame(summand, work.part(), 'literalEquality');
  });
  return sumOfMoves(games) as GameByMoves<unknown>;
}
