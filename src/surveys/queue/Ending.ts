/** Why something ends before its time: that is over, or somebody wishes it. */
export type EndReason = 'too-long' | 'stopped';

/** What ends a run from outside. */
export interface EndOptions {
  readonly timeoutMs?: number;
  readonly finish?: AbortSignal;
}

/** Who waits for Redis when a run is to end does so for this long. */
const PATIENCE_MS = 1500;
const AGAIN_MS = 100;

/** Waits for the reasons to end a run. */
export class Ending {
  /** The first reason that there was. */
  reason: EndReason | undefined;
  /** Settled when there is a reason. */
  readonly ended: Promise<void>;
  readonly #clear: () => void;

  constructor({ timeoutMs = Infinity, finish }: EndOptions) {
    let settle: () => void;
    this.ended = new Promise((resolve) => (settle = resolve));
    const end = (reason: EndReason) => (): void => {
      this.reason ??= reason;
      settle();
    };
    const stop = end('stopped');
    const timer = timeoutMs < 2 ** 31 ? setTimeout(end('too-long'), timeoutMs) : undefined;
    finish?.addEventListener('abort', stop);
    if (finish?.aborted === true) stop();
    this.#clear = () => {
      clearTimeout(timer);
      finish?.removeEventListener('abort', stop);
    };
  }

  /**
   * What the work gives; undefined if it is to end and cannot, as there is no connection.
   * @param isLost is there no connection now?
   */
  async unlessLost<T>(work: Promise<T>, isLost: () => boolean): Promise<T | undefined> {
    let isOver = false;
    const given = work.finally(() => (isOver = true));
    const lost = this.ended.then(async () => {
      for (let since = performance.now(); !isOver;) {
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
        if (!isLost()) since = performance.now();
        else if (performance.now() - since > PATIENCE_MS) return undefined;
      }
      return undefined;
    });
    given.catch(() => undefined);
    return Promise.race([given, lost.then(async () => (isOver ? given : undefined))]);
  }

  /** Waits no more. */
  close(): void {
    this.#clear();
  }
}
