import { classifyPlacementGame, isStrongByRules, type PlacementGame, type SPGame } from '../../games/index.js';
import type { RunOptions } from '../../run.js';
import { asGame, parseSource } from '../../sources/index.js';
import type { Session } from '../Session.js';
import type { ClassFinding } from './ClassFinding.js';
import { findFamily, noRuleset, rulesetOf } from './findFamily.js';
import { propertiesOfGame, propertiesOfMoves } from './foundProperties.js';

/** What is to be looked at. */
export interface ClassifyOptions {
  readonly limit?: number;
  readonly family?: string;
}

/** Positions that are looked at if no limit is given; of games that are known to be strong, fewer. */
const LIMIT = 200_000;
const LIMIT_OF_STRONG = 10_000;

/** The time for each property. */
const PROPERTY_MS = 10_000;

/** The class of a source and its properties, as far as the time and the limit allow. */
export async function findClass(text: string, options: ClassifyOptions, session: Session): Promise<ClassFinding> {
  // The rules alone say which positions are legal: a board may be far too large to compile. If it has to be, there is
  // as much time as for a property.
  const lazily = { ...session.run(PROPERTY_MS), lazy: true };
  const source = await parseSource(text, { ...lazily, read: session.terminal.read });
  const { family, limit = LIMIT } = options;
  const each = (): RunOptions => ({ ...session.run(PROPERTY_MS), limit });
  if (source.kind === 'moves') {
    if (family !== undefined) throw noRuleset();
    return classOfMoves(source.moves, { ...session.run(), limit }, each);
  }
  const game = asGame(source, lazily);
  const ruleset = family === undefined ? undefined : rulesetOf(game);
  const known = isStrongByRules(game);
  const run = { ...session.run(), limit: options.limit ?? (known ? LIMIT_OF_STRONG : LIMIT) };
  const found = classOfGame(game, known, run, each);
  return { ...found, family: ruleset && (await findFamily(ruleset, family!, session)) };
}

function classOfMoves(moves: PlacementGame<string>, run: RunOptions, each: () => RunOptions): ClassFinding {
  const found = classifyPlacementGame(moves, run);
  const family = undefined;
  if (found.class === 'none') return { classification: found, properties: {}, family };
  if (found.class !== 'strong') return { classification: found, properties: propertiesOfMoves(moves, each), family };
  const { explored, game } = found;
  const classification = { class: 'strong', explored, by: 'positions' } as const;
  return { classification, properties: propertiesOfGame(game, each), family };
}

/** @param known whether the form of the rules shows that the game is strong */
function classOfGame(
  game: SPGame,
  known: boolean,
  run: RunOptions,
  each: () => RunOptions,
): Omit<ClassFinding, 'family'> {
  const found = classifyPlacementGame(game, run);
  const { explored } = found;
  if (found.class === 'strong')
    return { classification: { class: 'strong', explored, by: 'positions' }, properties: propertiesOfGame(game, each) };
  if (known && found.class === 'undecided' && found.atMost === 'strong')
    return { classification: { class: 'strong', explored, by: 'rules' }, properties: propertiesOfGame(game, each) };
  return { classification: found, properties: {} };
}
