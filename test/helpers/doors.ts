import { InvariantError, LibraryError } from '../../src/errors.js';

/** What can be imported, by the name of the folder. */
export const FOLDERS: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>> = {
  sets: () => import('spgames/sets'),
  symmetry: () => import('spgames/symmetry'),
  linear: () => import('spgames/linear'),
  complex: () => import('spgames/complex'),
  ideal: () => import('spgames/ideal'),
  poset: () => import('spgames/poset'),
  values: () => import('spgames/values'),
  evaluation: () => import('spgames/evaluation'),
  boards: () => import('spgames/boards'),
  games: () => import('spgames/games'),
  moves: () => import('spgames/moves'),
  loopy: () => import('spgames/loopy'),
  days: () => import('spgames/days'),
  lattice: () => import('spgames/lattice'),
  digraphs: () => import('spgames/digraphs'),
  constructions: () => import('spgames/constructions'),
  analysis: () => import('spgames/analysis'),
  formats: () => import('spgames/formats'),
  sources: () => import('spgames/sources'),
  pictures: () => import('spgames/pictures'),
  worker: () => import('spgames/worker'),
  mathjs: () => import('spgames/mathjs'),
  jupyter: () => import('spgames/jupyter'),
};

/** A function of any kind, as JavaScript calls it. */
export type Call = (...given: readonly unknown[]) => unknown;

/** Is it a class? */
export function isClass(x: unknown): boolean {
  return typeof x === 'function' && Function.prototype.toString.call(x).startsWith('class ');
}

/** What an error of a call says if it is not one that the library throws on purpose. */
function fault(error: unknown): string | undefined {
  return error instanceof LibraryError && !(error instanceof InvariantError) ? undefined : String(error);
}

/**
 * What goes wrong in a call: it may answer, or throw a typed error; of what is gone through the first items are asked
 * for.
 */
export async function faultOf(call: Call, given: readonly unknown[]): Promise<string | undefined> {
  try {
    const answer = await call(...given);
    if (answer instanceof Object && Symbol.iterator in answer && 'next' in answer) {
      const items = (answer as Iterable<unknown>)[Symbol.iterator]();
      for (let i = 0; i < 3; i++) items.next();
    }
    return undefined;
  } catch (error) {
    // What a function throws that was given, or a class in its place, is not an error of the library.
    return /Class constructor|^Error: no$/.test(String(error)) ? undefined : fault(error);
  }
}
