import { sumsQuotient, type SumsQuotient } from '../analysis/index.js';
import { SHOWN } from '../analysis/internal.js';
import { sumsQuotientToJson, VERSION } from '../formats/index.js';
import { leastPositions } from '../lattice/internal.js';
import { asForm } from '../sources/index.js';
import { universeParts } from '../sources/internal.js';
import { printForm, type Form } from '../values/index.js';
import { shortList, table, UNDECIDED } from './plainText.js';
import type { Answer } from './SourceCommand.js';
import type { Reader, Session } from './Session.js';
import { counted } from '../text/internal.js';

/** Is a text the sums of several sources? */
export function isOfSums(text: string): boolean {
  return /^\s*sums:/.test(text);
}

/** The literal games of a source, or of each source of `sums:SOURCE; SOURCE`. */
export async function gamesOfSums(text: string, task: string, session: Session, read?: Reader): Promise<Form[]> {
  const parts = isOfSums(text) ? universeParts(text, task) : undefined;
  const sources = parts !== undefined && typeof parts === 'object' && 'sums' in parts ? parts.sums : [text];
  const games: Form[] = [];
  for (const source of sources) games.push(asForm(await session.source(source, undefined, read), session.run()));
  return games;
}

/** The quotient of the sums of the followers of games. */
export function quotientOfSums(
  text: string,
  games: readonly Form[],
  { misere, maxStates, all }: { readonly misere: boolean; readonly maxStates: number; readonly all: boolean },
  session: Session,
): Answer {
  const found = sumsQuotient(games, { misere, maxStates, ...session.run() });
  const source = session.hasRead ? {} : { source: text.trim() };
  const title = `${text.trim()}: ${misere ? 'misère quotient' : 'quotient'}`;
  if (found.finite === true) {
    const { quotient } = found;
    return {
      json: () => sumsQuotientToJson({ ...quotient, ...source }),
      text: () => [`${title} of sums`, ...inWords(quotient, all)].join('\n'),
    };
  }
  const isOpen = found.finite !== false;
  const json = (): object => ({
    type: 'sums-quotient',
    spgames: VERSION,
    ...source,
    misere,
    games: games.map((game) => printForm(game) ?? ''),
    order: isOpen ? UNDECIDED : 'infinite',
    outcomes: [],
    generators: [],
    products: [],
    complete: false,
    ...(isOpen ? { atLeast: found.atLeast } : { because: found.because }),
  });
  if (!isOpen) return { json, text: () => `${title} of sums is infinite: ${found.because}` };
  return {
    json,
    text: () => `${title} of sums: not known to be finite\n  order  at least ${found.atLeast}`,
    exitCode: 3,
    reason: `${found.atLeast} sums were found no two of which are one element; --max-states and --timeout allow more.`,
  };
}

function inWords({ letters, generators, products, outcomes }: SumsQuotient, all: boolean): string[] {
  const names = letters.map((letter) => printForm(letter) ?? 'a game too large to be written');
  const sums = leastPositions(products, letters.length).map((position) =>
    position!.flatMap((count, i) => (count === 0 ? [] : [`${count === 1 ? '' : `${count}·`}${names[i]!}`])).join(' + '),
  );
  const nameOf = (element: number): string => sums[element]! || 'nothing';
  const rows = (['L', 'R', 'N', 'P'] as const).map((outcome) => {
    const own = [...outcomes.keys()].filter((element) => outcomes[element] === outcome);
    const shown = own.slice(0, all ? undefined : SHOWN).map(nameOf);
    const list = own.length === 0 ? '' : `: ${shown.join(', ')}${shown.length < own.length ? ', …' : ''}`;
    return [outcome, `${counted(own.length, 'element')}${list}`];
  });
  const followers = generators.map(({ element, index, period }, i) => [
    names[i]!,
    nameOf(element),
    String(index),
    String(period),
  ]);
  const shownRows = table([['follower', 'element', 'index', 'period'], ...followers]);
  return [
    ...table([['order', String(outcomes.length)], ...rows]).map((row) => `  ${row}`),
    ...shortList(shownRows.length, (i) => shownRows[i]!, all),
  ];
}
