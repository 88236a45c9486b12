import type { Answers, Failure, Opened, Question, Reply, Topic } from '../messages.js';

/** What the thread could not answer, or not in time. */
export class Refused extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

type Asked = { readonly settle: (reply: Reply) => void; readonly soFar: (text: string) => void };
/** A question without its number. */
type Unnumbered<Q> = Q extends { readonly id: number } ? Omit<Q, 'id'> : never;

/** So long a thread may take to hear that it shall stop; then it is started afresh. */
const DEAF_MS = 600;

/** The thread that computes: every question gets one answer, or is refused. */
export class Thread {
  #worker: Worker;
  #next = 1;
  #open: Omit<Extract<Question, { ask: 'open' }>, 'id'> | undefined;
  readonly #asked = new Map<number, Asked>();

  constructor() {
    this.#worker = this.#start();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thread.js', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const asked = this.#asked.get(data.id);
      if ('soFar' in data) asked?.soFar(data.soFar);
      else if (asked !== undefined) {
        this.#asked.delete(data.id);
        asked.settle(data);
      }
    });
    worker.addEventListener('error', (event) => this.#restart(event.message));
    return worker;
  }

  /** Gives up the thread with all that it has learnt, and what was asked of it. */
  #restart(message: string): void {
    this.#worker.terminate();
    this.#worker = this.#start();
    const left = [...this.#asked.entries()];
    this.#asked.clear();
    for (const [id, { settle }] of left) settle({ id, failed: { message, hint: '', isUndecided: true } });
    if (this.#open !== undefined) this.#worker.postMessage({ ...this.#open, id: this.#next++ });
  }

  /** Reads a source; what was asked of the one before is given up. */
  async open(source: string, position: readonly string[], dark: boolean): Promise<Opened> {
    const question = { ask: 'open', source, position, dark } as const;
    this.#open = question;
    const { id, reply } = this.#send(question, () => {});
    // Whatever keeps the thread so long is not wanted any more.
    const timer = setTimeout(() => this.#takeOver(id), DEAF_MS);
    const answer = await reply;
    clearTimeout(timer);
    if ('opened' in answer) return answer.opened;
    throw refusal(answer);
  }

  /** A thread that does not hear the new source is started afresh, with it. */
  #takeOver(id: number): void {
    const asked = this.#asked.get(id);
    const olderLeft = [...this.#asked.keys()].some((other) => other < id);
    if (asked === undefined || !olderLeft || this.#open === undefined) return;
    this.#asked.delete(id);
    const question = this.#open;
    this.#open = undefined;
    this.#restart('stopped');
    this.#open = question;
    this.#asked.set(id, asked);
    this.#worker.postMessage({ ...question, id });
  }

  /** @param signal gives this question up, and no other */
  async ask<T extends Topic>(
    topic: T,
    about = '',
    soFar: (text: string) => void = () => {},
    signal?: AbortSignal,
  ): Promise<Answers[T]> {
    const { id, reply } = this.#send({ ask: topic, about }, soFar);
    signal?.addEventListener('abort', () => this.#giveUp(id));
    const answer = await reply;
    if ('answer' in answer) return answer.answer as Answers[T];
    throw refusal(answer);
  }

  /** The thread hears of it between two slices of the search; who asked need not wait for that. */
  #giveUp(id: number): void {
    const asked = this.#asked.get(id);
    if (asked === undefined) return;
    this.#asked.delete(id);
    this.#worker.postMessage({ id, ask: 'stop' } satisfies Question);
    asked.settle({ id, failed: { message: 'stopped', hint: '', isUndecided: true } });
  }

  #send(question: Unnumbered<Question>, soFar: (text: string) => void): { id: number; reply: Promise<Reply> } {
    const id = this.#next++;
    const reply = new Promise<Reply>((settle) => this.#asked.set(id, { settle, soFar }));
    this.#worker.postMessage({ ...question, id });
    return { id, reply };
  }

  /** Stops all that is being computed for the open source. */
  stop(): void {
    for (const id of this.#asked.keys()) this.#worker.postMessage({ id, ask: 'stop' } satisfies Question);
    const waiting = [...this.#asked.keys()];
    setTimeout(() => {
      if (waiting.some((id) => this.#asked.has(id))) this.#restart('stopped');
    }, DEAF_MS);
  }
}

function refusal(reply: Reply): Refused {
  return new Refused('failed' in reply ? reply.failed : { message: 'no answer', hint: '', isUndecided: true });
}
