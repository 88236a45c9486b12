/** A set of variables, by the names that the text gives them. */
export type Names = readonly string[];

/**
 * What is written out in a text of Macaulay2: a monomial ('zero' for 0), a list or a matrix, an ideal by generators, a
 * complex by facets or by nonfaces.
 */
export type Macaulay2Value =
  | { readonly kind: 'monomial'; readonly factors: Names | 'zero' }
  | { readonly kind: 'list'; readonly items: readonly Macaulay2Value[]; readonly as?: 'facets' | 'generators' }
  | { readonly kind: 'ideal'; readonly generators: readonly Names[] }
  /** `others` may name loops. */
  | {
      readonly kind: 'complex';
      readonly by: 'facets' | 'nonfaces';
      readonly sets: readonly Names[];
      readonly others: Names;
    };

/** The nonzero monomials of a monomial, a list of them, a matrix or an ideal; the sets that give a complex. */
export function monomialsOf(value: Macaulay2Value): Names[] {
  switch (value.kind) {
    case 'monomial':
      return value.factors === 'zero' ? [] : [value.factors];
    case 'list':
      return value.items.flatMap(monomialsOf);
    case 'ideal':
      return [...value.generators];
    case 'complex':
      return [...value.sets];
  }
}

/** All names in a value, in the order of the text, some more than once. */
export function namesOf(value: Macaulay2Value): string[] {
  return value.kind === 'complex' ? [...value.others, ...value.sets.flat()] : monomialsOf(value).flat();
}
