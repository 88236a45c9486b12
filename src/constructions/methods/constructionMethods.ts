import type { Construction } from '../Construction.js';
import type { MethodName, MethodOption } from './build.js';

type As = Construction['as'];

/** A method of `build`: what it makes a game of, and which. */
export interface ConstructionMethod {
  readonly name: MethodName;
  /** A name that says what it does, for one that is called after a theorem. */
  readonly alias?: string;
  /** What it is given. */
  readonly from: 'complex' | 'value';
  /** Which complex of the game the given one may be, or has the given value; none for a digraph. */
  readonly as: readonly As[];
  /** What it builds. */
  readonly words: string;
  /** What else may be asked of it. */
  readonly options: readonly MethodOption[];
}

/** An option of methods that is on or off. */
export interface ConstructionOption {
  readonly name: Exclude<MethodOption, 'edgeOrder'>;
  /** As `spgames build` has it. */
  readonly flag: string;
  readonly words: string;
}

const BOTH: readonly As[] = ['legal', 'illegal'];
const LEGAL: readonly As[] = ['legal'];
const ILLEGAL: readonly As[] = ['illegal'];
const ORDERED: readonly MethodOption[] = ['edgeOrder'];

/**
 * The methods of `build` and of `spgames build --method`, those for complexes first.
 */
export const constructionMethods: readonly ConstructionMethod[] = [
  {
    name: 'prop2.1',
    alias: 'cycles',
    from: 'complex',
    as: BOTH,
    words: 'a cycle for each vertex, rules that list positions; any complex (prop2.1, the default)',
    options: [],
  },
  {
    name: 'remark2.2',
    alias: 'skeleton',
    from: 'complex',
    as: LEGAL,
    words: 'the complex itself as the board, legal only (remark2.2)',
    options: [],
  },
  {
    name: 'gamma',
    from: 'complex',
    as: ILLEGAL,
    words: 'invariant rules on a Γ-board, illegal only',
    options: ORDERED,
  },
  {
    name: 'gamma-printed',
    from: 'complex',
    as: ILLEGAL,
    words: 'the same with labels as in the thesis, illegal only',
    options: ORDERED,
  },
  {
    name: 'invariant',
    from: 'complex',
    as: LEGAL,
    words: 'invariant rules on a Γ-board, legal only',
    options: ORDERED,
  },
  {
    name: 'independence',
    from: 'complex',
    as: LEGAL,
    words: 'invariant independence rules on a Γ-board, legal only, for flag complexes',
    options: ORDERED,
  },
  {
    name: 'small',
    from: 'complex',
    as: BOTH,
    words: 'small pieces and rules that list no positions, where these exist',
    options: [],
  },
  {
    name: 'value',
    from: 'value',
    as: LEGAL,
    words:
      'an invariant independence game with the value of a source value:… (the default for such a source); a pure complex with --pure, --vertex-decomposable, --flag, --sphere, --ball',
    options: ['pure', 'vertexDecomposable', 'flag', 'sphere', 'ball', 'board'],
  },
  {
    name: 'digraph',
    from: 'value',
    as: [],
    words:
      'a digraph placement game with the value of a source value:…, a small one with --small, a connected one with --connected',
    options: ['small', 'connected'],
  },
];

/** The options of methods that are on or off, in the order in which help lists them. */
export const constructionOptions: readonly ConstructionOption[] = [
  { name: 'pure', flag: '--pure', words: 'with value: a pure complex with few facets, no board' },
  {
    name: 'vertexDecomposable',
    flag: '--vertex-decomposable',
    words: 'with value: a pure vertex decomposable complex, no board',
  },
  {
    name: 'flag',
    flag: '--flag',
    words: 'with one of these two: a flag complex, vertex decomposable in both cases',
  },
  { name: 'sphere', flag: '--sphere', words: 'with value: a triangulated sphere, no board' },
  { name: 'ball', flag: '--ball', words: 'with value: a triangulated ball, no board' },
  { name: 'board', flag: '--board', words: 'with one of these: the invariant game on a board too' },
  { name: 'small', flag: '--small', words: 'a small digraph, if one is known' },
  { name: 'connected', flag: '--connected', words: 'a connected digraph' },
];
