export {
  differenceOfArcs,
  digraphIsomorphism,
  levelsOf,
  verifyDigraphIsomorphism,
  type ArcLabelledDigraph,
} from './digraphIsomorphism.js';
export { gradingOf } from './gradingOf.js';
export { IntegerStack } from './IntegerStack.js';
export { stronglyConnectedParts, type ArcLists } from './stronglyConnectedParts.js';
export { topologicalOrder } from './topologicalOrder.js';
export { whenAsked } from './whenAsked.js';
export { CodeWalk, type CodeRule } from './families/CodeWalk.js';
export type { Family, FamilyKind } from './families/Family.js';
export { familyBySize, mappedWalk } from './families/familyBySize.js';
export { familyNamed, type FamilyForm } from './families/familyParameters.js';
export { graphWalk } from './families/graphWalk.js';
export { SubsetWalk } from './families/SubsetWalk.js';
export { placeToIntegers, walkByNumber, walkBySize, wrongStart, type Walk } from './families/Walk.js';
export { WalkedFamily } from './families/WalkedFamily.js';
