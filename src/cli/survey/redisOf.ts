import { InputError } from '../../errors.js';
import type { RedisOptions } from '../../surveys/internal.js';
import type { Session } from '../Session.js';
import type { SurveyOptions } from './actions.js';

/** An address that is not in the list of processes, where everybody reads it. */
const VARIABLE = 'SPGAMES_REDIS';

/** Where Redis is, by the options or by the environment; undefined where neither says it. */
export function redisIfGiven({ redis, prefix }: SurveyOptions, session: Session): RedisOptions | undefined {
  const address = redis ?? process.env[VARIABLE];
  if (address === undefined || address === '') return undefined;
  const onConnection = (line: string): void => session.terminal.warn(`spgames: survey: ${line}\n`);
  return { redis: address, ...(prefix !== undefined && { prefix }), onConnection };
}

/** @throws InputError `invalid-option` */
export function redisOf(action: string, options: SurveyOptions, session: Session): RedisOptions {
  const found = redisIfGiven(options, session);
  if (found !== undefined) return found;
  throw new InputError(
    'invalid-option',
    `survey: ${action} without --redis; expected the address of Redis, as in --redis redis://127.0.0.1:6379.`,
    { hint: `The variable ${VARIABLE} may have it, too.` },
  );
}
