/** Writes the JSON Schemas in `schema/` from the descriptions in the code (`npx tsx scripts/schemas.ts`). */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PRINTED_DOCUMENTS } from '../src/cli/documents/commandDocuments.js';
import { READ_DOCUMENTS } from '../src/formats/internal.js';
import { schemaOf } from '../src/document.js';
import { root } from './filesUnder.js';

const FOLDER = 'schema/';

/** The files, by their paths from the root of the repository. */
export function schemaFiles(): ReadonlyMap<string, string> {
  const documents = [...READ_DOCUMENTS, ...PRINTED_DOCUMENTS];
  return new Map(
    documents.map((document) => [
      `${FOLDER}${document.type}.schema.json`,
      `${JSON.stringify(schemaOf(document), null, 2)}\n`,
    ]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = schemaFiles();
  mkdirSync(root + FOLDER, { recursive: true });
  for (const name of readdirSync(root + FOLDER)) if (!files.has(FOLDER + name)) rmSync(root + FOLDER + name);
  for (const [path, text] of files) writeFileSync(root + path, text);
}
