import type { SimplicialComplex } from '../complex/index.js';
import type { Construction } from '../constructions/index.js';
import { compile, playOn, rulesetFromData, type SPGame } from '../games/index.js';
import { stanleyReisnerComplex, stanleyReisnerIdeal, type SquarefreeIdeal } from '../ideal/index.js';
import type { RunOptions } from '../run.js';

/** What a source stands for. */
export type Source =
  | { readonly kind: 'game'; readonly game: SPGame }
  | { readonly kind: 'complex'; readonly complex: SimplicialComplex }
  | { readonly kind: 'ideal'; readonly ideal: SquarefreeIdeal }
  | { readonly kind: 'construction'; readonly construction: Construction };

/**
 * The game of a source: that on a complex or on the Stanley–Reisner complex of an ideal; a construction is played with
 * its ruleset on its board.
 * @throws InputError `void-game`; those of `compile` for a construction
 * @throws LimitError when `options` cut the compilation of a construction off
 */
export function asGame(source: Source, options: RunOptions = {}): SPGame {
  switch (source.kind) {
    case 'game':
      return source.game;
    case 'complex':
      return playOn(source.complex);
    case 'ideal':
      return playOn(stanleyReisnerComplex(source.ideal));
    case 'construction':
      return compile(rulesetFromData(source.construction.ruleset), source.construction.board, options);
  }
}

/** The complex of a source: the legal complex of a game, the Stanley–Reisner complex of an ideal, the target of a construction. */
export function asComplex(source: Source): SimplicialComplex {
  switch (source.kind) {
    case 'game':
      return source.game.legalComplex;
    case 'complex':
      return source.complex;
    case 'ideal':
      return stanleyReisnerComplex(source.ideal);
    case 'construction':
      return source.construction.target;
  }
}

/** The ideal of a source: an ideal as it is, else the Stanley–Reisner ideal of its complex. */
export function asIdeal(source: Source): SquarefreeIdeal {
  return source.kind === 'ideal' ? source.ideal : stanleyReisnerIdeal(asComplex(source));
}
