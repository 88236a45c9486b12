import { constructions, formats, sources, type Source, type values } from '../library.js';
import { BOUNDS } from './board.js';

/** A source; also the JSON document of one, of which a construction stands for the game that it builds. */
async function readSource(text: string, options: sources.SourceOptions): Promise<Source> {
  if (!text.startsWith('{')) return sources.parseSource(text, { ...options, read: undefined });
  // A ruleset before an `@`.
  if (!text.endsWith('}')) return sources.parseSource(text, { ...options, read: noFile });
  const document: unknown = await formats.parseJson(text, 'the source');
  const isConstruction = (document as { readonly type?: unknown } | null)?.type === 'construction';
  const construction = isConstruction ? formats.constructionFromJson(document) : undefined;
  if (construction !== undefined && 'board' in construction)
    return { kind: 'game', object: constructions.gameOfConstruction(construction, { lazy: true }) };
  return sources.parseSource(text, { ...options, read: noFile });
}

/** A source at a position, within the bounds of a page. @throws the errors of the library, for what is wrong in it */
export async function openedSource(
  text: string,
  position: readonly string[],
  store: values.ValueStore,
): Promise<{ readonly start: Source; readonly source: Source }> {
  const start = await readSource(text, { lazy: true, store, ...BOUNDS });
  const source =
    position.length === 0 ? start : sources.atPosition(start, position.join(' '), { lazy: true, ...BOUNDS });
  return { start, source };
}

/** What a source may become as it is typed; there are no files. */
export function completions(typed: string): sources.SourceCompletion[] {
  return sources.completeSource(typed).filter(({ text }) => !text.endsWith('file:'));
}

function noFile(name: string): never {
  throw new Error(`There are no files here, also none called ${name}.`);
}
