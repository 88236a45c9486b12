import { verifyCovering } from '../../complex/index.js';
import { verifyHeapPeriod } from '../../analysis/index.js';
import { constructionVerdict } from '../../constructions/index.js';
import { InputError } from '../../errors.js';
import { verifyOutcomeProof } from '../../evaluation/index.js';
import {
  VERSION,
  constructionFromJson,
  coveringFromJson,
  heapPeriodFromJson,
  outcomeProofFromJson,
  parseJson,
} from '../../formats/index.js';
import { verifiedPositionalStrategy } from '../verifiedPositionalStrategy.js';
import { verifiedQuotient } from '../verifiedQuotient.js';
import type { Verified } from '../Verified.js';
import { complexToLookAt } from '../complexToLookAt.js';
import { UNDECIDED } from '../plainText.js';
import { readNoFile } from '../readNoFile.js';
import { isVersion, saysNothing } from '../saysNothing.js';
import { verifiedSumsQuotient } from '../verifiedSumsQuotient.js';
import { verifiedStrategy } from '../verifiedStrategy.js';
import { watchDocument } from '../watchedDocument.js';
import type { Session } from '../Session.js';
import type { Answer, SourceCommand } from '../SourceCommand.js';

/** How the documents of each type are verified. */
const VERIFIERS: Readonly<Record<string, (document: unknown, session: Session) => Verified | Promise<Verified>>> = {
  construction: verifiedConstruction,
  covering: verifiedCovering,
  'heap-period': verifiedPeriod,
  'lattice-strategy': verifiedStrategy,
  'misere-quotient': verifiedQuotient,
  'outcome-proof': verifiedOutcome,
  'positional-strategy': verifiedPositionalStrategy,
  quotient: verifiedQuotient,
  'sums-quotient': verifiedSumsQuotient,
};

/** `verify FILE`: does a certificate show what it promises? */
export const verifyCommand: SourceCommand = {
  name: 'verify',
  description:
    'Check a certificate. For a construction: compile its ruleset on its board from scratch and compare with the target; for a digraph with a value: look at every arc, and play the digraph out; for a pure complex with a value: look at facets, decomposition, the spheres from which a sphere or a ball is assembled, and answers, and play the complex out. For a covering, which shows that a complex is not simply connected (analyze --explain --json gives it): look at every triangle. For a proof of an outcome (analyze --proof writes it): play every reply to every move. For the period of a game on heaps (period --json): evaluate the heaps that its theorem requires, move by move. For the strategy of a lattice game (strategy writes it): look at every position of a box that proves it for all, or else, which proves nothing, up to a weight. For a quotient (quotient --json): prove from the rules that its table has the outcomes of all sums. For a strategy in a positional game: play its replies against all claims, look for a pair in each winning set, or compute the sum of Erdős and Selfridge. Exit status 0 verified, 1 not, 2 not a well-formed certificate, 3 undecided.',
  argument: { name: 'file', description: 'a file with a certificate, or - for standard input' },
  examples: [
    'verify game.json',
    "build 'facets:x1 x2, x2 y1' --method prop2.1 --json | spgames verify -",
    "build 'value:{1|*}' --method digraph --json | spgames verify -",
    "build 'value:1/2' --method value --vertex-decomposable --json | spgames verify -",
    'verify domineering5x5.json',
    'analyze named:poincare-sphere --only shellable --explain --json | spgames verify -',
  ],
  answer: async (name, _, session) => {
    const shown = name === '-' ? 'standard input' : name;
    const whole = await parseJson(await session.read(name), shown);
    const place = placeOfCertificate(whole, shown);
    const { document, unread } = watchDocument(whole);
    const certificate = place.reduce((outer, field) => (outer as Fields)[field], document) as Certificate;
    const found = await VERIFIERS[certificate.type]!(certificate, session);
    const within = place.map((field) => `${field}.`).join('');
    const unknown = unread(isVersion).filter((path) => path.startsWith(within) && !isVersion(path));
    return answerOf(found, shown, unread(saysNothing(certificate, within)), unknown);
  },
};

interface Certificate {
  readonly type: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields that lead to the certificate that a file holds, perhaps among the witnesses of an analysis.
 * @throws InputError `unknown-type`
 */
function placeOfCertificate(value: unknown, shown: string): readonly string[] {
  const { type, witnesses } = (value ?? {}) as { readonly type?: unknown; readonly witnesses?: Fields };
  if (typeof type === 'string' && Object.hasOwn(VERIFIERS, type)) return [];
  const name = Object.keys((type === 'analysis' && witnesses) || {}).find(
    (each) => (witnesses![each] as { readonly covering?: Certificate } | null)?.covering?.type === 'covering',
  );
  if (name !== undefined) return ['witnesses', name, 'covering'];
  const found = typeof type === 'string' ? `an object of type "${type.slice(0, 40)}"` : 'no object with a type';
  throw new InputError(
    'unknown-type',
    `verify: ${shown} holds ${found}; expected a construction, a covering, a proof of an outcome, the period of a game on heaps, the strategy of a lattice game, a quotient or a strategy in a positional game.`,
    type === 'analysis'
      ? { hint: 'For an analysis, verify checks coverings: analyze SOURCE --only shellable --explain --json.' }
      : {},
  );
}

/**
 * @param ignored the fields that say nothing, or that nobody looked at; of a certificate that is refused the rest is
 * not looked at
 * @param unknown those in the certificate that belong to none
 */
function answerOf(
  { about, because, position, proves, undecided }: Verified,
  shown: string,
  ignored: readonly string[],
  unknown: readonly string[],
): Answer {
  const verified = undecided === true ? UNDECIDED : because === undefined;
  const common = { spgames: VERSION, type: 'verification', ...about, verified };
  const isRefused = verified === false;
  const more = isRefused || unknown.length === 0 ? '' : `\nignored: ${unknown.join(', ')}`;
  const result = isRefused ? 'not verified' : undecided === true ? UNDECIDED : 'verified';
  return {
    json: () => ({
      ...common,
      ...(because !== undefined && { because }),
      ...(position !== undefined && { position }),
      ...(!isRefused && { ignored }),
    }),
    text: () => `${shown}: ${result}; ${because ?? proves}${more}`,
    ...(because !== undefined && { exitCode: undecided === true ? 3 : 1 }),
  };
}

function verifiedConstruction(document: unknown, session: Session): Verified {
  return constructionVerdict(constructionFromJson(document), session.run());
}

function verifiedCovering(document: unknown): Verified {
  const { complex, covering } = coveringFromJson(document);
  const found = verifyCovering(complex, covering);
  const about = { certificate: 'covering', sheets: covering.sheets };
  const proves = `the complex has a connected covering with ${covering.sheets} sheets, so it is not simply connected`;
  return found.verified ? { about, proves } : { about, proves, because: found.because };
}

/** A proof: the game that its source stands for is read again. */
async function verifiedOutcome(document: unknown, session: Session): Promise<Verified> {
  const { source, position, proof } = outcomeProofFromJson(document);
  const complex = complexToLookAt(await session.source(source, position, readNoFile), false, session.work);
  const found = verifyOutcomeProof(complex, proof, session.run());
  const about = { certificate: 'outcome-proof', source, ...(position !== undefined && { position }) };
  if (!found.verified) return { about, proves: '', because: found.because };
  const { outcome, play } = proof;
  const proves = `the outcome of ${source}${play === 'misere' ? ' under misère play' : ''} is ${outcome}`;
  return { about: { ...about, outcome, play }, proves };
}

function verifiedPeriod(document: unknown, session: Session): Verified {
  const claim = heapPeriodFromJson(document);
  const { ruleset, of, period, preperiod, saltus, comparedTo } = claim;
  const found = verifyHeapPeriod(claim, session.run());
  const about = { certificate: 'heap-period', ruleset, of };
  if (!found.verified) return { about, proves: '', because: found.because };
  const grows = String(saltus) === '0' ? '' : `, growing by ${String(saltus)}`;
  const how = claim.status === 'proven' ? '' : `, as far as heap ${comparedTo + period - 1}`;
  const what = `the ${of === 'grundy' ? 'Grundy values' : of} of the heaps of ${ruleset}`;
  const which = found.least === true ? 'the least period' : 'a period';
  return {
    about: { ...about, least: found.least },
    proves: `${what} have ${which} ${period} from heap ${preperiod} on${grows}${how}`,
  };
}
