import { DigraphValues, digraphValuesFromJson, type DigraphFamily } from '../../digraphs/index.js';
import { InputError, LimitError } from '../../errors.js';
import { parseJson } from '../../formats/index.js';
import { printJson } from '../printJson.js';
import type { Session } from '../Session.js';

/** Which values to search for. */
export interface ValuesOptions {
  readonly family: DigraphFamily;
  /** The file in which the search is kept. */
  readonly state?: string;
}

/** The state is kept so often. */
const KEPT_EVERY_MS = 20_000;

/** Searches for the values until all are found or the time is over; what is found is kept in the file. */
export async function advanceValues(
  n: number,
  { family, state }: ValuesOptions,
  session: Session,
): Promise<DigraphValues> {
  const values =
    (state === undefined ? undefined : await readState(state, n, family, session)) ?? new DigraphValues(n, { family });
  const wasComplete = values.isComplete;
  const keep = async (): Promise<void> => {
    if (state !== undefined) await session.save(state, `${printJson(values.toJSON())}\n`);
  };
  const onProgress = (): void => session.progress((seconds) => progressOf(values, seconds));
  while (!values.isComplete) {
    try {
      values.advance({ ...session.run(KEPT_EVERY_MS), onProgress });
    } catch (error) {
      if (!isEndOfBounds(error)) throw error;
      if (session.work.timeLeft === 0 || error.code === 'too-much-memory') {
        session.cutOffBy = error;
        break;
      }
      await keep();
    }
  }
  // From here on nobody ends the run from outside.
  session.end();
  if (!wasComplete) await keep();
  return values;
}

function progressOf({ n, next }: DigraphValues, seconds: number): string {
  if (next === undefined) return `digraphs: ${seconds} s`;
  const { vertices, left, done } = next;
  return `digraphs: ${vertices} of at most ${n} vertices, ${left} of them Left’s, after ${done} digraphs with ${vertices - 2}, ${seconds} s`;
}

/** The search in a file, if there is one. */
async function readState(
  file: string,
  n: number,
  family: DigraphFamily,
  session: Session,
): Promise<DigraphValues | undefined> {
  let text: string;
  try {
    text = await session.read(file);
  } catch (error) {
    if (error instanceof InputError && error.code === 'unknown-file') return undefined;
    throw error;
  }
  const values = digraphValuesFromJson(await parseJson(text, file));
  if (values.n === n && values.family === family) return values;
  throw new InputError(
    'invalid-option',
    `digraphs: the file ${file} is about digraphs of the family ${values.family} with at most ${values.n} vertices; expected ${family} and ${n}.`,
    { hint: 'Name another file.', details: { file } },
  );
}

/** Was it the end of the time or of the memory? */
export function isEndOfBounds(error: unknown): error is LimitError {
  return error instanceof LimitError && (error.code === 'too-long' || error.code === 'too-much-memory');
}
