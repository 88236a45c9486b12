import { inAddress } from '../src/text/inAddress.js';

/** What the explorer shows: all of it stands in the address, behind `#`. */
export interface Shown {
  readonly source: string;
  /** The labels of the pieces that are placed, or the names of the moves that are made, in order. */
  readonly position: readonly string[];
  readonly view: View;
  /** Parameters of the tools, and those that this version does not know: they are kept. */
  readonly others: readonly (readonly [name: string, value: string])[];
}

export type View = 'legal' | 'illegal';

const NOTHING: Shown = { source: '', position: [], view: 'legal', others: [] };

/** A part of an address, also one that nobody encoded well: `+` is a plus. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What an address asks for. @param hash with or without its `#` */
export function readAddress(hash: string): Shown {
  const [source = '', ...parameters] = hash.replace(/^#/, '').split('&');
  let shown: Shown = { ...NOTHING, source: decoded(source).trim() };
  for (const parameter of parameters) {
    const at = parameter.indexOf('=');
    const [name, value] = at < 0 ? [parameter, ''] : [parameter.slice(0, at), decoded(parameter.slice(at + 1))];
    if (name === 'position') shown = { ...shown, position: wordsIn(value) };
    else if (name === 'view' && (value === 'legal' || value === 'illegal')) shown = { ...shown, view: value };
    else if (name !== '') shown = { ...shown, others: [...shown.others, [name, value]] };
  }
  return shown;
}

/** The address that asks for this, short where it can be; with its `#`. */
export function writeAddress({ source, position, view, others }: Shown): string {
  const parameters = [
    ...(position.length === 0 ? [] : [['position', position.join(' ')] as const]),
    ...(view === 'legal' ? [] : [['view', view] as const]),
    ...others,
  ];
  return `#${[inAddress(source), ...parameters.map(([name, value]) => `${name}=${inAddress(value)}`)].join('&')}`;
}

/** What a parameter of a tool says; empty if it says nothing. */
export function parameterOf({ others }: Shown, name: string): string {
  return others.find(([other]) => other === name)?.[1] ?? '';
}

/** The parameters with one that says something else, or is left out where it says nothing. */
export function withParameter({ others }: Shown, name: string, value: string): Pick<Shown, 'others'> {
  const rest = others.filter(([other]) => other !== name);
  return { others: value === '' ? rest : [...rest, [name, value]] };
}

/** The words of a text: labels of pieces, or names of moves. */
export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
