/** Writes the JSON Schemas in `schema/` from the descriptions in the code (`npx tsx scripts/schemas.ts`). */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { PRINTED_DOCUMENTS } from '../src/cli/documents/commandDocuments.js';
import { READ_DOCUMENTS } from '../src/formats/internal.js';
import { schemaOf } from '../src/document.js';
import { root } from './filesUnder.js';

const FOLDER = 'schema/';

/** The files, by their paths from the root of the repository; what is short is on one line. */
export async function schemaFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const document of [...READ_DOCUMENTS, ...PRINTED_DOCUMENTS]) {
    const text = await format(JSON.stringify(schemaOf(document)), { parser: 'json', printWidth: 120 });
    files.set(`${FOLDER}${document.type}.schema.json`, text);
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await schemaFiles();
  mkdirSync(root + FOLDER, { recursive: true });
  for (const name of readdirSync(root + FOLDER)) if (!files.has(FOLDER + name)) rmSync(root + FOLDER + name);
  for (const [path, text] of files) writeFileSync(root + path, text);
}
