import { PositionalGame, type PositionalRule } from '../../positional/index.js';

/*
 * The normal form of positions: labels with commas between them, for each point L, R or a dot, the winning sets in
 * braces by the numbers of their points, and
 * `win` if the game is over under normal play: `0,1,2;L..;{0,1}{2}`.
 */

/** A position in its normal form, taken apart. */
export interface PositionParts {
  readonly labels: readonly string[];
  /** For each point L, R or a dot. */
  readonly owners: string;
  readonly sets: readonly (readonly number[])[];
  /** Has the winner made the last move? */
  readonly isOver: boolean;
}

/** The parts of a position. */
export function partsOf(position: string): PositionParts {
  const [labels = '', owners = '', sets = '', end] = position.split(';');
  return {
    labels: labels === '' ? [] : labels.split(','),
    owners,
    sets: Array.from(sets.matchAll(/\{([\d,]*)\}/g), ([, inside]) =>
      inside === '' ? [] : inside!.split(',').map(Number),
    ),
    isOver: end === 'win',
  };
}

/** The position with these parts. */
export function positionText({ labels, owners, sets, isOver }: PositionParts): string {
  return `${labels.join()};${owners};${sets.map((set) => `{${set.join()}}`).join('')}${isOver ? ';win' : ''}`;
}

/** The normal form of a game. */
export function positionOfGame({ labels, sets, left, right }: PositionalGame, isOver: boolean): string {
  const owners = labels.map((_, point) => (left.includes(point) ? 'L' : right.includes(point) ? 'R' : '.')).join('');
  return positionText({ labels, owners, sets: sets.toLists(), isOver });
}

/** The game that a position stands for. */
export function gameOfPosition(rule: PositionalRule, position: string): PositionalGame {
  const { labels, owners, sets } = partsOf(position);
  const of = (player: string): number[] => labels.flatMap((_, point) => (owners[point] === player ? [point] : []));
  return new PositionalGame(rule, sets, { labels, left: of('L'), right: of('R') });
}
