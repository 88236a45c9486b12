import {
  answersByCharacteristic,
  cohenMacaulayReport,
  facetIdeal,
  sequentiallyCohenMacaulayReport,
  type CharacteristicReport,
  type LinkWitness,
} from '../../ideal/index.js';
import { Work } from '../../run.js';
import type { ComplexProperty } from './ComplexProperty.js';
import { OPEN, type Fact, type Finding } from '../Property.js';
import { byCharacteristic } from '../types.js';
import { linksInWords } from '../words/linksInWords.js';

/** The answers for the characteristics 0, 2, 3 and every prime whose answer differs from that for 0. */
export type AnswersByCharacteristic = Readonly<Record<string, boolean | 'undecided'>>;

/** Faces, and for each a degree in which its link has homology that it must not have. */
export interface LinksWitness {
  readonly links: readonly LinkWitness[];
}

/** A property that depends on the characteristic of the field, for all characteristics at once. */
export type PropertyOfFields = ComplexProperty<Fact<AnswersByCharacteristic, LinksWitness>>;

/** Is S/N(Δ) Cohen–Macaulay? */
export const cohenMacaulayProperty: PropertyOfFields = {
  about:
    'S/N(Δ) is Cohen–Macaulay over the fields of characteristic 0, 2, 3 and of every prime for which the answer differs from that for 0.',
  needs: 'faces',
  ofRing: true,
  type: byCharacteristic,
  implies: [{ then: ['sequentiallyCohenMacaulay', 'buchsbaum'] }],
  source: 'Huntemann 2018, Def. 7.1',
  vertices: ['face'],
  words: { text: answersInWords, lines: linksInWords },
  find: ({ complex }, run) => answers(cohenMacaulayReport(complex, run)),
};

/** Is S/N(Δ) sequentially Cohen–Macaulay? */
export const sequentiallyCohenMacaulayProperty: PropertyOfFields = {
  about: 'The pure skeletons are Cohen–Macaulay, over the fields of each characteristic.',
  needs: 'faces',
  ofRing: true,
  type: byCharacteristic,
  implies: [{ with: ['pure'], then: ['cohenMacaulay'] }],
  source: 'Huntemann 2018, Def. 7.2',
  vertices: ['face'],
  words: { text: answersInWords, lines: linksInWords },
  find: ({ complex }, run) => answers(sequentiallyCohenMacaulayReport(complex, run)),
};

/** Is S/F(Δ) Cohen–Macaulay? */
export const legalIdealCohenMacaulayProperty: PropertyOfFields = {
  about:
    'S/F(Δ), for the ideal of the maximal legal positions of a game, is Cohen–Macaulay. Faces are those of the facet ideal.',
  needs: 'faces',
  type: byCharacteristic,
  implies: [{ then: ['unmixed'] }],
  source: 'Huntemann 2018, Def. 1.44',
  vertices: ['face'],
  words: { text: answersInWords, lines: (witness) => linksInWords(witness, 'outside the legal ideal: ') },
  find: ({ complex }, run) => {
    const work = new Work('legalIdealCohenMacaulay', run);
    const ideal = facetIdeal(complex, work.part());
    return answers(cohenMacaulayReport(ideal, work.part()));
  },
};

function answers(report: CharacteristicReport): Finding<Fact<AnswersByCharacteristic, LinksWitness>> | typeof OPEN {
  if (report.holds === 'undecided') return OPEN;
  const links = report.witnesses.map(({ face, ...rest }) => ({ face, ...rest }));
  return { value: answersByCharacteristic(report), witness: () => (links.length === 0 ? undefined : { links }) };
}

function answersInWords(answers: AnswersByCharacteristic): string {
  const holds = answers['0'] === true;
  const exceptions = Object.keys(answers).filter((p) => answers[p] !== holds);
  const usual = holds ? 'yes' : 'no';
  return exceptions.length === 0
    ? `${usual}, in every characteristic`
    : `${usual}, ${holds ? 'but not' : 'but'} in characteristic ${exceptions.join(', ')}`;
}
