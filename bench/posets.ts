/** Posets of games and others beside Sage and Macaulay2. */
import { namedGamePoset } from 'spgames/days';
import {
  countLinearExtensions,
  distributiveLattice,
  hibiIdeal,
  hibiIdealDual,
  joinIrreducibles,
  LabelledPoset,
  lattice,
  meetIrreducibles,
  mobiusFunction,
  modularLattice,
  posetDimension,
  posetWidth,
  selfDuality,
  verifyRealizer,
} from 'spgames/poset';
import { compare } from './compare.js';
import { macaulay2Posets, sagePosets, type PosetWorkload } from './posetPrograms.js';

/** Below this time of the fastest other program being slower is no loss. */
const SMALL_MS = 5;

const games = (...names: readonly string[]): PosetWorkload[] =>
  names.map((name) => workload(name, namedGamePoset(name).poset()));

function workload(name: string, { n, covers }: LabelledPoset): PosetWorkload {
  return { name, n, covers: covers.map(({ lower, upper }) => [lower, upper]) };
}

/** The n × n squares of a board, each below the next one in its row and in its column. */
const square = (n: number): PosetWorkload =>
  workload(
    `square-${n}`,
    LabelledPoset.fromOrder(n * n, (a, b) => Math.floor(a / n) <= Math.floor(b / n) && a % n <= b % n),
  );

/** The subsets of n elements. */
const subsets = (n: number): PosetWorkload =>
  workload(
    `subsets-${n}`,
    LabelledPoset.fromOrder(2 ** n, (a, b) => (a & b) === a),
  );

/** The elements 0 … n − 1, each below the next but one and the next but two: of width 3, and no sum of others. */
const ladder = (n: number): PosetWorkload =>
  workload(
    `ladder-${n}`,
    LabelledPoset.fromRelations(
      n,
      [2, 3].flatMap((step) => Array.from({ length: Math.max(0, n - step) }, (_, i) => [i, i + step] as const)),
    ),
  );

const posetOf = ({ n, covers }: PosetWorkload): LabelledPoset => LabelledPoset.fromCovers(n, covers);

function checksum(n: number, entry: (a: number, b: number) => number): number {
  let sum = 0;
  for (let a = 0; a < n; a++) for (let b = 0; b < n; b++) sum += ((8191 * a + 127 * b) % 1009) * entry(a, b);
  return sum;
}

function propertiesOfLattice(given: PosetWorkload): string {
  const poset = posetOf(given);
  const table = lattice(poset);
  if (!table.lattice) return 'no';
  const { distributive } = distributiveLattice(poset, { lattice: table });
  const { modular } = modularLattice(poset, { lattice: table });
  return [distributive, modular, joinIrreducibles(poset).length, meetIrreducibles(poset).length].join(':');
}

function joinsAndMeets(given: PosetWorkload): string {
  const table = lattice(posetOf(given));
  return table.lattice ? `${checksum(given.n, table.join)}:${checksum(given.n, table.meet)}` : 'no';
}

function mobius(given: PosetWorkload): string {
  const mu = mobiusFunction(posetOf(given));
  return String(checksum(given.n, (a, b) => Number(mu(a, b))));
}

function dimension(given: PosetWorkload): string {
  const poset = posetOf(given);
  const found = posetDimension(poset);
  if (!verifyRealizer(poset, found.realizer).verified) throw new Error(`${given.name}: a wrong realizer`);
  return String(found.dimension);
}

/**
 * Questions about posets beside Sage, and Hibi ideals beside Macaulay2.
 * @returns where we are slower than a program that takes 5 ms and more
 */
export async function comparePosets(): Promise<string[]> {
  const demands = { smallMs: SMALL_MS };
  const lattices = [...games('day:2', 'oc:2', 'oc:3', 'oslo:3', 'os:2', 'day:3'), square(20), subsets(8)];
  const others = games('ss:2');
  const questions: (() => Promise<string[]>)[] = [
    () =>
      compare(
        'Lattices: distributive, modular, irreducible elements',
        [...lattices, ...others],
        propertiesOfLattice,
        [
          sagePosets(`    if not P.is_lattice(): return "no"
    L = LatticePoset(P)
    return ("%s:%s:%d:%d" % (L.is_distributive(), L.is_modular(), len(L.join_irreducibles()), len(L.meet_irreducibles()))).lower()`),
        ],
        demands,
      ),
    () =>
      compare(
        'All joins and meets',
        lattices,
        joinsAndMeets,
        [
          sagePosets(`    L = LatticePoset(P)
    joins, meets, numbers = L.join_matrix(), L.meet_matrix(), L.list()
    return lambda: "%d:%d" % (checksum(L, joins, lambda x: numbers[x]), checksum(L, meets, lambda x: numbers[x]))`),
        ],
        demands,
      ),
    () =>
      compare(
        'The Möbius function',
        [...lattices, ...others],
        mobius,
        [
          sagePosets(`    matrix = P.moebius_function_matrix()
    return lambda: checksum(P, matrix, lambda x: x)`),
        ],
        demands,
      ),
    () =>
      compare(
        'Width',
        [...lattices, ...others],
        (given) => String(posetWidth(posetOf(given)).width),
        [sagePosets('    return str(P.width())')],
        demands,
      ),
    () =>
      compare(
        'Dimension',
        [...games('day:2', 'oc:2', 'oc:3', 'oslo:3', 'os:2', 'ss:2', 'day:3'), square(6), subsets(4), ladder(12)],
        dimension,
        [sagePosets('    return str(P.dimension())')],
        demands,
      ),
    () =>
      compare(
        'Isomorphic to the dual',
        [...lattices, ...others],
        (given) => String(selfDuality(posetOf(given)).isomorphic),
        [sagePosets('    return str(P.is_isomorphic(P.dual())).lower()')],
        demands,
      ),
    () =>
      compare(
        'Linear extensions, counted',
        [...games('day:2', 'oc:2', 'os:1', 'oslo:3', 'oc:3'), square(6), subsets(4), subsets(5), ladder(60)],
        (given) => String(countLinearExtensions(posetOf(given))),
        [sagePosets('    return str(P.linear_extensions().cardinality())')],
        demands,
      ),
    () =>
      compare(
        'Hibi ideals and their Alexander duals: generators',
        [...games('os:1', 'oc:2', 'day:2'), square(3), square(4), ladder(16)],
        (given) => {
          const poset = posetOf(given);
          return `${hibiIdeal(poset).generators.size}:${hibiIdealDual(poset).generators.size}`;
        },
        [macaulay2Posets('(P, n) -> (I := hibiIdeal P; toString numgens I | ":" | toString numgens dual I)')],
        demands,
      ),
  ];
  const slower: string[] = [];
  for (const question of questions) slower.push(...(await question()));
  return slower;
}
