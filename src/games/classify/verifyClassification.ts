import { PLAYERS } from '../../player.js';
import { SPGame } from '../SPGame.js';
import type { Classification } from './classifyPlacementGame.js';
import type { PlacedMove, WeakDefect } from './Exploration.js';
import { placementGameOf, placementKey, type Placement, type PlacementGame } from './PlacementGame.js';

/**
 * Checks what `classifyPlacementGame` found, on its own: plays its witnesses through; of a strong game compares the moves
 * of every position with those of the compiled game. That there is no shorter witness is not checked, nor an undecided
 * answer without witnesses.
 */
export function verifyClassification<Position>(game: PlacementGame<Position> | SPGame, found: Classification): boolean {
  return game instanceof SPGame ? verify(placementGameOf(game), found) : verify(game, found);
}

function verify<Position>(game: PlacementGame<Position>, found: Classification): boolean {
  if (found.class === 'none') return verifyWeakDefect(game, found.notWeak);
  if (found.class === 'strong') return verifyStrong(game, found);
  const { notMedium, notStrong } = { notMedium: undefined, notStrong: undefined, ...found };
  if (notMedium !== undefined) {
    const { play, at } = notMedium;
    const last = play[play.length - 1]!;
    const whole = after(game, play);
    if (whole.length === 0 || !after(game, play.slice(0, at - 1)).some((position) => !isLegal(game, position, last)))
      return false;
  }
  if (notStrong !== undefined) {
    const { position, legal, illegal } = notStrong;
    const keys = keysOf(position);
    const last = illegal[illegal.length - 1]!;
    const isReached = after(game, legal).some((end) => keysOf(game.placed(end)).join() === keys.join());
    const isIllegal = after(game, illegal.slice(0, -1)).some((end) => !isLegal(game, end, last));
    if (!isReached || !isIllegal || !illegal.every(({ piece }) => keys.includes(placementKey(piece)))) return false;
  }
  return true;
}

function keysOf(pieces: readonly Placement[]): string[] {
  return pieces.map(placementKey).sort();
}

/** The pieces that a move adds. */
function added<Position>(game: PlacementGame<Position>, from: Position, to: Position): string[] {
  const before = keysOf(game.placed(from));
  return keysOf(game.placed(to)).filter((key) => !before.includes(key));
}

/** Where a move leads to. */
function results<Position>(game: PlacementGame<Position>, from: Position, { player, piece }: PlacedMove): Position[] {
  const key = placementKey(piece);
  return [...game.options(from)]
    .filter((option) => option.player === undefined || player === undefined || option.player === player)
    .map(({ position }) => position)
    .filter((position) => added(game, from, position).join() === key);
}

function isLegal<Position>(game: PlacementGame<Position>, position: Position, move: PlacedMove): boolean {
  const players = move.player === undefined ? PLAYERS : [move.player];
  return players.every((player) => results(game, position, { ...move, player }).length > 0);
}

/** The positions at the end of a play; none if it is not legal. */
function after<Position>(game: PlacementGame<Position>, play: readonly PlacedMove[]): Position[] {
  let positions = [game.start];
  for (const move of play) positions = positions.flatMap((position) => results(game, position, move));
  return positions;
}

function verifyWeakDefect<Position>(game: PlacementGame<Position>, defect: WeakDefect): boolean {
  if (defect.because === 'not-empty') return game.placed(game.start).length > 0;
  const [start, ...keys] = defect.play;
  if (start !== game.key(game.start) || keys.length === 0) return false;
  let [before, position] = [game.start, game.start];
  for (const key of keys) {
    const option = [...game.options(position)].find((candidate) => game.key(candidate.position) === key);
    if (option === undefined) return false;
    [before, position] = [position, option.position];
  }
  const [old, now] = [keysOf(game.placed(before)), keysOf(game.placed(position))];
  const placed = now.filter((key) => !old.includes(key));
  switch (defect.because) {
    case 'removed':
      return old.some((key) => !now.includes(key));
    case 'nothing-placed':
      return placed.length === 0;
    case 'several-placed':
      return new Set(placed).size > 1;
    case 'overlap': {
      const cells = game.placed(position).flatMap((piece) => (typeof piece === 'string' ? [] : piece.cells));
      return new Set(cells).size < cells.length || new Set(now).size < now.length;
    }
  }
}

/** In every position exactly the vertices of a link can be claimed, by their players, and the positions are all faces. */
function verifyStrong<Position>(
  game: PlacementGame<Position>,
  { game: { vertices, legalComplex }, pieces }: Classification & { readonly class: 'strong' },
): boolean {
  const vertexOf = new Map(pieces.map((piece, v) => [placementKey(piece), v]));
  const positions = new Map([[game.key(game.start), game.start]]);
  const faces = new Set<string>();
  for (const position of positions.values()) {
    const face = keysOf(game.placed(position)).map((key) => vertexOf.get(key) ?? -1);
    if (face.includes(-1) || !legalComplex.isFace(face)) return false;
    faces.add(face.sort((a, b) => a - b).join());
    const expected = legalComplex.link(face).support.flatMap((v) => {
      const { side } = vertices[v]!;
      return side === undefined ? [`L${v}`, `R${v}`] : [`${side}${v}`];
    });
    const moves = new Set<string>();
    for (const { player, position: next } of game.options(position)) {
      const [key, more] = added(game, position, next);
      if (key === undefined || more !== undefined) return false;
      for (const who of player === undefined ? ['L', 'R'] : [player]) moves.add(`${who}${vertexOf.get(key)}`);
      if (!positions.has(game.key(next))) positions.set(game.key(next), next);
    }
    if ([...moves].sort().join() !== expected.sort().join()) return false;
  }
  return BigInt(faces.size) === legalComplex.fVector().reduce((sum, count) => sum + count, 0n);
}
