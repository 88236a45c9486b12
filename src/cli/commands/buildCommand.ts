import { printBoard } from '../../boards/index.js';
import type { SimplicialComplex } from '../../complex/index.js';
import {
  cyclesConstruction,
  gammaConstruction,
  independenceConstruction,
  invariantConstruction,
  isGamma,
  skeletonConstruction,
  type Construction,
  type GammaOptions,
  type Method,
} from '../../constructions/index.js';
import { InputError } from '../../errors.js';
import { constructionToJson } from '../../formats/index.js';
import { asComplex } from '../../sources/index.js';
import { addOutputOption, parseNames } from '../commonOptions.js';
import { SHOWN, counted, playerOf, shortList, table } from '../plainText.js';
import type { SourceCommand } from '../SourceCommand.js';

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
    throw new InputError('bad-option', `build: ${method} as ${as}; expected --as ${role}.`, {
      hint: `Use --method ${other} for an ${as} complex.`.replace('an legal', 'a legal'),
    });
  };
}

const METHODS: Readonly<Record<Method, Build>> = {
  'prop2.1': cyclesConstruction,
  'remark2.2': only('remark2.2', 'legal', 'prop2.1', skeletonConstruction),
  gamma: only('gamma', 'illegal', 'invariant', gammaConstruction),
  'gamma-printed': only('gamma-printed', 'illegal', 'invariant', (target, options) =>
    gammaConstruction(target, { ...options, labelling: 'printed' }),
  ),
  invariant: only('invariant', 'legal', 'gamma', invariantConstruction),
  independence: only('independence', 'legal', 'gamma', independenceConstruction),
};

const PLANNED: readonly string[] = ['small', 'value'];

/** `build SOURCE --as legal|illegal --method METHOD`: a game whose legal or illegal complex is the given one. */
export const buildCommand: SourceCommand = {
  name: 'build',
  description:
    'Build a game with a given complex as its legal or illegal complex: a ruleset, a board and a certificate. A game stands for its legal complex, an ideal for its Stanley–Reisner complex.',
  examples: [
    "build 'facets:x1 x2, x2 y1' --as legal --method prop2.1",
    "build 'facets:x1 x2, x2 y1' --as legal --method remark2.2 --json -o game.json",
  ],
  addOptions: (command) => {
    command
      .option('--as <complex>', 'legal or illegal', 'legal')
      .requiredOption('--method <method>', `one of ${Object.keys(METHODS).join(', ')}`)
      .option('--all', 'do not shorten long lists');
    addOutputOption(command);
  },
  answer: async (text, options, session) => {
    const { as, method, all } = options as { readonly as: string; readonly method: string; readonly all?: boolean };
    const [role] = parseNames<As>(as, 'build', ['legal', 'illegal']);
    const [name] = parseNames(method, 'build', Object.keys(METHODS) as Method[], PLANNED);
    const target = asComplex(await session.source(text));
    const construction = METHODS[name!](target, role!, session.run());
    return {
      json: () => constructionToJson(construction, session.run()),
      text: () => describe(text, construction, all === true),
      file: 'json',
    };
  },
};

const LONGEST_BOARD = 200;

function describe(source: string, construction: Construction, all: boolean): string {
  const { method, as, target, ruleset, board } = construction;
  const notation = printBoard(board);
  const size = `${counted(board.vertexCount, 'vertex', 'vertices')}, ${counted(board.edges.length, 'edge')}`;
  const cells = table(
    target.vertices
      .slice(0, all ? undefined : SHOWN)
      .map(({ label, side }, v) => [label, playerOf(side), `on ${cellsOf(construction, v)}`]),
  );
  return [
    `${source}: a game by ${method} with this ${as} complex`,
    '',
    `Rules    ${ruleset.words}`,
    `Board    ${notation.length <= LONGEST_BOARD || all ? `${notation} (${size})` : size}`,
    '',
    'Vertices and the cells of their pieces',
    ...shortList(target.n, (v) => cells[v]!, all),
    '',
    'With -o FILE.json it is written to a file that spgames verify checks.',
  ].join('\n');
}

/** The board vertices of the piece of a vertex of the target. */
function cellsOf(construction: Construction, v: number): string {
  if (!isGamma(construction)) return construction.certificate.cells[v]!.join(' ');
  const vertices = construction.certificate.placements[v]?.vertices;
  return vertices === undefined
    ? 'no vertex: a loop'
    : vertices.length > 12
      ? `${vertices.slice(0, 12).join(' ')} …`
      : vertices.join(' ');
}
