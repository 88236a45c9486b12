import type { Kind, SingleSource, Source, SourceKind, SourceObjects } from './Kind.js';
import { complex } from './complex.js';
import { construction } from './construction.js';
import { digraph } from './digraph.js';
import { form } from './form.js';
import { game } from './game.js';
import { ideal } from './ideal.js';
import { latticeGame } from './lattice.js';
import { loopy } from './loopy.js';
import { moves } from './moves.js';
import { poset } from './poset.js';
import { rules } from './rules.js';
import { value } from './value.js';

/**
 * The kinds of objects that sources stand for; summands of different kinds stand in this order. The command loads each
 * when it is asked for.
 */
const KINDS: { readonly [K in SourceKind]: () => Kind<SourceObjects[K]> } = {
  game: () => game,
  complex: () => complex,
  ideal: () => ideal,
  construction: () => construction,
  moves: () => moves,
  digraph: () => digraph,
  rules: () => rules,
  lattice: () => latticeGame,
  poset: () => poset,
  loopy: () => loopy,
  form: () => form,
  value: () => value,
};

/** The names of the kinds, in the order of summands. */
export const KIND_NAMES: readonly SourceKind[] = Object.keys(KINDS) as SourceKind[];

/** What is to be known of the kind of an object. */
export function kindOf({ kind }: { readonly kind: SourceKind }): Kind<unknown> {
  return KINDS[kind]() as Kind<unknown>;
}

/** What an object of the library is as a source; undefined for anything else, and for a game by its moves. */
export function sourceOf(object: unknown): SingleSource | undefined {
  for (const kind of KIND_NAMES) {
    const found = objectFrom(kind, object);
    if (found !== undefined) return { kind, object: found } as SingleSource;
  }
  return undefined;
}

/** What an object of the library is as a source of one kind; undefined for anything else. */
export function objectFrom<K extends SourceKind>(kind: K, object: unknown): SourceObjects[K] | undefined {
  const { from, shape } = KINDS[kind]();
  if (from !== undefined) return from(object);
  const fits = shape.fits?.(object) ?? shape.flaw(object, '') === undefined;
  return fits ? (object as SourceObjects[K]) : undefined;
}

/** The objects whose sum a source is. */
export function summandsOfSource(source: Source): readonly SingleSource[] {
  return source.kind === 'sum' ? source.object : [source];
}

/** The source with something else in place of each summand. */
export function changeSummands(source: Source, change: (summand: SingleSource) => SingleSource): Source {
  return source.kind === 'sum' ? { kind: 'sum', object: source.object.map(change) } : change(source);
}

/** The object of a source, if it is of the kind. */
export function objectOf<K extends SourceKind>(source: Source, kind: K): SourceObjects[K] | undefined {
  return source.kind === kind ? (source.object as SourceObjects[K]) : undefined;
}

/** What is done with objects of some kinds, and with the summands of sums. */
export type ByKind<More extends readonly unknown[], Result> = {
  readonly [K in SourceKind]?: (object: SourceObjects[K], ...more: More) => Result;
} & { readonly sum?: (summands: readonly SingleSource[], ...more: More) => Result };

/** What a table says of a source; undefined for kinds that it leaves out. */
export function byKind<More extends readonly unknown[], Result>(
  table: ByKind<More, Result>,
  { kind, object }: Source,
  ...more: More
): Result | undefined {
  return (table[kind] as ((of: unknown, ...more: More) => Result) | undefined)?.(object, ...more);
}
