import type { HeapPeriodClaim } from '../analysis/index.js';
import { type Board, boardFromJson } from '../boards/index.js';
import type { SimplicialComplex } from '../complex/index.js';
import type { Construction, DigraphConstruction, PureConstruction } from '../constructions/index.js';
import {
  conflictFromJson,
  digraphFromJson,
  digraphValuesFromJson,
  type ConflictPlacement,
  type DigraphPlacement,
  type DigraphValues,
} from '../digraphs/index.js';
import { gamePosetFromJson, type ReadGamePoset } from '../days/index.js';
import { movesFromJson, rulesetFromData } from '../games/index.js';
import type { GameGraph, PlacementGame, Ruleset, RulesetData, SPGame } from '../games/index.js';
import type { PolynomialRing, SquarefreeIdeal } from '../ideal/index.js';
import {
  latticeGameFromJson,
  latticeStrategyFromJson,
  quotientFromJson,
  type LatticeGame,
  type LatticeStrategy,
  type SourcedQuotient,
} from '../lattice/index.js';
import { loopyGameFromJson, type LoopyGame } from '../loopy/index.js';
import { moveGameFromJson, type MoveGame } from '../moves/index.js';
import type { LabelledPoset } from '../poset/index.js';
import {
  positionalGameFromJson,
  positionalStrategyFromJson,
  type PositionalGame,
  type PositionalStrategy,
} from '../positional/index.js';
import type { SetFamily } from '../sets/index.js';
import { DataReader } from '../text/internal.js';
import type { Form, Genus, StoreOptions, Thermograph, Value } from '../values/index.js';
import { complexFromJson } from './complexJson.js';
import { constructionFromJson } from './constructionJson.js';
import { coveringFromJson, type CoveredComplex } from './coveringJson.js';
import { formFromJson } from './formJson.js';
import { gameFromJson } from './gameJson.js';
import { genusFromJson } from './genusJson.js';
import { heapPeriodFromJson } from './heapPeriodJson.js';
import { idealFromJson } from './idealJson.js';
import { outcomeProofFromJson, type SourcedProof } from './outcomeProofJson.js';
import { familyFromJson, gameGraphFromJson, posetFromJson, ringFromJson } from './smallDocuments.js';
import { thermographFromJson } from './thermographJson.js';
import { valueFromJson } from './valueFromJson.js';

/** What each type of document stands for. */
export interface DocumentObjects {
  readonly board: Board;
  readonly complex: SimplicialComplex;
  readonly 'conflict-placement': ConflictPlacement;
  readonly construction: Construction | DigraphConstruction | PureConstruction;
  readonly covering: CoveredComplex;
  readonly digraph: DigraphPlacement;
  readonly 'digraph-values': DigraphValues;
  readonly family: SetFamily;
  readonly form: Form;
  readonly 'game-graph': GameGraph;
  readonly 'game-poset': ReadGamePoset;
  readonly genus: Genus;
  readonly 'heap-period': HeapPeriodClaim;
  readonly ideal: SquarefreeIdeal;
  readonly 'lattice-game': LatticeGame;
  readonly 'lattice-strategy': LatticeStrategy;
  readonly 'loopy-game': LoopyGame;
  readonly 'misere-quotient': SourcedQuotient;
  readonly moves: PlacementGame<string>;
  readonly 'outcome-proof': SourcedProof;
  readonly poset: LabelledPoset;
  readonly position: MoveGame;
  readonly 'positional-game': PositionalGame;
  readonly 'positional-strategy': PositionalStrategy;
  readonly quotient: SourcedQuotient;
  readonly ring: PolynomialRing;
  readonly ruleset: Ruleset;
  readonly 'sp-game': SPGame;
  readonly thermograph: Thermograph;
  readonly value: Value;
}

/** The readers of the types. */
const READERS: {
  readonly [Type in keyof DocumentObjects]: (value: unknown, options: StoreOptions) => DocumentObjects[Type];
} = {
  board: boardFromJson,
  complex: complexFromJson,
  'conflict-placement': conflictFromJson,
  construction: constructionFromJson,
  covering: coveringFromJson,
  digraph: digraphFromJson,
  'digraph-values': digraphValuesFromJson,
  family: familyFromJson,
  form: (value) => formFromJson(value),
  'game-graph': gameGraphFromJson,
  'game-poset': gamePosetFromJson,
  genus: genusFromJson,
  'heap-period': heapPeriodFromJson,
  ideal: idealFromJson,
  'lattice-game': latticeGameFromJson,
  'lattice-strategy': latticeStrategyFromJson,
  'loopy-game': loopyGameFromJson,
  'misere-quotient': quotientFromJson,
  moves: (value) => movesFromJson(value),
  'outcome-proof': outcomeProofFromJson,
  poset: posetFromJson,
  position: moveGameFromJson,
  'positional-game': positionalGameFromJson,
  'positional-strategy': positionalStrategyFromJson,
  quotient: quotientFromJson,
  ring: ringFromJson,
  ruleset: (value) => rulesetFromData(value as RulesetData),
  'sp-game': (value) => gameFromJson(value),
  thermograph: thermographFromJson,
  value: valueFromJson,
};

/** The types of the documents that `fromJson` reads. */
export const DOCUMENT_TYPES: readonly (keyof DocumentObjects)[] = Object.keys(READERS) as (keyof DocumentObjects)[];

/**
 * The object that a JSON document stands for, by its field `type`: what `toJSON` of complexes, ideals, families,
 * values, games, positions of rulesets, boards, posets, rings and game graphs gives, also after `structuredClone` or
 * `postMessage`.
 * @param document what `JSON.parse` gave
 * @throws InputError `invalid-field`, and those of the reader of the type
 * @example fromJson({ type: 'complex', n: 2, facets: [[0, 1]] }).n // 2
 */
export function fromJson<Type extends keyof DocumentObjects>(
  document: { readonly type: Type },
  options?: StoreOptions,
): DocumentObjects[Type];
export function fromJson(document: unknown, options?: StoreOptions): DocumentObjects[keyof DocumentObjects];
export function fromJson(document: unknown, options: StoreOptions = {}): DocumentObjects[keyof DocumentObjects] {
  const data = DataReader.of(document, 'fromJson').object('an object with a field "type"');
  return READERS[data.field('type').oneOf(DOCUMENT_TYPES)](document, options);
}
