import { peer, type PeerName } from '../test/peers/peers.js';
import { measureCases, type Program } from './measureCases.js';
import type { Competitor } from './peerPrograms.js';
import type { ComplexWorkload } from './workloads.js';

/** A case that takes longer than this is left out. */
const LIMIT_MS = 6000;
/** Runs after the first, while they do not add up to more than two seconds. */
const RUNS = 3;

type Fits = (workload: ComplexWorkload) => boolean;
const isPure: Fits = ({ facets }) => facets.every((facet) => facet.length === facets[0]!.length);

const lists = (sets: readonly (readonly number[])[], open: string, close: string): string =>
  `${open}${sets.map((set) => `${open}${set.join()}${close}`).join()}${close}`;

function competitor(
  name: string,
  command: PeerName,
  program: Omit<Program, 'command'>,
  script: (workload: ComplexWorkload) => string,
  fits: Fits = () => true,
): Competitor<ComplexWorkload> {
  return {
    name,
    how: `in process, least of ${RUNS} after a warm-up, at most ${LIMIT_MS / 1000} s for an input`,
    async measure(workloads) {
      const path = peer(command);
      if (path === undefined) return undefined;
      const cases = workloads.filter(fits).map((workload) => ({ name: workload.name, script: script(workload) }));
      return measureCases({ ...program, command: path }, cases, LIMIT_MS);
    },
  };
}

/** Macaulay2's work(S, sets) on the facets or the nonfaces; `prepare` makes what it works on anew for each run. */
function macaulay2(
  name: string,
  field: string,
  sets: 'facets' | 'nonfaces',
  prepare: string,
  work: string,
  fits?: Fits,
): Competitor<ComplexWorkload> {
  const preamble = `needsPackage "SimplicialComplexes"; needsPackage "SimplicialDecomposability";
products = (S, F) -> apply(F, L -> product prepend(1_S, apply(L, i -> S_i)));
prepare = ${prepare};
work = ${work};
measure = (name, n, F) -> (
  S := (${field})[z_0..z_(n-1)]; best := infinity; spent := 0; r := null;
  for k from 0 to ${RUNS} when spent < 2 do (
    x := prepare(S, F); t := elapsedTiming work x; r = t#1; spent = spent + t#0;
    if k > 0 or spent >= 2 then best = min(best, t#0));
  << "@ " << name << " " << toString(1000. * best) << " " << toString r << endl << flush);
<< "@" << endl << flush;`;
  return competitor(
    name,
    'M2',
    { args: ['--script'], file: 'bench.m2', preamble },
    (workload) => `measure("${workload.name}", ${workload.n}, ${lists(workload[sets], '{', '}')})`,
    fits,
  );
}

function sage(name: string, work: string, fits?: Fits): Competitor<ComplexWorkload> {
  const preamble = `import time
def work(X):
${work}
def run(name, facets):
    best, spent = 1e9, 0
    for k in range(${RUNS} + 1):
        if spent >= 2: break
        X = SimplicialComplex(facets)
        start = time.time()
        r = work(X)
        t = time.time() - start
        spent += t
        if k > 0 or spent >= 2: best = min(best, t)
    print("@ %s %f %s" % (name, 1000 * best, str(r).lower()), flush=True)
print("@", flush=True)`;
  return competitor(
    name,
    'sage',
    { args: [], file: 'bench.sage', preamble },
    ({ name: input, facets }) => `run("${input}", ${lists(facets, '[', ']')})`,
    fits,
  );
}

function polymake(name: string, work: string, fits?: Fits): Competitor<ComplexWorkload> {
  const preamble = `use application 'topaz';
use Time::HiRes qw(time);
$| = 1;
sub work { my ($X) = @_; ${work} }
sub run {
  my ($name, $facets) = @_;
  my ($best, $spent, $r) = (1e9, 0, "");
  for my $k (0..${RUNS}) {
    last if $spent >= 2;
    my $X = new SimplicialComplex(FACETS => $facets);
    my $start = time;
    $r = work($X);
    my $t = time - $start;
    $spent += $t;
    $best = $t if ($k > 0 || $spent >= 2) && $t < $best;
  }
  print "@ $name ", 1000 * $best, " $r\\n";
}
print "@\\n";`;
  return competitor(
    name,
    'polymake',
    { args: ['--script'], file: 'bench.pl', preamble },
    ({ name: input, facets }) => `run("${input}", ${lists(facets, '[', ']')});`,
    fits,
  );
}

const facetComplex = '(S, F) -> simplicialComplex products(S, F)';

/* Homology: the groups of the degrees from 0, as rank and torsion coefficients: 0,2;1 is Z/2 and then Z. */

export const homologyPrograms: readonly Competitor<ComplexWorkload>[] = [
  polymake(
    'polymake',
    `my @groups = map { my $g = $_; join(",", $g->betti_number, map { ($_->first) x $_->second } @{$g->torsion}) }
      @{$X->HOMOLOGY}; return join(";", @groups);`,
  ),
  sage(
    'Sage',
    `    H = X.homology(reduced=True)
    return ";".join(",".join(map(str, [H[i].ngens() - len([a for a in H[i].invariants() if a]), *sorted(a for a in H[i].invariants() if a)])) for i in range(X.dimension() + 1))`,
  ),
  macaulay2(
    'M2',
    'ZZ',
    'facets',
    facetComplex,
    `D -> concatenate between(";", for i from 0 to dim D list (
  P := presentation prune homology(i, D); E := (smithNormalForm P)_0;
  d := select(apply(min(numRows E, numColumns E), j -> abs E_(j,j)), a -> a != 0);
  concatenate between(",", apply(prepend(numRows P - #d, sort select(d, a -> a > 1)), toString))))`,
    // Larger ones need minutes.
    ({ facets }) => facets.reduce((sum, facet) => sum + 2 ** facet.length, 0) <= 400,
  ),
];

/* Cohen–Macaulay over the rational numbers: true or false. */

export const cohenMacaulayPrograms: readonly Competitor<ComplexWorkload>[] = [
  sage('Sage', '    return X.is_cohen_macaulay()'),
  macaulay2(
    'M2 dual reg',
    'QQ',
    'facets',
    // The ideal of the complements of the facets, whose regularity is the projective dimension.
    '(S, F) -> (monomialIdeal apply(F, L -> product prepend(1_S, apply(toList(set(0..numgens S-1) - set L), i -> S_i))), numgens S - max apply(F, length))',
    '(J, c) -> regularity J == c',
  ),
];

/* Graded Betti numbers over ZZ/2: their sum, and their sum with weights. */

export const bettiPrograms: readonly Competitor<ComplexWorkload>[] = [
  macaulay2(
    'M2',
    'ZZ/2',
    'nonfaces',
    '(S, F) -> ideal products(S, F) + ideal 0_S',
    'I -> (B := betti res I; concatenate(toString sum values B, ":", toString sum apply(pairs B, p -> p#1 * (100 * p#0#0 + first p#0#1))))',
    ({ nonfaces }) => nonfaces.length > 0,
  ),
];

/* Shellable in the nonpure sense: true or false. */

export const shellingPrograms: readonly Competitor<ComplexWorkload>[] = [
  polymake('polymake', 'return $X->SHELLABLE ? "true" : "false";', isPure),
  sage('Sage', '    return X.is_shellable()'),
  macaulay2('M2', 'QQ', 'facets', facetComplex, 'isShellable'),
];
