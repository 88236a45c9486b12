import { InputError } from '../errors.js';
import { moduleOfNode } from '../node.js';
import type { Question, ThreadReply } from './messages.js';

/** What a thread hears its questions from, and answers to: in Node, or else. */
type Port = {
  readonly postMessage: (reply: ThreadReply) => void;
} & (
  | { readonly on: (event: 'message', hear: (question: Question) => void) => void }
  | { readonly addEventListener: (event: 'message', hear: (event: { readonly data: Question }) => void) => void }
);

/**
 * Makes the thread that calls it one of `Workers`: for a file of your own that `start` starts as a thread, where the
 * one of the package cannot be found.
 * @throws InputError `not-a-thread` on a page or in the main thread
 */
export function answerInThread(): void {
  hearQuestions(async (question, post) => {
    const { answerQuestion } = await import('./answerQuestion.js');
    answerQuestion(question, post);
  });
}

/** Listens at once: what is said before is heard then. */
export function hearQuestions(answer: (question: Question, post: (reply: ThreadReply) => void) => unknown): void {
  const port = findPort();
  if (port === undefined)
    throw new InputError('not-a-thread', 'answerInThread: called outside of a thread; expected a Worker around it.');
  const hear = (question: Question): unknown => answer(question, (reply) => port.postMessage(reply));
  if ('on' in port) port.on('message', hear);
  else port.addEventListener('message', ({ data }) => hear(data));
}

function findPort(): Port | undefined {
  const threads = moduleOfNode('node:worker_threads') as { readonly parentPort: Port | null } | undefined;
  if (threads?.parentPort) return threads.parentPort;
  const global: object = globalThis;
  return 'addEventListener' in global && !('document' in global) ? (global as Port) : undefined;
}
