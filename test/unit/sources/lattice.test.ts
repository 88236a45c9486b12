import { describe, expect, it } from 'vitest';
import { LatticeGame, parseLatticeGame } from 'spgames/lattice';
import { latticeRuleset, MoveGame, moveGameFromJson, parseMoveGame } from 'spgames/moves';
import {
  asComplex,
  asLatticeGame,
  latticeSource,
  parseLatticeSource,
  asValue,
  atPosition,
  parseSource,
} from 'spgames/sources';

const NIM = 'lattice:moves 1,0 0,1 -1,1';
const value = (source: string): string => String(asValue(parseSource(source)));

describe('lattice sources', () => {
  it('without a position are the game', () => {
    const source = parseSource(`${NIM}; defeated 0,0`);
    expect(source).toMatchObject({ kind: 'lattice' });
    expect(
      asLatticeGame(source).equals(
        new LatticeGame(
          [
            [1, 0],
            [0, 1],
            [-1, 1],
          ],
          { defeated: [[0, 0]] },
        ),
      ),
    ).toBe(true);
  });

  it.each([
    [`${NIM}@3,4`, '*'],
    [`${NIM}@2147483647,3`, '*3'],
    [`${NIM}@0,0`, '0'],
    [`${NIM}@1,0 + 0,1`, '*3'],
    [`${NIM}@1,0 + value:1`, '1*'],
    [`-${NIM}@0,1`, '*2'],
    [`3*${NIM}@0,1`, '*2'],
    [`${NIM}@1,1 - nim@heaps:1,2`, '0'],
    [`${NIM}; defeated 0,0@1,0`, '0'],
    [`${NIM}; defeated 0,0@2,0`, '*'],
    ['lattice:moves 1; inequalities 1>=-2@-1', '*'],
    ['lattice:moves 1,0 1,1 1,2; inequalities 0,1>=0 2,-1>=0@3,4', '*'],
    ['lattice:dimension 0@', '0'],
    ['lattice:dimension 2@5,7', '0'],
  ])('%s has the value %s', (source, expected) => {
    expect(value(source)).toBe(expected);
  });

  it('become a position by a point, and by moves from it', () => {
    const after = (text: string, position: string): string => {
      const source = atPosition(parseSource(text), position);
      return source.kind === 'rules' ? source.object.toString() : source.kind;
    };
    expect(after(NIM, '3,4')).toBe(`${NIM}@3,4`);
    expect(after(NIM, '3,4 -1,1 1,0')).toBe(`${NIM}@3,3`);
    expect(after(`${NIM}@0,1`, '-1,1')).toBe(`${NIM}@1,0`);
    expect(after('lattice:dimension 0', '')).toBe('lattice:dimension 0@');
    expect(() => after(NIM, '')).toThrow(/a lattice game without a position/);
    expect(() => after(NIM, '3')).toThrow(/found "3" at column 1; expected a position, 2 integers/);
    expect(() => after(NIM, '0,1 1,0')).toThrow(/"1,0" at column 1 is not a move here; expected one of 0,1 -1,1/);
  });

  it('are read from files, and printed as they are read', async () => {
    const files: Record<string, string> = {
      'nim.json': JSON.stringify(parseLatticeGame(NIM)),
      'nim.txt': `${NIM}@1,1\n`,
    };
    const read = (file: string): string => files[file]!;
    expect(await parseSource('nim.json', { read })).toMatchObject({ kind: 'lattice' });
    expect(String(asValue(await parseSource('nim.json@1,1', { read })))).toBe('*3');
    expect(String(asValue(await parseSource('-nim.json@1,1 + value:1', { read })))).toBe('1*3');
    expect(String(asValue(await parseSource('nim.txt', { read })))).toBe('*3');
    const game = parseMoveGame(`${NIM}; defeated 0,0@3,4`);
    expect(moveGameFromJson(JSON.parse(JSON.stringify(game))).toString()).toBe(game.toString());
  });

  it('say what is wrong with them', () => {
    expect(() => asValue(parseSource(NIM))).toThrow(/asValue: a lattice game without a position; expected one of its/);
    expect(() => parseSource(`${NIM} + value:1`)).toThrow(/a lattice game without a position/);
    expect(() => parseSource(`-${NIM}`)).toThrow(/a lattice game without a position/);
    expect(() => parseSource(`2*${NIM}`)).toThrow(/a lattice game without a position/);
    expect(() => asComplex(parseSource(NIM))).toThrow(/asComplex: a lattice game; expected a game with rules/);
    expect(() => asComplex(parseSource(`${NIM}@1,1`))).toThrow(
      /A LATTICE GAME is not a strong placement game: in lattice:moves 1,0 -1,1@0,1 -1,1 and then 1,0/,
    );
    expect(() => parseSource(`${NIM}@3,x`)).toThrow(/found "3,x" at column 28; expected a position, 2 integers/);
    expect(() => parseSource(`${NIM}@3,-1`)).toThrow(/found "3,-1" at column 28; expected a point of the board/);
    expect(() => parseSource(`${NIM}; defeated 0,0@0,0`)).toThrow(/expected a point of the board/);
    expect(() => parseSource('lattice:moves 1,-1 -1,1@2,2')).toThrow(/play can go on for ever/);
    expect(() => parseSource('lattice:moves 1,0 0')).toThrow(/found "0" at column 19; expected 2 integers/);
    expect(() => parseSource(`vertices:1; ${NIM}`)).toThrow(/expected facets/);
    expect(() => asLatticeGame(parseSource('value:1'))).toThrow(/the form is not impartial/);
    expect(() => asLatticeGame(parseSource('snort@path:2'))).toThrow(
      /x1 is a vertex of Left; expected vertices of either/,
    );
    expect(() => asLatticeGame(parseSource('loopy:over'))).toThrow(/a loopy game; expected a lattice game, or another/);
    expect(() => asLatticeGame(parseSource(`${NIM}; defeated 0,0 1,0`), { misere: true })).toThrow(
      /with other defeated points/,
    );
    expect(() => latticeSource(parseSource(`${NIM}@0,0`), { misere: true })).toThrow(/misère play from the origin/);
    expect(() => parseLatticeSource('snort')).toThrow(/expected one game on heaps or rows/);
  });
});

describe('a lattice game as a ruleset', () => {
  it('has the moves of the game', () => {
    const ruleset = latticeRuleset(parseLatticeGame(`${NIM}; defeated 0,0`));
    expect([...new MoveGame([{ ruleset, position: '0,1' }]).options('0,1')]).toEqual([
      { position: '1,0', move: '-1,1' },
    ]);
    expect(ruleset.knownValue).toBeUndefined();
  });
});

describe('sources as lattice games', () => {
  it.each([
    ['octal(.77)', { heaps: 2 }, 'lattice:moves 1,0 0,1 -1,1', undefined, 'heap 1, heap 2'],
    ['octal(.07)', { heaps: 3 }, 'lattice:moves 1,0 0,1', undefined, 'heap 2, heap 3'],
    ['nim', { heaps: 2, misere: true }, `${NIM}; defeated 0,0`, undefined, 'heap 1, heap 2'],
    ['nim@heaps:1,2,2', {}, NIM, [1, 2], 'heap 1, heap 2'],
    ['octal(.6)@heap:2', { heaps: 3 }, NIM, [1, 0], 'heap 2, heap 3'],
    ['hexadecimal(.8)@heap:4', {}, 'lattice:moves 1', [1], 'heap 4'],
    ['kayles@path:2', {}, NIM, [0, 1], 'facets:1, facets:3, 1 2'],
    [NIM, {}, NIM, undefined, '1, 2'],
    [`${NIM}@3,4`, { misere: true }, `${NIM}; defeated 0,0`, [3, 4], '1, 2'],
    ['value:*2', {}, NIM, [0, 1], '*, *2'],
    ['grundy@heap:3 + grundy@heap:4', {}, 'lattice:moves 1,0 -1,1', [1, 1], 'heap 3, heap 4'],
  ] as const)('%s %o', (text, options, notation, start, names) => {
    const found = parseLatticeSource(text, options);
    expect(found.game.equals(parseLatticeGame(notation))).toBe(true);
    expect(found.start).toEqual(start);
    expect(found.names.join(', ')).toBe(names);
  });

  it('of files, as promises', async () => {
    const read = (): string => JSON.stringify(parseLatticeGame(NIM));
    expect((await parseLatticeSource('nim.json', { read })).game.toString()).toBe(NIM);
    expect((await parseLatticeSource('nim', { read, heaps: 4 })).heaps?.sizes).toEqual([1, 2, 3, 4]);
    expect((await parseLatticeSource('nim@heap:2', { read })).start).toEqual([0, 1]);
  });
});
