import { orOpen } from '../../../document.js';
import type { RunOptions } from '../../../run.js';
import { nullable, optional, type Fields } from '../../../shape.js';
import type { Value } from '../../../values/index.js';
import { factsInOrder } from '../../Analyser.js';
import { OPEN, type Fact, type Property } from '../../Property.js';
import * as register from './register.js';
import type { DetailOfRules, DetailOfValue, RulesOfSum } from './ValueDetail.js';

/** The name of what else there is to say of a value: a field of the answer. */
export type DetailName = (typeof register.VALUE_DETAIL_NAMES)[number];

/** Everything else that there is to say of a value, by name. */
export type DetailRegister = { readonly [Name in DetailName]: (typeof register)[`${Name}Detail`] };

type FoundOf<D> = D extends { readonly find: (of: never, more: never) => infer T } ? T | 'undecided' : never;
type AskedOf<D> = D extends DetailOfValue<infer _, string, infer Asked> ? Asked : boolean;
type NamesAsked<Always, Asked> = {
  [N in DetailName]: DetailRegister[N]['option'] extends string ? Asked & N : Always & N;
}[DetailName];

/**
 * What is derived from the value of a sum, and from its rules; what was cut off is undecided. Always: the values
 * `reducedCanonicalForm` and `atomicWeight` (null if there is none). On request: the values `cooled`, `heated` and
 * `nortonProduct`, `confusionInterval`, `incentives`, `grundy` (null if the value is not a nimber), `remoteness`,
 * `misereRemoteness`, `threePlayerOutcome`, `genus`, and the `period` of heaps.
 */
export type ValueDetails = { readonly [N in NamesAsked<string, never>]: FoundOf<DetailRegister[N]> } & {
  readonly [N in NamesAsked<never, string>]?: FoundOf<DetailRegister[N]>;
};

/** What to find besides what is always found. */
export type DetailsAsked = { readonly misere?: boolean | undefined } & {
  readonly [N in DetailName as DetailRegister[N]['option'] & string]?: AskedOf<DetailRegister[N]> | undefined;
};

/** A detail of which the types say no more. */
export type AnyDetail = DetailOfValue<unknown, string | undefined, never> | DetailOfRules<unknown, string>;

/** All details by name, in the order in which they are told. */
export const valueDetailList: readonly (readonly [name: DetailName, detail: AnyDetail])[] =
  register.VALUE_DETAIL_NAMES.map((name) => [name, register[`${name}Detail`] as unknown as AnyDetail]);

/** Those that are asked for, and those that are always found. */
export function detailsWanted(asked: DetailsAsked): typeof valueDetailList {
  const options = asked as Readonly<Record<string, unknown>>;
  const isAsked = (option: string): boolean => options[option] !== undefined && options[option] !== false;
  return valueDetailList.filter(
    ([, { option, misere = false }]) => option === undefined || (isAsked(option) && (!misere || isAsked('misere'))),
  );
}

/** As `valueDetails`. @param rules what they tell, if anything that needs them is asked for */
export function findDetails(
  value: Value | 'undecided',
  rules: RulesOfSum | undefined,
  asked: DetailsAsked,
  run: RunOptions,
): ValueDetails {
  const options = asked as Readonly<Record<string, never>>;
  const properties = detailsWanted(asked).map(([name, detail]): [string, Property<Fact<unknown>, undefined>] => {
    const find = (_: undefined, part: RunOptions): { readonly value: unknown } => {
      if (detail.needs === 'rules') return { value: detail.find(rules!, part) };
      if (value === 'undecided') return OPEN;
      return { value: value.store.within(part, () => detail.find(value, options[detail.option!]!)) };
    };
    return [name, { about: detail.about ?? '', ...(detail.shares !== undefined && { shares: detail.shares }), find }];
  });
  const facts = factsInOrder('valueDetails', Object.fromEntries(properties), undefined, run);
  return Object.fromEntries([...facts].map(([name, fact]) => [name, fact.value])) as unknown as ValueDetails;
}

/** What is said where nothing is known. */
export function openDetails(asked: DetailsAsked): ValueDetails {
  return Object.fromEntries(detailsWanted(asked).map(([name]) => [name, 'undecided'])) as unknown as ValueDetails;
}

/** The fields of the JSON document: what a loopy game does not have is null there. */
export function detailFields(): Fields {
  return Object.fromEntries(valueDetailList.map(([name, { type }]) => [name, optional(nullable(orOpen(type())))]));
}
