import { analyzeClass, analyzeRuleset, type RulesetAnalysis } from '../../analysis/index.js';
import { graphsUpToIsomorphism, gridsUpTo, parseBoard, type Board } from '../../boards/index.js';
import { InputError } from '../../errors.js';
import { SPGame, type PlacementGame, type Ruleset } from '../../games/index.js';
import { asGame, parseSource } from '../../sources/index.js';
import { asPlacements, objectOf } from '../../sources/internal.js';
import type { Session } from '../Session.js';
import type { ClassFinding } from './describeClass.js';
import { noPlacements, type NoPlacements } from './noPlacements.js';

/** What is to be looked at. */
export interface ClassifyOptions {
  readonly limit?: number;
  readonly family?: string;
}

/** The time for each property. */
const PROPERTY_MS = 10_000;

/** The class of a source and its properties, as far as the time and the limit allow. */
export async function findClass(
  text: string,
  options: ClassifyOptions,
  session: Session,
): Promise<ClassFinding | NoPlacements> {
  // The rules alone say which positions are legal: a board may be far too large to compile. If it has to be, there is
  // as much time as for a property.
  const lazily = { ...session.run(PROPERTY_MS), lazy: true };
  const source = await parseSource(text, { ...lazily, ...session.reading() });
  const { family, limit } = options;
  const position = objectOf(source, 'rules');
  if (position !== undefined && family === undefined) return noPlacements(position);
  const game: SPGame | PlacementGame<string> = asPlacements(source) ?? asGame(source, lazily);
  const ruleset = family === undefined ? undefined : rulesetOf(game);
  const bounds = { ...session.run(), eachMs: PROPERTY_MS, ...(limit !== undefined && { limit }) };
  return {
    ...analyzeClass(game, bounds),
    family: ruleset && (await findFamily(ruleset, family!, session)),
  };
}

/** The ruleset of a game that is not a sum. @throws InputError `not-given-ruleset` */
function rulesetOf(game: SPGame | PlacementGame<string>): Ruleset {
  const [summand, another] = game instanceof SPGame ? game.summands : [];
  if (summand?.ruleset !== undefined && another === undefined) return summand.ruleset;
  throw new InputError(
    'not-given-ruleset',
    'classify: --family with a source that is not a ruleset on a board; expected RULESET@BOARD.',
    { hint: 'For example classify snort@path:3 --family 4.' },
  );
}

/** @throws InputError `invalid-family`, `not-a-suitable-board`, and those of the boards */
async function findFamily(ruleset: Ruleset, text: string, session: Session): Promise<RulesetAnalysis> {
  const { boards, relabel } = await parseFamily(text, session);
  const found = analyzeRuleset(ruleset, boards, { ...session.run(), relabel });
  const { invariance } = found;
  if (invariance.invariant === true && invariance.boards === 0)
    throw new InputError(
      'not-a-suitable-board',
      `classify: ${ruleset.name} cannot be played on any board of the family.`,
      {
        hint: 'For example --family grids:6 for rulesets on grids.',
      },
    );
  return found;
}

/** The most vertices of boards that are renumbered. */
const MOST = 8;

/**
 * The boards that an option names, and whether their vertices are to be renumbered in all ways: `5` all graphs with at
 * most 5 vertices, `connected:5` the connected ones, `grids:6` the grids with at most 6 squares, or a list of boards
 * with blanks between.
 * @throws InputError `invalid-family`, and those of the boards
 */
async function parseFamily(
  text: string,
  session: Session,
): Promise<{ readonly boards: readonly Board[]; readonly relabel: boolean }> {
  const [, kind = 'graphs', digits] = /^\s*(?:(graphs|connected|grids):)?(\d{1,6})\s*$/.exec(text) ?? [];
  if (digits === undefined) {
    const names = text.split(/\s+/).filter((name) => name !== '');
    if (names.length === 0) throw badFamily('not a board');
    const boards: Board[] = [];
    for (const name of names) boards.push(await parseBoard(name, { read: (name) => session.read(name) }));
    return { boards, relabel: false };
  }
  const n = Number(digits);
  if (kind === 'grids') return { boards: gridsUpTo(n), relabel: false };
  if (n > MOST) throw badFamily(`all graphs with at most ${n} vertices`);
  return { boards: graphsUpToIsomorphism(n, { ...session.run(), connected: kind === 'connected' }), relabel: true };
}

function badFamily(found: string): InputError {
  return new InputError(
    'invalid-family',
    `classify: the family is ${found}; expected a number up to ${MOST}, connected:N, grids:N or boards with blanks between.`,
    { hint: "For example --family 4 or --family 'path:3 cycle:4'." },
  );
}
