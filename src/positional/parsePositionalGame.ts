import { namedComplex } from '../complex/index.js';
import { inNaturalOrder } from '../complex/internal.js';
import { InputError, LimitError } from '../errors.js';
import { readLabel, readSets, TextSpan } from '../text/internal.js';
import { cliqueGame } from './families/cliqueGame.js';
import { hexGame } from './families/hexGame.js';
import { ticTacToe } from './families/ticTacToe.js';
import { POSITIONAL_RULES, PositionalGame, type PositionalRule } from './PositionalGame.js';

const EXAMPLE = 'For example positional(maker)@sets:0 1 2, 0 3/x0 y3.';

/** The boards that have a notation of their own, by the word before the colon. */
const FAMILIES: Readonly<
  Record<
    string,
    {
      readonly form: RegExp;
      readonly words: string;
      readonly make: (a: number, b: number, rule: PositionalRule) => PositionalGame;
    }
  >
> = {
  'tic-tac-toe': {
    form: /^(\d{1,3})(?:,(\d{1,2}))?$/,
    words: 'the side, perhaps the dimension, as in 3 or 3,2',
    make: (n, d, rule) => ticTacToe(n, d, { rule }),
  },
  hex: {
    form: /^(\d{1,3})x(\d{1,3})$/,
    words: 'rows and columns, as in 3x3',
    make: (rows, columns, rule) => hexGame(rows, columns, { rule }),
  },
  clique: {
    form: /^(\d{1,3}),(\d{1,3})$/,
    words: 'the vertices and the size of the cliques, as in 5,3',
    make: (n, k, rule) => cliqueGame(n, k, { rule }),
  },
};

/**
 * A positional game in the notation of sources: `positional(RULE)@sets:…` with RULE maker, avoider or strong, the
 * winning sets as the facets of `facets:…`, perhaps `points:a b c;` before them, and behind a slash the claims, x
 * before those of Left and y before those of Right; in place of the sets also `named:NAME`, the facets of a complex,
 * `tic-tac-toe:n,d`, `hex:RxC` or `clique:n,k`.
 * @throws ParseError for what does not follow the notation; also `too-large-board` for a board that no game can have;
 * InputError `unknown-variant`, `unknown-vertex`
 * @example parsePositionalGame('positional(strong)@tic-tac-toe:3/x2.2').free.length // 8
 */
export function parsePositionalGame(text: string): PositionalGame {
  const span = TextSpan.of(text, 'parsePositionalGame').trim();
  const [head, rule] = /^positional\(\s*([a-z]*)\s*\)\s*@/.exec(span.text) ?? [];
  if (head === undefined) return span.refuse('not-a-position', 'positional(maker)@sets:…', EXAMPLE);
  const known = POSITIONAL_RULES.find((each) => each === rule);
  if (known === undefined) return span.slice(11).unknown('unknown-variant', 'rule', POSITIONAL_RULES, rule);
  return positionalGameOfSpan(known, span.slice(head.length));
}

/** The position behind the `@`. @throws as `parsePositionalGame` */
export function positionalGameOfSpan(rule: PositionalRule, notation: TextSpan): PositionalGame {
  const span = notation.trim();
  const slash = span.text.indexOf('/');
  const board = (slash === -1 ? span : span.slice(0, slash)).trim();
  const game = boardOf(rule, board);
  if (slash === -1) return game;
  const claims: Record<'x' | 'y', number[]> = { x: [], y: [] };
  for (const word of span.slice(slash + 1).words()) {
    const side = word.text[0] === 'x' ? 'x' : word.text[0] === 'y' ? 'y' : undefined;
    if (side === undefined)
      return word.refuse('not-a-position', 'a claim: x (of Left) or y (of Right) and the label of a point', EXAMPLE);
    const point = game.labels.indexOf(word.text.slice(1));
    if (point === -1)
      return word.unknown(
        'unknown-vertex',
        'claim',
        game.free.map((v) => `${side}${game.labels[v]!}`),
      );
    claims[side].push(point);
  }
  return refusing(span, () => game.with(claims.x, claims.y));
}

function boardOf(rule: PositionalRule, board: TextSpan): PositionalGame {
  const prefix = /^([a-z-]+):/.exec(board.text)?.[1] ?? '';
  const rest = board.slice(prefix.length + 1);
  const family = Object.hasOwn(FAMILIES, prefix) ? FAMILIES[prefix] : undefined;
  if (family !== undefined) {
    const [, a, b] = family.form.exec(rest.text.trim()) ?? [];
    if (a === undefined) return rest.refuse('not-a-position', family.words, EXAMPLE);
    return refusing(rest, () => family.make(Number(a), Number(b ?? 2), rule));
  }
  if (prefix === 'sets') return onSets(rule, rest, undefined);
  if (prefix === 'named') return refusing(rest, () => PositionalGame.ofFacets(rule, namedComplex(rest.text.trim())));
  if (prefix !== 'points')
    return board.refuse(
      'not-a-position',
      `sets:…, points:…; sets:…, named:… or one of ${Object.keys(FAMILIES)
        .map((name) => `${name}:…`)
        .join(', ')}`,
      EXAMPLE,
    );
  const end = rest.text.indexOf(';');
  const sets = (end === -1 ? rest.slice(rest.text.length) : rest.slice(end + 1)).trim();
  if (!sets.text.startsWith('sets:')) return sets.refuse('not-a-position', '; and sets:… after the points', EXAMPLE);
  const labels = rest
    .slice(0, end)
    .words()
    .map((word) => readLabel(word).text);
  return onSets(rule, sets.slice('sets:'.length), labels);
}

function onSets(rule: PositionalRule, sets: TextSpan, given: readonly string[] | undefined): PositionalGame {
  const lists = readSets(sets);
  const labels = given ?? inNaturalOrder(lists.flat().map(({ text }) => text));
  const number = new Map(labels.map((label, point) => [label, point]));
  const numbers = lists.map((set) =>
    set.map((word) => number.get(word.text) ?? word.unknown('unknown-vertex', 'point', labels)),
  );
  return refusing(sets, () => new PositionalGame(rule, numbers, { labels }));
}

/** What is refused by the game is refused at its place in the text. */
function refusing(span: TextSpan, make: () => PositionalGame): PositionalGame {
  try {
    return make();
  } catch (error) {
    // More time would not help: the notation stands for no board.
    if (error instanceof LimitError && error.code === 'too-large-board')
      return span.refuse(error.code, `a smaller board (${withoutStop(error.message)})`, error.hint);
    if (!(error instanceof InputError)) throw error;
    return span.refuse(error.code, `a position (${withoutStop(error.message)})`, error.hint);
  }
}

function withoutStop(message: string): string {
  return message.replace(/\.$/, '');
}
