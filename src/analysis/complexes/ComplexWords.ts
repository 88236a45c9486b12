import type { SimplicialComplex } from '../../complex/index.js';
import type { Labelled } from '../words/inWords.js';

/** How facts on one property are worded, where the usual words do not do. The void complex has the usual ones. */
export interface ComplexWords<Value, Witness> {
  /** The value in the JSON document. */
  readonly json?: (value: NonNullable<Value>, complex: SimplicialComplex) => unknown;
  /** The value as people read it: a line, or lines that stand below the name. */
  readonly text?: (value: NonNullable<Value>, complex: SimplicialComplex) => string | readonly string[];
  /** What is read where a complex, not void, has no such number. */
  readonly nothing?: string;
  /** The parts of the witness that are written. */
  readonly parts?: (witness: Witness) => object;
  /** What parts of the witness are called in the document. */
  readonly names?: Readonly<Record<string, string>>;
  /** The witness as people read it, from its document. */
  readonly lines?: (witness: Labelled) => readonly string[] | undefined;
}
