import type { Move } from '../../evaluation/index.js';
import { type Player, PLAYERS } from '../../player.js';
import type { TextSpan } from '../../text/internal.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { printRollerPosition, type RollerPosition, rollerPositionOf } from './RollerPosition.js';
import { cricketPitchOutcome, cricketPitchValue } from './cricketPitchValue.js';
import { readItems } from './readRow.js';
import { rollTheLawnNumber } from './rollTheLawnNumber.js';

/**
 * ROLL THE LAWN: Left rolls the roller over bumps to the west, Right over bumps to the east; each that is not flat yet
 * gets lower by 1, and there must be one of those.
 * @source Siegel 2011, Sec. 4.4.2
 */
export const rollTheLawn: MoveRuleset = {
  ...rulesOf('roll-the-lawn', (bumps) => bumps),
  knownValue: (position, store) => store.number(rollTheLawnNumber(rollerPositionOf(position))),
  // Over the nearest bump that is not flat.
  longestPlay(position) {
    const { west, east } = rollerPositionOf(position);
    return safe([...west, ...east].reduce((sum, bump) => sum + bump, 0));
  },
};

/** CRICKET PITCH: as ROLL THE LAWN, but the roller never goes over a flat bump. @source Siegel 2011, Sec. 4.4.3.1 */
export const cricketPitch: MoveRuleset = {
  ...rulesOf('cricket-pitch', (bumps) => (bumps.includes(0) ? bumps.slice(0, bumps.indexOf(0)) : bumps)),
  knownValue: (position, store, run) => cricketPitchValue(rollerPositionOf(position), { store, ...run }),
  outcomeByTheorem: (position) => cricketPitchOutcome(rollerPositionOf(position)),
  longestPlay: (position) => safe(longestTrail(rollerPositionOf(position))),
};

/** A count, unless it may have been rounded. */
function safe(count: number): number | undefined {
  return Number.isSafeInteger(count) ? count : undefined;
}

/** @param within the bumps that the roller may go over, of those on one side, all from the roller outwards */
function rulesOf(name: string, within: (outwards: readonly number[]) => readonly number[]): MoveRuleset {
  return {
    name,
    impartial: false,
    read: (notation) => readLawn(notation, `row:${name === 'cricket-pitch' ? '1,1,@,1' : '7,@,1,4'}`),
    print: (position) => `row:${position}`,
    scene: (position) => ({ kind: 'lawn', items: position.split(',') }),
    *options(position): Iterable<Move<string>> {
      for (const player of PLAYERS) yield* rolls(rollerPositionOf(position), player, within);
    },
    components(position) {
      const { west, east } = rollerPositionOf(position);
      return [west.toReversed(), east].some((bumps) => within(bumps).some((bump) => bump > 0)) ? [position] : [];
    },
    canonical(position) {
      const { west, east } = rollerPositionOf(position);
      const [left, right] = [within(west.toReversed()), within(east)];
      const here = printRollerPosition({ west: left.toReversed(), east: right });
      const turned = printRollerPosition({ west: right.toReversed(), east: left });
      return here <= turned ? { position: here } : { position: turned, negated: true };
    },
  };
}

function* rolls(
  { west, east }: RollerPosition,
  player: Player,
  within: (outwards: readonly number[]) => readonly number[],
): Iterable<Move<string>> {
  // From the roller outwards.
  const [ahead, behind] = player === 'L' ? [west.toReversed(), east] : [east, west.toReversed()];
  const reached = within(ahead).length;
  const passed: number[] = [];
  let isRolled = false;
  for (const [i, bump] of ahead.slice(0, reached).entries()) {
    isRolled ||= bump > 0;
    passed.unshift(Math.max(0, bump - 1));
    if (!isRolled) continue;
    const [front, back] = [ahead.slice(i + 1), [...passed, ...behind]];
    const next = player === 'L' ? { west: front.toReversed(), east: back } : { west: back.toReversed(), east: front };
    yield { player, position: printRollerPosition(next), move: `${i + 1}${player === 'L' ? 'W' : 'E'}` };
  }
}

function readLawn(notation: TextSpan, example: string): string {
  const items = readItems(notation, /^(?:\d+|@)$/, 'the height of a bump, or the roller @', example);
  const rollers = items.filter((item) => item === '@').length;
  if (rollers !== 1)
    notation.refuse('not-a-position', 'one roller @ among the bumps', `For example ${example}.`, `${rollers} rollers`);
  return items.join(',');
}

/** ROLL THE LAWN in the catalogue. */
export const rollTheLawnEntry: MoveCatalogueEntry = {
  name: 'roll-the-lawn',
  title: 'ROLL THE LAWN',
  players: 'partizan',
  words:
    'Left rolls the roller over bumps to the west, Right over bumps to the east; each becomes lower by 1 unless it is flat, and at least one of them must.',
  source: 'Siegel 2011, Sec. 4.4.2',
  boards:
    'row: with the heights of the bumps and the roller @, commas between them; a move 2W passes two bumps to the west',
  example: 'roll-the-lawn@row:7,@,1,4',
  facts: ['The value is the number of odd bumps to the west of the roller, less that to the east'],
  witness: ['roll-the-lawn@row:2,@,2', '1W', '1E'],
  variants: { '': rollTheLawn },
};

/** CRICKET PITCH in the catalogue. */
export const cricketPitchEntry: MoveCatalogueEntry = {
  name: 'cricket-pitch',
  title: 'CRICKET PITCH',
  players: 'partizan',
  words:
    'Left rolls the roller over bumps to the west, Right over bumps to the east; each becomes lower by 1, and the roller never goes over a flat one.',
  source: 'Siegel 2011, Sec. 4.4.3',
  boards:
    'row: with the heights of the bumps and the roller @, commas between them; a move 2W passes two bumps to the west',
  example: 'cricket-pitch@row:1,1,@,1',
  facts: [
    'The value is an ordinal sum of integers and switches {a-1|1-b}, one for each height, found without a search',
    'The player whose lowest odd bump that can be reached is lower wins; the first player if both are equally low, the second if there are none',
  ],
  witness: ['cricket-pitch@row:2,@,2', '1W', '1E'],
  variants: { '': cricketPitch },
};

/**
 * How often a roller can go over bumps, one at a time, if each of them lets it pass as often as it is high: the longest
 * trail from its place in a path in which bumps are parallel edges. On the way to its end a trail uses odd numbers of
 * edges, elsewhere even ones.
 * @complexity linear
 */
function longestTrail({ west, east }: RollerPosition): number {
  const [ahead, behind] = [east, west.toReversed()];
  return Math.max(trailTo(ahead, backAndForth(behind)), trailTo(behind, backAndForth(ahead)));
}

/** The longest trail that ends on one side. @param bumps of that side, from the roller outwards */
function trailTo(bumps: readonly number[], elsewhere: number): number {
  // From each place outwards, and back.
  const beyond = [...bumps.keys(), bumps.length].map(() => 0);
  for (let i = bumps.length - 1; i >= 0; i--) beyond[i] = bumps[i]! < 2 ? 0 : even(bumps[i]!) + beyond[i + 1]!;
  let [most, passed] = [beyond[0]!, 0];
  for (const [i, bump] of bumps.entries()) {
    if (bump === 0) break;
    passed += bump - (1 - (bump % 2));
    most = Math.max(most, passed + beyond[i + 1]!);
  }
  return most + elsewhere;
}

/** How much of a side can be passed by a trail that comes back. */
function backAndForth(bumps: readonly number[]): number {
  const end = bumps.findIndex((bump) => bump < 2);
  return bumps.slice(0, end === -1 ? bumps.length : end).reduce((sum, bump) => sum + even(bump), 0);
}

function even(bump: number): number {
  return bump - (bump % 2);
}
