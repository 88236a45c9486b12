import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digraphMisereOutcome, digraphValue, parseDigraphPlacement } from 'spgames/digraphs';
import { digraphGames } from '../../generators/digraphGames.js';
import { digraphTree } from '../../reference/digraphGames.js';
import { canonical, misereOutcome, writtenSet } from '../../reference/values.js';
import { treeOfValue } from '../../reference/valueTrees.js';
import { runs } from '../../helpers/sampling.js';

describe('digraph placement games', () => {
  it('are evaluated as their trees', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 7 }), (game) => {
        const tree = digraphTree(game);
        expect(writtenSet(treeOfValue(digraphValue(game)))).toBe(writtenSet(canonical(tree)));
        expect(digraphMisereOutcome(game)).toBe(misereOutcome(tree));
        expect(parseDigraphPlacement(String(game)).equals(game)).toBe(true);
      }),
      { numRuns: runs(3000, 100) },
    );
  });
});
