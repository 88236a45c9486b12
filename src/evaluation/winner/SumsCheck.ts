import type { SimplicialComplex } from '../../complex/index.js';
import type { Work } from '../../run.js';
import { ValueStore, type Value } from '../../values/index.js';
import type { OutcomeProofBySums, Reply } from './OutcomeProof.js';
import { ascending } from '../../sets/internal.js';
import { ProofRules } from './ProofRules.js';
import { ProofSums, readValues, type ListedSum } from './ProofSums.js';

/** Checks a proof by sums: each of its positions is looked at once. */
export class SumsCheck {
  readonly #proof: OutcomeProofBySums;
  readonly #store = new ValueStore();
  readonly #work: Work;
  readonly #sums: ProofSums;
  readonly #isMisere: boolean;
  #values: readonly Value[] = [];

  constructor(complex: SimplicialComplex, proof: OutcomeProofBySums, work: Work) {
    this.#proof = proof;
    this.#work = work;
    this.#isMisere = proof.play === 'misere';
    this.#sums = new ProofSums(new ProofRules(complex, this.#store, work), this.#store, this.#isMisere);
  }

  /** What is wrong, or undefined. */
  run(): string | undefined {
    const { first, outcome, positions } = this.#proof;
    const wrong = this.#read();
    if (wrong !== undefined) return wrong;
    const sum = this.#sums.start();
    for (const player of ['L', 'R'] as const) {
      const start = first[player];
      const wins = outcome === 'N' || outcome === player;
      if (wins !== (typeof start !== 'number'))
        return `${player} begins with ${wins ? 'a position to lose' : 'a move to win'}; expected the other for the outcome ${outcome}`;
      const begin = player === 'L' ? sum : this.#sums.negative(sum);
      const flaw = typeof start === 'number' ? this.#notLost(begin, start) : this.#notWon(begin, start);
      if (flaw !== undefined) return `${player} begins: ${flaw}`;
    }
    for (let i = 0; i < positions.length; i++) {
      this.#work.tick(++this.#work.steps);
      const wrong = this.#checkPosition(i);
      if (wrong !== undefined) return `position ${i}: ${wrong}`;
    }
    return undefined;
  }

  #read(): string | undefined {
    const { values, parts, positions } = this.#proof;
    const wrong = this.#sums.read(this.#proof);
    if (wrong !== undefined) return wrong;
    const read = readValues(values, this.#store);
    if (typeof read === 'string') return read;
    this.#values = read;
    const outside = positions.findIndex(
      (position) => position.value >= values.length || position.parts.some((part) => part >> 1 >= parts.length),
    );
    return outside === -1 ? undefined : `position ${outside} names a part or a value that there is not`;
  }

  #checkPosition(i: number): string | undefined {
    const { replies, options, ...named } = this.#proof.positions[i]!;
    const sum = { parts: named.parts, value: this.#values[named.value]! };
    let next = 0;
    const seen = new Set<number>();
    for (const part of sum.parts) {
      if (seen.has(part)) continue;
      seen.add(part);
      for (const v of this.#sums.moves(part)) {
        if (next === replies.length) return `no reply to the move ${v} in part ${part >> 1}`;
        const flaw = this.#notWon(this.#sums.after(sum, part, v), replies[next++]!);
        if (flaw !== undefined) return `the reply to the move ${v} in part ${part >> 1}: ${flaw}`;
      }
    }
    if (next < replies.length) return `${replies.length} replies to ${next} moves`;
    if (this.#isMisere) return next === 0 ? 'the player who cannot move has won' : undefined;
    const answered = new Map(options);
    for (const option of sum.value.options('L')) {
      const reply = [...answered.entries()].find(([value]) => this.#values[value] === option);
      if (reply === undefined) return `no reply to the option ${option.toString()} of the value`;
      const flaw = this.#notWon(this.#sums.negative({ parts: sum.parts, value: option }), reply[1]);
      if (flaw !== undefined) return `the reply to the option ${option.toString()} of the value: ${flaw}`;
    }
    return undefined;
  }

  /** Why a reply does not win a sum with Left to move. */
  #notWon(sum: ListedSum, reply: Reply): string | undefined {
    if (reply === null) {
      if (this.#isMisere) return this.#sums.canMove(sum) ? 'none, but the winner has to move' : undefined;
      return this.#sums.decided(sum) === true ? undefined : 'none, but it is not shown that the winner wins';
    }
    const [part, move, next] = reply;
    if (part === -1) {
      const option = this.#values[move];
      if (option === undefined || !sum.value.options('L').includes(option)) return `value ${move} is not an option`;
      return this.#notLost(this.#sums.negative({ parts: sum.parts, value: option }), next);
    }
    if (!sum.parts.includes(part)) return `there is no part ${part >> 1} with that sign`;
    if (!this.#sums.moves(part).includes(move)) return `${move} is not a move in part ${part >> 1}`;
    return this.#notLost(this.#sums.after(sum, part, move), next);
  }

  /** Why a sum with Left to move is not the position named, or not lost at once. */
  #notLost(sum: ListedSum, position: number): string | undefined {
    if (position === -1) {
      if (this.#isMisere) return 'the player who cannot move has won';
      return this.#sums.decided(sum) === false ? undefined : 'it is not shown that the loser loses';
    }
    const named = this.#proof.positions[position];
    if (named === undefined) return `there is no position ${position}`;
    const same =
      ascending(named.parts).join() === ascending(sum.parts).join() && this.#values[named.value] === sum.value;
    return same ? undefined : `it does not lead to position ${position}`;
  }
}
