import { playerName } from '../player.js';
import { positionalStrategyFromJson, verifyPositionalStrategy } from '../positional/index.js';
import type { Session } from './Session.js';
import type { Verified } from './Verified.js';

/** A strategy in a positional game: a reply to every claim, a pair in each winning set, or a sum below its bound. */
export function verifiedPositionalStrategy(document: unknown, session: Session): Verified {
  const strategy = positionalStrategyFromJson(document);
  const found = verifyPositionalStrategy(strategy, session.run());
  const { by, player, achieves, game } = strategy;
  const about = { certificate: 'positional-strategy', by, player, achieves };
  if (!found.verified) return { about, proves: '', because: found.because };
  const when = strategy.by === 'pairing' ? 'whoever is to move' : `with ${playerName(strategy.first)} to move`;
  const ways = { replies: 'by a table of replies', pairing: 'by pairs', potential: 'by its potential' };
  return {
    about,
    proves: `${playerName(player)} ${achieves === 'win' ? 'wins' : 'at least draws'} under the rule ${game.rule}, ${when}, ${ways[by]}`,
  };
}
