import { VERSION } from '../../json.js';
import { showAs } from '../../inspect.js';
import type { Player } from '../../player.js';
import type { Dyadic } from '../Dyadic.js';
import type { Wall } from './Wall.js';

/** For JSON: fractions as text, walls as lists of breakpoints. */
export interface ThermographJson {
  readonly type: 'thermograph';
  readonly spgames: string;
  readonly temperature: string;
  readonly mean: string;
  readonly left: readonly (readonly [t: string, x: string])[];
  readonly right: readonly (readonly [t: string, x: string])[];
}

/**
 * The stops of a game cooled by t, as functions of t ≥ −1: two walls, which meet in the mast at the temperature and the
 * mean.
 * @source Huntemann 2018, Def. 5.10
 */
export class Thermograph {
  readonly leftWall: Wall;
  readonly rightWall: Wall;
  /** Where the mast begins. @source Huntemann 2018, Def. 5.6 */
  readonly temperature: Dyadic;
  /** Where the mast stands. @source Huntemann 2018, Def. 5.6 */
  readonly mean: Dyadic;

  constructor(leftWall: Wall, rightWall: Wall, temperature: Dyadic, mean: Dyadic) {
    this.leftWall = leftWall;
    this.rightWall = rightWall;
    this.temperature = temperature;
    this.mean = mean;
    Object.freeze(this);
  }

  wall(player: Player): Wall {
    return player === 'L' ? this.leftWall : this.rightWall;
  }

  /** The Left stop of the game cooled by t. @throws InputError `too-cold` if t < −1 */
  leftWallAt(t: Dyadic): Dyadic {
    return this.leftWall.at(t);
  }

  /** The Right stop of the game cooled by t. @throws InputError `too-cold` if t < −1 */
  rightWallAt(t: Dyadic): Dyadic {
    return this.rightWall.at(t);
  }

  toJSON(): ThermographJson {
    return {
      type: 'thermograph',
      spgames: VERSION,
      temperature: this.temperature.toString(),
      mean: this.mean.toString(),
      left: this.leftWall.toJSON(),
      right: this.rightWall.toJSON(),
    };
  }

  /** Its temperature and its mean. */
  toString(): string {
    return `thermograph of temperature ${this.temperature.toString()} and mean ${this.mean.toString()}`;
  }
}

showAs(Thermograph);
