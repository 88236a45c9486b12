/**
 * Builds a pure and a vertex decomposable complex for each of the 1474 values of day 3 and checks them anew: the
 * certificate, the value by all faces, that the facets have one size, and the shelling: `npm run pure-games`.
 */
import {
  decompositionOfAttachments,
  gameWithValue,
  verifyGameWithValue,
  type PureGame,
} from '../src/constructions/index.js';
import { shellingOfDecomposition } from '../src/complex/index.js';
import { Evaluator } from '../src/evaluation/index.js';
import { ValueStore, valuesBornBy, type Value } from '../src/values/index.js';
import { isShelling, valueByFaces } from '../test/reference/pureGames.js';

const store = new ValueStore();
const evaluator = new Evaluator({ store });
const values = valuesBornBy(3, { store });

/** What is wrong with a complex; undefined if nothing is. */
function whyWrong(wanted: Value, game: PureGame, isDecomposable: boolean): string | undefined {
  const { complex } = game;
  const found = verifyGameWithValue(game, { evaluator, limit: 0 });
  if (!found.verified) return found.because;
  if (!found.value.equals(wanted)) return `its certificate says ${String(found.value)}`;
  if (!complex.isPure()) return 'it is not pure';
  const played = valueByFaces(complex, store);
  if (!played.equals(wanted)) return `played out it has the value ${String(played)}`;
  if (!isDecomposable) return undefined;
  const order = shellingOfDecomposition(decompositionOfAttachments(game));
  return isShelling(complex.facets.toLists(), order) ? undefined : 'the order of its facets is not a shelling';
}

let wrong = 0;
for (const complex of ['pure', 'vertexDecomposable'] as const) {
  let [right, vertices, facets] = [0, 0, 0];
  for (const wanted of values) {
    const game = gameWithValue(wanted, { complex });
    const why = whyWrong(wanted, game, complex === 'vertexDecomposable');
    if (why === undefined) right++;
    else console.log(`${complex}, ${String(wanted)}: ${why}`);
    vertices = Math.max(vertices, game.complex.n);
    facets = Math.max(facets, game.complex.facets.size);
  }
  wrong += values.length - right;
  console.log(`${complex}: ${right} of ${values.length} values, at most ${vertices} vertices and ${facets} facets`);
}
process.exitCode = wrong === 0 ? 0 : 1;
