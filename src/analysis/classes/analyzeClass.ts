import { placementMoves, aGame } from '../../games/internal.js';
import { takes, either, options } from '../../arguments.js';
import {
  classifyPlacementGame,
  deadEnding,
  dicoticity,
  impartiality,
  SPGame,
  type Classification,
  type DeadEnding,
  type Dicoticity,
  type GameByMoves,
  type Impartiality,
  type PlacementGame,
} from '../../games/index.js';
import { isStrongByRules } from '../../games/internal.js';
import { Work, type RunOptions } from '../../run.js';

/** The class of a game; of a strong one, whether its positions were looked at or the form of its rules alone. */
export type ClassOfGame =
  | Exclude<Classification, { readonly class: 'strong' }>
  | { readonly class: 'strong'; readonly explored: number; readonly by: 'positions' | 'rules' };

/** How a game is played; positions are lists of vertices of a compiled game, else those of the game by its moves. */
export interface PropertiesOfPlay<Position> {
  readonly impartial: Impartiality<Position>;
  readonly dicotic: Dicoticity<Position>;
  readonly deadEnding: DeadEnding<Position>;
}

/** What `analyzeClass` finds. */
export interface ClassAnalysis<Position> {
  readonly classification: ClassOfGame;
  /** For a strong placement game: compiled. */
  readonly strong?: { readonly game: SPGame; readonly properties: PropertiesOfPlay<readonly number[]> };
  /** For a placement game that is not known to be strong: given by its moves. */
  readonly properties?: PropertiesOfPlay<Position>;
}

/** How long to look. */
export interface AnalyzeClassOptions extends RunOptions {
  /** The most milliseconds for each property. */
  readonly eachMs?: number;
}

/** Positions that are looked at if no limit is given; of games that are known to be strong, fewer. */
const LIMIT = 200_000;
const LIMIT_OF_STRONG = 10_000;

const analyzeClassTakes = /* @__PURE__ */ takes('analyzeClass', () => ({
  game: either(aGame, placementMoves),
  options,
}));

/**
 * The class of a game among the placement games, and whether it is impartial, dicotic and dead-ending. A compiled game
 * whose rules only forbid is strong, also where its positions are too many to be looked at.
 * @param given `limit` counts positions, for the class and for each property: by default 200,000, but 10,000 for the
 * class of a game whose rules show that it is strong
 * @returns what is cut off is undecided
 * @throws InputError those of `classifyPlacementGame`
 * @source Huntemann 2018, Def. 1.5
 * @example analyzeClass(compile(col, path(2))).strong?.properties.dicotic.dicotic // false
 */
export function analyzeClass<Position>(
  game: SPGame | PlacementGame<Position>,
  given: AnalyzeClassOptions = {},
): ClassAnalysis<Position> {
  analyzeClassTakes(game, given);
  const { limit, eachMs = Infinity, ...run } = given;
  const work = new Work('analyzeClass', run);
  const part = (): RunOptions => work.part({ limit: limit ?? LIMIT, timeoutMs: eachMs });
  const isKnown = game instanceof SPGame && isStrongByRules(game);
  const found = classifyPlacementGame(game, work.part({ limit: limit ?? (isKnown ? LIMIT_OF_STRONG : LIMIT) }));
  const { explored } = found;
  const strong = (compiled: SPGame, by: 'positions' | 'rules'): ClassAnalysis<Position> => ({
    classification: { class: 'strong', explored, by },
    strong: { game: compiled, properties: propertiesOfPlay(compiled, work, part) },
  });
  if (found.class === 'strong') return strong(game instanceof SPGame ? game : found.game, 'positions');
  if (game instanceof SPGame)
    return isKnown && found.class === 'undecided' && found.atMost === 'strong'
      ? strong(game, 'rules')
      : { classification: found };
  if (found.class === 'none') return { classification: found };
  return { classification: found, properties: propertiesOfPlay(game, work, part) };
}

function propertiesOfPlay(game: SPGame, work: Work, part: () => RunOptions): PropertiesOfPlay<readonly number[]>;
function propertiesOfPlay<Position>(
  game: GameByMoves<Position>,
  work: Work,
  part: () => RunOptions,
): PropertiesOfPlay<Position>;
function propertiesOfPlay<Position>(
  game: SPGame | GameByMoves<Position>,
  work: Work,
  part: () => RunOptions,
): PropertiesOfPlay<Position | readonly number[]> {
  const byMoves = game as GameByMoves<Position>; // both overloads take the same way
  const none = { explored: 0 };
  return {
    impartial: work.inTime(() => impartiality(byMoves, part())) ?? { impartial: 'undecided', ...none },
    dicotic: work.inTime(() => dicoticity(byMoves, part())) ?? { dicotic: 'undecided', ...none },
    deadEnding: work.inTime(() => deadEnding(game, part())) ?? { deadEnding: 'undecided', ...none },
  };
}
