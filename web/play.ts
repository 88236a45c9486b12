/** A play against the machine: all of it stands in the address, in the position and in one parameter. */
import { LEVELS, type Level } from '../src/analysis/play/levels.js';
import { opponent } from '../src/player.js';
import { parameterOf, type Shown } from './address.js';
import type { Player } from './messages.js';

/** Who replies: the machine at a level, or what a proof of who wins says. */
export type Opponent = Level | 'proof';

export const OPPONENTS: readonly Opponent[] = [...(Object.keys(LEVELS) as Level[]), 'proof'];

export interface PlayState {
  /** The side of the user. */
  readonly side: Player;
  readonly opponent: Opponent;
  readonly first: Player;
  readonly misere: boolean;
  /** Is shown who is winning? */
  readonly analysis: boolean;
  readonly resigned: boolean;
  /** How many words of the position were there before the first move. */
  readonly from: number;
}

/** The play that an address asks for, such as `L,perfect,first:R,misere`. */
export function playIn(shown: Shown): PlayState | undefined {
  if (parameterOf(shown, 'tool') !== 'play') return undefined;
  const [side, level, ...words] = parameterOf(shown, 'play').split(',');
  const other = OPPONENTS.find((name) => name === level);
  if ((side !== 'L' && side !== 'R') || other === undefined) return undefined;
  const from = Number(words.find((word) => /^from:\d{1,6}$/.test(word))?.slice(5) ?? 0);
  return {
    side,
    opponent: other,
    first: words.includes('first:R') ? 'R' : 'L',
    misere: words.includes('misere'),
    analysis: words.includes('analysis'),
    resigned: words.includes('resigned'),
    from: Math.min(from, shown.position.length),
  };
}

/** What stands in the address for a play. */
export function playParameter({ side, opponent, first, misere, analysis, resigned, from }: PlayState): string {
  return [
    side,
    opponent,
    ...(first === 'R' ? ['first:R'] : []),
    ...(misere ? ['misere'] : []),
    ...(analysis ? ['analysis'] : []),
    ...(resigned ? ['resigned'] : []),
    ...(from > 0 ? [`from:${from}`] : []),
  ].join(',');
}

/** Whose turn it is. */
export function toMove({ first, from }: PlayState, { position }: Shown): Player {
  return (position.length - from) % 2 === 0 ? first : opponent(first);
}
