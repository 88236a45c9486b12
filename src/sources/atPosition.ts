import { aSource } from './aSource.js';
import { takes, text, options } from '../arguments.js';
import type { SPGame } from '../games/index.js';
import { vertexLabels } from '../digraphs/index.js';
import { explain, playOn, type CompileOptions } from '../games/index.js';
import type { Board } from '../boards/index.js';
import type { PlacedPiece } from '../boards/index.js';
import { InputError } from '../errors.js';
import type { LatticeGame } from '../lattice/index.js';
import { latticeRuleset, type MoveGame } from '../moves/index.js';
import { moveGameOfSpan } from '../moves/internal.js';
import type { Player } from '../player.js';
import { TextSpan } from '../text/internal.js';
import { asComplex, asGame, withoutPosition, type SingleSource, type Source } from './Source.js';
import { remainingAfter, verticesOfDigraph } from './verticesOfDigraph.js';
import { verticesByLabel } from './verticesByLabel.js';

const atPositionTakes = /* @__PURE__ */ takes('atPosition', () => ({
  source: aSource,
  position: text,
  options,
}));

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
  atPositionTakes(source, position, options);
  switch (source.kind) {
    case 'loopy':
    case 'form':
    case 'value':
      throw new InputError(
        'not-with-rules',
        `atPosition: a position of a ${NAMELESS[source.kind]}; expected a game with rules.`,
        {
          hint: 'Its options are not named.',
        },
      );
    case 'complex':
    case 'ideal': {
      const complex = asComplex(source);
      if (complex.isVoid) playOn(complex); // The void complex has no position, and says so.
      return { kind: 'complex', complex: complex.link(legalPosition(playOn(complex), position)) };
    }
    case 'lattice':
      return { kind: 'rules', game: latticePosition(source.game, position) };
    case 'rules':
      return { kind: 'rules', game: source.game.after(/^\s*\{\s*\}\s*$/.test(position) ? '' : position) };
    case 'digraph':
      return digraphAtPosition(source, position);
    case 'sum':
      return sumAtPosition(source.summands, position, options);
    default: {
      const game = asGame(source, options);
      return { kind: 'game', game: game.after(legalPosition(game, position)) };
    }
  }
}

/** What has options without names. */
const NAMELESS = { value: 'value', form: 'literal game', loopy: 'loopy game' } as const;

/** The point that the first word is, and the moves after it from there. */
function latticePosition(game: LatticeGame, position: string): MoveGame {
  const [start, ...moves] = TextSpan.of(position, 'atPosition').words();
  if (start === undefined && game.dimension > 0) throw withoutPosition('atPosition');
  return moveGameOfSpan(latticeRuleset(game), start ?? TextSpan.of('', 'atPosition')).after(
    moves.map(({ text }) => text).join(' '),
  );
}

type SourceOf<Kind> = Extract<SingleSource, { readonly kind: Kind }>;

/** What is left of a digraph, with the labels that its vertices had. */
function digraphAtPosition(source: SourceOf<'digraph'>, position: string): SourceOf<'digraph'> {
  const { digraph, labels = vertexLabels(digraph) } = source;
  const left = remainingAfter(digraph, labels, verticesOfDigraph(position, labels, 'atPosition'), 'atPosition');
  return { kind: 'digraph', digraph: digraph.induced(left), labels: left.map((v) => labels[v]!) };
}

/** The pieces in each summand are placed there: no two of them share a label. */
function sumAtPosition(summands: readonly SingleSource[], position: string, options: CompileOptions): Source {
  const labelled = summands.map((summand) => ({ summand, labels: labelsOf(summand) }));
  const all = labelled.flatMap(({ labels }) => labels.map((label) => ({ label })));
  const known = new Set(all.map(({ label }) => label));
  const hasRules = summands.some(({ kind }) => kind === 'rules');
  // A word that is no label is a move of the rulesets.
  const given = position.split(/\s+/).filter((word) => word !== '');
  const moves = hasRules ? given.filter((word) => !known.has(word)).join(' ') : '';
  const pieces = hasRules ? given.filter((word) => known.has(word)).join(' ') : position;
  const words = verticesByLabel(pieces, all, 'atPosition').map((v) => all[v]!.label);
  return {
    kind: 'sum',
    summands: labelled.map(({ summand, labels }) => {
      if (summand.kind === 'rules') return { kind: 'rules', game: summand.game.after(moves) };
      const own = words.filter((word) => labels.includes(word));
      return own.length === 0 ? summand : (atPosition(summand, own.join(' '), options) as SingleSource);
    }),
  };
}

function labelsOf(summand: SingleSource): readonly string[] {
  if (summand.kind === 'digraph') return summand.labels ?? vertexLabels(summand.digraph);
  return summand.kind === 'game' ? summand.game.vertices.map(({ label }) => label) : [];
}

/** The vertices of a legal position. @throws InputError `unknown-vertex`; `not-a-legal-start` with the reason */
export function legalPosition(game: SPGame, position: string, task: string = 'atPosition'): number[] {
  const { vertices } = game;
  const placed = verticesByLabel(position, vertices, task);
  if (game.isLegal(placed)) return placed;
  const found = explain(game, placed);
  const labels = (set: readonly number[]): string => set.map((v) => vertices[v]!.label).join(' ');
  const why = found.legal
    ? ''
    : `: ${labels([...found.minimalIllegal, ...found.placed].sort((a, b) => a - b))} is forbidden, as ${found.because}`;
  throw new InputError(
    'not-a-legal-start',
    `${task}: ${labels(placed)} is an illegal position${why}; expected a legal one.`,
    { details: { position: placed } },
  );
}

/**
 * The board of a game with all the cells of the pieces that were placed; pieces of either player are drawn as Left's.
 */
export function boardAtPosition(game: SPGame): Board {
  const { board } = game;
  const covered = new Set(board.pieces.map(({ vertex }) => vertex));
  const pieces = piecesAtPosition(game).flatMap(({ side, vertices }): PlacedPiece[] =>
    vertices.filter((vertex) => !covered.has(vertex)).map((vertex) => ({ vertex, side: side ?? 'L' })),
  );
  return pieces.length === 0 ? board : board.withPieces([...board.pieces, ...pieces]);
}

/** The pieces that were placed, each by the vertices of the board of all summands that it covers. */
function piecesAtPosition(
  game: SPGame,
): { readonly side?: Player | undefined; readonly vertices: readonly number[] }[] {
  const { basicPositions, summands } = game;
  const shifts: number[] = [];
  let before = 0;
  for (const summand of summands) {
    shifts.push(before);
    before += summand.board.vertexCount;
  }
  return game.origin.placed.map((v) => {
    const { cells, side, summand } = basicPositions[v]!;
    return { side, vertices: cells.map((cell) => cell + shifts[summand]!) };
  });
}
