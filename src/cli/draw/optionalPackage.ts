import { InputError } from '../../errors.js';

/**
 * A package that users install if they want what it is for. It is loaded here and nowhere else.
 * @param purpose what needs it, in words
 * @param more `together`: all that this needs, for the command that installs it
 * @throws InputError `not-installed`
 */
export async function optionalPackage(
  name: string,
  purpose: string,
  { together = name }: { together?: string } = {},
): Promise<unknown> {
  try {
    // A name that is only known now is left as it is when the command is bundled.
    return (await import(name)) as unknown;
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const isMissing = code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';
    throw new InputError(
      'not-installed',
      `draw: ${purpose} is made by the package ${name}, which ${isMissing ? 'is not installed' : `cannot be loaded (${message.split('\n')[0]!})`}; expected it to be installed along with spgames.`,
      { hint: `npm install ${together} (with -g if spgames was installed so). SVG and TikZ need no package.`, cause },
    );
  }
}
