import type { AbortSignalWithEvents } from './Task.js';

/** What waits for each signal: one listener for all, as Node warns of many. */
const waiting = new WeakMap<AbortSignalWithEvents, Set<() => void>>();

/**
 * Has something done when a signal is aborted.
 * @returns forgets it
 */
export function onAbort(signal: AbortSignalWithEvents, act: () => void): () => void {
  const acts = waiting.get(signal) ?? new Set();
  const abort = (): void => [...acts].forEach((each) => each());
  if (!waiting.has(signal)) {
    waiting.set(signal, acts);
    signal.addEventListener('abort', abort);
  }
  acts.add(act);
  return () => acts.delete(act);
}
