import { VERSION } from '../../json.js';
import { printGenus, type Genus } from './genus.js';

/** A genus as a JSON object. */
export interface GenusJson extends Genus {
  readonly type: 'genus';
  readonly spgames: string;
  /** As it is usually printed. */
  readonly name: string;
}

/**
 * The JSON object of a genus.
 * @example genusToJson(genus(parseForm('*2'))).misere // [2, 0]
 */
export function genusToJson(given: Genus): GenusJson {
  const { grundy, misere } = given;
  return { type: 'genus', spgames: VERSION, name: printGenus(given), grundy, misere };
}
