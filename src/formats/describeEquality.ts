import type { Vertex } from '../complex/index.js';

/** Whether two games are the same, at some level: `equal` is the answer there. */
export interface Equality {
  readonly equal: boolean | 'undecided';
  readonly level: 'complex' | 'graph' | 'tree' | 'value';
  readonly literallyEqual?: boolean | 'undecided';
  readonly isomorphicComplexes?: boolean | 'undecided';
  readonly isomorphism?: readonly (readonly [number, number])[];
  readonly difference?: string;
  readonly complexDifference?: string;
}

/**
 * An equality in the words of `spgames equal`, line by line.
 * @param vertices those of both complexes, which an isomorphism maps to each other
 * @complexity O(size of the isomorphism)
 * @example describeEquality({ equal: true, level: 'value' }, [[], []])[0] // 'the values are equal: yes'
 */
export function describeEquality(
  equality: Equality,
  vertices: readonly [readonly Vertex[], readonly Vertex[]],
): readonly string[] {
  const { equal, level, isomorphicComplexes, isomorphism, difference, complexDifference } = equality;
  const lines = [`${SUBJECT[level]}: ${equal === 'undecided' ? equal : equal ? 'yes' : 'no'}`];
  if (difference !== undefined) lines.push(`  difference  ${difference}`);
  if (level === 'tree' && equal === true && isomorphicComplexes === false)
    lines.push(
      `  although the legal complexes are not isomorphic${complexDifference === undefined ? '' : `: ${complexDifference}`}`,
    );
  if (isomorphism !== undefined && isomorphism.length > 0) {
    const pairs = isomorphism.map(([from, to]) => `${vertices[0][from]!.label}→${vertices[1][to]!.label}`);
    lines.push(`  isomorphism  ${pairs.join(' ')}`);
  }
  return lines;
}

const SUBJECT: Record<Equality['level'], string> = {
  complex: 'the legal complexes are isomorphic',
  graph: 'the game graphs are isomorphic',
  tree: 'the games are literally equal',
  value: 'the values are equal',
};
