export { balancedColouring, verifyBalancedColouring, type BalancedColouring } from './balancedColouring.js';
export { intersectionForm, signature } from './intersectionForm.js';
export { orientation, type Orientation } from './orientation.js';
export {
  boundaryComplex,
  isClosedPseudomanifold,
  isPseudomanifold,
  pseudomanifold,
  type Pseudomanifold,
} from './pseudomanifold.js';
export { dualGraph, ridges, strongComponents, type Ridge } from './ridges.js';
export { verifyOrientation } from './verifyOrientation.js';
export {
  homologyBall,
  homologySphere,
  type HomologyBall,
  type HomologySphere,
  type WrongLink,
} from './homologySphere.js';
export {
  ball,
  manifold,
  sphere,
  type Ball,
  type Manifold,
  type NotManifold,
  type ShelledProof,
  type Sphere,
} from './manifold.js';
export { surface, type FoundSurface, type SurfaceType } from './surface.js';
export { verifyBall, verifyManifold, verifySphere } from './verifyManifold.js';
export { verifySurface } from './verifySurface.js';
