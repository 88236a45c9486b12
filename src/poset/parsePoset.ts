import { inNaturalOrder } from '../complex/internal.js';
import { readLabel, readSets, TextSpan } from '../text/internal.js';
import { topologicalOrder } from '../symmetry/internal.js';
import { LabelledPoset } from './LabelledPoset.js';

/** Elements and relations by their labels, as they are met. */
interface Met {
  readonly elements: string[];
  readonly pairs: (readonly [lower: string, upper: string])[];
}

/**
 * A poset from its notation: chains of relations, which need not be covers, and single elements, `a<b<c, a<d; e`,
 * perhaps with `poset:` before it; a list of pairs x < y, `[[0,1],[0,2]]`; as in Sage `Poset(([0,1,2],[[0,1],[0,2]]))`,
 * `Poset([[1,2],[],[]])` (the elements above each), and as in Macaulay2 `poset {{a,b},{a,c}}`,
 * `poset({a,b,c},{{a,b}})`. Labels are those of sets: integers, and x1, y1, …, come by size, all others as they are
 * met.
 * @throws ParseError `invalid-label`, `invalid-set`, `invalid-poset`; `not-antisymmetric` with the cycle
 * @throws LimitError `too-large-poset` above `POSET_LIMIT` elements
 * @example parsePoset('a<b<c, a<d; e').covers.length // 3
 */
export function parsePoset(text: string): LabelledPoset {
  const span = TextSpan.of(text, 'parsePoset').trim();
  return posetOfSpan(/^poset:/.test(span.text) ? span.slice('poset:'.length) : span);
}

/** As `parsePoset`, for a part of a text and without the prefix. @internal */
export function posetOfSpan(notation: TextSpan): LabelledPoset {
  const span = notation.trim();
  const met = readCall(span) ?? (/^\[/.test(span.text) ? pairsOf(span) : readChains(span));
  const labels = inNaturalOrder(met.elements);
  const index = new Map(labels.map((label, i) => [label, i]));
  const pairs = met.pairs.map(([lower, upper]) => [index.get(lower)!, index.get(upper)!] as const);
  requireNoCycle(labels, pairs, span);
  return LabelledPoset.fromRelations(labels, pairs);
}

/**
 * Is a text a poset where nothing else is expected: with its prefix or without, a list of pairs, or a call? @internal
 */
export function isPosetNotation(text: string): boolean {
  const start = text.trim();
  return isPosetCall(start) || /^(?:poset:|\[)|^[^@:{}()]*[<>][^@:{}()]*$/.test(start);
}

/** Does a text begin as a poset that Sage or Macaulay2 writes? @internal */
export function isPosetCall(text: string): boolean {
  return /^(?:Poset\s*\(|poset\s*[({])/.test(text);
}

/** The relations of `a<b<c, a<d; e`; a chain may also go down: `c>b`. */
function readChains(span: TextSpan): Met {
  const met: Met = { elements: [], pairs: [] };
  for (const [i, part] of span.split(';').entries())
    for (const item of part.items()) {
      const isElements = i > 0 && !/[<>]/.test(item.text);
      for (const chain of isElements ? item.words() : [item]) readChain(chain, met);
    }
  return met;
}

function readChain(chain: TextSpan, { elements, pairs }: Met): void {
  let [before, sign] = [undefined as string | undefined, ''];
  const next = /\s*([<>])\s*|\s*("[^"]+"|'[^']+'|[^\s<>]+)\s*/y;
  const end = chain.text.length;
  for (let at = 0; at < end || at === 0;) {
    next.lastIndex = at;
    const [all, relation, label] = next.exec(chain.text) ?? [''];
    const here = chain.slice(at).trim();
    const isLabelDue = before === undefined || sign !== '';
    if (isLabelDue ? label === undefined : relation === undefined)
      here.refuse(
        'invalid-poset',
        isLabelDue ? 'an element' : '< between elements',
        'For example poset:a<b<c, a<d; e.',
      );
    if (label !== undefined) {
      const start = at + all.indexOf(label);
      const element = readLabel(chain.slice(start, start + label.length)).text;
      elements.push(element);
      if (before !== undefined) pairs.push(sign === '<' ? [before, element] : [element, before]);
      [before, sign] = [element, ''];
    } else sign = relation!;
    at += all.length;
  }
  if (sign !== '')
    chain.slice(end).refuse('invalid-poset', `an element behind ${sign}`, 'For example poset:a<b<c, a<d; e.');
}

/** The pairs x < y of a list; a pair of equal elements says that there is one. */
function pairsOf(list: TextSpan, elements: readonly string[] = []): Met {
  const pairs = readSets(list).map((pair) => {
    if (pair.length !== 2)
      list.refuse('invalid-poset', 'pairs [x, y] with x < y', undefined, `a list of ${pair.length} in a list of pairs`);
    return [pair[0]!.text, pair[1]!.text] as const;
  });
  return { elements: [...elements, ...pairs.flat()], pairs: pairs.filter(([lower, upper]) => lower !== upper) };
}

/** `Poset(…)` of Sage and `poset …` of Macaulay2; undefined for all else. */
function readCall(span: TextSpan): Met | undefined {
  const [call, name] = /^(Poset|poset)\s*(?=[({])/.exec(span.text) ?? [];
  if (call === undefined) return undefined;
  let inner = span.slice(call.length);
  // The parentheses of the call, and those of a pair in it.
  while (/^\(.*\)$/s.test(inner.text)) inner = inner.slice(1, inner.text.length - 1).trim();
  const lists = listsIn(inner);
  if (lists.length === 0 || lists.length > 2 || (lists.length === 2 && !/^[[({]/.test(lists[1]!.text)))
    inner.refuse(
      'invalid-poset',
      'pairs, or elements and pairs',
      'For example Poset(([1,2,3],[[1,2],[1,3]])) or poset {{a,b},{a,c}}.',
    );
  const [first, second] = lists as [TextSpan, TextSpan?];
  if (second !== undefined) return pairsOf(second, labelsIn(first));
  return name === 'Poset' ? upperCoversOf(first) : pairsOf(first);
}

/** The lists between the commas that stand in no bracket. */
function listsIn(span: TextSpan): TextSpan[] {
  return span
    .balanced(',')
    .map((list) => list.trim())
    .filter(({ text }) => text !== '');
}

function labelsIn(list: TextSpan): string[] {
  return list
    .slice(1, list.text.length - 1)
    .items()
    .map((item) => readLabel(item).text);
}

/** Of `Poset([[1,2],[3],[3],[]])`: the numbers, from 0, of the elements above the first, the second and so on. */
function upperCoversOf(list: TextSpan): Met {
  const above = readSets(list).map((set) => set.map((label) => label.integer()));
  const elements = above.map((_, x) => String(x));
  const pairs = above.flatMap((upper, x) =>
    upper.map((y) => {
      if (y < above.length) return [String(x), String(y)] as const;
      return list.refuse(
        'invalid-poset',
        `numbers below ${above.length} of the elements above each`,
        'Pairs stand in Poset((elements, pairs)).',
        `the element ${y} among ${above.length}`,
      );
    }),
  );
  return { elements, pairs };
}

/** @throws ParseError `not-antisymmetric` that names a cycle */
function requireNoCycle(
  labels: readonly string[],
  pairs: readonly (readonly [number, number])[],
  span: TextSpan,
): void {
  const above: number[][] = labels.map(() => []);
  for (const [lower, upper] of pairs) above[lower]!.push(upper);
  const sorted = topologicalOrder(above);
  if (sorted.acyclic) return;
  const cycle = [...sorted.cycle, sorted.cycle[0]!].map((x) => labels[x]!).join(' < ');
  span.refuse('not-antisymmetric', 'relations without a cycle', undefined, `the cycle ${cycle}`);
}
