import type { SimplicialComplex } from '../../complex/index.js';
import { reducedEulerCharacteristic } from '../../complex/index.js';
import { dimensionWithin } from '../../complex/internal.js';
import type { RunOptions, Work } from '../../run.js';
import type { FieldOptions } from '../FieldOptions.js';
import type { CharacteristicReport } from './CharacteristicReport.js';
import { decideByLinks, reportByLinks, type LinkProperty } from './LinkProperty.js';
import type { LinkWitness } from './LinkWitness.js';
import { reisnerCondition } from './reisnerCondition.js';
import { complexOfSubject, type StanleyReisnerSubject } from './StanleyReisnerSubject.js';

/** Why a complex is not Gorenstein. */
export type NotGorenstein =
  /** A face with all cone points; of the facets with one vertex more, one contains it or more than two. */
  | { readonly because: 'ridge'; readonly face: readonly number[]; readonly facets: number }
  /** The core of dimension d has a reduced Euler characteristic other than (−1)^d. */
  | { readonly because: 'euler-characteristic'; readonly value: bigint }
  /** The complex is not Cohen–Macaulay. */
  | { readonly because: 'link'; readonly witness: LinkWitness };

/** Whether a Stanley–Reisner ring is Gorenstein over the fields of one characteristic. */
export type Gorenstein =
  | {
      readonly gorenstein: true;
      /** Vertices in every facet; without them the complex is Gorenstein*, a homology sphere over the field. */
      readonly conePoints: readonly number[];
    }
  | ({ readonly gorenstein: false } & NotGorenstein)
  | { readonly gorenstein: 'undecided'; readonly explored: number };

/**
 * Is the Stanley–Reisner ring Gorenstein in a characteristic? Without its cone points, the complex must be
 * Cohen–Macaulay, every ridge must be in two facets, and the reduced Euler characteristic must be that of a sphere:
 * then all links have the homology of spheres. The zero ring counts as Gorenstein.
 * @param options `limit` counts intersections of facets and links; beyond limit or time the answer is undecided
 * @throws InputError `not-a-prime`
 * @source Stanley 1996
 */
export function gorenstein(subject: StanleyReisnerSubject, options: FieldOptions = {}): Gorenstein {
  return decideByLinks<Gorenstein, NotGorenstein>('gorenstein', subject, GORENSTEIN, options, {
    early: (shape) => ({ gorenstein: false, ...shape }),
    fails: (witness) => ({ gorenstein: false, because: 'link', witness }),
    holds: ({ conePoints }) => ({ gorenstein: true, conePoints }),
    undecided: (explored) => ({ gorenstein: 'undecided', explored }),
  });
}

/** Whether a complex is Gorenstein* over the fields of one characteristic. */
export type GorensteinStar =
  | { readonly gorensteinStar: true }
  | { readonly gorensteinStar: false; readonly because: 'void' }
  | { readonly gorensteinStar: false; readonly because: 'cone'; readonly conePoints: readonly number[] }
  | ({ readonly gorensteinStar: false } & NotGorenstein)
  | { readonly gorensteinStar: 'undecided'; readonly explored: number };

/**
 * Is the complex Gorenstein*, a homology sphere over the fields of a characteristic: Gorenstein and no cone? {∅} is.
 * @param given `limit` counts intersections of facets and links; beyond limit or time the answer is undecided
 * @throws InputError `not-a-prime`
 * @source Stanley 1996
 */
export function gorensteinStar(subject: StanleyReisnerSubject, given: FieldOptions = {}): GorensteinStar {
  const { characteristic = 0, ...options } = given;
  const complex = complexOfSubject(subject);
  if (complex.isVoid) return { gorensteinStar: false, because: 'void' };
  const answer = gorenstein(complex, { ...options, characteristic });
  if (answer.gorenstein === 'undecided') return { gorensteinStar: 'undecided', explored: answer.explored };
  if (!answer.gorenstein) {
    const { gorenstein: _, ...why } = answer;
    return { gorensteinStar: false, ...why };
  }
  const { conePoints } = answer;
  return conePoints.length > 0 ? { gorensteinStar: false, because: 'cone', conePoints } : { gorensteinStar: true };
}

/**
 * In which characteristics is the Stanley–Reisner ring Gorenstein? Without witness where a ridge or the Euler
 * characteristic decides.
 * @param options `limit` counts intersections of facets and links; beyond limit or time the answer is undecided
 */
export function gorensteinReport(subject: StanleyReisnerSubject, options: RunOptions = {}): CharacteristicReport {
  return reportByLinks('gorensteinReport', subject, GORENSTEIN, options);
}

const GORENSTEIN: LinkProperty<NotGorenstein> = {
  early: findShapeObstruction,
  witnessesOf: () => false,
  parts: (complex, work) => [{ complex, condition: reisnerCondition(dimensionWithin(complex, work.part())) }],
};

/** A ridge not in two facets, or a wrong Euler characteristic, in the complex without its cone points. */
function findShapeObstruction(complex: SimplicialComplex, work: Work): NotGorenstein | undefined {
  if (complex.isVoid) return undefined;
  const { conePoints } = complex;
  const facets = complex.listFacets(work.part()).toLists();
  const isCone = new Set(conePoints);
  const count = new Map<string, { face: number[]; facets: number }>();
  for (const facet of facets)
    for (const v of facet) {
      if (isCone.has(v)) continue;
      const face = facet.filter((u) => u !== v);
      const known = count.get(face.join());
      if (known === undefined) count.set(face.join(), { face, facets: 1 });
      else known.facets++;
    }
  for (const ridge of count.values()) if (ridge.facets !== 2) return { because: 'ridge', ...ridge };
  const core = complex.link(conePoints);
  const value = reducedEulerCharacteristic(core, work.part());
  const sphere = dimensionWithin(core, work.part()) % 2 === 0 ? 1n : -1n;
  return value === sphere ? undefined : { because: 'euler-characteristic', value };
}
