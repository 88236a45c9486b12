import { complexOf } from '../../complex/internal.js';
import {
  graft,
  type GraftOptions,
  type SimplicialComplex,
  type Vertex,
  type ComplexSource,
} from '../../complex/index.js';
import { InputError } from '../../errors.js';
import { opponent, type Player } from '../../player.js';

/** How a complex is grafted to value 0: the cells, the labels of the new vertices, and limits. */
export type GraftToZeroOptions = Omit<GraftOptions, 'sides'>;

/**
 * A grafting of a labelled complex whose value is 0. In each leaf there are as many Left as Right vertices, an even
 * number without side, and new ones of the other player for the players of the old ones: by these the second player
 * replies, and then only a simplex of value 0 is left. The new vertices are the fewest with which this holds of the
 * leaf; in leaves of several old ones they may be fewer than those of `graft`. Without cells it is the whiskering with
 * opposite sides. The complex is an induced subcomplex of the result. `simplexReplies` proves the value.
 * @param options `cells` as for `graft`, none of them empty
 * @throws InputError `not-a-game` for the void complex, and those of `graft`; LimitError when listing the facets is cut
 * off
 * @source Huntemann 2018, Thm 7.27
 */
export function graftToZero(complex: ComplexSource, options: GraftToZeroOptions = {}): SimplicialComplex {
  complex = complexOf(complex, 'graftToZero');
  if (complex.isVoid)
    throw new InputError(
      'not-a-game',
      'graftToZero: the void complex is not a legal complex; expected at least the empty face.',
    );
  return graft(complex, { ...options, sides: balancing });
}

/** The sides of the fewest new vertices that balance a leaf, with one for each reply to an old vertex. */
function balancing(old: readonly Vertex[]): Vertex['side'][] {
  const count = (side: Vertex['side']): number => old.filter((vertex) => vertex.side === side).length;
  const needed = (side: Player): number => Math.min(1, count(opponent(side)));
  const excess = count('L') + needed('L') - count('R') - needed('R');
  const unsided = count(undefined) === 0 ? 0 : 2 - (count(undefined) % 2);
  return [
    ...new Array<'L'>(needed('L') + Math.max(0, -excess)).fill('L'),
    ...new Array<'R'>(needed('R') + Math.max(0, excess)).fill('R'),
    ...new Array<undefined>(unsided).fill(undefined),
  ];
}
