import { Board } from '../boards/Board.js';
import { join } from '../complex/combine.js';
import { SimplicialComplex } from '../complex/SimplicialComplex.js';
import type { Vertex } from '../complex/Vertex.js';
import { InputError } from '../errors.js';
import { facetComplex, facetIdeal, stanleyReisnerIdeal } from '../ideal/correspondences.js';
import type { SquarefreeIdeal } from '../ideal/SquarefreeIdeal.js';
import type { BasicPosition } from './BasicPosition.js';
import type { Ruleset } from './Ruleset.js';

/** A summand of a game: a ruleset on a board, or none for a game given by its complex. */
export interface Summand {
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
export interface Origin {
  /** The legal complex of the game on the empty board, on the same vertices. */
  readonly legalComplex: SimplicialComplex;
  /** The vertices of the pieces on the board, ascending. */
  readonly placed: readonly number[];
}

/**
 * A strong placement game, compiled: basic positions are the vertices of the legal complex, legal positions its faces.
 * Made by `compile`, `playOn`, `SPGame.sum`.
 * @source Huntemann 2018, Def. 1.5
 */
export class SPGame {
  readonly summands: readonly Summand[];
  /** The games whose sum it is, as `SPGame.sum` was given them; the game itself if it is no sum. @source Huntemann 2018, Thm 1.55 */
  readonly parts: readonly SPGame[];
  readonly #vertices: readonly Vertex[];
  #legalComplex: SimplicialComplex | undefined;
  #origin: Origin | undefined;
  #illegalComplex: SimplicialComplex | undefined;

  /**
   * @param legal the legal complex, not void, with the positions of the summands as vertices; or the parts of a sum
   * @throws InputError `void-game`
   */
  constructor(legal: SimplicialComplex | readonly SPGame[], summands: readonly Summand[], origin?: Origin) {
    this.summands = summands;
    if (!(legal instanceof SimplicialComplex)) {
      this.parts = legal;
      this.#vertices = continueCounting(legal.map(({ vertices }) => vertices)).flat();
      return;
    }
    if (legal.isVoid)
      throw new InputError('void-game', 'SPGame: the void complex has no position; expected at least the empty one.', {
        hint: 'The game without moves is {∅}, written facets:{}.',
      });
    this.parts = [this];
    this.#vertices = legal.vertices;
    this.#legalComplex = legal;
    this.#origin = origin ?? { legalComplex: legal, placed: [] };
  }

  /**
   * Faces are the legal positions; that of a sum is joined from those of the parts when it is asked for.
   * @source Huntemann 2018, Def. 1.43
   */
  get legalComplex(): SimplicialComplex {
    return (this.#legalComplex ??= this.#join((part) => part.legalComplex));
  }

  /** What was placed before the game began, and the legal complex without that. */
  get origin(): Origin {
    if (this.#origin !== undefined) return this.#origin;
    let before = 0;
    const placed = this.parts.flatMap((part) => {
      const shifted = part.origin.placed.map((v) => v + before);
      before += part.vertices.length;
      return shifted;
    });
    return (this.#origin = { legalComplex: this.#join((part) => part.origin.legalComplex), placed });
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
   * @throws InputError `illegal-start` if the position is no face, `vertex-out-of-range`
   */
  after(position: readonly number[]): SPGame {
    if (!this.legalComplex.isFace(position))
      throw new InputError(
        'illegal-start',
        `SPGame.after: ${position.map((v) => this.vertices[v]!.label).join(' ')} is an illegal position; expected a legal one.`,
        {
          hint: 'The pieces on a partly filled board must be a legal position; explain tells why they are not.',
          details: { position },
        },
      );
    const placed = [...this.origin.placed, ...new Set(position)].sort((a, b) => a - b);
    return new SPGame(this.legalComplex.link(position), this.summands, { ...this.origin, placed });
  }

  /**
   * The disjunctive sum. Labels of later summands go on counting: after x1 and x2 the next Left piece is x3.
   * @source Huntemann 2018, Thm 1.55
   */
  static sum(games: readonly SPGame[]): SPGame {
    return new SPGame(
      games,
      games.flatMap((game) => game.summands),
    );
  }
}

/** The vertices with labels `x3` counted on over the lists; other labels get primes until they differ. */
function continueCounting(lists: readonly (readonly Vertex[])[]): Vertex[][] {
  const taken = new Set<string>();
  const highest = new Map<string, number>();
  return lists.map((vertices) => {
    const before = new Map(highest);
    const counted = (label: string): string => {
      const [, prefix, digits] = /^(\D*)([1-9]\d*)$/.exec(label) ?? [];
      if (prefix !== undefined && digits !== undefined) {
        const number = Number(digits) + (before.get(prefix) ?? 0);
        highest.set(prefix, Math.max(highest.get(prefix) ?? 0, number));
        return `${prefix}${number}`;
      }
      let fresh = label;
      while (taken.has(fresh)) fresh += "'";
      taken.add(fresh);
      return fresh;
    };
    return vertices.map((vertex) => ({ ...vertex, label: counted(vertex.label) }));
  });
}
