import { InvalidArgumentError } from 'commander';
import { analyze, properties, type Analysis, type PropertyName } from '../../analysis/index.js';
import type { SimplicialComplex } from '../../complex/index.js';
import { LimitError } from '../../errors.js';
import { VERSION } from '../../formats/index.js';
import { describeFacts, factsDocument } from '../analysis/describeFacts.js';
import { addPositionOption, parseNames } from '../commonOptions.js';
import { complexToLookAt } from '../complexToLookAt.js';
import { evaluatorOf } from '../evaluatorOf.js';
import type { Session } from '../Session.js';
import type { SourceCommand } from '../SourceCommand.js';

const NAMES = Object.keys(properties) as PropertyName[];
const USUAL = NAMES.filter((name) => properties[name].isLong !== true);
const LONG = NAMES.filter((name) => properties[name].isLong === true);

/** The time for each property, where all are asked for. */
const EACH_MS = 10_000;

interface AnalyzeOptions {
  readonly only?: string;
  readonly explain?: boolean;
  readonly char?: number;
  readonly position?: string;
  readonly all?: boolean;
  readonly illegal?: boolean;
}

/** `analyze SOURCE`: properties of a complex, or of the legal complex of a game. */
export const analyzeCommand: SourceCommand = {
  name: 'analyze',
  description:
    'Analyze a complex, or the legal complex of a game. Without --only each property gets 10 seconds; one that is not decided in time reads "undecided" (exit status 3). What gorenstein, buchsbaum, serre, linearResolution, betti, depth, projectiveDimension and regularity say holds over the field of --char.',
  examples: [
    'analyze nogo@path:4',
    "analyze 'facets:x1 x2, x2 y1' --explain",
    'analyze snort@grid:4x4 --only fVector --json',
    "analyze snort@grid:3x3 --position 'x5'",
    'analyze col@complete:4 --only betti,depth --char 2',
    'analyze nogo@path:4 --illegal --only kDecomposable,serre --explain',
  ],
  addOptions: (command) => {
    addPositionOption(command);
    command
      .option('--only <properties>', `only some of ${NAMES.join(',')}`)
      .option('--all', `all properties, also those whose search may take long: ${LONG.join(',')}`)
      .option('--illegal', 'the illegal complex of the game, in place of the legal one')
      .option('--explain', 'show why: two facets of different size, a shelling, a link with homology, …')
      .option('--char <p>', 'the characteristic of the field for betti, depth, …: 0 or a prime', parseCharacteristic);
  },
  answer: async (text, options, session) => {
    const { only, all = false, explain = false } = options as AnalyzeOptions;
    const wanted = only === undefined ? (all ? NAMES : USUAL) : parseNames(only, 'analyze', NAMES);
    const { complex, facts } = await analyzeInTime(text, wanted, options, session);
    return {
      json: () => {
        const { values, witnesses } = factsDocument(facts, complex);
        return { spgames: VERSION, type: 'analysis', ...values, ...(explain && { witnesses }) };
      },
      text: () => [text, ...describeFacts(facts, complex)].join('\n'),
      exitCode: Object.values(facts).some(({ value }) => value === 'undecided') ? 3 : 0,
    };
  },
};

function parseCharacteristic(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Expected 0 or a prime below 2^31.');
  return Number(text);
}

interface Found {
  /** Undefined when the time is up before it is there. */
  readonly complex?: SimplicialComplex;
  readonly facts: Partial<Analysis>;
}

/** What is found of the complex of a source in the time that there is. */
async function analyzeInTime(
  text: string,
  wanted: readonly PropertyName[],
  { only, explain = false, illegal = false, char = 0, position }: AnalyzeOptions,
  session: Session,
): Promise<Found> {
  try {
    const complex = complexToLookAt(await session.source(text, position), illegal, session.work);
    const facts = analyze(complex, {
      ...session.run(),
      ...(only === undefined && { eachMs: EACH_MS }),
      only: wanted,
      characteristic: char,
      witnesses: explain,
      evaluator: evaluatorOf(session),
    });
    return { complex, facts };
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    const names = NAMES.filter((name) => wanted.includes(name));
    return { facts: Object.fromEntries(names.map((name) => [name, { value: 'undecided' }])) };
  }
}
