import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesUnder, root, textOf } from '../../scripts/filesUnder.js';
import { importsOf, layerViolations, type PackageFacts } from './layers.js';

const facts = JSON.parse(textOf('package.json')) as PackageFacts;

describe('the layers of the design', () => {
  const paths = [
    // Doors lead to those of other folders.
    ...filesUnder('src', /(?<!^door)\.(ts|json)$/),
    ...['examples', 'bench', 'test/package', 'test/peers'].flatMap((folder) => filesUnder(folder, /\.ts$/)),
    ...filesUnder('docs', /\.md$/),
    ...(existsSync(`${root}README.md`) ? ['README.md'] : []),
  ];

  it('looks at the sources', () => {
    expect(paths).toContain('src/errors.ts');
    expect(paths).toContain('test/peers/peers.ts');
  });

  it('are kept by every file', () => {
    expect(layerViolations(new Map(paths.map((path) => [path, textOf(path)])), facts)).toEqual([]);
  });
});

describe('layerViolations', () => {
  const madeUp: PackageFacts = {
    name: 'spgames',
    exports: { '.': {}, './sets': {}, './complex': {}, './games': {}, './values': {}, './boards': {} },
    dependencies: { graphology: '1' },
    peerDependencies: { peer: '1' },
  };
  /** Checks made-up files; the index of every folder in use is added. */
  function check(files: Record<string, string>): string[] {
    const all = new Map(Object.entries(files));
    for (const path of Object.keys(files)) {
      const folder = /^src\/([^/]+)\//.exec(path)?.[1];
      const index = `src/${folder}/index.ts`;
      if (folder !== undefined && folder !== 'cli' && !all.has(index)) all.set(index, '');
    }
    return layerViolations(all, madeUp);
  }

  it('accepts imports from above', () => {
    expect(
      check({
        'src/complex/Complex.ts': "import { A } from '../sets/index.js';\nimport { B } from '../errors.js';",
        'src/sets/sort.kernel.ts': "import { c } from './words.kernel.js';",
        'src/sets/internal.ts': "export { c } from './words.kernel.js';",
        'src/games/Game.ts': "import { c } from '../sets/internal.js';",
        'src/games/a.kernel.ts': "import { c } from '../sets/internal.kernel.js';",
        'src/boards/Board.ts':
          "import Graph from 'graphology';\nimport names from './names.json' with { type: 'json' };",
        'src/index.ts': "export * from './sets/index.js';",
        'src/cli/main.ts': "import { readFileSync } from 'node:fs';\nimport '../games/index.js';",
        'examples/a.ts': "import { A } from 'spgames/complex';\nimport 'node:fs';",
        'test/peers/a.test.ts': "import { peer } from './peers.js';\nimport 'spgames';",
      }),
    ).toEqual([]);
  });

  it.each([
    ['upward', 'src/sets/A.ts', "import { G } from '../games/index.js';", 'sets may not import games'],
    ['upward type', 'src/sets/A.ts', "import type { G } from '../games/index.js';", 'sets may not import games'],
    ['upward re-export', 'src/sets/A.ts', "export { G } from '../games/G.js';", 'sets may not import games'],
    ['upward dynamic', 'src/sets/A.ts', "const g = await import('../games/G.js');", 'sets may not import games'],
    ['upward import type', 'src/sets/A.ts', "let g: import('../games/G.js').G;", 'sets may not import games'],
    ['values from sets', 'src/values/A.ts', "import { S } from '../sets/index.js';", 'values may not import sets'],
    ['everything index', 'src/games/A.ts', "import { S } from '../index.js';", 'games may not import index'],
    ['index of cli', 'src/index.ts', "export * from './cli/main.js';", 'index may not import cli'],
    ['node', 'src/games/A.ts', "import fs from 'node:fs';", 'only src/cli and src/surveys may'],
    ['third party in a kernel folder', 'src/complex/A.ts', "import G from 'graphology';", 'no third-party code'],
    ['undeclared dependency', 'src/games/A.ts', "import x from 'left-pad/x';", 'no dependency in package.json'],
    ['peer elsewhere', 'src/games/A.ts', "import x from 'peer';", 'no dependency in package.json'],
    ['own name', 'src/games/A.ts', "import x from 'spgames/sets';", 'expected a relative path'],
    ['outside src', 'src/games/A.ts', "import x from '../../test/unit/layers.js';", 'from outside src'],
    ['kernel of wrapper', 'src/sets/a.kernel.ts', "import x from './SetFamily.js';", 'imports only kernels'],
    ['kernel of package', 'src/games/a.kernel.ts', "import x from 'graphology';", 'no third-party code'],
    ['kernel with state', 'src/sets/a.kernel.ts', 'let last = 0;', 'keeps state outside of a class'],
    ['kernel with texts', 'src/sets/a.kernel.ts', 'export function a(b: readonly string[]) {}', 'works on texts'],
    ['deep', 'src/games/A.ts', "import { S } from '../sets/SetFamily.js';", 'expected a door of sets'],
    ['deep dynamic', 'src/cli/a.ts', "await import('../sets/SetFamily.js');", 'expected a door of sets'],
    ['deep index', 'src/games/A.ts', "import { S } from '../sets/more/index.js';", 'expected a door of sets'],
    ['internal with code', 'src/sets/internal.ts', 'export const a = 1;', 'more than re-exports'],
    ['unknown layer', 'src/games/A.ts', "import x from '../misc/x.js';", 'misc is not a layer'],
    ['computed name', 'src/games/A.ts', 'await import(name);', 'computed name'],
    ['file in no layer', 'src/misc.ts', '', 'no layer of the design'],
    ['long file', 'src/sets/A.ts', 'x;\n'.repeat(401), 'has 401 lines'],
    ['index with code', 'src/sets/index.ts', 'export const a = 1;', 'more than re-exports'],
    ['index with import', 'src/sets/index.ts', "import './A.js';", 'more than re-exports'],
    ['example of src', 'examples/a.ts', "import x from '../src/index.js';", 'public entry point'],
    ['bench of dist', 'bench/a.ts', "import x from '../dist/index.js';", 'public entry point'],
    ['peer test of src', 'test/peers/a.test.ts', "import x from '../../src/index.js';", 'public entry point'],
    ['unknown subpath', 'examples/a.ts', "import x from 'spgames/sets/SetFamily';", 'exports no ./sets/SetFamily'],
    ['docs block', 'docs/a.md', "```ts\nimport x from 'spgames/nothing';\n```\n", 'exports no ./nothing'],
  ])('finds: %s', (_, path, text, expected) => {
    const found = check({ [path]: text });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${path}: `);
    expect(found[0]).toContain(expected);
  });

  it('wants an index and a subpath, or internals alone, for every folder but cli', () => {
    const violations = (...paths: string[]): string[] =>
      layerViolations(new Map(paths.map((path) => [path, ''])), madeUp);
    expect(violations('src/poset/A.ts')).toEqual(['src/poset: has neither index.ts nor internal.ts.']);
    expect(violations('src/poset/index.ts')).toEqual(['src/poset: has no subpath ./poset in package.json.']);
    expect(violations('src/text/A.ts', 'src/text/internal.ts')).toEqual([]);
    expect(violations('src/sets/A.ts', 'src/sets/internal.ts')).toEqual([
      'src/sets: has a subpath in package.json and no index.ts.',
    ]);
    expect(violations('src/cli/main.ts')).toEqual([]);
  });

  it('reads every kind of import, and no comments or strings', () => {
    const text = `
      import 'a'; import type { B } from 'b'; export * from 'c'; export type { D } from 'd';
      const e = await import('e'); let f: import('f').F; // import 'g'
      const h = "import 'h'"; import i = require('i');`;
    expect(importsOf(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'i']);
  });
});
