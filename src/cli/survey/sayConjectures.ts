import { VERSION } from '../../json.js';
import type { ConjecturesDocument } from '../../surveys/index.js';
import { printJson } from '../printJson.js';
import type { Session } from '../Session.js';

/** Prints conjectures, and writes them to a file if one is given: that is what `survey create --test` reads. */
export async function sayConjectures(
  { type, ...found }: ConjecturesDocument,
  text: string,
  session: Session,
  { output, json }: { readonly output: string | undefined; readonly json: boolean | undefined },
): Promise<void> {
  const document = `${printJson({ type, spgames: VERSION, ...found })}\n`;
  if (output !== undefined) await session.save(output, document);
  session.terminal.print(json === true ? document : text);
}
