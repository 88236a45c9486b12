import { type GameByMoves, literalForm, type SPGame } from '../games/index.js';
import { MoveGame } from '../moves/index.js';
import type { Player } from '../player.js';
import type { RunOptions } from '../run.js';
import { type Form, formFollowers, FormStore, printValue, Value } from '../values/index.js';

/** The longest expression; longer ones are written with definitions. */
const LONGEST_EXPRESSION = 20480;
/** In definitions a form with a longer text is defined by itself. */
const LONGEST_PART = 40;

/** What is added up: the literal form of a game, or a value. */
export type CGSuiteSummand = SPGame | GameByMoves<string> | Value;

/** A form: its text if it has a short one, else its options, which stand before it. */
interface Node {
  readonly text?: string | undefined;
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/**
 * A sum of games and values as CGSuite reads it: literal games in braces, `{{0|},{0|}|}`, with one option for each
 * move, also where several lead to the same form, and 0 for the game without moves; values by their names; positions of
 * rulesets that CGSuite has as its own games, `game.graph.Hackenbush("lr")`. If that is longer
 * than 20,480 characters, every form that is needed more than once is defined first, `g1 := {0|};`, and the last line
 * is the game: the text grows with the number of forms, not with the number of plays.
 * @param summands a game, one by its moves, a value, or a list of them; the sum of none is 0
 * @throws LimitError; `limit` counts forms
 * @source Huntemann 2018, App. B.3
 * There the game without moves is also written in braces, and options stand in the order of the faces.
 */
export function printCGSuite(summands: readonly CGSuiteSummand[] | CGSuiteSummand, options: RunOptions = {}): string {
  if (!(summands instanceof Array)) return printCGSuite([summands], options);
  const nodes: Node[] = [];
  const roots = summands.flatMap((summand): readonly number[] => {
    if (summand instanceof Value) return [addValue(summand, nodes)];
    const names = cgsuiteNames(summand);
    return names?.map((text) => nodes.push({ text, left: [], right: [] }) - 1) ?? [addGame(summand, nodes, options)];
  });
  const lengths = expandedLengths(nodes);
  const short = roots.reduce((sum, root) => sum + lengths[root]! + 3, -3) <= LONGEST_EXPRESSION;
  const { definitions, texts } = written(nodes, short ? Infinity : LONGEST_PART);
  const sum =
    roots
      .map((root) => texts[root]!)
      .join(' + ')
      .replaceAll(' + -game.', ' - game.') || '0';
  return [...definitions, sum, ''].join('\n');
}

/** Adds the literal form of a game; returns its index. */
function addGame(game: SPGame | GameByMoves<string>, nodes: Node[], options: RunOptions): number {
  const forms = new FormStore('tree');
  const root = literalForm(game, forms, options);
  const indices = new Map<Form, number>();
  for (const form of formFollowers(root)) {
    const side = (player: Player): number[] => form.options(player).map((option) => indices.get(option)!);
    const text = form === forms.zero ? '0' : undefined;
    indices.set(form, nodes.push({ text, left: side('L'), right: side('R') }) - 1);
  }
  return indices.get(root)!;
}

/** Adds a value, without a name its followers first; returns its index. */
function addValue(root: Value, nodes: Node[]): number {
  const indices = new Map<number, number>();
  const stack: Value[] = [root];
  for (let value = stack.at(-1); value !== undefined; value = stack.at(-1)) {
    const text = printValue(value, { style: 'cgsuite', maxLength: value === root ? LONGEST_EXPRESSION : LONGEST_PART });
    const [left, right] = text === undefined ? [value.options('L'), value.options('R')] : [[], []];
    const open = [...left, ...right].filter(({ id }) => !indices.has(id));
    if (open.length > 0) stack.push(...open);
    else {
      stack.pop();
      const side = (options: readonly Value[]): number[] => options.map(({ id }) => indices.get(id)!);
      if (!indices.has(value.id)) indices.set(value.id, nodes.push({ text, left: side(left), right: side(right) }) - 1);
    }
  }
  return indices.get(root.id)!;
}

/** The lengths of the texts without definitions. */
function expandedLengths(nodes: readonly Node[]): number[] {
  const lengths: number[] = [];
  for (const { text, left, right } of nodes) {
    const side = (options: readonly number[]): number =>
      options.reduce((sum, option) => sum + lengths[option]! + 1, options.length === 0 ? 0 : -1);
    lengths.push(text?.length ?? 3 + side(left) + side(right));
  }
  return lengths;
}

/** The texts of forms, in which those with a text longer than `longest` are defined and named. */
function written(
  nodes: readonly Node[],
  longest: number,
): { readonly definitions: readonly string[]; readonly texts: readonly string[] } {
  const definitions: string[] = [];
  const texts: string[] = [];
  for (const { text, left, right } of nodes) {
    const side = (options: readonly number[]): string => options.map((option) => texts[option]!).join(',');
    const whole = text ?? `{${side(left)}|${side(right)}}`;
    if (whole.length <= longest) texts.push(whole);
    else {
      definitions.push(`g${definitions.length + 1} := ${whole};`);
      texts.push(`g${definitions.length}`);
    }
  }
  return { definitions, texts };
}

/**
 * The summands of a game as CGSuite's own games, negative ones behind a minus; undefined if it does not have them all.
 */
function cgsuiteNames(game: unknown): readonly string[] | undefined {
  if (!(game instanceof MoveGame)) return undefined;
  const names = game.summands.map(({ ruleset, position, negative }) => {
    const name = ruleset.cgsuite?.(position);
    return name === undefined ? undefined : `${negative === true ? '-' : ''}${name}`;
  });
  return names.every((name) => name !== undefined) ? names : undefined;
}
