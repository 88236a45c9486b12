import { moduleOfNode } from '../node.js';

/** A thread: a Web Worker, or a `Worker` of Node. */
export interface Thread {
  postMessage(message: unknown): void;
  terminate(): unknown;
}

/** What only threads of Node have. */
interface ThreadOfNode extends Thread {
  on(event: 'message' | 'error' | 'exit' | 'messageerror', hear: (what: unknown) => void): void;
  ref(): void;
  unref(): void;
}

/** What only Web Workers have. */
interface WebThread extends Thread {
  addEventListener(event: 'message' | 'error' | 'messageerror', hear: (event: WebEvent) => void): void;
}

interface WebEvent {
  readonly data?: unknown;
  readonly message?: string;
  readonly preventDefault?: () => void;
}

/** The class of browsers and Deno. */
declare const Worker: new (url: URL, options: { readonly type: 'module' }) => Thread;

/** Where the file of threads is, seen from the modules of the package and from the file for pages. */
const THREAD = '../worker/thread.js';

/** A new thread of the package. @throws what the platform throws */
export function startThread(): Thread {
  const threads = moduleOfNode('node:worker_threads') as
    { readonly Worker: new (url: URL, options: { readonly execArgv: readonly string[] }) => Thread } | undefined;
  // What the program was started with, such as `--input-type`, is not for a file.
  if (threads !== undefined)
    return new threads.Worker(new URL(import.meta.url.replace(/[^/]*$/, THREAD)), { execArgv: [] });
  // Bundlers look for these words, and for them only here.
  return new Worker(new URL('../worker/thread.js', import.meta.url), { type: 'module' });
}

/** Who listens to a thread. */
export interface Listener {
  readonly hear: (message: unknown) => void;
  /** The thread has ended by itself, or a message was lost. */
  readonly fail: (cause: unknown) => void;
}

/** Listens to a thread of either kind. */
export function listen(thread: Thread, { hear, fail }: Listener): void {
  if (isOfNode(thread)) {
    thread.on('message', hear);
    for (const event of ['error', 'messageerror', 'exit'] as const) thread.on(event, fail);
    return;
  }
  const web = thread as WebThread;
  web.addEventListener('message', ({ data }) => hear(data));
  for (const name of ['error', 'messageerror'] as const)
    web.addEventListener(name, (event) => {
      event.preventDefault?.();
      fail(new Error(event.message ?? name));
    });
}

/** Whether a program waits for the thread before it ends, where that can be said. */
export function holdProgram(thread: Thread, held: boolean): void {
  if (!isOfNode(thread)) return;
  if (held) thread.ref();
  else thread.unref();
}

function isOfNode(thread: Thread): thread is ThreadOfNode {
  return 'on' in thread && 'unref' in thread;
}
