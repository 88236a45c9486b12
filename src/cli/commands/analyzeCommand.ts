import {
  analyzeInTurn,
  gameProperties,
  latticeProperties,
  properties,
  type AnalyzedGame,
  type Fact,
  type GamePropertyName,
  type LatticePropertyName,
  type PropertyName,
} from '../../analysis/index.js';
import { propertiesOfGame } from '../../analysis/internal.js';
import type { SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import { proveOutcome } from '../../evaluation/index.js';
import { describeComplexFact, outcomeProofToJson } from '../../formats/index.js';
import { asLatticeGame, notationOfComplex, type Source } from '../../sources/index.js';
import { byKind, isLoopy, objectOf } from '../../sources/internal.js';
import { analyzeDrawable } from '../analysis/analyzeDrawable.js';
import { describeGameFact } from '../analysis/describeGameFact.js';
import { describeLatticeFact } from '../analysis/describeLatticeFact.js';
import { propertyNames } from '../analysis/propertyNames.js';
import { HEAD, Report } from '../analysis/Report.js';
import { addOutputOption, addPositionOption, parseCharacteristic } from '../commonOptions.js';
import { complexToLookAt } from '../complexToLookAt.js';
import { evaluatorOf } from '../evaluatorOf.js';
import { linesOfReading } from '../linesOfReading.js';
import { NamesOption } from '../NamesOption.js';
import { UNDECIDED } from '../plainText.js';
import { printJson } from '../printJson.js';
import type { Session } from '../Session.js';
import type { Answer, SourceCommand } from '../SourceCommand.js';
import { summandsOf } from '../value/findValue.js';

/** A property of complexes, of games without one, or of lattice games. */
type AnyName = PropertyName | GamePropertyName | LatticePropertyName;

const NAMES = Object.keys(properties) as PropertyName[];
const MORE = NAMES.filter((name) => properties[name].takesLong === true || properties[name].special === true);
const USUAL = NAMES.filter((name) => !MORE.includes(name));
const RULES_NAMES = Object.keys(gameProperties) as GamePropertyName[];
const LATTICE_NAMES = Object.keys(latticeProperties) as LatticePropertyName[];
const ALL_NAMES: readonly AnyName[] = [...new Set<AnyName>([...NAMES, ...RULES_NAMES, ...LATTICE_NAMES])];
const isOfRules = (name: string): name is GamePropertyName => Object.hasOwn(gameProperties, name);
const isOfLattices = (name: string): name is LatticePropertyName => Object.hasOwn(latticeProperties, name);

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
    const given = options as AnalyzeOptions;
    const { only, all = false, explain = false, illegal = false, misere = false, char = 0, proof, position } = given;
    const asked = only === undefined ? undefined : propertyNames(only, 'analyze', ALL_NAMES, 'complexes or games');
    if (proof !== undefined && asked?.join() !== 'outcome')
      throw new InputError(
        'invalid-option',
        `analyze: --proof with ${only === undefined ? 'all properties' : `--only ${only}`}; expected --only outcome.`,
      );
    const wanted: readonly AnyName[] = asked ?? (all ? NAMES : USUAL);
    const names = NAMES.filter((name) => wanted.includes(name));
    let complex: SimplicialComplex | undefined = undefined;
    const report = new Report(
      { names, head: HEAD, explain, describe: (name, fact) => describeComplexFact(name, fact, complex) },
      session,
    );
    const source = await session.sourceInTime(text, position);
    const byMoves = source && objectOf(source, 'rules');
    if (source !== undefined && (isLoopy(source) || byMoves?.strong === true)) {
      const unfit = misere ? '--misere' : illegal ? '--illegal' : proof === undefined ? undefined : '--proof';
      const strong = byMoves?.strong === true ? byMoves : undefined;
      return analyzeDrawable(text, source, strong, { asked, explain, unfit }, session);
    }
    const areOfLattices = asked?.every(isOfLattices) ?? (source && objectOf(source, 'lattice')) !== undefined;
    if (source !== undefined && areOfLattices)
      return answerOfLattice(text, source, { asked: asked?.filter(isOfLattices), explain }, session);
    const game = source && playedByRules(source, session);
    if (game !== undefined && (asked ?? []).every(isOfRules))
      return answerOfRules(text, source!, game, { ...given, asked: asked?.filter(isOfRules) }, session);
    requireOfComplexes(wanted);
    complex = source && session.inTime(() => complexToLookAt(source, illegal, session.work));
    report.say([text, ...(source === undefined ? [] : linesOfReading(source))]);
    if (complex !== undefined && proof !== undefined) await reportProof(text, complex, report, given, session);
    else
      report.addAll(
        complex &&
          analyzeInTurn(complex, {
            ...session.work.part(),
            ...(only === undefined && { eachMs: EACH_MS }),
            only: names,
            characteristic: char,
            witnesses: explain,
            evaluator: evaluatorOf(session),
            play: misere ? 'misere' : 'normal',
          }),
      );
    return report.answer();
  },
};

/**
 * @throws InputError `invalid-option` for properties of lattice games, `not-a-digraph` for those of digraphs
 */
function requireOfComplexes(names: readonly AnyName[]): void {
  const ofLattices = names.find(isOfLattices);
  if (ofLattices !== undefined)
    throw new InputError(
      'invalid-option',
      `analyze: ${ofLattices} with other properties; expected properties of lattice games alone.`,
    );
  const other = names.find((name) => !(NAMES as readonly string[]).includes(name));
  if (other !== undefined)
    throw new InputError('not-a-digraph', `analyze: ${other} of a source that is not a digraph; expected digraph:….`, {
      hint:
        gameProperties[other as GamePropertyName].needs === 'digraph'
          ? 'For example digraph:LLR 0>1 1>2 2>0.'
          : 'A game with a complex has --only outcome --misere, and value says its formal birthday.',
    });
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
  {
    asked,
    explain = false,
    misere = false,
    illegal = false,
    proof,
  }: AnalyzeOptions & { readonly asked: readonly GamePropertyName[] | undefined },
  session: Session,
): Answer {
  const unfit = illegal ? '--illegal' : proof === undefined ? undefined : '--proof';
  if (unfit !== undefined)
    throw new InputError(
      'invalid-option',
      `analyze: ${unfit} with ${objectOf(source, 'digraph') === undefined ? 'a game that has no complex' : 'a digraph'}; expected a game with a legal complex.`,
    );
  const names = RULES_NAMES.filter((name) => (asked ?? propertiesOfGame(game)).includes(name));
  const report = new Report({ names, head: HEAD, explain, describe: describeGameFact }, session);
  const facts = analyzeInTurn(game, {
    ...session.work.part(),
    only: names,
    labels: objectOf(source, 'digraph')?.labels,
    ...(asked === undefined && { eachMs: EACH_MS }),
    store: evaluatorOf(session).store,
    witnesses: explain,
    play: misere ? 'misere' : 'normal',
  });
  report.say([text, ...linesOfReading(source)]);
  report.addAll(facts as Iterator<readonly [GamePropertyName, Fact<unknown, unknown>], void>);
  return report.answer();
}

/** What is found of a lattice game, or of one that a source is read as. */
function answerOfLattice(
  text: string,
  source: Source,
  { asked, explain }: { readonly asked: readonly LatticePropertyName[] | undefined; readonly explain: boolean },
  session: Session,
): Answer {
  const game = objectOf(source, 'lattice') ?? asLatticeGame(source, session.run());
  const names = LATTICE_NAMES.filter((name) => asked?.includes(name) ?? true);
  const report = new Report({ names, head: HEAD, explain, describe: describeLatticeFact }, session);
  report.say([text]);
  report.addAll(analyzeInTurn(game, { ...session.work.part(), only: names, witnesses: explain }));
  return report.answer();
}

/** Finds the outcome with a proof, which is written to a file. */
async function reportProof(
  text: string,
  complex: SimplicialComplex,
  report: Report<PropertyName>,
  { proof, position, misere = false }: AnalyzeOptions,
  session: Session,
): Promise<void> {
  session.stage('outcome');
  const proved = session.inTime(() => proveOutcome(complex, { ...session.run(), play: misere ? 'misere' : 'normal' }));
  report.add('outcome', { value: proved?.outcome ?? UNDECIDED });
  if (proved === undefined) return;
  // A file may be another one when the proof is read, and verify opens none.
  const game = session.hasRead ? { source: notationOfComplex(complex, session.run()) } : { source: text, position };
  await session.save(proof!, `${printJson(outcomeProofToJson({ ...game, proof: proved }))}\n`);
}
