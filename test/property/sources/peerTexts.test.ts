import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { asComplex, parseSource, type Source } from 'spgames/sources';
import { playOn } from 'spgames/games';
import {
  printMacaulay2Complex,
  printMacaulay2Game,
  printMacaulay2Ideal,
  printPolymake,
  printSage,
  printSingular,
} from 'spgames/formats';
import { stanleyReisnerIdeal } from 'spgames/ideal';
import { runs } from '../../helpers/sampling.js';

const label = fc.constantFrom(
  'x1',
  'x2',
  'x10',
  'y1',
  'y2',
  '1',
  '2',
  '12',
  'z1',
  'z3',
  'a',
  'b',
  'x',
  "c'",
  'r1c2',
  '1-2',
  'x_3',
);

/** Labels of all forms, and sets of them; the order of the vertices is any. */
const complexes = fc
  .record({
    labels: fc.uniqueArray(label, { maxLength: 7 }),
    sets: fc.array(fc.array(fc.nat(), { maxLength: 4 }), { maxLength: 5 }),
  })
  .map(({ labels, sets }) => {
    const vertices = labels.map(vertexFromLabel);
    return SimplicialComplex.fromFacets(
      sets.map((set) => (labels.length === 0 ? [] : set.map((v) => v % labels.length))),
      vertices,
    );
  });

function read(text: string, name: string): Promise<Source> {
  return parseSource(name, { read: () => text });
}

/** The same sets of the same labels, whatever the order of the vertices. */
function byLabels({ vertices, facets }: SimplicialComplex): unknown {
  const sets = facets.toLists().map((set) =>
    set
      .map((v) => vertices[v]!.label)
      .sort((a, b) => (a < b ? -1 : 1))
      .join(' '),
  );
  return [
    sets.sort((a, b) => (a < b ? -1 : 1)),
    vertices.map(({ label: own }) => own).sort((a, b) => (a < b ? -1 : 1)),
  ];
}

describe('what is written for other programs is read again', () => {
  it.each([
    ['a.m2', (complex: SimplicialComplex) => printMacaulay2Complex(complex)],
    ['a.txt', (complex: SimplicialComplex) => printMacaulay2Complex(complex)],
    ['a.m2', (complex: SimplicialComplex) => printMacaulay2Ideal(stanleyReisnerIdeal(complex))],
    ['a.txt', (complex: SimplicialComplex) => printSage({ complex })],
    ['a.sage', (complex: SimplicialComplex) => printSage({ ideal: stanleyReisnerIdeal(complex) })],
    ['-', (complex: SimplicialComplex) => (complex.n === 0 ? printSage({ complex }) : printSingular({ complex }))],
    [
      'a.sing',
      (complex: SimplicialComplex) =>
        complex.n === 0 ? 'ideal:1' : printSingular({ ideal: stanleyReisnerIdeal(complex) }),
    ],
  ])('%s: the same complex on the same vertices', async (name, print) => {
    await fc.assert(
      fc.asyncProperty(complexes, async (complex) => {
        const text = print(complex);
        if (text === 'ideal:1') return;
        const again = asComplex(await read(text, name));
        expect(again.equals(complex), text).toBe(true);
        expect(again.vertices).toEqual(complex.vertices);
      }),
      { numRuns: runs(400, 60) },
    );
  });

  it('polymake: the same facets and loops', async () => {
    await fc.assert(
      fc.asyncProperty(complexes, async (complex) => {
        const text = printPolymake({ complex });
        expect(byLabels(asComplex(await read(text, 'a.pl'))), text).toEqual(byLabels(complex));
      }),
      { numRuns: runs(400, 60) },
    );
  });

  it('of a game the legal complex', async () => {
    await fc.assert(
      fc.asyncProperty(
        complexes.filter((complex) => !complex.isVoid),
        async (complex) => {
          const game = playOn(complex);
          const complexesOfGame = { legal: game.legalComplex, illegal: game.illegalComplex };
          for (const text of [printMacaulay2Game(complexesOfGame), printSage(complexesOfGame)])
            expect(asComplex(await read(text, 'game')).equals(complex), text).toBe(true);
        },
      ),
      { numRuns: runs(200, 40) },
    );
  });

  it('with one thing changed it is read or refused with an error of the library', async () => {
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      by: fc.constantFrom('', '{', ')', '*', '^2', '"', ',', '=', '[', 'x', '\n', ';'),
    });
    await fc.assert(
      fc.asyncProperty(complexes, change, fc.nat(3), async (complex, { at, by }, which) => {
        const text = [
          printMacaulay2Complex,
          () => printSage({ complex }),
          () => printPolymake({ complex }),
          () => printMacaulay2Ideal(stanleyReisnerIdeal(complex)),
        ][which]!(complex);
        const place = Math.floor(at * text.length);
        const outcome: unknown = await read(text.slice(0, place) + by + text.slice(place + 1), 'a.m2').catch(
          (error: unknown) => error,
        );
        if (outcome instanceof Error) expect(outcome).toHaveProperty('code', expect.stringMatching(/^[a-z0-9-]+$/));
      }),
      { numRuns: runs(1000, 150) },
    );
  });
});
