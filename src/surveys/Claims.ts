import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { notWritable, type SurveyFolder } from './SurveyFolder.js';

/** A claim that was not renewed for so long is nobody's any more. */
const STALE_MS = 60_000;
const RENEW_MS = 15_000;

/** Who claims a batch. */
interface Claimant {
  readonly host: string;
  readonly pid: number;
  readonly id: string;
}

/**
 * Which batches are at work, for several runs on one folder: a file beside the batches says so for each. It saves work
 * and no more: a batch that is done twice is harmless.
 */
export class Claims {
  readonly #folder: SurveyFolder;
  readonly #own: Claimant = { host: hostname(), pid: process.pid, id: randomUUID() };
  readonly #held = new Set<string>();
  /** When the claims of others last changed, by our own clock. */
  readonly #seen = new Map<string, { readonly mtimeMs: number; readonly since: number }>();
  readonly #timer: NodeJS.Timeout;

  constructor(folder: SurveyFolder) {
    this.#folder = folder;
    this.#timer = setInterval(() => this.#renew(), RENEW_MS);
    this.#timer.unref();
  }

  /** Claims a batch, unless somebody else is at it. @throws InputError `not-writable` */
  take(batch: number): boolean {
    const file = this.#fileOf(batch);
    for (let isFirst = true; ; isFirst = false) {
      try {
        mkdirSync(this.#folder.batchFolder, { recursive: true });
        writeFileSync(file, JSON.stringify(this.#own), { flag: 'wx' });
        this.#held.add(file);
        return true;
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw notWritable(file, cause);
      }
      if (!isFirst || !this.#isStale(file)) return false;
      rmSync(file, { force: true });
    }
  }

  /** Gives a batch back. */
  release(batch: number): void {
    const file = this.#fileOf(batch);
    if (this.#held.delete(file)) rmSync(file, { force: true });
  }

  /** Gives all back. */
  end(): void {
    clearInterval(this.#timer);
    for (const file of this.#held) rmSync(file, { force: true });
    this.#held.clear();
  }

  #fileOf(batch: number): string {
    return join(this.#folder.batchFolder, `.${String(batch).padStart(6, '0')}.claim`);
  }

  #renew(): void {
    const now = new Date();
    for (const file of this.#held)
      try {
        utimesSync(file, now, now);
      } catch {
        // Somebody took it for stale: the batch is done twice.
      }
  }

  /** Is the run that claimed it dead, or did it not renew its claim for long? Clocks are not compared. */
  #isStale(file: string): boolean {
    const known = statSync(file, { throwIfNoEntry: false });
    if (known === undefined) return true;
    const { host, pid } = claimantOf(file);
    if (host === this.#own.host && pid !== undefined && !isAlive(pid)) return true;
    const now = performance.now();
    const seen = this.#seen.get(file);
    if (seen?.mtimeMs === known.mtimeMs) return now - seen.since > STALE_MS;
    this.#seen.set(file, { mtimeMs: known.mtimeMs, since: now });
    return false;
  }
}

function claimantOf(file: string): Partial<Claimant> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Claimant>;
  } catch {
    // It is being written, or was when its run was killed.
    return {};
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
