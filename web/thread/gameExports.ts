/** Texts of the game for other programs: what a source has at its position. */
import type { OfferedExport } from '../messages.js';
import { boards, digraphs, formats, values, type RunOptions, type Source, type Value } from '../library.js';
import { placementGame } from './board.js';

/** A game as it is written: a source, and the pieces or moves that lead from it to the position. */
export interface WrittenGame {
  readonly text: string;
  readonly position: readonly string[];
  readonly start: Source;
  readonly source: Source;
}

interface GameExport {
  readonly program: string;
  /** The text; `value` searches for the value. */
  readonly print: (game: WrittenGame, value: () => Promise<Value>, run: RunOptions) => string | Promise<string>;
  /** Is there such a text? */
  readonly has?: (game: WrittenGame) => boolean;
}

/** The board or the digraph, if it is one. */
function graphOf({ start }: WrittenGame): Parameters<typeof boards.printGraphML>[0] | undefined {
  if (start.kind === 'digraph') {
    const { digraph, labels: names = digraphs.vertexLabels(digraph) } = start.object;
    const arcs = digraph.arcs.map(([from, to]) => ({ from, to }));
    return { n: digraph.n, arcs, names, sides: digraph.sides };
  }
  if (start.kind !== 'game') return undefined;
  const [summand, ...others] = start.object.summands;
  return others.length === 0 && summand?.ruleset !== undefined ? summand.board : undefined;
}

/** A cell of a notebook with the kernel of Deno: the last line is shown. */
function notebookCell({ text, position, source }: WrittenGame): string {
  const parsed = `parseSource(${JSON.stringify(text)})`;
  const placed = position.length === 0 ? parsed : `atPosition(${parsed}, ${JSON.stringify(position.join(' '))})`;
  const names = ['asValue', 'parseSource', ...(position.length === 0 ? [] : ['atPosition'])];
  const hasComplex = placementGame(source) !== undefined;
  return [
    `import { ${[...(hasComplex ? ['asComplex'] : []), ...names].sort().join(', ')} } from 'spgames/sources';`,
    '',
    `const source = ${placed};`,
    ...(hasComplex ? ['console.log(String(asComplex(source)));'] : []),
    'asValue(source)',
    '',
  ].join('\n');
}

const ALL: Readonly<Record<string, GameExport>> = {
  notebook: { program: 'notebook cell', print: notebookCell },
  json: {
    program: 'JSON of the value',
    print: async (_, value) => formats.printJson(formats.valueToJson(await value())),
  },
  latex: { program: 'LaTeX', print: async (_, value) => `${values.printValueLatex(await value())}\n` },
  cgsuite: {
    program: 'CGSuite',
    print: async ({ source }, value, run) =>
      formats.printCGSuite(source.kind === 'game' ? source.object : await value(), run),
  },
  graphml: {
    program: 'GraphML',
    has: (game) => graphOf(game) !== undefined,
    print: (game) => boards.printGraphML(graphOf(game)!),
  },
  gexf: {
    program: 'GEXF',
    has: (game) => graphOf(game) !== undefined,
    print: (game) => boards.printGexf(graphOf(game)!),
  },
};

/** What is offered, in order. */
export function gameExports(game: WrittenGame): OfferedExport[] {
  return Object.entries(ALL).flatMap(([name, { program, has }]) =>
    has?.(game) === false ? [] : [{ name, program, of: 'game' as const }],
  );
}

/** The game as a text. */
export async function exportedGame(
  name: string,
  game: WrittenGame,
  value: () => Promise<Value>,
  run: RunOptions,
): Promise<string> {
  return Object.hasOwn(ALL, name) ? ALL[name]!.print(game, value, run) : '';
}
