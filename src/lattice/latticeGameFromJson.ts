import { InputError } from '../errors.js';
import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { LatticeGame } from './LatticeGame.js';

const points = (what: string) => describe.listOf(describe.listOf(describe.integer(), 'a list of integers'), what);

/** A lattice game. */
export const latticeGameDocument: Document<'lattice-game', LatticeGame> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'lattice-game',
    'A lattice game: positions are the points of ℤᵈ that satisfy the inequalities (normal · x ≥ least; by default all x ≥ 0) and are not defeated; a move γ takes p to p − γ.',
    () => ({
      dimension: describe.integer(0),
      moves: points('a list of moves, such as [[1, 0], [0, 1]]'),
      defeated: describe.optional(points('a list of defeated points, such as [[0, 0]]')),
      inequalities: describe.optional(
        describe.listOf(
          describe.fields(
            {
              normal: describe.listOf(describe.integer(), 'a list of integers'),
              least: describe.integer(),
            },
            'an inequality, such as {"normal":[1,0],"least":0}',
          ),
          'a list of inequalities, such as {"normal":[1,0],"least":0}',
        ),
      ),
    }),
  ),
  ({ moves, dimension, defeated = [], inequalities }, data) => {
    try {
      return new LatticeGame(moves, { dimension, defeated, ...(inequalities !== undefined && { inequalities }) });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return data.refuse(`a lattice game (${error.message})`);
    }
  },
);

/**
 * The game of a JSON object, `{"type":"lattice-game","dimension":1,"moves":[[1]]}`.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 */
export function latticeGameFromJson(value: unknown): LatticeGame {
  return latticeGameDocument.read(DataReader.of(value, 'latticeGameFromJson'));
}
