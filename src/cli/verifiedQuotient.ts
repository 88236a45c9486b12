import { quotientFromJson, verifyQuotient, type SourcedQuotient } from '../lattice/index.js';
import { onHilbertBasis } from './onHilbertBasis.js';
import { readNoFile } from './readNoFile.js';
import type { Session } from './Session.js';
import type { Verified } from './Verified.js';
import { counted } from '../text/internal.js';

/** A quotient: the table is proved from the moves, and these are those of the source, which is read again. */
export async function verifiedQuotient(document: unknown, session: Session): Promise<Verified> {
  const claim = quotientFromJson(document);
  const { source, misere = false, order } = claim;
  const about = { certificate: misere ? 'misere-quotient' : 'quotient', ...(source !== undefined && { source }) };
  const found = verifyQuotient(claim, session.run());
  if (!found.verified)
    return { about, proves: '', because: found.because, ...(found.witness && { position: found.witness.position }) };
  const because = source === undefined ? unsourced(claim) : await differenceFrom(source, claim, session);
  const of = source ?? claim.game.toString();
  const proves = `the ${misere ? 'misère quotient' : 'quotient'} of ${of} has ${counted(order, 'element')}`;
  return { about: { ...about, order }, proves, ...(because !== undefined && { because }) };
}

/** What heaps and other things are is for a source to say. */
function unsourced({ heaps, names }: SourcedQuotient): string | undefined {
  return heaps === undefined && names === undefined
    ? undefined
    : 'there is no source to say what its coordinates count';
}

async function differenceFrom(
  text: string,
  { game, misere = false, heaps, names }: SourcedQuotient,
  session: Session,
): Promise<string | undefined> {
  const how = { misere, ...(heaps !== undefined && { heaps: heaps.length }) };
  const source = onHilbertBasis(await session.latticeSource(text, how, readNoFile), session.run());
  if (!source.game.equals(game)) return `its game is not that of ${text}`;
  const wrongName = names?.find((name, i) => name !== source.names[i]);
  if (wrongName !== undefined) return `no coordinate of ${text} counts ${wrongName} there`;
  const sizes = source.heaps?.sizes ?? [];
  const wrongHeap =
    heaps?.findIndex((coordinate, i) => coordinate !== (sizes.includes(i + 1) ? sizes.indexOf(i + 1) : null)) ?? -1;
  return wrongHeap === -1
    ? undefined
    : `the heap ${wrongHeap + 1} is not counted by the coordinate ${String(heaps![wrongHeap])}`;
}
