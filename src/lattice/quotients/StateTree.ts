/** A node of the tree: an experiment with its two answers, or the state that all words with these answers lead to. */
export type TreeNode = StateLeaf | Branch;

export interface StateLeaf {
  readonly state: number;
  parent: Branch | undefined;
}

export interface Branch {
  /** The position that is added. */
  readonly experiment: readonly number[];
  /** What becomes an N-position, and what becomes a P-position. */
  readonly children: [TreeNode | undefined, TreeNode | undefined];
  parent: Branch | undefined;
}

/** The states of a learner as the leaves of a tree of experiments: two states are told apart where their ways part. */
export class StateTree {
  readonly leaves: StateLeaf[] = [];
  readonly #root: Branch;

  constructor(dimension: number) {
    this.#root = {
      experiment: new Array<number>(dimension).fill(0),
      children: [undefined, undefined],
      parent: undefined,
    };
  }

  /**
   * The state of a word, or a new one.
   * @param isP asks for the outcome of the word with an experiment added
   */
  sift(isP: (experiment: readonly number[]) => boolean): { readonly state: number; readonly isNew: boolean } {
    let branch = this.#root;
    for (;;) {
      const side = isP(branch.experiment) ? 1 : 0;
      const child = branch.children[side];
      if (child === undefined) {
        const leaf: StateLeaf = { state: this.leaves.length, parent: branch };
        branch.children[side] = leaf;
        this.leaves.push(leaf);
        return { state: leaf.state, isNew: true };
      }
      if ('state' in child) return { state: child.state, isNew: false };
      branch = child;
    }
  }

  /**
   * Tells a new state apart from an old one.
   * @param oldIsP the outcome of the old state's word with the experiment
   * @returns the number of the new state
   */
  split(state: number, experiment: readonly number[], oldIsP: boolean): number {
    const leaf = this.leaves[state]!;
    const parent = leaf.parent!;
    const branch: Branch = { experiment, children: [undefined, undefined], parent };
    parent.children[parent.children[0] === leaf ? 0 : 1] = branch;
    const added: StateLeaf = { state: this.leaves.length, parent: branch };
    branch.children[oldIsP ? 1 : 0] = leaf;
    branch.children[oldIsP ? 0 : 1] = added;
    leaf.parent = branch;
    this.leaves.push(added);
    return added.state;
  }

  /** The experiment at which the ways to two states part. */
  experimentBetween(first: number, second: number): readonly number[] {
    const above = new Set<Branch>();
    for (let node = this.leaves[first]!.parent; node !== undefined; node = node.parent) above.add(node);
    let node = this.leaves[second]!.parent!;
    while (!above.has(node)) node = node.parent!;
    return node.experiment;
  }

  /** The states whose words become P-positions with nothing added. */
  isPState(state: number): boolean {
    let node: TreeNode = this.leaves[state]!;
    while (node.parent !== this.#root) node = node.parent!;
    return this.#root.children[1] === node;
  }

  /** The same tree for words with more coordinates. */
  extended(dimension: number): StateTree {
    const tree = new StateTree(dimension);
    const copies: StateLeaf[] = [];
    const copy = (node: TreeNode | undefined, parent: Branch): TreeNode | undefined => {
      if (node === undefined) return undefined;
      if ('state' in node) return (copies[node.state] = { state: node.state, parent });
      const branch: Branch = {
        experiment: padded(node.experiment, dimension),
        children: [undefined, undefined],
        parent,
      };
      branch.children[0] = copy(node.children[0], branch);
      branch.children[1] = copy(node.children[1], branch);
      return branch;
    };
    for (const side of [0, 1] as const) tree.#root.children[side] = copy(this.#root.children[side], tree.#root);
    tree.leaves.push(...copies);
    return tree;
  }
}

/** A vector with zeros behind it. */
export function padded(vector: readonly number[], dimension: number): readonly number[] {
  return [...vector, ...new Array<number>(dimension - vector.length).fill(0)];
}
