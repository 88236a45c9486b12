import { analyserOf } from '../../analysis/internal.js';
import type { Board } from '../../boards/index.js';
import { InputError } from '../../errors.js';
import type { Evaluator } from '../../evaluation/index.js';
import type { RunOptions } from '../../run.js';
import { asComplex, asGame, asLoopyGame, parseSource, type Source } from '../../sources/index.js';
import { byKind, isLoopy, objectOf, playedOf } from '../../sources/internal.js';
import type { FamilyItem } from '../FamilyItem.js';
import type { SecondWays } from './SecondWays.js';

/** The objects of an item that expressions may name. */
export const OBJECTS = ['item', 'graph', 'game', 'legal', 'illegal', 'v'] as const;

/** What an analyser has to know of an object. */
export interface Analysed {
  readonly properties: ReturnType<typeof analyserOf>['properties'];
  readonly prepared: unknown;
}

/** What is made of an item. @throws InputError, LimitError */
export type SourceMaker = (item: FamilyItem, run: RunOptions) => Source;

/** An item, and all that was found of it: each thing once, also that it cannot be found. */
export class Subject {
  readonly item: FamilyItem;
  readonly evaluator: Evaluator;
  readonly #template: SourceMaker | undefined;
  #board: Board | undefined | null = null;
  readonly #found = new Map<string, { readonly value: unknown } | { readonly error: unknown }>();

  /** Where there are second ways, they are taken. */
  readonly ways: SecondWays | undefined;

  /** @param template undefined where the item itself is asked about */
  constructor(item: FamilyItem, template: SourceMaker | undefined, evaluator: Evaluator, ways?: SecondWays) {
    this.item = item;
    this.ways = ways;
    this.#template = template;
    this.evaluator = evaluator;
  }

  /** The board, where the item is one; it may be read only when it is asked for. */
  get board(): Board | undefined {
    if (this.#board === null) this.#board = this.item.board;
    return this.#board;
  }

  /** What is found under a name, searched for once. */
  once<T>(name: string, find: () => T): T {
    let known = this.#found.get(name);
    if (known === undefined) {
      try {
        known = { value: find() };
      } catch (error) {
        known = { error };
      }
      this.#found.set(name, known);
    }
    if ('error' in known) throw known.error;
    return known.value as T;
  }

  /** What is found under a name already. */
  known(name: string): unknown {
    const known = this.#found.get(name);
    return known !== undefined && 'value' in known ? known.value : undefined;
  }

  /** Is it a board alone, without a game or a complex? */
  get isBoard(): boolean {
    return this.#template === undefined && this.item.kind === 'board';
  }

  /** @throws InputError `not-a-game` where only a board is there */
  source(run: RunOptions): Source {
    if (this.isBoard)
      throw new InputError('not-a-game', 'found a board; expected a game or a complex.', { hint: TEMPLATE_HINT });
    return this.once(' source', () => (this.#template ?? itself)(this.item, run));
  }

  /** The object by its own properties: a game on a complex by its legal complex, other games by their rules. */
  analysed(run: RunOptions): Analysed {
    return this.once(' analysed', () => {
      const source = this.source(run);
      const digraph = objectOf(source, 'digraph');
      const object =
        digraph?.digraph ??
        objectOf(source, 'lattice') ??
        objectOf(source, 'poset') ??
        (isLoopy(source) ? asLoopyGame(source, { evaluator: this.evaluator, ...run }) : undefined) ??
        byKind({ rules: () => playedOf(source, run), sum: () => playedOf(source, run) }, source) ??
        byKind({ value: (value) => value }, source) ??
        this.complex(run);
      const analyser = analyserOf(object);
      const options = { evaluator: this.evaluator, store: this.evaluator.store, labels: digraph?.labels };
      return { properties: analyser.properties, prepared: analyser.prepare(object, options, []) };
    });
  }

  /** The game or sum by its rules alone, of which the properties are those of any game. */
  played(run: RunOptions): Analysed {
    return this.once(' played', () => {
      const played = playedOf(this.source(run), run);
      const analyser = analyserOf(played);
      return {
        properties: analyser.properties,
        prepared: analyser.prepare(played, { store: this.evaluator.store }, []),
      };
    });
  }

  /** The legal complex, or the complex itself. */
  complex(run: RunOptions): ReturnType<typeof asComplex> {
    return this.once(' complex', () => asComplex(this.source(run), run));
  }

  /** An object by its name in expressions, but for the value. */
  object(name: Exclude<(typeof OBJECTS)[number], 'v'>, run: RunOptions): unknown {
    switch (name) {
      case 'item':
        return this.once(' item', () => this.board ?? ownObject(itself(this.item, run)));
      case 'graph':
        return this.board ?? noBoard(this.item);
      case 'game':
        return this.once(' game', () => {
          const source = this.source(run);
          if (isLoopy(source)) return asLoopyGame(source, { evaluator: this.evaluator, ...run });
          const own = (): unknown => ownObject(source);
          return byKind({ digraph: own, rules: own, value: own }, source) ?? asGame(source, run);
        });
      case 'legal':
        return this.complex(run);
      case 'illegal':
        return this.once(' illegal', () => asGame(this.source(run), run).illegalComplexWithin(run));
    }
  }
}

/** What is to be done where a game is asked about, and there is none. */
export const TEMPLATE_HINT = 'Say what is played, as in --source snort@{board}.';

function ownObject(source: Source): unknown {
  return objectOf(source, 'digraph')?.digraph ?? source.object;
}

/** The item without a template. */
function itself({ source, text }: FamilyItem, run: RunOptions): Source {
  return source ?? parseSource(text, run);
}

function noBoard({ text }: FamilyItem): never {
  throw new InputError('not-a-suitable-board', `${text} is not a board; expected a board.`);
}
