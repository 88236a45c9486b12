import { VERSION } from '../../formats/index.js';
import { LimitError } from '../../errors.js';
import {
  countAntichains,
  countLinearExtensions,
  countMaximalChains,
  distributiveLattice,
  facePoset,
  lattice,
  posetHeight,
  posetWidth,
  rankFunction,
  type LabelledPoset,
} from '../../poset/index.js';
import type { RunOptions } from '../../run.js';
import { asComplex } from '../../sources/index.js';
import { parseNames } from '../commonOptions.js';
import { linesOfReading } from '../linesOfReading.js';
import { table, UNDECIDED } from '../plainText.js';
import { NamesOption } from '../NamesOption.js';
import type { SourceCommand } from '../SourceCommand.js';

/** The time for each field, where all are asked for. */
const EACH_MS = 10_000;

type Found = number | bigint | boolean;

/** What is found of a poset, by the names of the fields. */
const FIELDS: Readonly<Record<string, (poset: LabelledPoset, run: RunOptions) => Found | typeof UNDECIDED>> = {
  size: (poset) => poset.n,
  covers: (poset) => poset.covers.length,
  height: (poset) => posetHeight(poset).height,
  width: (poset, run) => posetWidth(poset, run).width,
  graded: (poset) => rankFunction(poset).graded,
  lattice: (poset, run) => lattice(poset, run).lattice,
  distributive: (poset, run) => distributiveLattice(poset, run).distributive,
  antichains: (poset, run) => countAntichains(poset, run).reduce((sum, count) => sum + count, 0n),
  maximalChains: (poset) => countMaximalChains(poset),
  linearExtensions: (poset, run) => countLinearExtensions(poset, run),
};

const NAMES = Object.keys(FIELDS);

/** `poset SOURCE`: what the face poset of a complex is like. */
export const posetCommand: SourceCommand = {
  name: 'poset',
  description:
    'Look at the face poset of a complex, of a game of its legal complex: all faces, ∅ included, by inclusion. Its size, covers, height and width (largest numbers of elements of a chain, of an antichain), whether it is graded, a lattice, distributive, and how many antichains, maximal chains and linear extensions it has. Without --only each gets 10 seconds.',
  examples: ["poset 'facets:1 2, 2 3'", 'poset snort@path:3 --only size,covers,width --json'],
  addOptions: (command) =>
    void command.addOption(new NamesOption('--only <fields>', 'only some of', NAMES, { isList: true })),
  answer: async (text, options, session) => {
    const { only } = options as { readonly only?: string };
    const wanted = only === undefined ? NAMES : parseNames(only, 'poset', NAMES);
    const source = await session.source(text);
    const { poset } = facePoset(asComplex(source, session.run()), session.run());
    const fields = NAMES.filter((name) => wanted.includes(name)).map((name): [string, Found | typeof UNDECIDED] => {
      session.stage(name);
      return [name, inTime(() => FIELDS[name]!(poset, session.run(only === undefined ? EACH_MS : undefined)))];
    });
    const isOpen = fields.some(([, found]) => found === UNDECIDED);
    return {
      json: () => ({ type: 'game-poset', spgames: VERSION, name: text, ...Object.fromEntries(fields) }),
      text: () => {
        const rows = fields.map(([name, found]) => [`  ${name}`, typeof found === 'boolean' ? (found ? 'yes' : 'no') : String(found)]); // prettier-ignore
        return [`${text}: face poset`, ...linesOfReading(source), ...table(rows)].join('\n');
      },
      ...(isOpen && only !== undefined && { exitCode: 3 as const }),
    };
  },
};

function inTime(find: () => Found | typeof UNDECIDED): Found | typeof UNDECIDED {
  try {
    return find();
  } catch (error) {
    if (error instanceof LimitError) return UNDECIDED;
    throw error;
  }
}
