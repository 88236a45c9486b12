import type { Answers, Failure, Opened, Reply, Topic } from '../messages.js';
import { Channel } from './Channel.js';

/** What a thread could not answer, or not in time. */
export class Refused extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** What must not wait for a search. */
const QUICK: readonly Topic[] = ['explain', 'complete'];

/** What is said where an answer is missing. */
export function refusalInWords({ message, isUndecided }: Failure): string {
  return isUndecided && message !== 'stopped' ? `too large: ${message}` : message;
}

/**
 * The threads that compute: one searches; as soon as the first source is shown, another one answers what must not wait
 * for a search.
 */
export class Thread {
  readonly #searching = new Channel();
  #quick: Channel | undefined;
  /** Has the quick one been heard of? */
  #isQuickReady = false;

  /** Reads a source; what was asked of the one before is given up. */
  async open(source: string, position: readonly string[], dark: boolean): Promise<Opened> {
    const question = { ask: 'open', source, position, dark } as const;
    const replies = [this.#searching, this.#quick].map((channel) => channel?.ask(question).reply);
    const answer = await (this.#isQuickReady ? replies[1]! : replies[0]!);
    if (this.#quick === undefined) {
      this.#quick = new Channel();
      void this.#quick.ask(question).reply.then((reply) => {
        // A refusal is an answer, too, but not that nothing could be loaded.
        this.#isQuickReady = !('failed' in reply && reply.failed.isUndecided);
      });
    }
    if ('opened' in answer) return answer.opened;
    throw refusal(answer);
  }

  /** @param signal gives this question up, and no other */
  async ask<T extends Topic>(
    topic: T,
    about = '',
    soFar: (text: string) => void = () => {},
    signal?: AbortSignal,
  ): Promise<Answers[T]> {
    const isQuick = QUICK.includes(topic) && this.#isQuickReady;
    const channel = isQuick ? this.#quick! : this.#searching;
    const { id, reply } = channel.ask({ ask: topic, about }, soFar);
    signal?.addEventListener('abort', () => channel.giveUp(id));
    const answer = await reply;
    if ('answer' in answer) return answer.answer as Answers[T];
    throw refusal(answer);
  }

  /** Stops all that is being computed for the open source. */
  stop(): void {
    this.#searching.stop();
  }
}

function refusal(reply: Reply): Refused {
  return new Refused('failed' in reply ? reply.failed : { message: 'no answer', hint: '', isUndecided: true });
}
