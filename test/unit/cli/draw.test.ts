import { describe, expect, it } from 'vitest';
import { VERSION } from 'spgames/formats';
import { run, runJson } from '../../helpers/runCommand.js';
import { expectDocument } from '../../helpers/svgParts.js';

const draw = (...args: string[]): ReturnType<typeof run> => run(['draw', ...args]);

describe('draw', () => {
  it.each([
    ['snort@path:3', 'board'],
    ['snort@path:3', 'complex'],
    ['snort@path:3', 'poset'],
    ['snort@path:3', 'graph'],
    ['snort@path:2', 'tree'],
    ['snort@path:3', 'thermograph'],
    ['snort@path:3', 'betti'],
    ['snort@path:3', 'face-numbers'],
    ['facets:1 2, 2 3', 'poset'],
    ['facets:{}', 'tree'],
    ['facets:', 'poset'],
    ['facets:', 'betti'],
    ['ideal:x1*x2', 'betti'],
    ['value:{2|-2}', 'tree'],
    ['value:{2|-2}', 'graph'],
    ['-snort@path:2', 'graph'],
    ['snort@path:3 + clobber@grid:2x2/xo|ox + value:{2|-2} - digraph:LR 0>1 + loopy:over', 'board'],
  ])('draws %s --what %s as SVG and TikZ', async (source, what) => {
    const { exitCode, out, err } = await draw('--what', what, '--', source);
    expect([exitCode, err]).toEqual([0, '']);
    expectDocument(out);
    const tikz = await draw('--what', what, '--to', 'tikz', '--', source);
    expect(tikz.out).toMatch(/^%[^\n]*\n% [^\n]*\n\\begin\{tikzpicture\}/);
    const { saved } = await draw('--what', what, '-o', 'a.tex', '--', source);
    expect(saved['a.tex']).toBe(tikz.out);
  });

  it('draws a sum of several kinds as a sum, each summand on its own ground', async () => {
    const { out } = await draw(
      'snort@path:2 + domineering@grid:2x2 + clobber@grid:1x2/xo + value:{2|-2} - hex@hex:2x2',
    );
    expectDocument(out);
    expect(out.match(/>[+−]<\/text>/g)).toEqual(['>+</text>', '>−</text>', '>+</text>', '>+</text>']);
    expect(out).toContain('>{2|-2}</text>');
    expect(out).toContain('−: the players are exchanged</text>');
    expect(out).toMatch(
      /<desc>A sum: A board with 2 vertices[^<]*; [^<]*; The negative of: [^<]*; clobber[^<]*; \{2\|-2\}\.<\/desc>/,
    );
    const { out: tikz } = await draw('clobber@grid:1x2/xo + value:{2|-2}', '--to', 'tikz');
    expect(tikz).toContain('{$\\{2 \\mid -2\\}$};');
    expect((await draw('form:{0,1|3} + snort@path:2')).out).toContain('>{0,1|3}</text>');
    const { out: loopy } = await draw('snort@path:2 + digraph:LR 0>1 - loopy:over');
    expect(loopy.match(/>[^<]*<\/text>/g)!.join('')).toMatch(/>x3<.*>\+<.*>a=/);
  });

  it('draws boards without a ruleset, heaps as heaps, and moves', async () => {
    expectDocument((await draw('grid:2x2')).out);
    expect((await draw('path:2 + cycle:3')).out).toContain('A board with 5 vertices and 4 edges');
    expect((await draw('heaps:2,3')).out).toContain('<g class="counters"');
    expect((await draw('grid:2x2', '--what', 'complex')).exitCode).toBe(2);
    expect((await run(['export', 'grid:2x2', '--to', 'svg'])).out).toContain('<svg');
    expect((await run(['export', 'snort@path:2', '--to', 'tikz'])).out).toContain('tikzpicture');
  });

  it('draws the illegal complex, its poset and its Betti table', async () => {
    for (const what of ['complex', 'poset', 'betti', 'face-numbers']) {
      const [legal, illegal] = await Promise.all([
        draw('snort@path:3', '--what', what),
        draw('snort@path:3', '--what', what, '--illegal'),
      ]);
      expectDocument(illegal.out);
      expect(illegal.out).not.toBe(legal.out);
    }
    expect((await draw('snort@path:3', '--illegal')).out).toBe(
      (await draw('snort@path:3', '--what', 'complex', '--illegal')).out,
    );
    expect((await draw('snort@path:3', '--what', 'tree', '--illegal')).err).toContain('--illegal with --what tree');
  });

  it('goes by the name of the file or by --to, and refuses contradictions', async () => {
    const { saved } = await draw('snort@path:2', '-o', 'a.svg');
    expectDocument(saved['a.svg']!);
    for (const [args, words] of [
      [['--to', 'png'], 'expected -o FILE.png'],
      [['--to', 'pdf', '--json'], 'expected -o FILE.pdf'],
      [['--to', 'png', '-o', 'a.pdf'], 'expected a name that ends with .png'],
      [['--to', 'gif'], 'expected svg, tikz, png, pdf'],
      [['--width', '3'], 'from 10 to 20000'],
      [['-o', 'a.gif'], '.svg, .tex (TikZ), .png or .pdf'],
    ] as const) {
      const { exitCode, err, out } = await draw('snort@path:2', ...args);
      expect([exitCode, out]).toEqual([2, '']);
      expect(err).toContain(words);
    }
    expect(await runJson(['draw', 'snort@path:2', '--to', 'tikz'])).toEqual({
      spgames: VERSION,
      type: 'drawing',
      tikz: (await draw('snort@path:2', '--to', 'tikz')).out,
    });
  });

  it('has options for print', async () => {
    const { out } = await draw('snort@path:2', '--black-and-white', '--no-labels', '--width', '100');
    expectDocument(
      out.replace(/ width="100" height="[\d.]+"/, (sizes) =>
        / viewBox="\S+ \S+ (\S+) (\S+)"/
          .exec(out)!
          .slice(1)
          .reduce(
            (text, n, i) =>
              text.replace(i === 0 ? /width="[^"]+"/ : /height="[^"]+"/, `${i === 0 ? 'width' : 'height'}="${n}"`),
            sizes,
          ),
      ),
    );
    expect(out).toContain('width="100"');
    expect(out).not.toContain('#1d4fa8');
    expect(out).not.toContain('>1</text>');
  });

  it('draws temperatures over a range, one line for each integer of a first range', async () => {
    const plot = (await draw('snort@path:1..5', '--what', 'temperatures', '--to', 'tikz')).out;
    expect(plot).toContain('% temperature by n in snort@path:n. snort@path:n: 1: 0, 2: 1, 3: 2, 4: 3/2, 5: 1.');
    expect(plot).toContain('coordinates {(1,0) (2,1) (3,2) (4,1.5) (5,1)}');
    const two = (await draw('col@grid:{1,2}x1..3', '--what', 'temperatures', '--to', 'tikz')).out;
    expect(two.match(/\\addplot/g)).toHaveLength(2);
    for (const source of ['snort@path:3', 'snort@path:1..2000', 'col@grid:1..2x1..2 + path:1..2'])
      expect((await draw(source, '--what', 'temperatures')).err).toContain('expected one or two ranges');
    expect((await draw('snort@path:1..4', '--what', 'temperatures', '--illegal')).exitCode).toBe(2);
  });

  it('shows the picture, in a file of its own unless one is named', async () => {
    const opened: string[] = [];
    const more = {
      open: (name: string) => Promise.resolve(void opened.push(name)),
      newFile: (ending: string) => Promise.resolve(`new.${ending}`),
    };
    const own = await run(['draw', 'snort@path:2', '--open'], {}, more);
    expectDocument(own.saved['new.svg']!);
    expect([own.out, opened]).toEqual(['new.svg\n', ['new.svg']]);
    const named = await run(['draw', 'snort@path:2', '--open', '-o', 'a.tex'], {}, more);
    expect([Object.keys(named.saved), named.out, opened]).toEqual([['a.tex'], '', ['new.svg', 'a.tex']]);
    expect((await run(['batch', 'draw', 'list', '--open'], { list: 'snort@path:2' }, more)).err).toContain(
      '--open with many',
    );
  });
});
