import { waysToCall } from './Definition.js';
import { definitions } from './definitions.js';
import { syntaxInMathjs, type MathDoc } from './mathjsDocs.js';

/** What is known of a function: how it is called, what it finds, and examples. */
export class HelpText {
  readonly isHelp = true;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
    Object.freeze(this);
  }

  toString(): string {
    return this.text;
  }
}

/** The help on a function of the library; undefined if it is none. */
export function helpOn(name: string): HelpText | undefined {
  const definition = definitions.get(name);
  if (definition === undefined) return undefined;
  const { about, examples, calls, besideNumbers } = definition;
  const forms = waysToCall(name, calls);
  const elsewhere = besideNumbers
    ? [`  Without objects of the library: ${syntaxInMathjs(name).join(' or ')}, as in mathjs.`]
    : [];
  return new HelpText(
    [...forms, `  ${about}`, ...elsewhere, ...examples.map((example) => `  > ${example}`)].join('\n'),
  );
}

/** The help on a function of mathjs. */
export function helpElsewhere({ doc }: { readonly doc: MathDoc }): HelpText {
  const { syntax = [], description = '', examples = [] } = doc;
  return new HelpText([...syntax, `  ${description}`, ...examples.map((example) => `  > ${example}`)].join('\n'));
}
