import { complexOf, faceName } from '../../complex/internal.js';
import type { SimplicialComplex, ComplexSource } from '../../complex/index.js';
import type { Vertex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import { opponent } from '../../player.js';
import type { RunOptions } from '../../run.js';
import { indexBelow, listOf, tuple } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';

/** A proof that the game on a complex has value 0, or that there is none of this kind. */
export type SimplexReplies =
  /** Each vertex that is not a loop, ascending, with the second player's reply. */
  | { readonly zero: true; readonly replies: readonly (readonly [vertex: number, reply: number])[] }
  /** This vertex has no such reply; the value may still be 0. */
  | { readonly zero: 'undecided'; readonly vertex: number };

/**
 * Proves value 0 from the facets alone, on complexes of any size: each vertex has a reply of the other player (without
 * side if it has none) after which only a simplex of value 0 is left. That is, vertex and reply lie together in only
 * one facet, and this has as many Left as Right vertices and an even number without side. There are such replies in
 * what
 * `graftToZero` gives, and if no vertex has a side in all graftings with leaves of even size.
 * @throws InputError `not-a-game` for the void complex; LimitError when listing the facets is cut off
 * @complexity the square of the number of vertices, and the sum of those of the sizes of the facets
 * @source Huntemann 2018, Thm 7.27
 * @source Huntemann 2018, Prop. 7.33
 */
export function simplexReplies(complex: ComplexSource, options: RunOptions = {}): SimplexReplies {
  complex = complexOf(complex, 'simplexReplies');
  if (complex.isVoid)
    throw new InputError(
      'not-a-game',
      'simplexReplies: the void complex is not a legal complex; expected at least the empty face.',
    );
  const facets = complex.listFacets(options).toLists();
  const balanced = facets.map((facet) => isBalanced(complex, facet));
  const around = complex.vertices.map((): number[] => []);
  for (const [i, facet] of facets.entries()) for (const v of facet) around[v]!.push(i);
  // For the vertex at hand: how many facets contain another one too, and the last of them.
  const common = new Uint32Array(complex.n);
  const last = new Uint32Array(complex.n);
  const replies: [number, number][] = [];
  for (const vertex of complex.support) {
    common.fill(0);
    for (const i of around[vertex]!)
      for (const w of facets[i]!) {
        common[w]!++;
        last[w] = i;
      }
    const reply = common.findIndex(
      (many, w) => many === 1 && balanced[last[w]!]! && w !== vertex && areOpposite(complex, vertex, w),
    );
    if (reply === -1) return { zero: 'undecided', vertex };
    replies.push([vertex, reply]);
  }
  return { zero: true, replies };
}

/** Do the replies of `simplexReplies` prove value 0? @throws InputError `invalid-argument` */
export function verifySimplexReplies(
  complex: SimplicialComplex,
  replies: readonly (readonly [vertex: number, reply: number])[],
): Verification {
  const vertex = indexBelow(complex.n);
  const malformed = listOf(tuple(vertex, vertex)).flaw(replies, 'replies');
  if (malformed !== undefined) return refuse(malformed);
  if (complex.isVoid) return refuse('the void complex is not a legal complex');
  const label = (v: number): string => complex.vertices[v]!.label;
  const answered = new Set(replies.map(([v]) => v));
  const bare = complex.support.find((v) => !answered.has(v));
  if (bare !== undefined) return refuse(`there is no reply to ${label(bare)}`);
  for (const [v, w] of replies) {
    if (v === w || !areOpposite(complex, v, w))
      return refuse(`${label(w)} is not a reply of the other player to ${label(v)}`);
    const left = complex.link([v, w]).facets;
    if (left.size !== 1) return refuse(`${label(v)} and ${label(w)} lie together in ${left.size} facets; expected one`);
    if (!isBalanced(complex, left.toLists()[0]!))
      return refuse(`after ${label(v)} and ${label(w)} the value is not 0: ${faceName(complex, left.list(0))} is left`);
  }
  return VERIFIED;
}

function areOpposite({ vertices }: SimplicialComplex, v: number, w: number): boolean {
  const [side, other] = [vertices[v]!.side, vertices[w]!.side];
  return side === undefined ? other === undefined : other === opponent(side);
}

/** Has the simplex on these vertices value 0? */
function isBalanced({ vertices }: SimplicialComplex, facet: readonly number[]): boolean {
  const count = (side: Vertex['side']): number => facet.filter((v) => vertices[v]!.side === side).length;
  return count('L') === count('R') && count(undefined) % 2 === 0;
}
