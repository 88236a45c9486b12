import { listOf } from '../../arguments.js';

import { Work, type RunOptions } from '../../run.js';
import { requireShape } from '../../shape.js';
import { standardStore, type Value, type ValueStore } from '../../values/index.js';
import { aValueStore } from '../../values/internal.js';
import { ordinalSumValue } from '../ordinalSumValue.js';
import { fusedNimber } from './greenHackenbushNimber.js';
import { aHackenbushEdge, partsAt, type HackenbushEdge } from './HackenbushEdge.js';
import { requireGrounded } from './requireGrounded.js';

/** Bounds, and where values are kept. */
export interface HackenbushValueOptions extends RunOptions {
  /** By default the standard store. */
  readonly store?: ValueStore;
}

/**
 * The value of a position of HACKENBUSH without a search, where the colon principle, the fusion principle and counting
 * are enough: in a part that hangs together only at the ground, an edge below all others is an ordinal sum with what
 * stands on it, edges that all are of one player count one each, and edges that either may cut are a nimber
 * (`greenHackenbushNimber`). That is so for all forests, whatever their colours; blue-red ones are numbers.
 * @param edges of a graph with or without parallel edges and loops, all connected to the ground
 * @returns undefined if a cycle with edges of several kinds is met
 * @throws InputError `not-connected`, LimitError
 * @complexity for numbers and nimbers at most quadratic in the number of edges
 * @source Siegel 2011, Thm 2.2.10
 * @example hackenbushValueByTheorem([[0, 1, 'L'], [1, 2, 'R'], [1, 3, 'L']])?.toString() // '1'
 */
export function hackenbushValueByTheorem(
  edges: Iterable<HackenbushEdge>,
  given: HackenbushValueOptions = {},
): Value | undefined {
  const { store = standardStore, ...run } = given;
  const list = [...edges];
  requireShape('hackenbushValueByTheorem', aValueStore, store, 'the option store');
  requireShape('hackenbushValueByTheorem', listOf(aHackenbushEdge), list, 'edges');
  requireGrounded('hackenbushValueByTheorem', list);
  return valueOfEdges(list, store, new Work('hackenbushValueByTheorem', run));
}

/**
 * What stands on a vertex, the branch that this belongs to, by its place in the list, and the colour of the edge
 * between.
 */
interface Branch {
  readonly root: number;
  readonly edges: readonly HackenbushEdge[];
  readonly below: number;
  readonly trunk: 'L' | 'R' | 'E';
  value: Value;
}

/** The same without a look at the edges. */
export function valueOfEdges(edges: readonly HackenbushEdge[], store: ValueStore, work: Work): Value | undefined {
  // The trunk of the whole is never asked for.
  const branches: Branch[] = [{ root: 0, edges, below: -1, trunk: 'E', value: store.zero }];
  for (let b = 0; b < branches.length; b++) {
    const branch = branches[b]!;
    work.tick(++work.steps);
    for (const part of partsAt(branch.edges, branch.root)) {
      const known = valueOfOneKind(part, branch.root, store);
      if (known !== undefined) branch.value = branch.value.plus(known);
      else {
        const [trunk, ...others] = part.filter(([u, v]) => u === branch.root || v === branch.root);
        if (others.length > 0) return undefined;
        const [u, v, colour] = trunk!;
        const edges = part.filter((edge) => edge !== trunk);
        branches.push({ root: u === branch.root ? v : u, edges, below: b, trunk: colour, value: store.zero });
      }
    }
  }
  for (const { below, trunk, value } of branches.slice(1).reverse()) {
    work.tick(++work.steps);
    const branch = branches[below]!;
    branch.value = branch.value.plus(onTrunk(trunk, value));
  }
  return branches[0]!.value;
}

/** The value of a part whose edges are all of one kind. */
function valueOfOneKind(part: readonly HackenbushEdge[], root: number, store: ValueStore): Value | undefined {
  const [, , colour] = part[0]!;
  if (part.some((edge) => edge[2] !== colour)) return undefined;
  return colour === 'E'
    ? store.nimber(fusedNimber(part, root))
    : store.number(colour === 'L' ? part.length : -part.length);
}

function onTrunk(trunk: 'L' | 'R' | 'E', branch: Value): Value {
  const cut = [branch.store.zero];
  return ordinalSumValue({ lefts: trunk === 'R' ? [] : cut, rights: trunk === 'L' ? [] : cut }, branch);
}
