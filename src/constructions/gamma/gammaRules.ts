import { Board } from '../../boards/index.js';
import { type RulesetData, rulesetFromData } from '../../games/index.js';
import type { Player } from '../../player.js';

/** The rules of a Γ-game, read from the ruleset. */
export interface GammaRules {
  readonly pieces: readonly { readonly piece: string; readonly side: Player | undefined; readonly graph: Board }[];
  /** The sets of distances that are forbidden to f pieces. */
  readonly sets: readonly (readonly number[])[];
}

/**
 * Reads a ruleset whose pieces are graphs and whose clauses forbid sets of distances.
 * @returns the rules, or in words what there is besides
 * @throws InputError `invalid-field`
 */
export function gammaRules(data: RulesetData): GammaRules | string {
  const full = rulesetFromData(data).data!;
  const pieces: { piece: string; side: Player | undefined; graph: Board }[] = [];
  for (const piece of full.pieces) {
    if (!('graph' in piece) || piece.on !== undefined)
      return `the piece ${piece.piece} of the ruleset is bound to squares or vertices; expected a graph`;
    const { n, edges } = piece.graph;
    const graph = new Board({
      vertexCount: n,
      edges: edges.map(([u, v]) => [u, v] as const),
      lengths: edges.map(([, , length = 1]) => length),
    });
    pieces.push({ piece: piece.piece, side: piece.side, graph });
  }
  const sets: (readonly number[])[] = [];
  for (const clause of full.clauses ?? []) {
    if (clause.forbid !== 'distances')
      return `the ruleset has the clause ${clause.forbid}; expected only forbidden sets of distances`;
    sets.push(...clause.sets);
  }
  return { pieces, sets };
}
