import { Option } from 'commander';
import { analyzeInTurn, posetProperties, type PosetPropertyName } from '../../analysis/index.js';
import { GamePoset } from '../../days/index.js';
import { LimitError } from '../../errors.js';
import { areValues } from '../../days/internal.js';
import { VERSION } from '../../formats/index.js';
import { drawPoset } from '../../pictures/index.js';
import { formatByName } from '../../pictures/internal.js';
import { propertyNames } from '../analysis/propertyNames.js';
import { parsePictureFile } from '../draw/pictureFile.js';
import { pictureWriter } from '../draw/pictureWriter.js';
import { NamesOption } from '../NamesOption.js';
import { UNDECIDED } from '../plainText.js';
import { describePosetFact } from '../analysis/describePosetFact.js';
import { Report } from '../analysis/Report.js';
import { readPoset, type ReadPoset } from '../posets/readPoset.js';
import type { Session } from '../Session.js';
import type { SourceCommand } from '../SourceCommand.js';

/** The time for each field, where all are asked for. */
const EACH_MS = 10_000;

const NAMES = Object.keys(posetProperties) as PosetPropertyName[];
/** Without a list, and without --only. */
const USUAL: readonly PosetPropertyName[] = ['size', 'covers', 'height', 'width', 'graded', 'lattice', 'distributive'];
/** What a source has besides. */
const COUNTS: readonly PosetPropertyName[] = ['antichains', 'maximalChains', 'linearExtensions'];

/** Only where they are asked for by name. */
const LISTS: readonly PosetPropertyName[] = ['elements', 'hasseDiagram'];

interface PosetOptions {
  readonly only?: string;
  readonly all?: boolean;
  readonly explain?: boolean;
  readonly draw?: string;
  readonly where?: string;
}

/** `poset NAME|SOURCE`: what a poset of games, of faces or of positions is like. */
export const posetCommand: SourceCommand = {
  name: 'poset',
  description:
    'Analyze a poset: of games by day (day:2, os:2 and ss:2 for ordinal and side sums, oc:3 for option-closed games, oslo:3 for Oslo games, twoslo:2, placement:2 for values of complexes of a height, children:{0|},{|0}), of the faces of a complex (for a game, its legal complex), of the positions of a game without a complex or of a value, or of a file. Its size, covers, height and width (largest numbers of elements of a chain, of an antichain), whether it is graded, a lattice, distributive; for a source also how many antichains, maximal chains and linear extensions it has. Without --only each gets 10 seconds.',
  argument: { name: 'poset', description: 'a name such as day:2, or a source; see spgames --help' },
  examples: [
    'poset oc:3',
    'poset day:2 --draw day2.svg',
    'poset ss:2 --only lattice --explain',
    "poset day:3 --where 'temperature<0'",
    "poset 'children:0,{1|*},1*' --only elements,hasseDiagram --json",
    "poset 'facets:1 2, 2 3'",
    'poset snort@path:3 --only size,covers,width --json',
    "poset 'clobber@grid:2x2/xo|ox'",
  ],
  more: [{ title: 'Properties', lines: [NAMES.join(', ')] }],
  addOptions: (command) => {
    command
      .addOption(
        new NamesOption('--only <properties>', 'only some of those below, such as width,dimension', NAMES, {
          isList: true,
          areListed: false,
        }),
      )
      .option(
        '--where <condition>',
        "only the elements that satisfy it: 'temperature<0', 'element>=0 and isNumber=true', 'above>2'",
      )
      .option('--all', 'every property except the lists elements and hasseDiagram; print lists in full')
      .option('--explain', 'show why: a longest chain, elements without a join, a pentagon, linear orders, …')
      .addOption(
        new Option('--draw <file>', 'write the Hasse diagram to a file, .svg, .tex, .png or .pdf').argParser(
          parsePictureFile,
        ),
      );
  },
  answer: async (text, options, session) => {
    const { only, all = false, explain = false, draw, where } = options as PosetOptions;
    const asked = only === undefined ? undefined : propertyNames(only, 'poset', NAMES, 'posets');
    // What is missing is said before the long work.
    const write = draw === undefined ? undefined : await pictureWriter(formatByName(draw) ?? 'svg');
    // What is printed if the time is up before the poset is there.
    const open = asked ?? USUAL;
    const name = `${text.trim()}${where === undefined ? '' : ` where ${where}`}`;
    const head = { type: 'game-poset', spgames: VERSION, name };
    const nothing = (): object => ({ ...head, ...Object.fromEntries(open.map((name) => [name, UNDECIDED])) });
    session.keep(nothing);
    const read = await readElements(text, name, where, session).catch((error: unknown) => {
      if (!(error instanceof LimitError) || session.work.timeLeft > 0) throw error;
      session.cutOffBy = error;
      return undefined;
    });
    if (read === undefined)
      return { json: nothing, text: () => `${text}: ${open.join(', ')} ${UNDECIDED}`, exitCode: 3 as const };
    const { poset, words, reading, isNamed } = read;
    const usual = all ? NAMES.filter((name) => !LISTS.includes(name)) : isNamed ? USUAL : [...USUAL, ...COUNTS];
    const wanted = NAMES.filter((name) => (asked ?? usual).includes(name));
    const games = wanted.includes('elements') && areValues(poset.elements, poset.labels);
    const report = new Report(
      {
        names: wanted,
        head: { ...head, ...(games && { games: 'values' }) },
        explain,
        describe: (name, fact) => describePosetFact(name, fact, poset.labels, all || asked?.includes(name) === true),
      },
      session,
    );
    report.say([`${text}: ${words}`, ...reading]);
    report.addAll(
      analyzeInTurn(poset, {
        ...session.work.part(),
        ...(asked === undefined && { eachMs: EACH_MS }),
        only: wanted,
        witnesses: explain,
      }),
    );
    if (draw !== undefined) await drawTo(draw, poset, text, write, session);
    const { json, text: lines } = report.answer();
    // Without --only, what takes more than its seconds is left out without complaint.
    const isOpen = report.open.length > 0 && (asked !== undefined || session.work.timeLeft === 0);
    return { json, text: lines, ...(isOpen && { exitCode: 3 as const }) };
  },
};

/** The poset, or those of its elements that fulfil a condition. */
async function readElements(
  text: string,
  name: string,
  where: string | undefined,
  session: Session,
): Promise<ReadPoset> {
  if (where === undefined) return readPoset(text, session);
  // What is wrong with it is said before the long work.
  const { elementCondition } = await import('../posets/elementCondition.js');
  const holds = elementCondition(where);
  const { poset, words, ...rest } = await readPoset(text, session);
  const kept = poset.elements.flatMap((_, x) => (holds(poset, x, session.run()) ? [x] : []));
  const part = new GamePoset<unknown>({
    name,
    elements: kept.map((x) => poset.elements[x]),
    labels: () => kept.map((x) => poset.labels[x]!),
    order: (a, b) => poset.isLessOrEqual(kept[a]!, kept[b]!),
  });
  return { poset: part, words: `${words}, ${kept.length} of them where ${where}`, ...rest };
}

/** Writes the Hasse diagram. */
async function drawTo(
  file: string,
  poset: GamePoset<unknown>,
  title: string,
  write: Awaited<ReturnType<typeof pictureWriter>>,
  session: Session,
): Promise<void> {
  session.stage('draw');
  const format = formatByName(file) === 'tikz' ? 'tikz' : 'svg';
  const picture = drawPoset(poset, { ...session.run(), title, format });
  const content = write === undefined ? picture : await session.stoppable((signal) => write(picture, title, signal));
  await session.save(file, content);
}
