import { InputError } from '../errors.js';
import { isPureConstruction } from '../constructions/internal.js';
import {
  complexFromJson,
  constructionFromJson,
  formFromJson,
  gameFromJson,
  idealFromJson,
  posetFromJson,
  valueFromJson,
} from '../formats/index.js';
import type { SimplicialComplex } from '../complex/index.js';
import { conflictFromJson, digraphFromJson, digraphOfConflict, type ConflictPlacement } from '../digraphs/index.js';
import { latticeGameFromJson } from '../lattice/index.js';
import { loopyGameFromJson } from '../loopy/index.js';
import { moveGameFromJson, moveGameOfPositional } from '../moves/index.js';
import { positionalGameFromJson } from '../positional/index.js';
import { compilePlacementGame, movesFromJson, type PlacementGame } from '../games/index.js';
import type { ValueStore } from '../values/index.js';
import type { RunOptions } from '../run.js';
import type { Source } from './kinds/Kind.js';
import { compiledOnce } from './kinds/moves.js';

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
  const type: unknown = typeOf(value);
  switch (type) {
    case 'complex':
      return { kind: 'complex', object: complexFromJson(typed(value, type)) };
    case 'topaz::SimplicialComplex':
      return { kind: 'complex', object: complexOfPolymake(value as PolymakeComplex) };
    case 'ideal':
      return { kind: 'ideal', object: idealFromJson(typed(value, type)) };
    case 'sp-game':
      return { kind: 'game', object: gameFromJson(value, options) };
    case 'construction':
      return constructionSource(constructionFromJson(value));
    case 'position':
      return { kind: 'rules', object: moveGameFromJson(value) };
    case 'positional-game':
      return { kind: 'rules', object: moveGameOfPositional(positionalGameFromJson(value)) };
    case 'conflict-placement':
      return conflictSource(conflictFromJson(value));
    case 'digraph':
      return { kind: 'digraph', object: { digraph: digraphFromJson(value) } };
    case 'lattice-game':
      return { kind: 'lattice', object: latticeGameFromJson(value) };
    case 'loopy-game':
      return { kind: 'loopy', object: [loopyGameFromJson(value)] };
    case 'form':
      return { kind: 'form', object: formFromJson(value) };
    case 'poset':
      return { kind: 'poset', object: posetFromJson(value) };
    case 'moves':
      return movesSource(movesFromJson(value));
    case 'value':
      if (isOfLoopyGame(value)) return { kind: 'loopy', object: [loopyGameFromJson(value.simplestForm)] };
      return { kind: 'value', object: valueFromJson(value, { store: options.store }) };
  }
  throw new InputError(
    'unknown-type',
    `parseSource: ${name} holds ${described(value, type)}; expected a complex, an ideal, an sp-game, a digraph, a conflict-placement, a position, moves, a loopy-game, a lattice-game, a poset, a construction, a form or a value.`,
    { ...(HINTS.has(type) && { hint: HINTS.get(type)! }), details: { name, type } },
  );
}

/** The type of an object; one without is known by its fields. */
function typeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if ('type' in value) return value.type;
  if ('_type' in value) return value._type;
  if (['facets', 'nonfaces', 'vertices', 'n'].some((field) => field in value)) return 'complex';
  return 'generators' in value ? 'ideal' : undefined;
}

/** What `value` says of a loopy game that equals a stopper and no short game. */
function isOfLoopyGame(value: unknown): value is { readonly simplestForm: unknown } {
  const { form, simplestForm } = value as { readonly form?: unknown; readonly simplestForm?: unknown };
  return !Array.isArray(form) && typeof simplestForm === 'object' && simplestForm !== null;
}

function typed(value: unknown, type: string): unknown {
  return { type, ...(value as object) };
}

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

/** A construction on a board, or the digraph or the complex that was built. */
function constructionSource(construction: ReturnType<typeof constructionFromJson>): Source {
  if (construction.method === 'digraph') return { kind: 'digraph', object: { digraph: construction.target } };
  if (isPureConstruction(construction)) return { kind: 'complex', object: construction.target };
  return { kind: 'construction', object: construction };
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

function movesSource(moves: PlacementGame<string>): Source {
  return { kind: 'moves', object: compiledOnce(moves, (run) => compilePlacementGame(moves, run)) };
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
