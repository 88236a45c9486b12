import { LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import type { Form } from '../../values/index.js';

/** The most pairs of followers that are kept. */
const MOST_PAIRS = 2 ** 23;

/** Whether Left holds out in a difference with Right to move, and with Left to move. */
const RIGHT_MOVES = 1;
const LEFT_MOVES = 2;

type Pair = readonly [g: Form, h: Form];

/**
 * The order of Oslo games by their generators, g of one store and h of one store: a recursion on pairs of followers
 * that ends, although the games need not. It keeps what it finds.
 *
 * In oslo(g) − oslo(h) let Left survive if she, who does not begin, wins or plays for ever. With SR for Right to move
 * and SL for Left to move, SR = (SL at all g^R and all h^L) and, unless h = 0, SL: Right passes in h; SL = (SR at some
 * g^L or some h^R) or, unless g = 0, SR: Left passes in g. Of all solutions the largest counts, since to play for ever
 * is enough.
 */
export class OsloOrder {
  readonly #work: Work;
  readonly #survival = new Map<number, number>();

  /** @param work which is asked for its bounds, a step for each new pair */
  constructor(work: Work) {
    this.#work = work;
  }

  /** Is oslo(g) ≥ oslo(h): does Left survive in the difference, if Right begins? @throws LimitError */
  isAtLeast(g: Form, h: Form): boolean {
    this.#find(g, h);
    return this.#survives(g, h, RIGHT_MOVES);
  }

  /** Does Left survive in oslo(g) − oslo(h), if she begins? @throws LimitError */
  survivesAsFirst(g: Form, h: Form): boolean {
    this.#find(g, h);
    return this.#survives(g, h, LEFT_MOVES);
  }

  #find(g: Form, h: Form): void {
    const pairs = this.#unknownBelow(g, h);
    // Options have smaller ids than their forms.
    pairs.sort(([a, b], [c, d]) => a.id + b.id - c.id - d.id);
    for (const pair of pairs) this.#survival.set(keyOf(...pair), this.#survivalIn(pair));
  }

  #unknownBelow(g: Form, h: Form): Pair[] {
    const found: Pair[] = [];
    const seen = new Set<number>();
    const stack: Pair[] = [[g, h]];
    for (let pair = stack.pop(); pair !== undefined; pair = stack.pop()) {
      const key = keyOf(...pair);
      if (this.#survival.has(key) || seen.has(key)) continue;
      this.#work.step();
      seen.add(key);
      found.push(pair);
      if (this.#survival.size + found.length > MOST_PAIRS)
        throw new LimitError('too-many-pairs', `${this.#work.task}: more than ${MOST_PAIRS} pairs of followers.`);
      stack.push(...afterLeft(pair), ...afterRight(pair));
    }
    return found;
  }

  #survivalIn(pair: Pair): number {
    const [g, h] = pair;
    const holds = afterRight(pair).every(([x, y]) => this.#survives(x, y, LEFT_MOVES));
    const escapes = afterLeft(pair).some(([x, y]) => this.#survives(x, y, RIGHT_MOVES));
    const rightMoves = holds && (!isZero(g) || isZero(h) || escapes);
    const leftMoves = escapes || (!isZero(g) && rightMoves);
    return (rightMoves ? RIGHT_MOVES : 0) | (leftMoves ? LEFT_MOVES : 0);
  }

  #survives(g: Form, h: Form, mover: number): boolean {
    return (this.#survival.get(keyOf(g, h))! & mover) !== 0;
  }
}

const isZero = (form: Form): boolean => form === form.store.zero;

const keyOf = (g: Form, h: Form): number => g.id * 2 ** 24 + h.id;

/** The differences to which Left can move without passing. */
function afterLeft([g, h]: Pair): Pair[] {
  return [...g.options('L').map((x): Pair => [x, h]), ...h.options('R').map((y): Pair => [g, y])];
}

/** The differences to which Right can move without passing. */
function afterRight([g, h]: Pair): Pair[] {
  return [...g.options('R').map((x): Pair => [x, h]), ...h.options('L').map((y): Pair => [g, y])];
}
