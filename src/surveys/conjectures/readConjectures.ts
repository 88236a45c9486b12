import { InputError } from '../../errors.js';
import { DataReader } from '../../text/internal.js';
import { boundsDocument, implicationsDocument, type ConjecturesDocument } from './conjecturesDocument.js';

/**
 * Reads conjectures, as `survey implications` and `survey bounds` write them.
 * @param name of the file, for errors
 * @throws InputError `invalid-json`, `invalid-field`
 */
export function readConjectures(text: string, name: string): ConjecturesDocument {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    const message = `survey: ${JSON.stringify(name)} is not JSON (${(cause as Error).message}); expected conjectures.`;
    throw new InputError('invalid-json', message, { cause });
  }
  const reader = DataReader.of(data, `survey: ${name}`);
  const type = reader.object('conjectures').field('type').oneOf(['implications', 'bounds']);
  if (type === 'bounds') return { type, ...boundsDocument.read(reader) };
  return { type: 'implications', ...implicationsDocument.read(reader) };
}
