/** The answers of the tools for posets, lattice games and loopy games. */
import type { World, WorldAnswers } from '../worlds.js';
import { LimitError, type evaluation, type Source } from '../library.js';
import type { Look } from './board.js';
import { latticeAnswers } from './lattices.js';
import { loopyAnswers } from './loopyGames.js';
import { posetAnswers } from './posets.js';
import type { Search } from './Session.js';

/** What is open, if anything is, and what computes. */
export interface OpenedWorld {
  readonly text: string;
  readonly position: readonly string[];
  readonly source: Source | undefined;
  readonly evaluator: evaluation.Evaluator;
  readonly look: Look;
}

type Topics = { readonly [T in keyof WorldAnswers]: (search: Search, about: string) => Promise<WorldAnswers[T]> };

/** @param opened asked anew each time */
export function worlds(opened: () => OpenedWorld): Topics {
  return { ...posetAnswers(opened), ...latticeAnswers(opened), ...loopyAnswers(opened) };
}

/** The tool that shows a source better than the panes do. */
export function worldOf(source: Source, text: string): World | undefined {
  if (source.kind === 'poset') return 'posets';
  if (source.kind === 'lattice' || (source.kind === 'rules' && /^\s*lattice:/.test(text))) return 'lattice';
  return source.kind === 'loopy' ? 'loopy' : undefined;
}

/** A picture, or why it would be too large. */
export function drawnOrNot(draw: () => string): readonly [picture: string, tooLarge: string] {
  try {
    return [draw(), ''];
  } catch (error) {
    if (!(error instanceof LimitError) || error.code !== 'too-large-picture') throw error;
    return ['', [error.message, error.hint ?? ''].join(' ').trim()];
  }
}

/** The value of a property as the command line writes it. */
export function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'none';
  return Array.isArray(value) ? value.join() : `${value as number | string}`;
}
