import { CodeWalk } from '../../symmetry/internal.js';
import { FAMILY_RULES, type DigraphFamily } from './digraphFamilies.js';

/** A walk through the digraphs of a family whose first `left` vertices are Left's and the others Right's. */
export class ClassWalk extends CodeWalk {
  readonly family: DigraphFamily;

  /** @param look called now and then; what it throws ends the walk */
  constructor(n: number, left: number, family: DigraphFamily, look?: () => void) {
    super(n, left, FAMILY_RULES[family], look);
    this.family = family;
  }
}
