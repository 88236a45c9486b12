import type { Player } from '../../player.js';

/** A vertex of a flag complex of Theorem F, before it has a number. */
export type HubVertex = { readonly side: Player; readonly block: number } & (
  | { readonly kind: 'control'; readonly part: number }
  | { readonly kind: 'part'; readonly part: number }
  /** x^{e,i} of Left in the block e, or y^{e,i} of Right in the next one. */
  | { readonly kind: 'gadget'; readonly e: number; readonly i: 1 | 2 }
  /** With the i for which it fits x^{·,i}, and y^{·,i}, of other blocks. */
  | { readonly kind: 'ordinary'; readonly fits: Readonly<Record<Player, readonly number[]>> }
);

/** A type of block: γ, or α or β with a number. */
type BlockType = 'γ' | 'β1' | 'α1' | 'β2' | 'α2';

/** The types of the blocks in cyclic order: γ^g β1^h α1^h β2^h α2^h with g = D − 4h. */
export function typesOfBlocks(size: number, h: number): BlockType[] {
  const run = (type: BlockType, length: number): BlockType[] => new Array<BlockType>(length).fill(type);
  return [...run('γ', size - 4 * h), ...run('β1', h), ...run('α1', h), ...run('β2', h), ...run('α2', h)];
}

/** The gadgets and ordinary vertices of the hub. */
export function hubVertices(types: readonly BlockType[]): HubVertex[] {
  return types.flatMap((type, block): HubVertex[] => {
    const gadgets = ([1, 2] as const).flatMap((i): HubVertex[] => [
      { kind: 'gadget', side: 'L', block, e: block, i },
      { kind: 'gadget', side: 'R', block: (block + 1) % types.length, e: block, i },
    ]);
    const ordinary = (side: Player, L: readonly number[], R: readonly number[]): HubVertex => ({
      kind: 'ordinary',
      side,
      block,
      fits: { L, R },
    });
    const both = [1, 2];
    if (type === 'γ')
      return [...gadgets, ...both.flatMap((i) => both.map((j) => ordinary(i === j ? 'R' : 'L', [i], [j])))];
    const other = [type.endsWith('1') ? 2 : 1];
    const isAlpha = type.startsWith('α');
    return [...gadgets, ordinary('L', both, isAlpha ? other : both), ordinary('R', isAlpha ? both : other, both)];
  });
}

/** Are two vertices in conflict? Of two vertices of one part only the part can say. */
export function areInConflict(u: HubVertex, v: HubVertex, size: number): boolean {
  if (u.kind === 'control' || v.kind === 'control') {
    const [control, other] = u.kind === 'control' ? [u, v] : [v, u];
    return other.kind !== 'part' || other.part !== (control as { readonly part: number }).part;
  }
  if (u.block === v.block) return true;
  if (u.kind === 'gadget' && v.kind === 'gadget') return u.side === v.side || u.e !== v.e;
  if (v.kind === 'gadget') return !fitsGadget(u, v, size);
  if (u.kind === 'gadget') return !fitsGadget(v, u, size);
  return u.kind === 'part' && v.kind === 'part';
}

/** Does a vertex of a part or an ordinary one fit a gadget vertex of another block? */
function fitsGadget(v: HubVertex, gadget: HubVertex & { readonly kind: 'gadget' }, size: number): boolean {
  if (v.kind === 'ordinary') return v.fits[gadget.side].includes(gadget.i);
  return v.side !== gadget.side && gadget.e === gadgetFor(v, size);
}

/** The gadget that has the answer to a vertex: a Left vertex of the block e has it in e, a Right one in e − 1. */
function gadgetFor({ side, block }: HubVertex, size: number): number {
  return side === 'L' ? block : (block + size - 1) % size;
}

/** The gadget vertex that answers a vertex other than a control: its gadget, and i. */
export function answerTo(v: HubVertex, types: readonly BlockType[]): { readonly e: number; readonly i: 1 | 2 } {
  if (v.kind === 'gadget') return { e: v.e, i: v.side === 'L' ? v.i : v.i === 1 ? 2 : 1 };
  const type = types[v.block]!;
  const e = gadgetFor(v, types.length);
  if (type === 'γ') return { e, i: v.kind === 'ordinary' ? (v.fits[v.side === 'L' ? 'R' : 'L'][0] as 1 | 2) : 1 };
  return { e, i: type.endsWith('1') && (type === 'β1' || type === 'α1') ? 2 : 1 };
}
