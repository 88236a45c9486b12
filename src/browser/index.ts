/**
 * All of the library but `spgames/graphology`, `spgames/mathjs` and `spgames/jupyter` in one file, for pages without a
 * bundler: `import { complex, games } from './spgames/dist/browser/index.js'`. The headline names, and the subpaths as
 * namespaces.
 */
export * from '../index.js';
export * as sets from '../sets/index.js';
export * as symmetry from '../symmetry/index.js';
export * as linear from '../linear/index.js';
export * as complex from '../complex/index.js';
export * as ideal from '../ideal/index.js';
export * as poset from '../poset/index.js';
export * as values from '../values/index.js';
export * as evaluation from '../evaluation/index.js';
export * as boards from '../boards/index.js';
export * as games from '../games/index.js';
export * as constructions from '../constructions/index.js';
export * as analysis from '../analysis/index.js';
export * as formats from '../formats/index.js';
export * as sources from '../sources/index.js';
export * as pictures from '../pictures/index.js';
export * as worker from '../worker/index.js';
export * as digraphs from '../digraphs/index.js';
export * as moves from '../moves/index.js';
export * as loopy from '../loopy/index.js';
export * as lattice from '../lattice/index.js';
export * as positional from '../positional/index.js';
export * as days from '../days/index.js';
