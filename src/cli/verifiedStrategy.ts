import { latticeStrategyFromJson, verifyLatticeStrategy, type LatticeStrategy } from '../lattice/index.js';
import { readNoFile } from './readNoFile.js';
import type { Session } from './Session.js';
import type { Verified } from './Verified.js';

/** A strategy: a box, or cases, that prove it are looked at, and the source of its game is read again. */
export async function verifiedStrategy(document: unknown, session: Session): Promise<Verified> {
  const strategy = latticeStrategyFromJson(document);
  const found = verifyLatticeStrategy(strategy, session.run());
  const about = { certificate: 'lattice-strategy', ...strategy.about };
  if (found.verified === false) return { about, proves: '', because: found.because, position: found.witness?.position };
  const otherGame = await whyOtherGame(strategy, session);
  if (otherGame !== undefined) return { about, proves: '', because: otherGame };
  if (found.verified === 'undecided') {
    const { weight, points, because } = found;
    return { about: { ...about, weight, points }, proves: '', because, undecided: true };
  }
  const looked = 'cases' in found ? { cases: found.cases } : { points: found.points };
  const how = 'cases' in found ? `${found.cases} cases` : `${found.points} points`;
  const { source = 'the game', misere = false } = strategy.about ?? {};
  return {
    about: { ...about, ...looked, free: found.free },
    proves: `the strata are the P-positions of ${source}${misere ? ' under misère play' : ''} (${how} looked at)`,
  };
}

async function whyOtherGame({ game, about }: LatticeStrategy, session: Session): Promise<string | undefined> {
  if (about === undefined) return undefined;
  const { source, ...how } = about;
  const meant = await session.latticeSource(source, how, readNoFile);
  return meant.game.equals(game) ? undefined : `its game is not that of ${source}`;
}
