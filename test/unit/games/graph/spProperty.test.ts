import { describe, expect, it } from 'vitest';
import {
  compile,
  complexFromGameGraph,
  GameGraph,
  gameGraphIsomorphism,
  gameGraphOf,
  nodeKayles,
  playOn,
  snort,
  spProperty,
} from 'spgames/games';
import { path } from 'spgames/boards';
import { range } from '../../../helpers/range.js';

type Arc = [number, number, ('L' | 'R')?];

describe('spProperty', () => {
  /**
   * @source Huntemann 2018, Ex. 3.5
   * @source Huntemann 2018, Ex. 3.7
   * @source Huntemann 2018, Ex. 3.8
   */
  it('Huntemann 2018, Ex. 3.5, 3.7, 3.8: five basic positions, four pairs, one triple; 3! paths to it, two of each order', () => {
    // Positions 1 … 11 with the start 1 as in the text; 7, 8, 9 are the pairs in 11, two of its pieces are Left's.
    const arcs: Arc[] = [
      [1, 2, 'L'],
      [1, 3, 'L'],
      [1, 4, 'R'],
      [1, 5, 'L'],
      [1, 6, 'R'],
      [2, 7, 'L'],
      [3, 7, 'L'],
      [2, 8, 'R'],
      [4, 8, 'L'],
      [3, 9, 'R'],
      [4, 9, 'L'],
      [5, 10, 'R'],
      [6, 10, 'L'],
      [7, 11, 'R'],
      [8, 11, 'L'],
      [9, 11, 'L'],
    ];
    const graph = new GameGraph(
      11,
      arcs.map(([u, v, player]) => [u - 1, v - 1, player]),
    );
    expect(spProperty(graph)).toEqual({ spProperty: true, ranks: [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3] });
    const game = complexFromGameGraph(graph);
    expect(game.spGame && game.complex.vertices.map(({ label }) => label)).toEqual(['x1', 'x2', 'x3', 'y1', 'y2']);
    expect(game.spGame && game.complex.facets.toLists()).toEqual([
      [2, 4],
      [0, 1, 3],
    ]);
    expect(game.spGame && game.positions).toEqual([
      [],
      [0],
      [1],
      [3],
      [2],
      [4],
      [0, 1],
      [0, 3],
      [1, 3],
      [2, 4],
      [0, 1, 3],
    ]);
  });

  /** @source Huntemann 2018, Ex. 3.9 */
  it('Huntemann 2018, Ex. 3.9: right numbers of paths, but two positions with two common successors', () => {
    const graph = new GameGraph(5, [
      [0, 1, 'L'],
      [0, 2, 'L'],
      [1, 3, 'L'],
      [1, 4, 'L'],
      [2, 3, 'L'],
      [2, 4, 'L'],
    ]);
    const answer = { because: 'common-successors', vertices: [1, 2], successors: [3, 4] };
    expect(spProperty(graph)).toEqual({ spProperty: false, ...answer });
    expect(spProperty(graph, { reading: 'printed' })).toEqual({ spProperty: false, ...answer });
    expect(complexFromGameGraph(graph)).toEqual({ spGame: false, ...answer });
  });

  /** @source Huntemann 2018, Ex. 4.34 */
  it('Huntemann 2018, Ex. 4.34: the canonical form {{|0}|0} of −1/2 has a play LR but no play RL, as a tree and as a graph', () => {
    // As a tree the two ends differ, and the play LR to one of them asks for a play RL to it.
    const tree = new GameGraph(
      ['{{|0}|0}', '{|0}', '0 after LR', '0 after R'],
      [
        [0, 1, 'L'],
        [1, 2, 'R'],
        [0, 3, 'R'],
      ],
    );
    const answer = spProperty(tree);
    expect(answer).toMatchObject({ spProperty: false, because: 'path-count', from: 0, to: 2 });
    expect(complexFromGameGraph(tree).spGame).toBe(false);
    // With equal positions identified the graph is not even graded: 0 is reached by one move and by two.
    const graph = new GameGraph(
      ['{{|0}|0}', '{|0}', '0'],
      [
        [0, 1, 'L'],
        [1, 2, 'R'],
        [0, 2, 'R'],
      ],
    );
    expect(spProperty(graph)).toMatchObject({ spProperty: false, because: 'not-graded' });
  });

  /** @source Huntemann 2018, Prop. 3.11 */
  it('Huntemann 2018, Prop. 3.11: SNORT on P3 has it, the game graph comes back from the complex it gives', () => {
    const graph = gameGraphOf(compile(snort, path(3)));
    const property = spProperty(graph);
    const ranks = property.spProperty ? property.ranks : [];
    expect(range(4).map((k) => ranks.filter((rank) => rank === k).length)).toEqual([1, 6, 8, 2]);
    const back = complexFromGameGraph(graph);
    expect(back.spGame && gameGraphIsomorphism(gameGraphOf(playOn(back.complex)), graph).isomorphic).toBe(true);
  });

  /** @source Huntemann 2018, Def. 6.18 */
  it('Huntemann 2018, Def. 6.18: impartial games', () => {
    const graph = gameGraphOf(compile(nodeKayles, path(4)));
    expect(spProperty(graph.withoutPlayers()).spProperty).toBe(true);
    const wrong = new GameGraph(4, [
      [0, 1, 'L'],
      [0, 2, 'R'],
      [1, 3, 'L'],
      [2, 3, 'R'],
    ]);
    expect(spProperty(wrong.withoutPlayers()).spProperty).toBe(true);
    expect(spProperty(wrong)).toEqual({
      spProperty: false,
      because: 'mixed-paths',
      from: 0,
      to: 3,
      orders: ['LL', 'RR'],
    });
  });

  it('names the order of the players that has too few paths', () => {
    const graph = new GameGraph(4, [
      [0, 1, 'L'],
      [0, 2, 'L'],
      [1, 3, 'R'],
      [2, 3, 'R'],
    ]);
    expect(spProperty(graph)).toEqual({
      spProperty: false,
      because: 'path-count',
      from: 0,
      to: 3,
      order: 'LR',
      found: 2n,
      expected: 1n,
    });
    const single = new GameGraph(3, [
      [0, 1],
      [1, 2],
    ]);
    expect(spProperty(single)).toMatchObject({ because: 'path-count', order: '--', found: 1n, expected: 2n });
  });

  it('looks for a grading, and a unique start', () => {
    const short = spProperty(
      new GameGraph(3, [
        [0, 1, 'L'],
        [1, 2, 'L'],
        [0, 2, 'L'],
      ]),
    );
    expect(short).toMatchObject({ spProperty: false, because: 'not-graded' });
    const around = spProperty(
      new GameGraph(3, [
        [0, 1],
        [1, 2],
        [2, 0],
      ]),
    );
    expect(around).toMatchObject({ spProperty: false, because: 'not-graded' });
    expect(complexFromGameGraph(new GameGraph(2, []))).toEqual({
      spGame: false,
      because: 'no-unique-start',
      sources: [0, 1],
    });
    expect(complexFromGameGraph(new GameGraph(0, []))).toMatchObject({ because: 'no-unique-start', sources: [] });
  });
});
