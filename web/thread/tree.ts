/** The game tree of a source, node by node. */
import type { Player } from '../messages.js';
import type { BestOptions, TreeNode, TreeOption, TreeOptions, TreePath, TreeRequest } from '../tree.js';
import { outcomeInWords } from '../../src/text/outcomeWords.js';
import { formats, InputError, sources, values, type RunOptions, type Source, type Value } from '../library.js';
import { isBestOf, type Valued } from './bestMoves.js';
import type { Opened } from './compare.js';
import type { Search } from './Session.js';
import { movesOfSource, type Moves } from './movesOfSource.js';
import { Undecided, within } from './within.js';

/** More options of a node than these are not listed. */
const LISTED_OPTIONS = 100;
/** So long it is searched for a node unless the page says how long. */
const NODE_MS = 1000;

const PLAYERS = ['L', 'R'] as const;

/** What is kept of the tree of one source: its nodes by their paths, and their values. */
interface Tree {
  readonly source: Source;
  readonly moves: Moves<unknown>;
  readonly nodes: Map<string, unknown>;
  readonly valueOf: Map<string, Value>;
}

type Topics = {
  readonly treeOptions: (search: Search, about: string) => Promise<TreeOptions>;
  readonly treeNode: (search: Search, about: string) => Promise<TreeNode>;
  readonly treeBest: (search: Search, about: string) => Promise<BestOptions>;
};

/** The answers to what is asked of the game tree. @param opened asked anew each time */
export function treeTopics(opened: () => Opened): Topics {
  let known: Tree | undefined;

  async function treeIn(search: Search): Promise<Tree> {
    const { source, evaluator } = opened();
    if (known?.source === source) return known;
    const moves = await search((run) => movesOfSource(source, evaluator, run));
    return (known = { source, moves, nodes: new Map(), valueOf: new Map() });
  }

  return {
    treeOptions: async (search, about) => optionsOf(await treeIn(search), requested(about).path),
    treeNode: async (search, about) => {
      const tree = await treeIn(search);
      const { path, ms = NODE_MS } = requested(about);
      const node = nodeAt(tree, path);
      const found = await within(ms, search, (run) => nodeTexts(tree, path, node, run));
      return found instanceof Undecided ? { value: '', outcome: '', undecided: found.because } : found;
    },
    treeBest: async (search, about) => bestOf(await treeIn(search), requested(about).path),
  };
}

function requested(about: string): TreeRequest {
  return JSON.parse(about) as TreeRequest;
}

/** The node that moves lead to. @throws InputError for what is not a move */
function nodeAt(tree: Tree, path: TreePath): unknown {
  if (path.length === 0) return tree.moves.start;
  const key = JSON.stringify(path);
  const kept = tree.nodes.get(key);
  if (kept !== undefined) return kept;
  const [player, name] = path.at(-1)!;
  const option = tree.moves.options(nodeAt(tree, path.slice(0, -1)), player).find((each) => each.name === name);
  if (option === undefined) throw new InputError('invalid-argument', `There is no move ${name} here.`);
  tree.nodes.set(key, option.position);
  return option.position;
}

function optionsOf(tree: Tree, path: TreePath): TreeOptions {
  const node = nodeAt(tree, path);
  const all = PLAYERS.map((player) => tree.moves.options(node, player).map(({ name }) => ({ player, name })));
  const listed = all.flatMap((options) => options.slice(0, LISTED_OPTIONS));
  const words = path.map(([, name]) => name);
  return {
    options: listed.map((option): TreeOption => ({
      ...option,
      isPosition: tree.moves.arePositions && isPosition(tree.source, [...words, option.name]),
    })),
    total: all.reduce((sum, { length }) => sum + length, 0),
  };
}

/** Do the words lead to a position? In sums with values, and where moves have no names, not all do. */
function isPosition(source: Source, words: readonly string[]): boolean {
  if (source.kind !== 'sum' && source.kind !== 'rules') return true;
  try {
    sources.atPosition(source, words.join(' '), { lazy: true });
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

function nodeTexts(tree: Tree, path: TreePath, node: unknown, run: RunOptions): TreeNode {
  const found = tree.moves.find(node, run);
  if (!('value' in found)) return { value: found.name, outcome: found.outcome };
  const { value } = found;
  tree.valueOf.set(JSON.stringify(path), value);
  return {
    value: formats.valueToJson(value).name ?? 'more than 20,480 characters',
    outcome: outcomeInWords(value.outcome),
    temperature: String(values.temperature(value)),
  };
}

function bestOf(tree: Tree, path: TreePath): BestOptions {
  const node = nodeAt(tree, path);
  const valued = (player: Player): (Valued & { readonly name: string })[] | undefined => {
    const options = tree.moves.options(node, player).map(({ name }) => name);
    const found = options.map((name) => tree.valueOf.get(JSON.stringify([...path, [player, name]])));
    if (found.includes(undefined)) return undefined;
    return options.map((name, i) => ({ player, name, value: found[i]! }));
  };
  const [left, right] = PLAYERS.map(valued);
  if (left === undefined || right === undefined) return 'undecided';
  const names = (all: typeof left): string[] => all.filter((move) => isBestOf(move, all)).map(({ name }) => name);
  return { L: names(left), R: names(right) };
}
