import { valueToJson, type ValueJson, type ValueJsonOptions } from '../../formats/valueJson.js';
import { VERSION } from '../../formats/version.js';
import { thermograph } from '../../values/temperature/temperature.js';
import { UNDECIDED } from '../analysis/Property.js';
import type { ValueFinding } from './ValueFinding.js';

/** What else is asked for. */
export interface ValueDocumentOptions extends ValueJsonOptions {
  readonly thermograph?: boolean;
}

const OPEN: Readonly<Record<Exclude<keyof ValueJson, 'type' | 'spgames'>, unknown>> = {
  name: UNDECIDED,
  form: UNDECIDED,
  outcome: UNDECIDED,
  mean: UNDECIDED,
  temperature: UNDECIDED,
  leftStop: UNDECIDED,
  rightStop: UNDECIDED,
  birthday: UNDECIDED,
};

/** The JSON document of a finding: what is open is `"undecided"`, and integer bounds stand in its place. */
export function valueDocument(finding: ValueFinding, options: ValueDocumentOptions): object {
  const { value, proven, formalBirthday, misereOutcome } = finding;
  const { bounds, ...facts } = proven;
  return {
    ...(value === undefined ? { type: 'value', spgames: VERSION, ...OPEN, ...facts } : valueToJson(value, options)),
    formalBirthday: formalBirthday ?? UNDECIDED,
    ...(bounds !== undefined && { bounds: { lower: String(bounds.lower), upper: String(bounds.upper) } }),
    ...(misereOutcome !== null && { misereOutcome: misereOutcome ?? UNDECIDED }),
    ...(options.thermograph === true && { walls: value === undefined ? UNDECIDED : wallsOf(value) }),
  };
}

function wallsOf(value: NonNullable<ValueFinding['value']>): object {
  const { leftWall, rightWall } = thermograph(value);
  return { left: leftWall.toJSON(), right: rightWall.toJSON() };
}
