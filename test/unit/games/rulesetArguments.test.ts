import { describe, expect, it } from 'vitest';
import { catalogue, compile, findRuleset, hexOutcome, hexWinner, rulesetFromData } from 'spgames/games';
import { parseBoard } from 'spgames/boards';
import { codeOf, errorOf } from '../../helpers/codeOf.js';

describe('arguments of rulesets', () => {
  it.each([
    'oab(1,2)',
    'octal(.7|.07)',
    'octal(.77)',
    'octal(.7|.7)',
    'octal(.33)',
    'subtraction(1;2,3)',
    'subtraction(1,2)',
    'partizan-arc-kayles(LR.)',
    'polyomino(L:##/#.;R:###)',
    'polyomino(L:##^,#;R:#*;##/##)',
    'inside(0,1;2)',
    'avoid(0,1;2)',
    'avoid-own(0,1)',
    'chain(0<1,1<2)',
    'antichain(0<1)',
    'inside(fano)',
    'non-attacking(rooks)',
  ])('%s is the name of its ruleset', (notation) => {
    expect(findRuleset(notation).name).toBe(notation);
  });

  it('blanks, repetitions and the order of numbers do not count', () => {
    expect(findRuleset('oab( 1 , 2 )').name).toBe('oab(1,2)');
    expect(findRuleset('subtraction(3,2,2; 1)').name).toBe('subtraction(2,3;1)');
  });

  it.each([
    'oab',
    'oab()',
    'oab(1)',
    'oab(1,2,3)',
    'oab(1,x)',
    'oab(1;2)',
    'oab(-1,2)',
    'octal',
    'octal(7)',
    'octal(.7|.7|.7)',
    'octal(.8)',
    'subtraction',
    'subtraction(1;2;3)',
    'subtraction(1,,2)',
    'subtraction(1.5)',
    'partizan-arc-kayles',
    'partizan-arc-kayles(LRX)',
    'polyomino',
    'polyomino(L:)',
    'polyomino(L:#/##)',
    'polyomino(..)',
    'polyomino(M:##)',
    'polyomino(##!)',
    'inside',
    'inside(0,a)',
    'inside(0,0)',
    'avoid()',
    'avoid(0;)',
    'chain(0)',
    'chain(0<1<2)',
    'antichain(a<b)',
  ])('%s: the error says what is expected and how it is written', (notation) => {
    const error = errorOf(() => findRuleset(notation));
    expect(error.code).toBe('invalid-ruleset-argument');
    expect(error.message).toMatch(/the argument of .* is .*; expected /);
    expect(error.hint).toMatch(/^It is written /);
  });

  it('other mistakes', () => {
    expect(codeOf(() => findRuleset('oab(0,2)'))).toBe('invalid-piece-length');
    expect(codeOf(() => findRuleset('octal(.6)'))).toBe('not-a-placement-game');
    expect(codeOf(() => findRuleset('chain(0<1,1<0)'))).toBe('not-an-order');
    expect(codeOf(() => findRuleset('non-attacking(pawns)'))).toBe('unknown-variant');
  });

  it.each([
    ['nim', 'path:3'],
    ['subtraction(1)', 'cycle:4'],
    ['octal(.7)', 'star:3'],
    ['octal(.7)', 'cycle:4'],
    ['hex', 'grid:3x3'],
    ['hex', 'hex:2x2/.#|..'],
    ['partizan-node-kayles', 'path:3'],
    ['partizan-node-kayles', 'path:2 sides:L.'],
    ['bigraph-node-kayles', 'path:2 sides:LL'],
    ['partizan-arc-kayles(LR)', 'path:2'],
    ['polyomino(##)', 'path:3'],
    ['cram', 'hex:2x2'],
    ['non-attacking(queens)', 'path:4'],
    ['inside(fano)', 'empty:6'],
    ['chain(0<3)', 'empty:3'],
  ])('%s makes no sense on %s', (name, board) => {
    expect(codeOf(() => compile(findRuleset(name), parseBoard(board)))).toBe('not-a-suitable-board');
  });

  it('large boards are refused in time', () => {
    expect(codeOf(() => compile(findRuleset('nim'), parseBoard('heap:17')))).toBe('too-large-board');
    expect(codeOf(() => hexOutcome(parseBoard('hex:5x5'), 'L'))).toBe('too-large-board');
    expect(codeOf(() => hexWinner(parseBoard('grid:3x3'), []))).toBe('not-a-suitable-board');
  });

  it('pieces that lie on the board of HEX count', () => {
    expect(hexOutcome(parseBoard('hex:2x2/o.|..'), 'L')).toBe('L');
    expect(hexOutcome(parseBoard('hex:2x2/.x|..'), 'R')).toBe('L');
  });
});

describe('rulesets of the catalogue as data', () => {
  it.each(catalogue.map(({ example }) => example))(
    '%s: the data alone give the same game, if there are data',
    (example) => {
      const [name, notation] = example.split('@') as [string, string];
      const ruleset = findRuleset(name);
      if (ruleset.data === undefined) {
        expect(name).toMatch(/^(nim|non-attacking|chain|antichain|partizan-arc-kayles)/);
        return;
      }
      expect(ruleset.data.name).toBe(name);
      const played = ruleset.boardOf!(parseBoard(notation));
      const stored = rulesetFromData(JSON.parse(JSON.stringify(ruleset.data)) as typeof ruleset.data);
      const [game, again] = [compile(ruleset, parseBoard(notation)), compile(stored, played)];
      expect(again.basicPositions).toEqual(game.basicPositions);
      expect(again.legalComplex.equals(game.legalComplex)).toBe(true);
    },
  );
});
