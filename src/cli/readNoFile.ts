import { InputError } from '../errors.js';

/**
 * In place of the reader of files, where a certificate says of what it is one: who writes certificates does not choose
 * which files are opened.
 * @throws InputError `not-a-certificate`
 */
export function readNoFile(name: string): Promise<never> {
  const shown = JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name);
  return Promise.reject(
    new InputError(
      'not-a-certificate',
      `verify: the certificate is about the file ${shown}; expected a source that stands for itself, as a file may change.`,
      { hint: 'Write the certificate again: it then has the complex itself.' },
    ),
  );
}
