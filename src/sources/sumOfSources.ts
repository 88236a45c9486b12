import { digraphSum, vertexLabels, type DigraphPlacement } from '../digraphs/index.js';
import { SPGame, type CompileOptions } from '../games/index.js';
import { continueCounting } from '../games/internal.js';
import { MoveGame } from '../moves/index.js';
import { asGame, type SingleSource, type Source } from './Source.js';

/**
 * The sum of sources: games on complexes, digraphs and values are added each by themselves; the labels of a digraph go on counting after
 * those of the games.
 * @throws InputError, LimitError as `asGame`
 */
export function sumOfSources(sources: readonly Source[], options: CompileOptions): Source {
  const all = sources.flatMap((source) => (source.kind === 'sum' ? source.summands : [source]));
  const values = all.flatMap((source) => (source.kind === 'value' ? [source.value] : []));
  const digraphs = all.flatMap((source) => (source.kind === 'digraph' ? [source.digraph] : []));
  const rules = all.flatMap((source) => (source.kind === 'rules' ? [source.game] : []));
  const games = all
    .filter(({ kind }) => kind !== 'value' && kind !== 'digraph' && kind !== 'rules')
    .map((source) => asGame(source, options));
  const game = games.length === 0 ? undefined : SPGame.sum(games);
  const summands: SingleSource[] = [
    ...(game === undefined ? [] : [{ kind: 'game', game } as const]),
    ...(digraphs.length === 0 ? [] : [digraphAfter(game, digraphSum(...digraphs))]),
    ...(rules.length === 0 ? [] : [{ kind: 'rules', game: MoveGame.sum(rules) } as const]),
    ...(values.length === 0 ? [] : [{ kind: 'value', value: values.reduce((sum, each) => sum.plus(each)) } as const]),
  ];
  return summands.length === 1 ? summands[0]! : { kind: 'sum', summands };
}

function digraphAfter(game: SPGame | undefined, digraph: DigraphPlacement): SingleSource {
  if (game === undefined) return { kind: 'digraph', digraph };
  const own = vertexLabels(digraph).map((label) => ({ label }));
  const [, counted] = continueCounting([game.vertices, own]);
  return { kind: 'digraph', digraph, labels: counted!.map(({ label }) => label) };
}
