import type { RunOptions } from '../../run.js';
import { counted } from '../../text/internal.js';
import type { DigraphConstruction } from '../digraphConstruction.js';
import { isPureConstruction, type PureConstruction } from '../pure/pureConstruction.js';
import { PURE_WORDS, type Passed } from '../passed.js';
import { verifyDigraph, verifyOnBoard, verifyPure } from '../verifyConstruction.js';
import type { AnyConstruction } from './build.js';

/** What `spgames verify` says of a construction. */
export interface ConstructionVerdict {
  /** What was looked at, and what was found of it. */
  readonly about: Readonly<Record<string, unknown>>;
  /** What the certificate proves, in words, if it does. */
  readonly proves: string;
  /** Why it does not; undefined if it is verified. */
  readonly because?: string;
  /** A position that shows that, by labels of the target. */
  readonly position?: readonly string[];
  /** What was checked, in order: all up to the first check that fails. */
  readonly checks: readonly ConstructionCheck[];
}

/** One check of a construction. */
export interface ConstructionCheck {
  /** What holds, or why it does not. */
  readonly words: string;
  readonly holds: boolean;
}

type Verdict = Omit<ConstructionVerdict, 'checks'>;

/**
 * Checks a construction by `verifyConstruction` and says in words what it proves, or why it does not, and each check.
 * @throws LimitError as `verifyConstruction`
 * @example constructionVerdict(build(SimplicialComplex.fromFacets([[0, 1]], 2))).because // undefined
 */
export function constructionVerdict(construction: AnyConstruction, options: RunOptions = {}): ConstructionVerdict {
  const checks: ConstructionCheck[] = [];
  const verdict = verdictOf(construction, options, (words) => checks.push({ words, holds: true }));
  if (verdict.because !== undefined) checks.push({ words: verdict.because, holds: false });
  return { ...verdict, checks };
}

function verdictOf(construction: AnyConstruction, options: RunOptions, passed: Passed): Verdict {
  if (construction.method === 'digraph') return verdictOnDigraph(construction, options, passed);
  if (isPureConstruction(construction)) return verdictOnPure(construction, options, passed);
  const { method, as } = construction;
  const found = verifyOnBoard(construction, options, passed);
  const about = { method, as };
  if (!found.verified)
    return {
      about,
      proves: '',
      because: found.because,
      ...(found.witness !== undefined && { position: found.witness.position }),
    };
  return {
    about,
    proves:
      method === 'value'
        ? `the value of the game is ${construction.value}`
        : `the ${as} complex of the game is the target (${method})`,
  };
}

/** A pure complex with a value: facets, decomposition and answers are checked, and the target is evaluated again. */
function verdictOnPure(construction: PureConstruction, options: RunOptions, passed: Passed): Verdict {
  const { method, as, value, target, certificate } = construction;
  const { complex, flag } = certificate;
  const found = verifyPure(construction, options, passed);
  const about = { method, as, value, complex, flag };
  if (!found.verified) return { about, proves: '', because: found.because };
  const how = found.evaluated
    ? 'by the answers to every move and by play'
    : 'by the answers to every move; it is too large to be played out';
  return {
    about: { ...about, size: found.pure!.size, evaluated: found.evaluated },
    proves: `the ${flag ? 'flag, ' : ''}${PURE_WORDS[complex]} with ${counted(target.n, 'vertex', 'vertices')} and facets of size ${found.pure!.size} has the value ${value}, ${how}`,
  };
}

/** A digraph with a value: the certificate is checked, and the target is evaluated again. */
function verdictOnDigraph(construction: DigraphConstruction, options: RunOptions, passed: Passed): Verdict {
  const { method, value, target } = construction;
  const found = verifyDigraph(construction, options, passed);
  const about = { method, value };
  if (!found.verified) return { about, proves: '', because: found.because };
  const how = found.evaluated
    ? 'by its certificate and by play'
    : 'by its certificate; it is too large to be played out';
  return {
    about: { ...about, ...(found.connected && { connected: true }), evaluated: found.evaluated },
    proves: `the ${found.connected ? 'connected ' : ''}digraph with ${counted(target.n, 'vertex', 'vertices')} has the value ${value}, ${how}`,
  };
}
