import { VERSION } from '../json.js';
import { LatticeStrategy, parseSeries, Rational, verifyRationalStrategy, type LatticeGame } from '../lattice/index.js';
import { table, UNDECIDED } from './plainText.js';
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
  if (found.verified !== true)
    return {
      json: () => ({
        type: 'lattice-strategy',
        spgames: VERSION,
        game: game.toJSON(),
        strata: UNDECIDED,
        because: found.because,
      }),
      text: () => row(found.verified === false ? 'wrong' : 'undecided', found.because),
      file: 'json',
      exitCode: found.verified === false ? 1 : 3,
      ...(found.verified === 'undecided' && { reason: `${found.because}.` }),
    };
  const isSum = series.terms.every(({ coefficient }) => coefficient.equals(Rational.one));
  const strata = series.terms.map(({ exponent, generators }) => ({ points: [exponent], generators }));
  return {
    json: () =>
      isSum
        ? new LatticeStrategy(game, strata).toJSON()
        : { type: 'lattice-strategy', spgames: VERSION, game: game.toJSON(), strata: UNDECIDED },
    text: () => row('proven', `for all positions, by ${found.cases} cases of linear conditions, from automata`),
    file: 'json',
  };
}
