import { describe, expect, it } from 'vitest';
import { LabelledPoset } from 'spgames/poset';
import { col, nogo, orientedDomineering } from 'spgames/games';
import {
  digraphOfRuleset,
  digraphValue,
  hackenbushDigraph,
  type HackenbushEdge,
  hackenbushStalkDigraph,
  type NamedDigraph,
  nimDigraph,
  posetGameDigraph,
} from 'spgames/digraphs';
import { grid, parseBoard, path } from 'spgames/boards';
import { thrownBy } from '../../helpers/thrownBy.js';

const written = ({ digraph, moves }: NamedDigraph): string => [digraph, ...moves].join(' | ');

describe('rulesets as digraphs', () => {
  it('have their moves as vertices', () => {
    expect(written(digraphOfRuleset(orientedDomineering, grid(2, 2)))).toBe(
      'digraph:LLRR 0-2 0-3 1-2 1-3 | x1 | x2 | y1 | y2',
    );
    expect(written(digraphOfRuleset(col, parseBoard('path:3 sides:L..')))).toBe(
      'digraph:LLLRR 0-1 1-2 1-3 2-4 3-4 | x1 | x2 | x3 | y2 | y3',
    );
    const colours = posetGameDigraph(
      LabelledPoset.fromCovers(
        ['a', 'b', 'c'],
        [
          [0, 1],
          [0, 2],
        ],
      ),
      { sides: ['L', undefined, 'R'] },
    );
    expect(written(colours)).toBe('digraph:LLRR 0>1 0>2 0>3 1-2 | a | b | b | c');
    expect(written(nimDigraph([2, 1]))).toBe(
      'digraph:LRLRLR 0-1 0>2 0>3 1>2 1>3 2-3 4-5 | 1:0 | 1:0 | 1:1 | 1:1 | 2:0 | 2:0',
    );
    expect(nimDigraph([5]).digraph.arcs.length).toBe(50);
    expect(nimDigraph([]).digraph.n).toBe(0);
  });

  it('are HACKENBUSH where edges fall with single ones', () => {
    expect(written(hackenbushStalkDigraph('LE'))).toBe('digraph:LLR 0>1 0>2 1-2 | 0-1 | 1-2 | 1-2');
    expect(String(digraphValue(hackenbushStalkDigraph('LRRL').digraph))).toBe('3/8');
    expect(hackenbushStalkDigraph('').digraph.n).toBe(0);
    const twice: HackenbushEdge[] = [
      [0, 1, 'L'],
      [1, 0, 'R'],
      [0, 0, 'L'],
    ];
    expect(written(hackenbushDigraph(twice))).toBe('digraph:LRL | 0-1 | 1-0(2) | 0-0');
    const figure2: HackenbushEdge[] = [
      [0, 1, 'L'],
      [0, 1, 'R'],
      [1, 2, 'L'],
    ];
    expect(() => hackenbushDigraph(figure2)).toThrow(
      'hackenbushDigraph: found the edge 1-2, which falls when 0-1 and 0-1(2) are cut, and with fewer of them does not',
    );
    expect(thrownBy(() => hackenbushDigraph(figure2))).toMatchObject({ details: { edge: 2, cut: [0, 1] } });
  });

  it('are refused where they are none', () => {
    expect(() => digraphOfRuleset(nogo, path(3))).toThrow('found the minimal nonface {x1, x2, x3}');
    expect(() => hackenbushDigraph([[1, 2, 'L']])).toThrow('the edge 1-2, which is not connected to the ground');
    expect(() => hackenbushStalkDigraph('LXR')).toThrow(
      'hackenbushStalkDigraph: found "X"; expected letters L, R and E.',
    );
    expect(() => hackenbushDigraph([[0, 1, 'X' as 'L']])).toThrow('edges[0][2] is "X"; expected "L" or "R" or "E"');
    expect(thrownBy(() => hackenbushStalkDigraph('L'.repeat(5000)))).toMatchObject({ code: 'too-many-edges' });
    expect(() => nimDigraph([2, -1])).toThrow('nimDigraph: heaps[1] is -1; expected an integer ≥ 0');
    expect(thrownBy(() => nimDigraph([1e6]))).toMatchObject({ code: 'too-many-arcs' });
    expect(() => posetGameDigraph(LabelledPoset.fromCovers(1, []), { sides: [] })).toThrow(
      'sides has 0 entries; expected 1',
    );
  });
});
