import type { Move } from '../../evaluation/index.js';
import type { TextSpan } from '../../text/internal.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { behindPrefix } from '../rows/readRow.js';
import { coversOfText, coverText, readCovers, sceneOfCovers, type Covers } from './coverText.js';

const EXAMPLE = 'poset:a<b, a<c, b<d, c<d or, with a picked, poset:a<b, a<c/a';

/** A poset by its covers, and the element that was picked last. */
interface Chain extends Covers {
  readonly last: string | undefined;
}

/**
 * Picking covers: first a minimal element of a poset is picked, then always one that covers the element before, until a
 * maximal element is reached; whoever cannot pick loses. That play begins below is our reading of the source, which
 * says how it goes on and ends. A position is what lies above the last element, with it; a move is called by the
 * element.
 * @source Huntemann 2018, Sec. 8.2.3
 */
export const saturatedChain: MoveRuleset = {
  name: 'saturated-chain',
  impartial: true,
  read,
  print: (position) => {
    const { last, ...order } = chainOf(position);
    return `poset:${coverText(order)}${last === undefined ? '' : `/${last}`}`;
  },
  scene: (position) => sceneOfCovers(chainOf(position), 'always an element that covers the one before'),
  *options(position): Generator<Move<string>> {
    const chain = chainOf(position);
    for (const next of picksOf(chain)) yield { position: textOf({ ...chain, last: next }), move: next };
  },
  components: (position) => (picksOf(chainOf(position)).length === 0 ? [] : [position]),
};

/** What may be picked next. */
function picksOf({ last, labels, covers }: Chain): string[] {
  if (last !== undefined) return covers.flatMap(([lower, upper]) => (lower === last ? [upper] : []));
  const above = new Set(covers.map(([, upper]) => upper));
  return labels.filter((label) => !above.has(label));
}

/** The position in its normal form: of what is not above the last element nothing is left. */
function textOf({ last, labels, covers }: Chain): string {
  if (last === undefined) return `/${coverText({ labels, covers })}`;
  const upper = new Map<string, string[]>();
  for (const [a, b] of covers) upper.set(a, [...(upper.get(a) ?? []), b]);
  const kept = new Set([last]);
  for (const label of kept) for (const next of upper.get(label) ?? []) kept.add(next);
  return `${last}/${coverText({ labels: [...kept], covers: covers.filter(([lower]) => kept.has(lower)) })}`;
}

function chainOf(position: string): Chain {
  const slash = position.indexOf('/');
  return { last: slash === 0 ? undefined : position.slice(0, slash), ...coversOfText(position.slice(slash + 1)) };
}

function read(notation: TextSpan): string {
  const { rest } = behindPrefix(notation, ['poset'], EXAMPLE);
  const slash = rest.text.indexOf('/');
  const order = readCovers(slash === -1 ? rest : rest.slice(0, slash), EXAMPLE);
  if (slash === -1) return textOf({ last: undefined, ...order });
  const picked = rest.slice(slash + 1).trim();
  if (!order.labels.includes(picked.text)) picked.unknown('unknown-vertex', 'member of the poset', order.labels);
  return textOf({ last: picked.text, ...order });
}

/** Picking covers in the catalogue. */
export const saturatedChainEntry: MoveCatalogueEntry = {
  name: 'saturated-chain',
  title: 'SATURATED CHAIN',
  players: 'impartial',
  words:
    'Pick a minimal element of a poset first, then always one that covers the element picked before, until a maximal element is reached.',
  source: 'Huntemann 2018, Sec. 8.2.3',
  boards: 'poset: and relations as in a<b<c, a<d; behind a slash the element that was picked last',
  example: 'saturated-chain@poset:a<b,a<d,b<c',
  facts: [
    'The source says how play goes on and ends; that the first element picked is a minimal one, and the name, are ours',
    'If all maximal chains have n elements, no choice matters: the value is * for odd n, 0 for even n',
    'The elements that were picked form a chain, but not every order of them is a play; CHAIN is played in any order',
  ],
  witness: ['saturated-chain@poset:a<b', 'a', 'b'],
  variants: { '': saturatedChain },
};
