import { digraphSum, vertexLabels, type DigraphPlacement } from '../digraphs/index.js';
import { SPGame, type CompileOptions } from '../games/index.js';
import { continueCounting } from '../complex/internal.js';
import { MoveGame } from '../moves/index.js';
import { notNormalPlay } from '../moves/internal.js';
import type { Form } from '../values/index.js';
import { formIn } from '../values/internal.js';
import { asGame, withoutPosition, type SingleSource, type Source } from './Source.js';

/** What is added by itself. */
const WITHOUT_COMPLEX: readonly Source['kind'][] = ['value', 'digraph', 'rules', 'loopy', 'form'];

/**
 * The sum of sources: games on complexes, digraphs, positions of rulesets, loopy games, literal games and values are
 * added each by themselves; the labels of a digraph go on counting after those of the games.
 * @throws InputError `not-given-position` for a lattice game without a position; InputError, LimitError as `asGame`
 */
export function sumOfSources(sources: readonly Source[], options: CompileOptions): Source {
  const all = sources.flatMap((source) => (source.kind === 'sum' ? source.summands : [source]));
  if (all.some(({ kind }) => kind === 'lattice')) throw withoutPosition('parseSource');
  const values = all.flatMap((source) => (source.kind === 'value' ? [source.value] : []));
  const digraphs = all.flatMap((source) => (source.kind === 'digraph' ? [source.digraph] : []));
  const rules = all.flatMap((source) => (source.kind === 'rules' ? [source.game] : []));
  const loopy = all.flatMap((source) => (source.kind === 'loopy' ? source.games : []));
  const forms = all.flatMap((source) => (source.kind === 'form' ? [source.form] : []));
  const games = all.filter(({ kind }) => !WITHOUT_COMPLEX.includes(kind)).map((source) => asGame(source, options));
  const game = games.length === 0 ? undefined : SPGame.sum(games);
  const summands: SingleSource[] = [
    ...(game === undefined ? [] : [{ kind: 'game', game } as const]),
    ...(digraphs.length === 0 ? [] : [digraphAfter(game, digraphSum(...digraphs))]),
    ...(rules.length === 0 ? [] : [{ kind: 'rules', game: MoveGame.sum(rules) } as const]),
    ...(loopy.length === 0 ? [] : [{ kind: 'loopy', games: loopy } as const]),
    ...(forms.length === 0 ? [] : [{ kind: 'form', form: literalSum(forms, options) } as const]),
    ...(values.length === 0 ? [] : [{ kind: 'value', value: values.reduce((sum, each) => sum.plus(each)) } as const]),
  ];
  if (summands.length > 1 && rules.some(({ strong }) => strong))
    throw notNormalPlay('parseSource', 'a strong positional game in a sum', 'it alone');
  return summands.length === 1 ? summands[0]! : { kind: 'sum', summands };
}

/** The literal sum, in the store of the first. */
function literalSum([first, ...others]: readonly Form[], options: CompileOptions): Form {
  return others.reduce((sum, form) => sum.plus(formIn(first!.store, form), options), first!);
}

function digraphAfter(game: SPGame | undefined, digraph: DigraphPlacement): SingleSource {
  if (game === undefined) return { kind: 'digraph', digraph };
  const own = vertexLabels(digraph).map((label) => ({ label }));
  const [, counted] = continueCounting([game.vertices, own]);
  return { kind: 'digraph', digraph, labels: counted!.map(({ label }) => label) };
}
