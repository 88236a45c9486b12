import { GamePoset } from '../../days/index.js';
import { LabelledPoset } from '../../poset/index.js';
import type { Analyser } from '../Analyser.js';
import { posetProperties } from './posetProperties.js';

export const posetAnalyser: Analyser<GamePoset<unknown> | LabelledPoset, GamePoset<unknown>> = {
  of: 'posets',
  isSubject: (subject) => subject instanceof GamePoset || subject instanceof LabelledPoset,
  properties: posetProperties as unknown as typeof posetAnalyser.properties,
  // The elements of a poset without games are their labels.
  prepare: (poset) =>
    poset instanceof GamePoset ? poset : new GamePoset({ name: 'poset', elements: poset.labels, order: poset }),
};
