import { aFlag, optional } from '../../arguments.js';
import { Work, type RunOptions } from '../../run.js';
import { fields, integer, requireShape } from '../../shape.js';
import { FormStore, type Form, type ValueOrder } from '../../values/index.js';
import { formIn } from '../../values/internal.js';
import { compareInMiserePlay } from './compareInMiserePlay.js';
import { compareInNormalPlay } from './compareInNormalPlay.js';
import { Findings } from './Findings.js';
import { listUniverse, type Universe } from './Universe.js';

/** How two games are compared modulo a universe. */
export interface CompareModuloOptions extends Omit<RunOptions, 'limit'> {
  /** Whether whoever makes the last move loses; by default no. */
  readonly misere?: boolean;
  /** The most summands of a game that is looked for; by default 3. */
  readonly summands?: number;
}

const ownOptions = /* @__PURE__ */ fields({ misere: optional(aFlag), summands: optional(integer(0, 1000)) });

/** How two games compare modulo a universe. */
export interface ModuloComparison {
  readonly order: ValueOrder | 'undecided';
  /** The universe as the command line reads it. */
  readonly universe: string;
  /** Why, or how far it was searched. */
  readonly because: string;
  /** The source of a game that tells them apart; null if none was found, or if it would be too long. */
  readonly distinguisher: string | null;
}

/**
 * Compares two games modulo a universe: A ≥ B if the outcome of A + X is at least that of B + X for every X in it. The
 * games themselves need not belong to it. The orders modulo the dicotic and the dead-ending games under misère play,
 * and modulo the impartial and the dead-ending ones under normal play, are decided; so is that of impartial games
 * modulo the impartial ones. Otherwise theorems prove it, a sum that is found refutes it, finitely many states of the
 * sums do either, or it is undecided.
 * @throws InputError `invalid-option`, `invalid-argument`
 * @throws LimitError `too-large-argument` for complexes with more than 4 vertices; `too-long`
 * @source Huntemann 2018, Sec. 8.2.1
 * @example compareModulo(parseForm('1'), parseForm('2'), 'dicotic').order // '='
 */
export function compareModulo(
  first: Form,
  second: Form,
  universe: Universe,
  options: CompareModuloOptions = {},
): ModuloComparison {
  requireShape('compareModulo', ownOptions, options, 'options');
  const { misere = false, summands = 3, ...run } = options;
  const work = new Work('compareModulo', run);
  const store = new FormStore();
  const listed = listUniverse(universe, store, 'compareModulo', work);
  work.tick(0);
  const findings = new Findings();
  const compare = misere ? compareInMiserePlay : compareInNormalPlay;
  compare({ first: formIn(store, first), second: formIn(store, second), universe: listed, summands, work, findings });
  return {
    order: findings.order,
    universe: listed.text,
    because: findings.because(listed),
    distinguisher: findings.distinguisher?.source ?? null,
  };
}
