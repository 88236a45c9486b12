import { aNumber, takes } from '../../arguments.js';
import { InputError, LimitError } from '../../errors.js';
import { DigraphPlacement, type Arc } from '../DigraphPlacement.js';

const MOST = 2 ** 10;

const nimberDigraphTakes = /* @__PURE__ */ takes('nimberDigraph', () => ({ m: aNumber }));

/**
 * The nimber *m on 2m vertices: m pairs of a Left and a Right vertex, each with arcs to both of the later pairs, which makes the ordinal sum
 * of m copies of *. That there is no smaller digraph is Conjecture 6.4.
 * @throws InputError `invalid-argument`; LimitError `too-large-construction` above 2¹⁰
 * @source Clow and McKay 2024, Sec. 6
 * @example digraphValue(nimberDigraph(3)).toString() // '*3'
 */
export function nimberDigraph(m: number): DigraphPlacement {
  nimberDigraphTakes(m);
  if (!Number.isInteger(m) || m < 0)
    throw new InputError('invalid-argument', `nimberDigraph: found ${m}; expected an integer that is at least 0.`);
  if (m > MOST)
    throw new LimitError('too-large-construction', `nimberDigraph: *${m}; the limit is *${MOST}.`, {
      details: { size: 2 * m, limit: 2 * MOST },
    });
  const arcs: Arc[] = [];
  for (let u = 0; u < 2 * m; u++) for (let v = u - (u % 2); v < 2 * m; v++) if (v !== u) arcs.push([u, v]);
  return new DigraphPlacement('LR'.repeat(m), arcs);
}
