import { describe, expect, it } from 'vitest';
import { mayBeShort } from '../../../src/cli/mayBeShort.js';
import { runShortly } from '../../../src/cli/runShortly.js';
import type { Terminal } from '../../../src/cli/Terminal.js';
import { HANGING_MS } from '../../../scripts/hanging.js';

/** Runs a command line as a short one, and says what was written where. */
async function shortly(args: readonly string[], shortMs: number = HANGING_MS) {
  const written = { out: '', err: '', files: new Map<string, string>() };
  const terminal: Terminal = {
    print: (text) => void (written.out += text),
    warn: (text) => void (written.err += text),
    read: () => Promise.resolve('snort@path:2'),
    save: (name, content) => {
      written.files.set(name, String(content));
      return Promise.resolve();
    },
  };
  return { status: await runShortly(args, terminal, shortMs), ...written };
}

const nothing = { status: undefined, out: '', err: '', files: new Map() };

describe('runShortly', () => {
  it('writes what is found, and says how it ended', async () => {
    const value = await shortly(['value', 'snort@path:2']);
    expect([value.status, value.err]).toEqual([0, '']);
    expect(value.out).toMatch(/^snort@path:2\n {2}value {12}\{1\|-1\}\n/);
    expect(await shortly(['equal', 'snort@path:2', 'col@path:3'])).toMatchObject({ status: 1 });
    const wrong = await shortly(['value', 'snort@path']);
    expect([wrong.status, wrong.out]).toEqual([2, '']);
    expect(wrong.err).toMatch(/^spgames: [^\n]*\n$/);
  });

  it('saves a file', async () => {
    const { status, out, files } = await shortly(['build', 'facets:x1 y1', '-o', 'x.json']);
    expect([status, out, [...files.keys()]]).toEqual([0, '', ['x.json']]);
    expect(JSON.parse(files.get('x.json')!)).toMatchObject({ type: 'construction' });
  });

  it('does nothing if the time is over', async () => {
    for (const args of [
      ['value', 'snort@path:8'],
      ['analyze', 'snort@path:3'],
      ['build', 'facets:x1 y1', '-o', 'x'],
    ])
      expect(await shortly(args, 0)).toEqual(nothing);
  });

  it('does nothing if something is to be read', async () => {
    expect(await shortly(['value', 'x.json'])).toEqual(nothing);
    expect(await shortly(['value', 'snort@path:2 + -'])).toEqual(nothing);
    expect(await shortly(['batch', 'value'])).toEqual(nothing);
  });
});

describe('mayBeShort', () => {
  it.each([
    ['', true],
    ['help value', true],
    ['value snort@path:8', true],
    ['value domineering@grid:4x5', true],
    ['value domineering@grid:4x5/.#..', true],
    ['value 3*snort@path:4', true],
    ['analyze snort@path:8', true],
    ['analyze snort@grid:3x3', false],
    ['value snort@path:30', false],
    ['value nim@heaps:1000000000', false],
    ['value 9*snort@grid:3x3', false],
    ['value -', false],
    ['value game.json', false],
    ['value rules.json@path:3', false],
    [`value ${'snort@path:2 + '.repeat(9)}col@path:1`, false],
    ['batch value', false],
    ['verify x', false],
    ['link facets:1 1', true],
    ['nonsense', true],
  ])('%s: %j', (line, expected) => {
    expect(mayBeShort(line === '' ? [] : line.split(' '))).toBe(expected);
  });
});
