import type { SimplicialComplex } from '../complex/index.js';
import type { Work } from '../run.js';
import { asComplex, asGame, type Source } from '../sources/index.js';

/** The complex of a source, or with `--illegal` the illegal complex of its game. */
export function complexToLookAt(source: Source, illegal: boolean, work: Work): SimplicialComplex {
  return illegal ? asGame(source, work.part()).illegalComplexWithin(work.part()) : asComplex(source, work.part());
}
