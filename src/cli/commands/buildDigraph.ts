import { digraphConstruction, type DigraphConstruction } from '../../constructions/index.js';
import { smallDigraphWithValue, type SmallDigraph } from '../../digraphs/index.js';
import { constructionToJson } from '../../formats/index.js';
import type { Value } from '../../values/index.js';

import type { Session } from '../Session.js';
import type { Answer } from '../SourceCommand.js';
import { counted } from '../../text/internal.js';

/** `build value:V --method digraph [--small] [--connected]`: a digraph placement game with a given value. */
export function buildDigraph(
  source: string,
  value: Value,
  { isSmall, connected }: { readonly isSmall: boolean; readonly connected: boolean },
  session: Session,
): Answer {
  const construction = digraphConstruction(value, {
    ...session.run(),
    connected,
    ...(isSmall && { small: smallDigraphWithValue }),
  });
  return {
    json: () => constructionToJson(construction),
    text: () => describeDigraph(source, construction, isSmall ? smallDigraphWithValue(value) : undefined),
    file: 'json',
  };
}

/** @param small what is known of small digraphs of the value, if that was asked for */
function describeDigraph(source: string, { target, certificate }: DigraphConstruction, small?: SmallDigraph): string {
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
