export { barycentricSubdivision, type Subdivision } from './barycentricSubdivision.js';
export { components, disjointUnion, join, joinFactors, type ComplexPart } from './combine.js';
export { eulerCharacteristic, hVector, reducedEulerCharacteristic } from './faceNumbers.js';
export type { FieldHomology, HomologyGroup } from './homology/HomologyGroup.js';
export { reducedHomology } from './homology/reducedHomology.js';
export { SimplicialComplex, type KnownAntichain } from './SimplicialComplex.js';
export { pureSkeleton, skeleton } from './skeleton.js';
export { groundSet, vertexFromLabel, type Vertex } from './Vertex.js';
