import type { Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import {
  byField,
  fields,
  indexBelow,
  instance,
  integer,
  listOf,
  oneOf,
  setBelow,
  tuple,
  type Shape,
} from '../../shape.js';
import { Dyadic } from '../../values/index.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { PositionalGame } from '../PositionalGame.js';
import type { PairingStrategy, PositionalStrategy, PotentialStrategy, ReplyStrategy } from './PositionalStrategy.js';

/** How a strategy is checked. */
export interface VerifyStrategyOptions extends RunOptions {
  /**
   * Play a strategy by pairs or by potential out against all claims of the opponent, too; a table of replies always is.
   */
  readonly byPlay?: boolean;
}

/** A board as the verifier looks at it: winning sets, and who has each point. */
type Owner = Player | '.';

const claim = {
  game: instance(PositionalGame, 'a PositionalGame'),
  player: oneOf('L', 'R'),
  achieves: oneOf('win', 'draw'),
};
const aStrategy: Shape = /* @__PURE__ */ byField(
  'by',
  [
    'replies',
    fields({
      ...claim,
      first: oneOf('L', 'R'),
      replies: listOf(tuple(listOf(integer(0)), listOf(integer(0)), integer(0))),
    }),
  ],
  ['pairing', fields({ ...claim, pairs: listOf(listOf(integer(0), 'a list', { length: 2 })) })],
  ['potential', fields({ ...claim, first: oneOf('L', 'R'), sum: instance(Dyadic, 'a Dyadic') })],
);

/**
 * Does a strategy reach what it promises? A table of replies is played against all claims of the opponent; pairs are
 * looked for in each winning set; of a potential the sum is compared with its bound.
 * @param strategy anything
 * @param options `limit` counts positions that are played
 * @returns why not, and where: the first thing found wrong
 * @throws LimitError
 * @example verifyPositionalStrategy({ by: 'pairing', game: new PositionalGame('maker', [[0, 1]]), player: 'R', achieves: 'win', pairs: [[0, 1]] }).verified // true
 */
export function verifyPositionalStrategy(
  strategy: PositionalStrategy,
  options: VerifyStrategyOptions = {},
): Verification {
  const { byPlay = false, ...run } = options;
  const work = new Work('verifyPositionalStrategy', run);
  const flaw = aStrategy.flaw(strategy, 'the strategy');
  if (flaw !== undefined) return refuse(`${flaw}.`);
  const { game, player, achieves } = strategy;
  if (game.rule !== 'strong' && achieves === 'draw') return refuse(`a draw under the rule ${game.rule}.`);
  if (strategy.by === 'replies') return checkReplies(strategy, work);
  const protector = game.rule === 'strong' ? player : game.rule === 'maker' ? 'R' : 'L';
  if (player !== protector || (game.rule === 'strong' && achieves === 'win'))
    return refuse(
      `pairs and potentials show that nobody completes a set against ${protector === 'L' ? 'Left' : 'Right'}, not that ${player === 'L' ? 'Left' : 'Right'} wins.`,
    );
  const flawed = strategy.by === 'pairing' ? flawOfPairs(strategy) : flawOfPotential(strategy);
  if (flawed !== undefined) return refuse(flawed);
  if (!byPlay) return VERIFIED;
  const reply = strategy.by === 'pairing' ? pairingReply(strategy) : byPotential(strategy);
  const firsts: readonly Player[] = strategy.by === 'pairing' ? ['L', 'R'] : [strategy.first];
  return firsts.map((first) => playedOut(strategy, first, reply, work)).find(({ verified }) => !verified) ?? VERIFIED;
}

/**
 * Does a pairing strategy keep what it promises? The pairs are disjoint, and each winning set that could be completed
 * contains one.
 * @param strategy anything
 * @param options `byPlay` plays it out, too
 * @throws LimitError
 * @example verifyPairingStrategy({ by: 'pairing', game: new PositionalGame('maker', [[0, 1]]), player: 'R', achieves: 'win', pairs: [] }).verified // false
 */
export function verifyPairingStrategy(strategy: PairingStrategy, options: VerifyStrategyOptions = {}): Verification {
  const by: unknown = (strategy as { readonly by?: unknown } | null | undefined)?.by;
  if (by !== 'pairing') return refuse('the strategy is none by pairs.');
  return verifyPositionalStrategy(strategy, options);
}

function ownersOf({ n, left, right }: PositionalGame): Owner[] {
  const owners = new Array<Owner>(n).fill('.');
  for (const point of left) owners[point] = 'L';
  for (const point of right) owners[point] = 'R';
  return owners;
}

/** What a player has reached, by the definition; undefined while it is open. */
function reached(
  { rule }: PositionalGame,
  sets: readonly (readonly number[])[],
  owners: readonly Owner[],
  player: Player,
): 'win' | 'draw' | 'loss' | undefined {
  const has = (owner: Owner): boolean => sets.some((set) => set.every((point) => owners[point] === owner));
  const isFull = !owners.includes('.');
  if (rule === 'strong') {
    if (has(player)) return 'win';
    return has(player === 'L' ? 'R' : 'L') ? 'loss' : isFull ? 'draw' : undefined;
  }
  const isCertain = isFull || sets.every((set) => set.some((point) => owners[point] === 'R'));
  const builder = rule === 'maker' ? 'L' : 'R';
  if (has('L')) return builder === player ? 'win' : 'loss';
  return isCertain ? (builder === player ? 'loss' : 'win') : undefined;
}

/** The reply in a position to the last claim of the opponent, undefined if there is none. */
type ReplyRule = (owners: readonly Owner[], last: number | undefined) => number | undefined;

/** Plays against all claims of the opponent. */
function playedOut(
  { by, game, player, achieves }: PositionalStrategy,
  first: Player,
  reply: ReplyRule,
  work: Work,
): Verification {
  const sets = game.sets.toLists();
  const walked = new Set<string>();
  const todo: { readonly owners: readonly Owner[]; readonly toMove: Player; readonly last: number | undefined }[] = [
    { owners: ownersOf(game), toMove: first, last: undefined },
  ];
  const at = (owners: readonly Owner[]): string =>
    `with Left on ${shown(game, owners, 'L')} and Right on ${shown(game, owners, 'R')}`;
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const { owners, toMove, last } = next;
    const result = reached(game, sets, owners, player);
    if (result === 'loss' || (result === 'draw' && achieves === 'win'))
      return refuse(`the strategy ends in a ${result} ${at(owners)}.`);
    if (result !== undefined) continue;
    work.step();
    if (toMove === player) {
      const point = reply(owners, last);
      if (point === undefined) return refuse(`there is no reply ${at(owners)}.`);
      if (owners[point] !== '.')
        return refuse(`the reply ${game.labels[point] ?? point} is not a free point ${at(owners)}.`);
      todo.push({ owners: owners.with(point, player), toMove: player === 'L' ? 'R' : 'L', last: undefined });
      continue;
    }
    owners.forEach((owner, point) => {
      if (owner !== '.') return;
      const after = owners.with(point, toMove);
      // What pairs answer depends on the last claim.
      const key = by === 'pairing' ? `${after.join('')}${point}` : after.join('');
      if (walked.has(key)) return;
      walked.add(key);
      todo.push({ owners: after, toMove: player, last: point });
    });
  }
  return VERIFIED;
}

function shown({ labels }: PositionalGame, owners: readonly Owner[], player: Player): string {
  const points = labels.filter((_, point) => owners[point] === player);
  return points.length === 0 ? 'no point' : points.join(' ');
}

function checkReplies(strategy: ReplyStrategy, work: Work): Verification {
  const { game, replies, first } = strategy;
  const table = new Map<string, number>();
  for (const [i, [left, right, reply]] of replies.entries()) {
    const place = `replies[${i}]`;
    const flaw =
      setBelow(game.n).flaw(left, `${place}[0]`) ??
      setBelow(game.n).flaw(right, `${place}[1]`) ??
      indexBelow(game.n).flaw(reply, `${place}[2]`);
    if (flaw !== undefined) return refuse(`${flaw}.`);
    const owners = new Array<Owner>(game.n).fill('.');
    for (const point of left) owners[point] = 'L';
    for (const point of right) owners[point] = 'R';
    table.set(owners.join(''), reply);
  }
  return playedOut(strategy, first, (owners) => table.get(owners.join('')), work);
}

/** The free points of the sets that could be completed against the player. */
function liveAgainst({ sets, rule }: PositionalGame, owners: readonly Owner[], player: Player): number[][] {
  const builder = rule === 'avoider' ? player : player === 'L' ? 'R' : 'L';
  return sets
    .toLists()
    .filter((set) => set.every((point) => owners[point] === builder || owners[point] === '.'))
    .map((set) => set.filter((point) => owners[point] === '.'));
}

function flawOfPairs({ game, player, pairs }: PairingStrategy): string | undefined {
  const owners = ownersOf(game);
  const seen = new Set<number>();
  for (const point of pairs.flat()) {
    if (owners[point] !== '.') return `${game.labels[point] ?? point} in a pair is not a free point.`;
    if (seen.has(point)) return `the pairs have ${game.labels[point]!} twice.`;
    seen.add(point);
  }
  const bare = liveAgainst(game, owners, player).find(
    (set) => !pairs.some((pair) => pair.every((point) => set.includes(point))),
  );
  return (
    bare &&
    `no pair lies in the free points of a winning set, ${bare.map((point) => game.labels[point]!).join(' ') || 'none'}.`
  );
}

/** The sum of 2^−|A|, and for each point the part of it that lies there, as numerators over 2^n. */
function potentials(
  game: PositionalGame,
  owners: readonly Owner[],
  player: Player,
): { readonly sum: bigint; readonly at: bigint[] } {
  const live = liveAgainst(game, owners, player);
  const at = owners.map(() => 0n);
  let sum = 0n;
  live.forEach((set, i) => {
    const isMinimal = !live.some(
      (other, j) =>
        (other.length < set.length || (other.length === set.length && j < i)) &&
        other.every((point) => set.includes(point)),
    );
    if (!isMinimal) return;
    const weight = 1n << BigInt(game.n - set.length);
    sum += weight;
    for (const point of set) at[point]! += weight;
  });
  return { sum, at };
}

function flawOfPotential({ game, player, first, sum }: PotentialStrategy): string | undefined {
  const owners = ownersOf(game);
  const found = potentials(game, owners, player).sum;
  if (Dyadic.of(found, game.n).compare(sum) !== 0)
    return `the sum is ${Dyadic.of(found, game.n).toString()}, not ${sum.toString()}.`;
  const isOdd = owners.filter((owner) => owner === '.').length % 2 === 1;
  const isOne = game.rule === 'avoider' ? (first === player) !== isOdd : first === player;
  const twice = isOne ? found : 2n * found;
  return twice < 1n << BigInt(game.n)
    ? undefined
    : `the sum is ${sum.toString()}; expected less than ${isOne ? '1' : '1/2'}.`;
}

/** To a claim in a pair the other point of it, else a point in no pair, else one of a pair that is all free. */
function pairingReply({ pairs }: PairingStrategy): ReplyRule {
  return (owners, last) => {
    const isFree = (point: number): boolean => owners[point] === '.';
    const mate = pairs.find((pair) => last !== undefined && pair.includes(last))?.find((point) => point !== last);
    if (mate !== undefined && isFree(mate)) return mate;
    const free = owners.flatMap((owner, point) => (owner === '.' ? [point] : []));
    const paired = new Set(pairs.flat());
    return free.find((point) => !paired.has(point)) ?? pairs.find((pair) => pair.every(isFree))?.[0] ?? free[0];
  };
}

function byPotential({ game, player }: PotentialStrategy): ReplyRule {
  return (owners) => {
    const { at } = potentials(game, owners, player);
    const free = owners.flatMap((owner, point) => (owner === '.' ? [point] : []));
    const isBetter = (a: number, b: number): boolean => (game.rule === 'avoider' ? at[a]! < at[b]! : at[a]! > at[b]!);
    return free.reduce<number | undefined>(
      (best, point) => (best === undefined || isBetter(point, best) ? point : best),
      undefined,
    );
  };
}
