import type { Labelled } from './inWords.js';

type Labels = readonly string[];

/**
 * Why a complex is not shellable (or not decomposable, constructible), in a sentence that can be checked by hand.
 * @param names what would show that the complex is as it should be, and what the complex is called
 * @returns undefined for a search that was exhausted, and where no reason is given
 */
export function obstructionInWords(
  witness: Labelled,
  { what = 'a shelling', whole = 'the complex' }: { readonly what?: string; readonly whole?: string } = {},
): string[] | undefined {
  const { because, face = [], ...rest } = witness as Labelled & { readonly face?: Labels };
  const where = whole === 'the complex' ? '' : ` in ${whole}`;
  const subject = face.length === 0 ? whole : `the link of {${face.join(' ')}}${where}`;
  const said = sentenceOf(String(because), { subject, around: `{${face.join(' ')}}${where}` }, rest, what);
  return said === undefined ? undefined : [`because: ${said}`];
}

function sentenceOf(
  because: string,
  { subject, around }: { readonly subject: string; readonly around: string },
  reason: Labelled,
  what: string,
): string | undefined {
  const show = (part: string): string => String(reason[part]);
  switch (because) {
    case 'homology':
      return `H~_${show('degree')} of ${subject} over ${field(reason['characteristic'])} has dimension ${show('dimension')}; ${what} would give ${show('expectedRank')}`;
    case 'fundamental-group': {
      const { sheets, edges } = reason['covering'] as { readonly sheets: number; readonly edges: readonly unknown[] };
      return `${subject} is not simply connected: it has a connected covering with ${sheets} sheets, which ${edges.length} edges permute (--json lists them, for verify); ${what} would make what the facets of dimension ≥ 2 generate simply connected`;
    }
    case 'h-vector':
      return `the pure skeleton of dimension ${show('dimension')} of ${subject} has the h-vector ${(reason['hVector'] as readonly bigint[]).join(' ')}, which is not an M-sequence`;
    case 'h-triangle':
      return `${what} of ${subject} would have ${show('count')} facets of size ${show('facetSize')} with restriction sets of size ${show('restrictionSize')}`;
    case 'link': {
      const facets = (reason['facets'] ?? reason['dualFacets']) as readonly Labels[];
      const [one, other] = facets.map((facet) => `{${facet.join(' ')}}`);
      const least = Math.min(...facets.map(({ length }) => length));
      return `among the facets of size ≥ ${least} around ${around} no walk through ridges leads from ${one} to ${other}`;
    }
    case 'bipartite':
      return `${subject} is the independence complex of a bipartite graph with edges, but without leaves`;
    default:
      return undefined;
  }
}

function field(characteristic: unknown): string {
  return String(characteristic) === '0' ? 'Q' : `GF(${String(characteristic)})`;
}
