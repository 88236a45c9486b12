export {
  shellingOfDecomposition,
  verifyDecomposition,
  type DecompositionNode,
  type DecompositionTree,
} from './DecompositionTree.js';
export type { Undecided } from '../../run.js';
export { hTriangle, type TriangleRow } from './hTriangle.js';
export { independenceCriterion, type IndependenceCriterion } from './independenceCriterion.js';
export { isMSequence } from './isMSequence.js';
export { shelling, type NotShellable, type Shelling } from './shelling.js';
export type { ShellingObstruction } from './shellingObstructions.js';
export { hVectorOfShelling, restrictionSets, verifyShelling } from './verifyShelling.js';
export type { FundamentalGroupObstruction } from './findFundamentalGroupObstruction.js';
export type { HomologyObstruction } from './findHomologyObstruction.js';
export type { TopologicalObstruction } from './topologicalObstruction.js';
export {
  kDecomposition,
  vertexDecomposition,
  type KDecomposition,
  type NotDecomposable,
  type VertexDecomposition,
} from './kDecomposition.js';
export { partition, verifyPartition, type Interval, type Partition } from './partition.js';
export type { BipartiteObstruction } from './preliminaries.js';
export { collapse, verifyCollapse, type Collapse, type ElementaryCollapse } from './collapse.js';
export {
  constructibility,
  verifyConstructibility,
  type Constructibility,
  type ConstructionNode,
} from './constructibility.js';
export { verifyObstruction, type CheckableObstruction } from './verifyObstruction.js';
