import { Board } from 'spgames/boards';
import {
  compareStoppers,
  independenceGame,
  LoopyGame,
  loopyGameOfMoves,
  offside,
  onside,
  parseLoopyGame,
  stopper,
} from 'spgames/loopy';
import { foxAndGeese, MoveGame } from 'spgames/moves';

/** Pseudorandom integers from 0 up to the bound. */
export type Random = (below: number) => number;

/** Options of positions that are still being made. */
interface Lists {
  readonly left: number[][];
  readonly right: number[][];
}

/** From so few up to so many. */
const between = (random: Random, from: number, to: number): number => from + random(to - from + 1);

const isStopper = (game: LoopyGame): boolean => stopper(game).stopper;

function untilFound(make: () => LoopyGame | undefined): LoopyGame {
  for (;;) {
    const game = make();
    if (game !== undefined && isStopper(game)) return game;
  }
}

/** 4 to 10 positions with at most two options on each side, any of them. */
export function randomStopper(random: Random): LoopyGame {
  return untilFound(() => {
    const n = between(random, 4, 10);
    const lists = (): number[][] => Array.from({ length: n }, () => Array.from({ length: random(3) }, () => random(n)));
    return new LoopyGame(lists(), lists());
  });
}

/** Games in simplest form in which several positions lead to each other. */
const RINGS = [
  'a={0|b}; b={0,c|0}; c={d|0}; d={0|a}',
  'a={0|0,b}; b={0|0,c}; c={0|d}; d={e|0}; e={a|0}',
  'a={0|b}; b={1|c}; c={d|b}; d={0|a}',
  'a={0|b}; b={*|c}; c={d|*}; d={0|a}',
  'a={0|0,b}; b={0|c}; c={d|0}; d={a|0}',
  'a={0|b}; b={1|1,c}; c={1|d}; d={e|1}; e={a|1}',
  'a={1|b}; b={1|c}; c={1|d}; d={a,1|1}',
  'a={0|b}; b={c|0}; c={d|0}; d={0|0,e}; e={0|a,0}',
].map((text) => parseLoopyGame(text));

/**
 * Two rings, the second below the first by one to three options more, and up to two positions more, with any options,
 * to which the others lead: they often lead back, so that all is one part until it is simplified.
 */
export function stackedStopper(random: Random): LoopyGame {
  return untilFound(() => {
    const lists: Lists = { left: [], right: [] };
    const ring = (): LoopyGame =>
      [(game: LoopyGame) => game, (game: LoopyGame) => game.negative()][random(2)]!(RINGS[random(RINGS.length)]!);
    addBlock(lists, ring());
    const upper = lists.left.length;
    addBlock(lists, ring());
    const rings = lists.left.length;
    const add = (from: number, to: number): unknown => [lists.left, lists.right][random(2)]![from]!.push(to);
    for (let i = between(random, 1, 3); i > 0; i--) add(random(upper), upper + random(rings - upper));
    for (let i = random(3); i > 0; i--) {
      const p = lists.left.length;
      for (const side of [lists.left, lists.right]) side.push(Array.from({ length: random(3) }, () => random(p)));
      add(random(rings), p);
    }
    return new LoopyGame(lists.left, lists.right);
  });
}

const PIECES = [
  '0',
  '0',
  '1',
  '-1',
  '*',
  '^',
  'on',
  'off',
  'over',
  'under',
  'upon',
  'downunder',
  'upon*',
  'downunder*',
  'tiny(on)',
  'tiny(over)',
  '{on|under}',
  '{over|off}',
].map((text) => parseLoopyGame(text));

/** 1 to 4 positions with passes, each other and games of the literature as options. */
export const literaryStopper = (random: Random): LoopyGame => untilFound(() => literaryGame(random));

function literaryGame(random: Random): LoopyGame {
  const n = between(random, 1, 4);
  const lists: Lists = { left: Array.from({ length: n }, () => []), right: Array.from({ length: n }, () => []) };
  const optionOf = (p: number): number => {
    const kind = random(5);
    return kind === 0 ? p : kind === 1 ? random(n) : addBlock(lists, PIECES[random(PIECES.length)]!);
  };
  for (let p = 0; p < n; p++)
    for (const side of [lists.left, lists.right]) for (let i = random(3); i > 0; i--) side[p]!.push(optionOf(p));
  return new LoopyGame(lists.left, lists.right);
}

/**
 * A small board of FOX AND GEESE, the INDEPENDENCE GAME on a graph with a few vertices, or a side of a game that is not
 * a stopper.
 */
export function playedStopper(random: Random): LoopyGame {
  return untilFound(() => [foxAndGeeseBoard, independenceBoard, sideOfLoopyGame, sideOfLoopyGame][random(4)]!(random));
}

function foxAndGeeseBoard(random: Random): LoopyGame {
  const [rows, columns] = [between(random, 2, 4), between(random, 2, 4)];
  const cells = Array.from({ length: rows * columns }, () => (random(7) === 0 ? '#' : '.') as string);
  for (let geese = random(3); geese > 0; geese--) cells[random(cells.length)] = 'g';
  cells[random(cells.length)] = 'f';
  const lines = Array.from({ length: rows }, (_, r) => cells.slice(r * columns, (r + 1) * columns).join(''));
  return loopyGameOfMoves(new MoveGame([{ ruleset: foxAndGeese, position: lines.join('|') }]));
}

function independenceBoard(random: Random): LoopyGame {
  const n = between(random, 2, 6);
  const edges: [number, number][] = [];
  for (let v = 0; v < n; v++) for (let w = 0; w < v; w++) if (random(3) === 0) edges.push([w, v]);
  const black: number[] = [];
  for (let v = 0; v < n; v++)
    if (random(3) === 0 && !edges.some(([x, y]) => (x === v && black.includes(y)) || (y === v && black.includes(x))))
      black.push(v);
  return independenceGame(new Board({ vertexCount: n, edges }), { black });
}

function sideOfLoopyGame(random: Random): LoopyGame | undefined {
  const game = literaryGame(random);
  if (isStopper(game)) return undefined;
  const found = (random(2) === 0 ? onside : offside)(game, { limit: 8 });
  return found.found === true ? found.side : undefined;
}

/** A game with positions of its own. @returns where it begins */
function addBlock({ left, right }: Lists, game: LoopyGame): number {
  const start = left.length;
  left.push(...game.left.map((list) => list.map((option) => start + option)));
  right.push(...game.right.map((list) => list.map((option) => start + option)));
  return start;
}

/**
 * The same game written otherwise: each position up to three times, so that each option may lead to any of its copies,
 * or to several, and all numbers exchanged.
 */
export function writtenOtherwise({ n, left, right }: LoopyGame, random: Random): LoopyGame {
  const copies = Array.from({ length: n }, () => between(random, 1, 3));
  const total = copies.reduce((sum, each) => sum + each, 0);
  const numbers = shuffled(
    [...Array(total - 1).keys()].map((i) => i + 1),
    random,
  );
  const names = copies.map((count, p) => Array.from({ length: count }, (_, i) => (p + i === 0 ? 0 : numbers.pop()!)));
  const lists = (arcs: LoopyGame['left']): number[][] => {
    const found: number[][] = Array.from({ length: total }, () => []);
    for (let p = 0; p < n; p++)
      for (const copy of names[p]!)
        for (const option of shuffled([...arcs[p]!], random))
          for (let i = between(random, 1, 2); i > 0; i--) found[copy]!.push(names[option]![random(copies[option]!)]!);
    return found;
  };
  return new LoopyGame(lists(left), lists(right));
}

/**
 * A game with a few more options, which their player likes no better than one that is there. The caller has to find out
 * whether it is still a stopper.
 */
export function withDominatedOptions(game: LoopyGame, random: Random): LoopyGame {
  const lists = { L: game.left.map((list) => [...list]), R: game.right.map((list) => [...list]) };
  for (let tries = 12; tries > 0; tries--) {
    const player = (['L', 'R'] as const)[random(2)]!;
    const list = lists[player][random(game.n)]!;
    if (list.length === 0) continue;
    const [better, option] = [list[random(list.length)]!, random(game.n)];
    const order = compareStoppers(game.at(better), game.at(option));
    if (order === '=' || order === (player === 'L' ? '>' : '<')) list.push(option);
  }
  return new LoopyGame(lists.L, lists.R);
}

function shuffled<T>(list: T[], random: Random): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
