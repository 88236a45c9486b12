/** The names of the variables of a ring, to be found in a text. */
export class RingNames {
  /** In the order of the ring. */
  readonly names: readonly string[];
  readonly #known: ReadonlySet<string>;
  #byLength: readonly string[] | undefined;

  constructor(names: readonly string[]) {
    this.names = names;
    this.#known = new Set(names);
  }

  has(name: string): boolean {
    return this.#known.has(name);
  }

  /** The names that stand side by side in a word, each as long as can be; undefined if there are others. */
  apart(word: string): string[] | undefined {
    const known = (this.#byLength ??= [...this.names].sort((a, b) => b.length - a.length));
    const names: string[] = [];
    for (let at = 0; at < word.length; at += names.at(-1)!.length) {
      const name = known.find((each) => word.startsWith(each, at));
      if (name === undefined) return undefined;
      names.push(name);
    }
    return names;
  }
}
