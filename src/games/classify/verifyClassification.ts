import { PLAYERS, type Player } from '../../player.js';
import {
  byFlaw,
  byField,
  fields,
  instance,
  integer,
  listOf,
  oneOf,
  requireShape,
  text,
  type Shape,
} from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { SPGame } from '../SPGame.js';
import type { Classification } from './classifyPlacementGame.js';
import type { PlacedMove, WeakDefect } from './Exploration.js';
import type { MediumDefect } from './findMediumDefect.js';
import type { StrongDefect } from './findStrongDefect.js';
import { movesOf } from '../graph/movesOf.js';
import { placementKey, placementName, type Placement, type PlacementGame } from '../graph/PlacementGame.js';

/**
 * Checks what `classifyPlacementGame` found, independently: examines all positions for what the class promises, plays
 * the witnesses through, and compares the moves of every position of a strong game with those of the compiled one. That
 * there is no shorter witness is not checked. The witnesses of an undecided answer are checked; without any it proves
 * nothing.
 * @throws InputError `invalid-argument`
 */
export function verifyClassification<Position>(
  game: PlacementGame<Position> | SPGame,
  found: Classification,
): Verification {
  if (game instanceof SPGame) return verify(movesOf(game), found);
  requireShape('verifyClassification', gameShape, game, 'the game');
  return verify(game, found);
}

const method: Shape = byFlaw((value, place) =>
  typeof value === 'function' ? undefined : `${place} is not a function`,
);
const gameShape = fields({ options: method, key: method, placed: method });

const covered = fields({ side: oneOf('L', 'R', undefined), piece: text, cells: listOf(integer(0)) });
const piece: Shape = byFlaw((value, place) => (typeof value === 'string' ? undefined : covered.flaw(value, place)));
const pieces = listOf(piece);
const play = listOf(fields({ player: oneOf('L', 'R', undefined), piece }));
const notMedium = fields({ play, at: integer(1) });
const notStrong = fields({ position: pieces, legal: play, illegal: play });
const explored = integer(1);

const claim: Shape = byField(
  'class',
  ['strong', fields({ explored, game: instance(SPGame, 'an SPGame'), pieces })],
  ['medium', fields({ explored, notStrong })],
  ['weak', fields({ explored, notMedium, notStrong })],
  [
    'none',
    fields({
      notWeak: byField(
        'because',
        ['not-empty', fields({ pieces })],
        ...(['removed', 'nothing-placed', 'several-placed', 'overlap'] as const).map(
          (because) => [because, fields({ play: listOf(text), pieces })] as const,
        ),
      ),
    }),
  ],
  ['undecided', fields({ atMost: oneOf('strong', 'medium', 'weak') })],
);

function verify<Position>(game: PlacementGame<Position>, found: Classification): Verification {
  const because = claim.flaw(found, 'found') ?? new Check(game).whyNot(found);
  return because === undefined ? VERIFIED : refuse(because);
}

/** Who may place which piece, by the piece: 1 for Left, 2 for Right, 3 for both. */
type Movers = ReadonlyMap<string, number>;

class Check<Position> {
  readonly #game: PlacementGame<Position>;
  readonly #known = new Map<string, Movers>();

  constructor(game: PlacementGame<Position>) {
    this.#game = game;
  }

  whyNot(found: Classification): string | undefined {
    switch (found.class) {
      case 'none':
        return this.#whyNotDefect(found.notWeak);
      case 'undecided':
        return this.#whyNotAtMost(found);
      case 'weak':
        return (
          this.#whyNotExplored(found, false) ??
          this.#whyNotLate(found.notMedium) ??
          this.#whyNotOutOfOrder(found.notStrong)
        );
      case 'medium':
        return this.#whyNotExplored(found, true) ?? this.#whyNotOutOfOrder(found.notStrong);
      case 'strong':
        return this.#whyNotExplored(found, true) ?? this.#whyNotCompiled(found);
    }
  }

  #whyNotAtMost(found: Classification & { readonly class: 'undecided' }): string | undefined {
    const { atMost } = found;
    if (atMost === 'strong') return 'an undecided answer without witnesses proves nothing';
    const flaw =
      found.notMedium === undefined
        ? atMost === 'weak' && 'there is no witness against a medium game'
        : atMost === 'medium' && 'there is a witness against a medium game';
    if (typeof flaw === 'string') return flaw;
    if (atMost === 'medium' && found.notStrong === undefined) return 'there is no witness against a strong game';
    return (
      (found.notMedium && (notMedium.flaw(found.notMedium, 'found.notMedium') ?? this.#whyNotLate(found.notMedium))) ??
      (found.notStrong &&
        (notStrong.flaw(found.notStrong, 'found.notStrong') ?? this.#whyNotOutOfOrder(found.notStrong)))
    );
  }

  /** Does every move of every position place one piece, and, in a medium game, one that could be placed before? */
  #whyNotExplored({ explored: claimed }: Classification, isMedium: boolean): string | undefined {
    const game = this.#game;
    if (game.placed(game.start).length > 0) return 'the board is not empty at the beginning';
    let count = 0;
    for (const position of this.#positions()) {
      count++;
      const movers = this.#movers(position);
      for (const { position: next } of game.options(position)) {
        const flaw = this.#whyNotPlaced(position, next);
        if (flaw !== undefined) return `the move from ${game.key(position)} to ${game.key(next)} ${flaw}`;
        if (!isMedium) continue;
        for (const [later, players] of this.#movers(next))
          if ((players & ~(movers.get(later) ?? 0)) !== 0)
            return `what can be placed at ${game.key(next)} could not all be placed at ${game.key(position)}`;
      }
    }
    return count === claimed ? undefined : `the game has ${count} positions, not ${claimed}`;
  }

  /** All positions that can be reached. */
  *#positions(): Generator<Position> {
    const game = this.#game;
    const known = new Map([[game.key(game.start), game.start]]);
    for (const position of known.values()) {
      yield position;
      for (const { position: next } of game.options(position)) {
        const key = game.key(next);
        if (!known.has(key)) known.set(key, next);
      }
    }
  }

  /** What a move does besides placing one piece on empty vertices. */
  #whyNotPlaced(from: Position, to: Position): string | undefined {
    const [before, after] = [this.#game.placed(from), this.#game.placed(to)];
    const old = keysOf(before);
    const now = keysOf(after);
    if (old.some((key) => !now.includes(key))) return 'takes a piece away';
    const placed = now.filter((key) => !old.includes(key));
    if (placed.length === 0) return 'places nothing';
    if (new Set(placed).size > 1) return 'places several pieces';
    return overlapping(after) === undefined ? undefined : 'covers a piece with another';
  }

  #movers(position: Position): Movers {
    const name = this.#game.key(position);
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const movers = new Map<string, number>();
    for (const { player, position: next } of this.#game.options(position))
      for (const key of this.#added(position, next)) movers.set(key, (movers.get(key) ?? 0) | maskOf(player));
    this.#known.set(name, movers);
    return movers;
  }

  /** The pieces that a move adds. */
  #added(from: Position, to: Position): string[] {
    const before = keysOf(this.#game.placed(from));
    return keysOf(this.#game.placed(to)).filter((key) => !before.includes(key));
  }

  /** The positions at the end of a play; none if it is not legal. */
  #after(moves: readonly PlacedMove[], from: readonly Position[] = [this.#game.start]): readonly Position[] {
    return moves.reduce<readonly Position[]>(
      (positions, { player, piece }) =>
        positions.flatMap((position) =>
          [...this.#game.options(position)]
            .filter((option) => (maskOf(option.player) & maskOf(player)) !== 0)
            .map((option) => option.position)
            .filter((next) => this.#added(position, next).join() === placementKey(piece)),
        ),
      from,
    );
  }

  #isLegal(position: Position, piece: Placement, player: Player): boolean {
    return (maskOf(player) & (this.#movers(position).get(placementKey(piece)) ?? 0)) !== 0;
  }

  /** Is the play legal, and its last move, by the same player, not legal as the move it says? */
  #whyNotLate({ play: moves, at }: MediumDefect): string | undefined {
    const last = moves.at(-1);
    if (last === undefined || at >= moves.length) return `the play has ${moves.length} moves; expected more than ${at}`;
    if (this.#after(moves).length === 0) return `the play ${inWords(moves)} is not legal`;
    const early = this.#after(moves.slice(0, at - 1));
    const isLate = playersOf(last).some((player) =>
      early.some(
        (position) =>
          !this.#isLegal(position, last.piece, player) &&
          this.#after(moves.slice(at - 1, -1), [position]).some((end) => this.#isLegal(end, last.piece, player)),
      ),
    );
    return isLate ? undefined : `the move ${inWords([last])} is legal as move ${at}`;
  }

  /** Is the position reached by the first play, and illegal its last move in the order of the second? */
  #whyNotOutOfOrder({ position, legal, illegal }: StrongDefect): string | undefined {
    const keys = keysOf(position);
    const isReached = this.#after(legal).some((end) => keysOf(this.#game.placed(end)).join() === keys.join());
    if (!isReached) return `the play ${inWords(legal)} does not lead to the position`;
    const order = illegal.map((move) => placementKey(move.piece));
    const last = illegal.at(-1);
    if (last === undefined) return 'the illegal order has no move';
    const other = illegal.find(({ piece }, i) => !keys.includes(order[i]!) || order.indexOf(placementKey(piece)) !== i);
    if (other !== undefined) return `${placementName(other.piece)} is not in the position, or comes twice`;
    const ends = this.#after(illegal.slice(0, -1));
    if (ends.length === 0) return `the play ${inWords(illegal.slice(0, -1))} is not legal`;
    const shutOut = playersOf(last).filter((player) => !ends.every((end) => this.#isLegal(end, last.piece, player)));
    if (shutOut.length === 0) return `the play ${inWords(illegal)} is legal`;
    return shutOut.some((player) => this.#isPlacedBy(last.piece, player, legal))
      ? undefined
      : `the move ${inWords([last])} is legal nowhere, the piece belongs to the other player`;
  }

  /** Places the player this piece anywhere? Looks along a play first. */
  #isPlacedBy(piece: Placement, player: Player, play: readonly PlacedMove[]): boolean {
    const alongPlay = play.flatMap((_, i) => this.#after(play.slice(0, i)));
    if (alongPlay.some((position) => this.#isLegal(position, piece, player))) return true;
    for (const position of this.#positions()) if (this.#isLegal(position, piece, player)) return true;
    return false;
  }

  /** Is the last move of the play as wrong as it says? */
  #whyNotDefect(defect: WeakDefect): string | undefined {
    const game = this.#game;
    const { start } = game;
    const claimed = keysOf(defect.pieces);
    if (defect.because === 'not-empty') {
      if (game.placed(start).length === 0) return 'the board is empty at the beginning';
      return claimed.join() === keysOf(game.placed(start)).join()
        ? undefined
        : 'other pieces lie on the board at the beginning';
    }
    const [first, ...keys] = defect.play;
    if (first !== game.key(start) || keys.length === 0) return `the play does not lead on from ${game.key(start)}`;
    let [before, position] = [start, start];
    for (const name of keys) {
      const option = [...game.options(position)].find((candidate) => game.key(candidate.position) === name);
      if (option === undefined) return `there is no move from ${game.key(position)} to ${name}`;
      [before, position] = [position, option.position];
    }
    const [old, now] = [keysOf(game.placed(before)), keysOf(game.placed(position))];
    const added = now.filter((one) => !old.includes(one));
    const same = (found: readonly string[]): boolean => found.length > 0 && found.join() === claimed.join();
    const isRight = {
      removed: () => same(old.filter((one) => !now.includes(one))),
      'nothing-placed': () => added.length === 0 && claimed.length === 0,
      'several-placed': () => new Set(added).size > 1 && same(added),
      overlap: () =>
        claimed.some((one) => added.includes(one)) &&
        claimed.every((one, i) => claimed.indexOf(one) === i || now.filter((other) => other === one).length > 1) &&
        claimed.every((one) => now.includes(one)) &&
        claimed.length === 2 &&
        overlapping(defect.pieces) !== undefined,
    }[defect.because];
    return isRight() ? undefined : `the last move is not wrong in the way "${defect.because}" with the given pieces`;
  }

  /**
   * In every position exactly the vertices of a link can be claimed, by their players, and the positions are all faces.
   */
  #whyNotCompiled({
    game: { vertices, legalComplex },
    pieces: given,
  }: Classification & { readonly class: 'strong' }): string | undefined {
    if (given.length !== vertices.length)
      return `there are ${given.length} pieces, the compiled game has ${vertices.length}`;
    const vertexOf = new Map(given.map((one, v) => [placementKey(one), v]));
    if (vertexOf.size < given.length) return 'a piece is given twice';
    const game = this.#game;
    const faces = new Set<string>();
    for (const position of this.#positions()) {
      const names = keysOf(game.placed(position));
      const stranger = names.find((name) => !vertexOf.has(name));
      if (stranger !== undefined) return `the compiled game has no piece ${stranger}`;
      const face = names.map((name) => vertexOf.get(name)!).sort((a, b) => a - b);
      if (!legalComplex.isFace(face)) return `the position ${game.key(position)} is illegal in the compiled game`;
      faces.add(face.join());
      const movers = this.#movers(position);
      const free = new Set(legalComplex.link(face).support);
      for (const [v, { side, label }] of vertices.entries()) {
        const wanted = free.has(v) ? maskOf(side) : 0;
        if ((movers.get(placementKey(given[v]!)) ?? 0) !== wanted)
          return `at ${game.key(position)} other players may place ${placementName(given[v]!)} than claim ${label} in the compiled game`;
      }
      const unknown = [...movers.keys()].find((name) => !vertexOf.has(name));
      if (unknown !== undefined) return `the compiled game has no piece ${unknown}`;
    }
    const count = legalComplex.fVector().reduce((sum, number) => sum + number, 0n);
    return BigInt(faces.size) === count ? undefined : `the compiled game has ${count} positions, not ${faces.size}`;
  }
}

function keysOf(list: readonly Placement[]): string[] {
  return list.map(placementKey).sort();
}

function maskOf(player: Player | undefined): number {
  return player === 'L' ? 1 : player === 'R' ? 2 : 3;
}

function playersOf({ player }: PlacedMove): readonly Player[] {
  return player === undefined ? PLAYERS : [player];
}

function inWords(moves: readonly PlacedMove[]): string {
  return moves.map(({ piece: one }) => placementName(one)).join(', ');
}

/** Two of the pieces that cover a common vertex, or are the same. */
function overlapping(list: readonly Placement[]): readonly [Placement, Placement] | undefined {
  const keys = list.map(placementKey);
  for (const [i, a] of list.entries())
    for (const [j, b] of list.entries())
      if (i < j && (keys[i] === keys[j] || cellsOf(a).some((cell) => cellsOf(b).includes(cell)))) return [a, b];
  return undefined;
}

function cellsOf(one: Placement): readonly number[] {
  return typeof one === 'string' ? [] : one.cells;
}
