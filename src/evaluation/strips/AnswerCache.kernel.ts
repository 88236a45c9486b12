/**
 * A bounded memory of yes-or-no questions about four integers: a direct-mapped table that doubles while it is crowded
 * and below its bound, and forgets an answer when another falls on its place. 17 bytes for each place.
 */
export class AnswerCache {
  #keys: Int32Array;
  /** 0 unused, 1 no, 2 yes. */
  #answers: Uint8Array;
  #mask: number;
  #used = 0;
  readonly #most: number;

  /** @param mostBits at most 2^mostBits places */
  constructor(mostBits: number, bits: number = 10) {
    this.#most = 1 << mostBits;
    this.#mask = (1 << Math.min(bits, mostBits)) - 1;
    this.#keys = new Int32Array(4 * (this.#mask + 1));
    this.#answers = new Uint8Array(this.#mask + 1);
  }

  find(a: number, b: number, c: number, d: number): boolean | undefined {
    const place = mix(a, b, c, d) & this.#mask;
    const answer = this.#answers[place]!;
    const keys = this.#keys;
    const at = 4 * place;
    if (answer === 0 || keys[at] !== a || keys[at + 1] !== b || keys[at + 2] !== c || keys[at + 3] !== d)
      return undefined;
    return answer === 2;
  }

  store(a: number, b: number, c: number, d: number, answer: boolean): void {
    if (2 * this.#used > this.#mask && this.#mask + 1 < this.#most) this.#double();
    this.#write(a, b, c, d, answer ? 2 : 1);
  }

  #write(a: number, b: number, c: number, d: number, answer: number): void {
    const place = mix(a, b, c, d) & this.#mask;
    if (this.#answers[place] === 0) this.#used++;
    this.#answers[place] = answer;
    const keys = this.#keys;
    const at = 4 * place;
    keys[at] = a;
    keys[at + 1] = b;
    keys[at + 2] = c;
    keys[at + 3] = d;
  }

  #double(): void {
    const [keys, answers] = [this.#keys, this.#answers];
    this.#mask = 2 * this.#mask + 1;
    this.#keys = new Int32Array(4 * (this.#mask + 1));
    this.#answers = new Uint8Array(this.#mask + 1);
    this.#used = 0;
    for (let i = 0; i < answers.length; i++)
      if (answers[i] !== 0)
        this.#write(keys[4 * i]!, keys[4 * i + 1]!, keys[4 * i + 2]!, keys[4 * i + 3]!, answers[i]!);
  }
}

function mix(a: number, b: number, c: number, d: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) ^ Math.imul(c, 0x297a2d39);
  h = Math.imul(h ^ (h >>> 13), 0x9e3779b1) ^ Math.imul(d, 0x1b56c4e9);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  return h ^ (h >>> 14);
}
