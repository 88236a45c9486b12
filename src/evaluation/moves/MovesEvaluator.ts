import { aFunction, requireOptions } from '../../arguments.js';
import { fields, requireShape } from '../../shape.js';
import { aValueStore, bestFor } from '../../values/internal.js';
import { InputError, LimitError } from '../../errors.js';
import type { Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import {
  FormStore,
  genus,
  misereGrundyValue,
  misereRemoteness,
  remoteness,
  standardStore,
  type Form,
  type Genus,
  type Outcome,
  type Value,
  type ValueStore,
} from '../../values/index.js';
import { grundyAlgebra, valueAlgebra } from '../complexes/algebras/Algebra.js';
import { evaluateMoves, type EvaluatedMove } from './evaluateMoves.js';
import { evaluatePosition, type PositionAlgebra, type PositionQuestion } from './evaluatePosition.js';
import { optionsOfBoth, type Moves } from './Moves.js';
import { PositionMemo } from './PositionMemo.js';
import type { ComponentSums } from './ComponentSums.js';
import { PositionSums } from './PositionSums.js';
import { WinnerSearch } from '../winner/WinnerSearch.js';
import { outcomeOf } from '../winner/winner.js';
import { withinStack } from '../withinStack.js';
import { MoveSums } from './MoveSums.js';
import { SmallValues } from './SmallValues.js';
import { winsMovingFirst } from './winsMovingFirst.js';

/** Bounds of an evaluator. */
export interface MovesEvaluatorOptions {
  /** Where values are kept; by default the standard store. */
  readonly store?: ValueStore;
  /** At most this many positions are remembered for each kind of question; by default 2^22. */
  readonly maxPositions?: number;
}

/** What an evaluator did and holds. */
export interface MovesStatistics {
  /** Positions whose moves were listed, since the evaluator was made. */
  readonly positions: number;
  /** Results that are remembered. */
  readonly remembered: number;
  /** How often a result was remembered when it was needed. */
  readonly hits: number;
  /** Results that were forgotten to make room. */
  readonly forgotten: number;
  /** Values in the store. */
  readonly values: number;
}

/** What a `Map` can hold. */
const MOST = 2 ** 24;
/** What a search for the winner keeps of sums, in bytes; then it forgets what was easy to find. */
const MOST_BYTES = 2 ** 29;

/** Heights of game trees: that of a sum is the sum of the heights. */
const HEIGHTS: PositionAlgebra<number> = {
  empty: 0,
  sum: (a, b) => a + b,
  negative: (a) => a,
  fromOptions: (left, right) => [...left, ...right].reduce((most, height) => Math.max(most, height + 1), 0),
};

/**
 * Evaluates any short game that is given by its moves. To be kept: what it learns on one position helps with the next
 * one. A position is the sum of its components, where the moves name them, and components are remembered by their
 * representatives.
 *
 * Memory: for each kind of question a call may use all of `maxPositions` and else throws `too-much-memory`; the next
 * call begins with at least half of it free, if need be by forgetting everything. Nothing is computed twice within a
 * call.
 *
 * The methods that take `RunOptions` throw `InputError` `position-repeats` if play can return to a position, and
 * `LimitError` `too-many-items`, `too-long`, `too-much-memory`; `limit` counts positions whose moves are listed.
 * @example new MovesEvaluator(movesOfHeaps(kaylesHeaps)).grundyValue([5]) // 4
 */
export class MovesEvaluator<Position> {
  readonly moves: Moves<Position>;
  readonly store: ValueStore;
  readonly #most: number;
  readonly #values: PositionQuestion<Position, number>;
  readonly #grundy: PositionQuestion<Position, number>;
  readonly #heights: PositionQuestion<Position, number>;
  readonly #forms: PositionMemo<Form>;
  readonly #winners: Readonly<Record<'normal' | 'misere', PositionMemo<boolean>>>;
  #formStore = new FormStore();
  #sums!: ComponentSums<Position>;
  #search!: WinnerSearch<MoveSums<Position>>;
  #positions = 0;
  /** The work that is going on. */
  #work: Work | undefined;
  readonly #look = (): void => this.#work?.tick(this.#work.steps);

  /** @throws InputError `too-much-memory` */
  constructor(moves: Moves<Position>, given: MovesEvaluatorOptions = {}) {
    requireShape('new MovesEvaluator', fields({ options: aFunction, key: aFunction }), moves, 'moves');
    requireOptions('new MovesEvaluator', given, { store: true, maxPositions: true });
    const { store = standardStore, maxPositions = 2 ** 22 } = given;
    const noStore = aValueStore.flaw(store, 'store');
    if (noStore !== undefined) throw new InputError('invalid-option', `new MovesEvaluator: ${noStore}.`);
    if (!Number.isSafeInteger(maxPositions) || maxPositions < 2 || maxPositions > MOST)
      throw new InputError(
        'invalid-memory-limit',
        `MovesEvaluator: maxPositions is ${maxPositions}; expected an integer from 2 to 2^24.`,
      );
    this.moves = moves;
    this.store = store;
    this.#most = maxPositions;
    const both = (position: Position): ReturnType<typeof optionsOfBoth<Position>> =>
      optionsOfBoth(moves, position, this.#look);
    const known = (position: Position, work: Work): Value | undefined =>
      moves.knownValue?.(position, store, work.part());
    this.#values = {
      algebra: valueAlgebra(store),
      memo: new PositionMemo(maxPositions),
      expand: both,
      known: (position, work) => known(position, work)?.id,
    };
    this.#grundy = {
      algebra: grundyAlgebra(),
      memo: new PositionMemo(maxPositions),
      expand: (position) => ({ left: this.#sharedOptions(position) }),
      known: (position, work) => known(position, work)?.nimber,
    };
    this.#heights = {
      algebra: HEIGHTS,
      memo: new PositionMemo(maxPositions),
      expand: both,
      known: (position, work) => moves.longestPlay?.(position, work.part()),
    };
    this.#forms = new PositionMemo(maxPositions);
    this.#winners = { normal: new PositionMemo(maxPositions), misere: new PositionMemo(maxPositions) };
    this.#renewSearch();
  }

  /** What the evaluator did so far and holds now. */
  get statistics(): MovesStatistics {
    const memos = [
      this.#values.memo,
      this.#grundy.memo,
      this.#heights.memo,
      this.#forms,
      this.#winners.normal,
      this.#winners.misere,
    ];
    return {
      positions: this.#positions,
      remembered: memos.reduce((sum, { size }) => sum + size, 0),
      hits: memos.reduce((sum, { hits }) => sum + hits, 0),
      forgotten: memos.reduce((sum, { forgotten }) => sum + forgotten, 0),
      values: this.store.size,
    };
  }

  /**
   * The value under normal play.
   * @source Huntemann 2018, Def. 1.12
   * Used: the components of a position are summands.
   */
  value(position: Position, options: RunOptions = {}): Value {
    if (this.moves.impartial === true) return this.store.nimber(this.grundyValue(position, options));
    this.#values.memo.makeRoom();
    return this.store.value(
      this.#run('MovesEvaluator.value', options, (work) => evaluatePosition(this.moves, this.#values, work, position)),
    );
  }

  /**
   * The Grundy value of an impartial position, without values: mex over options, nim-sum over components.
   * @throws InputError `not-impartial` if the options of the players differ somewhere, by their keys
   * @source Huntemann 2018, Fact 6.1
   */
  grundyValue(position: Position, options: RunOptions = {}): number {
    this.#grundy.memo.makeRoom();
    return this.#run('MovesEvaluator.grundyValue', options, (work) =>
      evaluatePosition(this.moves, this.#grundy, work, position),
    );
  }

  /**
   * Who wins under normal play, by a search for winning moves: of partizan games only small components are evaluated.
   * @source Huntemann 2018, Def. 1.14
   */
  outcome(position: Position, options: RunOptions = {}): Outcome {
    return this.#outcome('normal', position, options);
  }

  /**
   * Who wins when the player who cannot move wins, by a search for winning moves.
   * @source Huntemann 2018, Def. 1.14
   */
  misereOutcome(position: Position, options: RunOptions = {}): Outcome {
    return this.#outcome('misere', position, options);
  }

  /**
   * All moves of a player with what they lead to, positions with equal keys once.
   * @param options the bounds hold for each move
   */
  evaluatedMoves(position: Position, player: Player, options: RunOptions = {}): EvaluatedMove<Position>[] {
    return evaluateMoves(this, position, player, options);
  }

  /**
   * The moves of a player that no move beats: those with a greatest value for Left, a least one for Right. In every sum
   * one of them is as good as any move.
   * @param options the bounds hold for each move
   */
  bestMoves(position: Position, player: Player, options: RunOptions = {}): EvaluatedMove<Position>[] {
    const moves = this.evaluatedMoves(position, player, options);
    const best = bestFor(
      player,
      moves.map(({ value }) => value),
    );
    return moves.filter(({ value }) => best.has(value));
  }

  /** The position as a literal game, in a store of sets of options that belongs to the evaluator. */
  form(position: Position, options: RunOptions = {}): Form {
    if (this.#forms.makeRoom() || 2 * this.#formStore.size > this.#most) {
      this.#forms.clear();
      this.#formStore = new FormStore();
    }
    const store = this.#formStore;
    // The limit counts positions.
    const clock = new Work('MovesEvaluator.form', options).part();
    const question: PositionQuestion<Position, Form> = {
      algebra: {
        empty: store.zero,
        sum: (a, b) => a.plus(b, clock),
        negative: (a) => a.negative(),
        fromOptions: (left, right) => store.fromOptions(left, right),
      },
      memo: this.#forms,
      expand: this.#values.expand,
    };
    return this.#run('MovesEvaluator.form', options, (work) => evaluatePosition(this.moves, question, work, position));
  }

  /**
   * The number of moves in the longest run of play, either player moving at any time.
   * @source Huntemann 2018, Fact 4.16
   */
  formalBirthday(position: Position, options: RunOptions = {}): number {
    this.#heights.memo.makeRoom();
    return this.#run('MovesEvaluator.formalBirthday', options, (work) =>
      evaluatePosition(this.moves, this.#heights, work, position),
    );
  }

  /**
   * The genus of an impartial position.
   * @throws InputError `not-impartial`
   * @source Berlekamp, Conway and Guy 1982, Ch. 13
   */
  genus(position: Position, options: RunOptions = {}): Genus {
    return genus(this.form(position, options));
  }

  /** The misère Grundy value of an impartial position. @throws InputError `not-impartial` */
  misereGrundyValue(position: Position, options: RunOptions = {}): number {
    return misereGrundyValue(this.form(position, options));
  }

  /**
   * How long an impartial game lasts in which the winner hurries and the loser delays.
   * @throws InputError `not-impartial`
   * @source Siegel 2013, Ex. 4.5
   */
  remoteness(position: Position, options: RunOptions = {}): number {
    return remoteness(this.form(position, options));
  }

  /** The remoteness for misère play. @throws InputError `not-impartial` @source Siegel 2013, Ex. 4.5 */
  misereRemoteness(position: Position, options: RunOptions = {}): number {
    return misereRemoteness(this.form(position, options));
  }

  #outcome(play: 'normal' | 'misere', position: Position, options: RunOptions): Outcome {
    const memo = this.#winners[play];
    if (2 * this.#sums.size > this.#most) {
      this.#renewSearch();
      this.#winners.normal.clear();
      this.#winners.misere.clear();
    } else memo.makeRoom();
    this.#values.memo.makeRoom();
    const sums = this.#sums;
    const impartial = this.moves.impartial === true;
    const misere = play === 'misere';
    return this.#run(misere ? 'MovesEvaluator.misereOutcome' : 'MovesEvaluator.outcome', options, (work) => {
      const found = misere || impartial ? undefined : this.#outcomeOfSums(position, work);
      if (found !== undefined) return found;
      const start = sums.sumOf(position);
      const wins = (player: Player): boolean => winsMovingFirst({ sums, misere, impartial, memo, work }, start, player);
      const left = wins('L');
      const right = impartial ? left : wins('R');
      return left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
    });
  }

  /**
   * Who wins a partizan position under normal play, by a search through sums with the values of small components;
   * undefined where play is too long for the stack.
   */
  #outcomeOfSums(position: Position, work: Work): Outcome | undefined {
    const search = this.#search;
    search.continueWith(work);
    search.sums.begin(position);
    try {
      return withinStack(work.task, 'the game is too long', () => outcomeOf(search.wins(0), search.wins(1)));
    } catch (error) {
      if (error instanceof LimitError && error.code === 'too-deep') return undefined;
      throw error;
    }
  }

  #renewSearch(): void {
    const { moves, store } = this;
    const byText = moves.packed === undefined ? new PositionSums(moves, this.#most, this.#look) : undefined;
    this.#sums = byText ?? moves.packed!(this.#most, this.#look);
    const small = new SmallValues(
      this.#sums,
      store,
      (id) => (byText === undefined ? undefined : this.#values.known!(byText.position(id)!, this.#work!)),
      this.#look,
    );
    this.#search = new WinnerSearch(
      new MoveSums(this.#sums, store, small),
      new Work('MovesEvaluator.outcome'),
      MOST_BYTES,
    );
  }

  #run<R>(task: string, options: RunOptions, compute: (work: Work) => R): R {
    const work = new Work(task, options); // its steps are positions whose moves are listed
    const around = this.#work;
    this.#work = work;
    try {
      return this.store.arithmetic.watched(
        () => work.tick(work.steps),
        () => compute(work),
      );
    } finally {
      this.#work = around;
      this.#positions += work.steps;
    }
  }

  /** The options of Left, after a check that they are those of Right. */
  #sharedOptions(position: Position): Position[] {
    const { moves } = this;
    const both = optionsOfBoth(moves, position, this.#look);
    if (both.right === undefined) return both.left;
    const [keys, right] = [both.left, both.right].map((list) => new Set(list.map((option) => moves.key(option)))) as [
      Set<string | number>,
      Set<string | number>,
    ];
    if (keys.size !== right.size || [...right].some((key) => !keys.has(key)))
      throw new InputError(
        'not-impartial',
        `MovesEvaluator.grundyValue: the players have different options at ${JSON.stringify(moves.key(position))}; expected an impartial game.`,
        { hint: 'Ask for the value.', details: { key: moves.key(position) } },
      );
    return both.left;
  }
}
