import { anSPGame } from './aGame.js';
import { anObject, listOf, requireInstance } from '../arguments.js';
import { fields } from '../shape.js';
import { Board } from '../boards/index.js';
import { SimplicialComplex, type Vertex, join } from '../complex/index.js';
import { continueCounting } from '../complex/internal.js';
import { type SquarefreeIdeal, facetComplex, facetIdeal, stanleyReisnerIdeal } from '../ideal/index.js';
import { InputError } from '../errors.js';
import { showAs } from '../inspect.js';
import { Work, type RunOptions } from '../run.js';
import type { BasicPosition } from './BasicPosition.js';
import { gameToJson, type GameJson } from './gameToJson.js';
import { violatedClause, type Ruleset } from './Ruleset.js';

/** A summand of a game: a ruleset on a board, or none for a game given by its complex. */
export interface GameSummand {
  readonly ruleset?: Ruleset;
  readonly board: Board;
  /** Its basic positions, in the order of its vertices; those of earlier summands come before them in the game. */
  readonly positions: readonly BasicPosition[];
}

/** A basic position of a game with its vertex in the complexes and its summand. */
export interface NumberedPosition extends BasicPosition {
  readonly vertex: number;
  readonly summand: number;
}

/** Where a game with pieces on the board comes from. */
export class Origin {
  readonly #game: SPGame;
  /** The vertices of the pieces on the board, ascending. */
  readonly placed: readonly number[];

  constructor(game: SPGame, placed: readonly number[]) {
    this.#game = game;
    this.placed = placed;
  }

  /** The legal complex of the game on the empty board, on the same vertices. */
  get legalComplex(): SimplicialComplex {
    return this.#game.legalComplex;
  }
}

/** The game before a move, and the vertices of the pieces placed then. */
export interface GameStart {
  readonly game: SPGame;
  readonly placed: readonly number[];
}

/** A legal complex that is found when it is asked for. */
export interface LazyComplex {
  readonly vertices: readonly Vertex[];
  /** @param options by default the bounds that were given before */
  readonly legalComplex: (options?: RunOptions) => SimplicialComplex;
}

/**
 * A strong placement game, compiled: basic positions are the vertices of the legal complex, legal positions its faces.
 * Made by `compile`, `playOn`, `SPGame.sum`.
 * @source Huntemann 2018, Def. 1.5
 * @example compile(snort, path(3)).legalComplex.fVector() // [1n, 6n, 8n, 2n]
 */
export class SPGame {
  readonly summands: readonly GameSummand[];
  /**
   * The games whose sum it is, as `SPGame.sum` was given them; the game itself if it is not a sum.
   * @source Huntemann 2018, Thm 1.55
   */
  readonly parts: readonly SPGame[];
  readonly #vertices: readonly Vertex[];
  #legalComplex: SimplicialComplex | undefined;
  readonly #lazy: LazyComplex | undefined;
  /** The game before pieces were placed; none if nothing was. */
  readonly #start: GameStart | undefined;
  #origin: Origin | undefined;
  #illegalComplex: SimplicialComplex | undefined;

  /**
   * @param legal the legal complex, not void, with the positions of the summands as vertices, now or later; or the
   * parts of a sum
   * @throws InputError `not-a-game`
   */
  constructor(
    legal: SimplicialComplex | LazyComplex | readonly SPGame[],
    summands: readonly GameSummand[],
    start?: GameStart,
  ) {
    const flaw = listOf(fields({ positions: listOf(anObject) })).flaw(summands, 'summands');
    const isLegal = Array.isArray(legal) ? legal.every((part) => part instanceof SPGame) : isLegalComplex(legal);
    if (flaw !== undefined || !isLegal)
      throw new InputError(
        'invalid-argument',
        `new SPGame: ${flaw ?? 'no legal complex'}; games are made by compile and playOn.`,
      );
    this.summands = Object.freeze(summands.map(frozenCopy));
    this.#start = start;
    if (legal instanceof Array) {
      this.parts = Object.freeze([...legal]);
      this.#vertices = Object.freeze(
        continueCounting(legal.map(({ vertices }) => vertices)).flatMap((own) =>
          own.map((vertex) => Object.freeze(vertex)),
        ),
      );
      Object.freeze(this);
      return;
    }
    this.parts = Object.freeze([this]);
    Object.freeze(this);
    this.#vertices = legal.vertices;
    if (!(legal instanceof SimplicialComplex)) {
      this.#lazy = legal;
      return;
    }
    if (legal.isVoid)
      throw new InputError('not-a-game', 'SPGame: the void complex has no position; expected at least the empty one.', {
        hint: 'The game without moves is {∅}, written facets:{}.',
      });
    this.#legalComplex = legal;
  }

  /**
   * Faces are the legal positions; that of a sum is joined from those of the parts when it is asked for.
   * @source Huntemann 2018, Def. 1.43
   */
  get legalComplex(): SimplicialComplex {
    return (this.#legalComplex ??= this.#lazy?.legalComplex() ?? this.#join((part) => part.legalComplex));
  }

  /**
   * As `legalComplex`, with bounds for the first call; that of a sum is joined from the minimal nonfaces of the parts.
   * @throws LimitError; `limit` counts as in `compile`
   */
  legalComplexWithin(options: RunOptions): SimplicialComplex {
    const work = new Work('SPGame.legalComplexWithin', options);
    return (this.#legalComplex ??=
      this.#lazy?.legalComplex(work.rest()) ??
      this.#join((part) => {
        const complex = part.legalComplexWithin(work.rest());
        return SimplicialComplex.ofAntichain(complex.vertices, { nonfaces: complex.listMinimalNonfaces(work.rest()) });
      }));
  }

  /**
   * Is the set of pieces a legal position? While the legal complex is not known, the rules are asked.
   * @param position vertices of the game; repetitions count once
   * @throws InputError `invalid-vertex`
   */
  isLegal(position: readonly number[]): boolean {
    requireInstance('SPGame.isLegal', position, Array, 'a list of vertices');
    if (this.#legalComplex !== undefined) return this.#legalComplex.isFace(position);
    const set = [...new Set(position)].sort((a, b) => a - b);
    for (const v of set)
      if (this.vertices[v] === undefined)
        throw new InputError(
          'invalid-vertex',
          `SPGame.isLegal: vertex ${v}; expected integers v with 0 ≤ v < ${this.vertices.length}.`,
        );
    if (this.#start !== undefined) {
      const { game, placed } = this.#start;
      return set.every((v) => !placed.includes(v)) && game.isLegal([...placed, ...set]);
    }
    if (this.#lazy === undefined) {
      let before = 0;
      return this.parts.every((part) => {
        const [first, end] = [before, (before += part.vertices.length)];
        return part.isLegal(set.filter((v) => v >= first && v < end).map((v) => v - first));
      });
    }
    const [{ ruleset, board, positions } = {}] = this.summands;
    if (ruleset === undefined) return this.legalComplex.isFace(set);
    const pieces = set.map((v) => positions![v]!);
    return violatedClause(ruleset, pieces, board!) === undefined;
  }

  /** The game before any piece was placed. */
  onEmptyBoard(): SPGame {
    if (this.#start !== undefined) return this.#start.game.onEmptyBoard();
    return this.parts[0] === this ? this : SPGame.sum(this.parts.map((part) => part.onEmptyBoard()));
  }

  /** What was placed before the game began, and the legal complex without that. */
  get origin(): Origin {
    return (this.#origin ??= new Origin(this.onEmptyBoard(), this.#placed()));
  }

  #placed(): number[] {
    if (this.#start !== undefined) return [...this.#start.game.#placed(), ...this.#start.placed].sort((a, b) => a - b);
    if (this.parts[0] === this) return [];
    let before = 0;
    return this.parts.flatMap((part) => {
      const shifted = part.#placed().map((v) => v + before);
      before += part.vertices.length;
      return shifted;
    });
  }

  /** The join of the complexes of the parts, on the vertices of the sum. */
  #join(complexOf: (part: SPGame) => SimplicialComplex): SimplicialComplex {
    let before = 0;
    return this.parts
      .map((part) => complexOf(part).withVertices(this.#vertices.slice(before, (before += part.vertices.length))))
      .reduce((a, b) => join(a, b), SimplicialComplex.irrelevant([]));
  }

  /** The vertices of both complexes: Left's are called x1, x2, …, Right's y1, y2, … */
  get vertices(): readonly Vertex[] {
    return this.#vertices;
  }

  /** The basic positions in the order of the vertices. */
  get basicPositions(): NumberedPosition[] {
    return this.summands
      .flatMap(({ positions }, summand) => positions.map((position) => ({ ...position, summand })))
      .map((position, vertex) => ({ ...position, vertex }));
  }

  /** The board; of a sum the disjoint union of the boards. */
  get board(): Board {
    return this.summands.map(({ board }) => board).reduce((a, b) => a.disjointUnion(b), new Board({ vertexCount: 0 }));
  }

  /** `impartial` iff no basic position belongs to a single player. */
  get players(): 'partizan' | 'impartial' {
    return this.vertices.some(({ side }) => side !== undefined) ? 'partizan' : 'impartial';
  }

  /** Facets are the minimal illegal positions; void if there are none. @source Huntemann 2018, Def. 1.42 */
  get illegalComplex(): SimplicialComplex {
    return (this.#illegalComplex ??= facetComplex(this.illegalIdeal));
  }

  /**
   * As `illegalComplex`, with bounds for the first call.
   * @throws LimitError; `limit` counts minimal illegal positions
   */
  illegalComplexWithin(options: RunOptions): SimplicialComplex {
    const work = new Work('SPGame.illegalComplexWithin', options);
    return (this.#illegalComplex ??= facetComplex(
      stanleyReisnerIdeal(this.legalComplexWithin(work.rest())),
      work.rest(),
    ));
  }

  /** Generated by the maximal legal positions. @source Huntemann 2018, Def. 1.44 */
  get legalIdeal(): SquarefreeIdeal {
    return facetIdeal(this.legalComplex);
  }

  /** Generated by the minimal illegal positions. @source Huntemann 2018, Def. 1.45 */
  get illegalIdeal(): SquarefreeIdeal {
    return stanleyReisnerIdeal(this.legalComplex);
  }

  /**
   * The rest of the game after some pieces were placed: the link of the position, on the same vertices.
   * @param position vertices of the game; repetitions count once
   * @throws InputError `not-a-legal-start` if the position is not a face, `invalid-vertex`
   */
  after(position: readonly number[]): SPGame {
    requireInstance('SPGame.after', position, Array, 'a list of vertices');
    if (!this.isLegal(position))
      throw new InputError(
        'not-a-legal-start',
        `SPGame.after: ${position.map((v) => this.vertices[v]!.label).join(' ')} is an illegal position; expected a legal one.`,
        {
          hint: 'The pieces on a partly filled board must be a legal position; explain tells why they are not.',
          details: { position },
        },
      );
    const legalComplex = (options?: RunOptions): SimplicialComplex =>
      (options === undefined ? this.legalComplex : this.legalComplexWithin(options)).link(position);
    const lazy = this.#legalComplex === undefined && this.#lazy !== undefined;
    return new SPGame(lazy ? { vertices: this.vertices, legalComplex } : legalComplex(), this.summands, {
      game: this,
      placed: [...new Set(position)],
    });
  }

  /** The JSON object of `gameToJson`, which `gameFromJson` reads: the rules are not part of it. */
  toJSON(): GameJson {
    return gameToJson(this);
  }

  /** As sources are written, `snort@path:3`, a game on a complex as that complex; with the pieces that were placed. */
  toString(): string {
    if (this.parts[0] !== this) return this.parts.map(String).join(' + ');
    if (this.#start !== undefined) {
      const { game, placed } = this.#start;
      return `${String(game)} after ${placed.map((v) => game.vertices[v]!.label).join(' ')}`;
    }
    const [{ ruleset, board } = {}] = this.summands;
    if (ruleset !== undefined) return `${ruleset.name}@${String(board)}`;
    return String(this.#legalComplex ?? `game with ${this.#vertices.length} basic positions`);
  }

  /**
   * The disjunctive sum. Labels of later summands go on counting: after x1 and x2 the next Left piece is x3.
   * @source Huntemann 2018, Thm 1.55
   */
  static sum(games: readonly SPGame[]): SPGame {
    const flaw = listOf(anSPGame).flaw(games, 'games');
    if (flaw !== undefined) throw new InputError('invalid-argument', `SPGame.sum: ${flaw}.`);
    return new SPGame(
      games,
      games.flatMap((game) => game.summands),
    );
  }
}

showAs(SPGame);

function isLegalComplex(legal: unknown): boolean {
  if (legal instanceof SimplicialComplex) return true;
  const { vertices, legalComplex } = (legal ?? {}) as Partial<LazyComplex>;
  return Array.isArray(vertices) && typeof legalComplex === 'function';
}

/** A copy that does not change; a board that is made when it is asked for stays so. */
function frozenCopy(summand: GameSummand): GameSummand {
  return Object.freeze(Object.defineProperties({}, Object.getOwnPropertyDescriptors(summand)) as GameSummand);
}
