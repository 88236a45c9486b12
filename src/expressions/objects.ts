import { Board, printBoard } from '../boards/door.js';
import { aBoard } from '../boards/internal.js';
import type { Construction } from '../constructions/door.js';
import { GamePoset } from '../days/door.js';
import { digraphValue, type DigraphPlacement } from '../digraphs/door.js';
import { constructionToJson } from '../formats/door.js';
import { gameValue, printScoringGame, ScoringGame, type GameByMoves, type SPGame } from '../games/door.js';
import type { LoopyGame } from '../loopy/door.js';
import type { RunOptions } from '../run.js';
import { notationOfComplex, type SourceKind, type SourceObjects } from '../sources/door.js';
import { kindOf, objectFrom } from '../sources/internal.js';
import { formValue, printForm, type Value } from '../values/door.js';
import type { Language } from './Language.js';
import { notationOfGame, notationOfIdeal, notationOfLoopyGame, notationOfPoset } from './notation.js';
import { Picture } from './Picture.js';
import { keptOf, type Kept } from './withFields.js';

/** What the language knows of the objects of a type. */
export interface ObjectType<T = never> {
  /** The name of the type in mathjs. */
  readonly type: string;
  /** What an object is called. */
  readonly called: string;
  readonly is: (x: unknown) => boolean;
  /** Its JSON document, where it has one. */
  readonly document?: (object: T, run: RunOptions) => object;
  /** The notation from which an equal object is read; undefined where none says all. */
  readonly notation?: (object: T, run: RunOptions) => string | undefined;
  /** The function that reads the notation. */
  readonly reader?: string;
  /** How an object without a notation is shown, if not by its fields. */
  readonly words?: (object: T, run: RunOptions) => string | undefined;
  /** The value that an object stands for. */
  readonly value?: (object: T, language: Language) => Value;
}

/** The kinds of sources that the language has objects for; a game by its moves is compiled first. */
export type ObjectKind = Exclude<SourceKind, 'moves'>;

/** What an object of a kind is in the language. */
export type ObjectOf<K extends ObjectKind> = K extends 'digraph'
  ? DigraphPlacement
  : K extends 'loopy'
    ? LoopyGame
    : SourceObjects[K];

type Own<T> = Pick<ObjectType<T>, 'type'> & Partial<ObjectType<T>>;

/** What the register of sources does not say of its kinds. */
const OF_KINDS: { readonly [K in ObjectKind]: Own<ObjectOf<K>> } = {
  value: { type: 'Value', notation: String, reader: 'value', value: (it) => it },
  game: {
    type: 'Game',
    notation: (it, run) => notationOfGame(it) ?? notationOfComplex(it.legalComplexWithin(run), run),
    reader: 'game',
    value: valueOfGame,
  },
  complex: { type: 'SimplicialComplex', notation: notationOfComplex, reader: 'complex' },
  ideal: { type: 'SquarefreeIdeal', notation: notationOfIdeal, reader: 'ideal' },
  digraph: {
    type: 'Digraph',
    notation: String,
    reader: 'digraph',
    value: (it, language) => digraphValue(it, { store: language.evaluator.store, ...language.run() }),
  },
  rules: { type: 'Position', notation: String, reader: 'position', value: valueOfGame },
  loopy: { type: 'LoopyGame', notation: notationOfLoopyGame, reader: 'loopy' },
  lattice: { type: 'LatticeGame', notation: String, reader: 'lattice' },
  poset: {
    type: 'Poset',
    notation: notationOfPoset,
    reader: 'poset',
    words: ({ n, covers }) => `a poset with ${n} elements and ${covers.length} covers`,
  },
  form: {
    type: 'Form',
    notation: (it) => {
      const written = printForm(it);
      return written === undefined ? undefined : `form:${written}`;
    },
    reader: 'form',
    words: (it) => `a literal game with the value ${formValue(it).toString()}`,
  },
  construction: {
    type: 'Construction',
    // Those of digraphs and of pure complexes are sources as what they build.
    is: isConstruction,
    document: constructionToJson,
    words: ({ method, target }, run) => `the construction ${method} for ${shownObject(target, run)!}`,
  },
};

/** What the language knows of a kind of sources. */
export function typeOfKind<K extends ObjectKind>(kind: K): ObjectType<ObjectOf<K>> {
  const own: Own<ObjectOf<K>> = OF_KINDS[kind];
  return {
    get called() {
      return kindOf({ kind }).called;
    },
    is: (x) => objectFrom(kind, x) !== undefined,
    document: (object, run) => kindOf({ kind }).document(objectFrom(kind, object), run),
    ...own,
  };
}

function kept(type: Kept['type']): ObjectType {
  return {
    type,
    called: `a ${type.toLowerCase()}`,
    is: (x) => keptOf(x)?.type === type,
    document: (object) => keptOf(object)!.document(),
    words: (object) => keptOf(object)!.text,
  };
}

/** The types of objects in expressions: those of sources, and those that are not sources. */
const TYPES: readonly ObjectType[] = [
  ...(Object.keys(OF_KINDS) as ObjectKind[]).map((kind): ObjectType => typeOfKind(kind)),
  {
    type: 'Board',
    called: 'a board',
    is: (x) => x instanceof Board,
    document: (board: Board) => board.toJSON(),
    notation: printBoard,
    reader: 'board',
  },
  {
    type: 'GamePoset',
    called: 'a poset of games',
    is: (x) => x instanceof GamePoset,
    document: (games: GamePoset<unknown>) => games.toJSON(),
    words: String,
  },
  {
    type: 'ScoringGame',
    called: 'a scoring game',
    is: (x) => x instanceof ScoringGame,
    document: (game: ScoringGame) => game.toJSON(),
    notation: printScoringGame,
    reader: 'scoringGame',
    words: String,
  },
  kept('Thermograph'),
  kept('Genus'),
  kept('Quotient'),
  { type: 'Picture', called: 'a picture', is: (x) => x instanceof Picture, words: ({ svg }: Picture) => svg },
];

/** The same for objects of which nobody knows yet what they are: `is` has to be asked first. */
export const OBJECT_TYPES: readonly ObjectType<unknown>[] = TYPES as readonly object[] as ObjectType<unknown>[];

/** Numbers and lists of mathjs, which most objects are that nobody knows yet, tell what they are. */
const OF_MATHJS = ['isFraction', 'isBigNumber', 'isMatrix'];

/** What is known of the type of an object; undefined for what is not of the library. */
export function objectType(x: unknown): ObjectType<unknown> | undefined {
  if (typeof x !== 'object' || x === null || OF_MATHJS.some((name) => name in x)) return undefined;
  return OBJECT_TYPES.find(({ is }) => is(x));
}

/** An object of the library as it is shown; undefined for one that is shown by its fields, and for all else. */
export function shownObject(x: unknown, run: RunOptions): string | undefined {
  const { notation, words } = objectType(x) ?? {};
  return notation?.(x, run) ?? words?.(x, run);
}

/** Is it a game that a theorem builds, with its certificate? */
function isConstruction(x: unknown): x is Construction {
  if (typeof x !== 'object' || x === null || !('method' in x && 'target' in x && 'certificate' in x)) return false;
  return !('board' in x) || aBoard.flaw(x.board, '') === undefined;
}

/** The value of a game, kept for the next question. */
export function valueOfGame(game: SPGame | GameByMoves<string>, language: Language): Value {
  return gameValue(game, { evaluator: language.evaluator, ...language.run() });
}
