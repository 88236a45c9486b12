import { describe, expect, it } from 'vitest';
import { runJson } from '../../helpers/runCommand.js';
import { answersAbout } from './threadOfWorlds.js';

const about = (of: string): string => JSON.stringify({ of });

describe('the posets of the explorer', () => {
  it.each(['day:2', 'children:{0|},{|0}', 'oslo:1', 'poset:a<b<d, a<c<d', 'snort@path:3', 'clobber@grid:2x2/xo|ox'])(
    'are those of the command: %s',
    async (name) => {
      const found = await answersAbout('snort@path:2')('poset', about(name));
      expect(found.command).toEqual(['poset', name]);
      const fields = found.facts.map(([what]) => what);
      const json = await runJson(['poset', name, '--only', `${fields.join()},elements,hasseDiagram`]);
      const said = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));
      expect(found.facts).toEqual(
        fields.map((field) => [field, said(field === 'covers' ? (json['hasseDiagram'] as []).length : json[field])]),
      );
      expect(found.labels).toEqual(json['elements']);
      const nodes = [...found.picture.matchAll(/data-node="(\d+)"/g)].map(([, node]) => Number(node));
      expect(nodes).toEqual(found.labels.map((_, x) => x));
      expect([...found.picture.matchAll(/data-arc="/g)]).toHaveLength((json['hasseDiagram'] as []).length);
    },
  );

  it('have elements with what is above and below them, as the Hasse diagram has it', async () => {
    const ask = answersAbout('snort@path:2');
    const { labels } = await ask('poset', about('day:2'));
    const json = (await runJson(['poset', 'day:2', '--only', 'hasseDiagram'])) as { hasseDiagram: [number, number][] };
    const up = labels.map((_, x) => json.hasseDiagram.filter(([lower]) => lower === x).map(([, upper]) => upper));
    const reached = (x: number): Set<number> => new Set(up[x]!.flatMap((y) => [y, ...reached(y)]));
    for (const [x, label] of labels.entries()) {
      const element = await ask('posetElement', `${x} ${about('day:2')}`);
      expect(element.label).toBe(label);
      expect(new Set(element.upperCovers)).toEqual(new Set(up[x]));
      expect(new Set(element.above)).toEqual(reached(x));
      expect(element.below.every((y) => reached(y).has(x))).toBe(true);
      expect(element.shows).toEqual({ source: `value:${label}`, position: [] });
    }
  });

  it('are made of the source in view: its faces, their ideals, and the values of its positions', async () => {
    const ask = answersAbout('snort@path:2');
    const faces = await ask('poset', about(''));
    expect([faces.labels, faces.command]).toEqual([
      ['∅', 'x1', 'x2', 'y1', 'y2', 'x1.x2', 'y1.y2'],
      ['poset', 'snort@path:2'],
    ]);
    const element = await ask('posetElement', `5 ${about('')}`);
    expect(element.shows).toEqual({ source: 'snort@path:2', position: ['x1', 'x2'] });
    const values = await ask('poset', about('values'));
    expect(values.labels).toEqual(['{1|-1}', '1', '-1', '0']);
    expect(values.words).toBe('7 positions with 4 values');
    const ideals = await ask('poset', about('ideals'));
    expect(ideals.facts.find(([what]) => what === 'distributive')).toEqual(['distributive', 'yes']);
    expect(ideals.labels).toContain('⟨x1, x2⟩');
  });

  it('are not drawn where they are too large, and say so', async () => {
    const ask = answersAbout('snort@path:8');
    await expect(ask('poset', about('values'))).rejects.toThrow('more than 400 positions');
    await expect(ask('poset', about('ideals'))).rejects.toThrow('more than 400 order ideals');
    const large = await ask('poset', about('day:3'));
    expect([large.picture, large.labels]).toEqual(['', []]);
    expect(large.tooLarge).toContain('1474 elements');
  });

  it('are of the values of the positions so far', async () => {
    const visited = ['snort@path:2', 'value:0', 'loopy:over', 'value:-1'].map((source) => ({ source, position: [] }));
    const found = await answersAbout('snort@path:2')('poset', JSON.stringify({ of: 'visited', visited }));
    expect(found.labels).toEqual(['{1|-1}', '0', '-1']);
  });
});
