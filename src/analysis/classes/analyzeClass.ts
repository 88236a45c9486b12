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
import { factsInOrder } from '../Analyser.js';
import type { Fact, Property } from '../Property.js';

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
  const { limit, eachMs = Infinity, ...run } = given;
  const work = new Work('analyzeClass', run);
  const bounds = (): Bounds => ({ ...work.part(), limit: limit ?? LIMIT, eachMs });
  const isKnown = game instanceof SPGame && isStrongByRules(game);
  const found = classifyPlacementGame(game, work.part({ limit: limit ?? (isKnown ? LIMIT_OF_STRONG : LIMIT) }));
  const { explored } = found;
  const strong = (compiled: SPGame, by: 'positions' | 'rules'): ClassAnalysis<Position> => ({
    classification: { class: 'strong', explored, by },
    strong: { game: compiled, properties: propertiesOfPlay(compiled, bounds()) },
  });
  if (found.class === 'strong') return strong(game instanceof SPGame ? game : found.game, 'positions');
  if (game instanceof SPGame)
    return isKnown && found.class === 'undecided' && found.atMost === 'strong'
      ? strong(game, 'rules')
      : { classification: found };
  if (found.class === 'none') return { classification: found };
  return { classification: found, properties: propertiesOfPlay(game, bounds()) };
}

function propertiesOfPlay(game: SPGame, bounds: Bounds): PropertiesOfPlay<readonly number[]>;
function propertiesOfPlay<Position>(game: GameByMoves<Position>, bounds: Bounds): PropertiesOfPlay<Position>;
function propertiesOfPlay<Position>(
  game: SPGame | GameByMoves<Position>,
  { limit, ...run }: Bounds,
): PropertiesOfPlay<Position | readonly number[]> {
  const decided =
    (decide: (game: GameByMoves<Position>, run: RunOptions) => unknown): Property<Fact<unknown>, typeof game>['find'] =>
    (subject, part) => ({ value: decide(subject as GameByMoves<Position>, { ...part, limit }) });
  const properties = {
    impartial: { find: decided(impartiality) },
    dicotic: { find: decided(dicoticity) },
    deadEnding: { find: decided(deadEnding) },
  };
  const facts = [...factsInOrder('analyzeClass', properties, game, run)];
  return Object.fromEntries(
    facts.map(([name, { value }]) => [name, value === 'undecided' ? { [name]: value, explored: 0 } : value]),
  ) as unknown as PropertiesOfPlay<Position | readonly number[]>;
}

/** Positions, time for each property, and for all. */
type Bounds = RunOptions & { readonly limit: number; readonly eachMs: number };
