import fc from 'fast-check';
import { SimplicialComplex } from 'spgames/complex';
import {
  parseMacaulay2Complex,
  parseMacaulay2Ideal,
  printMacaulay2Complex,
  printMacaulay2Ideal,
  printPolymake,
  printSage,
} from 'spgames/formats';
import { type SquarefreeIdeal, stanleyReisnerIdeal } from 'spgames/ideal';
import { asComplex, asIdeal, parseSource } from 'spgames/sources';
import { describe, expect, it } from 'vitest';
import { families, labelled } from '../generators/ideals.js';
import { inFull, sampled } from '../helpers/sampling.js';
import { hasMacaulay2, runMacaulay2, sessionOfMacaulay2 } from './runMacaulay2.js';
import { hasPolymake, runPolymake } from './runPolymake.js';
import { hasSage, runSage } from './runSage.js';

/** Random complexes on at most 12 vertices of both players. */
const complexes: readonly SimplicialComplex[] = fc.sample(
  fc
    .integer({ min: 1, max: 12 })
    .chain((n) =>
      fc
        .tuple(families(n, 12), fc.array(fc.constantFrom<('L' | 'R')[]>('L', 'R'), { minLength: n, maxLength: n }))
        .map(([sets, sides]) => SimplicialComplex.fromFacets(sets, labelled(sides))),
    ),
  { seed: 3, numRuns: 200 },
);

/** What a program printed for each of some cases, between marks. */
function texts(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .split(/^CASE$\n?/m)
    .slice(1);
}

function monomials({ generators, ring }: SquarefreeIdeal): string[] {
  return generators
    .toLists()
    .map((set) =>
      set
        .map((v) => ring.variables[v]!.name)
        .sort()
        .join('*'),
    )
    .sort();
}

function faces({ facets, vertices }: SimplicialComplex): string[] {
  return facets
    .toLists()
    .map((set) =>
      set
        .map((v) => vertices[v]!.label)
        .sort()
        .join(' '),
    )
    .sort();
}

describe.skipIf(!hasMacaulay2)('Macaulay2', () => {
  const some = sampled(complexes, 60);

  it.each(
    sampled(
      [
        ...['I', 'ideal I_*', 'toString I', 'toExternalString I', 'toString ideal I_*'],
        ...[
          'concatenate("generators = ", toString I_*)',
          'concatenate("gens = ", toExternalString gens I)',
          '("o1 = " | net I) || "" || "o1 : MonomialIdeal of S"',
        ],
      ],
      3,
    ),
  )('prints an ideal as %s', async (printed) => {
    const ideals = some.map(stanleyReisnerIdeal);
    const script = ideals.map((ideal) => `${printMacaulay2Ideal(ideal)}<< "CASE" << endl << (${printed}) << endl\n`);
    const found = texts(runMacaulay2(script.join('')));
    expect(found).toHaveLength(ideals.length);
    for (const [i, ideal] of ideals.entries()) {
      const source = await parseSource('printed.m2', { read: () => found[i]! });
      expect(monomials(asIdeal(source)), found[i]).toEqual(monomials(ideal));
      expect(monomials(parseMacaulay2Ideal(found[i]!)), found[i]).toEqual(monomials(ideal));
    }
  });

  it.each(
    sampled(
      [
        'Delta',
        'toString Delta',
        'concatenate("facets = ", toString facets Delta)',
        '("o1 = " | net Delta) || "" || "o1 : SimplicialComplex"',
      ],
      2,
    ),
  )('prints a complex as %s', async (printed) => {
    const script = some.map(
      (complex) => `${printMacaulay2Complex(complex)}<< "CASE" << endl << (${printed}) << endl\n`,
    );
    const found = texts(runMacaulay2(script.join('')));
    expect(found).toHaveLength(some.length);
    for (const [i, complex] of some.entries()) {
      const source = await parseSource('printed.txt', { read: () => found[i]! });
      expect(faces(asComplex(source)), found[i]).toEqual(faces(complex));
      expect(faces(parseMacaulay2Complex(found[i]!)), found[i]).toEqual(faces(complex));
    }
  });

  it('shows a complex in a session', async () => {
    const asked = some.filter(({ facets }) => facets.size > 0);
    const session = asked.map((complex) => {
      const text = printMacaulay2Complex(complex);
      return `print "CASE"\n${text}facets Delta\ngens facetIdeal\nfacetMatrix = matrix {facets Delta}\n`;
    });
    const found = texts(sessionOfMacaulay2(session.join('')));
    expect(found).toHaveLength(asked.length);
    for (const [i, complex] of asked.entries()) {
      const source = await parseSource('session.txt', { read: () => found[i]! });
      expect(faces(asComplex(source)), found[i]).toEqual(faces(complex));
      expect(faces(parseMacaulay2Complex(found[i]!)), found[i]).toEqual(faces(complex));
    }
  });
});

describe.skipIf(!hasPolymake)('polymake', () => {
  it('prints the facets of a complex, by indices', async () => {
    const some = sampled(
      complexes.filter(({ facets }) => facets.size > 0 && facets.cardinality(0) > 0),
      40,
    );
    const script = some.map((complex, i) => {
      const definition = printPolymake({ complex })
        .replace(/^use.*\n/, '')
        .replaceAll('$Delta', `$c${i}`);
      return `${definition}print "CASE\\n", $c${i}->FACETS;\n`;
    });
    const found = texts(runPolymake(`use application "topaz";\n${script.join('')}`));
    expect(found).toHaveLength(some.length);
    for (const [i, complex] of some.entries()) {
      const again = asComplex(await parseSource('printed.txt', { read: () => found[i]! }));
      const support = complex.support.map((v) => complex.vertices[v]!.label);
      const named = again.withVertices(again.vertices.map(({ label }) => ({ label: support[Number(label)]! })));
      expect(faces(named), found[i]).toEqual(faces(complex));
    }
  });
});

describe.skipIf(!hasSage || !inFull)('Sage', () => {
  const some = sampled(
    complexes.filter(({ facets }) => facets.size > 0 && facets.cardinality(0) > 0),
    40,
  );

  it.each(['Delta', 'list(Delta.facets())', 'Delta.maximal_faces()'])('prints a complex as %s', async (printed) => {
    const cases = some.map((complex) => `${printSage({ complex })}print("CASE")\nprint(${printed})\n`);
    const found = texts(runSage(cases.join('')));
    expect(found).toHaveLength(some.length);
    for (const [i, complex] of some.entries()) {
      // Of larger complexes Sage prints the numbers of vertices and facets only.
      if (/\d+ facets/.test(found[i]!)) continue;
      const again = asComplex(await parseSource('printed.txt', { read: () => found[i]! }));
      expect(faces(again), found[i]).toEqual(faces(complex));
    }
  });

  it('prints an ideal', async () => {
    const ideals = some.map(stanleyReisnerIdeal).filter(({ generators }) => generators.size > 0);
    const cases = ideals.map((ideal) => `${printSage(ideal)}print("CASE")\nprint(I)\n`);
    const found = texts(runSage(cases.join('')));
    expect(found).toHaveLength(ideals.length);
    for (const [i, ideal] of ideals.entries()) {
      const again = asIdeal(await parseSource('printed.txt', { read: () => found[i]! }));
      expect(monomials(again), found[i]).toEqual(monomials(ideal));
    }
  });
});
