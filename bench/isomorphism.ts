import { automorphismGroup, findIsomorphism, verifyIsomorphism } from 'spgames/symmetry';
import { compare } from './compare.js';
import {
  blissGroup,
  nautyCanonicalForms,
  nautyGroup,
  polymakeIsomorphic,
  roundedOrder,
  sageIsIsomorphic,
} from './isomorphismPrograms.js';
import { symmetricGraphs } from './symmetricGraphs.js';
import { isomorphismPairs, type IsomorphismPair } from './workloads.js';

const SMALL_MS = 5;

/** The answer, after a check against what is known and of the map. */
function checked({ name, a, b, isomorphic }: IsomorphismPair): boolean {
  const found = findIsomorphism(a, b);
  if (isomorphic !== null && found.isomorphic !== isomorphic)
    throw new Error(`${name}: found ${found.isomorphic}; expected ${isomorphic}`);
  if (found.isomorphic === true && !verifyIsomorphism(a, b, found.map).verified)
    throw new Error(`${name}: a wrong map`);
  return found.isomorphic === true;
}

/** Orders of automorphism groups of graphs beside bliss and nauty. */
function compareGroups(): Promise<string[]> {
  return compare(
    'Automorphisms of graphs',
    symmetricGraphs(),
    ({ family }) => roundedOrder(String(automorphismGroup(family).order)),
    [blissGroup, nautyGroup],
    { smallMs: SMALL_MS, tooSlow: (ms, others) => ms >= SMALL_MS && ms > 2 * (others.get('bliss') ?? Infinity) },
  );
}

/**
 * Isomorphism of complexes beside Sage, polymake and nauty, and automorphisms of graphs beside bliss and nauty.
 * @returns the pairs on which we are not faster than Sage, or take 5 ms and more than three times the fastest, and the
 * graphs on which we take 5 ms and more than twice as long as bliss
 */
export async function compareIsomorphism(): Promise<string[]> {
  const pairs = isomorphismPairs();
  const yes = pairs.filter(checked).length;
  const slower = await compare(
    'Isomorphism of complexes',
    pairs,
    ({ a, b }) => (findIsomorphism(a, b).isomorphic === true ? 'yes' : 'no'),
    [sageIsIsomorphic, polymakeIsomorphic, nautyCanonicalForms],
    {
      smallMs: SMALL_MS,
      tooSlow: (ms, others) =>
        ms >= (others.get('Sage') ?? Infinity) || (ms >= SMALL_MS && ms > 3 * Math.min(...others.values())),
    },
  );
  console.log(`  ${pairs.length} pairs, ${yes} isomorphic; every map checked`);
  return [...slower, ...(await compareGroups())];
}
