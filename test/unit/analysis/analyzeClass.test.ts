import { describe, expect, it } from 'vitest';
import { analyzeClass, analyzeRuleset } from 'spgames/analysis';
import {
  classifyPlacementGame,
  compile,
  domineering,
  independence,
  invariance,
  movesOf,
  nodeKayles,
  nogo,
  orientedDomineering,
  snort,
  ticTacToePlacement,
} from 'spgames/games';
import { graphsUpToIsomorphism, grid, gridsUpTo, path } from 'spgames/boards';

describe('analyzeClass', () => {
  it('of a compiled game: its positions are lists of vertices', () => {
    const game = compile(snort, path(2));
    const found = analyzeClass(game);
    expect(found).toEqual({
      classification: { class: 'strong', explored: 7, by: 'positions' },
      strong: {
        game,
        properties: {
          impartial: { impartial: false, position: [0], difference: '1 and 0 options' },
          dicotic: { dicotic: false, position: [1], player: 'L' },
          deadEnding: { deadEnding: true },
        },
      },
    });
    const impartial = analyzeClass(compile(nodeKayles, path(3))).strong?.properties;
    expect(impartial).toMatchObject({ impartial: { impartial: true }, dicotic: { dicotic: true } });
  });

  it('knows by its rules that a large game is strong', () => {
    const found = analyzeClass(compile(snort, grid(5, 5)), { limit: 2000 });
    expect(found.classification).toEqual({ class: 'strong', explored: expect.any(Number) as unknown, by: 'rules' });
    expect(found.strong?.properties).toMatchObject({
      impartial: { impartial: false },
      deadEnding: { deadEnding: true },
    });
  });

  it('of a game by its moves: a strong one is compiled, of others the positions are those of the game', () => {
    const strong = analyzeClass(movesOf(compile(snort, path(2))));
    expect(strong.classification).toMatchObject({ class: 'strong', by: 'positions' });
    expect(strong.strong?.game.legalComplex.facets.size).toBe(2);
    const game = ticTacToePlacement(2, 2);
    const { classification, properties } = analyzeClass(game);
    expect(classification).toEqual(classifyPlacementGame(game));
    expect(classification.class).toBe('medium');
    expect(properties).toMatchObject({ dicotic: { dicotic: true }, deadEnding: { deadEnding: true } });
  });

  it('leaves open what is cut off', () => {
    const found = analyzeClass(ticTacToePlacement(3, 3), { limit: 20 });
    expect(found).toMatchObject({
      classification: { class: 'undecided' },
      properties: { dicotic: { dicotic: 'undecided' }, deadEnding: { deadEnding: 'undecided' } },
    });
    expect(analyzeClass(compile(snort, path(2)), { timeoutMs: 0 })).toMatchObject({
      classification: { class: 'strong', by: 'rules' },
      strong: { properties: { impartial: { impartial: 'undecided' }, deadEnding: { deadEnding: 'undecided' } } },
    });
  });
});

describe('analyzeRuleset', () => {
  it('asks both questions, renumbered boards for the second only where they matter', () => {
    const graphs = graphsUpToIsomorphism(3);
    expect(analyzeRuleset(snort, graphs, { relabel: true })).toEqual({
      invariance: invariance(snort, graphs, { relabel: true }),
      independence: independence(snort, graphs),
    });
    expect(analyzeRuleset(nogo, graphs, { relabel: true })).toEqual({
      invariance: invariance(nogo, graphs, { relabel: true }),
      independence: independence(nogo, graphs, { relabel: true }),
    });
    const grids = gridsUpTo(4);
    expect(analyzeRuleset(orientedDomineering, grids).independence).toEqual(independence(orientedDomineering, grids));
    expect(analyzeRuleset(domineering, grids).independence).toMatchObject({ independence: false });
  });

  it('leaves open what is cut off', () => {
    expect(analyzeRuleset(snort, graphsUpToIsomorphism(4), { timeoutMs: 0 })).toEqual({
      invariance: { invariant: 'undecided', boards: 0 },
      independence: { independence: 'undecided', boards: 0 },
    });
    expect(analyzeRuleset(snort, graphsUpToIsomorphism(4), { limit: 3 })).toMatchObject({
      invariance: { invariant: 'undecided', boards: 3 },
    });
  });
});
