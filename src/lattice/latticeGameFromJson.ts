import { InputError } from '../errors.js';
import { DataReader, describe, type DocumentDescription } from '../text/internal.js';
import { LatticeGame } from './LatticeGame.js';

const points = (what: string) => describe.list(what, describe.integers('a list of integers'));

/** A lattice game. */
export const latticeGameDocument: DocumentDescription<LatticeGame> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ describe.document(
    'lattice-game',
    'A lattice game: positions are the points of ℤᵈ that fulfil the inequalities (normal · x ≥ least; by default all x ≥ 0) and are not defeated; a move γ takes p to p − γ.',
    () => ({
      dimension: describe.integer(0),
      moves: points('a list of moves, such as [[1, 0], [0, 1]]'),
      defeated: describe.optional(points('a list of defeated points, such as [[0, 0]]')),
      inequalities: describe.optional(
        describe.list(
          'a list of inequalities, such as {"normal":[1,0],"least":0}',
          describe.object('an inequality, such as {"normal":[1,0],"least":0}', {
            normal: describe.integers('a list of integers'),
            least: describe.integer(),
          }),
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
