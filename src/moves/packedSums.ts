import type { ComponentSum, ComponentSums } from '../evaluation/internal.js';
import type { Player } from '../player.js';
import type { MoveSummand } from './MoveGame.js';
import type { MoveRuleset } from './MoveRuleset.js';

/**
 * Sums of positions of several rulesets by their packed components; undefined if one of the rulesets has none.
 * @param partsOf the summands of a position
 */
export function packedSums(
  summands: readonly MoveSummand[],
  partsOf: (position: string) => readonly MoveSummand[],
): MoveRuleset['packed'] {
  const rulesets = [...new Set(summands.map(({ ruleset }) => ruleset))];
  const makers = rulesets.flatMap(({ packed }) => packed ?? []);
  if (makers.length === 0 || makers.length < rulesets.length) return undefined;
  return (most, look) =>
    new SumsOfRulesets(
      rulesets,
      makers.map((packed) => packed(most, look)),
      partsOf,
    );
}

/** The component with the number i in the ruleset with the number r has the number i · (number of rulesets) + r. */
class SumsOfRulesets implements ComponentSums<string> {
  readonly #rulesets: readonly MoveRuleset[];
  readonly #sums: readonly ComponentSums<string>[];
  readonly #partsOf: (position: string) => readonly MoveSummand[];

  constructor(
    rulesets: readonly MoveRuleset[],
    sums: readonly ComponentSums<string>[],
    partsOf: (position: string) => readonly MoveSummand[],
  ) {
    this.#rulesets = rulesets;
    this.#sums = sums;
    this.#partsOf = partsOf;
  }

  get size(): number {
    return this.#sums.length * Math.max(...this.#sums.map(({ size }) => size));
  }

  sumOf(position: string): number[] {
    const codes = this.#partsOf(position).flatMap(({ ruleset, position: part, negative }) => {
      const r = this.#rulesets.indexOf(ruleset);
      const codes = this.#sums[r]!.sumOf(part);
      return codes.map((code) =>
        this.#outer(negative === true && !this.#sums[r]!.isOwnNegative(code >> 1) ? code ^ 1 : code, r),
      );
    });
    return codes.sort((a, b) => a - b);
  }

  isOwnNegative(id: number): boolean {
    return this.#sumsOf(id).isOwnNegative(this.#inner(id));
  }

  options(code: number, player: Player): readonly ComponentSum[] {
    const id = code >> 1;
    const options = this.#sumsOf(id).options(2 * this.#inner(id) + (code & 1), player);
    if (this.#sums.length === 1) return options;
    const r = id % this.#sums.length;
    return options.map((codes) => codes.map((inner) => this.#outer(inner, r)));
  }

  countMoves(code: number): number {
    const id = code >> 1;
    return this.#sumsOf(id).countMoves(2 * this.#inner(id) + (code & 1));
  }

  mostMoves(code: number): number {
    const id = code >> 1;
    return this.#sumsOf(id).mostMoves(2 * this.#inner(id) + (code & 1));
  }

  #sumsOf(id: number): ComponentSums<string> {
    return this.#sums[id % this.#sums.length]!;
  }

  #inner(id: number): number {
    return Math.floor(id / this.#sums.length);
  }

  #outer(code: number, r: number): number {
    return 2 * ((code >> 1) * this.#sums.length + r) + (code & 1);
  }
}
