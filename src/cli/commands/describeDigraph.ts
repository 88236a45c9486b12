import type { DigraphConstruction } from '../../constructions/index.js';
import { smallDigraphWithValue, type SmallDigraph } from '../../digraphs/index.js';
import { counted } from '../../text/internal.js';
import { valueOfText } from '../../values/internal.js';
import { standardStore } from '../../values/index.js';

/** @param isSmall was a small digraph asked for? */
export function describeDigraph(
  source: string,
  { target, certificate, value }: DigraphConstruction,
  isSmall: boolean,
): string {
  const small: SmallDigraph | undefined = isSmall
    ? smallDigraphWithValue(valueOfText(value, standardStore))
    : undefined;
  const gadgets = certificate.steps.filter((step) => 'left' in step).length;
  const parts = certificate.steps.length - gadgets;
  const least =
    small?.known !== true || small.digraph.n < target.n
      ? ''
      : small.least === true
        ? '; no digraph with this value has fewer vertices'
        : '; whether a smaller one has this value is not known';
  const notation = String(target);
  return [
    `${source}: a ${certificate.connected === true ? 'connected ' : ''}digraph placement game with this value`,
    '',
    `Digraph  ${notation.length <= LONGEST_DIGRAPH ? notation : `${notation.slice(0, LONGEST_DIGRAPH)} …`}`,
    `Size     ${counted(target.n, 'vertex', 'vertices')}, ${counted(target.arcs.length, 'arc')}${least}`,
    `Made of  ${[...(gadgets > 0 ? [counted(gadgets, 'gadget')] : []), counted(parts, 'part')].join(' and ')}`,
    '',
    'With -o FILE.json it is written to a file that spgames verify checks.',
  ].join('\n');
}

const LONGEST_DIGRAPH = 2000;
