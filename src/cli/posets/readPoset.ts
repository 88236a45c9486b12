import { GamePoset, gamePosetFromJson, isGamePosetName, namedGamePoset } from '../../days/index.js';
import { LibraryError, LimitError } from '../../errors.js';
import { parseJson, posetFromJson } from '../../formats/index.js';
import { parsePoset, type LabelledPoset } from '../../poset/index.js';
import { isPosetNotation } from '../../poset/internal.js';
import { asPoset, parseSource, type Source } from '../../sources/index.js';
import { asMoves, hasValue, isLoopy, objectOf } from '../../sources/internal.js';
import { linesOfReading } from '../linesOfReading.js';
import type { Session } from '../Session.js';

/** The poset that a text stands for, and what it is. */
export interface ReadPoset {
  readonly poset: GamePoset<unknown>;
  /** What people read in the first line, after the text. */
  readonly words: string;
  readonly reading: readonly string[];
  /** Is it a poset of games by its name? */
  readonly isNamed: boolean;
}

/** A poset of games by its name, a file with a poset, or the poset of a source. */
export async function readPoset(text: string, session: Session): Promise<ReadPoset> {
  if (isGamePosetName(text)) {
    const poset = namedGamePoset(text, session.run());
    return { poset, words: `${poset.size} games`, reading: [], isNamed: true };
  }
  if (isPosetNotation(text)) {
    const poset = parsePoset(text);
    return {
      poset: asGamePoset(poset, text),
      words: 'a poset',
      reading: linesOfReading({ kind: 'poset', object: poset }),
      isNamed: false,
    };
  }
  const content = text === '-' || /\.json$/i.test(text) ? await session.read(text) : undefined;
  const document = content === undefined ? undefined : await documentIn(content, text);
  if (document !== undefined) return { poset: document, words: 'a poset', reading: [], isNamed: false };
  const read = (name: string): string | Promise<string> =>
    name === text && content !== undefined ? content : session.read(name);
  const source = await parseSource(text, { ...session.run(), read }).catch((error: unknown) => {
    // A word with a number, or alone: rather a poset of games than a source, and the error names those.
    if (error instanceof LibraryError && !(error instanceof LimitError) && /^\w+(:\s*\d+)?\s*$/.test(text))
      namedGamePoset(text);
    throw error;
  });
  const poset = asGamePoset(asPoset(source, session.run()), text);
  return { poset, words: wordsOf(source), reading: linesOfReading(source), isNamed: false };
}

function asGamePoset(order: LabelledPoset, name: string): GamePoset<string> {
  return new GamePoset({ name, elements: order.labels, order });
}

/** The poset of a document of one; undefined for all else. */
async function documentIn(content: string, name: string): Promise<GamePoset<unknown> | undefined> {
  if (!/^\s*\{[^]*"(?:game-)?poset"/.test(content)) return undefined;
  const document = (await parseJson(content, name)) as { readonly type?: unknown } | null;
  if (document?.type === 'game-poset') return gamePosetFromJson(document);
  return document?.type === 'poset' ? asGamePoset(posetFromJson(document), name) : undefined;
}

function wordsOf(source: Source): string {
  if (objectOf(source, 'poset') !== undefined) return 'a poset';
  const isOfPositions = hasValue(source) || isLoopy(source) || asMoves(source) !== undefined;
  return isOfPositions ? 'poset of positions' : 'face poset';
}
