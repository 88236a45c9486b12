import { constructions, formats, sources, type Source } from '../library.js';

/** A source; also the JSON document of one, of which a construction stands for the game that it builds. */
export async function readSource(text: string, options: sources.SourceOptions): Promise<Source> {
  if (!text.startsWith('{')) return sources.parseSource(text, { ...options, read: undefined });
  const document: unknown = await formats.parseJson(text, 'the source');
  const isConstruction = (document as { readonly type?: unknown } | null)?.type === 'construction';
  const construction = isConstruction ? formats.constructionFromJson(document) : undefined;
  if (construction !== undefined && 'board' in construction)
    return { kind: 'game', object: constructions.gameOfConstruction(construction, { lazy: true }) };
  return sources.parseSource(text, { ...options, read: noFile });
}

function noFile(name: string): never {
  throw new Error(`There are no files here, also none called ${name}.`);
}
