import {
  answersByCharacteristic,
  cohenMacaulayReport,
  facetIdeal,
  sequentiallyCohenMacaulayReport,
  type CharacteristicReport,
  type LinkWitness,
} from '../../ideal/index.js';
import { UNDECIDED, type AnalysisSubject, type Finding, type Property, type Witness } from './Property.js';

/** The Cohen–Macaulay properties, in every characteristic at once. */
export const cohenMacaulayProperties: Readonly<Record<string, Property>> = {
  cohenMacaulay: (subject, run) => finding(cohenMacaulayReport(subject.complex, run), subject),
  sequentiallyCohenMacaulay: (subject, run) => finding(sequentiallyCohenMacaulayReport(subject.complex, run), subject),
  legalIdealCohenMacaulay: (subject, run) => {
    const start = performance.now();
    const ideal = facetIdeal(subject.complex, run);
    const left = run.timeoutMs === undefined ? run : { ...run, timeoutMs: run.timeoutMs - (performance.now() - start) };
    return finding(cohenMacaulayReport(ideal, left), subject, 'outside the legal ideal: ');
  },
};

/** A map with the keys 0, 2, 3 and every prime whose answer differs from that of 0. */
function finding(report: CharacteristicReport, subject: AnalysisSubject, where: string = ''): Finding {
  if (!report.decided) return { value: UNDECIDED };
  const { holds, exceptions, witnesses } = report;
  const value = answersByCharacteristic(report);
  const usual = holds ? 'yes' : 'no';
  const text =
    exceptions.length === 0
      ? `${usual}, in every characteristic`
      : `${usual}, ${holds ? 'but not' : 'but'} in characteristic ${exceptions.join(', ')}`;
  if (witnesses.length === 0) return { value, text };
  return { value, text, witness: () => linkWitness(witnesses, subject, where) };
}

/**
 * Faces, and for each a degree in which its link has homology that it must not have.
 * @param where what the faces are faces of, if not of the complex: that of the squarefree monomials outside an ideal
 */
function linkWitness(witnesses: readonly LinkWitness[], subject: AnalysisSubject, where: string): Witness {
  const links = witnesses.map(({ face, ...rest }) => ({ face: subject.labels(face), ...rest }));
  return { json: { links }, lines: links.map((link) => where + describeLink(link)) };
}

function describeLink(link: Omit<LinkWitness, 'face'> & { readonly face: readonly string[] }): string {
  const { face, characteristic, degree, rank, linkDimension, generatedFrom } = link;
  const field = characteristic === 0n ? 'Q' : `GF(${characteristic})`;
  const where = generatedFrom === undefined ? '' : `in the facets of dimension ≥ ${generatedFrom}: `;
  return `${where}the link of {${face.join(' ')}} has dimension ${linkDimension}, but H~_${degree} over ${field} has dimension ${rank}`;
}
