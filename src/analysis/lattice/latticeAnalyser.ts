import { LatticeGame } from '../../lattice/index.js';
import type { Analyser } from '../Analyser.js';
import { latticeProperties } from './latticeProperties.js';

export const latticeAnalyser: Analyser<LatticeGame> = {
  of: 'lattice games',
  isSubject: (subject) => subject instanceof LatticeGame,
  properties: latticeProperties,
  prepare: (game) => game,
};
