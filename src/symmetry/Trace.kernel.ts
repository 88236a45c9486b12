/** A finished sequence of values to compare with. */
export interface TraceRecord {
  readonly values: Int32Array;
  readonly length: number;
}

/**
 * What refinement saw on the way to a node of the search tree: a sequence of numbers that isomorphic nodes share.
 * While it grows it is compared with the traces of the first leaf and of the best leaf, so that a refinement stops as
 * soon as it can contribute nothing. Equal numbers prove nothing: leaves are compared exactly.
 */
export class Trace implements TraceRecord {
  values: Int32Array = new Int32Array(64);
  length = 0;
  first: TraceRecord | undefined;
  best: TraceRecord | undefined;
  /** Is it, so far, a beginning of the first trace? */
  followsFirst = false;
  /** Compared with the best trace: −1 worse, 0 the same so far, 1 better or nothing to compare with. */
  order: -1 | 0 | 1 = 1;

  /** Adds a value. @returns false if the node can be left: neither the first leaf nor a better one lies below */
  push(value: number): boolean {
    const at = this.length;
    if (at === this.values.length) {
      const larger = new Int32Array(2 * at);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[at] = value;
    this.length = at + 1;
    if (this.followsFirst && (at >= this.first!.length || this.first!.values[at] !== value)) this.followsFirst = false;
    if (this.order === 0) {
      if (at >= this.best!.length) this.order = 1;
      else if (this.best!.values[at] !== value) this.order = value > this.best!.values[at]! ? 1 : -1;
    }
    return this.followsFirst || this.order >= 0;
  }

  /** The sequence so far. */
  record(): TraceRecord {
    return { values: this.values.slice(0, this.length), length: this.length };
  }
}
