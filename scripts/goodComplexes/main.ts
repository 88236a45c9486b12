/**
 * Searches for the complexes of the tables, with a certificate each: `npm run good-complexes -- sphere 4 14` for
 * spheres in which every move has an answer, with facets of 4 vertices and at most 14 vertices; `npm run good-complexes
 * -- pure 3 6` for vertex decomposable complexes of values of day 3, with facets of 3 vertices and at most 6 vertices;
 * then perhaps a seed and a number of steps. Every find is checked anew.
 */
import { homologySphere, SimplicialComplex } from '../../src/complex/index.js';
import { answersOf } from '../../src/constructions/spheres/LabelledSphere.js';
import { Evaluator } from '../../src/evaluation/index.js';
import type { Player } from '../../src/player.js';
import { standardStore, valuesBornBy } from '../../src/values/index.js';
import { searchPure } from './searchPure.js';
import { members, searchSphere } from './searchSphere.js';

const [what, ...numbers] = process.argv.slice(2);
const [size = 4, most = what === 'pure' ? 6 : 14, seed = 1, steps = what === 'pure' ? 20_000 : 2_000_000] =
  numbers.map(Number);
if (
  (what !== 'sphere' && what !== 'pure') ||
  [size, most, seed, steps].some((number) => !Number.isSafeInteger(number)) ||
  size < 3 ||
  most <= size + 1 ||
  most > 30
) {
  console.error(
    'good-complexes: expected sphere or pure, a size, a number of vertices up to 30, a seed and a number of steps.',
  );
  process.exit(2);
}

const evaluator = new Evaluator({ store: standardStore });
const complexOf = (facets: readonly (readonly number[])[], sides: string): SimplicialComplex =>
  SimplicialComplex.fromFacets(
    facets,
    [...sides].map((side, v) => ({ label: `v${v}`, side: side as Player })),
  );

if (what === 'sphere') {
  const found = searchSphere(size, most, seed, steps);
  if (found === undefined) {
    console.log('none found; try another seed, more steps or more vertices');
    process.exit(1);
  }
  // Left's vertices come first.
  const order = members(found.used).sort(
    (u, v) => Number((found.left & (1 << v)) !== 0) - Number((found.left & (1 << u)) !== 0),
  );
  const sides = order.map((v) => ((found.left & (1 << v)) === 0 ? 'R' : 'L'));
  const facets = [...found.facets].map((facet) =>
    members(facet)
      .map((v) => order.indexOf(v))
      .sort((a, b) => a - b),
  );
  const complex = complexOf(facets, sides.join(''));
  if (answersOf(sides, facets).size !== order.length) throw new Error('a vertex has no answer');
  if (homologySphere(complex).sphere !== true) throw new Error('it is no homology sphere');
  if (String(evaluator.value(complex)) !== '0') throw new Error('its value is not 0');
  console.log(`${order.length} vertices, ${facets.length} facets\n${sides.join('')}`);
  console.log(
    facets
      .map((facet) => facet.map((v) => String.fromCharCode(97 + v)).join(''))
      .sort()
      .join(' '),
  );
} else {
  const wanted = new Set(valuesBornBy(3));
  for (const [value, { sides, facets }] of searchPure(size, most, seed, steps, wanted, standardStore)) {
    if (!evaluator.value(complexOf(facets, sides)).equals(value))
      throw new Error(`the value of ${sides} is not ${String(value)}`);
    console.log(`${String(value)}: ${sides} ${facets.map((facet) => facet.join('')).join(' ')}`);
  }
}
