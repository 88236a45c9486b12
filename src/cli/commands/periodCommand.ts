import { heapGameOfRuleset, heapSequence, type HeapSequence, type HeapTerms } from '../../analysis/index.js';
import { InputError } from '../../errors.js';
import { VERSION } from '../../json.js';
import { heapPeriodToJson } from '../../formats/index.js';
import { integerOption } from '../integerOption.js';
import { table } from '../plainText.js';
import type { SourceCommand } from '../SourceCommand.js';
import { counted } from '../../text/internal.js';

interface PeriodOptions {
  readonly heaps?: string;
  readonly of?: string;
  readonly terms: string;
}

const TERMS: Readonly<Record<HeapTerms, string>> = {
  grundy: 'Grundy values',
  values: 'values',
  outcomes: 'outcomes',
};

/** `period RULESET`: the heaps of a game one after the other, and their period. */
export const periodCommand: SourceCommand = {
  name: 'period',
  description:
    'List the Grundy values of the heaps of a game (for a partizan game, the values), and find their period: preperiod, period and saltus, with a proof if a theorem gives one. Without --heaps larger heaps are tried until a period is proven, up to 4096.',
  argument: {
    name: 'ruleset',
    description: 'a ruleset on heaps or rows, such as kayles, octal(.007) or subtraction(1;2,3)',
  },
  examples: [
    'period kayles --heaps 1000000',
    "period 'octal(.007)' --heaps 100000",
    "period 'subtraction(1,4;2,3)' --of outcomes",
    "period 'oab(1,2)' --json | spgames verify -",
    'period grundy --heaps 10000 --terms 100',
  ],
  addOptions: (command) => {
    command
      .option('--heaps <n>', 'the largest heap')
      .option('--of <what>', `which sequence to list: ${Object.keys(TERMS).join(', ')}`)
      .option('--terms <n>', 'how many terms are shown', '40');
  },
  answer: (text, options, session) => {
    const { heaps, of, terms } = options as PeriodOptions;
    const ruleset = text.split('@', 1)[0]!.trim();
    const largest = heaps === undefined ? undefined : integerOption('period', '--heaps', heaps);
    const shown = integerOption('period', '--terms', terms);
    const found = heapSequence(heapGameOfRuleset(ruleset), {
      ...session.run(),
      ...(of !== undefined && { of: termsOf(of) }),
      ...(largest !== undefined && { largest }),
    });
    return Promise.resolve({
      json: () => documentOf(ruleset, found, shown),
      text: () => describe(ruleset, found, shown),
    });
  },
};

function termsOf(of: string): HeapTerms {
  if (Object.hasOwn(TERMS, of)) return of as HeapTerms;
  throw new InputError(
    'unknown-terms',
    `period: --of ${JSON.stringify(of)}; expected one of ${Object.keys(TERMS).join(', ')}.`,
  );
}

function firstTerms({ terms }: HeapSequence, count: number): string[] {
  return Array.from({ length: Math.min(count, terms.length) }, (_, heap) => String(terms[heap]));
}

/** The certificate with what else is known; without a period what was looked at. */
function documentOf(ruleset: string, found: HeapSequence, shown: number): object {
  const { of, period, largest, exceptions } = found;
  const names = firstTerms(found, shown);
  const about = { heaps: largest, terms: of === 'grundy' ? names.map(Number) : names };
  if (period.status === 'not-found')
    return { type: 'heap-sequence', spgames: VERSION, ruleset, of, status: period.status, ...about };
  return heapPeriodToJson({ ...period, ruleset, of, exceptions, ...about });
}

function describe(ruleset: string, found: HeapSequence, shown: number): string {
  const { of, period, largest, exceptions, terms } = found;
  const rows = [
    ['terms', firstTerms(found, shown).join(' ') + (terms.length > shown ? ' …' : '')],
    [`heap ${largest}`, String(terms[largest])],
    ...(period.status === 'not-found' ? [['period', 'none seen']] : rowsOf(period, exceptions, of)),
  ];
  return [`${ruleset}: ${TERMS[of]} of the heaps 0 to ${largest}`, ...table(rows).map((row) => `  ${row}`)].join('\n');
}

function rowsOf(
  period: Exclude<HeapSequence['period'], { readonly status: 'not-found' }>,
  exceptions: readonly number[],
  of: HeapTerms,
): string[][] {
  const last = period.comparedTo + period.period - 1;
  const saltus = String(period.saltus);
  return [
    ['period', String(period.period)],
    ['preperiod', String(period.preperiod)],
    ...(of === 'outcomes' ? [] : [['saltus', saltus]]),
    ...(exceptions.length === 0
      ? []
      : [
          [
            'exceptions',
            `${exceptions.slice(0, 40).join(' ')}${exceptions.length > 40 ? ` … (${counted(exceptions.length, 'heap', 'heaps')})` : ''}`,
          ],
        ]),
    period.status === 'proven'
      ? ['proven', `by the heaps 0 to ${last}, and the theorem on ${period.criterion} games`]
      : ['not proven', `seen up to heap ${last}`],
  ];
}
