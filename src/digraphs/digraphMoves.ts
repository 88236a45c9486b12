import type { Move } from '../evaluation/index.js';
import type { GameByMoves, PlacementGame, PositionSolver } from '../games/index.js';
import type { DigraphPlacement } from './DigraphPlacement.js';
import { digraphFormalBirthday } from './digraphLongestPlay.js';
import { digraphMisereOutcome, digraphValue } from './digraphValue.js';
import { namesOfSets, type LabelOptions } from './vertexLabels.js';

/**
 * The game by its moves, each called by the label of its vertex; a position is called by the vertices that are left, as
 * in `x1.y3`, or `∅`.
 * @throws InputError `invalid-option` for labels that do not tell the vertices apart
 * @source Clow and McKay 2024, Sec. 1
 * @example literalForm(digraphMoves(new DigraphPlacement('LR', [[0, 1]])), new FormStore()).birthday // 2
 */
export function digraphMoves(game: DigraphPlacement, given: LabelOptions = {}): GameByMoves<string> {
  const { labels, name, vertices } = namesOfSets(game, 'digraphMoves', given);
  const moves: GameByMoves<string> = {
    start: name([...game.sides.keys()]),
    key: (position) => position,
    options: (position) => {
      const left = vertices(position);
      return left.map((v): Move<string> => {
        const out = new Set(game.out[v]);
        const position = name(left.filter((w) => w !== v && !out.has(w)));
        return { player: game.sides[v]!, move: labels[v]!, position };
      });
    },
  };
  return { ...moves, solver: solverOf((position) => game.induced(vertices(position))) };
}

/**
 * The game as a placement game: a position is called by the vertices that were played, as in `x1.y3`, or `∅`.
 * @throws InputError as `digraphMoves`
 * @source Clow and McKay 2024, Sec. 3
 * @example classifyPlacementGame(digraphPlacements(new DigraphPlacement('LR', [[0, 1]]))).class // 'medium'
 */
export function digraphPlacements(game: DigraphPlacement, given: LabelOptions = {}): PlacementGame<string> {
  const { labels, name, vertices } = namesOfSets(game, 'digraphPlacements', given);
  const pieces = game.sides.map((side, v) => ({ side, piece: 'vertex', cells: [v] }));
  /** What is left does not depend on the order of the moves. */
  const left = (played: readonly number[]): number[] => {
    const deleted = new Set(played.flatMap((v) => [v, ...game.out[v]!]));
    return [...game.sides.keys()].filter((v) => !deleted.has(v));
  };
  const moves: PlacementGame<string> = {
    start: name([]),
    key: (position) => position,
    options: (position) => {
      const played = vertices(position);
      return left(played).map((v): Move<string> => {
        const next = [...played, v].sort((a, b) => a - b);
        return { player: game.sides[v]!, move: labels[v]!, position: name(next) };
      });
    },
    placed: (position) => vertices(position).map((v) => pieces[v]!),
    pieces,
  };
  return { ...moves, solver: solverOf((position) => game.induced(left(vertices(position)))) };
}

/** Positions are evaluated as digraphs. @param after the game that a position is */
function solverOf(after: (position: string) => DigraphPlacement): PositionSolver<string> {
  return {
    value: (position, run) => digraphValue(after(position), run),
    misereOutcome: (position, run) => digraphMisereOutcome(after(position), run),
    formalBirthday: (position, run) => digraphFormalBirthday(after(position), run),
  };
}
