import schema from '../../../../schema/ruleset.schema.json' with { type: 'json' };
import { jsonTree, type JsonField, type JsonNode } from './jsonTree.js';

/** What JSON Schema says of a value, as far as it is needed here. */
interface Schema {
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
}

/** What can stand at a place. */
export interface Choice {
  /** The name of a field, or a value. */
  readonly label: string;
  readonly about: string;
  /** What is written instead of what stands there, and where in it the cursor is then. */
  readonly text: string;
  readonly cursor: number;
}

export interface Choices {
  readonly from: number;
  readonly to: number;
  readonly choices: readonly Choice[];
}

const ROOT = schema as unknown as Schema & { readonly $defs: Readonly<Record<string, Schema>> };

/** What the schema of rulesets allows at a place of a text. */
export function completeRuleset(text: string, at: number): Choices | undefined {
  let node = jsonTree(text);
  let schemas = [ROOT as Schema];
  if (node.fields === undefined || at <= node.from || at >= node.to) return undefined;
  for (;;) {
    const part = partAt(node, at);
    if (part === undefined || part.value.text !== undefined) break;
    schemas = schemas.flatMap((each) => alternatives(each, node)).flatMap(part.schemas);
    node = part.value;
  }
  return node.items === undefined ? inObject(text, at, node, schemas) : inList(at, node, schemas);
}

/** The field or the item in which a place lies, with its schemas by those of the whole. */
function partAt(
  { fields = [], items = [] }: JsonNode,
  at: number,
): { readonly value: JsonNode; readonly schemas: (whole: Schema) => Schema[] } | undefined {
  const holds = ({ from, to, text }: JsonNode): boolean => from < at && (text === undefined ? at < to : at <= to);
  for (const { name, value } of fields)
    if (value !== undefined && holds(value)) return { value, schemas: (whole) => fieldOf(whole, name) };
  const index = items.findIndex(holds);
  return index === -1 ? undefined : { value: items[index]!, schemas: (whole) => itemOf(whole, index) };
}

function fieldOf({ properties = {} }: Schema, name: string): Schema[] {
  return Object.hasOwn(properties, name) ? [properties[name]!] : [];
}

function itemOf({ items, prefixItems }: Schema, index: number): Schema[] {
  const found = prefixItems?.[index] ?? (typeof items === 'object' ? items : undefined);
  return found === undefined ? [] : [found];
}

/** The schemas for which a value is meant: those that its fields fit best, one of which may be left out. */
function alternatives(given: Schema, node?: JsonNode, except?: string): Schema[] {
  const found = given.$ref === undefined ? given : ROOT.$defs[given.$ref.slice('#/$defs/'.length)]!;
  if (found.oneOf === undefined) return [found];
  const fields = (node?.fields ?? []).filter(({ name }) => name !== except);
  const misfits = found.oneOf.map((one) => fields.filter((field) => !fits(field, one)).length);
  return found.oneOf.filter((_, i) => misfits[i] === Math.min(...misfits));
}

function fits({ name, value }: JsonField, one: Schema): boolean {
  const [of] = fieldOf(one, name);
  return of !== undefined && (of.const === undefined || value?.text === JSON.stringify(of.const));
}

function inObject(text: string, at: number, node: JsonNode, schemas: readonly Schema[]): Choices | undefined {
  const { fields = [] } = node;
  const named = fields.find(({ from, to }) => from <= at && at <= to);
  if (named === undefined) {
    const before = fields.findLast(({ to }) => to < at);
    const value = before?.value;
    // The place of a value that is begun, or comes next.
    const isInValue = value !== undefined && value.text !== undefined && value.from <= at && at <= value.to;
    if (before !== undefined && (isInValue || /^\s*:\s*$/.test(text.slice(before.to, at)))) {
      const of = schemas.flatMap((each) => alternatives(each, node, before.name));
      const choices = of.flatMap((each) => fieldOf(each, before.name)).flatMap(valuesOf);
      const isWritten = value?.text !== undefined;
      return { from: isWritten ? value.from : at, to: isWritten ? value.to : at, choices: once(choices) };
    }
  }
  const others = fields.filter((field) => field !== named).map(({ name }) => name);
  const isFollowed = named !== undefined && /^\s*:/.test(text.slice(named.to));
  const choices = schemas
    .flatMap((each) => alternatives(each, node, named?.name))
    .flatMap(({ properties = {} }) => Object.entries(properties))
    .filter(([name]) => !others.includes(name))
    .map(([name, of]) => nameChoice(name, of, isFollowed));
  return { from: named?.from ?? at, to: named?.to ?? at, choices: once(choices) };
}

function inList(at: number, { items = [] }: JsonNode, schemas: readonly Schema[]): Choices {
  const index = items.findIndex(({ from, to }) => from <= at && at <= to);
  const item = items[index];
  const place = index === -1 ? items.filter(({ to }) => to < at).length : index;
  const choices = schemas.flatMap((each) => alternatives(each)).flatMap((each) => itemOf(each, place));
  return { from: item?.from ?? at, to: item?.to ?? at, choices: once(choices.flatMap(valuesOf)) };
}

function nameChoice(name: string, of: Schema, isFollowed: boolean): Choice {
  const [{ description = '', ...first } = {}] = alternatives(of);
  const about = of.description ?? description;
  const key = JSON.stringify(name);
  if (isFollowed) return { label: name, about, text: key, cursor: key.length };
  // Of several values one is chosen next.
  const value = first.enum === undefined ? skeleton(first) : '';
  const text = `${key}: ${value}`;
  return { label: name, about, text, cursor: text.length - (/^(?:\[\]|""|\{\})$/.test(value) ? 1 : 0) };
}

/** The values that a schema names, and objects of its forms to fill in. */
function valuesOf(given: Schema): Choice[] {
  return alternatives(given).flatMap((of) => {
    const { description: about = '', type } = of;
    const listed = of.const === undefined ? (of.enum ?? (type === 'boolean' ? [true, false] : [])) : [of.const];
    const texts = type === 'object' ? [skeleton(of)] : listed.map((value) => JSON.stringify(value));
    return texts.map((text) => ({ label: text, about, text, cursor: cursorIn(text) }));
  });
}

/** Where there is something to fill in. */
function cursorIn(text: string): number {
  const empty = /""|\[\]|\{\}/.exec(text);
  return empty === null ? text.length : empty.index + 1;
}

/** A value with as little in it as a schema allows. */
function skeleton(given: Schema): string {
  const [of = {}] = alternatives(given);
  if (of.const !== undefined || of.enum !== undefined) return JSON.stringify(of.const ?? of.enum![0]);
  switch (of.type) {
    case 'object': {
      const fields = (of.required ?? []).map((name) => `${JSON.stringify(name)}:${skeleton(fieldOf(of, name)[0]!)}`);
      return `{${fields.join(',')}}`;
    }
    case 'array':
      return '[]';
    case 'string':
      return '""';
    case 'boolean':
      return 'true';
    case 'integer':
      return String(of.minimum ?? 0);
    default:
      return '';
  }
}

function once(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [choice.label, choice])).values()];
}
