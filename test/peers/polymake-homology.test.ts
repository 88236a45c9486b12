import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chessboardComplex,
  matchingComplex,
  namedComplex,
  namedComplexes,
  reducedHomology,
  type SimplicialComplex,
} from 'spgames/complex';
import { beforeAll, describe, expect, it } from 'vitest';
import { peer } from './peers.js';

const polymake = peer('polymake');

/** The groups in degrees 0 … dim, each as its rank and its torsion coefficients with multiplicities. */
type Groups = [rank: number, torsion: [coefficient: number, multiplicity: number][]][];

function homologyByPolymake(complexes: readonly SimplicialComplex[]): Groups[] {
  const cases = complexes.map((complex) => `show(${JSON.stringify(complex.facets.toLists())});`);
  const script = `use application 'topaz';
sub show {
  my $complex = new SimplicialComplex(FACETS => $_[0]);
  print "@ [", join(",", map {
    my ($torsion, $rank) = ($_->torsion, $_->betti_number);
    "[$rank,[" . join(",", map { "[" . $_->first . "," . $_->second . "]" } @$torsion) . "]]"
  } @{$complex->HOMOLOGY}), "]\\n";
}
${cases.join('\n')}
`;
  const folder = mkdtempSync(join(tmpdir(), 'spgames-polymake-'));
  try {
    const file = join(folder, 'homology.pl');
    writeFileSync(file, script);
    const output = execFileSync(polymake!, ['--script', file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    const lines = output.split('\n').filter((line) => line.startsWith('@ '));
    return lines.map((line) => JSON.parse(line.slice(2)) as Groups);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Our groups in that form. */
function groupsOf(complex: SimplicialComplex): Groups {
  return reducedHomology(complex)
    .filter(({ degree }) => degree >= 0)
    .map(({ rank, torsion }) => {
      const counts = new Map<number, number>();
      for (const factor of torsion) counts.set(Number(factor), (counts.get(Number(factor)) ?? 0) + 1);
      return [rank, [...counts]];
    });
}

describe.skipIf(polymake === undefined)('polymake on homology over the integers', () => {
  const cases = [
    ...namedComplexes.map(({ name }) => ({ name, complex: namedComplex(name) })),
    ...[5, 6, 7, 8].map((n) => ({ name: `matching complex ${n}`, complex: matchingComplex(n) })),
    ...[3, 4, 5].map((n) => ({ name: `chessboard complex 4 by ${n}`, complex: chessboardComplex(4, n) })),
  ];
  let answers: Groups[];

  beforeAll(() => {
    answers = homologyByPolymake(cases.map(({ complex }) => complex));
  });

  it('agrees on the named complexes, on matching and chessboard complexes', () => {
    expect(answers).toHaveLength(cases.length);
    cases.forEach(({ name, complex }, i) => {
      expect(groupsOf(complex), name).toEqual(answers[i]);
    });
    const coefficients = new Set(answers.flat().flatMap(([, torsion]) => torsion.map(([coefficient]) => coefficient)));
    expect([...coefficients].sort((a, b) => a - b)).toEqual([2, 3]);
  });
});
