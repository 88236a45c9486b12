import { Option } from 'commander';

/** An option whose value is a name, or a list of names with commas between: help lists them, completion offers them. */
export class NamesOption extends Option {
  readonly names: readonly string[];
  readonly isList: boolean;

  /** @param words what stands before the names in the help; without them help does not list the names */
  constructor(
    flags: string,
    words: string,
    names: readonly string[],
    { isList = false, areListed = true }: { readonly isList?: boolean; readonly areListed?: boolean } = {},
  ) {
    super(flags, areListed ? `${words} ${names.join(', ')}` : words);
    this.names = names;
    this.isList = isList;
  }
}
