/**
 * The classes of 0…n−1 that sets connect (two elements of a set are together), each ascending, by first element.
 * @param among only these elements are listed, if given
 * @complexity nearly linear in n and the total size of the sets
 */
export function connectedClasses(
  n: number,
  sets: Iterable<readonly number[]>,
  among?: ReadonlySet<number>,
): number[][] {
  const parent = Int32Array.from({ length: n }, (_, v) => v);
  const find = (v: number): number => {
    while (parent[v] !== v) v = parent[v] = parent[parent[v]!]!;
    return v;
  };
  for (const set of sets)
    for (const v of set) {
      const a = find(set[0]!);
      const b = find(v);
      parent[Math.max(a, b)] = Math.min(a, b);
    }
  const byRoot = new Map<number, number[]>();
  for (let v = 0; v < n; v++) {
    if (among !== undefined && !among.has(v)) continue;
    const root = find(v);
    const part = byRoot.get(root);
    if (part === undefined) byRoot.set(root, [v]);
    else part.push(v);
  }
  return [...byRoot.values()];
}

/** Elements that sets connect, ascending, and these sets, in order: lists of places among the elements. */
export interface ConnectedPart {
  readonly elements: readonly number[];
  readonly sets: readonly (readonly number[])[];
}

/** The parts of 0…n−1 that sets connect, none of them empty, by first element. */
export function connectedParts(n: number, sets: readonly (readonly number[])[]): ConnectedPart[] {
  const own: (readonly number[])[][] = [];
  const places = new Int32Array(n);
  const parts = connectedClasses(n, sets).map((elements) => {
    const part = { elements, sets: [] };
    elements.forEach((v, i) => {
      own[v] = part.sets;
      places[v] = i;
    });
    return part;
  });
  for (const set of sets) own[set[0]!]!.push(set.map((v) => places[v]!));
  return parts;
}
