import { aFlag } from '../../arguments.js';
import { InputError } from '../../errors.js';
import type { SPGame } from '../../games/index.js';
import { movesOf, type GameByMoves } from '../../games/index.js';
import type { RunOptions } from '../../run.js';
import { fields, integer, optional, requireShape, type Shape } from '../../shape.js';
import type { CaptionLine } from '../drawing/composeDrawing.js';
import { faceNames } from './faceNames.js';
import { PositionOrbits, type Orbit } from './PositionOrbits.js';

/** Which positions of a game are drawn. */
export interface GamePart {
  /** Only the first so many moves of each play; all of them if missing. */
  readonly depth?: number | undefined;
  /**
   * For an SP-game, one position of all that symmetries of its legal complex exchange, sides kept, with their number.
   * Default false.
   */
  readonly orbits?: boolean | undefined;
}

const PART: Shape = /* @__PURE__ */ fields({ depth: optional(integer(0)), orbits: optional(aFlag) });

/** @throws InputError `invalid-argument`, also for orbits of a game that is not an SP-game */
export function requireGamePart(task: string, part: GamePart, hasComplex: boolean): void {
  requireShape(task, PART, part, 'the options');
  if (part.orbits === true && !hasComplex)
    throw new InputError(
      'invalid-argument',
      `${task}: orbits of a game that is given by its moves; expected one with a legal complex, which has the symmetries.`,
    );
}

/** What the picture leaves out, in words below it. */
export function captionOfPart({ depth, orbits = false }: GamePart): CaptionLine[] {
  const moves = depth === 1 ? 'the first move only' : `the first ${depth ?? 0} moves only`;
  return [
    ...(depth === undefined ? [] : [{ text: moves }]),
    ...(orbits ? [{ text: '×4: four that symmetries exchange' }] : []),
  ];
}

/** What can be drawn of a game that is too large. @param readable the layers that could be read, if that is known */
export function hintOfPart(readable: number | undefined, hasComplex: boolean): string {
  const depth = Math.max(1, (readable ?? 3) - 1);
  const orbits = hasComplex ? ', or one of all positions that symmetries exchange: --orbits' : '';
  return `Draw the first moves only: --depth ${depth}${orbits} (options of the same names in a program).`;
}

/** A position, and how many moves from it are drawn. */
export interface Reached<Position> {
  readonly position: Position;
  readonly left: number;
}

/** The game that ends after some moves. */
export function firstMoves<Position>(game: GameByMoves<Position>, depth: number): GameByMoves<Reached<Position>> {
  return {
    start: { position: game.start, left: depth },
    key: ({ position }) => game.key(position),
    *options({ position, left }) {
      if (left === 0) return;
      for (const move of game.options(position))
        yield { ...move, position: { position: move.position, left: left - 1 } };
    },
  };
}

/** The positions of an SP-game up to symmetry, named by one of each orbit, and the size of the orbit. */
export function orbitGame(task: string, game: SPGame, run: RunOptions): GameByMoves<Orbit> {
  const moves = movesOf(game);
  const orbits = new PositionOrbits(task, game, run);
  return {
    start: orbits.orbitOf([]),
    key: ({ position, size }) => withCount(faceNames(game, [position])[0]!, size),
    options: ({ position }) =>
      orbits
        .movesFrom(moves, position)
        .map(({ move: { position: _, ...move }, orbit }) => ({ ...move, position: orbit })),
  };
}

/** The name of something, and how many are like it. */
export function withCount(name: string, count: number): string {
  return count === 1 ? name : `${name} ×${count}`;
}
