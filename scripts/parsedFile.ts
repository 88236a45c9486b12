import ts from 'typescript';
import { textOf } from './filesUnder.js';

const known = new Map<string, ts.SourceFile>();

/** A TypeScript file, given by its path from the root, as a tree with parents; each is read once. */
export function parsedFile(path: string): ts.SourceFile {
  let tree = known.get(path);
  if (tree === undefined)
    known.set(path, (tree = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true)));
  return tree;
}
