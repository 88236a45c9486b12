import { TextSpan } from '../../text/internal.js';
import type { Source } from '../kinds/Kind.js';
import { chosenSource, type NamedObject } from './NamedObject.js';
import { isMacaulay2, macaulay2Objects } from './macaulay2Objects.js';
import { isPolymake, readPolymake } from './readPolymake.js';
import { isSage, readSage } from './readSage.js';
import { isSingular, readSingular } from './readSingular.js';

interface Peer {
  readonly name: string;
  readonly extension: RegExp;
  readonly isWrittenFor: (text: string) => boolean;
  readonly read: (text: string, whole: TextSpan) => NamedObject[];
}

const PEERS: readonly Peer[] = [
  { name: 'polymake', extension: /\.(?:pl|poly|polymake)$/i, isWrittenFor: isPolymake, read: readPolymake },
  { name: 'Sage', extension: /\.(?:sage|py)$/i, isWrittenFor: isSage, read: readSage },
  { name: 'Singular', extension: /\.sing?$/i, isWrittenFor: isSingular, read: readSingular },
  { name: 'Macaulay2', extension: /\.m2$/i, isWrittenFor: isMacaulay2, read: macaulay2Objects },
];

/**
 * The ideal or the complex in a script for Macaulay2, Sage, Singular or polymake, or in what these printed, by the name
 * of the file or by its content.
 * @returns undefined if the text is none of that
 * @throws ParseError `not-given-object` if nothing in the script can be read; `not-square-free`, `not-one-reading`
 */
export function readPeerText(text: string, fileName: string): Source | undefined {
  const peer = PEERS.find(({ extension }) => extension.test(fileName)) ?? PEERS.find((each) => each.isWrittenFor(text));
  if (peer === undefined) return undefined;
  const whole = TextSpan.of(text, 'parseSource');
  return (
    chosenSource(peer.read(text, whole), text, whole) ??
    whole.refuse(
      'not-given-object',
      'one that is written out',
      'What is computed there is not: print it, and read what was printed.',
      `a text of ${peer.name} without an ideal or a complex`,
    )
  );
}
