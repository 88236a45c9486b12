import { requireInstance, requireOptions } from '../../arguments.js';
import { SimplicialComplex } from '../../complex/index.js';
import { LimitError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import type { ListedConstruction } from '../Construction.js';
import { SmallBoards } from './SmallBoards.js';
import { smallRuleset } from './smallRuleset.js';
import { SmallSearch, type SmallRules } from './SmallSearch.js';
import { smallTarget, type SmallTarget } from './SmallTarget.js';

/** The most vertices of a target. */
const LARGEST = 6;
/** The most vertices of a target for pieces that do not fit everywhere. */
const LARGEST_ON_PARTS = 5;

/**
 * Whether the rules may list the vertices that a kind of piece covers: `nothing` is listed, and each kind fits on every
 * vertex of the board, or `vertices` may be. Positions never are.
 */
export type SmallListing = 'nothing' | 'vertices';

/** On which boards games are looked for. */
export interface SmallBoardsOptions extends RunOptions {
  /** The most vertices of a board, by default 8. */
  readonly most?: number;
}

/** Which games are looked for. */
export interface SmallGameOptions extends RunOptions {
  /** Which complex of the game the target is, by default the legal one. */
  readonly as?: 'legal' | 'illegal';
  /** By default `nothing`. */
  readonly listing?: SmallListing;
}

/**
 * Looks for games with pieces on single vertices whose rules list no positions, on all boards up to a number of
 * vertices. What is known of the boards is kept from target to target.
 * @source Huntemann 2018, Sec. 2.4
 */
export class SmallGameSearch {
  readonly #boards: SmallBoards;
  readonly #searches = new Map<string, SmallSearch>();

  /** @param given the bounds are for the listing of the boards */
  constructor(given: SmallBoardsOptions = {}) {
    requireOptions('new SmallGameSearch', given, { most: true });
    const { most = 8, ...options } = given;
    this.#boards = new SmallBoards(most, options);
  }

  /**
   * A game with as few kinds of pieces as possible, then on as few board vertices, with the simplest rules on such
   * boards.
   * @returns undefined if there is none on the boards; with nothing listed, none on any board
   * @throws LimitError `too-many-vertices` above 6 vertices, above 5 if vertices may be listed
   * @complexity with vertices listed, all places of up to n points on all boards
   */
  find(target: SimplicialComplex, given: SmallGameOptions = {}): ListedConstruction | undefined {
    requireOptions('SmallGameSearch.find', given, { as: true, listing: true });
    const { as = 'legal', listing = 'nothing', ...options } = given;
    requireInstance('SmallGameSearch.find', target, SimplicialComplex, 'a SimplicialComplex');
    requireFew(target.n, listing === 'nothing' ? LARGEST : LARGEST_ON_PARTS);
    const sorted = smallTarget(target, as, options);
    const rules = this.#search(sorted).find(sorted.illegal, listing === 'nothing' ? 'whole' : 'part');
    return rules && smallGame(target, as, sorted, rules);
  }

  #search({ counts }: SmallTarget): SmallSearch {
    const key = counts.join();
    let search = this.#searches.get(key);
    if (search === undefined) this.#searches.set(key, (search = new SmallSearch(counts, this.#boards)));
    return search;
  }
}

/** The construction with rules that were found. */
export function smallGame(
  target: SimplicialComplex,
  as: 'legal' | 'illegal',
  { order }: SmallTarget,
  rules: SmallRules,
): ListedConstruction {
  const sides = order.map((v) => target.vertices[v]!.side);
  const cells = new Array<number[]>(target.n);
  order.forEach((v, i) => (cells[v] = [rules.layout.cells[i]!]));
  return {
    method: 'small',
    as,
    target,
    board: rules.layout.board,
    ruleset: smallRuleset(rules, sides, as),
    certificate: { cells },
  };
}

function requireFew(n: number, largest: number): void {
  if (n > largest)
    throw new LimitError('too-many-vertices', `SmallGameSearch.find: ${n} vertices; expected at most ${largest}.`, {
      details: { vertices: n },
    });
}
