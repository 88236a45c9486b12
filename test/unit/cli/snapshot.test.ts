import { beforeEach, describe, expect, it } from 'vitest';
import { printResult, Worksheet } from 'spgames/mathjs';
import { isMutable, keep, restore } from '../../../src/cli/repl/snapshot.js';
import { SheetHost } from '../../../src/cli/repl/SheetHost.js';

const sheet = new Worksheet();
const other = new Worksheet();

/** Sets the variables in the other worksheet, as threads send them. @returns those that were not kept */
function send(): readonly string[] {
  const kept = new Map([...sheet.scope].map(([name, x]) => [name, keep(x, sheet)]));
  return restore(structuredClone(kept), other);
}

beforeEach(() => sheet.scope.clear());

describe('variables that are kept', () => {
  it.each([
    '3/4',
    '-5',
    'sqrt(2)',
    '2 + 3i',
    '"a text"',
    'true',
    'null',
    'value("{2|-2}")',
    'value("{3||2|-2^}")',
    'snort(path(3)) + 2 * col(path(2))',
    'game(complex("facets:x1 x2, x2 y1"))',
    'complex("vertices:1 2 3; facets:1 2")',
    'ideal("x*y, y*z")',
    'grid(2, 3)',
    'digraph("LLR 0>1")',
    'form(col(path(2)))',
    'loopy("over={0|pass}")',
    'poset("a<b<c, a<d; e")',
    'position("clobber@grid:2x2/xo|ox")',
    'lattice("moves 1,0 0,1")',
    'hPolynomial(named("torus"))',
    'facets(complex("facets:1 2, 3"))',
    '[1/2, value("^"); sqrt(3), 0]',
    '{a: value("*"), b: [1, 2], c: {d: "e"}}',
    'temperature',
    'sin',
  ])('are the same: %s', (expression) => {
    sheet.evaluate(`x = ${expression}`);
    expect(send()).toEqual([]);
    expect(printResult(other.scope.get('x'))).toBe(printResult(sheet.scope.get('x')));
  });

  it('are functions with their variables, of which nothing else is evaluated again', () => {
    sheet.evaluate('k = 1; f(n) = n + k; g = f; k = 5; r = random()');
    sheet.evaluate('f(n) = 10 * n');
    expect(send()).toEqual([]);
    expect(printResult(other.evaluate('[f(2), g(2), k]'))).toBe('[20, 7, 5]');
    expect(other.scope.get('r')).toBe(sheet.scope.get('r'));
  });

  it('or they are named', () => {
    sheet.evaluate('P = poset("oc:3"); x = 1; h(n) = (g(m) = m + n); inner = h(3)');
    expect(send()).toEqual(['P', 'g', 'inner']);
    expect([...other.scope.keys()]).toEqual(['x', 'h']);
  });
});

describe('a host', () => {
  it('tells of variables that are new, or changed where they stand', () => {
    const host = new SheetHost();
    const changed = (expression: string): string[] => {
      host.evaluate(expression, {});
      return [...host.changes().keys()].sort();
    };
    expect(changed('x = value("^")')).toEqual(['_', 'x']);
    expect(changed('o = {a: 1}')).toEqual(['_', 'o']);
    expect(changed('o.a = 2')).toContain('o');
    expect(changed('x')).not.toContain('x');
    expect(isMutable([1])).toBe(true);
    expect(isMutable('a')).toBe(false);
  });
});
