import type { Player } from '../../../player.js';
import { fields, listOf, nullable, text } from '../../../shape.js';
import { incentives, type Value } from '../../../values/index.js';
import type { DetailOfValue } from './ValueDetail.js';

/** What the moves of each player in the canonical form gain, each value once. */
export const incentivesDetail: DetailOfValue<Readonly<Record<Player, readonly Value[]>>, 'incentives'> = {
  option: 'incentives',
  about: 'what each move in the canonical form gains',
  needs: 'value',
  type: () => fields({ left: listOf(nullable(text)), right: listOf(nullable(text)) }),
  json: ({ L, R }, nameOf) => ({ left: L.map(nameOf), right: R.map(nameOf) }),
  rows: {
    'Left incentives': ({ L }, nameOf) => L.map(nameOf).join(', ') || 'none',
    'Right incentives': ({ R }, nameOf) => R.map(nameOf).join(', ') || 'none',
  },
  find: (value) => ({ L: incentives(value, 'L'), R: incentives(value, 'R') }),
};
