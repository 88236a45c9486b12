import { either } from '../../arguments.js';
import { bigInteger, byFlaw, integer as anIntegerFrom, listOf, requireShape, type Shape } from '../../shape.js';

const integers = /* @__PURE__ */ listOf(
  /* @__PURE__ */ either(/* @__PURE__ */ anIntegerFrom(), /* @__PURE__ */ bigInteger()),
);
/** A list of integers, or a typed array. */
const sequence: Shape = /* @__PURE__ */ byFlaw((value, place) =>
  integers.flaw(
    ArrayBuffer.isView(value) && 'length' in value ? [...(value as unknown as Iterable<unknown>)] : value,
    place,
  ),
);

/**
 * Is the sequence the Hilbert function of a standard graded algebra: h₀ = 1 and hᵢ₊₁ ≤ hᵢ^⟨i⟩ (Macaulay's bound)?
 * The empty sequence is one; the h-vector of a Cohen–Macaulay complex is one (Stanley 1996).
 * @source Macaulay 1927
 */
export function isMSequence(h: ArrayLike<number | bigint>): boolean {
  requireShape('isMSequence', sequence, h, 'h');
  if (h.length === 0) return true;
  if (BigInt(h[0]!) !== 1n) return false;
  for (let i = 1; i < h.length; i++) {
    const current = BigInt(h[i]!);
    if (current < 0n) return false;
    if (i > 1 && current > macaulayBound(BigInt(h[i - 1]!), i - 1)) return false;
  }
  return true;
}

/** a^⟨i⟩: write a = C(n_i, i) + C(n_{i−1}, i−1) + …, n_i > n_{i−1} > …, and raise every entry by one. */
function macaulayBound(a: bigint, i: number): bigint {
  let bound = 0n;
  let rest = a;
  for (let j = i; rest > 0n && j > 0; j--) {
    let n = j === 1 ? rest : BigInt(j);
    let binomial = j === 1 ? rest : 1n; // C(n, j), the largest one ≤ rest
    for (;;) {
      const next = (binomial * (n + 1n)) / (n + 1n - BigInt(j));
      if (next > rest) break;
      binomial = next;
      n++;
    }
    rest -= binomial;
    bound += (binomial * (n + 1n)) / BigInt(j + 1);
  }
  return bound;
}
