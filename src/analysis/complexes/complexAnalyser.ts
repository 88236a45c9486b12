import { SimplicialComplex } from '../../complex/index.js';
import { SPGame } from '../../games/index.js';
import { SquarefreeIdeal } from '../../ideal/index.js';
import type { Analyser } from '../Analyser.js';
import { ComplexSubject } from './ComplexProperty.js';
import { properties, type ComplexPropertyName } from './properties.js';

/** What is analyzed by a complex: an ideal by its Stanley–Reisner complex, a game by its legal complex. */
export type HasComplex = SimplicialComplex | SquarefreeIdeal | SPGame;

export const complexAnalyser: Analyser<HasComplex, ComplexSubject> = {
  of: 'complexes',
  isSubject: (subject) =>
    subject instanceof SimplicialComplex || subject instanceof SquarefreeIdeal || subject instanceof SPGame,
  properties,
  prepare: (subject, { characteristic = 0, evaluator, play = 'normal' }, names) => {
    const both = [SHOW_LENGTH, SHOW_REGULARITY].every((some) => some.some((name) => names.includes(name)));
    return new ComplexSubject(complexOf(subject), { characteristic, evaluator, both, play });
  },
};

function complexOf(subject: HasComplex): SimplicialComplex {
  if (subject instanceof SimplicialComplex) return subject;
  return subject instanceof SPGame ? subject.legalComplex : subject.complex;
}

/** The properties that ask for the length of the resolution, and for its regularity. */
const SHOW_LENGTH: readonly ComplexPropertyName[] = ['depth', 'projectiveDimension'];
const SHOW_REGULARITY: readonly ComplexPropertyName[] = ['regularity', 'linearResolution'];
