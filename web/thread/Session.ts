import type { Answers, EvaluatedMove, Opened, Player, Topic, ValueTexts, WayBackRequest } from '../messages.js';
import {
  complex as complexes,
  evaluation,
  formats,
  ideal,
  LimitError,
  pictures,
  sources,
  values,
  type RunOptions,
  type SimplicialComplex,
  type Source,
  type Value,
} from '../library.js';
import { boardNotation, boardPicture, explained, BOUNDS, placementGame, possibleMoves, type Look } from './board.js';
import { exported, EXPORTS } from './exports.js';
import { findProperty, PROPERTIES } from './properties.js';
import { readSource } from './readSource.js';
import { inSlices, type Slices } from './slices.js';
import { countText, setsAsText } from './texts.js';
import { built, methodRows } from './wayBack.js';

/** More sets than these are not listed on a page. */
const LISTED = 20_000;
/** More moves than these are not evaluated one by one without being asked for. */
const EVALUATED = 400;
/** Tables that hold more bytes are dropped before the next source. */
const KEPT_BYTES = 2 ** 28;

const PLAYERS = ['L', 'R'] as const;

export type Search = <T>(
  search: (run: RunOptions) => T,
  soFar?: (error: LimitError) => string,
  slices?: Slices,
) => Promise<T>;

/** Asks whether an answer is still waited for, and says what is known of it so far. */
export interface Listener {
  readonly isWanted: () => boolean;
  readonly soFar: (text: string) => void;
}

/**
 * One source with its position, and an evaluator that remembers what it has learnt for as long as the page is open.
 */
export class Session {
  #evaluator = new evaluation.Evaluator();
  #text = '';
  #start: Source | undefined;
  #source: Source | undefined;
  #position: readonly string[] = [];
  #look: Look = { addressed: true, theme: 'light' };

  /** Reads a source and goes to a position. @throws the errors of the library, for what is wrong in it */
  async open(text: string, position: readonly string[], dark: boolean): Promise<Opened> {
    if (this.#evaluator.store.bytes + this.#evaluator.statistics.bytes > KEPT_BYTES)
      this.#evaluator = new evaluation.Evaluator();
    this.#look = { addressed: true, theme: dark ? 'dark' : 'light' };
    [this.#start, this.#source] = [undefined, undefined];
    const start = await readSource(text, { lazy: true, store: this.#evaluator.store, ...BOUNDS });
    const source =
      position.length === 0 ? start : sources.atPosition(start, position.join(' '), { lazy: true, ...BOUNDS });
    [this.#text, this.#start, this.#source, this.#position] = [text, start, source, position];
    return {
      board: boardNotation(start),
      boardPicture: this.#drawn(() => boardPicture(source, this.#look)),
      moves: possibleMoves(source),
      properties: PROPERTIES,
      exports: EXPORTS,
    };
  }

  /** An answer, found in slices of time. */
  async answer<T extends Topic>(topic: T, about: string, { isWanted, soFar }: Listener): Promise<Answers[T]> {
    const search: Search = (look, said, slices) => {
      const tell = (error: LimitError): void => {
        const text = said?.(error) ?? '';
        if (text !== '') soFar(text);
      };
      return inSlices(look, isWanted, tell, slices);
    };
    return this.#topics[topic](search, about);
  }

  readonly #topics: { readonly [T in Topic]: (search: Search, about: string) => Promise<Answers[T]> } = {
    complex: async (search) => this.#complexTexts(await this.#complex(search), search),
    outcome: (search) => this.#outcome(search),
    value: async (search) => this.#valueTexts(await this.#value(this.#opened(), search)),
    moves: (search) => this.#evaluatedMoves(search),
    explain: (_search, about) => {
      const [player = '', vertex = ''] = about.split(' ');
      return Promise.resolve(explained(this.#started(), this.#position, player as Player, Number(vertex)));
    },
    property: async (search, about) => {
      const [view = '', name = ''] = about.split(' ');
      return findProperty(name, await this.#inView(view, search), this.#evaluator, search);
    },
    export: async (search, about) => {
      const [view = '', name = ''] = about.split(' ');
      const complex = await this.#inView(view, search);
      return search((run) => exported(name, complex, run));
    },
    wayBack: (search) => this.#wayBack(search),
    build: (search, about) => built(JSON.parse(about) as WayBackRequest, this.#look, search),
  };

  /** The complexes and the value of the position, as sources; what stands there is taken where nothing was placed. */
  async #wayBack(search: Search): Promise<Answers['wayBack']> {
    const methods = methodRows();
    const source = this.#opened();
    if (source.kind === 'value') return { methods, value: this.#text };
    if (placementGame(source) === undefined) return { methods };
    const complex = await this.#complex(search);
    const illegal = await this.#inView('illegal', search);
    await search((run) => illegal.listFacets({ limit: LISTED, ...run }));
    const legal = this.#position.length === 0 ? this.#text : String(complex);
    return { methods, complexes: { legal, illegal: String(illegal) } };
  }

  #opened(): Source {
    if (this.#source === undefined) throw new Error('No source is open.');
    return this.#source;
  }

  #started(): Source {
    if (this.#start === undefined) throw new Error('No source is open.');
    return this.#start;
  }

  /** A picture, or nothing where the object is too large to be drawn. */
  #drawn(draw: () => string): string {
    try {
      return draw();
    } catch (error) {
      if (error instanceof LimitError) return '';
      throw error;
    }
  }

  #complex(search: Search): Promise<SimplicialComplex> {
    const source = this.#opened();
    return search((run) => sources.asComplex(source, { limit: BOUNDS.limit, ...run }));
  }

  /** The legal or the illegal complex. */
  #inView(view: string, search: Search): Promise<SimplicialComplex> {
    if (view === 'legal') return this.#complex(search);
    const source = this.#opened();
    return search((run) => sources.asGame(source, { lazy: true, ...run }).illegalComplexWithin(run));
  }

  async #complexTexts(complex: SimplicialComplex, search: Search): Promise<Answers['complex']> {
    const facets = await search((run) => complex.listFacets({ limit: LISTED, ...run }));
    const nonfaces = await search((run) => complex.listMinimalNonfaces({ limit: LISTED, ...run }));
    const illegal = ideal.facetComplex(ideal.stanleyReisnerIdeal(complex));
    const started = this.#started();
    const start = await search((run) => sources.asComplex(started, { limit: BOUNDS.limit, ...run }));
    const fVector = await search((run) => complex.fVector(run));
    const draw = (what: SimplicialComplex, from: SimplicialComplex): string =>
      this.#drawn(() =>
        pictures.drawComplex(what, {
          ...this.#look,
          ...(what.n === from.n && from !== what && { coordinates: pictures.layoutComplex(from) }),
        }),
      );
    return {
      facets: setsAsText(facets, complex),
      nonfaces: setsAsText(nonfaces, complex),
      legalIdeal: formats.printIdeal(ideal.facetIdeal(complex)),
      illegalIdeal: formats.printIdeal(ideal.stanleyReisnerIdeal(complex)),
      fVector: fVector.join(' '),
      hVector: complexes.hVector(complex).join(' '),
      counts: `${countText(facets.size, 'facet', 'facets')}, ${countText(nonfaces.size, 'minimal nonface', 'minimal nonfaces')}`,
      pictures: { legal: draw(complex, start), illegal: draw(illegal, illegal) },
    };
  }

  /**
   * Who wins: by the evaluator, whose bounds may decide before the value is there, or else by a search for the winner,
   * whichever is done first.
   */
  async #outcome(search: Search): Promise<string> {
    const source = this.#opened();
    if (placementGame(source) === undefined)
      return (await search((run) => sources.asValue(source, { evaluator: this.#evaluator, ...run }))).outcome;
    const complex = await this.#complex(search);
    return search((run) => {
      try {
        return this.#evaluator.outcome(complex, run);
      } catch (error) {
        if (!(error instanceof LimitError) || error.code !== 'too-long') throw error;
        return evaluation.outcomeBySearch(complex, run);
      }
    });
  }

  #value(source: Source, search: Search): Promise<Value> {
    return search(
      (run) => sources.asValue(source, { evaluator: this.#evaluator, ...run }),
      ({ details }) => {
        const { lower, upper } = (details['bounds'] ?? {}) as { lower?: Value; upper?: Value };
        return lower === undefined || upper === undefined ? '' : `between ${String(lower)} and ${String(upper)}`;
      },
    );
  }

  #valueTexts(value: Value): ValueTexts {
    return {
      name: formats.valueToJson(value).name ?? '',
      temperature: String(values.temperature(value)),
      mean: String(values.mean(value)),
      stops: `${String(value.leftStop)}, ${String(value.rightStop)}`,
      birthday: String(values.birthday(value)),
      thermograph: this.#drawn(() => pictures.drawThermograph(value, this.#look)),
    };
  }

  /** The value of each option, and which moves are best for their player. */
  async #evaluatedMoves(search: Search): Promise<EvaluatedMove[]> {
    const source = this.#opened();
    const found: { readonly name: string; readonly player: Player; readonly value: Value }[] = [];
    for (const { name, player } of possibleMoves(source).slice(0, EVALUATED)) {
      const after = sources.atPosition(source, name, { lazy: true });
      const value = await this.#value(after, search);
      for (const mover of player === undefined ? PLAYERS : [player]) found.push({ name, player: mover, value });
    }
    const isBest = (move: (typeof found)[number]): boolean =>
      found.every(
        (other) =>
          other.player !== move.player ||
          other.value.equals(move.value) ||
          !(move.player === 'L' ? move.value.isAtMost(other.value) : other.value.isAtMost(move.value)),
      );
    return found.map((move) => ({
      name: move.name,
      player: move.player,
      value: formats.valueToJson(move.value).name ?? '',
      isBest: isBest(move),
    }));
  }
}
