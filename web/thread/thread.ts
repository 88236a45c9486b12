/** The thread of the explorer: it reads and computes, and answers the page one question after the other. */
import type { Failure, Question, Reply, Topic } from '../messages.js';
import { LibraryError, LimitError, ParseError } from '../library.js';
import { Session } from './Session.js';
import { Stopped } from './slices.js';

const session = new Session();
/** What the panes wait for, one after the other; all else is asked for by hand, and answered in between. */
const IN_ORDER: readonly Question['ask'][] = [
  'open',
  'complex',
  'outcome',
  'value',
  'moves',
  'explain',
  'wayBack',
  'build',
];
/** Questions whose answers nobody waits for any more. */
let wantedFrom = 0;
const stopped = new Set<number>();
let last: Promise<void> = Promise.resolve();

function send(reply: Reply): void {
  postMessage(reply);
}

function failureOf(error: unknown): Failure {
  if (error instanceof ParseError)
    return { message: error.message, hint: error.hint ?? '', at: error.column - 1, isUndecided: false };
  if (error instanceof LibraryError)
    return { message: error.message, hint: error.hint ?? '', isUndecided: error instanceof LimitError };
  if (error instanceof Stopped) return { message: 'stopped', hint: '', isUndecided: true };
  return { message: error instanceof Error ? error.message : String(error), hint: '', isUndecided: false };
}

async function answer(question: Exclude<Question, { ask: 'stop' }>): Promise<void> {
  const { id } = question;
  const isWanted = (): boolean => id >= wantedFrom && !stopped.has(id);
  try {
    if (!isWanted()) throw new Stopped();
    if (question.ask === 'open') {
      send({ id, opened: await session.open(question.source, question.position, question.dark) });
      return;
    }
    const soFar = (text: string): void => send({ id, soFar: text });
    const { ask, about = '' } = question as { ask: Topic; about?: string };
    send({ id, answer: await session.answer(ask, about, { isWanted, soFar }) });
  } catch (error) {
    send({ id, failed: failureOf(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.ask === 'stop') {
    stopped.add(data.id);
    return;
  }
  // What was asked of the source before is not wanted any more.
  if (data.ask === 'open') wantedFrom = data.id;
  // Between slices of a search what is asked for by hand is looked at.
  if (IN_ORDER.includes(data.ask)) last = last.then(() => answer(data));
  else void answer(data);
});
