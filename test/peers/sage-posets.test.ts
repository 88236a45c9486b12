import { namedGamePoset } from 'spgames/days';
import {
  countAntichains,
  countChains,
  countLinearExtensions,
  countMaximalChains,
  distributiveLattice,
  joinIrreducibles,
  lattice,
  lexicographicProduct,
  linearExtensions,
  meetIrreducibles,
  meetSemilattice,
  mobiusFunction,
  modularLattice,
  orderComplex,
  orderIdeals,
  planarLattice,
  posetDimension,
  posetHeight,
  posetIsomorphism,
  posetWidth,
  rankFunction,
  selfDuality,
  verifyRealizer,
  type LabelledPoset,
} from 'spgames/poset';
import { describe, expect, it } from 'vitest';
import { range } from '../helpers/range.js';
import { inFull } from '../helpers/sampling.js';
import { hasSage, runSage } from './runSage.js';
import { pairsOf, samplePosets, sortedLists } from './samplePosets.js';

/** What Sage is asked about a poset P, a pair of posets, or a large one; `show` prints a line. */
const SCRIPT = `
import json
def show(data):
    print(json.dumps(data, default=int))
def poset(case):
    return Poset((list(range(case[0])), case[1]), cover_relations=True)
def matrix(n, entry):
    return [[entry(a, b) for b in range(n)] for a in range(n)]
def answers(P):
    n = P.cardinality()
    counts = [0] * (n + 1)
    for antichain in P.antichains_iterator(): counts[len(antichain)] += 1
    graded = n > 0 and P.is_connected() and P.is_ranked()
    found = {
        'isLattice': P.is_lattice(), 'isMeetSemilattice': P.is_meet_semilattice(),
        'height': P.height(), 'width': P.width(), 'dimension': P.dimension() if n < 10 else None,
        'mobius': matrix(n, P.moebius_function), 'isRanked': P.is_ranked(), 'ranks': [P.rank(x) for x in range(n)] if graded else None,
        'linearExtensions': P.linear_extensions().cardinality(), 'maximalChains': len(P.maximal_chains()),
        'chains': P.chain_polynomial().list(), 'antichains': [c for c in counts if c > 0],
        'facets': sorted(sorted(f) for f in P.order_complex().facets()),
        'ideals': sorted(sorted(I) for I in P.order_ideals_lattice(facade=True)) if n < 10 else None,
        'isSelfDual': P.is_isomorphic(P.dual()), 'minimal': sorted(P.minimal_elements()), 'maximal': sorted(P.maximal_elements()),
    }
    if found['isLattice']:
        L = LatticePoset(P)
        found.update({
            'isDistributive': L.is_distributive(), 'isModular': L.is_modular(), 'isPlanar': n == 0 or L.is_planar(),
            'join': matrix(n, L.join), 'meet': matrix(n, L.meet),
            'joinIrreducibles': sorted(L.join_irreducibles()), 'meetIrreducibles': sorted(L.meet_irreducibles()),
        })
    return found
def pair(P, Q):
    return {
        'isIsomorphic': P.is_isomorphic(Q), 'product': sorted(P.ordinal_product(Q).cover_relations()),
        'extensions': sorted(list(e) for e in P.linear_extensions()) if P.cardinality() < 7 else None,
    }
def checksum(P, matrix, value):
    numbers, entries, n = P.list(), matrix.list(), P.cardinality()
    return sum((8191 * numbers[i] + 127 * numbers[j]) % 1009 * value(entries[i * n + j]) for i in range(n) for j in range(n))
def large(P):
    n = P.cardinality()
    found = {
        'height': P.height(), 'isSelfDual': P.is_isomorphic(P.dual()), 'isRanked': P.is_ranked(),
        'chains': P.chain_polynomial().list() if n < 500 else None, 'width': P.width() if n < 250 else None,
        'mobius': checksum(P, P.moebius_function_matrix(), lambda entry: entry),
        'dimension': P.dimension() if n < 30 or P.is_lattice() and LatticePoset(P).is_planar() else None,
        'isLattice': P.is_lattice(),
    }
    if found['isLattice']:
        L, numbers = LatticePoset(P), P.list()
        found.update({
            'isDistributive': L.is_distributive(), 'isModular': L.is_modular(), 'isPlanar': L.is_planar(),
            'joins': checksum(P, L.join_matrix(), lambda entry: numbers[entry]), 'meets': checksum(P, L.meet_matrix(), lambda entry: numbers[entry]),
            'joinIrreducibles': sorted(L.join_irreducibles()), 'meetIrreducibles': sorted(L.meet_irreducibles()),
        })
    return found
`;

type Answer = Record<string, unknown>;

/** What Sage answers for each case, a list of posets. */
function askSage(what: string, cases: readonly (readonly LabelledPoset[])[]): Answer[] {
  const data = JSON.stringify(cases.map((posets) => posets.map((poset) => [poset.n, pairsOf(poset)])));
  const lines = runSage(`${SCRIPT}
for case in json.loads(r'''${data}'''): show(${what}(*map(poset, case)))
`);
  expect(lines).toHaveLength(cases.length);
  return lines.map((line) => JSON.parse(line) as Answer);
}

const matrix = <T>(n: number, entry: (a: number, b: number) => T): T[][] =>
  range(n).map((a) => range(n).map((b) => entry(a, b)));

function checksum(n: number, entry: (a: number, b: number) => number): number {
  let sum = 0;
  for (let a = 0; a < n; a++) for (let b = 0; b < n; b++) sum += ((8191 * a + 127 * b) % 1009) * entry(a, b);
  return sum;
}

/** Our answers that do not grow with the poset. */
function shortAnswers(poset: LabelledPoset): Answer {
  const { dimension, realizer } = posetDimension(poset);
  expect(verifyRealizer(poset, realizer)).toEqual({ verified: true });
  expect(realizer).toHaveLength(Number(dimension));
  const isLattice = lattice(poset).lattice;
  return {
    isLattice,
    height: posetHeight(poset).height,
    width: posetWidth(poset).width,
    dimension,
    isRanked: rankFunction(poset).graded,
    chains: countChains(poset).map(Number),
    isSelfDual: selfDuality(poset).isomorphic,
    ...(isLattice && {
      isDistributive: distributiveLattice(poset).distributive,
      isModular: modularLattice(poset).modular,
      isPlanar: planarLattice(poset).planar,
      joinIrreducibles: joinIrreducibles(poset),
      meetIrreducibles: meetIrreducibles(poset),
    }),
  };
}

function answers(poset: LabelledPoset): Answer {
  const { n } = poset;
  const [mu, ranks, table] = [mobiusFunction(poset), rankFunction(poset), lattice(poset)];
  return {
    ...shortAnswers(poset),
    isMeetSemilattice: meetSemilattice(poset).meetSemilattice,
    mobius: matrix(n, (a, b) => Number(mu(a, b))),
    ranks: ranks.graded ? ranks.ranks : null,
    linearExtensions: Number(countLinearExtensions(poset)),
    maximalChains: Number(countMaximalChains(poset)),
    antichains: countAntichains(poset).map(Number),
    facets: sortedLists(orderComplex(poset).facets.toLists()),
    ideals: sortedLists([...orderIdeals(poset)]),
    minimal: poset.minimalElements,
    maximal: poset.maximalElements,
    ...(table.lattice && { join: matrix(n, table.join), meet: matrix(n, table.meet) }),
  };
}

function pair(p: LabelledPoset, q: LabelledPoset): Answer {
  const product = lexicographicProduct(p, q).covers.map(({ lower, upper }) => [lower, upper]);
  return {
    isIsomorphic: posetIsomorphism(p, q).isomorphic,
    product: product.map((cover) => cover.map((x) => [Math.floor(x / q.n), x % q.n])),
    extensions: [...linearExtensions(p)],
  };
}

function large(poset: LabelledPoset): Answer {
  const { n } = poset;
  const [mu, table] = [mobiusFunction(poset), lattice(poset)];
  return {
    ...shortAnswers(poset),
    mobius: checksum(n, (a, b) => Number(mu(a, b))),
    ...(table.lattice && { joins: checksum(n, table.join), meets: checksum(n, table.meet) }),
  };
}

/** All that Sage answered, `null` aside, is what we answer. */
function expectSame(ours: Answer, theirs: Answer, about: string): void {
  const asked = Object.entries(theirs).filter(([, answer]) => answer !== null);
  expect(Object.fromEntries(asked.map(([name]) => [name, ours[name]])), about).toEqual(Object.fromEntries(asked));
}

describe.skipIf(!hasSage)('Sage on posets', () => {
  it('finds the same lattices, numbers, Möbius functions, dimensions, ideals, chains', () => {
    const posets = samplePosets(inFull ? 2000 : 60);
    const known = posets.map(answers);
    askSage(
      'answers',
      posets.map((poset) => [poset]),
    ).forEach((theirs, i) => expectSame(known[i]!, theirs, `poset ${i}: ${JSON.stringify(posets[i])}`));
  });

  it('finds the same isomorphic pairs, lexicographic products, linear extensions', () => {
    const small = samplePosets(inFull ? 2000 : 100).filter(({ n }) => n > 0 && n < 6);
    const pairs = small.slice(1).map((poset, i): [LabelledPoset, LabelledPoset] => [poset, small[i]!]);
    const known = pairs.map(([p, q]) => pair(p, q));
    const isomorphic = known.filter(({ isIsomorphic }) => isIsomorphic === true).length;
    if (inFull) expect(isomorphic).toBeGreaterThan(10);
    askSage('pair', pairs).forEach((theirs, i) =>
      expectSame(known[i]!, theirs, `pair ${i}: ${JSON.stringify(pairs[i])}`),
    );
  });

  it('finds the same of posets of games', () => {
    const names = [
      'day:1',
      'day:2',
      'oc:2',
      'oslo:2',
      'os:1',
      'ss:1',
      'placement:2',
      'children:{0|},{|0}',
      ...(inFull ? ['oc:3', 'oslo:3', 'os:2', 'ss:2', 'day:3'] : []),
    ];
    const posets = names.map((name) => namedGamePoset(name).poset());
    const known = posets.map(large);
    askSage(
      'large',
      posets.map((poset) => [poset]),
    ).forEach((theirs, i) => expectSame(known[i]!, theirs, names[i]!));
  });
});
