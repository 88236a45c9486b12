import type { SimplicialComplex } from '../../complex/index.js';
import type { SPGame } from '../../games/index.js';
import type { Player } from '../../player.js';
import { type Source, asComplex, asGame } from '../../sources/index.js';
import type { Outcome, Value } from '../../values/index.js';
import type { RunOptions, Work } from '../../run.js';

/** A summand of a source: a game played on a complex, a value, or a game by its moves. */
export type Term =
  | { readonly kind: 'complex'; readonly complex: SimplicialComplex; readonly labels: readonly string[] }
  | { readonly kind: 'value'; readonly value: Value }
  | {
      readonly kind: 'moves';
      readonly value: (run: RunOptions) => Value;
      readonly height: (run: RunOptions) => bigint;
      readonly misereOutcome: (run: RunOptions) => Outcome;
      readonly moves: (player: Player, run: RunOptions) => MoveInTerm[];
    };

/** A move in a summand: the label of the vertex, or of the position it leads to; null for an option of a value. */
export interface MoveInTerm {
  readonly vertex: string | null;
  readonly incentive: Value;
}

/** The summands of a source that is not given by its moves; each is evaluated on its own. */
export function termsOf(source: Exclude<Source, { kind: 'moves' }>, work: Work): Term[] {
  switch (source.kind) {
    case 'game':
      return partsOf(
        source.game,
        source.game.vertices.map(({ label }) => label),
      );
    case 'complex':
    case 'ideal': {
      const complex = asComplex(source);
      return [{ kind: 'complex', complex, labels: complex.vertices.map(({ label }) => label) }];
    }
    case 'construction':
      return termsOf({ kind: 'game', game: asGame(source, work.part()) }, work);
    case 'value':
      return [{ kind: 'value', value: source.value }];
    case 'sum':
      return [...termsOf({ kind: 'game', game: source.game }, work), { kind: 'value', value: source.value }];
  }
}

function partsOf(game: SPGame, labels: readonly string[]): Term[] {
  if (game.parts.length === 1 && game.parts[0] === game)
    return [{ kind: 'complex', complex: game.legalComplex, labels }];
  let before = 0;
  return game.parts.flatMap((part) => partsOf(part, labels.slice(before, (before += part.vertices.length))));
}
