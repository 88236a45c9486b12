import { Work, type RunOptions, type Undecided } from '../../run.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { collapse, type ElementaryCollapse } from '../decompositions/collapse.js';
import type { HomologyGroup } from '../homology/HomologyGroup.js';
import { reducedHomology } from '../homology/reducedHomology.js';
import type { Dominated } from '../homology/strongCore.js';
import { findCovering, type Covering } from '../homotopy/findCovering.js';
import { strongCollapse } from './faceChanges.js';

/** Whether a complex is contractible, and what shows it. */
export type Contractibility =
  | { readonly contractible: true; readonly because: 'strong-collapses'; readonly steps: readonly Dominated[] }
  | { readonly contractible: true; readonly because: 'collapses'; readonly collapses: readonly ElementaryCollapse[] }
  /** All homology over the integers and the fundamental group are trivial (Hurewicz and Whitehead). */
  | { readonly contractible: true; readonly because: 'simply-connected-and-acyclic' }
  | { readonly contractible: false; readonly because: 'void' }
  | { readonly contractible: false; readonly because: 'homology'; readonly witness: HomologyGroup }
  | { readonly contractible: false; readonly because: 'covering'; readonly covering: Covering }
  | ({ readonly contractible: 'undecided' } & Undecided);

/**
 * Is the complex contractible? Yes by strong collapses or collapses to a vertex, or by a trivial fundamental group and
 * no homology; no by homology, or by a covering with several sheets; else undecided, as no algorithm tells it always.
 * The void complex and {∅} are not contractible.
 * @param options `limit` counts steps of each search
 * @source Barmak and Minian 2012
 * @example contractibility(namedComplex('dunce-hat')).contractible // true
 */
export function contractibility(complex: ComplexSource, options: RunOptions = {}): Contractibility {
  complex = complexOf(complex, 'contractibility');
  if (complex.isVoid) return { contractible: false, because: 'void' };
  return Work.decide(
    'contractibility',
    options,
    (work) => decide(complex, work),
    (explored) => ({
      contractible: 'undecided',
      explored,
    }),
  );
}

function decide(complex: ComplexSource, work: Work): Contractibility {
  const { core, steps } = strongCollapse(complex, work.part());
  if (core.n === 1) return { contractible: true, because: 'strong-collapses', steps };
  const groups = reducedHomology(complex, work.part());
  const witness = groups.find(({ rank, torsion }) => rank > 0 || torsion.length > 0);
  if (witness !== undefined) return { contractible: false, because: 'homology', witness };
  const { simplyConnected, ...found } = findCovering(complex, work.part());
  if ('covering' in found) return { contractible: false, because: 'covering', covering: found.covering };
  const collapses = collapse(complex, work.part());
  if (collapses.collapsible === true)
    return { contractible: true, because: 'collapses', collapses: collapses.collapses };
  if (simplyConnected === true) return { contractible: true, because: 'simply-connected-and-acyclic' };
  return { contractible: 'undecided', explored: work.steps };
}
