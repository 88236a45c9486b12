import { InputError } from '../errors.js';
import type { HeapGame, Moves } from '../evaluation/index.js';
import type { GameByMoves, SPGame } from '../games/index.js';
import {
  latticeGameOfForm,
  latticeGameOfHeaps,
  latticeGameOfLinks,
  latticeGameOfMoves,
  type LatticeGame,
  type LatticePoint,
} from '../lattice/index.js';
import type { MoveGame } from '../moves/index.js';
import type { RunOptions, Work } from '../run.js';
import type { Form } from '../values/index.js';
import { printFollowers } from '../values/internal.js';

/** How a source is taken for a lattice game. */
export interface LatticeSourceOptions extends RunOptions {
  /** The largest heaps that there are, where the source is a game on heaps; by default the largest heap in it. */
  readonly heaps?: number;
  /** Is the origin defeated, so that whoever makes the last move loses? By default the source says what is defeated. */
  readonly misere?: boolean;
}

/** A source as a lattice game. */
export interface LatticeSource {
  readonly game: LatticeGame;
  /** The position that the source is, if it is one. */
  readonly start?: LatticePoint;
  /** What each coordinate counts: heaps, other components, or for a lattice game units, by their numbers from 1. */
  readonly names: readonly string[];
  /** The game on heaps, if it is one, and which heaps the coordinates count. */
  readonly heaps?: { readonly game: HeapGame; readonly sizes: readonly number[] };
}

/**
 * What the coordinates of a source count, as documents of quotients say it; nothing for a lattice game.
 * @param largest the largest heap
 */
export function countsOf(
  { names, heaps }: LatticeSource,
  largest: number,
): { readonly heaps?: readonly (number | null)[]; readonly names?: readonly string[] } {
  if (heaps !== undefined && heaps.sizes.length > 0) {
    const coordinate = (size: number): number | null => (heaps.sizes.includes(size) ? heaps.sizes.indexOf(size) : null);
    return { heaps: Array.from({ length: largest }, (_, i) => coordinate(i + 1)) };
  }
  const areUnits = heaps === undefined && names.every((name, i) => name === String(i + 1));
  return areUnits ? {} : { names };
}

/** The lattice game of heaps up to a size. @internal */
export function latticeSourceOfHeaps(
  game: HeapGame,
  { heaps, misere = false, ...run }: LatticeSourceOptions,
): LatticeSource {
  const encoding = latticeGameOfHeaps(game, { ...run, misere, ...(heaps !== undefined && { heaps }) });
  const sizes = encoding.parts;
  return { game: encoding.game, names: sizes.map((size) => `heap ${size}`), heaps: { game, sizes } };
}

/** Coordinates are called as the followers are written. */
export function latticeOfForm(form: Form, work: Work): LatticeSource {
  const { encoding, start, parts } = latticeGameOfForm(form, work.part());
  const texts = printFollowers(form);
  return { game: encoding.game, start, names: encoding.parts.map((part) => texts.get(parts[part]!) ?? `#${part}`) };
}

/** A lattice game as it stands, or in misère play. */
export function latticeItself(game: LatticeGame, misere: boolean): LatticeSource {
  const names = Array.from({ length: game.dimension }, (_, i) => String(i + 1));
  if (!misere) return { game, names };
  const isMisere = game.defeated.length === 1 && game.defeated[0]!.every((entry) => entry === 0);
  if (game.defeated.length > 0 && !isMisere)
    throw new InputError(
      'not-normal-play',
      'latticeSource: misère play of a lattice game with other defeated points; expected one without.',
    );
  return { game: isMisere ? game : game.misere(), names };
}

/**
 * Sums of positions of one lattice game are positions of it where nothing is defeated and every move acts on one unit.
 */
export function latticeOfPositions(
  game: MoveGame,
  { heaps = 0, misere }: { readonly heaps?: number; readonly misere: boolean },
  work: Work,
): LatticeSource {
  const [first, ...others] = game.summands;
  const isOfOne = first !== undefined && others.every(({ ruleset }) => ruleset.name === first.ruleset.name);
  if (isOfOne && first.ruleset.lattice !== undefined && others.length === 0) {
    const found = latticeItself(first.ruleset.lattice, misere);
    const start = first.position === '' ? [] : first.position.split(',').map(Number);
    if (found.game.isDefeated(start))
      throw new InputError('not-a-position', 'latticeSource: misère play from the origin; expected another position.');
    return { ...found, start };
  }
  if (isOfOne && first.ruleset.heaps?.impartial === true) {
    const sizes = game.summands.flatMap(({ position }) => (position === '' ? [] : position.split(',').map(Number)));
    const largest = sizes.reduce((most, size) => Math.max(most, size), heaps);
    const options = { heaps: largest, misere, ...work.part() };
    const found = latticeSourceOfHeaps(first.ruleset.heaps, options);
    const start = found.heaps!.sizes.map((heap) => sizes.filter((size) => size === heap).length);
    return { ...found, start };
  }
  return latticeOfMoves(game, misere, work);
}

/** A game with a coordinate for each component that its positions can have. */
export function latticeOfMoves<Position>(moves: GameByMoves<Position>, misere: boolean, work: Work): LatticeSource {
  const { encoding, start, parts } = latticeGameOfMoves(moves as Moves<Position>, moves.start, {
    ...work.part(),
    misere,
  });
  return { game: encoding.game, start, names: encoding.parts.map((part) => moves.key(parts[part]!)) };
}

/** A game on a complex with a coordinate for each link that does not split. */
export function latticeOfGame(game: SPGame, misere: boolean, work: Work): LatticeSource {
  const { encoding, start, parts } = latticeGameOfLinks(game, { ...work.part(), misere });
  return { game: encoding.game, start, names: encoding.parts.map((part) => String(parts[part]!)) };
}

/** The error for what is not taken for a lattice game. */
export function notALatticeGame(found: string): InputError {
  return new InputError(
    'not-a-lattice-game',
    `latticeSource: ${found}; expected a lattice game, or another impartial game with rules.`,
    {
      hint: 'For example lattice:moves 1,0 0,1 -1,1, octal(.77)@heap:9 or node-kayles@path:5.',
    },
  );
}
