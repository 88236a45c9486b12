import { describe, expect, it } from 'vitest';
import { analyze } from 'spgames/analysis';
import { path } from 'spgames/boards';
import { shelling, SimplicialComplex } from 'spgames/complex';
import { Evaluator } from 'spgames/evaluation';
import { printCGSuite, printLatex, printMacaulay2Game } from 'spgames/formats';
import { compile, noOverlap, snort, type BasicPosition, type Ruleset } from 'spgames/games';
import { bettiNumbers, cohenMacaulay, SquarefreeIdeal } from 'spgames/ideal';
import { drawThermograph } from 'spgames/pictures';
import { facePoset } from 'spgames/poset';
import { Dyadic, parseValue, printValue, thermograph } from 'spgames/values';
import { codeOf, errorOf } from '../../helpers/codeOf.js';

const game = compile(snort, path(3));
const call = (f: unknown, ...given: readonly unknown[]): unknown =>
  (f as (...given: readonly unknown[]) => unknown)(...given);

describe('obvious calls', () => {
  it('take a game for its legal complex, a complex for its ideal, an ideal for its complex', () => {
    const complex = game.legalComplex;
    expect(shelling(game)).toEqual(shelling(complex));
    expect(bettiNumbers(complex)).toEqual(bettiNumbers(SquarefreeIdeal.fromGenerators(complex.minimalNonfaces, 6)));
    expect(bettiNumbers(game)).toEqual(bettiNumbers(complex));
    expect(shelling(SquarefreeIdeal.fromGenerators(complex.minimalNonfaces, 6))).toEqual(shelling(complex));
    expect(cohenMacaulay(game)).toEqual(cohenMacaulay(complex));
    expect(new Evaluator().value(game).toString()).toBe(new Evaluator().value(complex).toString());
    expect(printMacaulay2Game(game)).toContain('legalComplex');
    expect(printLatex(game)).toBe(printLatex({ legal: game.legalComplex, illegal: game.illegalComplex }));
    expect(printCGSuite(game)).toBe(printCGSuite([game]));
    expect(drawThermograph(thermograph(parseValue('{2|-2}')))).toContain('<svg');
    expect(SimplicialComplex.fromFacets([['a', 'b']]).n).toBe(2);
  });

  it('name the right call where they cannot be meant', () => {
    const right: readonly (readonly [string, () => unknown])[] = [
      ['a ruleset', () => call(compile, 'snort', path(3))],
      ['parseBoard', () => call(compile, snort, 'path:3')],
      ['parseSource', () => call(shelling, 'snort@path:3')],
      ['object with options', () => call(bettiNumbers, game.legalComplex, 2)],
      ['SquarefreeIdeal.fromGenerators', () => call(bettiNumbers, 5)],
    ];
    for (const [named, wrong] of right) expect(errorOf(wrong).message).toContain(named);
  });

  it('of methods say what they take', () => {
    const [value, number] = [parseValue('{2|-2}'), Dyadic.of(1)];
    const { legalComplex: complex, legalIdeal: ideal } = game;
    const wrong: readonly (readonly [string, (given: never) => unknown])[] = [
      ['parseValue', (given) => value.plus(given)],
      ['parseValue', (given) => value.minus(given)],
      ['parseValue', (given) => value.compare(given)],
      ['parseValue', (given) => value.equals(given)],
      ['Dyadic.plus', (given) => number.plus(given)],
      ['Dyadic.minus', (given) => number.minus(given)],
      ['Dyadic.compare', (given) => number.compare(given)],
      ['Dyadic.equals', (given) => number.equals(given)],
      ['Dyadic.compare', (given) => number.isAtMost(given)],
      ['SimplicialComplex.equals', (given) => complex.equals(given)],
      ['SetFamily.equals', (given) => complex.facets.equals(given)],
      ['Board.equals', (given) => path(3).equals(given)],
      ['LabelledPoset.equals', (given) => facePoset(complex).poset.equals(given)],
      ['SquarefreeIdeal.equals', (given) => ideal.equals(given)],
      ['SquarefreeIdeal.sum', (given) => ideal.sum(given)],
      ['SquarefreeIdeal.intersection', (given) => ideal.intersection(given)],
      ['SquarefreeIdeal.containsIdeal', (given) => ideal.containsIdeal(given)],
      ['fromFacets', (given) => new (SimplicialComplex as unknown as new (given: unknown) => unknown)(given)],
      ['expected a list', () => call(analyze, complex, { only: 'pure' })],
    ];
    for (const [named, method] of wrong)
      for (const given of [1, 'text', null, undefined, {}, [[0]], game])
        expect(errorOf(() => method(given as never))).toMatchObject({ message: expect.stringContaining(named) });
    expect(codeOf(() => Dyadic.one.times('2' as never))).toBe('not-an-integer');
    expect(errorOf(() => printValue(value, { style: 'latex' as never })).message).toContain('printValueLatex');
  });
});

describe('a ruleset in code', () => {
  const piece: BasicPosition = { piece: 'vertex', side: 'L', cells: [0] };
  const withPositions = (positions: readonly unknown[]): Ruleset =>
    ({ name: 'own', words: 'Own rules.', basicPositions: () => positions, clauses: [noOverlap] }) as unknown as Ruleset;
  const withClause = (clause: object): Ruleset =>
    ({ ...withPositions([piece, { ...piece, cells: [1] }]), clauses: [clause] }) as unknown as Ruleset;

  it.each<[string, string, Ruleset]>([
    ['cell 99', '99', withPositions([{ ...piece, cells: [99] }])],
    ['cell −1', '-1', withPositions([{ ...piece, cells: [-1] }])],
    ['no cells', 'cells', withPositions([{ piece: 'vertex' }])],
    ['an empty list of cells', 'cells []', withPositions([{ ...piece, cells: [] }])],
    ['cells out of order', 'ascending', withPositions([{ ...piece, cells: [1, 0] }])],
    ['the side X', 'side "X"', withPositions([{ ...piece, side: 'X' }])],
    ['no name', 'the piece', withPositions([{ side: 'L', cells: [0] }])],
    ['null', 'the piece', withPositions([null])],
    ['a piece twice', 'listed before', withPositions([piece, piece])],
    [
      'a predicate that is not symmetric',
      'one order',
      withClause({ on: 'pair', words: 'w', forbids: (a: BasicPosition) => a.cells[0] === 0 }),
    ],
    [
      'an async predicate',
      'true or false',
      withClause({ on: 'pair', words: 'w', forbids: async () => Promise.resolve(true) }),
    ],
    [
      'an async predicate on pieces',
      'true or false',
      withClause({ on: 'piece', words: 'w', forbids: async () => Promise.resolve(true) }),
    ],
    ['a clause on anything', 'on', withClause({ on: 'everything', words: 'w', forbids: () => false })],
    ['an unknown field', 'forbid', withClause({ on: 'pair', words: 'w', forbids: () => false, forbid: 1 })],
    ['an unknown field of the ruleset', 'peices', { ...withPositions([piece]), peices: [] } as unknown as Ruleset],
  ])('with %s is refused', (_, said, ruleset) => {
    const error = errorOf(() => compile(ruleset, path(2)));
    expect(['invalid-ruleset', 'invalid-argument']).toContain(error.code);
    expect(error.message).toContain(said);
  });

  it('of the library does not change', () => {
    expect(() => ((snort as { name: string }).name = 'other')).toThrow(TypeError);
    expect(Object.isFrozen(path(3).edges) && Object.isFrozen(path(3).neighbours(0))).toBe(true);
  });

  it('that is right is played', () => {
    expect(compile(withPositions([piece]), path(2)).legalComplex.facets.size).toBe(1);
    expect(codeOf(() => call(compile, snort))).toBe('invalid-argument');
  });
});
