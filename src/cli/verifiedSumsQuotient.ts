import { verifySumsQuotient } from '../analysis/index.js';
import { sumsQuotientFromJson } from '../formats/index.js';
import { printForm, type Form } from '../values/index.js';
import { counted } from '../text/internal.js';
import { gamesOfSums } from './quotientOfSums.js';
import { readNoFile } from './readNoFile.js';
import type { Session } from './Session.js';
import type { Verified } from './Verified.js';

/** A quotient of sums: the table is proved from the games, and these are those of the source, which is read again. */
export async function verifiedSumsQuotient(document: unknown, session: Session): Promise<Verified> {
  const claim = sumsQuotientFromJson(document);
  const { source, misere, games, outcomes } = claim;
  const order = outcomes.length;
  const about = { certificate: 'sums-quotient', ...(source !== undefined && { source }), order };
  const found = verifySumsQuotient(claim, session.run());
  if (!found.verified) return { about, proves: '', because: found.because };
  const play = misere ? 'misère quotient' : 'quotient';
  const proves = `the ${play} of sums of ${source ?? written(games)} has ${counted(order, 'element')}`;
  if (source === undefined) return { about, proves };
  const again = await gamesOfSums(source, 'verify', session, readNoFile);
  const isSame = written(again) === written(games);
  return { about, proves, ...(!isSame && { because: `its games are not those of ${source}` }) };
}

function written(games: readonly Form[]): string {
  return games.map((game) => printForm(game)).join('; ');
}
