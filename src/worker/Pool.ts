import type { Job } from './Job.js';
import type { ThreadReply } from './messages.js';
import { holdProgram, listen, type Thread } from './startThread.js';

/** A thread whose time is over gets so many milliseconds to say what it knows. */
const GRACE_MS = 1000;
/** And so many more, in which this thread hears what was said while it was busy itself. */
const HEARING_MS = 50;
/** The longest time of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** Threads that do jobs, each one at a time, in the order in which they came. */
export class Pool {
  readonly #most: number;
  readonly #start: () => Thread;
  readonly #members = new Set<Member>();
  #waiting: Job[] = [];

  /** @param most threads at a time; they are started when they are needed */
  constructor(most: number, start: () => Thread) {
    this.#most = most;
    this.#start = start;
  }

  add(job: Job): void {
    this.#waiting.push(job);
    this.#proceed();
  }

  /** Forgets a job that was aborted. */
  drop(job: Job): void {
    this.#waiting = this.#waiting.filter((other) => other !== job);
    for (const member of this.#members) if (member.job === job) member.end();
    this.#proceed();
  }

  close(): void {
    const waiting = this.#waiting.splice(0);
    const working = [...this.#members].flatMap((member) => {
      const { job } = member;
      member.end();
      return job ?? [];
    });
    for (const job of [...working, ...waiting]) job.failClosed();
  }

  #proceed(): void {
    // Of jobs with one signal each is about to hear of its end.
    this.#waiting = this.#waiting.filter(({ isAborted }) => !isAborted);
    while (this.#waiting.length > 0) {
      const free = [...this.#members].find(({ job }) => job === undefined);
      if (free === undefined && this.#members.size >= this.#most) return;
      const job = this.#waiting.shift()!;
      try {
        (free ?? this.#newMember()).begin(job);
      } catch (error) {
        job.failWithThread(error);
      }
    }
  }

  #newMember(): Member {
    const member = new Member(this.#start(), {
      onFree: () => this.#proceed(),
      onEnd: () => {
        this.#members.delete(member);
      },
    });
    this.#members.add(member);
    return member;
  }
}

/** What a pool is told by its threads. */
interface Reports {
  /** It can begin the next job, or has ended by itself. */
  readonly onFree: () => void;
  readonly onEnd: () => void;
}

/** A thread of a pool. */
class Member {
  readonly #thread: Thread;
  readonly #reports: Reports;
  #job: Job | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasEnded = false;

  constructor(thread: Thread, reports: Reports) {
    this.#thread = thread;
    this.#reports = reports;
    listen(thread, { hear: (reply) => this.#hear(reply as ThreadReply), fail: (cause) => this.#fail(cause) });
  }

  /** What it works on. */
  get job(): Job | undefined {
    return this.#job;
  }

  begin(job: Job): void {
    this.#job = job;
    try {
      holdProgram(this.#thread, true);
      this.#thread.postMessage(job.question);
    } catch (error) {
      this.end();
      throw error;
    }
  }

  /** Ends the thread, whatever it does. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#release();
    this.#reports.onEnd();
    void this.#thread.terminate();
  }

  #hear(reply: ThreadReply): void {
    const job = this.#job;
    if (this.#hasEnded || job === undefined || reply.id !== job.question.id) return;
    if ('begun' in reply) return this.#watch(job);
    job.hear(reply);
    if (job.isOpen) return;
    // What `onProgress` throws ends the work.
    if ('progress' in reply) this.end();
    else this.#release();
    this.#reports.onFree();
  }

  /**
   * Ends the thread some time after the bound that it was given: it may be inside something that does not look at the
   * clock.
   */
  #watch(job: Job): void {
    const { timeoutMs = Infinity } = job.question.bounds;
    if (timeoutMs + GRACE_MS > LONGEST_MS) return;
    const giveUp = (): void => {
      this.end();
      job.failLate();
      this.#reports.onFree();
    };
    this.#timer = setTimeout(() => {
      this.#timer = setTimeout(giveUp, HEARING_MS);
    }, timeoutMs + GRACE_MS);
  }

  #fail(cause: unknown): void {
    if (this.#hasEnded) return;
    const job = this.#job;
    this.end();
    job?.failWithThread(cause);
    this.#reports.onFree();
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.#job = undefined;
    holdProgram(this.#thread, false);
  }
}
