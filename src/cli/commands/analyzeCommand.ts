import {
  analyzeInTurn,
  properties,
  type Analysis,
  type AnalyzedGame,
  type Fact,
  type LatticePropertyName,
  type PropertyName,
} from '../../analysis/index.js';
import { propertiesOfGame } from '../../analysis/internal.js';
import type { SimplicialComplex } from '../../complex/index.js';
import { InputError, LimitError } from '../../errors.js';
import { proveOutcome, type OutcomeProof } from '../../evaluation/index.js';
import { outcomeProofToJson, VERSION } from '../../formats/index.js';
import { analyzeLattice, isOfLattices, LATTICE_NAMES } from '../analysis/analyzeLattice.js';
import { analyzeLoopy } from '../analysis/analyzeLoopy.js';
import { analyzeStrong } from '../analysis/analyzeStrong.js';
import { analyzeRules, isOfRules, requireOfComplexes, RULES_NAMES, type AnyName } from '../analysis/analyzeRules.js';
import { factLines, factsDocument } from '../analysis/describeFacts.js';
import { addOutputOption, addPositionOption, parseCharacteristic, parseNames } from '../commonOptions.js';
import { complexToLookAt } from '../complexToLookAt.js';
import { evaluatorOf } from '../evaluatorOf.js';
import { linesOfReading } from '../linesOfReading.js';
import { UNDECIDED, counted } from '../plainText.js';
import { printJson } from '../printJson.js';
import type { Session } from '../Session.js';
import { NamesOption } from '../NamesOption.js';
import { summandsOf } from '../value/findValue.js';
import { byKind, isLoopy, notationOfComplex, objectOf } from '../../sources/internal.js';
import { asLatticeGame, type Source } from '../../sources/index.js';
import type { Answer, SourceCommand } from '../SourceCommand.js';

const NAMES = Object.keys(properties) as PropertyName[];
const MORE = NAMES.filter((name) => properties[name].takesLong === true || properties[name].special === true);
const USUAL = NAMES.filter((name) => !MORE.includes(name));
/** Those of complexes, and those that only other games or lattice games have. */
const ALL_NAMES: readonly (AnyName | LatticePropertyName)[] = [
  ...new Set<AnyName | LatticePropertyName>([...NAMES, ...RULES_NAMES, ...LATTICE_NAMES]),
];

/** The time for each property, where all are asked for. */
const EACH_MS = 10_000;

interface AnalyzeOptions {
  readonly only?: string;
  readonly explain?: boolean;
  readonly char?: number;
  readonly position?: string;
  readonly all?: boolean;
  readonly illegal?: boolean;
  readonly misere?: boolean;
  readonly proof?: string;
}

/** `analyze SOURCE`: properties of a complex, or of the legal complex of a game. */
export const analyzeCommand: SourceCommand = {
  name: 'analyze',
  description:
    'Analyze a complex, or the legal complex of a game. Without --only each property gets 10 seconds; one that is not decided in time reads "undecided" (exit status 3). gorenstein, buchsbaum, serre, linearResolution, componentwiseLinear, betti, multigradedBetti, depth, projectiveDimension and regularity are computed over the field of characteristic --char.',
  examples: [
    'analyze nogo@path:4',
    "analyze 'facets:x1 x2, x2 y1' --explain",
    'analyze snort@grid:4x4 --only fVector --json',
    "analyze snort@grid:3x3 --position 'x5'",
    'analyze col@complete:4 --only betti,depth --char 2',
    'analyze domineering@grid:6x6 --only outcome --proof domineering.json',
    "analyze 'loopy:dud + value:1' --only outcome",
    "analyze 'lattice:moves 1,0 0,1 1,1' --explain",
    'analyze nogo@path:4 --illegal --only kDecomposable,serre --explain',
  ],
  more: [
    { title: 'Properties', lines: [USUAL.join(', ')] },
    { title: 'Properties with --all or --only', lines: [MORE.join(', ')] },
    { title: 'Properties of games without a complex', lines: [RULES_NAMES.join(', ')] },
    { title: 'Properties of lattice games without a position', lines: [LATTICE_NAMES.join(', ')] },
  ],
  addOptions: (command) => {
    addPositionOption(command);
    addOutputOption(command);
    command
      .addOption(
        new NamesOption('--only <properties>', 'only some of those below, such as fVector,pure', ALL_NAMES, {
          isList: true,
          areListed: false,
        }),
      )
      .option('--all', 'all properties, including rarely used ones and those whose search may take long')
      .option('--illegal', 'analyze the illegal complex of the game instead of the legal one')
      .option('--misere', 'outcome: under misère play, where the player who cannot move wins')
      .option('--proof <file>', 'with --only outcome: write a reply to every move of the loser, for verify')
      .option('--explain', 'show why: two facets of different size, a shelling, a link with homology, …')
      .option('--char <p>', 'the characteristic of the field for betti, depth, …: 0 or a prime', parseCharacteristic);
  },
  answer: async (text, options, session) => {
    const { only, all = false, explain = false, proof, position } = options as AnalyzeOptions;
    const asked = only === undefined ? undefined : parseNames(only, 'analyze', ALL_NAMES);
    if (proof !== undefined && asked?.join() !== 'outcome')
      throw new InputError(
        'invalid-option',
        `analyze: --proof with ${only === undefined ? 'all properties' : `--only ${only}`}; expected --only outcome.`,
      );
    const wanted: readonly (AnyName | LatticePropertyName)[] = asked ?? (all ? NAMES : USUAL);
    const names = NAMES.filter((name) => wanted.includes(name));
    const found = new Found(names, explain);
    session.keep(() => found.document());
    const source = await session.sourceInTime(text, position);
    if (source !== undefined && isLoopy(source)) {
      const { misere = false, illegal = false } = options as AnalyzeOptions;
      const unfit = misere ? '--misere' : illegal ? '--illegal' : proof === undefined ? undefined : '--proof';
      return analyzeLoopy(text, source, { names: asked, explain, unfit }, session);
    }
    const position_ = source && objectOf(source, 'rules');
    if (position_?.strong === true) {
      const { misere = false, illegal = false } = options as AnalyzeOptions;
      const unfit = misere ? '--misere' : illegal ? '--illegal' : proof === undefined ? undefined : '--proof';
      return analyzeStrong(text, position_, { names: asked, explain, unfit }, session);
    }
    const areOfLattices = asked?.every(isOfLattices) ?? (source && objectOf(source, 'lattice')) !== undefined;
    if (source !== undefined && areOfLattices) {
      const lattice = objectOf(source, 'lattice') ?? asLatticeGame(source, session.run());
      return analyzeLattice(text, lattice, { names: asked?.filter(isOfLattices) ?? LATTICE_NAMES, explain }, session);
    }
    const game = source && playedByRules(source, session);
    if (game !== undefined && (asked ?? []).every(isOfRules))
      return answerOfRules(text, source!, game, options, session);
    requireNoneOfLattices(wanted);
    requireOfComplexes(wanted, isOfComplexes);
    await analyzeInTime(text, source, found, options, session);
    const open = names.filter((name) => found.facts[name]?.value === 'undecided');
    return {
      json: () => found.document(),
      text: () => [text, ...found.reading, ...found.lines].join('\n'),
      ...(open.length > 0 && {
        exitCode: 3 as const,
        reason: session.cause?.message ?? whyOpen(open, names.length),
      }),
    };
  },
};

/** @throws InputError `invalid-option` for properties of lattice games beside others */
function requireNoneOfLattices(names: readonly string[]): asserts names is readonly AnyName[] {
  const other = names.find(isOfLattices);
  if (other !== undefined)
    throw new InputError(
      'invalid-option',
      `analyze: ${other} beside other properties; expected properties of lattice games alone.`,
    );
}

/** A game that is played without a complex. */
function playedByRules(source: Source, session: Session): AnalyzedGame | undefined {
  const own = objectOf(source, 'digraph')?.digraph;
  if (own !== undefined) return own;
  return byKind({ rules: () => summandsOf(source, session), sum: () => summandsOf(source, session) }, source);
}

/** What is found of a game that is played without a complex. */
function answerOfRules(
  text: string,
  source: Source,
  game: AnalyzedGame,
  { only, explain = false, misere = false, illegal = false, proof }: AnalyzeOptions,
  session: Session,
): Answer {
  const unfit = illegal ? '--illegal' : proof === undefined ? undefined : '--proof';
  if (unfit !== undefined)
    throw new InputError(
      'invalid-option',
      `analyze: ${unfit} with ${objectOf(source, 'digraph') === undefined ? 'a game that has no complex' : 'a digraph'}; expected a game with a legal complex.`,
    );
  const names = only === undefined ? propertiesOfGame(game) : parseNames(only, 'analyze', ALL_NAMES).filter(isOfRules);
  const labels = objectOf(source, 'digraph')?.labels;
  const reading = linesOfReading(source);
  const header = [text, ...reading, ''].join('\n');
  const eachMs = only === undefined ? EACH_MS : undefined;
  const found = analyzeRules(game, { names, labels, eachMs, misere, explain, header }, session);
  const { open } = found;
  return {
    json: () => found.document,
    text: () => [text, ...reading, ...found.lines].join('\n'),
    ...(open.length > 0 && { exitCode: 3 as const, reason: session.cause?.message ?? whyOpen(open, names.length) }),
  };
}

/** What is found so far, in the order in which it is found: that of the register. */
class Found {
  readonly names: readonly PropertyName[];
  /** Undefined until it is there. */
  complex: SimplicialComplex | undefined;
  facts: Partial<Analysis> = {};
  /** What was read, for people. */
  reading: readonly string[] = [];
  /** As people read it. */
  readonly lines: string[] = [];
  readonly #explain: boolean;

  constructor(names: readonly PropertyName[], explain: boolean) {
    this.names = names;
    this.#explain = explain;
  }

  /** Adds what is found of a property, and returns its lines. */
  add(name: PropertyName, fact: Fact<unknown, unknown>): string[] {
    this.facts = { ...this.facts, [name]: fact };
    const width = Math.max(...this.names.map(({ length }) => length));
    const lines = factLines(name, fact, this.complex, width);
    this.lines.push(...lines);
    return lines;
  }

  /** The document, in which what is not found yet reads "undecided". */
  document(): object {
    const all = Object.fromEntries(this.names.map((name) => [name, this.facts[name] ?? UNDECIDED_FACT]));
    const { values, witnesses } = factsDocument(all, this.complex);
    return { spgames: VERSION, type: 'analysis', ...values, ...(this.#explain && { witnesses }) };
  }
}

const UNDECIDED_FACT = { value: UNDECIDED };

/** The complex of a source, or undefined if it is not there in time. */
function complexInTime(
  source: Source,
  illegal: boolean,
  found: Found,
  session: Session,
): SimplicialComplex | undefined {
  found.reading = linesOfReading(source);
  return session.inTime(() => complexToLookAt(source, illegal, session.work));
}

function isOfComplexes(name: AnyName): boolean {
  return (NAMES as readonly string[]).includes(name);
}

/**
 * Finds what can be found of the complex of a source in the time that there is, and shows each fact as soon as it is
 * known.
 */
async function analyzeInTime(
  text: string,
  source: Source | undefined,
  found: Found,
  { only, explain = false, illegal = false, char = 0, position, misere = false, proof }: AnalyzeOptions,
  session: Session,
): Promise<void> {
  const { names } = found;
  const add = (name: PropertyName, fact: Fact<unknown, unknown>): void => {
    session.show(
      found
        .add(name, fact)
        .map((line) => `${line}\n`)
        .join(''),
    );
    session.keep(() => found.document());
  };
  const complex = source && complexInTime(source, illegal, found, session);
  if (complex === undefined) {
    session.show([text, ...found.reading, ''].join('\n'));
    for (const name of names) add(name, UNDECIDED_FACT);
    return;
  }
  found.complex = complex;
  session.show([text, ...found.reading, ''].join('\n'));
  const play = misere ? 'misere' : 'normal';
  if (proof !== undefined) {
    const proved = provenOutcome(complex, play, session);
    add('outcome', { value: proved?.outcome ?? UNDECIDED });
    if (proved === undefined) return;
    // A file may be another one when the proof is read, and verify opens none.
    const game = session.hasRead ? { source: notationOfComplex(complex, session.run()) } : { source: text, position };
    const document = outcomeProofToJson({ ...game, proof: proved });
    await session.save(proof, `${printJson(document)}\n`);
    return;
  }
  const facts = analyzeInTurn(complex, {
    ...session.work.part(),
    ...(only === undefined && { eachMs: EACH_MS }),
    only: names,
    characteristic: char,
    witnesses: explain,
    evaluator: evaluatorOf(session),
    play,
  });
  for (const [i, name] of names.entries()) {
    session.stage(`${name}, ${i + 1} of ${names.length}`);
    const next = facts.next();
    if (next.done !== true) add(next.value[0], next.value[1]);
  }
}

/** The outcome with its proof, undefined where bounds cut it off. */
function provenOutcome(
  complex: SimplicialComplex,
  play: 'normal' | 'misere',
  session: Session,
): OutcomeProof | undefined {
  session.stage('outcome');
  try {
    return proveOutcome(complex, { ...session.run(), play });
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    session.cutOffBy = error;
    return undefined;
  }
}

/** Why some properties are open, in a line. */
function whyOpen(open: readonly string[], all: number): string {
  const which =
    open.length === all ? `none of ${counted(all, 'property', 'properties')}` : `all but ${open.join(', ')}`;
  return `${which} decided within the time and the limits.`;
}
