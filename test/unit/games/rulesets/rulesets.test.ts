import { describe, expect, it } from 'vitest';
import {
  bigraphNodeKayles,
  compile,
  dawsonsChess,
  dawsonsKayles,
  findRuleset,
  hex,
  kayles,
  nim,
  oab,
  octal,
  partizanNodeKayles,
  subtraction,
} from 'spgames/games';
import { parseBoard } from 'spgames/boards';
import { catalogueRules } from '../../../reference/catalogueRules.js';
import { bruteForce } from '../../../reference/games.js';

/** Exported rulesets with their notation, and boards for them. */
const rulesets = [
  [bigraphNodeKayles, 'bigraph-node-kayles', 'path:4 sides:LRLR', 'star:3 sides:LRRR'],
  [dawsonsChess, 'dawsons-chess', 'files:5', 'path:2 + path:3'],
  [dawsonsKayles, 'dawsons-kayles', 'path:5', 'path:2 + path:3'],
  [hex, 'hex', 'hex:2x2', 'hex:2x3'],
  [kayles, 'kayles', 'path:4', 'cycle:4'],
  [nim, 'nim', 'heap:3', 'heaps:1,2'],
  [oab(1, 2), 'oab(1,2)', 'path:4', 'cycle:4'],
  [oab(3, 2), 'oab(3,2)', 'path:5', 'complete:3'],
  [octal('.77'), 'octal(.77)', 'path:5', 'path:2 + path:3'],
  [octal('.7', '.07'), 'octal(.7|.07)', 'path:4', 'path:1 + path:2'],
  [octal('.137'), 'octal(.137)', 'path:5', 'path:2 + path:2'],
  [partizanNodeKayles, 'partizan-node-kayles', 'path:3 sides:LRL', 'cycle:4 sides:LLRR'],
  [subtraction([1, 2]), 'subtraction(1,2)', 'heap:3', 'heaps:1,2'],
  [subtraction([1], [2, 3]), 'subtraction(1;2,3)', 'heap:4', 'heaps:1,2'],
] as const;

describe.each(rulesets)('$name', (ruleset, notation, ...boards) => {
  it('is the ruleset of its notation', () => {
    expect(ruleset.name).toBe(notation);
    expect(ruleset.data).toEqual(findRuleset(notation).data);
  });

  it.each(boards)('on %s has the illegal positions of the rules in plain words', (text) => {
    // `octal` speaks of rows: the boards here are rows by the numbers of their vertices.
    const board = parseBoard(text);
    const game = compile(ruleset, board);
    const plain = bruteForce(catalogueRules[notation]!, board);
    type Named = readonly { readonly side?: 'L' | 'R' | undefined; readonly cells: readonly number[] }[];
    const named = (pieces: Named, sets: readonly (readonly number[])[]): string[] =>
      sets
        .map((set) =>
          set
            .map((v) => `${pieces[v]!.side ?? '-'}${pieces[v]!.cells.join()}`)
            .sort()
            .join(' '),
        )
        .sort();
    expect(named(game.basicPositions, game.illegalComplex.facets.toLists())).toEqual(
      named(plain.pieces, plain.minimalIllegal),
    );
    expect(game.vertices.length).toBe(plain.pieces.length);
  });
});
