import type { FormStore } from '../../values/index.js';
import { InputError } from '../../errors.js';
import type { OwnSidesRule } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { SetFamily } from '../../sets/index.js';
import { connectedClasses } from '../../sets/internal.js';
import { canonicalLabelling } from '../../symmetry/index.js';
import type { GameByMoves } from '../graph/GameByMoves.js';
import type { Form, NamedOption } from '../../values/index.js';
import { SPGame } from '../SPGame.js';

/** How to take the form of a game. */
export interface LiteralFormOptions extends RunOptions {
  /** `ignore` takes the impartial version, in which either player may make every move. Default `keep`. */
  readonly sides?: OwnSidesRule;
}

/**
 * The literal form of a game in a store. Positions of an SP-game fall into components, which are summands; of these
 * only one in each isomorphism class is expanded, also among several games of one store.
 * @returns the form: the same object for games that are literally the same, as the relation of the store says
 * @throws LimitError; `limit` counts positions that are expanded, for an SP-game components and sums
 * @throws InputError `not-loopfree` if a play can go on for ever
 * @source Huntemann 2018, Def. 1.19
 */
export function literalForm<Position>(
  game: SPGame | GameByMoves<Position>,
  store: FormStore,
  given: LiteralFormOptions = {},
): Form {
  const { sides = 'keep', ...options } = given;
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

const components = new WeakMap<FormStore, Map<string, Form>>();

/**
 * The forms of components of positions in a store, by their canonical descriptions: shared by all games of the store.
 * @internal
 */
export function formsOfComponents(store: FormStore): Map<string, Form> {
  let found = components.get(store);
  if (found === undefined) components.set(store, (found = new Map<string, Form>()));
  return found;
}

/** Forms of what is left of an SP-game: vertices that may still be played, and the minimal nonfaces among them. */
class ComponentForms {
  readonly #game: SPGame;
  readonly #store: FormStore;
  readonly #shared: Map<string, Form>;
  readonly #colours: readonly number[];
  readonly #work: Work;
  readonly #known = new Map<string, Form>();
  readonly #step = (): void => this.#work.step();

  constructor(game: SPGame, store: FormStore, sides: OwnSidesRule, work: Work) {
    this.#game = game;
    this.#store = store;
    this.#shared = formsOfComponents(store);
    this.#work = work;
    this.#colours = game.vertices.map(({ side }) =>
      sides === 'ignore' || side === undefined ? 2 : side === 'L' ? 0 : 1,
    );
  }

  ofPosition(vertices: readonly number[], nonfaces: readonly (readonly number[])[]): Form {
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
    return forms.reduce((a, b) => this.#store.sumWithin(a, b, this.#step), this.#store.zero);
  }

  #ofComponent(vertices: readonly number[], nonfaces: readonly (readonly number[])[]): Form {
    const key = `${vertices.join()}|${nonfaces
      .map((set) => set.join())
      .sort()
      .join(';')}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const shared = this.#sharedKey(vertices, nonfaces);
    let form = shared === undefined ? undefined : this.#shared.get(shared);
    if (form === undefined) {
      form = this.#expand(vertices, nonfaces);
      if (shared !== undefined) this.#shared.set(shared, form);
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

  #expand(vertices: readonly number[], nonfaces: readonly (readonly number[])[]): Form {
    this.#step();
    const left: NamedOption[] = [];
    const right: NamedOption[] = [];
    for (const v of vertices) {
      const option = { form: this.#after(v, vertices, nonfaces), move: this.#game.vertices[v]!.label };
      if (this.#colours[v] !== 1) left.push(option);
      if (this.#colours[v] !== 0) right.push(option);
    }
    return this.#store.fromMoves(left, right);
  }

  /**
   * The link of v: sets through v lose it; what becomes a single vertex is barred, what contains a smaller set goes.
   */
  #after(v: number, vertices: readonly number[], nonfaces: readonly (readonly number[])[]): Form {
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

function formByMoves<Position>(game: GameByMoves<Position>, store: FormStore, sides: OwnSidesRule, work: Work): Form {
  const known = new Map<string, Form | 'open'>();
  return formOf(game.start);

  function formOf(position: Position): Form {
    const name = game.key(position);
    const before = known.get(name);
    if (before === 'open')
      throw new InputError(
        'not-loopfree',
        `literalForm: moves lead from ${name} back to it; expected a game that ends.`,
        {
          details: { position: name },
        },
      );
    if (before !== undefined) return before;
    known.set(name, 'open');
    work.tick(known.size);
    const left = new Map<string, NamedOption>();
    const right = new Map<string, NamedOption>();
    for (const { player, position: next, move } of game.options(position)) {
      const option = { form: formOf(next), move: move ?? game.key(next) };
      if (sides === 'ignore' || player !== 'R') left.set(option.move, option);
      if (sides === 'ignore' || player !== 'L') right.set(option.move, option);
    }
    const form = store.fromMoves(left.values(), right.values());
    known.set(name, form);
    return form;
  }
}
