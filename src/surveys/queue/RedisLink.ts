import type * as BullMQ from 'bullmq';
import type * as IoRedis from 'ioredis';
import { InputError } from '../../errors.js';
import { peerPackage } from '../duckdb.js';

/** Where the queue is. */
export interface RedisOptions {
  /** The address of Redis: `redis://USER:PASSWORD@HOST:PORT`, or `rediss://…` for TLS. */
  readonly redis: string;
  /** What the names of all keys in Redis begin with; by default `spgames`. */
  readonly prefix?: string;
  /** Told when the connection is lost, and when it is found again. */
  readonly onConnection?: (line: string) => void;
}

const PREFIX = 'spgames';
const PURPOSE = 'several machines share a survey by';
const CONNECT_MS = 5000;
/** The longest pause between two attempts to find a lost connection again. */
const LONGEST_PAUSE_MS = 2000;

/** A connection to Redis that is tried again for as long as it takes. */
export class RedisLink {
  readonly bullmq: typeof BullMQ;
  /** What queues and workers of BullMQ are made with. */
  readonly options: { readonly connection: IoRedis.Redis; readonly prefix: string };
  #isLost = false;
  #isClosed = false;

  private constructor(bullmq: typeof BullMQ, connection: IoRedis.Redis, options: RedisOptions) {
    const { redis, prefix = PREFIX, onConnection } = options;
    this.bullmq = bullmq;
    this.options = { connection, prefix };
    const place = placeOf(new URL(redis));
    connection.on('close', () => {
      if (this.#isLost || this.#isClosed) return;
      this.#isLost = true;
      onConnection?.(`the connection to Redis at ${place} is lost; it is tried again until it is found.`);
    });
    connection.on('ready', () => {
      if (!this.#isLost) return;
      this.#isLost = false;
      onConnection?.(`the connection to Redis at ${place} is found again.`);
    });
    // The attempts go on, and their end is told above.
    connection.on('error', () => undefined);
  }

  /**
   * Connects.
   * @throws InputError `not-installed`, `invalid-option`, `not-reachable`
   */
  static async open(options: RedisOptions): Promise<RedisLink> {
    const url = addressOf(options.redis);
    checkPrefix(options.prefix);
    const bullmq = (await peerPackage('bullmq', PURPOSE)) as typeof BullMQ;
    const { Redis } = (await peerPackage('ioredis', PURPOSE)) as typeof IoRedis;
    await tryOnce(Redis, url);
    const connection = new Redis(url.href, {
      // Commands wait until the connection is there again.
      maxRetriesPerRequest: null,
      connectTimeout: CONNECT_MS,
      retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 6), LONGEST_PAUSE_MS),
    });
    return new RedisLink(bullmq, connection, options);
  }

  /** Is there no connection now? */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** A queue of BullMQ on this connection. */
  queue<Data, Result>(name: string): BullMQ.Queue<Data, Result> {
    const queue = new this.bullmq.Queue<Data, Result>(name, this.options);
    queue.on('error', () => undefined);
    return queue;
  }

  /** Ends the connection. */
  close(): void {
    this.#isClosed = true;
    this.options.connection.disconnect();
  }
}

/** @throws InputError `invalid-option` */
function addressOf(redis: string): URL {
  const url = URL.canParse(redis) ? new URL(redis) : undefined;
  if (url !== undefined && ['redis:', 'rediss:'].includes(url.protocol) && url.hostname !== '') return url;
  // It may have a password in it.
  throw new InputError(
    'invalid-option',
    'survey: the address of Redis is not one; expected redis://HOST:PORT or, for TLS, rediss://HOST:PORT.',
    { hint: 'With a password it is redis://:PASSWORD@HOST:PORT, with a user redis://USER:PASSWORD@HOST:PORT.' },
  );
}

/** @throws InputError `invalid-option` */
function checkPrefix(prefix: string | undefined): void {
  if (prefix === undefined || /^[^\s:]+$/.test(prefix)) return;
  throw new InputError(
    'invalid-option',
    `survey: the prefix is ${JSON.stringify(prefix)}; expected signs other than spaces and colons.`,
  );
}

/** A host and its port. */
function placeOf({ hostname, port }: URL): string {
  return `${hostname}:${port === '' ? '6379' : port}`;
}

/** Connects once, to say what is wrong. @throws InputError `not-reachable` */
async function tryOnce(Redis: typeof IoRedis.Redis, url: URL): Promise<void> {
  const first = new Redis(url.href, { lazyConnect: true, retryStrategy: () => null, connectTimeout: CONNECT_MS });
  let why: (Error & { readonly code?: string }) | undefined;
  first.on('error', (error: Error) => (why ??= error));
  // A server that does not speak TLS, or nothing but TLS, may say nothing at all.
  const timer = setTimeout(() => first.disconnect(), CONNECT_MS + 1000);
  try {
    await first.connect();
    await first.ping();
  } catch (cause) {
    why ??= cause as Error;
    const place = placeOf(url);
    const isRefused = /^(?:WRONGPASS|NOAUTH|NOPERM|ERR AUTH)\b/.test(why.message);
    const message = isRefused
      ? `survey: Redis at ${place} refuses the user or the password; expected those that it knows.`
      : `survey: Redis at ${place} cannot be reached (${why.code ?? why.message}); expected a server that answers.`;
    const hint = isRefused
      ? 'They stand in the address: redis://USER:PASSWORD@HOST:PORT, or redis://:PASSWORD@HOST:PORT.'
      : 'redis-server starts one; with TLS, its address begins with rediss://.';
    throw new InputError('not-reachable', message, { hint, details: { place }, cause });
  } finally {
    clearTimeout(timer);
    first.disconnect();
  }
}
