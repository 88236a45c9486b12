import { lowestBit } from '../../../sets/internal.kernel.js';
/**
 * What the positions of all games have in common: the mask of the free vertices, `stride` words, on a stack of words.
 * Costs are those of one pass over a mask unless a method says otherwise.
 */
export abstract class PackedPositions {
  /** Vertices of the whole game. */
  readonly n: number;
  readonly stride: number;
  /** How many vertices were taken last. */
  size = 0;
  readonly isNegated: boolean = false;
  /** Where the mask of a position begins: 0 or 1 words behind the position. */
  protected readonly offset: 0 | 1;
  /** The stack. */
  protected words: Int32Array;
  /** The vertices of Left and those of Right; vertices for both are in either. */
  protected readonly owned: readonly [Int32Array, Int32Array];
  /** Numbers of the vertices within a position, set by `numberVertices`. */
  protected readonly local: Int32Array;
  /** A mask. */
  protected readonly scratch: Int32Array;

  /** @param sides 1 Left, 2 Right, 3 both */
  constructor(sides: Uint8Array, offset: 0 | 1) {
    this.n = sides.length;
    this.stride = Math.max(1, (this.n + 31) >>> 5);
    this.offset = offset;
    this.words = new Int32Array(64 * this.stride);
    this.owned = [new Int32Array(this.stride), new Int32Array(this.stride)];
    for (let v = 0; v < this.n; v++)
      for (let player = 0; player < 2; player++)
        if ((sides[v]! & (1 << player)) !== 0) this.owned[player]![v >>> 5]! |= 1 << (v & 31);
    this.local = new Int32Array(this.n);
    this.scratch = new Int32Array(this.stride);
  }

  /** Which players own vertices of the position at `at`: 1 Left, 2 Right, 3 both. */
  sidesOf(at: number): number {
    let sides = 0;
    for (let player = 0; player < 2; player++)
      for (let w = 0; w < this.stride; w++)
        if ((this.words[at + this.offset + w]! & this.owned[player]![w]!) !== 0) sides |= 1 << player;
    return sides;
  }

  /** Are all vertices of the position for both players? */
  isImpartial(at: number): boolean {
    const [left, right] = this.owned;
    for (let w = 0; w < this.stride; w++)
      if ((this.words[at + this.offset + w]! & ~(left[w]! & right[w]!)) !== 0) return false;
    return true;
  }

  /**
   * Appends moves of a player (0 Left, 1 Right) to the list: of moves of which one is surely at least as good as another
   * only one. O(moves²) comparisons.
   * @param dominated whether moves that are dominated under normal play are left out, or only twins
   */
  listMoves(at: number, player: 0 | 1, dominated: boolean, moves: number[]): void {
    const own = this.owned[player];
    const begin = moves.length;
    for (let w = 0; w < this.stride; w++)
      for (let bits = this.words[at + this.offset + w]! & own[w]!; bits !== 0; bits &= bits - 1)
        moves.push(32 * w + lowestBit(bits));
    if (dominated && this.sidesOf(at) === 1 << player) this.keepEnough(at, begin, moves);
    let kept = begin;
    for (let i = begin; i < moves.length; i++) {
      const v = moves[i]!;
      let j = begin;
      while (j < kept && !this.isAtLeast(moves[j]!, v, at, player, dominated)) j++;
      if (j < kept) continue;
      let still = begin;
      // What is kept already may be worse than the new move.
      for (j = begin; j < kept; j++)
        if (!dominated || !this.isAtLeast(v, moves[j]!, at, player, true)) moves[still++] = moves[j]!;
      moves[still++] = v;
      kept = still;
    }
    moves.length = kept;
  }

  /**
   * Of the moves in a position of one player keeps some from `begin` on, with one to a largest face among them: its value
   * is an integer, the size of that face. A random graph of one colour with 50 vertices takes 3075 positions instead
   * of 545504.
   */
  protected abstract keepEnough(at: number, begin: number, moves: number[]): void;

  /** Is the move u surely at least as good as v for their player, or with `dominated` false, surely the same? */
  protected abstract isAtLeast(u: number, v: number, at: number, player: 0 | 1, dominated: boolean): boolean;

  protected isForBoth(v: number): boolean {
    const bit = 1 << (v & 31);
    return (this.owned[0][v >>> 5]! & this.owned[1][v >>> 5]! & bit) !== 0;
  }

  /** 1 Left, 2 Right, 3 both. */
  protected sideOf(v: number): number {
    const bit = 1 << (v & 31);
    return ((this.owned[0][v >>> 5]! & bit) !== 0 ? 1 : 0) + ((this.owned[1][v >>> 5]! & bit) !== 0 ? 2 : 0);
  }

  protected eachElement(set: number, visit: (v: number) => void): void {
    for (let w = 0; w < this.stride; w++)
      for (let bits = this.words[set + w]!; bits !== 0; bits &= bits - 1) visit(32 * w + lowestBit(bits));
  }

  /** The number of elements of the mask at `set`. */
  protected sizeOf(set: number): number {
    let size = 0;
    for (let w = 0; w < this.stride; w++) for (let bits = this.words[set + w]!; bits !== 0; bits &= bits - 1) size++;
    return size;
  }

  /** Numbers the vertices of the position from 0 and returns how many there are. */
  protected numberVertices(at: number): number {
    let m = 0;
    for (let w = 0; w < this.stride; w++)
      for (let bits = this.words[at + this.offset + w]!; bits !== 0; bits &= bits - 1)
        this.local[32 * w + lowestBit(bits)] = m++;
    return m;
  }

  /** The vertices of a position, ascending. */
  listVertices(at: number): number[] {
    const list: number[] = [];
    this.eachElement(at + this.offset, (v) => list.push(v));
    return list;
  }

  /** The sides of the vertices of a position, in their order. */
  protected sidesWithin(at: number): Uint8Array {
    return Uint8Array.from(this.listVertices(at), (v) => this.sideOf(v));
  }

  /** Makes room for so many words. */
  protected reserve(length: number): void {
    if (length <= this.words.length) return;
    const longer = new Int32Array(2 * length);
    longer.set(this.words);
    this.words = longer;
  }
}
