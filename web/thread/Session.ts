import type {
  Answers,
  EvaluatedMove,
  Opened,
  Outcome,
  Player,
  PlayRequest,
  RulesetRequest,
  Topic,
  WayBackRequest,
} from '../messages.js';
import { counted } from '../../src/text/counted.js';
import {
  complex as complexes,
  evaluation,
  formats,
  ideal,
  InputError,
  LimitError,
  pictures,
  sources,
  type analysis,
  type RunOptions,
  type SimplicialComplex,
  type Source,
  type Value,
} from '../library.js';
import { boardNotation, boardPicture, explained, BOUNDS, placementGame, possibleMoves, type Look } from './board.js';
import { isBestOf } from './bestMoves.js';
import { comparisons, type Opened as OpenedWith } from './compare.js';
import { complexViews } from './complexViews.js';
import { exported, EXPORTS } from './exports.js';
import { exportedGame, gameExports, type WrittenGame } from './gameExports.js';
import { factsOf, findFact } from './facts.js';
import { isLoopy, loopyValue } from './movesOfSource.js';
import { Plays } from './play.js';
import { findProperty, PROPERTIES } from './properties.js';
import { completions, openedSource } from './readSource.js';
import { foundRuleset, startingRulesets } from './rulesets.js';
import { inSlices, KEEPING, Stopped, type Slices } from './slices.js';
import { boundsAsText, LISTED, setsAsText } from './texts.js';
import { treeTopics } from './tree.js';
import { unlessTooLarge } from './unlessTooLarge.js';
import { NO_TEXTS, valueTexts } from './valueTexts.js';
import { built, methodRows } from './wayBack.js';
import { worldOf, worlds } from './worlds.js';

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
  readonly #plays = new Plays();
  #look: Look = { addressed: true, theme: 'light' };

  /** Reads a source and goes to a position. @throws the errors of the library, for what is wrong in it */
  async open(text: string, position: readonly string[], dark: boolean): Promise<Opened> {
    if (this.#evaluator.store.bytes + this.#evaluator.statistics.bytes > KEPT_BYTES)
      this.#evaluator = new evaluation.Evaluator();
    this.#look = { addressed: true, theme: dark ? 'dark' : 'light' };
    [this.#start, this.#source] = [undefined, undefined];
    const { start, source } = await openedSource(text, position, this.#evaluator.store);
    [this.#text, this.#start, this.#source, this.#position] = [text, start, source, position];
    const moves = possibleMoves(source);
    return {
      board: boardNotation(start),
      boardPicture: unlessTooLarge(() => boardPicture(source, this.#look)),
      moves,
      properties: PROPERTIES,
      exports: [...EXPORTS, ...gameExports(this.#written())],
      facts: factsOf(source, moves),
      world: worldOf(source, text),
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
    outcome: (search) =>
      this.#orLoopy(
        search,
        () => this.#outcome(search),
        ({ outcome }) => outcome,
      ),
    value: (search) =>
      this.#orLoopy(
        search,
        async (source) => valueTexts(await this.#value(source, search), this.#look),
        ({ name }) => (name === undefined ? undefined : { ...NO_TEXTS, name }),
      ),
    moves: (search) => this.#evaluatedMoves(search),
    explain: (_search, about) => {
      const [player = '', vertex = ''] = about.split(' ');
      return Promise.resolve(explained(this.#started(), this.#position, player as Player, Number(vertex)));
    },
    complete: (_search, about) => Promise.resolve(completions(about)),
    property: async (search, about) => {
      const [view = '', name = ''] = about.split(' ');
      return findProperty(name, await this.#inView(view, search), this.#evaluator, search);
    },
    fact: (search, about) => findFact(about, this.#openedWith(), search),
    export: async (search, about) => {
      const [view = '', name = ''] = about.split(' ');
      if (view === 'game') {
        const value = (): Promise<Value> => this.#value(this.#opened(), search);
        return exportedGame(name, this.#written(), value, BOUNDS);
      }
      const complex = await this.#inView(view, search);
      return search((run) => exported(name, complex, run));
    },
    wayBack: (search) => this.#wayBack(search),
    build: (search, about) => built(JSON.parse(about) as WayBackRequest, this.#look, search),
    startingRulesets: () => Promise.resolve(startingRulesets(this.#start)),
    ruleset: (search, about) => foundRuleset(JSON.parse(about) as RulesetRequest, this.#look, search),
    playStatus: (_search, about) => Promise.resolve(this.#plays.status(this.#playOf(about))),
    playMove: (search, about) => {
      const [level, play] = this.#plays.levelIn(about);
      return this.#plays.move(level, this.#playOf(play), search);
    },
    playAnalysis: (search, about) => this.#plays.analysis(this.#playOf(about), search),
    playProof: (search, about) => this.#plays.proof(this.#started(), this.#requested(about), search),
    playReply: (search, about) => this.#plays.reply(this.#started(), this.#requested(about), search),
    ...complexViews({
      inView: (view, search) => this.#inView(view, search),
      source: () => this.#opened(),
      look: () => this.#look,
    }),
    ...worlds(() => ({
      text: this.#text,
      position: this.#position,
      source: this.#source,
      evaluator: this.#evaluator,
      look: this.#look,
    })),
    ...comparisons(() => this.#openedWith()),
    ...treeTopics(() => this.#openedWith()),
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

  /** A request about the source that is open. @throws Stopped if it is about another one */
  #requested(about: string): PlayRequest {
    const request = JSON.parse(about) as PlayRequest;
    if (request.source !== this.#text) throw new Stopped();
    return request;
  }

  #playOf(about: string): analysis.Play {
    return this.#plays.at(this.#started(), this.#requested(about), this.#evaluator);
  }

  #openedWith(): OpenedWith {
    return { source: this.#opened(), evaluator: this.#evaluator, look: this.#look };
  }

  #opened(): Source {
    if (this.#source === undefined) throw new Error('No source is open.');
    return this.#source;
  }

  /** What is found of a game with a value, or else of a loopy game that equals no short one. */
  async #orLoopy<T>(
    search: Search,
    find: (source: Source) => Promise<T>,
    ofLoopy: (found: ReturnType<typeof loopyValue>) => T | undefined,
  ): Promise<T> {
    const source = this.#opened();
    try {
      return await find(source);
    } catch (error) {
      if (!(error instanceof InputError) || !isLoopy(source)) throw error;
      const found = ofLoopy(await search((run) => loopyValue(source, this.#evaluator, run)));
      if (found === undefined) throw error;
      return found;
    }
  }

  #started(): Source {
    if (this.#start === undefined) throw new Error('No source is open.');
    return this.#start;
  }

  #written(): WrittenGame {
    return { text: this.#text, position: this.#position, start: this.#started(), source: this.#opened() };
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
    const hasBoth = PLAYERS.every((player) => complex.vertices.some(({ side }) => side === player));
    const profile = hasBoth ? await search((run) => complex.polynomialProfile(run)) : [];
    const draw = (what: SimplicialComplex, from: SimplicialComplex): string =>
      unlessTooLarge(() =>
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
      counts: `${counted(facets.size, 'facet')}, ${counted(nonfaces.size, 'minimal nonface')}`,
      profile: profile.map((row) => row.map(String)),
      pictures: { legal: draw(complex, start), illegal: draw(illegal, illegal) },
    };
  }

  /**
   * Who wins: by the evaluator, whose bounds may decide before the value is there, or else by a search for the winner,
   * whichever is done first.
   */
  async #outcome(search: Search): Promise<Outcome> {
    const source = this.#opened();
    if (placementGame(source) === undefined)
      return (await search((run) => sources.asValue(source, { evaluator: this.#evaluator, ...run }))).outcome;
    const complex = await this.#complex(search);
    const goOn = evaluation.resumableOutcome(complex, 'normal');
    return search(
      ({ timeoutMs = 0 }) => {
        try {
          return this.#evaluator.outcome(complex, { timeoutMs: timeoutMs / 3 });
        } catch (error) {
          if (!(error instanceof LimitError) || error.code !== 'too-long') throw error;
          return goOn({ timeoutMs: (2 * timeoutMs) / 3 });
        }
      },
      () => '',
      KEEPING,
    );
  }

  #value(source: Source, search: Search): Promise<Value> {
    return search((run) => sources.asValue(source, { evaluator: this.#evaluator, ...run }), boundsAsText, KEEPING);
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
    return found.map((move) => ({
      name: move.name,
      player: move.player,
      value: formats.valueToJson(move.value).name ?? '',
      isBest: isBestOf(move, found),
    }));
  }
}
