import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long in full, longest first; the others fill the gaps. */
const LONGEST = [
  'test/unit/docs.test.ts',
  'test/property/moves/outcomes.test.ts',
  'test/peers/macaulay2-values.test.ts',
  'test/property/loopy/simplestForms.test.ts',
  'test/unit/examples.test.ts',
  'test/unit/doors/aborted.test.ts',
  'test/unit/moves/foxAndGeese.test.ts',
  'test/peers/nauty-placements.test.ts',
  'test/peers/macaulay2-topology.test.ts',
  'test/unit/doors/wrongArguments.test.ts',
  'test/unit/cli/survey.test.ts',
  'test/property/evaluation/wholePositionSearch.test.ts',
  'test/unit/constructions/pure/pureGames.test.ts',
  'test/property/evaluation/outcomeProofs.test.ts',
  'test/property/evaluation/winner.test.ts',
  'test/property/constructions/pureGames.test.ts',
  'test/property/loopy/oslo.test.ts',
  'test/peers/macaulay2-betti.test.ts',
  'test/property/digraphs/counting.test.ts',
  'test/unit/surveys/sharedSurvey.test.ts',
  'test/property/evaluation/complexes.test.ts',
  'test/property/formats/schemas.test.ts',
  'test/property/constructions/whiskered.test.ts',
  'test/peers/macaulay2-posets.test.ts',
  'test/property/cli/changedCertificates.test.ts',
  'test/property/constructions/printedCounts.test.ts',
];

/** Begins with what takes longest, so that no worker is left alone with it at the end. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'));
      return at === -1 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
