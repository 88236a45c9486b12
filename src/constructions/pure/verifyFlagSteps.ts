import { SimplicialComplex } from '../../complex/index.js';
import { proveSteps, type ProofOfSteps } from '../../recipes/internal.js';
import { refuse } from '../../verification.js';
import { conflictsOf, type Conflicts } from '../conflictsOf.js';
import type { PureCertificate, PureStep } from './PureCertificate.js';
import type { PureCheck } from './PureCheck.js';

/**
 * Checks a flag complex by its conflicts, from the parts to the whole. For each step: the blocks are cliques that
 * divide its vertices; without controls every set of shedding vertices without conflict leaves an ordinary vertex of
 * each block that it does not meet, and ordinary vertices of different blocks are not in conflict, so that the complex
 * is pure and vertex decomposable (Lemma H of docs/constructions.md); a control leaves its part; every other move has
 * its answer.
 */
export function verifyFlagSteps(
  complex: SimplicialComplex,
  { steps, attachments, spheres }: PureCertificate,
  check: PureCheck,
): ProofOfSteps {
  const last = steps.length - 1;
  const found = conflictsOf(complex);
  if (typeof found === 'string') return refuse(found, { step: last });
  const conflicts = found;
  const named = (face: readonly number[]): string => face.map((v) => check.name(v)).join(' ');
  if (spheres !== undefined) return refuse('spheres are for spheres and balls', { step: last });
  if (attachments.length > 0) return refuse('attachments are for complexes that are not flag', { step: last });
  const verticesOf = steps.map(({ blocks }) => new Set(blocks?.flat()));
  const playable = new Set(complex.support);
  const forgotten = [...playable].find((v) => !verticesOf[last]!.has(v));
  if (forgotten !== undefined) return refuse(`vertex ${check.name(forgotten)} is in no block`, { step: last });
  const used = new Set([last, ...steps.flatMap(({ left, right }) => [...left, ...right].map(({ part }) => part))]);
  return proveSteps(steps, {
    value: (step, index, values) => {
      const vertices = verticesOf[index]!;
      return (
        flawOfBlocks(step, vertices) ??
        check.flawOfMoves(index, vertices) ??
        (used.has(index) ? undefined : 'no control leads to this step') ??
        flawOfControls(step, vertices) ??
        flawOfPurity(step, conflicts, named) ??
        check.valueOf(step, values, () => on([...vertices]))
      );
    },
    flaw: (step, index, value) =>
      check.flawOfAnswers(step, value, (move, answer) => {
        const vertices = verticesOf[index]!;
        if (!vertices.has(answer) || move === answer || conflicts[move]!.has(answer))
          return `${check.name(move)} and ${check.name(answer)} are not a face of the step`;
        return on(
          [...vertices].filter(
            (v) => v !== move && v !== answer && !conflicts[v]!.has(move) && !conflicts[v]!.has(answer),
          ),
        );
      }),
  });

  /** What vertices without the others are. */
  function on(vertices: readonly number[]): SimplicialComplex {
    const place = new Map(vertices.map((v, i) => [v, i]));
    const pairs = vertices.flatMap((u, i) =>
      [...conflicts[u]!].flatMap((v): [number, number][] =>
        place.has(v) && place.get(v)! > i ? [[i, place.get(v)!]] : [],
      ),
    );
    return SimplicialComplex.independenceComplex(
      pairs,
      vertices.map((v) => complex.vertices[v]!),
    );
  }

  /** Are the blocks cliques of vertices of the complex, as many as the size says, and are shedding vertices in them? */
  function flawOfBlocks(
    { size, blocks, shedding, attachments: own }: PureStep,
    vertices: ReadonlySet<number>,
  ): string | undefined {
    if (own !== undefined) return 'attachments are for complexes that are not flag';
    if (blocks === undefined || shedding === undefined) return 'blocks or shedding are missing';
    if (blocks.length !== size) return `there are ${blocks.length} blocks; expected ${size}`;
    const stranger = [...vertices].find((v) => !playable.has(v));
    if (stranger !== undefined) return `the complex has no vertex ${check.name(stranger)}`;
    if (blocks.flat().length > vertices.size) return 'a vertex is in two blocks';
    for (const block of blocks)
      for (const [i, u] of block.entries())
        for (const v of block.slice(0, i))
          if (!conflicts[u]!.has(v)) return `${named([v, u])} of one block are not in conflict`;
    const shed = new Set(shedding);
    if (shed.size < shedding.length) return 'a vertex is shed twice';
    const other = shedding.find((v) => !vertices.has(v));
    return other === undefined ? undefined : `vertex ${check.name(other)} is shed, but in no block`;
  }

  /** Do the controls come first, and is what each leaves its part? */
  function flawOfControls({ left, right, shedding }: PureStep, vertices: ReadonlySet<number>): string | undefined {
    const controls = new Map([...left, ...right].map(({ control, part }) => [control, part]));
    const first = new Set(shedding!.slice(0, controls.size));
    for (const [control, part] of controls) {
      if (!first.has(control)) return `the control ${check.name(control)} is not shed before other vertices`;
      const wanted = verticesOf[part]!;
      const rest = [...vertices].filter((v) => v !== control && !conflicts[v]!.has(control));
      const odd = rest.find((v) => !wanted.has(v)) ?? [...wanted].find((v) => !rest.includes(v));
      if (odd !== undefined)
        return `vertex ${check.name(odd)} ${wanted.has(odd) ? 'of the part is in conflict' : 'outside of the part is not in conflict'} with the control ${check.name(control)}`;
    }
    return undefined;
  }
}

/** The hypotheses of Lemma H, for the vertices that are not controls. */
function flawOfPurity(
  { blocks, shedding, left, right }: PureStep,
  conflicts: Conflicts,
  named: (face: readonly number[]) => string,
): string | undefined {
  const controls = left.length + right.length;
  const shed = new Set(shedding!.slice(controls));
  const isControl = new Set(shedding!.slice(0, controls));
  const ordinary = blocks!.map((block) => block.filter((v) => !shed.has(v) && !isControl.has(v)));
  const blockOf = new Map(blocks!.flatMap((block, b) => block.map((v) => [v, b] as const)));
  const isOrdinary = new Set(ordinary.flat());
  for (const [b, own] of ordinary.entries()) {
    for (const v of own)
      for (const u of conflicts[v]!)
        if (isOrdinary.has(u) && blockOf.get(u) !== b) return `the ordinary vertices ${named([v, u])} are in conflict`;
    const outside = own.map((v) => [...conflicts[v]!].filter((u) => shed.has(u) && blockOf.get(u) !== b));
    const empty = emptied(outside, conflicts);
    if (empty !== undefined)
      return empty.length === 0
        ? `block ${b} has no ordinary vertex`
        : `{${named(empty)}} leaves no ordinary vertex of block ${b}`;
  }
  return undefined;
}

/** A set without conflict that meets each of the lists, if there is one. */
function emptied(lists: readonly (readonly number[])[], conflicts: Conflicts): number[] | undefined {
  const chosen: number[] = [];
  const search = (from: number): boolean => {
    const list = lists[from];
    if (list === undefined) return true;
    if (list.some((v) => chosen.includes(v))) return search(from + 1);
    for (const v of list) {
      if (chosen.some((u) => conflicts[u]!.has(v))) continue;
      chosen.push(v);
      if (search(from + 1)) return true;
      chosen.pop();
    }
    return false;
  };
  return search(0) ? chosen : undefined;
}
