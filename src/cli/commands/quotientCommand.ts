import { Option } from 'commander';
import { VERSION } from '../../json.js';
import {
  heapQuotients,
  isTame,
  latticeQuotient,
  presentationOfQuotient,
  printMacaulay2Quotient,
  quotientToJson,
  type LatticePoint,
  type LatticeQuotient,
  type QuotientDecision,
  type SourcedQuotient,
} from '../../lattice/index.js';
import type { LatticeSource, LatticeSourceOptions } from '../../sources/index.js';
import type { Form } from '../../values/index.js';
import type { Session } from '../Session.js';
import { countsOf } from '../../sources/internal.js';
import { SHOWN } from '../../analysis/internal.js';
import { InputError } from '../../errors.js';
import { onHilbertBasis } from '../onHilbertBasis.js';
import { gamesOfSums, isOfSums, quotientOfSums } from '../quotientOfSums.js';
import { integerOption } from '../integerOption.js';
import { shortList, table, UNDECIDED } from '../plainText.js';
import type { Answer, SourceCommand } from '../SourceCommand.js';
import { counted } from '../../text/internal.js';

interface QuotientOptions {
  readonly misere?: boolean;
  readonly heaps?: string;
  readonly maxStates: string;
  readonly presentation?: boolean;
  readonly all?: boolean;
  readonly to?: 'macaulay2';
}

/** What was found, with the orders of smaller heaps. */
interface Found {
  readonly text: string;
  readonly misere: boolean;
  readonly source: LatticeSource;
  /** For a game on heaps, the coordinate of each heap from 1 on, or null. */
  readonly heaps?: readonly (number | null)[];
  readonly decision: QuotientDecision;
  readonly orders: readonly number[];
  /** Was a file read? The document does not name it: it may be another one when the document is read. */
  readonly hasRead: boolean;
}

/** `quotient SOURCE`: the finite monoid of an impartial game, its misère quotient with --misere. */
export const quotientCommand: SourceCommand = {
  name: 'quotient',
  description:
    'Find the quotient of the sums of an impartial game: two sums are identified if, for every third summand, both totals are second-player wins or neither is. With --misere, where whoever makes the last move loses, this is the misère quotient. The answer is a finite commutative monoid with the elements won by the second player, proved from the rules; verify re-checks it. For a game on heaps given without them, such as octal(.77), the heaps up to --heaps are taken. On a cone other than the orthant sums are those of its Hilbert basis. For games that are not impartial, and for sums:SOURCE; SOURCE, the sums of all followers of the literal games are identified if, for every third one, both totals have the same outcome. Exit status 3 if the quotient is not known to be finite.',
  argument: {
    name: 'game',
    description: 'a game on heaps such as octal(.77), hexadecimal(.8F) or nim, lattice:…, or another impartial source',
  },
  examples: [
    "quotient 'octal(.77)' --misere --heaps 14",
    'quotient nim --heaps 5',
    "quotient 'lattice:moves 1,0 0,1 -1,1; defeated 0,0' --presentation",
    "quotient 'octal(.123)' --misere --heaps 9 --json | spgames verify -",
    "quotient 'octal(.75)' --misere --to macaulay2",
    'quotient node-kayles@path:5 --misere',
    'quotient form:^ --misere',
    "quotient 'sums:form:^; nim@heap:2'",
    "quotient 'lattice:moves 1,0 1,3; inequalities 0,1>=0 3,-1>=0'",
  ],
  addOptions: (command) => {
    command
      .option('--misere', 'misère play: whoever makes the last move loses')
      .option('--heaps <n>', 'the largest heap; by default 10 for a game given without heaps')
      .option('--max-states <n>', 'the largest number of elements to search for', '1000')
      .option('--presentation', 'equations from which all others follow')
      .option('--all', 'print long lists in full')
      .addOption(new Option('--to <format>', 'the ideal of the quotient for another program').choices(['macaulay2']));
  },
  answer: async (text, options, session) => {
    const { misere = false, heaps, maxStates, presentation = false, all = false, to } = options as QuotientOptions;
    const largest = heaps === undefined ? undefined : integerOption('quotient', '--heaps', heaps);
    const most = integerOption('quotient', '--max-states', maxStates);
    const how = { misere, ...(largest !== undefined && { heaps: largest }) };
    const given = await gameOrGames(text, how, session);
    if ('games' in given) {
      for (const [option, value] of Object.entries({ heaps, presentation: presentation || undefined, to }))
        if (value !== undefined)
          throw new InputError(
            'invalid-option',
            `quotient: --${option} is for impartial games with rules; found sums of ${text}.`,
          );
      return quotientOfSums(text, given.games, { misere, maxStates: most, all }, session);
    }
    const source = onHilbertBasis(given, session.run());
    const found = { ...find(text, source, misere, largest, most, session.run()), hasRead: session.hasRead };
    const { decision } = found;
    if (decision.finite !== true) return undecided(found, decision.atLeast);
    const { quotient } = decision;
    return {
      json: () => quotientToJson(sourced(found, quotient)),
      text: () =>
        to === 'macaulay2' ? printMacaulay2Quotient(quotient).trimEnd() : describe(found, quotient, presentation, all),
    };
  },
};

/** A lattice game, or the literal games of what is not one. */
async function gameOrGames(
  text: string,
  how: LatticeSourceOptions,
  session: Session,
): Promise<LatticeSource | { readonly games: readonly Form[] }> {
  if (isOfSums(text)) return { games: await gamesOfSums(text, 'quotient', session) };
  try {
    return await session.latticeSource(text, how);
  } catch (error) {
    if (!(error instanceof InputError) || !NOT_IMPARTIAL.has(error.code)) throw error;
    try {
      return { games: await gamesOfSums(text, 'quotient', session) };
    } catch (other) {
      throw other instanceof InputError ? error : other;
    }
  }
}

const NOT_IMPARTIAL: ReadonlySet<string> = new Set(['not-impartial', 'not-a-lattice-game']);

function find(
  text: string,
  source: LatticeSource,
  misere: boolean,
  heaps: number | undefined,
  maxStates: number,
  run: object,
): Omit<Found, 'hasRead'> {
  const common = { text: text.trim(), misere, source };
  if (source.heaps === undefined || source.heaps.sizes.length === 0)
    return { ...common, decision: latticeQuotient(source.game, { maxStates, ...run }), orders: [] };
  const { game, sizes } = source.heaps;
  const largest = heaps ?? (source.start === undefined ? 10 : sizes.at(-1)!);
  const quotients = heapQuotients(game, { heaps: largest, misere, maxStates, ...run });
  const last = quotients.at(-1)!;
  const orders = quotients.flatMap(({ decision }) => (decision.finite === true ? [decision.quotient.order] : []));
  return { ...common, ...countsOf(source, largest), decision: last.decision, orders };
}

function sourced(
  { text, misere, source, heaps, hasRead }: Found,
  { game, order, products, pPortion, generators }: LatticeQuotient,
): SourcedQuotient {
  const counts = countsOf(source, heaps?.length ?? 0);
  return { game, order, products, pPortion, generators, misere, ...(!hasRead && { source: text }), ...counts };
}

/** Are the coordinates those of a lattice game, and count nothing? */
function isLattice({ heaps, names }: LatticeSource): boolean {
  return heaps === undefined && names.every((name, i) => name === String(i + 1));
}

function undecided({ text, misere, source, orders, hasRead }: Found, atLeast: number): Answer {
  return {
    json: () => ({
      type: misere ? 'misere-quotient' : 'quotient',
      spgames: VERSION,
      ...(!hasRead && { source: text }),
      order: UNDECIDED,
      pPortion: [],
      generators: [],
      products: [],
      game: source.game.toJSON(),
      complete: false,
      atLeast,
    }),
    text: () =>
      [
        `${titleOf(text, misere)}: not known to be finite`,
        ...table([
          ...(orders.length === 0
            ? []
            : [['orders', `${orders.join(' ')} of the heaps up to 1, 2, …, ${orders.length}`]]),
          ['order', `at least ${atLeast}`],
        ]).map((row) => `  ${row}`),
      ].join('\n'),
    exitCode: 3,
    reason: `${atLeast} sums were found no two of which are one element; --max-states and --timeout allow more.`,
  };
}

function describe(found: Found, quotient: LatticeQuotient, presentation: boolean, all: boolean): string {
  const { text, misere, source, heaps, orders } = found;
  const { order, pPortion, positions } = quotient;
  const inWords = (position: LatticePoint): string =>
    isLattice(source) ? position.join() || '()' : sumOf(position, source);
  const elements = pPortion.slice(0, all ? undefined : SHOWN).map((element) => inWords(positions[element]!));
  const { start } = source;
  const facts = [
    ...(orders.length > 1 ? [['orders', orders.join(' ')]] : []),
    ['order', String(order)],
    ['P-portion', counted(pPortion.length, 'element')],
    ...(elements.length > 0 ? [['', `${elements.join(', ')}${elements.length < pPortion.length ? ', …' : ''}`]] : []),
    ...(misere ? [['nature', isTame(quotient) ? 'tame, that of heaps of NIM' : 'wild, not that of heaps of NIM']] : []),
    ...(start === undefined
      ? []
      : [
          [
            'position',
            `${inWords(start)}, the element ${inWords(positions[quotient.elementOf(start)]!)}, ${outcomeOf(start, quotient)}`,
          ],
        ]),
  ];
  const rows = generatorRows(found, quotient, inWords);
  const shownRows = table([[heaps === undefined ? 'coordinate' : 'heap', 'element', 'index', 'period'], ...rows]);
  const relations = presentation ? presentationOfQuotient(quotient) : [];
  return [
    titleOf(text, misere),
    ...table(facts).map((row) => `  ${row}`),
    ...shortList(shownRows.length, (i) => shownRows[i]!, all),
    ...(presentation ? ['equations'] : []),
    ...shortList(
      relations.length,
      (i) => `${inWords(relations[i]!.left)} = ${inWords(relations[i]!.right)}`,
      all || !presentation,
    ),
  ].join('\n');
}

/** What each coordinate or heap becomes, as the least sum of its element. */
function generatorRows(
  { source, heaps }: Found,
  { generators, positions }: LatticeQuotient,
  inWords: (position: LatticePoint) => string,
): string[][] {
  const row = (name: string, coordinate: number | null): string[] => {
    if (coordinate === null) return [name, 'no moves', '', ''];
    const { element, index, period } = generators[coordinate]!;
    return [name, inWords(positions[element]!), String(index), String(period)];
  };
  if (heaps !== undefined) return heaps.map((coordinate, i) => row(String(i + 1), coordinate));
  return generators.map((_, i) => row(source.names[i]!, i));
}

/** A position as a sum, such as `2·heap 1 + heap 3`; the heaps of a game on heaps as their sizes. */
function sumOf(position: LatticePoint, { names, heaps }: LatticeSource): string {
  const parts = position.flatMap((count, i) => {
    const name = heaps === undefined ? names[i]! : String(heaps.sizes[i]);
    if (heaps !== undefined) return new Array<string>(count).fill(name);
    return count === 0 ? [] : [count === 1 ? name : `${count}·${name}`];
  });
  return parts.length === 0 ? 'nothing' : parts.join(' + ');
}

function outcomeOf(start: LatticePoint, quotient: LatticeQuotient): string {
  if (!quotient.game.isPosition(start)) return 'defeated';
  return quotient.isP(start) ? 'P: whoever begins loses' : 'N: whoever begins wins';
}

function titleOf(text: string, misere: boolean): string {
  return `${text}: ${misere ? 'misère quotient' : 'quotient'}`;
}
