import { properties, type ComplexPropertyDescription } from '../../../analysis/index.js';
import { byCharacteristic } from '../../../analysis/internal.js';
import type { KnownImplication } from './implications.js';

/** A column, and what was asked for it. */
interface AskedColumn {
  readonly name: string;
  readonly ask: string;
}

/** A property of an object, over a field where it depends on it. */
interface AskedProperty {
  readonly property: string;
  readonly object: string;
  readonly field: string;
}

const REGISTER: Readonly<Record<string, ComplexPropertyDescription>> = properties;
/** Names of the complex of an item, which a property without an argument is asked of. */
const ITEM = ['item', 'game', 'legal'];
const ASKED = /^\s*(\w+)\s*(?:\(([^()]*(?:\([^()]*\)[^()]*)*)\))?\s*(?:\[\s*"?(\d+)"?\s*\])?\s*$/;

/**
 * What the register of properties knows of columns: implications between properties of one object, over one field. A
 * name with spaces is that of a property for which there may be no column.
 * @param columns where `shellable`, `shellable(illegal)` or `cohenMacaulay(illegal)["0"]` is asked; others are no
 *   property
 */
export function knownImplications(columns: readonly AskedColumn[]): KnownImplication[] {
  const asked = columns.flatMap(({ name, ask }) => {
    const found = askedProperty(ask);
    return found === undefined ? [] : [{ name, ...found }];
  });
  const objects = new Map<string, ReadonlySet<string>>();
  for (const { object, field } of asked)
    objects.set(object, new Set([...(objects.get(object) ?? ['0']), ...(field === '' ? [] : [field])]));
  const names = asked.map(({ name, ...one }): KnownImplication[] => [
    { if: [name], then: [nameOf(one)] },
    { if: [nameOf(one)], then: [name] },
  ]);
  return [
    ...names.flat(),
    ...[...objects].flatMap(([object, fields]) => [...fields].flatMap((field) => implicationsOf(object, field))),
  ];
}

/** What the register says, of one object over one field. */
function implicationsOf(object: string, field: string): KnownImplication[] {
  const name = (property: string): string => nameOf({ property, object, field: dependsOnField(property) ? field : '' });
  return Object.entries(REGISTER).flatMap(([property, { implies = [] }]) =>
    implies.map(({ with: others = [], then }) => ({ if: [property, ...others].map(name), then: then.map(name) })),
  );
}

function askedProperty(ask: string): AskedProperty | undefined {
  const [, property = '', argument = 'item', field] = ASKED.exec(ask) ?? [];
  if (!Object.hasOwn(REGISTER, property)) return undefined;
  if ((field !== undefined) !== (REGISTER[property]!.type === byCharacteristic)) return undefined;
  const object = argument.replace(/\s+/g, '');
  return {
    property,
    object: ITEM.includes(object) ? 'item' : object,
    field: field ?? (dependsOnField(property) ? '0' : ''),
  };
}

function dependsOnField(property: string): boolean {
  return REGISTER[property]!.needs === 'field' || REGISTER[property]!.type === byCharacteristic;
}

function nameOf({ property, object, field }: AskedProperty): string {
  return [property, object, field].join(' ');
}
