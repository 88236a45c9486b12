import type { Classification, Independence, Invariance } from '../../games/index.js';

/** What `classify` found. Positions are given by the labels of their pieces, or by their names. */
export interface ClassFinding {
  readonly classification: ClassOfSource;
  /** Properties of the game; none of a game that is no placement game. */
  readonly properties: Partial<Readonly<Record<PropertyName, FoundProperty>>>;
  /** What the ruleset is on a family of boards, if one was given. */
  readonly family: FamilyFinding | undefined;
}

/** The class, without the compiled game of a strong one, and whether the positions or only the rules were looked at. */
export type ClassOfSource =
  | Exclude<Classification, { readonly class: 'strong' }>
  | { readonly class: 'strong'; readonly explored: number; readonly by: 'positions' | 'rules' };

export type PropertyName = 'impartial' | 'dicotic' | 'deadEnding';

/** Whether a property holds, and a witness if it does not. */
export interface FoundProperty {
  readonly holds: boolean | 'undecided';
  readonly witness?: object;
  /** The witness in words. */
  readonly because?: string;
}

/** A ruleset on a family of boards. */
export interface FamilyFinding {
  readonly invariance: Invariance;
  readonly independence: Independence;
}

/** Was anything left open? */
export function isOpen({ classification, properties, family }: ClassFinding): boolean {
  return (
    classification.class === 'undecided' ||
    Object.values(properties).some(({ holds }) => holds === 'undecided') ||
    family?.invariance.invariant === 'undecided' ||
    family?.independence.independence === 'undecided'
  );
}
