import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { join, SimplicialComplex } from 'spgames/complex';
import { Evaluator } from 'spgames/evaluation';
import { catalogue } from 'spgames/games';
import {
  latticeAxioms,
  latticeGameOfComplex,
  latticeGameOfHeaps,
  latticeGameOfLinks,
  LatticeOutcomes,
  squarefreeness,
  SquarefreeOutcomes,
} from 'spgames/lattice';
import { asGame, parseSource } from 'spgames/sources';
import { inFull, runs } from '../../helpers/sampling.js';
import { naiveIsP } from '../../reference/latticeOutcomes.js';

/** Complexes with at most six vertices, some of them loops, none of them void. */
const complexes: fc.Arbitrary<SimplicialComplex> = fc
  .nat({ max: 6 })
  .chain((n) =>
    fc
      .array(fc.subarray([...Array(n).keys()]), { minLength: 1, maxLength: 6 })
      .map((faces) => SimplicialComplex.fromFacets(faces, n)),
  );

const subsets = (n: number): number[][] =>
  Array.from({ length: 2 ** n }, (_, set) => [...Array(n).keys()].filter((v) => (set >> v) & 1));

/**
 * Does who does not begin win on a complex from a face? By its definition; misère play is lost by who makes the last
 * move.
 */
function playsP(complex: SimplicialComplex, face: readonly number[], play: 'normal' | 'misere'): boolean {
  const next = [...Array(complex.n).keys()].filter((v) => !face.includes(v) && complex.isFace([...face, v]));
  if (next.length === 0) return play === 'normal';
  return !next.some((v) => playsP(complex, [...face, v], play));
}

/** Impartial games of the catalogue on boards with few pieces. */
const GAMES: Readonly<Record<string, readonly string[]>> = {
  antichain: ['antichain(0<1,0<2,1<3,2<3)@empty:4'],
  'arc-kayles': ['arc-kayles@path:6', 'arc-kayles@cycle:5'],
  avoid: ['avoid(fano)@empty:7'],
  chain: ['chain(0<1,0<2,1<3,2<3)@empty:4'],
  cram: ['cram@grid:2x3', 'cram@grid:2x4'],
  'dawsons-chess': ['dawsons-chess@files:5', 'dawsons-chess@files:6'],
  'dawsons-kayles': ['dawsons-kayles@path:8'],
  inside: ['inside(fano)@empty:7'],
  kayles: ['kayles@path:5'],
  nim: ['nim@heaps:2,3', 'nim@heaps:1,1,2'],
  'node-kayles': ['node-kayles@path:7', 'node-kayles@grid:3x3', 'node-kayles@cycle:8'],
  'non-attacking': ['non-attacking(queens)@grid:3x3', 'non-attacking(kings)@grid:2x4'],
};

/** The placements of intervals of some lengths, in which they do not overlap, on a strip. */
function tilings(squares: number, lengths: readonly number[]): SimplicialComplex {
  const tiles = lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, squares - length + 1) }, (_, from) => [from, from + length]),
  );
  const overlapping = tiles.flatMap(([a, b], i) =>
    tiles.flatMap(([c, d], j) => (i < j && a! < d! && c! < b! ? [[i, j]] : [])),
  );
  return SimplicialComplex.fromNonfaces(overlapping, tiles.length);
}

const nodeKayles = (n: number): SimplicialComplex =>
  SimplicialComplex.independenceComplex(
    Array.from({ length: Math.max(0, n - 1) }, (_, v) => [v, v + 1]),
    n,
  );

const grundyOf = (complex: SimplicialComplex): number => {
  const { encoding, start } = latticeGameOfLinks(complex);
  return new SquarefreeOutcomes(encoding.game).grundyValue(start);
};

describe('a game on a complex with defeated nonfaces', () => {
  /** @source Guo & Miller 2009, Def. 2.9 */
  it('has the outcome of each face at 1 less the face, in normal and misère play', () => {
    fc.assert(
      fc.property(complexes, (complex) => {
        const { n } = complex;
        const [normal, misere] = [
          latticeGameOfComplex(complex).game,
          latticeGameOfComplex(complex, { misere: true }).game,
        ];
        const [isP, isMisereP] = [naiveIsP(normal), naiveIsP(misere)];
        for (const face of subsets(n)) {
          const point = Array.from({ length: n }, (_, v) => (face.includes(v) ? 0 : 1));
          expect(normal.isPosition(point)).toBe(complex.isFace(face));
          if (!complex.isFace(face)) continue;
          expect(isP(point)).toBe(playsP(complex, face, 'normal'));
          const isFacet = complex.facets.toLists().some((facet) => facet.join() === face.join());
          expect(normal.isTerminal(point)).toBe(isFacet);
          expect(misere.isDefeated(point)).toBe(isFacet);
          if (!isFacet) expect(isMisereP(point)).toBe(playsP(complex, face, 'misere'));
        }
      }),
      { numRuns: runs(400, 80) },
    );
  });

  it('fulfils the axioms', () => {
    fc.assert(
      fc.property(complexes, fc.boolean(), (complex, misere) => {
        expect(latticeAxioms(latticeGameOfComplex(complex, { misere }).game).holds).toBe(true);
        expect(latticeAxioms(latticeGameOfLinks(complex, { misere }).encoding.game).holds).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  it('is normal play on a simplex and misère play on its boundary', () => {
    for (let n = 1; n <= 5; n++) {
      const simplex = SimplicialComplex.simplex(n);
      const boundary = SimplicialComplex.fromNonfaces([[...Array(n).keys()]], n);
      expect(latticeGameOfComplex(simplex).game.defeated).toEqual([]);
      expect(latticeGameOfComplex(boundary).game.equals(latticeGameOfComplex(simplex).game.misere())).toBe(true);
      expect(latticeGameOfComplex(simplex, { misere: true }).game.equals(latticeGameOfComplex(boundary).game)).toBe(
        true,
      );
    }
  });

  it('has as defeated points the faces of the Alexander dual', () => {
    fc.assert(
      fc.property(complexes, (complex) => {
        const { defeated } = latticeGameOfComplex(complex).game;
        const dual = complex.alexanderDual();
        const faces = subsets(complex.n).filter((set) => dual.isFace(set));
        expect(new Set(defeated.map((point) => point.join()))).toEqual(
          new Set(faces.map((face) => Array.from({ length: complex.n }, (_, v) => (face.includes(v) ? 1 : 0)).join())),
        );
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('a game on a complex by the parts of its links', () => {
  it('has the outcomes of the evaluator, in normal and misère play', () => {
    const evaluator = new Evaluator();
    fc.assert(
      fc.property(complexes, (complex) => {
        const { encoding, start, parts } = latticeGameOfLinks(complex);
        expect(squarefreeness(encoding.game).squarefree).toBe(true);
        const outcomes = new SquarefreeOutcomes(encoding.game);
        expect(outcomes.isP(start)).toBe(evaluator.outcome(complex) === 'P');
        expect(outcomes.grundyValue(start)).toBe(evaluator.value(complex).nimber);
        const misere = latticeGameOfLinks(complex, { misere: true });
        if (complex.support.length > 0)
          expect(new LatticeOutcomes(misere.encoding.game).isP(misere.start)).toBe(
            evaluator.misereOutcome(complex) === 'P',
          );
        // A part is its own position: that of a unit vector.
        for (const [i, part] of parts.entries()) {
          expect(part.support).toHaveLength(part.n);
          expect(outcomes.grundyValues[i]).toBe(evaluator.value(part).nimber);
        }
      }),
      { numRuns: runs(400, 80) },
    );
  });

  it('has sums of Grundy values for joins', () => {
    fc.assert(
      fc.property(complexes, complexes, (one, other) => {
        const whole = join(
          one,
          other.withLabels((label) => `${label}'`),
        );
        expect(grundyOf(whole)).toBe(grundyOf(one) ^ grundyOf(other));
      }),
      { numRuns: runs(200) },
    );
  });

  it.each([
    ['NODE KAYLES on paths', '.137', 16, nodeKayles],
    ['dominoes on strips', '.07', 16, (n: number) => tilings(n, [2])],
    ['tiles of one and two squares on strips', '.77', 14, (n: number) => tilings(n, [1, 2])],
    ['tiles of three squares on strips', '.007', 16, (n: number) => tilings(n, [3])],
  ])('%s are the octal game %s', (_, code, most, complexOf) => {
    const { game, coordinates } = latticeGameOfHeaps(code, { heaps: most });
    const { grundyValues } = new SquarefreeOutcomes(game);
    const heaps = coordinates.map((coordinate) => (coordinate === null ? 0 : grundyValues[coordinate]!));
    for (let n = 0; n <= (inFull ? most : 9); n++) expect(grundyOf(complexOf(n))).toBe(heaps[n]);
  });

  it('has the Grundy values of tiles of three squares', () => {
    const values = Array.from({ length: inFull ? 16 : 10 }, (_, i) => grundyOf(tilings(i + 1, [3])));
    expect(values).toEqual([0, 0, 1, 1, 1, 2, 2, 0, 3, 3, 1, 1, 1, 0, 4, 3].slice(0, values.length));
  });
});

describe('the impartial rulesets of the catalogue', () => {
  it('are all here', () => {
    const impartial = catalogue.filter(({ players }) => players === 'impartial').map(({ name }) => name);
    expect(Object.keys(GAMES).sort()).toEqual([...impartial].sort());
  });

  it.each(Object.values(GAMES).flat())('%s has the same outcomes as a lattice game, in both ways', (source) => {
    const { legalComplex } = asGame(parseSource(source));
    const evaluator = new Evaluator();
    const [normal, misere] = [evaluator.outcome(legalComplex), evaluator.misereOutcome(legalComplex)];
    for (const [play, outcome] of [
      ['normal', normal],
      ['misere', misere],
    ] as const) {
      const given = { misere: play === 'misere' };
      const faces = latticeGameOfComplex(legalComplex, given);
      expect(new LatticeOutcomes(faces.game).isP(faces.start)).toBe(outcome === 'P');
      const links = latticeGameOfLinks(legalComplex, given);
      expect(new LatticeOutcomes(links.encoding.game).isP(links.start)).toBe(outcome === 'P');
    }
    expect(grundyOf(legalComplex)).toBe(evaluator.value(legalComplex).nimber);
  });
});
