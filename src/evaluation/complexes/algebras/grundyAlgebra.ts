import type { Algebra } from './Algebra.js';

/** Grundy values of positions in which every vertex is for both players. */
export function grundyAlgebra(): Algebra {
  let seen = new Uint8Array(64);
  return {
    addsComponents: true,
    leavesOutDominated: false,
    empty: 0,
    sum: (a, b) => a ^ b,
    negative: (a) => a,
    lastMoves: (_, stars) => stars & 1,
    oneColour: () => undefined,
    fromOptions(options) {
      if (seen.length <= options.length) seen = new Uint8Array(2 * options.length);
      else seen.fill(0, 0, options.length + 1);
      for (let i = 0; i < options.length; i++) if (options[i]! < options.length) seen[options[i]!] = 1;
      let mex = 0;
      while (seen[mex] === 1) mex++;
      return mex;
    },
  };
}
