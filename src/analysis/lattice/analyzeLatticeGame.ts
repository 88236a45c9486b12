import { options as anOptions, takes } from '../../arguments.js';
import { InputError } from '../../errors.js';
import type { LatticeGame } from '../../lattice/index.js';
import { aLatticeGame } from '../../lattice/internal.js';
import { Work, type RunOptions } from '../../run.js';
import { inTime } from '../inTime.js';
import type { Fact } from '../Property.js';
import { latticeProperties, type LatticePropertyName, type LatticeValue } from './latticeProperties.js';

/** Which properties of a lattice game are asked for, and bounds for all of them together. */
export interface AnalyzeLatticeGameOptions extends RunOptions {
  /** By default all. */
  readonly only?: readonly LatticePropertyName[];
}

/** What is found of a lattice game; what was not decided in time is `undecided`. */
export type LatticeAnalysis = Readonly<Partial<Record<LatticePropertyName, Fact<LatticeValue, object>>>>;

const analyzeLatticeGameTakes = /* @__PURE__ */ takes('analyzeLatticeGame', () => ({
  game: aLatticeGame,
  options: anOptions,
}));

/**
 * The properties of a lattice game: its axioms, each with a witness, and others that theorems ask for.
 * @throws InputError `unknown-property`, `invalid-argument`
 * @source Guo & Miller 2009, Def. 2.9
 * @example analyzeLatticeGame(parseLatticeGame('moves 1,0 0,1 1,1')).squarefree // { value: false, witness: { move: [1, 1] } }
 */
export function analyzeLatticeGame(game: LatticeGame, options: AnalyzeLatticeGameOptions = {}): LatticeAnalysis {
  analyzeLatticeGameTakes(game, options);
  const all = Object.keys(latticeProperties) as LatticePropertyName[];
  const { only = all, ...run } = options;
  const work = new Work('analyzeLatticeGame', run);
  const unknown = only.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new InputError(
      'unknown-property',
      `analyzeLatticeGame: ${JSON.stringify(unknown)} is no property of lattice games; expected one of ${all.join(', ')}.`,
    );
  const facts = only.map((name) => {
    const fact = inTime(work, (part) => latticeProperties[name].find(game, part));
    return [name, fact ?? { value: 'undecided' }] as const;
  });
  return Object.fromEntries(facts);
}
