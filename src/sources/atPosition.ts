import type { CompileOptions } from '../games/index.js';
import { asGame } from './asGame.js';
import { game } from './kinds/game.js';
import type { SingleSource, Source } from './kinds/Kind.js';
import { kindOf, objectOf, summandsOfSource } from './kinds/register.js';
import { verticesByLabel } from './verticesByLabel.js';

/**
 * A source after some pieces were placed: a game is played on from there, a complex (or that of an ideal) becomes the
 * link of the position, of a digraph what the moves leave is played on, in a sum with a value the value stays.
 * @param position the labels of the pieces, as in `x1 y3`; for a digraph in the order in which they are played; for a
 * ruleset by its moves the names of moves (of a lattice game without a position first a position), one after the other,
 * of whichever player
 * @throws InputError `not-a-legal-start` with the clause that forbids the position; `unknown-vertex`; `not-with-rules`
 * for a value; those of `asGame`
 * @source Huntemann 2018, Def. 1.26
 * @example asComplex(atPosition(parseSource('snort@path:3'), 'x2')).facets.size // 1
 */
export function atPosition(source: Source, position: string, options: CompileOptions = {}): Source {
  const summands = summandsOfSource(source);
  return summands.length === 1 ? after(summands[0]!, position, options) : sumAfter(summands, position, options);
}

function after(source: SingleSource, position: string, options: CompileOptions): SingleSource {
  const kind = kindOf(source);
  return kind.after?.(source.object, position, options) ?? game.after!(asGame(source, options), position, options);
}

/** The pieces in each summand are placed there: no two of them share a label. A word that is not a label is a move. */
function sumAfter(summands: readonly SingleSource[], position: string, options: CompileOptions): Source {
  const labelled = summands.map((summand) => ({ summand, labels: kindOf(summand).labels?.(summand.object) ?? [] }));
  const all = labelled.flatMap(({ labels }) => labels.map((label) => ({ label })));
  const known = new Set(all.map(({ label }) => label));
  const hasRules = summands.some((summand) => objectOf(summand, 'rules') !== undefined);
  const given = position.split(/\s+/).filter((word) => word !== '');
  const moves = hasRules ? given.filter((word) => !known.has(word)).join(' ') : '';
  const pieces = hasRules ? given.filter((word) => known.has(word)).join(' ') : position;
  const words = verticesByLabel(pieces, all, 'atPosition').map((v) => all[v]!.label);
  return {
    kind: 'sum',
    object: labelled.map(({ summand, labels }) => {
      const own = words.filter((word) => labels.includes(word)).join(' ');
      if (objectOf(summand, 'rules') !== undefined) return after(summand, moves, options);
      return own === '' ? summand : after(summand, own, options);
    }),
  };
}
