import { VERSION } from '../json.js';
import { LatticeStrategy, parseSeries, Rational, verifyRationalStrategy, type LatticeGame } from '../lattice/index.js';
import { table } from './plainText.js';
import type { Session } from './Session.js';
import type { Answer } from './SourceCommand.js';

/** `strategy --series`: is a series that was given the generating function of the P-positions? */
export function answerOfSeries(title: string, game: LatticeGame, text: string, session: Session): Answer {
  const series = parseSeries(text, game.dimension, { weights: game.weights });
  const found = verifyRationalStrategy(game, series, session.run());
  const row = (name: string, value: string): string =>
    [`${title}: ${found.verified === true ? 'a rational strategy' : 'not shown to be a rational strategy'}`]
      .concat(
        table([
          ['series', series.toString()],
          [name, value],
        ]).map((each) => `  ${each}`),
      )
      .join('\n');
  const document = (): object => ({
    type: 'rational-strategy',
    spgames: VERSION,
    game: game.toJSON(),
    series: series.toString(),
    verified: found.verified,
    ...(found.verified === true ? { cases: found.cases } : { because: found.because }),
    ...(found.verified === false && found.witness !== undefined && { position: found.witness.position }),
  });
  if (found.verified !== true)
    return {
      json: document,
      text: () => row(found.verified === false ? 'wrong' : 'undecided', found.because),
      file: 'json',
      exitCode: found.verified === false ? 1 : 3,
      ...(found.verified === 'undecided' && { reason: `${found.because}.` }),
    };
  // As strata, which verify proves anew, where the function is a sum of such.
  const isSum = series.terms.every(({ coefficient }) => coefficient.equals(Rational.one));
  const strata = series.terms.map(({ exponent, generators }) => ({ points: [exponent], generators }));
  return {
    json: () => (isSum ? new LatticeStrategy(game, strata).toJSON() : document()),
    text: () => row('proven', `for all positions, by ${found.cases} cases of linear conditions, from automata`),
    file: 'json',
  };
}
