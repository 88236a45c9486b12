import type { SimplicialComplex } from '../../complex/index.js';
import { LimitError } from '../../errors.js';
import { VERSION } from '../../formats/index.js';
import type { RunOptions } from '../../run.js';
import { asComplex } from '../../sources/index.js';
import { PLANNED, PROPERTIES, type PropertyValue, type Witness } from '../analysis.js';
import { parseNames } from '../commonOptions.js';
import { labelled, table } from '../plainText.js';
import type { Session } from '../Session.js';
import type { SourceCommand } from '../SourceCommand.js';

const EACH_MS = 10_000;

/** `analyze SOURCE`: properties of a complex, or of the legal complex of a game. */
export const analyzeCommand: SourceCommand = {
  name: 'analyze',
  description:
    'Analyze a complex, or the legal complex of a game. Without --only each property gets 10 seconds; one that is not decided in time reads "undecided" (exit status 3).',
  examples: [
    'analyze nogo@path:4',
    "analyze 'facets:x1 x2, x2 y1' --explain",
    'analyze snort@grid:4x4 --only fVector --json',
  ],
  addOptions: (command) =>
    void command
      .option('--only <properties>', `only some of ${Object.keys(PROPERTIES).join(',')}`)
      .option('--explain', 'show why: two facets of different size, a large minimal nonface, …'),
  answer: async (text, options, session) => {
    const { only, explain } = options as { readonly only?: string; readonly explain?: boolean };
    const names = Object.keys(PROPERTIES);
    const wanted = only === undefined ? names : parseNames(only, 'analyze', names, PLANNED);
    const complex = asComplex(await session.source(text));
    const found = names
      .filter((name) => wanted.includes(name))
      .map((name) => examine(name, complex, session, only === undefined ? EACH_MS : Infinity, explain === true));
    return {
      json: () => ({
        spgames: VERSION,
        type: 'analysis',
        ...Object.fromEntries(found.map(({ name, value }) => [name, value])),
        ...(explain === true && { witnesses: witnesses(found, complex) }),
      }),
      text: () => describe(text, found, complex),
      exitCode: found.some(({ value }) => value === UNDECIDED) ? 3 : 0,
    };
  },
};

const UNDECIDED = 'undecided' as const;

interface Finding {
  readonly name: string;
  readonly value: PropertyValue | typeof UNDECIDED;
  readonly witness: Witness | undefined;
}

function examine(
  name: string,
  complex: SimplicialComplex,
  session: Session,
  atMostMs: number,
  explain: boolean,
): Finding {
  const { value, witness } = PROPERTIES[name]!;
  const decided = <T>(compute: (run: RunOptions) => T): T | typeof UNDECIDED => {
    try {
      return compute(session.run(atMostMs));
    } catch (error) {
      if (error instanceof LimitError) return UNDECIDED;
      throw error;
    }
  };
  const found = decided((run) => value(complex, run));
  const shown = explain && found !== UNDECIDED && witness ? decided((run) => witness(complex, run)) : undefined;
  return { name, value: found, witness: shown === UNDECIDED ? undefined : shown };
}

/** The witnesses with labels in place of vertices. */
function witnesses(found: readonly Finding[], complex: SimplicialComplex): object {
  const withLabels = (witness: Witness): object =>
    Object.fromEntries(
      Object.entries(witness).map(([name, sets]) => [
        name,
        sets.map((set) => set.map((v) => complex.vertices[v]!.label)),
      ]),
    );
  return Object.fromEntries(
    found.flatMap(({ name, witness }) => (witness === undefined ? [] : [[name, withLabels(witness)]])),
  );
}

function describe(source: string, found: readonly Finding[], complex: SimplicialComplex): string {
  const rows = table(found.map(({ name, value }) => [name, inWords(value)]));
  return [source, ...found.flatMap(({ witness }, i) => [`  ${rows[i]!}`, ...witnessLines(witness, complex)])].join(
    '\n',
  );
}

function witnessLines(witness: Witness | undefined, { vertices }: SimplicialComplex): string[] {
  return Object.entries(witness ?? {}).map(
    ([name, sets]) => `    ${name}: ${sets.map((set) => labelled(set, vertices)).join(' | ')}`,
  );
}

function inWords(value: Finding['value']): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'none (the void complex)';
  if (!isList(value)) return String(value);
  if (value.length === 0) return 'empty (the void complex)';
  return isList(value[0]) ? value.map((row) => (row as readonly bigint[]).join(' ')).join(' | ') : value.join(' ');
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
