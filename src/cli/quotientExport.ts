import { heapGameOfRuleset } from '../analysis/index.js';
import { InputError, LibraryError, ParseError } from '../errors.js';
import { parseJson } from '../formats/index.js';
import { LatticeQuotient, quotientFromJson, verifyQuotient } from '../lattice/index.js';
import type { Source } from '../sources/index.js';
import { objectOf } from '../sources/internal.js';
import type { Session } from './Session.js';

/**
 * The quotient in a JSON file, proved again; undefined if the source is anything else.
 * @throws InputError `not-a-quotient`, `invalid-field`
 */
export async function quotientIn(text: string, session: Session): Promise<LatticeQuotient | undefined> {
  if (text !== '-' && !/\.json$/i.test(text)) return undefined;
  const content = await session.read(text);
  if (!/"type"\s*:\s*"(?:misere-)?quotient"/.test(content)) return undefined;
  const shown = text === '-' ? 'standard input' : text;
  const document = await parseJson(content.replace(/^\uFEFF/, ''), shown);
  const { type } = (document ?? {}) as { readonly type?: unknown };
  if (type !== 'quotient' && type !== 'misere-quotient') return undefined;
  const claim = quotientFromJson(document);
  const found = verifyQuotient(claim, session.run());
  if (found.verified) return new LatticeQuotient(claim.game, claim.products, claim.pPortion);
  throw new InputError(
    'not-a-quotient',
    `export: ${shown} holds no quotient: ${found.because}; expected one that verify proves.`,
  );
}

/** The error of what has no ideal of its own: if it has a quotient, the hint says how its ideal is written. */
export function withQuotientHint(error: unknown, text: string, source?: Source): unknown {
  if (!(error instanceof LibraryError) || !hasQuotient(error, text, source)) return error;
  const call = source === undefined ? `${quoted(text)} --heaps 5` : quoted(text);
  const hint = `The ideal of its quotient is written by: spgames quotient ${call} --to macaulay2, with --misere that of its misère quotient.`;
  const { code, message, details, cause } = error;
  if (error instanceof ParseError && source === undefined)
    return new InputError(
      'not-given-position',
      `export: ${text.trim()} without heaps; expected a position of the ruleset.`,
      { hint, details, cause: error },
    );
  return new InputError(code, message, { hint, details, cause });
}

function hasQuotient({ code }: LibraryError, text: string, source: Source | undefined): boolean {
  if (source === undefined) return isHeapRuleset(text);
  const position = objectOf(source, 'rules');
  if (position !== undefined) return code === 'not-strong' && position.impartial;
  return code === 'not-an-order-ideal';
}

/** Is it an impartial ruleset on heaps that stands alone? */
function isHeapRuleset(text: string): boolean {
  if (!/^\s*[a-z][a-z0-9-]*(?:\([^()@]*\))?\s*$/i.test(text)) return false;
  try {
    return heapGameOfRuleset(text.trim()).impartial;
  } catch (error) {
    if (error instanceof LibraryError) return false;
    throw error;
  }
}

function quoted(text: string): string {
  return /^[\w:.@,=-]+$/.test(text) ? text : `'${text.trim()}'`;
}
