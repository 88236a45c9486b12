import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SimplicialComplex } from 'spgames/complex';
import { cycle, path } from 'spgames/boards';
import {
  type BasicPosition,
  type Classification,
  classifyPlacementGame,
  compile,
  gameGraphIsomorphism,
  gameGraphOf,
  movesFromJson,
  type PlacedMove,
  snort,
  SPGame,
  verifyClassification,
  verifyGameGraphIsomorphism,
} from 'spgames/games';
import { smallPlacementGames } from '../../generators/placementGames.js';
import { expectNotFooled } from '../../helpers/mutations.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';
import { asPlacementGame, classByDefinition, type SmallGame } from '../../reference/placementClasses.js';

type Player = 'L' | 'R';
type Play = readonly (readonly [piece: number, player: Player])[];

const words = [
  'strong',
  'medium',
  'weak',
  'none',
  'L',
  'R',
  'p0',
  'p1',
  'p2',
  'removed',
  'nothing-placed',
  'several-placed',
  'overlap',
  'not-empty',
];

/** What is true of a game whose rules are known. */
class Truth {
  readonly #game: SmallGame;

  constructor(game: SmallGame) {
    this.#game = game;
  }

  #isLegal(before: readonly number[], piece: number, player: Player): boolean {
    const { owners, remembers, allows } = this.#game;
    if (before.includes(piece) || piece >= owners.length || (owners[piece] ?? player) !== player) return false;
    return allows(remembers === 'set' ? [...before].sort((a, b) => a - b) : before, piece, player);
  }

  /** All ways to give the moves to players such that the play is legal. */
  #legal(moves: readonly PlacedMove[]): Play[] {
    return moves.reduce<Play[]>(
      (plays, move) =>
        plays.flatMap((play) =>
          playersOf(move)
            .filter((player) =>
              this.#isLegal(
                play.map(([piece]) => piece),
                pieceOf(move),
                player,
              ),
            )
            .map((player): Play => [...play, [pieceOf(move), player]]),
        ),
      [[]],
    );
  }

  /** All legal plays of the game. */
  *plays(before: readonly number[] = []): Generator<readonly number[]> {
    yield before;
    for (const piece of this.#game.owners.keys())
      if ((['L', 'R'] as const).some((player) => this.#isLegal(before, piece, player)))
        yield* this.plays([...before, piece]);
  }

  isLate({ play, at }: { readonly play: readonly PlacedMove[]; readonly at: number }): boolean {
    return this.#legal(play).some((legal) => {
      const [piece, player] = legal.at(-1)!;
      const before = legal.slice(0, at - 1).map(([placed]) => placed);
      return Number.isInteger(at) && at >= 1 && at < play.length && !this.#isLegal(before, piece, player);
    });
  }

  isOutOfOrder({
    position,
    legal,
    illegal,
  }: {
    readonly position: readonly unknown[];
    readonly legal: readonly PlacedMove[];
    readonly illegal: readonly PlacedMove[];
  }): boolean {
    const pieces = sorted(position.map((name) => pieceOf({ piece: name as string })));
    const isReached = this.#legal(legal).some((play) => sorted(play.map(([piece]) => piece)).join() === pieces.join());
    const last = illegal.at(-1)!;
    const order = illegal.map(pieceOf);
    const isOther = new Set(order).size === order.length && order.every((piece) => pieces.includes(piece));
    return (
      isReached &&
      isOther &&
      this.#legal(illegal.slice(0, -1)).some((play) => {
        const before = play.map(([piece]) => piece);
        return playersOf(last).some(
          (player) =>
            !this.#isLegal(before, pieceOf(last), player) &&
            [...this.plays()].some((other) => this.#isLegal(other, pieceOf(last), player)),
        );
      })
    );
  }

  /** The number of positions: sets of pieces, or lists where the order is remembered. */
  get positions(): number {
    const { remembers } = this.#game;
    return new Set([...this.plays()].map((play) => (remembers === 'set' ? sorted(play) : play).join())).size;
  }

  /** Are the faces of the compiled game exactly the positions, and its vertices the pieces, by their players? */
  isCompiled({ game, pieces }: Extract<Classification, { readonly class: 'strong' }>): boolean {
    if (!(game instanceof SPGame)) return false;
    const numbers = pieces.map((name) => pieceOf({ piece: name }));
    const sets = new Set([...this.plays()].map((play) => sorted(play).join()));
    const faces = new Set<string>();
    for (let k = -1; k <= game.legalComplex.dimension; k++)
      for (const face of game.legalComplex.faces(k)) faces.add(sorted(face.map((v) => numbers[v]!)).join());
    const placers = (piece: number): Player[] =>
      (['L', 'R'] as const).filter((player) => [...this.plays()].some((play) => this.#isLegal(play, piece, player)));
    return (
      new Set(numbers).size === numbers.length &&
      numbers.length === game.vertices.length &&
      faces.size === sets.size &&
      [...faces].every((face) => sets.has(face)) &&
      game.vertices.every(
        ({ side }, v) => placers(numbers[v]!).length === 0 || placers(numbers[v]!).join() === (side ?? 'L,R'),
      )
    );
  }

  of(found: Classification): boolean {
    if (found.class === 'undecided') {
      const defects = {
        weak: found.notMedium !== undefined,
        medium: found.notMedium === undefined && found.notStrong !== undefined,
        strong: false,
      };
      return (
        defects[found.atMost] &&
        (found.notMedium === undefined || this.isLate(found.notMedium)) &&
        (found.notStrong === undefined || this.isOutOfOrder(found.notStrong))
      );
    }
    if (found.class === 'none' || found.class !== classByDefinition(this.#game).class) return false;
    if (found.explored !== this.positions) return false;
    if (found.class === 'strong') return this.isCompiled(found);
    return this.isOutOfOrder(found.notStrong) && (found.class === 'medium' || this.isLate(found.notMedium));
  }
}

function sorted(list: Iterable<number>): number[] {
  return [...list].sort((a, b) => a - b);
}

function pieceOf({ piece }: Pick<PlacedMove, 'piece'>): number {
  if (typeof piece !== 'string' || !/^p\d$/.test(piece)) return 99;
  return Number(piece.slice(1));
}

function playersOf({ player }: PlacedMove): readonly Player[] {
  if (player !== undefined && player !== 'L' && player !== 'R') throw new Error('malformed');
  return player === undefined ? ['L', 'R'] : [player];
}

describe('classifications with one thing changed', () => {
  it('of games of any class', () => {
    const classes = new Set<string>();
    fc.assert(
      fc.property(smallPlacementGames, (small) => {
        const game = asPlacementGame(small);
        const found = classifyPlacementGame(game);
        classes.add(found.class);
        const truth = new Truth(small);
        expectNotFooled(
          found,
          (claim) => verifyClassification(game, claim),
          (claim) => truth.of(claim),
          { words, size: 80 },
        );
      }),
      { numRuns: runs(150, 150), seed: 8 },
    );
    expect([...classes].sort()).toEqual(['medium', 'strong', 'weak']);
  });

  it('a game does not pass as one of another class', () => {
    fc.assert(
      fc.property(smallPlacementGames, smallPlacementGames, (small, other) => {
        const found = classifyPlacementGame(asPlacementGame(other));
        const answer = verifyClassification(asPlacementGame(small), found);
        expect(answer.verified).toBe(new Truth(small).of(found));
      }),
      { numRuns: runs(300) },
    );
  });

  it('of what is not a placement game', () => {
    const rows: readonly (readonly [string, readonly string[], readonly string[]])[] = [
      ['removed', ['a'], ['b']],
      ['nothing-placed', ['a'], ['a']],
      ['several-placed', ['a'], ['a', 'b', 'c']],
      ['overlap', ['a'], ['a', 'b', 'b']],
    ];
    for (const [because, first, second] of rows) {
      const positions = [
        { id: 'start', placed: [], left: ['first'] },
        { id: 'first', placed: first, right: ['second'] },
        { id: 'second', placed: second },
      ];
      const game = movesFromJson({ type: 'moves', start: 'start', positions });
      const gone = first.filter((piece) => !second.includes(piece));
      const added = second.filter((piece) => !first.includes(piece));
      const wanted = { removed: gone, 'nothing-placed': [], 'several-placed': added, overlap: added }[because]!;
      const isTrue = (found: Classification): boolean =>
        found.class === 'none' &&
        found.notWeak.because === because &&
        'play' in found.notWeak &&
        found.notWeak.play.join() === 'start,first,second' &&
        [...found.notWeak.pieces].map(String).sort().join() === wanted.join();
      expectNotFooled(classifyPlacementGame(game), (claim) => verifyClassification(game, claim), isTrue, {
        words: [...words, 'a', 'b', 'start', 'first', 'second'],
        size: Infinity,
      });
    }
  });

  it('of compiled games', () => {
    const game = compile(snort, path(3));
    const found = classifyPlacementGame(game);
    const { basicPositions, legalComplex } = game;
    const faces = (complex: SimplicialComplex): number[][] =>
      range(complex.dimension + 2).flatMap((size) => [...complex.faces(size - 1)]);
    const isTrue = (claim: Classification): boolean => {
      if (claim.class !== 'strong' || !(claim.game instanceof SPGame)) return false;
      const vertexOf = (placement: unknown): number => {
        const { side, piece, cells } = placement as BasicPosition;
        return basicPositions.findIndex(
          (one) => one.side === side && one.piece === piece && one.cells.join() === [...cells].join(),
        );
      };
      const vertices = claim.pieces.map(vertexOf);
      const images = new Set(
        faces(claim.game.legalComplex).map((face) => sorted(face.map((v) => vertices[v]!)).join()),
      );
      const wanted = faces(legalComplex).map((face) => sorted(face).join());
      return (
        claim.explored === wanted.length &&
        new Set(vertices).size === basicPositions.length &&
        images.size === wanted.length &&
        wanted.every((face) => images.has(face)) &&
        claim.game.vertices.every(({ side }, v) => side === basicPositions[vertices[v]!]!.side)
      );
    };
    expectNotFooled(found, (claim) => verifyClassification(game, claim), isTrue, { words: [...words, 'vertex'] });
  });

  it('games that are none are bad input', () => {
    for (const junk of [5, null, undefined, {}, { start: 0 }])
      expect(() => verifyClassification(junk as never, {} as never)).toThrow(
        expect.objectContaining({ code: 'invalid-argument' }) as Error,
      );
  });
});

describe('maps of game graphs with one thing changed', () => {
  it.each(['keep', 'swap', 'ignore'] as const)('sides: %s', (sides) => {
    const graph = gameGraphOf(compile(snort, cycle(3)));
    const found = gameGraphIsomorphism(graph, graph, { sides });
    if (found.isomorphic !== true) throw new Error('no isomorphism');
    const label = (player: string | undefined): string =>
      player === undefined || sides === 'ignore' ? '' : sides === 'swap' ? { L: 'R', R: 'L' }[player]! : player;
    const isTrue = (map: readonly number[]): boolean => {
      const arcs = new Set(
        graph.arcs.map(({ from, to, player }) => `${from} ${to} ${sides === 'ignore' ? '' : (player ?? '')}`),
      );
      const images = new Set(graph.arcs.map(({ from, to, player }) => `${map[from]} ${map[to]} ${label(player)}`));
      const isBijection = sorted(map).every((v, i) => v === i) && map.length === graph.n;
      return isBijection && images.size === arcs.size && [...images].every((arc) => arcs.has(arc));
    };
    expectNotFooled(found.map, (map) => verifyGameGraphIsomorphism(graph, graph, map, { sides }), isTrue, {
      size: 300,
    });
  });
});
