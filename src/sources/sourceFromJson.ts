import { InputError } from '../errors.js';
import type { DigraphConstruction, PureConstruction } from '../constructions/index.js';
import { complexFromJson } from '../formats/index.js';
import { READ_DOCUMENTS } from '../formats/internal.js';
import type { SimplicialComplex } from '../complex/index.js';
import { ConflictPlacement, digraphOfConflict } from '../digraphs/index.js';
import { moveGameOfPositional } from '../moves/index.js';
import { PositionalGame } from '../positional/index.js';
import { compilePlacementGame, type PlacementGame } from '../games/index.js';
import type { ValueStore } from '../values/index.js';
import type { RunOptions } from '../run.js';
import { DataReader } from '../text/internal.js';
import type { Source } from './kinds/Kind.js';
import { compiledOnce } from './kinds/moves.js';
import { KIND_NAMES, kindOf, sourceOf } from './kinds/register.js';

/** The types of the documents that are sources. */
const TYPES: readonly string[] = KIND_NAMES.flatMap((kind) => kindOf({ kind }).types);

/**
 * What a JSON object stands for.
 * @param value what `JSON.parse` gave
 * @param name the file, for errors
 * @throws InputError `unknown-type` for an object of another type, and those of its type
 */
export function sourceFromJson(
  value: unknown,
  name: string,
  options: RunOptions & { readonly store?: ValueStore | undefined } = {},
): Source {
  const type = typeOf(value);
  if (type === POLYMAKE) return { kind: 'complex', object: complexOfPolymake(value as PolymakeComplex) };
  if (!TYPES.some((known) => known === type))
    throw new InputError(
      'unknown-type',
      `parseSource: ${name} holds ${described(value, type)}; expected one of the type ${TYPES.slice(0, -1).join(', ')} or ${TYPES.at(-1)!}.`,
      { ...(HINTS.has(type) && { hint: HINTS.get(type)! }), details: { name, type } },
    );
  const loopy = type === 'value' ? simplestForm(value as object) : undefined;
  const written = loopy ?? { type, ...(value as object) };
  const { read } = READ_DOCUMENTS.find((each) => each.type === (loopy === undefined ? type : 'loopy-game'))!;
  const found = read(DataReader.of(written, 'parseSource'), options);
  return sourceOf(found) ?? sourceOfOther(found as OtherSource);
}

/** The type of an object; one without is known by its fields. */
function typeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if ('type' in value) return value.type;
  if ('_type' in value) return value._type;
  if (['facets', 'nonfaces', 'vertices', 'n'].some((field) => field in value)) return 'complex';
  return 'generators' in value ? 'ideal' : undefined;
}

/** What `value` says of a loopy game that equals a stopper and no short game: its simplest form. */
function simplestForm({ form, simplestForm: found }: { readonly form?: unknown; readonly simplestForm?: unknown }) {
  return !Array.isArray(form) && typeof found === 'object' && found !== null ? found : undefined;
}

const POLYMAKE = 'topaz::SimplicialComplex';

/** A complex in a file of polymake. */
interface PolymakeComplex {
  readonly FACETS?: unknown;
  readonly VERTEX_LABELS?: unknown;
}

/** Its facets are of indices from 0; vertices without labels are called by them. */
function complexOfPolymake({ FACETS: facets, VERTEX_LABELS: labels }: PolymakeComplex): SimplicialComplex {
  const lists = Array.isArray(facets) ? (facets as unknown[]).filter((facet) => Array.isArray(facet)) : undefined;
  const largest = lists?.flat().reduce((most: number, v) => Math.max(most, Number(v)), -1);
  const numbers = Array.from({ length: Math.min(MOST_UNLABELLED, (largest ?? -1) + 1) }, (_, v) => String(v));
  return complexFromJson({ type: 'complex', vertices: labels ?? numbers, facets: lists });
}

const MOST_UNLABELLED = 2 ** 20;

/** What is read and is a source in another form: the digraph or complex that was built, or an equal game. */
type OtherSource = PositionalGame | ConflictPlacement | DigraphConstruction | PureConstruction | PlacementGame<string>;

function sourceOfOther(found: OtherSource): Source {
  if (found instanceof PositionalGame) return { kind: 'rules', object: moveGameOfPositional(found) };
  if (found instanceof ConflictPlacement) return conflictSource(found);
  if ('target' in found) return sourceOf(found.target)!;
  return { kind: 'moves', object: compiledOnce(found, (run) => compilePlacementGame(found, run)) };
}

/**
 * A conflict placement game is one on a digraph, whose vertices are called by the moves where the names tell them
 * apart.
 */
function conflictSource(game: ConflictPlacement): Source {
  const { digraph, moves } = digraphOfConflict(game);
  const areLabels = new Set(moves).size === moves.length && moves.every((name) => /^[^\s.∅]+$/.test(name));
  return { kind: 'digraph', object: { digraph, ...(areLabels && { labels: moves }) } };
}

const HINTS: ReadonlyMap<unknown, string> = new Map([
  ['ruleset', 'A ruleset needs a board: FILE.json@BOARD.'],
  ['board', 'A board needs a ruleset, and has a notation such as path:5 or edges:0-1,1-2.'],
  ['covering', 'spgames verify FILE checks it; the complex in it is a source.'],
  ['positional-strategy', 'spgames verify FILE checks it; the game in it is a source.'],
  [undefined, 'The field "type" says what the object is, for example "type":"complex".'],
]);

function described(value: unknown, type: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'no JSON object';
  return typeof type === 'string' ? `an object of type ${JSON.stringify(type)}` : 'an object without type';
}
