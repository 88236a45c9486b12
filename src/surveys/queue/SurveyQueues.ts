import { createHash } from 'node:crypto';
import type { Queue } from 'bullmq';
import { VERSION } from '../../json.js';
import { surveyText } from '../SurveyDocument.js';
import type { SurveyFolder } from '../SurveyFolder.js';
import { packSurvey } from './packedSurvey.js';
import { RedisLink, type RedisOptions } from './RedisLink.js';

/** A job: the number of a batch. What it gives back is what `packRows` made. */
export interface BatchJob {
  readonly batch: number;
}

/** A survey that is served: by whom it can be computed, and what it is. */
export interface ServedId {
  /** The version of spgames that serves it. */
  readonly version: string;
  /** It names the survey in Redis. */
  readonly id: string;
}

/** The queue in which the surveys stand; nobody takes them out as long as they are served. */
const SURVEYS = 'surveys';
const HASH_DIGITS = 32;
/** So many times it is tried to remove a queue that others remove, too. */
const REMOVALS = 8;

/**
 * What a survey is called in Redis. All that depends on what is asked, and on the program that answers, is in its name:
 * so are the batches of a job.
 */
export function surveyId({ document }: SurveyFolder, version: string = VERSION): string {
  const hash = createHash('sha256').update(surveyText(document)).digest('hex');
  return `${version}-${hash.slice(0, HASH_DIGITS)}`;
}

/** The number of the job of a batch in the queue of a survey. */
export function jobIdOf(batch: number): string {
  return `batch-${batch}`;
}

/** The surveys of a Redis, and the queue of each. */
export class SurveyQueues {
  readonly link: RedisLink;
  readonly #surveys: Queue<{ readonly pack: string }>;
  readonly #batches = new Map<string, Queue<BatchJob, string>>();

  /** @param link a connection that lasts as long as this */
  constructor(link: RedisLink) {
    this.link = link;
    this.#surveys = link.queue(SURVEYS);
  }

  /** @throws InputError `not-installed`, `invalid-option`, `not-reachable` */
  static async open(options: RedisOptions): Promise<SurveyQueues> {
    return new SurveyQueues(await RedisLink.open(options));
  }

  /** The surveys that are served, the first one first. */
  async served(): Promise<ServedId[]> {
    const ids = await this.#surveys.getRanges(['waiting'], 0, -1, true);
    return ids.flatMap((id) => {
      const version = id.slice(0, -HASH_DIGITS - 1);
      return version === '' ? [] : [{ version, id }];
    });
  }

  /** Makes a survey known to workers, unless it is. */
  async announce(folder: SurveyFolder, id: string): Promise<void> {
    if (!(await this.isServed(id)))
      await this.#surveys.add('survey', { pack: await packSurvey(folder) }, { jobId: id });
  }

  /** Does somebody serve a survey, or did when he died? */
  async isServed(id: string): Promise<boolean> {
    return (await this.#surveys.getJobState(id)) !== 'unknown';
  }

  /** What `packSurvey` made; undefined if nobody serves it any more. */
  async packOf(id: string): Promise<string | undefined> {
    return (await this.#surveys.getJob(id))?.data.pack;
  }

  /** The queue of a survey. */
  batches(id: string): Queue<BatchJob, string> {
    const known = this.#batches.get(id);
    if (known !== undefined) return known;
    const queue = this.link.queue<BatchJob, string>(queueName(id));
    this.#batches.set(id, queue);
    return queue;
  }

  /** Removes a survey, and what is left in its queue. */
  async remove(id: string): Promise<void> {
    await this.#surveys.remove(id);
    for (let attempt = 1; ; attempt++)
      try {
        return await this.batches(id).obliterate({ force: true });
      } catch (error) {
        // A queue is paused before it is removed; another one who serves may have removed it in between with its pause.
        if (attempt === REMOVALS) throw error;
      }
  }

  /** Ends the connection. */
  close(): void {
    this.link.close();
  }
}

/** What the queue of a survey is called. */
export function queueName(id: string): string {
  return `batches-${id}`;
}
