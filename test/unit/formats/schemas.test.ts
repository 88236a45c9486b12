import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES } from 'spgames/formats';
import { filesUnder, textOf } from '../../../scripts/filesUnder.js';
import { schemaFiles } from '../../../scripts/schemas.js';
import { READ_DOCUMENTS } from '../../../src/formats/internal.js';

const files = await schemaFiles();

describe('schema/', () => {
  it('has what the descriptions in the code say (else: npx tsx scripts/schemas.ts)', () => {
    expect(filesUnder('schema', /./)).toEqual([...files.keys()].sort());
    for (const [path, text] of files) expect(textOf(path), path).toBe(text);
  });

  it('has a schema for each document that is read', () => {
    expect(READ_DOCUMENTS.map(({ type }) => type).sort()).toEqual([...DOCUMENT_TYPES].sort());
  });

  it.each([...files.keys()])('%s is a schema of the dialect 2020-12', (path) => {
    const schema = JSON.parse(textOf(path)) as object;
    new Ajv2020({ strict: true, strictTypes: false, strictTuples: false, strictRequired: false }).compile(schema);
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: expect.any(String) as string,
      description: expect.any(String) as string,
    });
  });
});
