import { describe, expect, it } from 'vitest';
import { ValueReport } from '../../../src/cli/value/ValueReport.js';

describe('ValueReport', () => {
  it('shows rows as they come, by lines, each once; all of them are its text', () => {
    const shown: string[] = [];
    const report = new ValueReport('a game', ['value', 'birthday'], (text) => shown.push(text));
    report.tell([['outcome', 'N']]);
    report.tell([
      ['value', '*'],
      ['outcome', 'N'],
    ]);
    report.tell([['value', '*']]);
    report.tell([['birthday', '1']]);
    expect(shown).toEqual(['a game\n  outcome   N\n', '  value     *\n', '  birthday  1\n']);
    expect(`${report.text}\n`).toBe(shown.join(''));
  });
});
