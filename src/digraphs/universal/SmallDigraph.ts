import type { DigraphPlacement } from '../DigraphPlacement.js';

/** What is known of small digraphs of a value. */
export type SmallDigraph =
  | {
      readonly known: true;
      readonly digraph: DigraphPlacement;
      /** Whether no digraph with fewer vertices has the value. */
      readonly least: true | 'undecided';
    }
  | { readonly known: false };
