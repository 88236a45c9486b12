import { describe, expect, it } from 'vitest';
import { asGame, asValue, atPosition, parseSource } from 'spgames/sources';
import { moveCatalogue, moveGameFromJson } from 'spgames/moves';
import { SourceRange } from '../../../src/sources/internal.js';
import { codeOf } from '../../helpers/codeOf.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const read = (notation: string): string => {
  const source = parseSource(notation);
  return source.kind === 'rules' ? source.object.toString() : source.kind;
};

describe('positions of rulesets as sources', () => {
  it.each(moveCatalogue.map(({ example }) => example))('%s is what it says', (example) => {
    expect(read(example)).toBe(example);
    expect(read(`-${example}`)).toBe(`-${example}`);
    expect(read(` ${example} `)).toBe(example);
  });

  it('are summands, also with an @ inside', () => {
    expect(read('cricket-pitch@row:1,1,@,1 + row:2,@ - roll-the-lawn@row:@,1')).toBe(
      'cricket-pitch@row:1,1,@,1 + cricket-pitch@row:2,@ - roll-the-lawn@row:@,1',
    );
    expect(read('2*toppling-dominoes@row:L + row:R')).toBe(
      ['L', 'R', 'L', 'R'].map((row) => `toppling-dominoes@row:${row}`).join(' + '),
    );
    expect(parseSource('snort@path:2 + toppling-dominoes@row:L + digraph:L + value:1').kind).toBe('sum');
    expect(String(asValue(parseSource('toppling-dominoes@row:LL - value:1 + *')))).toBe('1*');
  });

  it('have positions after moves, beside pieces of other summands', () => {
    const sum = parseSource('snort@path:2 + toppling-dominoes@row:LR + row:LL');
    expect(String(asValue(atPosition(sum, 'x1 2.1E')))).toBe('1*');
    expect(String(asValue(atPosition(parseSource('toppling-dominoes@row:LR'), '{}')))).toBe('*');
    expect(codeOf(() => atPosition(sum, 'x9'))).toBe('unknown-move');
    expect(codeOf(() => atPosition(parseSource('snort@path:2 + value:*'), 'x9'))).toBe('unknown-vertex');
  });

  it('stand for many in ranges', () => {
    expect([...new SourceRange('grundy@heap:1..3')]).toEqual(['grundy@heap:1', 'grundy@heap:2', 'grundy@heap:3']);
    expect(new SourceRange('cricket-pitch@row:1,@ + row:1,@,{2,4}').count).toBe(2);
    expect(new SourceRange('wythoff@heaps:1..2,3..4').count).toBe(4);
    expect(codeOf(() => parseSource('grundy@heap:1..3'))).toBe('not-one-source');
  });

  it('are heaps that are too large for the complex of a placement game', () => {
    const heaps = parseSource('nim@heaps:18,22,29');
    expect([heaps.kind, String(asValue(heaps))]).toEqual(['rules', '*25']);
    expect(parseSource('nim@heaps:3,5').kind).toBe('game');
    expect(String(asValue(parseSource('octal(.77)@heap:1000000')))).toBe('*');
    expect(codeOf(() => asGame(heaps))).toBe('too-large-board');
    expect(codeOf(() => parseSource('snort@complete:100000'))).toBe('too-large-board');
    if (heaps.kind !== 'rules') throw new Error('no rules');
    expect(moveGameFromJson(JSON.parse(JSON.stringify(heaps.object))).toString()).toBe('nim@heaps:18,22,29');
  });

  it('are refused with what was meant', () => {
    const message = (notation: string): string => String(thrownBy(() => parseSource(notation)));
    const hint = (notation: string): unknown => (thrownBy(() => parseSource(notation)) as { hint?: unknown }).hint;
    expect(hint('topling-dominoes@row:L')).toBe('Did you mean toppling-dominoes?');
    expect(message('topling-dominoes@row:L')).toContain('snort, subtraction');
    expect(message('row:L')).toContain('expected a ruleset before the position');
    expect(hint('toppling-dominoes')).toBe('For example toppling-dominoes@row:LRE.');
    expect(hint('snort')).toContain('snort@path:3');
    expect(message('toppling-dominoes@path:3')).toContain('expected row:');
    expect(codeOf(() => parseSource('toppling-dominoes(N,W)@row:L'))).toBe('invalid-ruleset-argument');
    expect(codeOf(() => parseSource('toppling-dominoes@row:L - row:L'))).toBe('not-given-summand');
  });
});
