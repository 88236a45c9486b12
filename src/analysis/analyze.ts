import type { Board } from '../boards/index.js';
import type { GamePoset } from '../days/index.js';
import { InputError } from '../errors.js';
import type { LatticeGame } from '../lattice/index.js';
import type { LoopyGame } from '../loopy/index.js';
import type { LabelledPoset } from '../poset/index.js';
import type { RunOptions } from '../run.js';
import { shown } from '../shape.js';
import type { SimplicialComplex } from '../complex/index.js';
import { factsInTurn, type Analyser } from './Analyser.js';
import type { AnalyzeOptions } from './AnalyzeOptions.js';
import { boardAnalyser } from './boards/boardAnalyser.js';
import type { BoardRegister } from './boards/boardProperties.js';
import { complexAnalyser, type HasComplex } from './complexes/complexAnalyser.js';
import type { ComplexRegister } from './complexes/properties.js';
import { latticeAnalyser } from './lattice/latticeAnalyser.js';
import type { LatticeRegister } from './lattice/latticeProperties.js';
import { loopyAnalyser, type LoopyRegister } from './loopy/loopyProperties.js';
import { posetAnalyser } from './posets/posetAnalyser.js';
import type { PosetRegister } from './posets/posetProperties.js';
import type { Fact, OpenFact } from './Property.js';
import { gameAnalyser, type AnalyzedGame } from './rules/gameAnalyser.js';
import type { GameRegister } from './rules/gameProperties.js';

/** What can be analyzed. */
export type Analyzed = Board | HasComplex | GamePoset<unknown> | LabelledPoset | LatticeGame | LoopyGame | AnalyzedGame;

/** The properties of a kind of objects, by name. */
export type RegisterOf<Subject> = Subject extends HasComplex
  ? ComplexRegister
  : Subject extends Board
    ? BoardRegister
    : Subject extends GamePoset<unknown> | LabelledPoset
      ? PosetRegister
      : Subject extends LatticeGame
        ? LatticeRegister
        : Subject extends LoopyGame
          ? LoopyRegister
          : Partial<GameRegister>;

/** The name of a property of a kind of objects, by default of complexes. */
export type PropertyName<Subject extends Analyzed = SimplicialComplex> = keyof RegisterOf<Subject> & string;

/** What is found of a property of a kind of objects: a fact, or that it is open. */
export type FactOf<Name extends PropertyName<Subject>, Subject extends Analyzed = SimplicialComplex> = FactIn<
  NonNullable<RegisterOf<Subject>[Name]>
>;

type FactIn<P> = P extends { readonly find: (subject: never, run: RunOptions) => infer Found }
  ? FactFound<Found>
  : never;

type FactFound<Found> = Found extends OpenFact
  ? OpenFact
  : Found extends { readonly value: infer Value; readonly witness?: (run: RunOptions) => infer Witness }
    ? Fact<Value, Exclude<Witness, undefined>>
    : never;

/** What is found of an object of some kind, by default of a complex, by the names of the properties. */
export type Analysis<
  Subject extends Analyzed = SimplicialComplex,
  Name extends PropertyName<Subject> = PropertyName<Subject>,
> = { readonly [N in keyof Pick<RegisterOf<Subject>, Name>]: FactIn<NonNullable<RegisterOf<Subject>[N]>> };

/** A property and what is found of it. */
export type NamedFact<
  Subject extends Analyzed = SimplicialComplex,
  Name extends PropertyName<Subject> = PropertyName<Subject>,
> = { readonly [N in Name]: readonly [name: N, fact: FactOf<N, Subject>] }[Name];

/**
 * The properties of an object with what shows them, each decided by the method known to be fastest, or by several
 * methods in turns. A game on a complex is analyzed by its legal complex, an ideal by its Stanley–Reisner complex;
 * other games by their rules: those on digraphs, by moves, loopy ones, lattice games, and sums, as lists. Properties
 * that are still to come share the time that is left; one that is not decided in its time reads 'undecided'.
 * @returns the facts in the order of `properties`, `posetProperties`, `gameProperties` …; vertices, facets and elements
 * in witnesses are given by their numbers
 * @throws InputError `unknown-property`, `not-a-prime`, `not-a-digraph` for a property of digraphs of another game,
 * `not-with-rules` for the misère outcome of a sum with a value
 * @source Guo & Miller 2009, Def. 2.9
 * @example analyze(SimplicialComplex.fromFacets([[0, 1], [2]], 3), { only: ['pure'] }).pure.value // false
 */
export function analyze<Subject extends Analyzed, Name extends PropertyName<Subject> = PropertyName<Subject>>(
  subject: Subject,
  options: AnalyzeOptions<Name> = {},
): Analysis<Subject, Name> {
  return Object.fromEntries(analyzeInTurn(subject, options)) as unknown as Analysis<Subject, Name>;
}

/**
 * The facts of `analyze`, each as soon as it is found: work on a property begins when it is asked for.
 * @returns pairs of a name and a fact, in the order of the properties
 * @throws InputError as `analyze`
 * @example analyzeInTurn(SimplicialComplex.fromFacets([[0, 1], [2]], 3)).next().value // ['facetCount', { value: 2n }]
 */
export function analyzeInTurn<Subject extends Analyzed, Name extends PropertyName<Subject> = PropertyName<Subject>>(
  subject: Subject,
  options: AnalyzeOptions<Name> = {},
): Generator<NamedFact<Subject, Name>, void, undefined> {
  const facts = factsInTurn(analyserOf(subject), subject, options);
  return facts as unknown as Generator<NamedFact<Subject, Name>, void, undefined>;
}

/** What can be asked of an object. @throws InputError `invalid-argument` */
export function analyserOf(subject: Analyzed): Analyser<Analyzed, unknown> {
  const all = [
    complexAnalyser,
    boardAnalyser,
    posetAnalyser,
    latticeAnalyser,
    loopyAnalyser,
    gameAnalyser,
  ] as unknown as readonly Analyser<Analyzed, unknown>[];
  const found = all.find(({ isSubject }) => isSubject(subject));
  if (found === undefined)
    throw new InputError(
      'invalid-argument',
      `analyze: subject is ${shown(subject)}; expected a complex, an ideal, a game or a list of games, a board, or a poset.`,
    );
  return found;
}
