export { graft, whisker, type GraftOptions } from './graft.js';
export { grafting, type Grafting } from './grafting.js';
export { goodLeaf, goodLeaves, isLeaf, leaf, leaves, type GoodLeaf, type Leaf } from './leaf.js';
export type { NewVertexOptions } from './newVertices.js';
export { isSimplicialTree, simplicialForest, type SimplicialForest } from './simplicialForest.js';
export { verifyGrafting } from './verifyGrafting.js';
export { verifySimplicialForest } from './verifySimplicialForest.js';
export { whiskeredComplex } from './whiskeredComplex.js';
export { whiskers, type Whiskers } from './whiskers.js';
