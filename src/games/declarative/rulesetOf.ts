import { Work } from '../../run.js';
import { positionKey, type BasicPosition } from '../BasicPosition.js';
import { deepFrozen } from '../deepFrozen.js';
import type { Ruleset } from '../Ruleset.js';
import { makeClause, type ClauseKind, type ClauseMakers, type ClauseOf } from './clauseMakers.js';
import type { CellFinder } from './placementFinders.js';
import type { FullRulesetData } from './readRuleset.js';
import type { PieceData } from './RulesetData.js';
import { withShortEdges } from './withShortEdges.js';

/** What plays the pieces and clauses of some kinds: a ruleset of the library brings along no code for others. */
export interface RulesetParts<P extends PieceData, K extends ClauseKind> {
  readonly finder: (piece: P, ruleset: string) => CellFinder;
  readonly clauses: ClauseMakers<K>;
}

/** Data in the long form that need no more than some kinds of pieces and clauses. */
export interface DataOfKinds<P extends PieceData, K extends ClauseKind> extends FullRulesetData {
  readonly pieces: readonly P[];
  readonly clauses: readonly ClauseOf<K>[];
}

/**
 * The ruleset that data in the long form describe. The data are not checked: the reader of data is not needed for the
 * rulesets of the library.
 */
export function rulesetOf<P extends PieceData, K extends ClauseKind>(
  full: DataOfKinds<P, K>,
  words: string,
  parts: RulesetParts<P, K>,
): Ruleset {
  const finders = full.pieces.map((piece) => ({ piece, find: parts.finder(piece, full.name) }));
  return Object.freeze<Ruleset>({
    name: full.name,
    words,
    basicPositions: (given, options) => {
      const board = withShortEdges(given);
      const work = new Work('basicPositions', options);
      const found = new Map<string, BasicPosition>();
      for (const {
        piece: { piece, side },
        find,
      } of finders)
        for (const cells of find(board, options)) {
          if ((found.size & 4095) === 0) work.tick(0);
          const position = side === undefined ? { piece, cells } : { side, piece, cells };
          found.set(positionKey(position), position);
        }
      return [...found.values()];
    },
    clauses: deepFrozen(full.clauses.map((clause) => makeClause<K>(parts.clauses, clause, full.name))),
    boardOf: withShortEdges,
    data: deepFrozen(full),
  });
}
