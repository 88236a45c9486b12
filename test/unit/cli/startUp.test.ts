import type { OutputChunk } from 'rolldown';
import { beforeAll, describe, expect, it } from 'vitest';
import { packagesIn } from '../../../scripts/bundledPackages.js';
import { commandBundle } from '../../../scripts/bundles.js';
import { root } from '../../../scripts/filesUnder.js';

/** The files that are loaded with these: not what they import when they need it. */
function loadedWith(files: ReadonlyMap<string, OutputChunk>, starts: readonly string[]): OutputChunk[] {
  const found = new Set(starts);
  for (const name of found) for (const next of files.get(name)!.imports) if (files.has(next)) found.add(next);
  return [...found].map((name) => files.get(name)!);
}

function modulesOf(files: readonly OutputChunk[]): string[] {
  return files.flatMap((file) =>
    Object.entries(file.modules).flatMap(([path, { renderedLength }]) =>
      renderedLength > 0 ? [path.slice(root.length)] : [],
    ),
  );
}

describe('the start of spgames value', () => {
  let loaded: OutputChunk[] = [];
  /** Sources of which code is left in the files that are loaded. */
  let modules: string[] = [];
  /** Those of the thread that watches over a run that is not short. */
  let watching: string[] = [];
  /** The files of `spgames link`. */
  let operations: OutputChunk[] = [];

  beforeAll(async () => {
    const bundle = await commandBundle(`${root}src/cli/`);
    const { output } = await bundle.generate({ format: 'esm' });
    await bundle.close();
    const files = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
    const starts = ['main', 'runShortly', 'commands/valueCommand', 'superviseCommand', 'commands/operationCommand'].map(
      (entry) => {
        const file = [...files.values()].find(({ facadeModuleId }) => facadeModuleId === `${root}src/cli/${entry}.ts`);
        if (file === undefined) throw new Error(`no file of the bundle begins with ${entry}`);
        return file.fileName;
      },
    );
    loaded = loadedWith(files, starts.slice(0, 3));
    modules = modulesOf(loaded);
    watching = modulesOf(loadedWith(files, [starts[0]!, starts[3]!]));
    operations = loadedWith(files, [...starts.slice(0, 2), starts[4]!]);
  });

  it('has little where it only watches', () => {
    const names = [
      'commandTable',
      'exitCodes',
      'keepCompiledCode',
      'main',
      'mayBeShort',
      'messages',
      'superviseCommand',
      'writeAll',
    ];
    const expected = [...names.map((name) => `src/cli/${name}.ts`), 'src/json.ts'];
    expect(watching.filter((name) => !expected.includes(name))).toEqual([]);
    expect(watching).toContain('src/cli/superviseCommand.ts');
  });

  it('loads the evaluator', () => {
    expect(modules).toContain('src/evaluation/complexes/Evaluator.ts');
  });

  it('has the package for command lines in it and no other, and leaves none to be loaded', () => {
    const files = new Set(loaded.map(({ fileName }) => fileName));
    const names = loaded.flatMap(({ imports }) => imports.filter((name) => !files.has(name)));
    // The compiled programs of the engine are those of the library beside it.
    expect([...new Set(names)].filter((name) => !name.startsWith('node:')).sort()).toEqual([
      '../evaluation/complexes/program/compiledProgram.js',
      '../values/store/compiledProgram.js',
    ]);
    expect(packagesIn(loaded)).toEqual(['commander']);
  });

  it('has no mathjs in it, nor what needs it, for operations that expressions have too', () => {
    expect(packagesIn(operations)).toEqual(['commander']);
    expect(modulesOf(operations)).toContain('src/expressions/functions/operations.ts');
    expect(modulesOf(operations)).not.toContain('src/expressions/createMath.ts');
  });

  it('loads no topology, no pictures and no whole folders', () => {
    // Literal games are sources; sums of games by their moves and others, whose misère outcome is found by the moves,
    // are here, and the reader of posets; one greatest common divisor serves all folders.
    const parts =
      /^src\/(complex\/(?!named)\w+|ideal\/\w+|linear(?!\/gcd\.)|poset(?!\/(orderClosure|relations|LabelledPoset|aLabelledPoset|parsePoset)\.)|pictures|games\/(graph(?!\/(movesOf|movesOfForm|sumOfMoves)\.)|literal))\//;
    expect(modules.filter((name) => parts.test(name))).toEqual([]);
    expect(modules.filter((name) => name.endsWith('/index.ts'))).toEqual([]);
  });
});
