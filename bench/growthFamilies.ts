import { chessboardComplex, reducedHomology, type SimplicialComplex } from 'spgames/complex';
import { Evaluator, outcomeBySearch } from 'spgames/evaluation';
import { asComplex, parseSource } from 'spgames/sources';
import { valueToJson } from 'spgames/formats';
import { homologyPrograms } from './complexPrograms.js';
import { frobbyDual, macaulay2Poincare, type Measurements } from './peerPrograms.js';
import { workloadOf, type Workload } from './workloads.js';

/** A question about boards of growing size. */
export interface GrowthFamily {
  readonly name: string;
  /** What is asked of so large a board. */
  readonly question: string;
  /** Five sizes, equally far apart. */
  readonly sizes: readonly number[];
  /** The complex of a size. */
  readonly complex: (n: number) => SimplicialComplex;
  /** What is timed. @returns the answer, short */
  readonly ask: (complex: SimplicialComplex) => string;
  /** Another program, on the sizes that it answers within minutes. */
  readonly peer?: {
    readonly name: string;
    readonly most: number;
    readonly measure: (named: ReadonlyMap<string, SimplicialComplex>) => Measurements | Promise<Measurements>;
  };
}

const game =
  (source: (n: number) => string) =>
  (n: number): SimplicialComplex =>
    asComplex(parseSource(source(n)));

const value = (complex: SimplicialComplex): string => {
  const found = new Evaluator().value(complex);
  return valueToJson(found).name?.slice(0, 24) ?? found.outcome;
};

const workloads = (named: ReadonlyMap<string, SimplicialComplex>): Workload[] =>
  [...named].map(([name, complex]) => workloadOf(name, complex.minimalNonfaces));

/** All questions, in the order in which they are printed. */
export const FAMILIES: readonly GrowthFamily[] = [
  {
    name: 'facets of SNORT on 4 × n',
    question: 'listed from the minimal nonfaces',
    sizes: [4, 5, 6, 7, 8],
    complex: game((n) => `snort@grid:4x${n}`),
    ask: (complex) => String(complex.minimalNonfaces.maximalIndependentSets().size),
    peer: {
      name: 'frobby',
      most: 6,
      measure: (named) => frobbyDual.measure(workloads(named)),
    },
  },
  {
    name: 'faces of SNORT on n × n',
    question: 'counted',
    sizes: [4, 5, 6, 7, 8],
    complex: game((n) => `snort@grid:${n}x${n}`),
    ask: facesOf,
    peer: {
      name: 'Macaulay2',
      most: 5,
      measure: (named) => macaulay2Poincare.measure(workloads(named)),
    },
  },
  {
    name: 'faces of NOGO on 3 × n',
    question: 'counted',
    sizes: [2, 3, 4, 5, 6],
    complex: game((n) => `nogo@grid:3x${n}`),
    ask: facesOf,
    peer: {
      name: 'Macaulay2',
      most: 4,
      measure: (named) => macaulay2Poincare.measure(workloads(named)),
    },
  },
  {
    name: 'value of SNORT on the path with n vertices',
    question: '',
    sizes: [8, 12, 16, 20, 24],
    complex: game((n) => `snort@path:${n}`),
    ask: value,
  },
  {
    name: 'value of SNORT on 2 × n',
    question: '',
    sizes: [4, 6, 8, 10, 12],
    complex: game((n) => `snort@grid:2x${n}`),
    ask: value,
  },
  {
    name: 'value of DOMINEERING on 3 × n',
    question: '',
    sizes: [2, 4, 6, 8, 10],
    complex: game((n) => `domineering@grid:3x${n}`),
    ask: value,
  },
  {
    name: 'value of DOMINEERING on 4 × n',
    question: '',
    sizes: [3, 4, 5, 6, 7],
    complex: game((n) => `domineering@grid:4x${n}`),
    ask: value,
  },
  {
    name: 'homology of the chessboard complex n × n',
    question: 'over the integers',
    sizes: [3, 4, 5, 6, 7],
    complex: (n) => chessboardComplex(n, n),
    ask: (complex) =>
      reducedHomology(complex)
        .slice(1)
        .map(({ rank, torsion }) => [rank, ...torsion].join())
        .join(';'),
    peer: {
      name: 'polymake',
      most: 6,
      measure: (named) =>
        homologyPrograms[0]!.measure(
          [...named].map(([name, complex]) => ({
            ...workloadOf(name, complex.minimalNonfaces),
            facets: complex.facets.toLists(),
          })),
        ),
    },
  },
  {
    name: 'who wins NOGO on 2 × n',
    question: 'by search',
    sizes: [6, 7, 8, 9, 10],
    complex: game((n) => `nogo@grid:2x${n}`),
    ask: (complex) => outcomeBySearch(complex) ?? 'undecided',
  },
];

function facesOf(complex: SimplicialComplex): string {
  return String(complex.fVector().reduce((sum, f) => sum + f, 0n));
}
