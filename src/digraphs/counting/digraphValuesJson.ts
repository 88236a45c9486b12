import { VERSION } from '../../json.js';
import { valueName } from '../../values/internal.js';
import type { DigraphFamily } from './digraphFamilies.js';
import type { DigraphValues, SearchPlace } from './DigraphValues.js';

/** Values of digraphs as a JSON object; also the state of a search for them that is not at its end. */
export interface DigraphValuesJson {
  readonly type: 'digraph-values';
  readonly spgames: string;
  /** The most vertices. */
  readonly n: number;
  readonly family: DigraphFamily;
  /** Where the search goes on; null once all values are found. */
  readonly next: SearchPlace | null;
  /** How many values are listed. */
  readonly count: number;
  readonly values: readonly ValueOfDigraphsJson[];
}

/** A value of digraphs; how its name is written `valueToJson` says, temperatures are texts. */
export interface ValueOfDigraphsJson {
  readonly name: string | null;
  readonly order: number;
  readonly birthday: number;
  readonly temperature: string;
  /** A digraph as sources are written, without `digraph:`. */
  readonly digraph: string;
  readonly degrees: readonly number[];
  readonly outDegrees: readonly number[];
}

/** The JSON object of what is found. */
export function digraphValuesToJson(values: DigraphValues): DigraphValuesJson {
  const list = values.list();
  return {
    type: 'digraph-values',
    spgames: VERSION,
    n: values.n,
    family: values.family,
    next: values.next ?? null,
    count: list.length,
    values: list.map(({ value, order, birthday, temperature, digraph, degrees, outDegrees }) => ({
      name: valueName(value) ?? null,
      order,
      birthday,
      temperature: temperature.toString(),
      digraph: digraph.toString().slice('digraph:'.length),
      degrees,
      outDegrees,
    })),
  };
}
