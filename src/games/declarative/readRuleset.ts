import type { DataReader } from '../../text/internal.js';
import { readClause, readPlacements, readPositions } from './readClause.js';
import { readPiece } from './readPiece.js';
import type { ClauseData, RulesetData } from './RulesetData.js';

/** A ruleset in the long form: all that it forbids is in its clauses. */
export interface FullRulesetData extends RulesetData {
  readonly clauses: readonly ClauseData[];
  readonly placements?: never;
  readonly legal?: never;
  readonly forbidden?: never;
}

/**
 * Checks a ruleset that comes from a file, and brings it into the long form: `placements` with `legal` or `forbidden`
 * becomes the last clause.
 * @throws InputError `invalid-field`: the message names the clause or piece, the path and what was expected,
 * `details.field` is the path, `hint` the fix
 */
export function readRuleset(data: DataReader): FullRulesetData {
  data
    .document('ruleset')
    .only(['type', '$schema', 'spgames', 'name', 'words', 'pieces', 'clauses', 'placements', 'legal', 'forbidden']);
  const texts = Object.fromEntries(
    (['$schema', 'spgames', 'words'] as const).flatMap((name) => {
      const text = data.optional(name)?.text();
      return text === undefined ? [] : [[name, text]];
    }),
  );
  const name = data.field('name').text();
  const pieces = data.field('pieces').items('a list of pieces').map(readPiece);
  const names = [...new Set(pieces.map(({ piece }) => piece))];
  const given = data.optional('clauses')?.items('a list of clauses') ?? [];
  const clauses = given.map((clause) => readClause(clause, names));
  requireNoOverlap(given, clauses);
  return { type: 'ruleset', ...texts, name, pieces, clauses: [...clauses, ...readListed(data)] };
}

/** The short form of a clause that lists positions; that its placements fit is for the board to say. */
function readListed(data: DataReader): ClauseData[] {
  const [placed, legal, forbidden] = ['placements', 'legal', 'forbidden'].map((name) => data.field(name));
  if (placed!.isMissing) {
    for (const list of [legal!, forbidden!])
      if (!list.isMissing) placed!.refuse(`a list of placements beside "${list.path}"`);
    return [];
  }
  if (legal!.isMissing === forbidden!.isMissing)
    legal!.refuse('either "legal" or "forbidden" beside "placements", and not both');
  const placements = readPlacements(placed!);
  const [list, forbid] = legal!.isMissing ? ([forbidden!, 'listed'] as const) : ([legal!, 'unlisted'] as const);
  return [{ forbid, placements, positions: readPositions(list, placements.length) }];
}

/**
 * Where pieces may overlap, taking one away need not give its neighbours a liberty, and subsets of legal positions could
 * be illegal.
 */
function requireNoOverlap(given: readonly DataReader[], clauses: readonly ClauseData[]): void {
  const i = clauses.findIndex(({ forbid }) => forbid === 'no-liberty');
  if (i === -1 || clauses.some(({ forbid }) => forbid === 'overlap')) return;
  given[i]!.as('the clause "no-liberty"', '').refuse(
    'a clause {"forbid":"overlap"} beside it',
    'Add {"forbid":"overlap"}: groups and liberties make sense only where pieces do not overlap.',
  );
}
