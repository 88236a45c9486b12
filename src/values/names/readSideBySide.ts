import { Dyadic } from '../Dyadic.js';
import type { Value } from '../Value.js';
import type { ValueStore } from '../ValueStore.js';
import { boundedSum } from './boundedArithmetic.js';
import { fromSuperscript } from './NameStyle.js';
import type { TokenReader } from './TokenReader.js';
import { MOST_UPTIMAL, uptimal, type Uptimal } from './uptimal.js';

/** The largest multiple of ↑, and the largest nimber, of a closed form. */
const LARGEST = 0x7fffffff;

/** What may follow an arrow. */
const MARKS = ['superscript', '<', '[', 'number'] as const;

/** Parts that stand side by side and are added. */
interface Parts {
  number: Dyadic;
  ups: number;
  nimber: number;
  readonly uptimals: (Pick<Uptimal, 'kind' | 'n'> & { readonly sign: 1 | -1 })[];
}

/**
 * Reads a number that has been taken already, arrows such as ^^ v3 ^<2> ^[3], and a nimber, as far as they stand side
 * by side.
 * @param number the number, undefined if none was taken
 * @returns their sum, undefined if there is nothing of the kind; `isClosed` if a nimber was the last part
 * @throws ParseError
 */
export function readSideBySide(
  reader: TokenReader,
  store: ValueStore,
  number?: Dyadic,
): { readonly value: Value; readonly isClosed: boolean } | undefined {
  const parts: Parts = { number: number ?? Dyadic.zero, ups: 0, nimber: 0, uptimals: [] };
  let isFirst = number === undefined;
  while ((isFirst || reader.isAdjacent) && takeArrows(reader, parts, number !== undefined && isAfterNumber(parts)))
    isFirst = false;
  const hasNimber = (isFirst || reader.isAdjacent) && takeStar(reader, parts, isFirst);
  return isFirst && !hasNimber ? undefined : { value: sumOf(parts, store), isClosed: hasNimber };
}

function isAfterNumber({ ups, uptimals }: Parts): boolean {
  return ups === 0 && uptimals.length === 0;
}

/** Takes ^, ^^, ^3, ^<2>, ^[2], up and the like. */
function takeArrows(reader: TokenReader, parts: Parts, afterNumber: boolean): boolean {
  const token = reader.next;
  const isWord = reader.isWord('up', 'down');
  if (!isWord && token.kind !== 'arrows') return false;
  if (isWord && afterNumber)
    reader.refuse('not-unambiguous-product', '+ or .', 'Write 2 + up for the sum, 2.up for the multiple.');
  reader.take();
  const sign = /^[\^↑⇑u]/i.test(token.text) ? 1 : -1;
  const count = isWord ? 1 : /[⇑⇓]/.test(token.text) ? 2 : token.text.length;
  const kind = MARKS.find((mark) => reader.isAdjacent && reader.next.kind === mark);
  const follows = kind && reader.take();
  if (follows === undefined) {
    parts.ups += sign * count;
    return true;
  }
  if (count > 1 || isWord)
    reader.refuse(
      'not-unambiguous-sum',
      'a single arrow before it',
      'Write ^3 for 3·↑, ^<3> for ↑³, and + between summands.',
      follows,
    );
  if (follows.kind === 'number') parts.ups += sign * reader.integer(follows, LARGEST);
  else if (follows.kind === 'superscript') {
    const n = fromSuperscript(follows.text);
    if (n > MOST_UPTIMAL) reader.refuse('too-large', `at most ${MOST_UPTIMAL}`, undefined, follows);
    parts.uptimals.push({ kind: 'power', n, sign });
  } else {
    const n = reader.integer(reader.expect('number', 'an integer'), MOST_UPTIMAL);
    const close = follows.kind === '<' ? '>' : ']';
    reader.expect(close, close);
    parts.uptimals.push({ kind: close === '>' ? 'power' : 'sum', n, sign });
  }
  return true;
}

/** Takes *, *2, or the word star where it is the first. */
function takeStar(reader: TokenReader, parts: Parts, isFirst: boolean): boolean {
  const isWord = isFirst && reader.isWord('star');
  if (!isWord && reader.next.kind !== 'star') return false;
  reader.take();
  const index = isWord ? undefined : reader.acceptAdjacent('number');
  parts.nimber = index === undefined ? 1 : reader.integer(index, LARGEST);
  return true;
}

function sumOf({ number, ups, nimber, uptimals }: Parts, store: ValueStore): Value {
  if (uptimals.length === 1 && ups === 0) return uptimal(store, { number, nimber, ...uptimals[0]! });
  return uptimals.reduce((sum, part) => boundedSum(sum, uptimal(store, part)), store.closed({ number, ups, nimber }));
}
