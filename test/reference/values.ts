/**
 * Short games as nested arrays `[left options, right options]`, and what the definitions say about them. Everything is
 * the recursion of its definition; results are remembered per array, so that arrays which are reused cost nothing.
 */
export type Tree = readonly [left: readonly Tree[], right: readonly Tree[]];

/** Options of Left and of Right. */
export const tree = (left: readonly Tree[], right: readonly Tree[]): Tree => [left, right];

export const zero: Tree = tree([], []);
export const one: Tree = tree([zero], []);
export const star: Tree = tree([zero], [zero]);

function remember<A extends object, R>(rule: (tree: A) => R): (tree: A) => R {
  const known = new WeakMap<A, { result: R }>();
  return (argument) => {
    const found = known.get(argument);
    if (found !== undefined) return found.result;
    const result = rule(argument);
    known.set(argument, { result });
    return result;
  };
}

const rememberPairs = <R>(rule: (a: Tree, b: Tree) => R): ((a: Tree, b: Tree) => R) => {
  const first = remember((a: Tree) => remember((b: Tree) => rule(a, b)));
  return (a, b) => first(a)(b);
};

/** The form as text, options in order; equal texts are literally equal forms, repetitions counted. */
export const writtenMultiset: (form: Tree) => string = remember(
  ([left, right]) => `{${left.map(writtenMultiset).sort().join()}|${right.map(writtenMultiset).sort().join()}}`,
);

/** The form as text, options in order and once; equal texts are literally equal forms when repetitions do not count. */
export const writtenSet: (form: Tree) => string = remember(([left, right]) => {
  const side = (options: readonly Tree[]): string => [...new Set(options.map(writtenSet))].sort().join();
  return `{${side(left)}|${side(right)}}`;
});

/** G ≤ H: no G^L with H ≤ G^L, and no H^R with H^R ≤ G. */
export const isAtMost: (g: Tree, h: Tree) => boolean = rememberPairs(
  (g, h) => !g[0].some((gL) => isAtMost(h, gL)) && !h[1].some((hR) => isAtMost(hR, g)),
);

export const equals = (g: Tree, h: Tree): boolean => isAtMost(g, h) && isAtMost(h, g);

/** G + H: a move in one of the two. */
export const sum: (g: Tree, h: Tree) => Tree = rememberPairs((g, h) =>
  tree(
    [...g[0].map((gL) => sum(gL, h)), ...h[0].map((hL) => sum(g, hL))],
    [...g[1].map((gR) => sum(gR, h)), ...h[1].map((hR) => sum(g, hR))],
  ),
);

export const negative: (g: Tree) => Tree = remember(([left, right]) => tree(right.map(negative), left.map(negative)));

/** G:H, a move in the base G ends the game in H. */
export const ordinalSum: (g: Tree, h: Tree) => Tree = rememberPairs((g, h) =>
  tree([...g[0], ...h[0].map((hL) => ordinalSum(g, hL))], [...g[1], ...h[1].map((hR) => ordinalSum(g, hR))]),
);

export const height: (form: Tree) => number = remember(([left, right]) =>
  Math.max(0, ...[...left, ...right].map((option) => height(option) + 1)),
);

const canonicalForms = new Map<string, Tree>();

/** Drops the options that another one dominates; of equal ones the first stays. */
function undominated(options: readonly Tree[], better: (a: Tree, b: Tree) => boolean): Tree[] {
  return options.filter((a, i) => !options.some((b, j) => i !== j && better(a, b) && (!better(b, a) || j < i)));
}

/**
 * The canonical form: with canonical options, bypass what is reversible in G and drop what is dominated, until nothing
 * changes. Equal values give one and the same array.
 */
export const canonical: (form: Tree) => Tree = remember((form) => {
  let [left, right] = [form[0].map(canonical), form[1].map(canonical)];
  let before: string;
  do {
    before = writtenMultiset([left, right]);
    left = left.flatMap((gL) => gL[1].find((gLR) => isAtMost(gLR, form))?.[0] ?? [gL]);
    right = right.flatMap((gR) => gR[0].find((gRL) => isAtMost(form, gRL))?.[1] ?? [gR]);
    left = undominated(left, isAtMost);
    right = undominated(right, (a, b) => isAtMost(b, a));
  } while (before !== writtenMultiset([left, right]));
  const result = tree(left, right);
  const text = writtenSet(result);
  if (!canonicalForms.has(text)) canonicalForms.set(text, result);
  return canonicalForms.get(text)!;
});

/** The smallest height of a form of the same value: that of the canonical form. */
export const birthday = (form: Tree): number => height(canonical(form));

export type Outcome = 'N' | 'P' | 'L' | 'R';

const outcomeRule = (stuckWins: boolean): ((form: Tree) => Outcome) => {
  /** Does the player (0 Left, 1 Right) win moving first? */
  const wins = [0, 1].map((player) =>
    remember((form: Tree): boolean =>
      form[player]!.length === 0
        ? stuckWins
        : (form[player] as readonly Tree[]).some((option) => !wins[1 - player]!(option)),
    ),
  );
  return (form) => {
    const [leftFirst, rightFirst] = [wins[0]!(form), wins[1]!(form)];
    if (leftFirst) return rightFirst ? 'N' : 'L';
    return rightFirst ? 'R' : 'P';
  };
};

/** Who wins when a player who cannot move loses. */
export const outcome: (form: Tree) => Outcome = outcomeRule(false);

/** Who wins when a player who cannot move wins. */
export const misereOutcome: (form: Tree) => Outcome = outcomeRule(true);

/** The number that a game equals, if it equals one; exact as long as the form is not very deep. */
export const numberOf: (form: Tree) => number | undefined = remember((form) => {
  const [left, right] = canonical(form);
  if (left.length > 1 || right.length > 1) return undefined;
  const [x, y] = [left, right].map((options) => (options.length === 0 ? undefined : numberOf(options[0]!)));
  if ((left.length === 1 && x === undefined) || (right.length === 1 && y === undefined)) return undefined;
  if (x === undefined) return y === undefined ? 0 : y - 1;
  if (y === undefined) return x + 1;
  return x < y ? (x + y) / 2 : undefined;
});

export const leftStop: (form: Tree) => number = remember(
  (form) => numberOf(form) ?? Math.max(...canonical(form)[0].map(rightStop)),
);
export const rightStop: (form: Tree) => number = remember(
  (form) => numberOf(form) ?? Math.min(...canonical(form)[1].map(leftStop)),
);

/** The least natural number that is missing. */
function mex(numbers: readonly number[]): number {
  for (let n = 0; ; n++) if (!numbers.includes(n)) return n;
}

/** The Grundy value of an impartial form: the mex of those of its options. */
export const grundyValue: (form: Tree) => number = remember(([options]) => mex(options.map(grundyValue)));

/** The misère Grundy value of an impartial form: 1 without options, otherwise the mex of those of its options. */
export const misereGrundyValue: (form: Tree) => number = remember(([options]) =>
  options.length === 0 ? 1 : mex(options.map(misereGrundyValue)),
);

/** How long play lasts when the winner (even, or odd for misère) hurries and the loser delays. */
const remotenessRule = (lost: number): ((form: Tree) => number) => {
  const rule = remember(([options]: Tree): number => {
    const lengths = options.map((option) => rule(option));
    const good = lengths.filter((length) => length % 2 === lost);
    if (good.length > 0) return 1 + Math.min(...good);
    return Math.max(-1, ...lengths) + 1;
  });
  return rule;
};
export const remoteness: (form: Tree) => number = remotenessRule(0);
export const misereRemoteness: (form: Tree) => number = remotenessRule(1);
