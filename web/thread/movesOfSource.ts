/** What is played of a source: its moves by their names, and what is known of each position. */
import { outcomeInWords } from '../../src/text/outcomeWords.js';
import type { Outcome, Player } from '../messages.js';
import type { moves } from '../library.js';
import {
  analysis,
  digraphs,
  InputError,
  loopy,
  sources,
  values,
  type evaluation,
  type RunOptions,
  type Source,
  type Value,
} from '../library.js';

/** A game to be played through. */
export interface Moves<Position> {
  readonly start: Position;
  /** Are its positions reached by the names of moves? Options of values and literal games are not. */
  readonly arePositions: boolean;
  /** Each once, by different names. */
  options(position: Position, player: Player): readonly analysis.NamedMove<Position>[];
  /** The value, or, of what has none, what it is called and who wins. @throws LimitError */
  find(position: Position, run: RunOptions): { readonly value: Value } | NamedPosition;
}

interface NamedPosition {
  readonly name: string;
  readonly outcome: string;
}

type Single = Exclude<Source, { readonly kind: 'sum' }>;

export function summandsOf(source: Source): readonly Single[] {
  return source.kind === 'sum' ? source.object : [source];
}

/** Is there a loopy game in it, or a position of rules in which positions may come again? */
export function isLoopy(source: Source): boolean {
  return summandsOf(source).some(({ kind, object }) => kind === 'loopy' || (kind === 'rules' && object.loopy));
}

/** What is played, as the library evaluates it. @throws InputError for what is not a game; LimitError */
export function summandsPlayed(
  source: Source,
  evaluator: evaluation.Evaluator,
  run: RunOptions,
): readonly analysis.Summand[] {
  return summandsOf(source).map((summand) => played(summand, evaluator, run));
}

/** @throws InputError for what is not played, such as a poset; LimitError */
export function movesOfSource(source: Source, evaluator: evaluation.Evaluator, run: RunOptions): Moves<unknown> {
  const summands = summandsOf(source);
  const [only, ...others] = summands;
  if (summands.some(({ kind }) => kind === 'loopy'))
    return movesOfLoopyGame(sources.asLoopyGame(source, { evaluator, ...run }));
  if (others.length === 0 && only!.kind === 'form') return movesOfForm(only.object, evaluator);
  if (others.length === 0 && only!.kind === 'rules' && only.object.loopy) return movesOfLoopyRules(only.object);
  return movesOfGame(summandsPlayed(source, evaluator, run), evaluator);
}

function played(source: Single, evaluator: evaluation.Evaluator, run: RunOptions): analysis.Summand {
  switch (source.kind) {
    case 'rules':
      return source.object;
    case 'value':
      return source.object;
    case 'form':
      return sources.asValue(source, { evaluator, ...run });
    case 'moves':
      return source.object.moves;
    case 'digraph': {
      const { digraph, labels } = source.object;
      return digraphs.digraphMoves(digraph, labels === undefined ? {} : { labels });
    }
    default:
      return sources.asGame(source, { lazy: true, ...run });
  }
}

function movesOfGame(
  summands: readonly analysis.Summand[],
  evaluator: evaluation.Evaluator,
): Moves<analysis.PlayPosition> {
  const game = new analysis.PlayableGame(summands, { evaluator });
  return {
    start: game.start,
    arePositions: summands.some((summand) => !(summand instanceof values.Value)),
    options: (position, player) => (game.result(position) === undefined ? game.moves(position, player) : []),
    find: (position, run) => {
      if (!game.isStrong) return { value: game.value(position, run) };
      const result = game.result(position);
      const won = result === 'draw' ? 'a draw' : result === 'L' ? 'Left has won' : 'Right has won';
      if (result !== undefined) return { name: '', outcome: won };
      const [left, right] = [game.forces(position, 'L', run), game.forces(position, 'R', run)];
      return { name: '', outcome: outcomeInWords({ left, right }) };
    },
  };
}

/** A literal game: its options as they stand. */
function movesOfForm(start: values.Form, { store }: evaluation.Evaluator): Moves<values.Form> {
  return {
    start,
    arePositions: false,
    options: (form, player) => {
      const names = new Set<string>();
      return form.moves(player).map(({ form: position, move }, i) => {
        const name = move ?? values.printForm(position, { maxLength: LONGEST_NAME }) ?? `option ${i + 1}`;
        // What is repeated in a literal game is told apart.
        const isNew = !names.has(name);
        names.add(name);
        return { name: isNew ? name : `${name} (option ${i + 1})`, position };
      });
    },
    find: (form) => ({ value: values.formValue(form, { store }) }),
  };
}

/** Longer names are not shown in a tree. */
const LONGEST_NAME = 60;

/** Positions of loopy games have letters, and come again. */
function movesOfLoopyGame(game: loopy.LoopyGame): Moves<number> {
  const names = loopy.positionNames(game);
  return {
    start: 0,
    arePositions: false,
    options: (position, player) => {
      const options = game.options(position, player);
      const isUnique = (name: string): boolean => options.filter((p) => names[p] === name).length === 1;
      return options.map((p) => ({ name: isUnique(names[p]!) ? names[p]! : `${names[p]!} (${p})`, position: p }));
    },
    find: (position, run) => foundOfLoopy(game.at(position), run),
  };
}

/** Positions of rulesets in which they may come again. */
function movesOfLoopyRules(game: moves.MoveGame): Moves<string> {
  const playable = new analysis.PlayableGame(game);
  return {
    start: game.start,
    arePositions: true,
    options: (position, player) => {
      const at = position === game.start ? playable : new analysis.PlayableGame(game.at(position));
      return at.moves(at.start, player).map((move) => ({ name: move.name, position: move.position[0] as string }));
    },
    find: (position, run) => foundOfLoopy(loopy.loopyGameOfMoves(game.at(position), run), run),
  };
}

function foundOfLoopy(game: loopy.LoopyGame, run: RunOptions): NamedPosition {
  return { name: loopyName(game, run), outcome: outcomeInWords(loopy.loopyOutcome(game, run)) };
}

/** What a loopy game is called, and who wins it; missing where it has no name, or neither player wins alone. */
export function loopyValue(
  source: Source,
  evaluator: evaluation.Evaluator,
  run: RunOptions,
): { readonly name: string | undefined; readonly outcome: Outcome | undefined } {
  const game = sources.asLoopyGame(source, { evaluator, ...run });
  const name = loopyName(game, run);
  return { name: name === '' ? undefined : name, outcome: loopy.loopyOutcome(game, run).outcome };
}

/** The name of a game that has one. */
function loopyName(game: loopy.LoopyGame, run: RunOptions): string {
  try {
    return loopy.loopyGameName(game, run);
  } catch (error) {
    if (error instanceof InputError) return '';
    throw error;
  }
}
