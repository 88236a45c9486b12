import { printBoard, subdividedSize, type Board } from '../../boards/index.js';
import type { SimplicialComplex } from '../../complex/index.js';
import {
  cyclesConstruction,
  gammaConstruction,
  independenceConstruction,
  invariantConstruction,
  skeletonConstruction,
  smallConstruction,
  valueConstruction,
  type Construction,
  type GammaOptions,
  type Method,
} from '../../constructions/index.js';
import { isGamma } from '../../constructions/internal.js';
import { InputError } from '../../errors.js';
import { describeRuleset } from '../../games/index.js';
import { constructionToJson } from '../../formats/index.js';
import { playerName } from '../../player.js';
import { asComplex, type Source } from '../../sources/index.js';
import { objectOf, wordsOfComplex } from '../../sources/internal.js';
import type { Value } from '../../values/index.js';
import { addOutputOption, parseNames } from '../commonOptions.js';
import { parseEdgeOrder } from '../parseEdgeOrder.js';
import { SHOWN } from '../../analysis/internal.js';
import { shortList, table } from '../plainText.js';
import { NamesOption } from '../NamesOption.js';
import type { SourceCommand } from '../SourceCommand.js';
import { buildDigraph } from './buildDigraph.js';
import { buildPure, pureKind, type PureFlags } from './buildPure.js';
import { counted } from '../../text/internal.js';

type As = Construction['as'];

type Build = (target: SimplicialComplex, as: As, options: GammaOptions) => Construction;

/** A method for one of the two complexes, with the method to use for the other. */
function only(
  method: Method,
  role: As,
  other: Method,
  build: (target: SimplicialComplex, options: GammaOptions) => Construction,
): Build {
  return (target, as, options) => {
    if (as === role) return build(target, options);
    throw new InputError('invalid-option', `build: ${method} as ${as}; expected --as ${role}.`, {
      hint: `Use --method ${other} for an ${as} complex.`.replace('an legal', 'a legal'),
    });
  };
}

const METHODS: Readonly<Record<Exclude<Method, 'value'>, Build>> = {
  'prop2.1': cyclesConstruction,
  'remark2.2': only('remark2.2', 'legal', 'prop2.1', skeletonConstruction),
  gamma: only('gamma', 'illegal', 'invariant', gammaConstruction),
  'gamma-printed': only('gamma-printed', 'illegal', 'invariant', (target, options) =>
    gammaConstruction(target, { ...options, labelling: 'printed' }),
  ),
  invariant: only('invariant', 'legal', 'gamma', invariantConstruction),
  independence: only('independence', 'legal', 'gamma', independenceConstruction),
  small: smallConstruction,
};

type AnyMethod = Method | 'digraph';

const NAMES: readonly AnyMethod[] = [...(Object.keys(METHODS) as Exclude<Method, 'value'>[]), 'value', 'digraph'];

/** Names that say what a method does, for those that are called after a theorem. */
const ALIASES: Readonly<Record<string, Method>> = { cycles: 'prop2.1', skeleton: 'remark2.2' };

/** What each method builds, for the help text. */
const METHOD_WORDS: readonly (readonly [string, string])[] = [
  ['cycles', 'a cycle for each vertex, rules that list positions; any complex (prop2.1, the default)'],
  ['skeleton', 'the complex itself as the board, legal only (remark2.2)'],
  ['gamma', 'invariant rules on a Γ-board, illegal only; gamma-printed as in the thesis'],
  ['invariant', 'invariant rules on a Γ-board, legal only'],
  ['independence', 'invariant independence rules on a Γ-board, legal only, for flag complexes'],
  ['small', 'small pieces and rules that list no positions, where these exist'],
  [
    'value',
    'an invariant independence game with the value of a source value:… (the default for such a source); a pure complex with --pure, --vertex-decomposable, --flag, --sphere, --ball',
  ],
  [
    'digraph',
    'a digraph placement game with the value of a source value:…, a small one with --small, a connected one with --connected',
  ],
];

/** The method that is asked for, or the one that always works. */
function methodOf(asked: string | undefined, source: Source): AnyMethod {
  if (asked === undefined) return objectOf(source, 'value') === undefined ? 'prop2.1' : 'value';
  const [name] = parseNames(asked, 'build', [...Object.keys(ALIASES), ...NAMES]);
  return ALIASES[name!] ?? (name as AnyMethod);
}

/** The methods that label edges. */
const ON_GAMMA_BOARDS: readonly AnyMethod[] = ['gamma', 'gamma-printed', 'invariant', 'independence'];

/**
 * `build SOURCE --as legal|illegal --method METHOD`: a game whose legal or illegal complex is the given one, or which
 * has a given value.
 */
export const buildCommand: SourceCommand = {
  name: 'build',
  description:
    'Build a game with a given complex as its legal or illegal complex: a ruleset, a board and a certificate. A game stands for its legal complex, an ideal for its Stanley–Reisner complex.',
  more: [{ title: 'Methods', rows: METHOD_WORDS }],
  examples: [
    "build 'facets:x1 x2, x2 y1'",
    "build 'facets:x1 x2, x2 y1' --as legal --method skeleton --json -o game.json",
    "build 'facets:x1 y1, y1 x2' --as illegal --method gamma --json -o game.json",
    "build 'value:{2|-2}' --method value -o game.json",
    "build 'value:{1|*}' --method digraph --small",
    "build 'value:1/2' --method value --vertex-decomposable -o half.json",
    "build 'value:1' --method value --sphere",
  ],
  addOptions: (command) => {
    command
      .addOption(new NamesOption('--as <complex>', 'one of', ['legal', 'illegal']).default('legal'))
      .addOption(new NamesOption('--method <method>', 'one of', [...Object.keys(ALIASES), ...NAMES]))
      .option('--pure', 'with value: a pure complex with few facets, no board')
      .option('--vertex-decomposable', 'with value: a pure vertex decomposable complex, no board')
      .option('--flag', 'with one of these two: a flag complex, vertex decomposable in both cases')
      .option('--sphere', 'with value: a triangulated sphere, no board')
      .option('--ball', 'with value: a triangulated ball, no board')
      .option('--board', 'with one of these: the invariant game on a board too')
      .option('--small', 'a small digraph, if one is known')
      .option('--connected', 'a connected digraph')
      .option('--edge-order <edges>', 'label the edges of a Γ-board in this order: ab,bc,…')
      .option('--all', 'print long lists in full');
    addOutputOption(command);
  },
  answer: async (text, options, session) => {
    const { as, method, all, edgeOrder, small, connected, ...flags } = options as PureFlags & {
      readonly as: string;
      readonly method?: string;
      readonly all?: boolean;
      readonly edgeOrder?: string;
      readonly small?: boolean;
      readonly connected?: boolean;
    };
    const [role] = parseNames<As>(as, 'build', ['legal', 'illegal']);
    const source = await session.source(text);
    const name = methodOf(method, source);
    if (edgeOrder !== undefined && !ON_GAMMA_BOARDS.includes(name))
      throw new InputError(
        'invalid-option',
        `build: --edge-order with ${name}; expected ${ON_GAMMA_BOARDS.join(' or ')}.`,
      );
    for (const [option, isGiven] of [
      ['--small', small],
      ['--connected', connected],
    ] as const)
      if (isGiven === true && name !== 'digraph')
        throw new InputError('invalid-option', `build: ${option} with ${name}; expected --method digraph.`);
    const pure = pureKind(flags, name);
    if (name === 'digraph')
      return buildDigraph(
        text,
        valueOf(source, role!, name),
        { isSmall: small === true, connected: connected === true },
        session,
      );
    if (pure !== undefined && flags.board !== true)
      return buildPure(text, valueOf(source, role!, 'value'), pure, session);
    const optionsFor = (labels: readonly string[]): GammaOptions => ({
      ...session.run(),
      ...(edgeOrder !== undefined && { edgeOrder: parseEdgeOrder(edgeOrder, labels) }),
    });
    let construction: Construction;
    if (name === 'value') construction = valueConstruction(valueOf(source, role!, name), { ...session.run(), ...pure });
    else {
      const target = asComplex(source, session.run());
      construction = METHODS[name](target, role!, optionsFor(target.vertices.map(({ label }) => label)));
    }
    return {
      json: () => constructionToJson(construction, session.run()),
      text: () => describe(text, construction, all === true),
      file: 'json',
    };
  },
};

function valueOf(source: Source, as: As, method: 'value' | 'digraph'): Value {
  if (as !== 'legal')
    throw new InputError(
      'invalid-option',
      `build: ${method} as ${as}; expected ${method === 'value' ? '--as legal' : 'no --as'}.`,
      {
        hint: method === 'value' ? 'The legal complex has the value.' : 'A digraph has no complexes.',
      },
    );
  const value = objectOf(source, 'value');
  if (value !== undefined) return value;
  throw new InputError('invalid-option', `build: --method ${method} with a game or a complex; expected value:….`, {
    hint: 'spgames value finds the value of a game.',
  });
}

const LONGEST_BOARD = 200;

function describe(source: string, construction: Construction, all: boolean): string {
  const { method, as, target, ruleset, board } = construction;
  const cells = table(
    target.vertices
      .slice(0, all ? undefined : SHOWN)
      .map(({ label, side }, v) => [label, playerName(side, 'either'), `on ${cellsOf(construction, v)}`]),
  );
  return [
    `${source}: a game by ${method} with this ${construction.method === 'value' ? 'value' : `${as} complex`}`,
    '',
    `Complex  ${wordsOfComplex(target)}`,
    `Rules    ${ruleset.words ?? describeRuleset(ruleset)}`,
    `Board    ${boardInWords(board, all)}`,
    '',
    'Vertices and the board vertices of their pieces (from 1, in JSON from 0)',
    ...shortList(target.n, (v) => cells[v]!, all),
    '',
    'With -o FILE.json it is written to a file that spgames verify checks.',
  ].join('\n');
}

function boardInWords(board: Board, all: boolean): string {
  const { vertices, edges } = subdividedSize(board);
  const size = `${counted(vertices, 'vertex', 'vertices')}, ${counted(edges, 'edge')}`;
  if (board.lengths !== undefined)
    return `${size}; ${board.vertexCount} vertices are numbered, the others lie inside chains`;
  const notation = printBoard(board);
  return notation.length <= LONGEST_BOARD || all ? `${notation} (${size})` : size;
}

/** The board vertices of the piece of a vertex of the target, from 1. */
function cellsOf(construction: Construction, v: number): string {
  const vertices = isGamma(construction)
    ? construction.certificate.placements[v]?.vertices
    : construction.certificate.cells[v]!;
  if (vertices === undefined) return 'no vertex: a loop';
  const numbers = vertices.map((vertex) => vertex + 1);
  return isGamma(construction) && numbers.length > 12 ? `${numbers.slice(0, 12).join(' ')} …` : numbers.join(' ');
}
