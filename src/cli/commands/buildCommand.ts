import { printBoard, subdividedSize, type Board } from '../../boards/index.js';
import { SimplicialComplex } from '../../complex/index.js';
import {
  build,
  constructionMethods,
  constructionOptions,
  type AnyConstruction,
  type Construction,
  type ConstructionMethod,
  type MethodOptions,
} from '../../constructions/index.js';
import { isGamma, isPureConstruction, requireMethodOptions, withoutValue } from '../../constructions/internal.js';
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
import { describeDigraph } from './describeDigraph.js';
import { describePure } from './describePure.js';
import { counted } from '../../text/internal.js';

/** What each method builds, for the help text. */
const METHOD_WORDS: readonly (readonly [string, string])[] = constructionMethods.map(
  ({ name, alias = name, words }) => [alias, words] as const,
);

/** Names that say what a method does, for those that are called after a theorem, and the names. */
const NAMES: readonly string[] = [
  ...constructionMethods.flatMap(({ alias }) => alias ?? []),
  ...constructionMethods.map(({ name }) => name),
];

/** The method that is asked for, or the one that always works. */
function methodOf(asked: string | undefined, source: Source): ConstructionMethod {
  const usual = objectOf(source, 'value') === undefined ? 'prop2.1' : 'value';
  const [name] = asked === undefined ? [usual] : parseNames(asked, 'build', NAMES);
  return constructionMethods.find((method) => method.name === name || method.alias === name)!;
}

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
      .addOption(new NamesOption('--method <method>', 'one of', NAMES));
    for (const { flag, words } of constructionOptions) command.option(flag, words);
    command
      .option('--edge-order <edges>', 'label the edges of a Γ-board in this order: ab,bc,…')
      .option('--all', 'print long lists in full');
    addOutputOption(command);
  },
  answer: async (text, options, session) => {
    const { as, method, all, edgeOrder, ...flags } = options as Omit<MethodOptions, 'edgeOrder'> & {
      readonly as: string;
      readonly method?: string;
      readonly all?: boolean;
      readonly edgeOrder?: string;
    };
    const [role] = parseNames<Construction['as']>(as, 'build', ['legal', 'illegal']);
    const source = await session.source(text);
    const { name, from } = methodOf(method, source);
    // What does not go together is refused before anything is compiled.
    requireMethodOptions(name, role!, { ...flags, ...(edgeOrder !== undefined && { edgeOrder: [] }) });
    const given = from === 'value' ? objectOf(source, 'value') : asComplex(source, session.run());
    if (given === undefined) throw withoutValue(name);
    const construction = build(given, {
      ...flags,
      ...session.run(),
      method: name,
      as: role!,
      ...(edgeOrder !== undefined && { edgeOrder: parseEdgeOrder(edgeOrder, labelsOf(given)) }),
    });
    return {
      json: () => constructionToJson(construction, session.run()),
      text: () => describeAny(text, construction, flags.small === true, all === true),
      file: 'json',
    };
  },
};

function labelsOf(given: SimplicialComplex | Value): string[] {
  return given instanceof SimplicialComplex ? given.vertices.map(({ label }) => label) : [];
}

function describeAny(source: string, construction: AnyConstruction, isSmall: boolean, all: boolean): string {
  if (construction.method === 'digraph') return describeDigraph(source, construction, isSmall);
  return isPureConstruction(construction) ? describePure(source, construction) : describe(source, construction, all);
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
