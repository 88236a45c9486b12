import { VERSION } from '../json.js';
import type { MoveGame } from './MoveGame.js';

/** A sum of positions of rulesets as a JSON object. */
export interface MoveGameJson {
  readonly type: 'position';
  readonly spgames: string;
  readonly summands: readonly {
    readonly ruleset: string;
    readonly position: string;
    readonly negative?: boolean;
  }[];
}

/** The JSON object of a game. */
export function moveGameToJson({ summands }: MoveGame): MoveGameJson {
  return {
    type: 'position',
    spgames: VERSION,
    summands: summands.map(({ ruleset, position, negative }) => ({
      ruleset: ruleset.name,
      position: ruleset.print(position),
      ...(negative === true && { negative: true }),
    })),
  };
}
