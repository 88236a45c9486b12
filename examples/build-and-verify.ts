/**
 * Is every labelled complex the legal and the illegal complex of a game?
 * Shows: the constructions of Prop. 2.1 and Remark 2.2, and how their certificates are checked, and refused.
 * Run:   npm run example -- build-and-verify
 */
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { cyclesConstruction, skeletonConstruction, verifyConstruction } from 'spgames/constructions';

const target = SimplicialComplex.fromFacets(
  [
    [0, 1, 3],
    [1, 2],
    [2, 4],
  ],
  ['x1', 'x2', 'x3', 'y1', 'y2'].map(vertexFromLabel),
);

for (const construction of [
  cyclesConstruction(target, 'legal'),
  cyclesConstruction(target, 'illegal'),
  skeletonConstruction(target),
]) {
  const { method, as, board } = construction;
  const answer = verifyConstruction(construction);
  console.log(`${method} as ${as} complex: ${board.vertexCount} board vertices, verified: ${answer.verified}`);
}

// A ruleset with one position forgotten is refused, with the position.
const wrong = cyclesConstruction(target, 'legal');
const answer = verifyConstruction({
  ...wrong,
  ruleset: {
    ...wrong.ruleset,
    legal: [
      [0, 1, 3],
      [1, 2],
    ],
  },
});
console.log(answer.verified ? 'verified' : answer.because);
