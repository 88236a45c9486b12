import { document, type Document } from '../../document.js';
import { VERSION } from '../../json.js';
import { InputError } from '../../errors.js';
import type { Player } from '../../player.js';
import * as describe from '../../shape.js';
import { DataReader } from '../../text/internal.js';
import { Dyadic } from '../../values/index.js';
import { positionalGameDocument } from '../positionalGameFromJson.js';
import type { PositionalGameJson } from '../positionalGameJson.js';
import type { PositionalAnswer, PositionalStrategy } from './PositionalStrategy.js';

/** A strategy in a positional game as a JSON object; points are numbers, as in the document of the game. */
export interface PositionalStrategyJson {
  readonly type: 'positional-strategy';
  readonly spgames: string;
  readonly by: PositionalStrategy['by'];
  readonly game: PositionalGameJson;
  readonly player: Player;
  readonly achieves: 'win' | 'draw';
  /** Who is to move; pairs do not need it. */
  readonly first?: Player;
  readonly replies?: readonly PositionalAnswer[];
  readonly pairs?: readonly (readonly [number, number])[];
  /** A fraction, such as 7/16. */
  readonly sum?: string;
}

/**
 * The JSON object of a strategy.
 * @throws InputError `invalid-argument`
 * @example positionalStrategyToJson(erdosSelfridge(ticTacToe(6, 2), 'L').strategy).sum // '7/32'
 */
export function positionalStrategyToJson(strategy: PositionalStrategy): PositionalStrategyJson {
  const { by, player, achieves } = strategy;
  return {
    type: 'positional-strategy',
    spgames: VERSION,
    by,
    game: strategy.game.toJSON(),
    player,
    achieves,
    ...(strategy.by !== 'pairing' && { first: strategy.first }),
    ...(strategy.by === 'replies' && { replies: strategy.replies }),
    ...(strategy.by === 'pairing' && { pairs: strategy.pairs }),
    ...(strategy.by === 'potential' && { sum: strategy.sum.toString() }),
  };
}

/** What a strategy of each kind has besides what all have. */
const FIELDS_OF: Readonly<Record<PositionalStrategy['by'], readonly string[]>> = {
  replies: ['first', 'replies'],
  pairing: ['pairs'],
  potential: ['first', 'sum'],
};
const ALL_FIELDS: readonly string[] = ['first', 'replies', 'pairs', 'sum'];

/** A strategy in a positional game. */
export const positionalStrategyDocument: Document<'positional-strategy', PositionalStrategy> =
  /* @__PURE__ */ describe.also(
    /* @__PURE__ */ document(
      'positional-strategy',
      'A certificate that a player of a positional game wins, or at least draws: a table of replies, a pairing strategy, or the strategy by the potential of Erdős and Selfridge. Points are numbers, as in the document of the game.',
      () => {
        const points = describe.listOf(describe.integer(0), 'a list of numbers of points');
        return {
          by: describe.oneOf('replies', 'pairing', 'potential'),
          game: describe.named('game', () => positionalGameDocument),
          player: describe.oneOf('L', 'R'),
          achieves: describe.oneOf('win', 'draw'),
          first: describe.optional(
            describe.described(
              'The player to move; a pairing strategy works whoever that is.',
              describe.oneOf('L', 'R'),
            ),
          ),
          replies: describe.optional(
            describe.listOf(
              describe.described(
                '[the points of Left, those of Right, the reply]',
                describe.tupleLike('[left, right, reply]', points, points, describe.integer(0)),
              ),
              'a list of replies',
            ),
          ),
          pairs: describe.optional(
            describe.listOf(describe.listOf(describe.integer(0), 'a pair of points', { length: 2 }), 'a list of pairs'),
          ),
          sum: describe.optional(
            describe.described(
              'The sum of 2^-|A| over the free parts A of winning sets that could be completed, the minimal ones.',
              describe.textLike('a fraction such as "7/16"'),
            ),
          ),
        };
      },
    ),
    ({ by, game: its, player, achieves, first, replies, pairs, sum }, data): PositionalStrategy => {
      const claim = { game: its, player, achieves };
      const missing = (name: string): never => data.field(name).refuse(`the field "${name}" of a strategy by ${by}`);
      for (const name of ALL_FIELDS)
        if (!FIELDS_OF[by].includes(name) && data.has(name))
          data.field(name).refuse(`no "${name}" in a strategy by ${by}`);
      if (by === 'pairing') return { by, ...claim, pairs: (pairs ?? missing('pairs')) as [number, number][] };
      if (first === undefined) return missing('first');
      if (by === 'replies') return { by, ...claim, first, replies: replies ?? missing('replies') };
      return { by, ...claim, first, sum: fraction(sum ?? missing('sum'), data) };
    },
    {
      allOf: Object.entries(FIELDS_OF).map(([by, own]) => ({
        if: { properties: { by: { const: by } } },
        then: {
          required: own,
          properties: Object.fromEntries(ALL_FIELDS.filter((name) => !own.includes(name)).map((name) => [name, false])),
        },
      })),
    },
  );

/** @throws InputError `invalid-field` */
function fraction(written: string, data: DataReader): Dyadic {
  try {
    return Dyadic.parse(written);
  } catch (error) {
    if (!(error instanceof InputError)) return data.field('sum').refuse('a fraction such as "7/16"');
    throw error;
  }
}

/**
 * The strategy of a JSON object, as `positionalStrategyToJson` writes it. It is read, not verified.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`; LimitError `too-large-board`
 */
export function positionalStrategyFromJson(value: unknown): PositionalStrategy {
  return positionalStrategyDocument.read(DataReader.of(value, 'positionalStrategyFromJson'));
}
