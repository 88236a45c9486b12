import { aFlag, optional, options as anOptions, takes } from '../arguments.js';
import { InputError } from '../errors.js';
import type { HeapGame, Moves } from '../evaluation/index.js';
import { movesOf, type GameByMoves, type SPGame } from '../games/index.js';
import { sumOfMoves } from '../games/internal.js';
import {
  latticeGameOfForm,
  latticeGameOfHeaps,
  latticeGameOfLinks,
  latticeGameOfMoves,
  type LatticeGame,
  type LatticePoint,
} from '../lattice/index.js';
import type { MoveGame } from '../moves/index.js';
import { Work, type RunOptions } from '../run.js';
import { fields, integer, requireShape } from '../shape.js';
import { formOf, FormStore, type Form } from '../values/index.js';
import { printFollowers } from '../values/internal.js';
import { aSource } from './aSource.js';
import { asGame, asMoves, type SingleSource, type Source } from './Source.js';

/** How a source is taken for a lattice game. */
export interface LatticeSourceOptions extends RunOptions {
  /** The largest heaps that there are, where the source is a game on heaps; by default the largest heap in it. */
  readonly heaps?: number;
  /** Is the origin defeated, so that who makes the last move loses? By default the source says what is defeated. */
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

const latticeSourceTakes = /* @__PURE__ */ takes('latticeSource', () => ({ source: aSource, options: anOptions }));
const ownOptions = /* @__PURE__ */ fields({ heaps: optional(integer(0, 2 ** 16)), misere: optional(aFlag) });

/**
 * A source as a lattice game: one as it stands, a sum of heaps of one game with a coordinate for each size of heaps,
 * any other impartial game with one for each component that it can have.
 * @throws InputError `not-impartial`; `not-normal-play` for misère play of a lattice game with other defeated points;
 * `not-a-lattice-game` for a value in misère play and a loopy game; those of `asGame`
 * @throws LimitError
 * @example latticeSource(parseSource('lattice:moves 1,0 0,1@3,4')).start // [3, 4]
 */
export function latticeSource(source: Source, options: LatticeSourceOptions = {}): LatticeSource {
  latticeSourceTakes(source, options);
  requireShape('latticeSource', ownOptions, options, 'options');
  const { heaps, misere = false, ...bounds } = options;
  const work = new Work('latticeSource', bounds);
  switch (source.kind) {
    case 'lattice':
      return ofLattice(source.game, misere);
    case 'rules':
      return ofPositions(source.game, heaps ?? 0, misere, work);
    case 'loopy':
      throw notALatticeGame('a loopy game');
    case 'form':
      return misere ? ofMoves(movesOfSource(source, work), misere, work) : ofForm(source.form, work);
    case 'value': {
      if (misere) throw notALatticeGame('misère play of a value');
      return ofForm(formOf(source.value, new FormStore()), work);
    }
    case 'game':
    case 'complex':
    case 'ideal':
    case 'construction': {
      const { encoding, start, parts } = latticeGameOfLinks(asGame(source, work.part()), { ...work.part(), misere });
      return { game: encoding.game, start, names: encoding.parts.map((part) => String(parts[part]!)) };
    }
    default:
      return ofMoves(movesOfSource(source, work), misere, work);
  }
}

const asLatticeGameTakes = /* @__PURE__ */ takes('asLatticeGame', () => ({ source: aSource, options: anOptions }));

/**
 * The lattice game that a source is or that it is a position of: that of `latticeSource`.
 * @throws InputError, LimitError those of `latticeSource`
 * @example asLatticeGame(parseSource('lattice:moves 1,0 0,1@3,4')).dimension // 2
 */
export function asLatticeGame(source: Source, options: LatticeSourceOptions = {}): LatticeGame {
  asLatticeGameTakes(source, options);
  return latticeSource(source, options).game;
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
function ofForm(form: Form, work: Work): LatticeSource {
  const { encoding, start, parts } = latticeGameOfForm(form, work.part());
  const texts = printFollowers(form);
  return { game: encoding.game, start, names: encoding.parts.map((part) => texts.get(parts[part]!) ?? `#${part}`) };
}

function ofLattice(game: LatticeGame, misere: boolean): LatticeSource {
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
function ofPositions(game: MoveGame, heaps: number, misere: boolean, work: Work): LatticeSource {
  const [first, ...others] = game.summands;
  const isOfOne = first !== undefined && others.every(({ ruleset }) => ruleset.name === first.ruleset.name);
  if (isOfOne && first.ruleset.lattice !== undefined && others.length === 0) {
    const found = ofLattice(first.ruleset.lattice, misere);
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
  return ofMoves(game, misere, work);
}

function ofMoves<Position>(moves: GameByMoves<Position>, misere: boolean, work: Work): LatticeSource {
  const { encoding, start, parts } = latticeGameOfMoves(moves as Moves<Position>, moves.start, {
    ...work.part(),
    misere,
  });
  return { game: encoding.game, start, names: encoding.parts.map((part) => moves.key(parts[part]!)) };
}

function movesOfSource(source: Source, work: Work): GameByMoves<unknown> {
  const gameOf = (each: SingleSource): SPGame | GameByMoves<string> => asMoves(each) ?? asGame(each, work.part());
  if (source.kind === 'sum') {
    const other = source.summands.find(({ kind }) => kind === 'value' || kind === 'loopy');
    if (other !== undefined) throw notALatticeGame(`a sum with a ${other.kind === 'value' ? 'value' : 'loopy game'}`);
    return sumOfMoves(source.summands.map(gameOf)) as GameByMoves<unknown>;
  }
  const game = gameOf(source);
  return ('legalComplex' in game ? movesOf(game) : game) as GameByMoves<unknown>;
}

function notALatticeGame(found: string): InputError {
  return new InputError(
    'not-a-lattice-game',
    `latticeSource: ${found}; expected a lattice game, or another impartial game with rules.`,
    {
      hint: 'For example lattice:moves 1,0 0,1 -1,1, octal(.77)@heap:9 or node-kayles@path:5.',
    },
  );
}
