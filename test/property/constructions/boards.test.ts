import { describe, expect, it } from 'vitest';
import { Board } from 'spgames/boards';
import {
  complexIsomorphism,
  SimplicialComplex,
  verifyComplexIsomorphism,
  type Vertex,
  vertexFromLabel,
} from 'spgames/complex';
import {
  gammaConstruction,
  type GammaConstruction,
  independenceConstruction,
  invariantConstruction,
  verifyConstruction,
} from 'spgames/constructions';
import { forbiddenByDistances, piecesOfGamma, rosettePlaces } from '../../reference/gammaGames.js';
import { rosettes } from '../../reference/rosettes.js';
import { complexOfMasks, labelledComplexes } from '../../generators/labelledComplexes.js';
import { range } from '../../helpers/range.js';
import { sampled } from '../../helpers/sampling.js';
import { subdividedVertices } from '../../helpers/chainPlacements.js';

/** A game by the definitions: its players, the cells of its basic positions, and the minimal illegal positions. */
interface DefinedGame {
  readonly vertices: readonly Vertex[];
  readonly cells: readonly string[];
  readonly illegal: readonly (readonly number[])[];
}

const played = new Map<string, DefinedGame>();

/**
 * The game on a Γ-board with all chains written out, by walking and counting alone; the same board is played on once.
 */
function byDefinition({ board, ruleset, target, certificate }: GammaConstruction): DefinedGame {
  const { edges, lengths, vertexCount } = board;
  const key = JSON.stringify([vertexCount, edges, lengths, ruleset.pieces, ruleset.clauses]);
  const known = played.get(key);
  if (known !== undefined) return known;
  const plain = board.subdivided();
  const inner = new Set(certificate.idSets.flatMap(({ facet }) => facet)).size;
  const places = rosettePlaces(
    plain,
    piecesOfGamma(
      inner,
      target.vertices.map(({ side }) => side),
    ),
  );
  const sets = ruleset.clauses!.flatMap((clause) => (clause.forbid === 'distances' ? clause.sets : []));
  const game = {
    vertices: places.map(({ side }, v): Vertex => (side === undefined ? { label: `p${v}` } : { label: `p${v}`, side })),
    cells: places.map(({ cells }) => cells.join()).sort(),
    illegal: forbiddenByDistances(
      plain,
      places.map(({ cells }) => cells),
      sets,
    ),
  };
  played.set(key, game);
  return game;
}

/** Does the certificate say where walking finds the pieces, no more and no fewer, and is the game the target's? */
function expectPlayed(construction: GammaConstruction): void {
  const { as, board, target, certificate } = construction;
  const { vertices, cells, illegal } = byDefinition(construction);
  const claimed = certificate.placements.flatMap((place) =>
    place === null
      ? []
      : [
          subdividedVertices(board, place)
            .sort((a, b) => a - b)
            .join(),
        ],
  );
  expect(claimed.sort()).toEqual(cells);
  const wanted = as === 'legal' ? target : SimplicialComplex.fromNonfaces(target.facets, target.vertices);
  const found = SimplicialComplex.fromNonfaces(illegal, vertices);
  const answer = complexIsomorphism(wanted, found);
  if (answer.isomorphic !== true) throw new Error(JSON.stringify(answer));
  expect(verifyComplexIsomorphism(wanted, found, answer.map)).toMatchObject({ verified: true });
  expect(answer.map).toHaveLength(vertices.length);
  expect(verifyConstruction(construction).verified).toBe(true);
}

function graph(pattern: string, edges: readonly (readonly number[])[]): SimplicialComplex {
  const vertices = Array.from(pattern, (x, v) => vertexFromLabel(x === 'z' ? String(v) : `${x}${v}`));
  return SimplicialComplex.fromFacets(edges, vertices);
}

const all = [0, 1, 2, 3, 4].flatMap(labelledComplexes).map(complexOfMasks);
// Where nothing is forbidden, the pieces are plain cycles, which is tested with the other constructions.
const illegal = all.filter(({ facets }) => facets.size > 0 && [...facets].every((facet) => facet.length > 1));
const legal = all.filter((target) => !target.isVoid && [...target.minimalNonfaces].some((set) => set.length > 1));

describe('Γ-boards with all chains written out', () => {
  it('the pieces of the ruleset are big cycles with cycles joined to vertices in a row', () => {
    for (const pattern of ['xx', 'xy', 'xyz', 'zzz', 'xxyz', 'zzzz', 'xyxyz']) {
      const target = graph(pattern, [Array.from(pattern, (_, v) => v)]);
      const { pieces } = gammaConstruction(target).ruleset;
      const wanted = piecesOfGamma(
        target.n,
        target.vertices.map(({ side }) => side),
      );
      expect(pieces.map(({ side }) => side)).toEqual(wanted.map(({ side }) => side));
      for (const [i, { k, c, m }] of wanted.entries()) {
        const piece = pieces[i]!;
        if (!('graph' in piece)) throw new Error('expected a graph');
        const { edges, n: vertexCount } = piece.graph;
        const plain = new Board({
          vertexCount,
          edges: edges.map(([u, v]) => [u, v] as const),
          lengths: edges.map(([, , length = 1]) => length),
        }).subdivided();
        expect([plain.vertexCount, plain.edges.length]).toEqual([k + m * (c - 1), k + m * c]);
        expect(rosettes(plain, k, c, m)).toEqual([range(plain.vertexCount).join()]);
      }
    }
  });

  it.each([0, 1, 2])(
    'Thm 2.16: all illegal complexes on at most four vertices without isolated ones; every third, from %i',
    (part) => {
      expect(illegal).toHaveLength(704);
      for (const [i, target] of sampled(illegal, 60).entries())
        if (i % 3 === part) expectPlayed(gammaConstruction(target));
    },
  );

  /**
   * @source Huntemann 2018, Thm 2.17
   * @source Huntemann 2018, Prop. 2.24
   */
  it('Thm 2.17 and Prop. 2.24: all legal complexes on at most four vertices', () => {
    expect(legal).toHaveLength(926);
    for (const target of sampled(legal, 60)) {
      expectPlayed(invariantConstruction(target));
      if (target.isFlag()) expectPlayed(independenceConstruction(target));
    }
  });

  it.each([
    [
      'xyxyz',
      [
        [0, 1],
        [0, 2],
        [0, 3],
        [0, 4],
        [1, 2],
        [1, 3],
        [1, 4],
        [2, 3],
        [2, 4],
        [3, 4],
      ],
    ],
    [
      'xxyyz',
      [
        [0, 1, 2],
        [0, 3, 4],
        [1, 3],
        [2, 4],
      ],
    ],
    [
      'xxxyyy',
      [
        [0, 1, 2],
        [3, 4, 5],
        [0, 3],
        [1, 4],
        [2, 5],
      ],
    ],
  ])('and on five and six: %s', (pattern, facets) => expectPlayed(gammaConstruction(graph(pattern, facets))));

  it('as printed, the example of the smallest failure has one illegal position more', () => {
    const target = graph('xxxx', [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
    const wrong = gammaConstruction(target, { labelling: 'printed' });
    expect(byDefinition(wrong).illegal).toHaveLength(6);
    expect(() => expectPlayed(wrong)).toThrow();
    expectPlayed(gammaConstruction(target));
  });
});
