import { wrongArgument } from '../arguments.js';
import { heapGameOfRuleset } from '../analysis/index.js';
import { InputError } from '../errors.js';
import type { HeapGame } from '../evaluation/index.js';
import { findMoveRuleset } from '../moves/index.js';
import { moveGameOfSpan } from '../moves/internal.js';
import { TextSpan } from '../text/internal.js';
import { latticeSourceOfHeaps, type LatticeSource, type LatticeSourceOptions } from './latticeEncodings.js';
import { latticeSource } from './latticeSource.js';
import { parseSource, type SourceOptions } from './parseSource.js';
import type { Source } from './kinds/Kind.js';

/** How a text is taken for a lattice game, and access to files. */
export interface ParseLatticeSourceOptions
  extends LatticeSourceOptions, Pick<SourceOptions, 'read' | 'store' | 'onReadAs'> {}

/**
 * The lattice game of a text: that of a source, and of a ruleset on heaps without any, such as `nim`, `octal(.77)` or
 * `hexadecimal(.8F)`: all its heaps up to a size. With the option `read` the result is a promise.
 * @param options heaps: the largest heap, for a ruleset without heaps by default 10
 * @throws InputError, ParseError, LimitError those of `parseSource` and `latticeSource`
 * @example parseLatticeSource('octal(.77)', { heaps: 3 }).game.dimension // 3
 */
export function parseLatticeSource(
  text: string,
  options?: ParseLatticeSourceOptions & { readonly read?: undefined },
): LatticeSource;
export function parseLatticeSource(
  text: string,
  options: ParseLatticeSourceOptions & { readonly read: NonNullable<SourceOptions['read']> },
): Promise<LatticeSource>;
export function parseLatticeSource(
  text: string,
  options: ParseLatticeSourceOptions,
): LatticeSource | Promise<LatticeSource>;
export function parseLatticeSource(
  text: string,
  options: ParseLatticeSourceOptions = {},
): LatticeSource | Promise<LatticeSource> {
  if (typeof (text as unknown) !== 'string') throw wrongArgument('parseLatticeSource', text, 'a text');
  const { read, store, onReadAs, ...own } = options;
  const heapGame = heapGameIn(text);
  if (heapGame !== undefined) {
    const found = latticeSourceOfHeaps(heapGame, own);
    return read === undefined ? found : Promise.resolve(found);
  }
  const onHeaps = heapsIn(text);
  if (onHeaps !== undefined) {
    const found = latticeSource(onHeaps, own);
    return read === undefined ? found : Promise.resolve(found);
  }
  const { heaps: _, misere: __, ...run } = own;
  const source = parseSource(text, { ...run, store, read, onReadAs, lazy: true } as SourceOptions);
  return source instanceof Promise ? source.then((each) => latticeSource(each, own)) : latticeSource(source, own);
}

/** The game of a ruleset on heaps that stands alone. */
function heapGameIn(text: string): HeapGame | undefined {
  if (!/^\s*[a-z][a-z0-9-]*(?:\([^()@]*\))?\s*$/i.test(text) || /\.json\s*$/i.test(text)) return undefined;
  return heapGameOfRuleset(text.trim());
}

/** Heaps of a placement game such as `nim@heaps:3,5` as heaps, not as a complex. */
function heapsIn(text: string): Source | undefined {
  const [, name, heaps] = /^\s*([a-z][a-z0-9-]*(?:\([^()@]*\))?)@(\s*heaps?:[\d\s,]*)$/i.exec(text) ?? [];
  if (name === undefined) return undefined;
  try {
    const ruleset = findMoveRuleset(name);
    if (ruleset.heaps === undefined) return undefined;
    const span = TextSpan.of(text, 'parseSource').slice(text.length - heaps!.length);
    return { kind: 'rules', object: moveGameOfSpan(ruleset, span) };
  } catch (error) {
    // What is not a ruleset on heaps is refused, or read, as a source.
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
