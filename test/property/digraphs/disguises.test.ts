import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digraphForm, digraphOfRuleset, posetGameDigraph } from 'spgames/digraphs';
import { bigraphNodeKayles, literalForm } from 'spgames/games';
import { Board } from 'spgames/boards';
import { parseMoveGame, posetGame as posetGameRuleset } from 'spgames/moves';
import { FormStore } from 'spgames/values';
import type { Player } from '../../../src/player.js';
import { generatedPosets } from '../../generators/posets.js';
import { whereDifferent, posetGame, type NativeGame } from '../../reference/encodedGames.js';
import { expectMoveRulesetLaws } from '../../reference/moveRulesetLaws.js';
import { thrownBy } from '../../helpers/thrownBy.js';
import { runs } from '../../helpers/sampling.js';

const side = fc.constantFrom<Player | undefined>('L', 'R', undefined);
const colouredPosets = generatedPosets(1, 5).chain((poset) =>
  fc.record({ poset: fc.constant(poset), sides: fc.array(side, { minLength: poset.n, maxLength: poset.n }) }),
);

describe('games that are digraph placement in disguise', () => {
  /**
   * @source Clow and McKay 2024, Thm 3.1
   * @source Clow and McKay 2024, Cor. 3.2
   */
  it('POSET GAMES: the digraph has the literal form, and one or two vertices for each element', () => {
    fc.assert(
      fc.property(colouredPosets, ({ poset, sides }) => {
        const labels = poset.labels.map((_, x) => `e${x}`);
        const relations = labels.flatMap((a, x) =>
          labels.flatMap((b, y) => (x !== y && poset.isLessOrEqual(x, y) ? [`${a}<${b}`] : [])),
        );
        const lists = (['L', 'R'] as const).map((player) => labels.filter((_, x) => sides[x] === player).join());
        const notation = `poset-game@poset:${[...relations, ...labels].join(',')}/L:${lists[0]!}/R:${lists[1]!}`;
        const game = parseMoveGame(notation);
        const { digraph } = posetGameDigraph(poset, { sides });
        const named = { digraph, moves: labels.flatMap((label, x) => (sides[x] ? [label] : [label, label])) };
        const store = new FormStore('labelled');
        expect(digraphForm(named, store)).toBe(literalForm(game, store));
        expect(digraph.n).toBe(sides.reduce((n, s) => n + (s === undefined ? 2 : 1), 0));
        const order = labels.map((_, x) => labels.map((_, y) => poset.isLessOrEqual(x, y)));
        expect(whereDifferent(posetGame(order, labels, sides), named)).toBe(undefined);
        expectMoveRulesetLaws(posetGameRuleset, game.start);
      }),
      { numRuns: runs(300, 30) },
    );
  });

  const bigraphs = fc.tuple(fc.nat(3), fc.nat(3)).chain(([l, r]) => {
    const pairs = Array.from({ length: l * r }, (_, i) => [Math.floor(i / r), l + (i % r)] as [number, number]);
    return fc.record({ l: fc.constant(l), r: fc.constant(r), edges: fc.subarray(pairs) });
  });

  /**
   * @source Clow and McKay 2024, Thm 3.1
   * @source Clow and McKay 2024, Cor. 3.2
   */
  it('BIGRAPH NODE-KAYLES: the digraph is the bigraph with arcs both ways', () => {
    fc.assert(
      fc.property(bigraphs, ({ l, r, edges }) => {
        const owner = (v: number): Player => (v < l ? 'L' : 'R');
        const name = (v: number): string => `${v < l ? 'x' : 'y'}${v + 1}`;
        const native: NativeGame<readonly number[]> = {
          start: Array.from({ length: l + r }, (_, v) => v),
          moves: (left) =>
            left.map((v) => ({
              player: owner(v),
              name: name(v),
              next: left.filter(
                (w) => w !== v && !edges.some(([a, b]) => (a === v && b === w) || (a === w && b === v)),
              ),
            })),
          key: (left) => left.join(),
        };
        const board = new Board({ vertexCount: l + r, edges, sides: native.start.map(owner) });
        const named = digraphOfRuleset(bigraphNodeKayles, board);
        expect(whereDifferent(native, named)).toBe(undefined);
        expect([named.digraph.n, named.digraph.arcs.length]).toEqual([l + r, 2 * edges.length]);
      }),
      { numRuns: runs(200, 30) },
    );
  });

  it('is read with the elements of each player behind the poset', () => {
    const game = parseMoveGame('poset-game@poset:b>a; c/R:c,b/L:');
    expect(String(game)).toBe('poset-game@poset:a<b,c/R:b,c');
    expect([...game.options(game.start)].map(({ move, player }) => [move, player])).toEqual([
      ['a', undefined],
      ['b', 'R'],
      ['c', 'R'],
    ]);
    expect(String(game.after('a'))).toBe('poset-game@poset:c/R:c');
    expect(String(game.after('c a'))).toBe('poset-game@poset:');
    expect(parseMoveGame('poset-game@poset:').solver.value('//').toString()).toBe('0');
    for (const [text, message] of [
      ['poset-game@poset:a<b/L:c', /"c" at column 24 is not a member of the poset/],
      ['poset-game@poset:a<b/L:a/R:a', /each element in one list once/],
      ['poset-game@poset:a<b/a', /expected L: or R:/],
    ] as const)
      expect(() => parseMoveGame(text)).toThrow(message);
    expect(thrownBy(() => parseMoveGame('poset-game@poset:a<b/L:a,a'))).toMatchObject({ code: 'not-a-position' });
  });
});
