import { type Player, PLAYERS } from '../player.js';
import type { Value } from '../values/index.js';
import { textOfValue } from '../values/internal.js';
import type { ControlledPart } from './ControlledPart.js';
import type { Both } from './planFollowers.js';

/** A follower that is planned. */
export interface Planned<Plan> {
  readonly value: Value;
  /** The options of Left and of Right that it is put together from. */
  readonly parts: Both<readonly Plan[]>;
}

/**
 * Which vertices followers have in common.
 * - `apart`: a follower has a step for each way to it, with vertices of its own;
 * - `grown`: a follower has one step, with vertices of its own;
 * - `overlapping`: a follower has one step; steps use the same vertices where no step is part of another one.
 */
export type Sharing = 'apart' | 'grown' | 'overlapping';

/** How plans become steps of a certificate. */
export interface Gadget<Plan, Step> {
  readonly sharing: Sharing;
  /** The number of the vertex i of a player, who takes 0, 1, …. */
  readonly number: (player: Player, i: number) => number;
  /** The step of a follower, after those of its parts. */
  readonly step: (plan: Plan, site: Site<Step>) => Step;
}

/** Where a follower is put. */
export interface Site<Step> {
  /** The value as certificates have it. */
  readonly value: string;
  readonly parts: Both<readonly Step[]>;
  /** The vertices of a player that parts may use; they use all of them together if they overlap. */
  readonly old: (player: Player) => number[];
  /** So many new vertices of a player. */
  readonly take: (player: Player, count: number) => number[];
  /** New vertices of Left and of Right, one for each part. */
  readonly controls: () => Both<ControlledPart[]>;
}

/** Gives vertices to a plan and its parts. @returns the steps, options before what has them */
export function layOut<Plan extends Planned<Plan>, Step>(
  whole: Plan,
  { sharing, number, step }: Gadget<Plan, Step>,
): Step[] {
  const steps: Step[] = [];
  const known = new Map<Plan, Placed>();
  const texts = new Map<number, string>();
  const all: Ends = { L: 0, R: 0 };
  const textOf = (value: Value): string => {
    let text = texts.get(value.id);
    if (text === undefined) texts.set(value.id, (text = textOfValue(value)));
    return text;
  };
  const range = (player: Player, from: number, to: number): number[] =>
    Array.from({ length: to - from }, (_, i) => number(player, from + i));
  const place = (plan: Plan): Placed => {
    const before = sharing === 'apart' ? undefined : known.get(plan);
    if (before !== undefined) return before;
    const [left, right] = plan.parts;
    const parts: Both<readonly Placed[]> = [left.map(place), right.map(place)];
    const ends = sharing === 'overlapping' ? endsOf(parts.flat()) : all;
    const start = { ...ends };
    const take = (player: Player, count: number): number[] => {
      const from = ends[player];
      ends[player] += count;
      return range(player, from, from + count);
    };
    const controlsOf = (p: 0 | 1): ControlledPart[] =>
      take(PLAYERS[p], parts[p].length).map((control, i) => ({ control, part: parts[p][i]!.index }));
    const stepsOf = (p: 0 | 1): Step[] => parts[p].map(({ index }) => steps[index]!);
    const site: Site<Step> = {
      value: textOf(plan.value),
      parts: [stepsOf(0), stepsOf(1)],
      old: (player) => range(player, 0, start[player]),
      take,
      controls: () => [controlsOf(0), controlsOf(1)],
    };
    const placed = { index: steps.push(step(plan, site)) - 1, ends };
    known.set(plan, placed);
    return placed;
  };
  place(whole);
  return steps;
}

/** Vertices of players that have numbers already. */
type Ends = Record<Player, number>;

interface Placed {
  readonly index: number;
  readonly ends: Readonly<Ends>;
}

function endsOf(parts: readonly Placed[]): Ends {
  const most = (player: Player): number => Math.max(0, ...parts.map(({ ends }) => ends[player]));
  return { L: most('L'), R: most('R') };
}

/** Numbers of vertices, those of Left first. @param left how many Left has */
export function leftFirst(left: number): (player: Player, i: number) => number {
  return (player, i) => (player === 'L' ? i : left + i);
}
