/** Two sources side by side, as `spgames equal` and `spgames compare` see them. */
import type {
  ComparisonAnswers,
  ComparisonRequest,
  LiteralAnswer,
  MatchedPiece,
  SecondSource,
  SumRow,
  VisitedAnswer,
} from '../comparison.js';
import type { Player } from '../messages.js';
import {
  formats,
  LimitError,
  pictures,
  sources,
  values,
  type evaluation,
  type RunOptions,
  type Source,
  type Value,
} from '../library.js';
import { boardPicture, BOUNDS, piecesOf, placementGame, type Look } from './board.js';
import { openedSource } from './readSource.js';
import type { Search } from './Session.js';
import { RESTARTING } from './slices.js';
import { boundsAsText } from './texts.js';
import { unlessTooLarge } from './unlessTooLarge.js';

/** So long it is searched whether games are the same, and for each position that was visited. */
const [LONGEST_MS, VISITED_MS] = [10_000, 1000];
/** Forms of more positions are too large for a page. */
const MOST_POSITIONS = 1_000_000;

/** The source that is open, and what computes with it. */
export interface Opened {
  readonly source: Source;
  readonly evaluator: evaluation.Evaluator;
  readonly look: Look;
}

type Topics = {
  readonly [T in keyof ComparisonAnswers]: (search: Search, about: string) => Promise<ComparisonAnswers[T]>;
};

/** The answers to what is asked of a second source. @param opened asked anew each time */
export function comparisons(opened: () => Opened): Topics {
  let known: { readonly key: string; readonly evaluator: evaluation.Evaluator; readonly source: Source } | undefined;

  /** The second source; the last one is kept, with what it has learnt. */
  async function second({ source: text, position }: SecondSource, { evaluator }: Opened): Promise<Source> {
    const key = JSON.stringify([text, position]);
    if (known?.key === key && known.evaluator === evaluator) return known.source;
    const { source } = await openedSource(text, position, evaluator.store);
    known = { key, evaluator, source };
    return source;
  }

  return {
    compared: async (_search, about) => {
      const first = opened();
      const other = await second(request(about), first);
      return [drawn(first.source, first.look), drawn(other, first.look)];
    },
    literal: async (search, about) => {
      const first = opened();
      const asked = request(about);
      return literal(first.source, await second(asked, first), asked, search);
    },
    order: async (search, about) => {
      const first = opened();
      const asked = request(about);
      const other = await second(asked, first);
      const found = await decided(
        search,
        (run) => sources.compareSources(first.source, other, { ...run, evaluator: first.evaluator }),
        ({ order, outcome }) => order === 'undecided' || outcome === 'undecided',
      );
      const lines = formats.describeComparison('G', 'H', found);
      return found.order === 'undecided' ? [...lines, ...(await whyOpen(first, other, search))] : lines;
    },
    sums: async (search, about) => {
      const first = opened();
      const other = await second(request(about), first);
      const a = await valueOf(first.source, 'G', first, search);
      const b = await valueOf(other, 'H', first, search);
      return search(() => [sumRow('G + H', a.plus(b)), sumRow('G − H', a.minus(b))]);
    },
    visited: async (search, about) => {
      const first = opened();
      return visited(first, await second(request(about), first), search);
    },
  };
}

function request(about: string): ComparisonRequest {
  return JSON.parse(about) as ComparisonRequest;
}

/** A game as the panes draw it: its board, or else its complex; empty where neither is drawn. */
function drawn(source: Source, look: Look): string {
  return unlessTooLarge(() => {
    const board = boardPicture(source, look);
    if (board !== '' || placementGame(source) === undefined) return board;
    return pictures.drawComplex(sources.asComplex(source, BOUNDS), look);
  });
}

/** What is searched in slices; an answer that the time of a slice cut off is searched for in the next one. */
export function decided<T>(search: Search, find: (run: RunOptions) => T, isOpen: (found: T) => boolean): Promise<T> {
  return search(
    (run) => {
      const { timeoutMs = 0 } = run;
      const begun = performance.now();
      const found = find(run);
      if (isOpen(found) && timeoutMs < LONGEST_MS && performance.now() - begun >= timeoutMs / 2)
        throw new LimitError('too-long', `not decided in ${timeoutMs} ms`);
      return found;
    },
    undefined,
    RESTARTING,
  );
}

async function literal(
  first: Source,
  second: Source,
  { sides }: ComparisonRequest,
  search: Search,
): Promise<LiteralAnswer> {
  const begun = performance.now();
  const { equality, vertices } = await decided(
    search,
    (run) => sources.literalEquality(first, second, { ...run, limit: MOST_POSITIONS, sides }),
    (found) => found.equality.literallyEqual === 'undecided',
  );
  const equal = equality.literallyEqual;
  const lines = formats.describeEquality({ equal, level: 'tree', ...equality }, vertices);
  const [from, to] = [piecesByLabel(first), piecesByLabel(second)];
  const pair = ([a, b]: readonly [number, number]): LiteralAnswer['pairs'][number] => [
    piece(vertices[0][a]!, from),
    piece(vertices[1][b]!, to),
  ];
  return {
    equal,
    lines: equal === 'undecided' ? [...lines, `  limit  ${limitReached(performance.now() - begun)}`] : lines,
    pairs: 'isomorphism' in equality ? equality.isomorphism.map(pair) : [],
  };
}

function limitReached(spentMs: number): string {
  return spentMs >= LONGEST_MS / 2
    ? `not found in ${LONGEST_MS / 1000} seconds`
    : `too large: the limit of ${MOST_POSITIONS} was reached`;
}

/** Where the pieces of a game lie on its board, by their labels. */
function piecesByLabel(source: Source): ReadonlyMap<string, readonly number[]> {
  if (source.kind !== 'game' || boardPicture(source, { addressed: true, theme: 'light' }) === '') return new Map();
  return new Map(piecesOf(source.object).map(({ name, vertices }) => [name, vertices]));
}

/** A vertex of a complex as a piece on the board that is drawn; without a board it is called by its label. */
function piece(
  { label, side }: { readonly label: string; readonly side?: Player | undefined },
  places: ReadonlyMap<string, readonly number[]>,
): MatchedPiece {
  return { label, player: side, at: places.size === 0 ? [label] : (places.get(label) ?? []).map(String) };
}

/** The value of a game, with the bounds that are known of it meanwhile. */
function valueOf(source: Source, name: string, { evaluator }: Opened, search: Search): Promise<Value> {
  return search(
    (run) => sources.asValue(source, { evaluator, ...run }),
    (error) => {
      const bounds = boundsAsText(error);
      return bounds === '' ? `the value of ${name}` : `${name} is ${bounds}`;
    },
  );
}

function sumRow(name: SumRow['name'], value: Value): SumRow {
  return {
    name,
    value: formats.valueToJson(value).name ?? 'more than 20,480 characters',
    outcome: value.outcome,
    temperature: String(values.temperature(value)),
  };
}

/** Which limit the values of two games exceed. */
async function whyOpen({ source, evaluator }: Opened, second: Source, search: Search): Promise<string[]> {
  try {
    await search((run) => [source, second].map((each) => sources.asValue(each, { evaluator, ...run })));
    return [];
  } catch (error) {
    if (error instanceof LimitError) return [`  limit  ${error.message}`];
    throw error;
  }
}

/** Games of different values are not literally equal. */
async function visited({ source, evaluator }: Opened, other: Source, search: Search): Promise<VisitedAnswer> {
  const begun = performance.now();
  const left = (): number => Math.max(1, VISITED_MS - (performance.now() - begun));
  const within = <T>(find: (run: RunOptions) => T): Promise<T | 'undecided'> =>
    search((run) => {
      try {
        return find({ timeoutMs: Math.min(left(), 10 * run.timeoutMs!) });
      } catch (error) {
        if (error instanceof LimitError) return 'undecided';
        throw error;
      }
    });
  const comparison = await within((run) => sources.compareSources(source, other, { ...run, evaluator }));
  const order = comparison === 'undecided' ? comparison : comparison.order;
  if (order !== '=' && order !== 'undecided') return { order, literal: false };
  const equality = await within((run) => sources.literalEquality(source, other, { ...run, limit: MOST_POSITIONS }));
  return { order, literal: equality === 'undecided' ? equality : equality.equality.literallyEqual };
}
