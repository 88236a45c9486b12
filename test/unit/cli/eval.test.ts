import { describe, expect, it } from 'vitest';
import { run } from '../../helpers/runCommand.js';

describe('eval', () => {
  it.each([
    ['temperature(snort(path(5)))', '1\n'],
    ['value("{2|-2}")', '{2|-2}\n'],
    ['1/2 + 1/4', '3/4\n'],
    ['4/2', '2\n'],
    ['1 - 2', '-1\n'],
    ['value("*") < 0', 'false\n'],
    ['link(complex("facets:1 2 3, 2 3 4"), "2 3")', 'vertices:1 2 3 4; facets:1, 4\n'],
    ['ideal("x1*x3, x2*x3")', 'ideal:x1*x3, x2*x3\n'],
    ['snort(path(5))', 'snort@path:5\n'],
  ])('%s', async (expression, expected) => {
    expect(await run(['eval', expression])).toMatchObject({ exitCode: 0, out: expected });
  });

  it('writes pictures to the files that they name, shown or not', async () => {
    const { out, saved } = await run([
      'eval',
      'draw(path(2), "a.tex"); x = draw(path(2), "b.png"); x; drawComplex(snort(path(1)), "c.svg"); 5',
    ]);
    expect(out).toBe('wrote a.tex\nwrote b.png\nwrote c.svg\n5\n');
    expect(saved['a.tex']).toContain('tikzpicture');
    expect(saved['b.png']).toContain('PNG');
    expect(saved['c.svg']).toContain('<svg');
    expect(await run(['eval', 'draw(path(2), "a.jpg")'])).toMatchObject({ exitCode: 2, saved: {} });
    const asJson = await run(['eval', 'draw(path(2), "a.svg")', '--json']);
    expect(JSON.parse(asJson.out)).toMatchObject({ type: 'text', value: 'wrote a.svg' });
    expect((await run(['eval', '[draw(path(2))]'])).out).toBe('[a picture]\n');
  });

  it('prints the document of the result', async () => {
    const documents: readonly (readonly [string, object])[] = [
      ['value("*")', { type: 'value', name: '*' }],
      ['complex("facets:1 2")', { type: 'complex', facets: [[0, 1]] }],
      ['ideal("a*b")', { type: 'ideal', generators: [[0, 1]] }],
      ['snort(path(1))', { type: 'sp-game', facets: [[0], [1]] }],
      ['3/4', { type: 'number', value: '3/4' }],
      ['1 < 2', { type: 'truth', value: true }],
      ['[1, 1/2]', { type: 'list', items: [1, '1/2'] }],
    ];
    for (const [expression, document] of documents) {
      const { exitCode, out } = await run(['eval', expression, '--json']);
      expect(exitCode).toBe(0);
      expect(JSON.parse(out)).toMatchObject(document);
    }
  });

  it.each([
    ['1 +', 'spgames: column 4: unexpected end of expression'],
    ['temperature("a")', 'spgames: column 1: temperature: found a text as argument 1; expected temperature(value).'],
    ['snort(path(5)', 'spgames: column 14:'],
  ])('refuses %s in one line', async (expression, message) => {
    const { exitCode, out, err } = await run(['eval', expression]);
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('takes what begins with a sign after --', async () => {
    expect(await run(['eval', '--', '-value("^")'])).toMatchObject({ exitCode: 0, out: 'v\n' });
    const { exitCode, err } = await run(['eval', '-value("^")']);
    expect(exitCode).toBe(2);
    expect(err).toContain("spgames eval -- '-value");
  });

  it('ends with the time', async () => {
    const slow = 'g(n) = n < 2 ? n : g(n - 1) + g(n - 2); g(60)';
    const { exitCode, out, err } = await run(['eval', slow, '--timeout', '0.1']);
    expect([exitCode, out]).toEqual([3, '']);
    expect(err).toContain('not finished after 100 ms');
  });
});
