import { Argument } from 'commander';

/** An argument that is one of some names; help does not list them, completion offers them. */
export class NamesArgument extends Argument {
  readonly names: readonly string[];

  constructor(term: string, words: string, names: readonly string[]) {
    super(term, words);
    this.names = names;
  }
}
