import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cohenMacaulayReport, resolutionInvariants, type SquarefreeIdeal } from 'spgames/ideal';
import { col, compile, nodeKayles, snort } from 'spgames/games';
import {
  shelling,
  type SimplicialComplex,
  verifyDecomposition,
  verifyShelling,
  vertexDecomposition,
} from 'spgames/complex';
import { type Board, complete, parseGraph6, path } from 'spgames/boards';
import { range } from '../../helpers/range.js';
import { inFull, sampled } from '../../helpers/sampling.js';
import { isShellable } from '../../reference/decompositions.js';
import { subsets } from '../../reference/setFamily.js';

const { graphs } = JSON.parse(readFileSync(new URL('../../oracle/graphs.json', import.meta.url), 'utf8')) as {
  readonly graphs: readonly string[];
};
/** Every graph with 1 to 6 vertices, up to isomorphism; `name` is its graph6 text. */
const boards = graphs.map((name) => ({ name, board: parseGraph6(name) }));
/** All of them, or a sample with all up to 4 vertices. */
const checked = [...boards.slice(0, 18), ...sampled(boards.slice(18), 60)];
const connected = checked.filter(({ board }) => board.isConnected());

const isEdgeless = (board: Board): boolean => board.edges.length === 0;
const isComplete = (board: Board): boolean => board.edges.length === (board.vertexCount * (board.vertexCount - 1)) / 2;
const parts = (board: Board): Board[] => board.components().map((part) => board.induced(part).board);
const vertexSets = (board: Board): number[][] => subsets(range(board.vertexCount));

/** A set of vertices that every edge meets in one end. */
function bipartition(board: Board): number[] | undefined {
  return vertexSets(board).find((set) => board.edges.every(([u, v]) => set.includes(u) !== set.includes(v)));
}

/** The lengths of all chordless cycles: induced connected subgraphs with all degrees 2. */
function chordlessCycles(board: Board): number[] {
  return vertexSets(board)
    .map((set) => board.induced(set).board)
    .filter((part) => part.vertexCount > 2 && part.isConnected() && part.edges.length === part.vertexCount)
    .filter((part) => Array.from({ length: part.vertexCount }, (_, v) => part.degree(v)).every((d) => d === 2))
    .map((part) => part.vertexCount);
}

/** Is the quotient ring Cohen–Macaulay? The same over every field here, and what depth and dimension say. */
function isCohenMacaulay(ideal: SquarefreeIdeal): boolean {
  const report = cohenMacaulayReport(ideal);
  if (report.holds === 'undecided' || report.exceptions.length > 0)
    throw new Error('depends on the field or is undecided');
  for (const characteristic of [0, 2])
    expect(resolutionInvariants(ideal, { characteristic }).depth === ideal.dimension()).toBe(report.holds);
  return report.holds;
}

/** Is the complex shellable? With the shelling checked, or by trying all orders when there are few facets. */
function hasShelling(complex: SimplicialComplex): boolean {
  const found = shelling(complex);
  if (found.shellable === 'undecided') throw new Error('undecided');
  if (found.shellable) expect(verifyShelling(complex, found.order)).toMatchObject({ verified: true });
  else if (complex.facets.size <= 8) expect(isShellable(complex.facets.toLists())).toBe(false);
  return found.shellable;
}

/** The minimal vertex covers, each by its labels. */
const coversOf = (complex: SimplicialComplex): string[] =>
  complex.minimalVertexCovers.toLists().map((cover) => labels(complex, cover));
const labels = ({ vertices }: SimplicialComplex, set: readonly number[]): string =>
  set
    .map((v) => vertices[v]!.label)
    .sort()
    .join(' ');

describe('chapter 7 of Huntemann’s thesis on all boards with at most 6 vertices', () => {
  it('knows them all', () => {
    const count = (some: typeof boards): number[] =>
      [1, 2, 3, 4, 5, 6].map((n) => some.filter(({ board }) => board.vertexCount === n).length);
    expect(count(boards)).toEqual([1, 2, 4, 11, 34, 156]);
    expect(count(boards.filter(({ board }) => board.isConnected()))).toEqual([1, 1, 2, 6, 21, 112]);
  });

  /** @source Huntemann 2018, Prop. 7.14 */
  it('SNORT: Δ is pure exactly on disjoint unions of complete graphs (Prop. 7.14)', () => {
    for (const { name, board } of checked)
      expect(compile(snort, board).legalComplex.isPure(), name).toBe(parts(board).every(isComplete));
  });

  /**
   * @source Huntemann 2018, Prop. 7.15
   * As repaired: for boards with an edge.
   */
  it('SNORT: ILL is Cohen–Macaulay exactly on boards without edges (Prop. 7.15, repaired)', () => {
    for (const { name, board } of checked)
      expect(isCohenMacaulay(compile(snort, board).illegalIdeal), name).toBe(isEdgeless(board));
    // As printed, it never is; but on one vertex ILL = (x₁y₁), and Δ is two points: not connected, yet of dimension 0.
    const { legalComplex, illegalIdeal } = compile(snort, complete(1));
    expect(legalComplex.facets.toLists()).toEqual([[0], [1]]);
    expect(illegalIdeal.generators.toLists()).toEqual([[0, 1]]);
  });

  /** @source Huntemann 2018, Prop. 7.16 */
  it('SNORT: Δ on a complete graph is unmixed (Prop. 7.16)', () => {
    for (let n = 1; n <= 8; n++) {
      const { legalComplex } = compile(snort, complete(n));
      expect(legalComplex.isUnmixed()).toBe(true);
      expect(legalComplex.minimalVertexCovers.cardinalities()).toEqual(new Uint32Array(n * n).fill(2));
    }
  });

  /** @source Huntemann 2018, Prop. 7.17 */
  it('COL on a complete graph with n ≥ 3 vertices: Δ is pure, shellable and not unmixed, ILL but not L Cohen–Macaulay (Prop. 7.17)', () => {
    for (let n = 3; n <= 6; n++) {
      const { legalComplex, legalIdeal, illegalIdeal } = compile(col, complete(n));
      expect([legalComplex.isPure(), hasShelling(legalComplex), legalComplex.isUnmixed()]).toEqual([true, true, false]);
      expect([isCohenMacaulay(illegalIdeal), isCohenMacaulay(legalIdeal)]).toEqual([true, false]);
      const rest = Array.from({ length: n - 1 }, (_, i) => i + 2);
      const xs = ['x1', ...rest.map((i) => `x${i}`)].join(' ');
      const others = [...rest.map((i) => `x${i}`), ...rest.map((i) => `y${i}`)].join(' ');
      expect(coversOf(legalComplex)).toEqual(expect.arrayContaining([xs, others]));
    }
  });

  it('COL on one and two vertices: Δ is pure and unmixed; shellable on one, against the note after Prop. 7.17', () => {
    const [one, two] = [1, 2].map((n) => compile(col, complete(n)).legalComplex) as [
      SimplicialComplex,
      SimplicialComplex,
    ];
    for (const complex of [one, two]) expect([complex.isPure(), complex.isUnmixed()]).toEqual([true, true]);
    // Two points are not connected, but meet in the empty face, which has dimension −1 as it must.
    expect(one.facets.toLists()).toEqual([[0], [1]]);
    expect(hasShelling(one)).toBe(true);
    expect(hasShelling(two)).toBe(false);
  });

  /**
   * @source Huntemann 2018, Prop. 7.18
   * @source Huntemann 2018, Ex. 7.19
   */
  it('COL on a path with n ≥ 3 vertices: Γ is not unmixed, ILL not Cohen–Macaulay (Prop. 7.18, Ex. 7.19)', () => {
    for (let n = 3; n <= 7; n++) {
      const { illegalComplex, illegalIdeal } = compile(col, path(n));
      expect(illegalComplex.isUnmixed()).toBe(false);
      expect(isCohenMacaulay(illegalIdeal)).toBe(false);
      // The covers of the proof: x₁ y₂ x₃ y₄ …, and x₁ x₂ y₂ y₃ x₄ y₅ x₆ …
      const alternating = Array.from({ length: n }, (_, i) => `${i % 2 === 0 ? 'x' : 'y'}${i + 1}`);
      const late = Array.from({ length: n - 2 }, (_, i) => `${i % 2 === 0 ? 'y' : 'x'}${i + 3}`);
      for (const cover of [alternating, ['x1', 'x2', 'y2', ...late]])
        expect(coversOf(illegalComplex)).toContain([...cover].sort().join(' '));
    }
  });

  it('COL on bipartite boards is SNORT with the players of one part swapped (before Cor. 7.20)', () => {
    for (const { name, board } of checked) {
      const part = bipartition(board);
      if (part === undefined) continue;
      const swapped = compile(col, board).legalComplex.withLabels((label) =>
        part.includes(Number(label.slice(1)) - 1) ? `${label.startsWith('x') ? 'y' : 'x'}${label.slice(1)}` : label,
      );
      const facets = (complex: SimplicialComplex): string[] =>
        complex.facets.toLists().map((facet) => labels(complex, facet));
      expect(facets(swapped).sort(), name).toEqual(facets(compile(snort, board).legalComplex).sort());
    }
  });

  /**
   * @source Huntemann 2018, Cor. 7.20
   * As repaired: no unions of copies of K_1 and K_2.
   */
  it('COL on bipartite boards: Δ is pure exactly if no part has 3 vertices, ILL Cohen–Macaulay exactly without edges (Cor. 7.20, repaired)', () => {
    let bipartite = 0;
    for (const { name, board } of checked) {
      if (bipartition(board) === undefined) continue;
      bipartite++;
      const { legalComplex, illegalIdeal } = compile(col, board);
      const small = parts(board).every(({ vertexCount }) => vertexCount <= 2);
      expect(legalComplex.isPure(), name).toBe(small);
      expect(isCohenMacaulay(illegalIdeal), name).toBe(isEdgeless(board));
    }
    expect(bipartite).toBeGreaterThan(inFull ? 60 : 20);
    // As printed, Δ is pure on unions of K₂ only; but one vertex is bipartite and no such union.
    expect(compile(col, complete(1)).legalComplex.isPure()).toBe(true);
  });

  /** @source Huntemann 2018, Cor. 7.30 */
  it('SNORT: Δ is not shellable on connected boards with at least two vertices (Cor. 7.30)', () => {
    for (const { name, board } of connected)
      expect(hasShelling(compile(snort, board).legalComplex), name).toBe(board.vertexCount === 1);
  });

  /**
   * @source Huntemann 2018, Prop. 7.34
   * @source Huntemann 2018, Fact 7.31
   */
  it('NODE-KAYLES without chordless cycles but of lengths 3 and 5: Δ is shellable; if pure, ILL is Cohen–Macaulay (Prop. 7.34)', () => {
    let [shellable, pure] = [0, 0];
    for (const { name, board } of checked) {
      if (!chordlessCycles(board).every((length) => length === 3 || length === 5)) continue;
      const { legalComplex, illegalIdeal } = compile(nodeKayles, board);
      expect(hasShelling(legalComplex), name).toBe(true);
      const decomposition = vertexDecomposition(legalComplex);
      if (decomposition.vertexDecomposable !== true) throw new Error(name);
      expect(verifyDecomposition(legalComplex, decomposition.tree, 0), name).toMatchObject({ verified: true });
      expect(isCohenMacaulay(illegalIdeal), name).toBe(legalComplex.isPure());
      shellable++;
      if (legalComplex.isPure()) pure++;
    }
    // 138 chordal graphs, C₅, and C₅ with a sixth vertex joined to none, 1, 2 or 3 consecutive ones, or all.
    if (inFull) expect(shellable).toBe(144);
    expect(pure).toBeGreaterThan(inFull ? 40 : 10);
  });

  /** @source Huntemann 2018, Def. 7.39 */
  it('options of games with Cohen–Macaulay illegal ideal have one again (Fact 7.38, Def. 7.39)', () => {
    for (const { name, board } of checked)
      for (const ruleset of [col, nodeKayles]) {
        const game = compile(ruleset, board);
        if (!isCohenMacaulay(game.illegalIdeal)) continue;
        for (const v of game.legalComplex.support)
          expect(isCohenMacaulay(game.after([v]).illegalIdeal), `${name} after ${v}`).toBe(true);
      }
  });
});
