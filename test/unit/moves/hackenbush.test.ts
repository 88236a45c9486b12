import { describe, expect, it } from 'vitest';
import { digraphValue, hackenbushDigraph, hackenbushStalkDigraph } from 'spgames/digraphs';
import { literallyEqual } from 'spgames/games';
import {
  greenHackenbushNimber,
  hackenbushStalkNumber,
  hackenbushValueByTheorem,
  parseMoveGame,
  type HackenbushEdge,
} from 'spgames/moves';
import { parseValue, printValue } from 'spgames/values';

const valueOf = (position: string): string | undefined => {
  const game = parseMoveGame(`hackenbush@${position}`);
  return printValue(game.solver.value(game.start));
};

describe('HACKENBUSH', () => {
  /** @source Siegel 2013, Sec. 1 */
  it.each([
    ['', '0'],
    ['L', '1'],
    ['R', '-1'],
    ['LL', '2'],
    ['LR', '1/2'],
    ['LRR', '1/4'],
    ['LRRR', '1/8'],
    ['LLR', '3/2'],
    ['LRL', '3/4'],
    ['LRLRR', '9/16'],
    ['E', '*'],
    ['EE', '*2'],
    ['EEE', '*3'],
    ['EL', '^*'],
    ['ER', 'v*'],
    ['LE', '1*'],
    ['LRLRRLLR', '77/128'],
    // Siegel 2011, Sec. 1.2.2
    ['LRLR', '5/8'],
    ['LRLLR', '13/16'],
  ])('evaluates the stalk %s', (colours, value) => {
    expect(valueOf(`stalk:${colours}`)).toBe(printValue(parseValue(value)));
  });

  /** @source Siegel 2013, Ex. 2.1 */
  it.each([
    ['0-1E,1-2E,1-3E', '*'],
    ['0-1E,1-2E,0-2E', '*'],
    ['0-1E,1-2E,1-3E,3-4E', '*4'],
    ['0-1L,1-2L,1-3R,3-4L', '3/2'],
    ['0-0L,0-0R,0-0E', '*'],
    ['0-1L,0-1L,0-1R,1-2E', '1*'],
  ])('evaluates the graph %s', (edges, value) => {
    expect(valueOf(`edges:${edges}`)).toBe(value);
  });

  it('has edges that fall only when several are cut', () => {
    const game = parseMoveGame('hackenbush@edges:0-1L,0-1R,1-2L');
    expect([...game.options(game.start)].map(({ player, move, position }) => [player, move, position])).toEqual([
      ['L', '0-1L', '0-1R,1-2L'],
      ['R', '0-1R', '0-1L,1-2L'],
      ['L', '1-2L', '0-1L,0-1R'],
    ]);
    expect(valueOf('edges:0-1L,0-1R,1-2L')).toBe('1');
    expect(game.after('0-1L 0-1R').toString()).toBe('hackenbush@edges:');
    expect(game.after('0-1L').toString()).toBe('hackenbush@edges:0-1R,1-2L'.replace('edges:0-1R,1-2L', 'stalk:RL'));
  });

  /** @source Siegel 2013, Sec. 2 */
  it('is won by Left in two copies of EL, and by Right when 1/8 is taken away', () => {
    const won = (text: string): string => {
      const game = parseMoveGame(text);
      return game.solver.value(game.start).outcome;
    };
    expect(won('hackenbush@stalk:EL')).toBe('N');
    expect(won('hackenbush@stalk:EL + stalk:EL')).toBe('L');
    expect(won('hackenbush@stalk:EL + stalk:EL + stalk:RLLL')).toBe('R');
  });

  it('writes each position in one way', () => {
    const written = (position: string): string => parseMoveGame(`hackenbush@${position}`).toString();
    expect(written('edges: 2-1R, 1-0L')).toBe('hackenbush@stalk:LR');
    expect(written('edges:5-0L,0-5E,5-5R')).toBe('hackenbush@edges:0-5E,0-5L,5-5R');
    expect(written('stalk:')).toBe('hackenbush@edges:');
  });

  it.each([
    ['stalk:LRG', /found "LRG".*letters L, R and E/],
    ['edges:0-1L,1-2', /found "1-2" at column 23; expected an edge such as 0-1L/],
    ['edges:0-1L,2-3L', /found "2-3L" at column 23; expected edges that are connected to the ground/],
    ['edges:0-1048576L', /vertices from 0 to 1048575/],
    [`stalk:${'L'.repeat(2049)}`, /a position of 2049 edges.*at most 2048/],
    ['row:LRE', /stalk:… or edges:…/],
  ])('refuses %s', (position, message) => {
    expect(() => parseMoveGame(`hackenbush@${position}`)).toThrow(message);
  });

  it('evaluates long stalks and wide trees at once', () => {
    const stalk = parseMoveGame(`hackenbush@stalk:${'L'}${'R'.repeat(2047)}`);
    expect(stalk.solver.value(stalk.start).number?.exponent).toBe(2047);
    expect(stalk.solver.formalBirthday(stalk.start)).toBe(2048);
    const tree = Array.from({ length: 2000 }, (_, i): HackenbushEdge => [
      Math.floor(i / 2),
      i + 1,
      i % 3 === 0 ? 'R' : 'L',
    ]);
    expect(hackenbushValueByTheorem(tree)?.number).toBeDefined();
    expect(greenHackenbushNimber(tree.map(([u, v]) => [u, v, 'E']))).toBe(0);
    expect(greenHackenbushNimber(Array.from({ length: 2047 }, (_, i) => [i, i + 1, 'E']))).toBe(2047);
  });

  it('finds numbers of stalks as long as memory has room for', () => {
    expect(hackenbushStalkNumber('LLRL').toString()).toBe('7/4');
    expect(hackenbushStalkNumber('').toString()).toBe('0');
    expect(hackenbushStalkNumber(`L${'R'.repeat(100_000)}`).exponent).toBe(100_000);
    expect(() => hackenbushStalkNumber('LEL')).toThrow(/"E".*letters L and R/);
  });

  it('leaves cycles with edges of several kinds to the search', () => {
    expect(
      hackenbushValueByTheorem([
        [0, 1, 'L'],
        [1, 2, 'R'],
        [2, 0, 'E'],
      ]),
    ).toBeUndefined();
    expect(valueOf('edges:0-1L,1-2R,0-2E')).toBe('1/2*');
    expect(() => greenHackenbushNimber([[1, 2, 'E']])).toThrow(/1-2E, which is not connected/);
  });

  it('is a digraph placement game where each edge falls with a single one', () => {
    for (const colours of ['LRE', 'LLR', 'RLERL', 'EEL'])
      expect(printValue(digraphValue(hackenbushStalkDigraph(colours).digraph))).toBe(valueOf(`stalk:${colours}`));
    const edges: HackenbushEdge[] = [
      [0, 1, 'L'],
      [1, 2, 'R'],
      [1, 3, 'E'],
      [0, 4, 'R'],
      [4, 0, 'L'],
    ];
    expect(printValue(digraphValue(hackenbushDigraph(edges).digraph))).toBe(
      valueOf(`edges:${edges.map(([u, v, c]) => `${u}-${v}${c}`).join()}`),
    );
  });
});

describe('moves that lead to the same position', () => {
  it('are moves of their own, as in sums of stalks', () => {
    const [edges, stalks] = ['hackenbush@edges:0-1L,0-1L', 'hackenbush@stalk:L + stalk:L'].map(parseMoveGame);
    expect(literallyEqual(edges!, stalks!).literallyEqual).toBe(true);
    const [heaps, heap] = ['grundy@heaps:3,3', 'grundy@heap:3 + heap:3'].map(parseMoveGame);
    expect(literallyEqual(heaps!, heap!).literallyEqual).toBe(true);
  });
});
