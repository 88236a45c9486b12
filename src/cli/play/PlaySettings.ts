import type { Player } from '../../player.js';
import type { Level } from '../../analysis/internal.js';

/** Who plays a side. */
export type PlayerKind = 'human' | 'machine';

/** What is asked for on the command line. */
export interface PlaySettings {
  readonly source: string;
  readonly kinds: Readonly<Record<Player, PlayerKind>>;
  readonly first: Player;
  readonly level: Level;
  /** Show the winning moves before each move of a person. */
  readonly hints: boolean;
  /** Numbers from 0 to 1 for a machine that does not think. */
  readonly random: () => number;
}

/** How a play has ended. */
export type End = 'played' | 'resigned' | 'broken off' | 'cut off' | 'interrupted';
