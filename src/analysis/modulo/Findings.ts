import type { Work } from '../../run.js';
import type { Form, Outcome, ValueOrder } from '../../values/index.js';
import type { ListedUniverse } from './Universe.js';

/** Two games to be compared. */
export interface ModuloTask {
  readonly first: Form;
  readonly second: Form;
  readonly universe: ListedUniverse;
  /** The most summands of a game that is looked for. */
  readonly summands: number;
  readonly work: Work;
  readonly findings: Findings;
}

/** Is the first game at least the second, or at most? */
export type Direction = 'atLeast' | 'atMost';

export const DIRECTIONS: readonly Direction[] = ['atLeast', 'atMost'];

/** A game that is added, by its source, and who wins both games with it. */
export interface Distinguisher {
  /** Null if it would be too long. */
  readonly source: string | null;
  readonly outcomes: readonly [first: Outcome, second: Outcome];
}

/** What is known of one direction. */
interface Answer {
  readonly holds: boolean;
  readonly because?: string;
}

/** What is known of two games: a proof for each direction, or what refutes it. */
export class Findings {
  readonly #answers = new Map<Direction, Answer>();
  readonly #distinguishers = new Map<Direction, Distinguisher>();
  /** All sums of so many games have been looked at; −1 if not even nothing has been added. */
  searched = -1;
  /** What else was tried for a direction that is open. */
  tried: string | undefined;

  holds(direction: Direction): boolean | undefined {
    return this.#answers.get(direction)?.holds;
  }

  isOpen(direction: Direction): boolean {
    return !this.#answers.has(direction);
  }

  /** Is a direction open, or refuted without a game that shows it? */
  isWanted(direction: Direction): boolean {
    return this.holds(direction) !== true && !this.#distinguishers.has(direction);
  }

  /** The first answer stays. */
  prove(direction: Direction, because: string): void {
    if (this.isOpen(direction)) this.#answers.set(direction, { holds: true, because });
  }

  /** By a theorem, which names no game. */
  refute(direction: Direction, because: string): void {
    if (this.isOpen(direction)) this.#answers.set(direction, { holds: false, because });
  }

  /** Outcomes of both games with one that is added. */
  meet(found: Distinguisher): void {
    const [a, b] = found.outcomes;
    if (!isAtLeast(a, b)) this.#show('atLeast', found);
    if (!isAtLeast(b, a)) this.#show('atMost', found);
  }

  #show(direction: Direction, found: Distinguisher): void {
    if (!this.isWanted(direction)) return;
    this.#distinguishers.set(direction, found);
    if (this.isOpen(direction)) this.#answers.set(direction, { holds: false });
  }

  get order(): ValueOrder | 'undecided' {
    const [atLeast, atMost] = [this.holds('atLeast'), this.holds('atMost')];
    if (atLeast === undefined || atMost === undefined) return 'undecided';
    return atLeast ? (atMost ? '=' : '>') : atMost ? '<' : '||';
  }

  /** The game that refutes one of the directions. */
  get distinguisher(): Distinguisher | undefined {
    return this.#distinguishers.get('atLeast') ?? this.#distinguishers.get('atMost');
  }

  /** In sentences. */
  because({ sumsOf }: ListedUniverse): string {
    const open = DIRECTIONS.filter((direction) => this.isOpen(direction));
    const answers = DIRECTIONS.map((direction) => this.#answers.get(direction));
    const [atLeast, atMost] = answers;
    const sentences =
      atLeast?.holds === true && atLeast.because === atMost?.because
        ? [`Equal: ${atLeast.because!}.`]
        : DIRECTIONS.flatMap((direction) => this.#sentence(direction));
    const far = this.searched < 0 ? 'the search was cut off' : `no ${sumsOf(this.searched)}`;
    if (open.length === 2) sentences.push(`Undecided: ${far}${this.searched < 0 ? '' : ' tells them apart'}.`);
    else if (open.length === 1)
      sentences.push(`${CLAIMS[open[0]!].undecided}: ${far}${this.searched < 0 ? '' : ' shows the contrary'}.`);
    if (open.length > 0 && this.tried !== undefined) sentences.push(this.tried);
    return sentences.join(' ');
  }

  #sentence(direction: Direction): string[] {
    const answer = this.#answers.get(direction);
    if (answer === undefined) return [];
    const { yes, no } = CLAIMS[direction];
    if (answer.holds) return [`${yes}: ${answer.because!}.`];
    const found = this.#distinguishers.get(direction);
    if (found === undefined) return [`${no}: ${answer.because!}; no game that shows it was found.`];
    const [a, b] = found.outcomes;
    return [`${no}: with ${found.source ?? 'a game too large to be written'} added, the outcomes are ${a} and ${b}.`];
  }
}

const CLAIMS: Readonly<Record<Direction, Readonly<Record<'yes' | 'no' | 'undecided', string>>>> = {
  atLeast: {
    yes: 'The first is at least the second',
    no: 'The first is not at least the second',
    undecided: 'Whether the first is at least the second is undecided',
  },
  atMost: {
    yes: 'The second is at least the first',
    no: 'The second is not at least the first',
    undecided: 'Whether the second is at least the first is undecided',
  },
};

/** Is an outcome at least as good for Left as another? */
function isAtLeast(outcome: Outcome, other: Outcome): boolean {
  return outcome === other || outcome === 'L' || other === 'R';
}
