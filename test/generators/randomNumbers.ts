/** Pseudorandom numbers in [0, 1) from a seed, for what is too large to be drawn element by element. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

/** Pseudorandom integers from 0 up to the bound given at each call, from a seed. */
export function randomIntegers(seed: number): (below: number) => number {
  const random = randomNumbers(seed);
  return (below) => Math.floor(random() * below);
}
