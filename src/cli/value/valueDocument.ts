import { VERSION, type ValueJson, type ValueJsonOptions, valueToJson } from '../../formats/index.js';
import { valueName } from '../../formats/internal.js';
import { type Value, thermograph } from '../../values/index.js';
import { UNDECIDED } from '../plainText.js';
import type { FoundMove, ValueFinding } from './ValueFinding.js';

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
  const { value, proven, formalBirthday, misereOutcome, moves } = finding;
  const { bounds, ...facts } = proven;
  const nameIn = (found: Value): string | null => valueName(found, options) ?? null;
  const moveDocument = (move: FoundMove): object => ({
    vertex: move.vertex,
    value: nameIn(move.value),
    incentive: nameIn(move.incentive),
    temperature: move.temperature.toString(),
    best: move.best,
  });
  return {
    ...(value === undefined ? { type: 'value', spgames: VERSION, ...OPEN, ...facts } : valueToJson(value, options)),
    formalBirthday: formalBirthday ?? UNDECIDED,
    ...(bounds !== undefined && { bounds: { lower: nameIn(bounds.lower), upper: nameIn(bounds.upper) } }),
    ...(misereOutcome !== null && { misereOutcome: misereOutcome ?? UNDECIDED }),
    ...(moves !== null && {
      moves: moves === undefined ? UNDECIDED : { left: moves.L.map(moveDocument), right: moves.R.map(moveDocument) },
    }),
    ...(options.thermograph === true && { walls: value === undefined ? UNDECIDED : wallsOf(value) }),
  };
}

function wallsOf(value: Value): object {
  const { leftWall, rightWall } = thermograph(value);
  return { left: leftWall.toJSON(), right: rightWall.toJSON() };
}
