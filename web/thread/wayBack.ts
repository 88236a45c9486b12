/** Games from a complex or a value: the methods of the library, what they build, and what its verifier says of it. */
import type { Built, MethodRow, WayBackRequest } from '../messages.js';
import { constructions, formats, games, pictures, sources, type RunOptions } from '../library.js';
import type { Look } from './board.js';
import { inAddress } from './texts.js';
import { unlessTooLarge } from './unlessTooLarge.js';

type Construction = ReturnType<typeof constructions.build>;

/** More text than this is not shown, only kept for the file. */
const LONGEST_WORDS = 4000;

/** The methods, what each is for, and what else may be asked of it. */
export function methodRows(): MethodRow[] {
  return constructions.constructionMethods.map(({ name, alias = name, from, as, words, options }) => ({
    name,
    called: alias,
    from,
    as,
    words,
    flags: constructions.constructionOptions.filter((option) => options.includes(option.name)),
  }));
}

/** What is asked of the library by the words of the command line. */
function optionsOf({ method, as, flags }: WayBackRequest): constructions.BuildOptions {
  const wanted = constructions.constructionOptions.filter(({ flag }) => flags.includes(flag));
  return {
    method: method as constructions.MethodName,
    as,
    ...Object.fromEntries(wanted.map(({ name }) => [name, true])),
  };
}

/** Builds a game and looks at its certificate. */
export async function built(
  request: WayBackRequest,
  look: Look,
  search: <T>(search: (run: RunOptions) => T) => Promise<T>,
): Promise<Built> {
  const read = await search((run) => sources.parseSource(request.given, { lazy: true, ...run }));
  const given = await search((run) => (read.kind === 'value' ? read.object : sources.asComplex(read, run)));
  const construction = await search((run) => constructions.build(given, { ...run, ...optionsOf(request) }));
  const verdict = await search((run) => constructions.constructionVerdict(construction, run));
  const json = await search((run) => formats.printJson(formats.constructionToJson(construction, run)));
  const source = sourceOf(construction, json);
  return {
    picture: unlessTooLarge(() => pictureOf(construction, look)),
    ...wordsOf(construction),
    verified: verdict.because === undefined,
    says: verdict.because ?? verdict.proves,
    checks: verdict.checks,
    json,
    command: commandOf(request),
    ...inAddress(source),
  };
}

function pictureOf(construction: Construction, look: Look): string {
  if (construction.method === 'digraph') return pictures.drawDigraph(construction.target, look);
  return 'board' in construction
    ? pictures.drawConstruction(construction, look)
    : pictures.drawComplex(construction.target, look);
}

/** What is built, in words, and its ruleset as JSON where it has one. */
function wordsOf(construction: Construction): Pick<Built, 'words' | 'ruleset'> {
  if (!('ruleset' in construction)) return { words: shortened(String(construction.target)), ruleset: '' };
  const { ruleset, board } = construction;
  return {
    words: `${ruleset.words ?? games.describeRuleset(ruleset)} Board: ${shortened(String(board))}.`,
    ruleset: shortened(JSON.stringify(ruleset, undefined, 2)),
  };
}

function shortened(text: string): string {
  return text.length <= LONGEST_WORDS ? text : `${text.slice(0, LONGEST_WORDS)} …`;
}

/** What is played: a digraph or a complex by its notation, a game on a board by its document. */
function sourceOf(construction: Construction, json: string): string {
  if (construction.method === 'digraph') return String(construction.target);
  return 'board' in construction ? json : String(construction.target);
}

/** The command line that builds the same. */
function commandOf({ given, method, as, flags }: WayBackRequest): string {
  const role = as === 'legal' ? '' : ` --as ${as}`;
  return `spgames build '${given.replaceAll("'", "'\\''")}'${role} --method ${[method, ...flags].join(' ')} --json`;
}
