import { describe, expect, it } from 'vitest';
import { catalogue, compile, findRuleset } from 'spgames/games';
import { parseBoard } from 'spgames/boards';
import { codeOf, errorOf } from '../../helpers/codeOf.js';

describe('catalogue', () => {
  it('has the rulesets by name', () => {
    expect(catalogue.map(({ name }) => name)).toEqual([
      'antichain',
      'arc-kayles',
      'avoid',
      'avoid-own',
      'bigraph-node-kayles',
      'chain',
      'col',
      'cram',
      'dawsons-chess',
      'dawsons-kayles',
      'domineering',
      'hex',
      'inside',
      'kayles',
      'nim',
      'node-kayles',
      'nogo',
      'non-attacking',
      'oab',
      'octal',
      'partizan-arc-kayles',
      'partizan-node-kayles',
      'polyomino',
      'snort',
      'subtraction',
    ]);
  });

  it.each(catalogue)('$name: the example can be played, by the players it says', ({ name, example, players }) => {
    const [ruleset, board] = example.split('@') as [string, string];
    expect(ruleset.startsWith(name)).toBe(true);
    const game = compile(findRuleset(ruleset), parseBoard(board));
    expect(game.players).toBe(players);
    expect(game.vertices.length).toBeGreaterThan(0);
  });

  it.each(catalogue.flatMap(({ variants }) => Object.values(variants)))(
    'findRuleset finds $name by its name',
    (ruleset) => {
      expect(findRuleset(ruleset.name)).toBe(ruleset);
    },
  );
});

describe('findRuleset', () => {
  it('takes spaces and empty arguments', () => {
    expect(findRuleset(' snort ').name).toBe('snort');
    expect(findRuleset('snort()').name).toBe('snort');
    expect(findRuleset('SNORT').name).toBe('snort');
    expect(findRuleset('Oab(1,2)').name).toBe('oab(1,2)');
    expect(findRuleset('domineering ( oriented )').name).toBe('domineering(oriented)');
  });

  it.each([
    ['snrot', ['snort']],
    ['SNROT', ['snort']],
    ['no-go', ['nogo']],
    ['dominering(oriented)', ['domineering']],
    ['kayle', ['kayles']],
    ['snort(', ['snort']],
  ])('%s is unknown, and the nearest names are hinted at', (notation, nearest) => {
    const error = errorOf(() => findRuleset(notation));
    expect(error.code).toBe('unknown-ruleset');
    expect(error.details['nearest']).toEqual(expect.arrayContaining(nearest));
    for (const name of nearest) expect(error.hint).toContain(name);
  });

  it('has no hint where nothing is near', () => {
    const error = errorOf(() => findRuleset('quantum chess'));
    expect(error.code).toBe('unknown-ruleset');
    expect(error.hint).toBeUndefined();
  });

  it.each(['snort(oriented)', 'domineering(diagonal)', 'col(constructor)', 'col(__proto__)', 'col(toString)'])(
    '%s is an unknown variant',
    (notation) => {
      expect(codeOf(() => findRuleset(notation))).toBe('unknown-variant');
    },
  );

  it.each(['constructor', '__proto__', ''])('%j is not a ruleset', (notation) => {
    expect(codeOf(() => findRuleset(notation))).toBe('unknown-ruleset');
  });
});
