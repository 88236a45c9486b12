import { document, type Document } from '../../document.js';
import * as describe from '../../shape.js';
import type { DataReader } from '../../text/internal.js';
import { clauseData, placementList, positionLists, readPositions, requireKnown } from './readClause.js';
import { pieceData } from './readPiece.js';
import type { ClauseData, PlacementData, RulesetData } from './RulesetData.js';

/** A ruleset in the long form: all that it forbids is in its clauses. */
export interface FullRulesetData extends RulesetData {
  readonly clauses: readonly ClauseData[];
  readonly placements?: never;
  readonly legal?: never;
  readonly forbidden?: never;
}

/**
 * A ruleset as data; the reader brings it into the long form: `placements` with `legal` or `forbidden` becomes the last
 * clause.
 */
export const rulesetData: Document<'ruleset', FullRulesetData> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'ruleset',
    'A ruleset of spgames: which pieces the players may place on a board, and what is forbidden. Beyond this schema the loader checks that rows of a shape are equally long, that indices and names refer to something, and that the edges of a graph are simple.',
    () => ({
      $schema: describe.optional(describe.described('Where this schema lies, for editors.', describe.text)),
      name: describe.described('As in the notation of sources: snort.', describe.text),
      words: describe.optional(
        describe.described('The rules in words; made from the data where they are missing.', describe.text),
      ),
      pieces: describe.described(
        'The pieces that the players may place. Entries with the same name and player are forms of one piece, which covers each set of vertices once.',
        describe.listOf(pieceData, 'a list of pieces'),
      ),
      clauses: describe.optional(
        describe.described('What is forbidden.', describe.listOf(clauseData, 'a list of clauses')),
      ),
      placements: describe.optional(
        describe.described(
          'Short for a clause listed or unlisted: the placements that "legal" or "forbidden" speak of, by index.',
          placementList,
        ),
      ),
      legal: describe.optional(describe.described('Exactly the subsets of these positions are legal.', positionLists)),
      forbidden: describe.optional(
        describe.described('Exactly the positions that contain one of these are forbidden.', positionLists),
      ),
    }),
    true,
  ),
  ({ name, pieces, clauses = [], placements, $schema, words }, data): FullRulesetData => {
    const names = [...new Set(pieces.map(({ piece }) => piece))];
    const given = data.optional('clauses')?.items('a list of clauses') ?? [];
    clauses.forEach((clause, i) => requireKnown(clause, names, given[i]!));
    requireNoOverlap(given, clauses);
    const spgames = data.optional('spgames')?.text();
    return {
      type: 'ruleset',
      ...($schema !== undefined && { $schema }),
      ...(spgames !== undefined && { spgames }),
      ...(words !== undefined && { words }),
      name,
      pieces,
      clauses: [...clauses, ...listedClause(placements, data)],
    };
  },
  {
    dependentRequired: { legal: ['placements'], forbidden: ['placements'] },
    dependentSchemas: { placements: { oneOf: [{ required: ['legal'] }, { required: ['forbidden'] }] } },
    if: { required: ['clauses'], properties: { clauses: { type: 'array', contains: clauseOf('no-liberty') } } },
    then: { properties: { clauses: { contains: clauseOf('overlap') } } },
  },
);

function clauseOf(forbid: string): describe.JsonSchema {
  return { type: 'object', required: ['forbid'], properties: { forbid: { const: forbid } } };
}

/** The short form of a clause that lists positions; that its placements fit is for the board to say. */
function listedClause(placements: readonly PlacementData[] | undefined, data: DataReader): ClauseData[] {
  const [placed, legal, forbidden] = ['placements', 'legal', 'forbidden'].map((name) => data.field(name));
  if (placements === undefined) {
    for (const list of [legal!, forbidden!])
      if (!list.isMissing) placed!.refuse(`a list of placements together with "${list.path}"`);
    return [];
  }
  if (legal!.isMissing === forbidden!.isMissing)
    legal!.refuse('either "legal" or "forbidden" together with "placements", and not both');
  const [list, forbid] = legal!.isMissing ? ([forbidden!, 'listed'] as const) : ([legal!, 'unlisted'] as const);
  return [{ forbid, placements, positions: readPositions(list, placements.length) }];
}

/**
 * Where pieces may overlap, taking one away need not give its neighbours a liberty, and subsets of legal positions
 * could be illegal.
 */
function requireNoOverlap(given: readonly DataReader[], clauses: readonly ClauseData[]): void {
  const i = clauses.findIndex(({ forbid }) => forbid === 'no-liberty');
  if (i === -1 || clauses.some(({ forbid }) => forbid === 'overlap')) return;
  given[i]!.as('the clause "no-liberty"', '').refuse(
    'a clause {"forbid":"overlap"} as well',
    'Add {"forbid":"overlap"}: groups and liberties make sense only where pieces do not overlap.',
  );
}
