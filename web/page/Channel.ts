import type { Failure, Question, Reply } from '../messages.js';

/** A question without its number. */
export type Unnumbered<Q> = Q extends { readonly id: number } ? Omit<Q, 'id'> : never;
export type Unasked = Unnumbered<Exclude<Question, { ask: 'stop' }>>;

interface Asked {
  readonly question: Unasked;
  readonly settle: (reply: Reply) => void;
  readonly soFar: (text: string) => void;
}

/** So long a worker may take to hear that it shall stop; then it is started afresh. */
const DEAF_MS = 600;
const STOPPED: Failure = { message: 'stopped', hint: '', isUndecided: true };

/** The way to one worker and back: every question gets one answer, or is refused. */
export class Channel {
  /** Missing after one has failed by itself: the next question starts another. */
  #worker: Worker | undefined;
  #next = 1;
  /** The last question that opened a source: a new worker begins with it. */
  #open: Unasked | undefined;
  readonly #asked = new Map<number, Asked>();
  /** What the worker has not answered yet, also where nobody waits for it any more. */
  readonly #owed = new Set<number>();

  #start(): Worker {
    const worker = new Worker(new URL('./thread.js', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const asked = this.#asked.get(data.id);
      if ('soFar' in data) return asked?.soFar(data.soFar);
      this.#owed.delete(data.id);
      this.#settle(data.id, data);
    });
    worker.addEventListener('error', ({ message }) => {
      this.#drop();
      for (const id of [...this.#asked.keys()])
        this.#settle(id, { id, failed: { message, hint: '', isUndecided: true } });
    });
    return worker;
  }

  /** @returns the number of the question, and its answer */
  ask(question: Unasked, soFar: (text: string) => void = () => {}): { id: number; reply: Promise<Reply> } {
    const id = this.#next++;
    const reply = new Promise<Reply>((settle) => this.#asked.set(id, { question, settle, soFar }));
    if (question.ask === 'open') {
      this.#open = question;
      // Whatever keeps the worker from hearing of a new source is not wanted any more.
      this.#expectAnswers([...this.#owed]);
    }
    this.#post(id, question);
    return { id, reply };
  }

  /** Gives a question up: who asked need not wait until the worker hears of it. */
  giveUp(id: number): void {
    if (!this.#asked.has(id)) return;
    this.#worker?.postMessage({ id, ask: 'stop' } satisfies Question);
    this.#settle(id, { id, failed: STOPPED });
    // Where nothing else is searched, nothing is lost with the worker.
    if (this.#asked.size === 0) this.#expectAnswers([id]);
  }

  /** Gives everything up. */
  stop(): void {
    const ids = [...this.#asked.keys()];
    for (const id of ids) this.giveUp(id);
    this.#expectAnswers(ids);
  }

  #post(id: number, question: Unasked): void {
    if (this.#worker === undefined) {
      this.#worker = this.#start();
      if (question.ask !== 'open' && this.#open !== undefined) this.#post(this.#next++, this.#open);
    }
    this.#owed.add(id);
    this.#worker.postMessage({ ...question, id });
  }

  #drop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#owed.clear();
  }

  #settle(id: number, reply: Reply): void {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    asked?.settle(reply);
  }

  /** If these are not answered soon, the worker does not hear: another takes its place. */
  #expectAnswers(ids: readonly number[]): void {
    setTimeout(() => {
      if (ids.some((id) => this.#owed.has(id))) this.#restart();
    }, DEAF_MS);
  }

  /** Another worker, which has learnt nothing, is asked what is still waited for of the last source. */
  #restart(): void {
    this.#drop();
    const left = [...this.#asked.entries()];
    const begin = Math.max(
      0,
      left.findLastIndex(([, { question }]) => question.ask === 'open'),
    );
    for (const [id] of left.slice(0, begin)) this.#settle(id, { id, failed: STOPPED });
    for (const [id, { question }] of left.slice(begin)) this.#post(id, question);
    // So it is there when something is asked.
    if (left.length === 0 && this.#open !== undefined) this.#post(this.#next++, this.#open);
  }
}
