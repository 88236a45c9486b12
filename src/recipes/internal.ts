export { controlledParts, stepWithOrWithout, vertexNumbers, type ControlledPart } from './ControlledPart.js';
export { layOut, leftFirst, type Planned, type Sharing, type Site } from './layOut.js';
export { planFollowers, type Both, type Recipe } from './planFollowers.js';
export { flawOfClaim, flawOfOrder, optionValues, playedToo, proveSteps, type ProofOfSteps } from './proveSteps.js';
export { DEFAULT_SIZE, requireSize } from './requireSize.js';
export { Sizes, sizeWithAnswers } from './Sizes.js';
