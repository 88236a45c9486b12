import { describe, expect, it } from 'vitest';
import { run } from '../../helpers/runCommand.js';

describe('values with long names', () => {
  it('are said in short, and where all of it is to be had', async () => {
    const { exitCode, out } = await run(['value', 'snort@path:16']);
    expect(exitCode).toBe(0);
    expect(out).toContain('  value            more than 20,480 characters\n  options          7 of Left, 7 of Right\n');
    expect(out).toContain('whole form       -o FILE writes all of it');
    expect(out).toContain('  Left stop        1\n');
  });

  it('are written to a file as a whole, with definitions', async () => {
    const { out, saved } = await run(['value', 'snort@path:16', '-o', 'value.txt']);
    expect(out).toBe('');
    const lines = saved['value.txt']!.trimEnd().split('\n');
    const start = lines.indexOf('Canonical form, with definitions (as CGSuite reads it)');
    expect(lines[start + 1]).toMatch(/^g1 := \{/);
    expect(lines.at(-1)).toMatch(/^g\d+$|^\{/);
    expect(lines.find((line) => line.startsWith('  reduced form'))!.length).toBeGreaterThan(1000);
  });

  it('that can be written are, in a file', async () => {
    const { saved } = await run(['value', 'snort@path:4', '-o', 'value.txt']);
    expect(saved['value.txt']).toBe((await run(['value', 'snort@path:4'])).out);
    expect((await run(['value', 'snort@path:4'])).out).not.toContain('whole form');
    const { saved: json } = await run(['value', 'snort@path:4', '--json', '-o', 'value.json']);
    expect(JSON.parse(json['value.json']!)).toMatchObject({ type: 'value', name: '{2|1||-1|-2}' });
  });
});
