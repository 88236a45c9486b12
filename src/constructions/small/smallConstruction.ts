import { complexOf } from '../../complex/internal.js';
import { SimplicialComplex, type ComplexSource } from '../../complex/index.js';
import { InputError, LimitError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import type { SetFamily } from '../../sets/index.js';
import type { ListedConstruction } from '../Construction.js';
import { findNoOverlapGame } from './findNoOverlapGame.js';
import { noOverlapWords } from './noOverlapConstruction.js';
import { SmallGameSearch } from './SmallGameSearch.js';
import { storedSmallGame } from './smallGames.js';

/** The most vertices of a target. */
const LARGEST = 6;

/**
 * A game by rules that list no positions, with pieces as small as can be. In this order: pieces on single vertices, one
 * kind a player, which fit on every vertex of the board; small pieces by the only rule that pieces do not overlap;
 * pieces on single vertices, of several kinds or on listed vertices of the board. Up to five vertices, single vertices
 * are looked up in a table; what is forbidden to them is said by distances, players, numbers of pieces and liberties.
 * @throws InputError `not-a-small-game` where there is none, with what was looked through; `not-a-game`
 * @throws LimitError `too-many-vertices` above 6 vertices; when `options` cut the listing of facets or a search off
 * @source Huntemann 2018, Sec. 2.4
 */
export function smallConstruction(
  target: ComplexSource,
  as: 'legal' | 'illegal',
  options: RunOptions = {},
): ListedConstruction {
  target = complexOf(target, 'smallConstruction');
  const { n } = target;
  const generators = as === 'legal' ? target.listMinimalNonfaces(options) : target.listFacets(options);
  if (generators.toLists()[0]?.length === 0)
    throw new InputError(
      'not-a-game',
      'smallConstruction: the empty position would be illegal; expected a complex of a game.',
    );
  if (n > LARGEST)
    throw new LimitError('too-many-vertices', `smallConstruction: ${n} vertices; expected at most ${LARGEST}.`, {
      hint: 'Larger boards: --method gamma (illegal) or invariant (legal).',
      details: { vertices: n },
    });
  const stored = storedGame(target, as, generators);
  const onVertex =
    stored === undefined
      ? new SmallGameSearch({ most: LARGEST, ...options }).find(target, { as, ...options })
      : stored.construction;
  const players = new Set(target.vertices.map(({ side }) => side)).size;
  const pieces = onVertex?.ruleset.pieces ?? [];
  if (onVertex !== undefined && pieces.length === players && pieces.every(({ on }) => on === undefined))
    return onVertex;
  const found = findNoOverlapGame(target, as, options) ?? onVertex;
  if (found !== undefined) return found;
  const onVertices =
    stored === undefined
      ? 'rules for pieces on single vertices that list nothing'
      : 'rules for pieces on single vertices that list no positions, on a board with at most 8 vertices,';
  throw new InputError(
    'not-a-small-game',
    `smallConstruction: no ${onVertices} and ${noOverlapWords()} by not overlapping make this ${as} complex; expected a complex that some do.`,
    { hint: `--method prop2.1 lists positions, --method ${as === 'legal' ? 'invariant' : 'gamma'} has larger pieces.` },
  );
}

/** What the table says of the target, if that is one of its complexes. */
function storedGame(
  target: SimplicialComplex,
  as: 'legal' | 'illegal',
  illegal: SetFamily,
): ReturnType<typeof storedSmallGame> {
  const legal = as === 'legal' ? target : SimplicialComplex.fromNonfaces(illegal, target.vertices);
  const stored = storedSmallGame(legal);
  if (as === 'legal' || stored?.construction === undefined) return stored;
  const ruleset = { ...stored.construction.ruleset, name: `small ${as}` };
  return { ...stored, target, construction: { ...stored.construction, as, target, ruleset } };
}
