/** A quantity of games that is found from those of the options. */
export interface OptionRule<Game, T> {
  /** The quantity where the options are not needed; undefined where they are. */
  readonly known: (game: Game) => T | undefined;
  /** Shows every option of a game, in any order and perhaps more than once. */
  readonly visitOptions: (game: Game, visit: (option: Game) => void) => void;
  /** The quantity of a game whose options are all in the memo, or undefined to end the work. */
  readonly combine: (game: Game) => T | undefined;
}

/**
 * Applies a rule to a game and those of its followers that it needs, each once, options first. Without recursion, so
 * that neither sharing nor depth matters.
 * @param memo what is found already; in the order in which it was found, options come first
 * @returns undefined if the rule ended the work
 */
export function foldOptions<Game, T>(root: Game, rule: OptionRule<Game, T>, memo: Map<Game, T>): T | undefined {
  const stack: Game[] = [];
  const open = (game: Game): void => {
    if (memo.has(game)) return;
    const known = rule.known(game);
    if (known === undefined) stack.push(game);
    else memo.set(game, known);
  };
  open(root);
  while (stack.length > 0) {
    const top = stack[stack.length - 1]!;
    const before = stack.length;
    if (!memo.has(top)) {
      rule.visitOptions(top, open);
      if (stack.length > before) continue;
      const found = rule.combine(top);
      if (found === undefined) return undefined;
      memo.set(top, found);
    }
    stack.pop();
  }
  return memo.get(root);
}
