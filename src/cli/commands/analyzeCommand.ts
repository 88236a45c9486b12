import { InvalidArgumentError } from 'commander';
import { LimitError } from '../../errors.js';
import { VERSION } from '../../formats/index.js';
import { checkPrime } from '../../linear/internal.js';
import { asComplex } from '../../sources/index.js';
import type { RunOptions } from '../../run.js';
import { inWords, witnessInWords } from '../analysis/inWords.js';
import { PROPERTIES } from '../analysis/properties.js';
import { AnalysisSubject, UNDECIDED, type Finding, type Witness } from '../analysis/Property.js';
import { parseNames } from '../commonOptions.js';
import { table } from '../plainText.js';
import type { Session } from '../Session.js';
import type { SourceCommand } from '../SourceCommand.js';
import { evaluatorOf } from '../value/evaluateTerms.js';

const EACH_MS = 10_000;

interface AnalyzeOptions {
  readonly only?: string;
  readonly explain?: boolean;
  readonly char?: number;
}

/** `analyze SOURCE`: properties of a complex, or of the legal complex of a game. */
export const analyzeCommand: SourceCommand = {
  name: 'analyze',
  description:
    'Analyze a complex, or the legal complex of a game. Without --only each property gets 10 seconds; one that is not decided in time reads "undecided" (exit status 3).',
  examples: [
    'analyze nogo@path:4',
    "analyze 'facets:x1 x2, x2 y1' --explain",
    'analyze snort@grid:4x4 --only fVector --json',
    'analyze col@complete:4 --only betti,depth --char 2',
  ],
  addOptions: (command) =>
    void command
      .option('--only <properties>', `only some of ${Object.keys(PROPERTIES).join(',')}`)
      .option('--explain', 'show why: two facets of different size, a shelling, a link with homology, …')
      .option('--char <p>', 'the characteristic of the field for betti, depth, …: 0 or a prime', parseCharacteristic),
  answer: async (text, options, session) => {
    const { only, explain, char } = options as AnalyzeOptions;
    const names = Object.keys(PROPERTIES);
    const wanted = only === undefined ? names : parseNames(only, 'analyze', names);
    const characteristic = char ?? 0;
    if (characteristic !== 0) checkPrime('analyze', characteristic);
    const subject = await subjectOf(text, characteristic, session);
    const eachMs = only === undefined ? EACH_MS : Infinity;
    const found = names
      .filter((name) => wanted.includes(name))
      .map((name, i, all) =>
        subject === undefined
          ? { name, finding: { value: UNDECIDED }, witness: undefined }
          : examine(name, subject, session, Math.min(eachMs, session.share(all.length - i)), explain === true),
      );
    return {
      json: () => ({
        spgames: VERSION,
        type: 'analysis',
        ...Object.fromEntries(found.map(({ name, finding }) => [name, finding.value])),
        ...(explain === true && { witnesses: witnesses(found) }),
      }),
      text: () => describe(text, found),
      exitCode: found.some(({ finding }) => finding.value === UNDECIDED) ? 3 : 0,
    };
  },
};

function parseCharacteristic(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Expected 0 or a prime below 2^31.');
  return Number(text);
}

/** The complex of a source; undefined when the time is up before it is there. */
async function subjectOf(text: string, characteristic: number, session: Session): Promise<AnalysisSubject | undefined> {
  try {
    return new AnalysisSubject(asComplex(await session.source(text), session.run()), characteristic, () =>
      evaluatorOf(session),
    );
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}

interface Examined {
  readonly name: string;
  readonly finding: Finding;
  readonly witness: Witness | undefined;
}

function examine(name: string, subject: AnalysisSubject, session: Session, eachMs: number, explain: boolean): Examined {
  const inTime = <T>(compute: (run: RunOptions) => T): T | undefined => {
    try {
      return compute(session.run(eachMs));
    } catch (error) {
      if (error instanceof LimitError) return undefined;
      throw error;
    }
  };
  const finding = inTime((run) => PROPERTIES[name]!(subject, run)) ?? { value: UNDECIDED };
  return { name, finding, witness: explain ? inTime((run) => finding.witness?.(run)) : undefined };
}

function witnesses(found: readonly Examined[]): object {
  return Object.fromEntries(
    found.flatMap(({ name, witness }) => (witness === undefined ? [] : [[name, witness.json]])),
  );
}

function describe(source: string, found: readonly Examined[]): string {
  const oneLine = ({ value, text }: Finding): string => (text === undefined ? inWords(value) : String(text));
  const rows = table(
    found.map(({ name, finding }) => (Array.isArray(finding.text) ? [name] : [name, oneLine(finding)])),
  );
  const lines = found.flatMap(({ finding, witness }, i) => {
    const below = Array.isArray(finding.text) ? (finding.text as readonly string[]) : [];
    return [`  ${rows[i]!}`, ...[...below, ...witnessLines(witness)].map((line) => `    ${line}`)];
  });
  return [source, ...lines].join('\n');
}

function witnessLines(witness: Witness | undefined): readonly string[] {
  if (witness === undefined) return [];
  return witness.lines ?? Object.entries(witness.json).map(([name, part]) => `${name}: ${witnessInWords(name, part)}`);
}
