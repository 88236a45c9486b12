import { InputError } from '../../errors.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { CanonicalPosition, Move } from '../../evaluation/index.js';
import { opponent, PLAYERS, type Player } from '../../player.js';
import type { PositionalRule } from '../../positional/index.js';
import { POSITIONAL_RULES, positionalGameOfSpan, printPosition } from '../../positional/internal.js';
import type { TextSpan } from '../../text/internal.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { gameOfPosition, partsOf, positionText, positionOfGame, type PositionParts } from './positionText.js';

/**
 * Positional games by their moves. In a sum Left and Right claim free points, each when they like; as soon as it is
 * certain who wins, the winner alone has one move more, called win, after which nobody can move: so who wins the
 * positional game is who wins this one under normal play, whoever begins. Under the strong rule there is no such move,
 * and no value: a full board is a draw.
 * @source Siegel 2013, Sec. 4
 * @example positionalRuleset('maker').name // 'positional(maker)'
 */
export function positionalRuleset(rule: PositionalRule): MoveRuleset {
  return {
    name: `positional(${rule})`,
    impartial: false,
    read: (notation) => read(rule, notation),
    print: (position) => {
      const printed = printPosition(gameOfPosition(rule, position));
      return partsOf(position).isOver ? `${printed}${printed.includes('/') ? ' ' : '/'}win` : printed;
    },
    scene: (position) => ({ kind: 'positional', game: gameOfPosition(rule, position) }),
    options: (position) => optionsOf(rule, partsOf(position)),
    ...(rule !== 'strong' && {
      canonical: (position: string) => reduced(partsOf(position)),
      longestPlay: (position: string) => longestPlayOf(rule, partsOf(position)),
    }),
    ...(rule === 'strong' && { strong: true }),
    positional: (position) => (partsOf(position).isOver ? undefined : gameOfPosition(rule, position)),
  };
}

/** @throws ParseError, InputError as `parsePositionalGame` */
function read(rule: PositionalRule, notation: TextSpan): string {
  const end = rule === 'strong' ? null : /(?<=\/|\s)win\s*$/.exec(notation.text);
  const game = positionalGameOfSpan(rule, end === null ? notation : notation.slice(0, end.index));
  if (end !== null && game.result === undefined)
    notation
      .slice(end.index)
      .refuse(
        'not-a-position',
        'the move win only where it is certain who wins',
        'It is the last move, of the winner.',
      );
  return positionOfGame(game, end !== null);
}

/** Who has won, undefined while that is open: as `PositionalGame.result`. */
function resultOf(rule: PositionalRule, { sets, owners }: PositionParts): Player | 'draw' | undefined {
  const has = (player: Player): boolean => sets.some((set) => set.every((point) => owners[point] === player));
  if (rule === 'strong') return PLAYERS.find(has) ?? (owners.includes('.') ? undefined : 'draw');
  const builder = rule === 'maker' ? 'L' : 'R';
  if (has('L')) return builder;
  return sets.every((set) => set.some((point) => owners[point] === 'R')) ? opponent(builder) : undefined;
}

/**
 * Where it is open who wins, the points that are free can be claimed in such an order that it stays open to the last of
 * them: all but one of what Left lacks of a minimal set by Left, then all others but that one by Right. Otherwise there
 * is the move of the winner alone.
 */
function longestPlayOf(rule: PositionalRule, parts: PositionParts): number {
  if (parts.isOver) return 0;
  return resultOf(rule, parts) === undefined ? parts.owners.split('.').length : 1;
}

function* optionsOf(rule: PositionalRule, parts: PositionParts): Generator<Move<string>> {
  const { labels, owners, isOver } = parts;
  const result = resultOf(rule, parts);
  if (result !== undefined) {
    if (rule !== 'strong' && result !== 'draw' && !isOver)
      yield { player: result, position: positionText({ ...parts, isOver: true }), move: 'win' };
    return;
  }
  for (const [point, label] of labels.entries())
    for (const player of PLAYERS) {
      if (owners[point] !== '.') continue;
      const next = `${owners.slice(0, point)}${player}${owners.slice(point + 1)}`;
      yield {
        player,
        position: positionText({ ...parts, owners: next }),
        move: `${player === 'L' ? 'x' : 'y'}${label}`,
      };
    }
}

/**
 * The position with the points that are free, renumbered, and of the winning sets what Left lacks: the minimal ones
 * without a point of Right. Nothing else matters for what can be played.
 */
function reduced({ owners, sets, isOver }: PositionParts): CanonicalPosition<string> {
  const live = sets
    .filter((set) => set.every((point) => owners[point] !== 'R'))
    .map((set) => set.filter((point) => owners[point] === '.'));
  const kept: number[][] = [];
  for (const set of live.sort((a, b) => a.length - b.length))
    if (!kept.some((small) => small.every((point) => set.includes(point)))) kept.push(set);
  const isDecided = kept.length === 0 || kept[0]!.length === 0;
  const used = new Set(kept.flat());
  const free = isDecided ? [] : [...owners].flatMap((owner, point) => (owner === '.' ? [point] : []));
  // Those in no set come last.
  const order = [...free.filter((point) => used.has(point)), ...free.filter((point) => !used.has(point))];
  const place = new Map(order.map((point, i) => [point, i]));
  const renamed = kept.map((set) => set.map((point) => place.get(point)!).sort((a, b) => a - b)).sort(compareLists);
  const labels = order.map((_, i) => String(i));
  return { position: positionText({ labels, owners: '.'.repeat(order.length), sets: renamed, isOver }) };
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return a.length - b.length;
  const i = a.findIndex((point, j) => point !== b[j]);
  return i === -1 ? 0 : a[i]! - b[i]!;
}

/** Positional games in the catalogue. */
export const positionalEntry: MoveCatalogueEntry = {
  name: 'positional',
  title: 'POSITIONAL PLAY',
  players: 'partizan',
  words:
    'Claim a free point. Maker, Left, wins with all points of a winning set, Breaker, Right, by a point in each; Avoider, Left, loses with all points of a winning set; in a strong game whoever first has all points of one wins, and a full board is a draw. As soon as the winner is certain, that player alone has one more move, win, and the game is over.',
  source: 'Siegel 2013, Sec. 4',
  boards:
    'sets:0 1 2, 0 3 (the winning sets), perhaps points:… with a semicolon before them, or named:NAME (the facets of a named complex), tic-tac-toe:n,d, hex:RxC, clique:n,k; behind a slash the claims, x before the points of Left, y before those of Right',
  example: 'positional(maker)@sets:0 1, 1 2, 2 3 4/y3',
  facts: [
    'Breaker is the Maker of the blocker: that game is the negative, move for move',
    'The misère outcome under maker is the outcome under avoider, and the other way round',
    'A strong game is not a game under normal play: it has no value, but winners and draws (analyze, play)',
  ],
  witness: ['positional(maker)@sets:0, 1 2', 'y1', 'x0'],
  variants: {},
  parameters: { form: 'maker', words: 'maker, avoider or strong', ruleset: readRule },
};

/** @throws InputError `invalid-ruleset-argument` */
function readRule(argument: string): ReturnType<typeof positionalRuleset> {
  if (isRule(argument)) return positionalRuleset(argument);
  throw new InputError(
    'invalid-ruleset-argument',
    `positional: the rule ${JSON.stringify(argument)}; expected ${POSITIONAL_RULES.join(' or ')}.`,
    { hint: 'For example positional(maker)@sets:0 1 2, 0 3.' },
  );
}

function isRule(argument: string): argument is PositionalRule {
  return (POSITIONAL_RULES as readonly string[]).includes(argument);
}
