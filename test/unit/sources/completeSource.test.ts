import { describe, expect, it } from 'vitest';
import { namedComplexes } from 'spgames/complex';
import { catalogue } from 'spgames/games';
import { moveCatalogue } from 'spgames/moves';
import { completeSource } from 'spgames/sources';
import { SOURCE_HELP } from '../../../src/cli/help/sourceHelp.js';

const texts = (typed: string): string[] => completeSource(typed).map(({ text }) => text);

describe('completeSource', () => {
  it.each([
    ['sno', ['snort@']],
    ['-sno', ['-snort@']],
    ['3*sno', ['3*snort@']],
    ['snort@pat', ['snort@path:']],
    ['snort@path:3 + pat', ['snort@path:3 + path:']],
    ['snort@path:3 - pat', []],
    ['facets:x1, x2 + sn', ['facets:x1, x2 + snort@']],
    ['named:dun', ['named:dunce-hat']],
    ['toppling-dominoes@r', ['toppling-dominoes@row:']],
    ['face', ['facets:']],
    ['facets:', []],
    ['facets:x1 x', []],
    ['snort@path:3', []],
    ['{"type":"ruleset"}@gri', ['{"type":"ruleset"}@grid:']],
    ['nobody', []],
  ])('has for %s: %j', (typed, expected) => {
    expect(texts(typed)).toEqual(expected);
  });

  it('lists all beginnings for an empty text, each once and with words', () => {
    const all = completeSource('');
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    expect(all.filter(({ words }) => words.trim() === '')).toEqual([]);
    expect(all.map(({ text }) => text)).toEqual(expect.arrayContaining(['snort@', 'octal(', 'value:', 'named:']));
    expect(texts('named:')).toHaveLength(namedComplexes.length);
  });

  it('says of notations what the help of the program says', () => {
    const rows = SOURCE_HELP.flatMap((section) => ('rows' in section ? section.rows : []));
    const notations = completeSource('').filter(({ text, words }) => text.endsWith(':') && !words.includes(', as in '));
    expect(notations.length).toBeGreaterThan(5);
    for (const { text, words } of notations)
      expect(rows.some(([row, says]) => row.startsWith(text) && says.startsWith(words))).toBe(true);
  });

  it.each([...catalogue, ...moveCatalogue].map(({ example }) => example))(
    'leads to %s, letter by letter',
    (example) => {
      const [, ruleset = ''] = /^([^@(]*)/.exec(example)!;
      for (let typed = 1; typed < ruleset.length; typed++) {
        const found = texts(example.slice(0, typed));
        expect(found.some((text) => example.startsWith(text))).toBe(true);
        expect(found.every((text) => text.startsWith(example.slice(0, typed)))).toBe(true);
      }
    },
  );

  it('leads to what stands behind the @ of examples that are on a board', () => {
    const written = catalogue.map(({ example }) => example).filter((example) => /@[a-z-]+:/.test(example));
    expect(written.length).toBeGreaterThan(10);
    for (const example of written) {
      const at = example.indexOf('@') + 1;
      expect(texts(example.slice(0, at + 1)).some((text) => example.startsWith(text))).toBe(true);
    }
  });
});
