import { InputError } from '../../errors.js';
import type { OwnSidesRule } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { SetFamily } from '../../sets/index.js';
import { connectedClasses } from '../../sets/internal.js';
import { canonicalLabelling } from '../../symmetry/index.js';
import type { GameByMoves } from '../graph/GameByMoves.js';
import { SPGame } from '../SPGame.js';
import type { LiteralForms, LiteralOption } from './LiteralForms.js';

/** How to take the form of a game. */
export interface LiteralFormOptions extends RunOptions {
  /** `ignore` takes the impartial version, in which either player may make every move. Default `keep`. */
  readonly sides?: OwnSidesRule;
}

/**
 * The literal form of a game in a store. Positions of an SP-game fall into components, which are summands; of these only
 * one in each isomorphism class is expanded, also among several games of one store.
 * @returns the id of the form
 * @throws LimitError; `limit` counts positions that are expanded, for an SP-game components and sums
 * @throws InputError `loopy-game` if a play can go on for ever
 * @source Huntemann 2018, Def. 1.19
 */
export function literalForm<Position>(
  game: SPGame | GameByMoves<Position>,
  store: LiteralForms,
  { sides = 'keep', ...options }: LiteralFormOptions = {},
): number {
  const work = new Work('literalForm', options);
  if (!(game instanceof SPGame)) return formByMoves(game, store, sides, work);
  const { legalComplex } = game;
  const nonfaces = legalComplex.listMinimalNonfaces(work.part()).toLists();
  const forms = new ComponentForms(game, store, sides, work);
  return forms.ofPosition(
    legalComplex.support,
    nonfaces.filter((set) => set.length > 1),
  );
}

/** Below this number of vertices a component is expanded without looking for isomorphic ones. */
const CANONICAL_FROM = 5;

/** Forms of what is left of an SP-game: vertices that may still be played, and the minimal nonfaces among them. */
class ComponentForms {
  readonly #game: SPGame;
  readonly #store: LiteralForms;
  readonly #colours: readonly number[];
  readonly #work: Work;
  readonly #known = new Map<string, number>();
  readonly #step = (): void => this.#work.step();

  constructor(game: SPGame, store: LiteralForms, sides: OwnSidesRule, work: Work) {
    this.#game = game;
    this.#store = store;
    this.#work = work;
    this.#colours = game.vertices.map(({ side }) =>
      sides === 'ignore' || side === undefined ? 2 : side === 'L' ? 0 : 1,
    );
  }

  ofPosition(vertices: readonly number[], nonfaces: readonly (readonly number[])[]): number {
    if (vertices.length === 0) return this.#store.zero;
    const local = new Map(vertices.map((v, i) => [v, i]));
    const classes = connectedClasses(
      vertices.length,
      nonfaces.map((set) => set.map((v) => local.get(v)!)),
    );
    const classOf = new Map(classes.flatMap((members, c) => members.map((i) => [vertices[i]!, c] as const)));
    const own = classes.map((): (readonly number[])[] => []);
    for (const set of nonfaces) own[classOf.get(set[0]!)!]!.push(set);
    const forms = classes.map((members, c) =>
      this.#ofComponent(
        members.map((i) => vertices[i]!),
        own[c]!,
      ),
    );
    return forms.reduce((a, b) => this.#store.sum(a, b, this.#step), this.#store.zero);
  }

  #ofComponent(vertices: readonly number[], nonfaces: readonly (readonly number[])[]): number {
    const key = `${vertices.join()}|${nonfaces
      .map((set) => set.join())
      .sort()
      .join(';')}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const shared = this.#sharedKey(vertices, nonfaces);
    let form = shared === undefined ? undefined : this.#store.components.get(shared);
    if (form === undefined) {
      form = this.#expand(vertices, nonfaces);
      if (shared !== undefined) this.#store.components.set(shared, form);
    }
    this.#known.set(key, form);
    return form;
  }

  /** A text that isomorphic components share; none where it does not pay, or where names of moves count. */
  #sharedKey(vertices: readonly number[], nonfaces: readonly (readonly number[])[]): string | undefined {
    if (this.#store.relation === 'labelled' || vertices.length < CANONICAL_FROM) return undefined;
    const local = new Map(vertices.map((v, i) => [v, i]));
    const family = SetFamily.fromLists(
      nonfaces.map((set) => set.map((v) => local.get(v)!)),
      vertices.length,
    );
    const canonical = canonicalLabelling(family, {
      ...this.#work.part(),
      colours: vertices.map((v) => this.#colours[v]!),
    });
    return `${canonical.colours.join('')}|${canonical.family.words.join()}`;
  }

  #expand(vertices: readonly number[], nonfaces: readonly (readonly number[])[]): number {
    this.#step();
    const left: LiteralOption[] = [];
    const right: LiteralOption[] = [];
    for (const v of vertices) {
      const option = { form: this.#after(v, vertices, nonfaces), move: this.#game.vertices[v]!.label };
      if (this.#colours[v] !== 1) left.push(option);
      if (this.#colours[v] !== 0) right.push(option);
    }
    return this.#store.form(left, right);
  }

  /** The link of v: sets through v lose it; what becomes a single vertex is barred, what contains a smaller set goes. */
  #after(v: number, vertices: readonly number[], nonfaces: readonly (readonly number[])[]): number {
    const barred = new Set([v]);
    const shrunk: (readonly number[])[] = [];
    for (const set of nonfaces) {
      if (!set.includes(v)) continue;
      const rest = set.filter((u) => u !== v);
      if (rest.length === 1) barred.add(rest[0]!);
      else shrunk.push(rest);
    }
    const free = (set: readonly number[]): boolean => set.every((u) => !barred.has(u));
    const smaller = shrunk.filter(free);
    const others = nonfaces.filter((set) => free(set) && !smaller.some((small) => small.every((u) => set.includes(u))));
    return this.ofPosition(
      vertices.filter((u) => !barred.has(u)),
      [...smaller, ...others],
    );
  }
}

function formByMoves<Position>(
  game: GameByMoves<Position>,
  store: LiteralForms,
  sides: OwnSidesRule,
  work: Work,
): number {
  const known = new Map<string, number | 'open'>();
  return formOf(game.start);

  function formOf(position: Position): number {
    const name = game.key(position);
    const before = known.get(name);
    if (before === 'open')
      throw new InputError(
        'loopy-game',
        `literalForm: moves lead from ${name} back to it; expected a game that ends.`,
        {
          details: { position: name },
        },
      );
    if (before !== undefined) return before;
    known.set(name, 'open');
    work.tick(known.size);
    const left = new Map<string, LiteralOption>();
    const right = new Map<string, LiteralOption>();
    for (const { player, position: next, move } of game.options(position)) {
      const option = { form: formOf(next), move: move ?? game.key(next) };
      if (sides === 'ignore' || player !== 'R') left.set(option.move, option);
      if (sides === 'ignore' || player !== 'L') right.set(option.move, option);
    }
    const form = store.form(left.values(), right.values());
    known.set(name, form);
    return form;
  }
}
