import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUNDLED_PACKAGES, packagesIn } from '../../scripts/bundledPackages.js';
import { commandBundle, explorerBundle, pageBundle } from '../../scripts/bundles.js';
import { markdownLinks } from '../../scripts/markdownLinks.js';
import { broughtBy, bytesOf, manifest, packAndInstall, root, run, type PackedPackage } from './packedPackage.js';

/** The licences that are not that of MIT, by their packages. */
const OTHER_LICENCES: Readonly<Record<string, string>> = { mathjs: 'Apache-2.0', idb: 'ISC' };

let packed: PackedPackage;
beforeAll(() => {
  packed = packAndInstall();
});
afterAll(() => {
  packed.remove();
});

const textOf = (path: string): string =>
  readFileSync(join(packed.project, 'node_modules', manifest.name, path), 'utf8');

describe('what is installed', () => {
  it('is mathjs, what that brings, and at most 10.4 MB: with mathjs in the command, surfaces cut open, expressions with literal games, documents of every object, notebooks, schemas, the manual, digraphs, games by their moves, loopy games, posets of games, lattice games, positional games, surveys, the explorer with an editor and other worlds, scoring games, order modulo universes, strata by automata, manifolds and cohomology rings', () => {
    const modules = join(packed.project, 'node_modules');
    const brought = [...broughtBy('mathjs', packed.project)];
    expect(Object.keys(manifest.dependencies)).toEqual(['mathjs']);
    const rest = bytesOf(modules) - brought.reduce((sum, name) => sum + bytesOf(join(modules, name)), 0);
    expect(rest).toBeLessThanOrEqual(10_400_000);
  });

  it('runs nothing when it is installed, so npm has nothing to warn of', () => {
    const { scripts = {} } = JSON.parse(textOf('package.json')) as { scripts?: Record<string, string> };
    expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
  });

  it('has no maps, no sources and nothing twice', () => {
    expect(packed.files.filter((path) => /\.map$|(?<!\.d)\.ts$/.test(path))).toEqual([]);
    const large = packed.files.filter(
      (path) => bytesOf(join(packed.project, 'node_modules', manifest.name, path)) > 1000,
    );
    expect(new Set(large.map(textOf)).size).toBe(large.length);
  });

  it('loads nothing else: other packages are inside the files', () => {
    const code = packed.files.filter((path) => path.endsWith('.js') && !path.startsWith('dist/graphology/'));
    // What texts show, such as cells of notebooks, is not loaded.
    const imported = code.flatMap((path) =>
      ts.preProcessFile(textOf(path), true, true).importedFiles.map(({ fileName }) => fileName),
    );
    expect(imported.length).toBeGreaterThan(100);
    expect(
      [...new Set(imported)].filter((name) => !/^\.|^node:|^mathjs\/|^\w+$/.test(name) || name === 'graphology'),
    ).toEqual([]);
  });

  it('has the licences of the packages that are inside', async () => {
    const chunks = await Promise.all(
      [
        await commandBundle(`${root}src/cli/`),
        await pageBundle(`${root}src/browser/index.ts`),
        await explorerBundle(`${root}web/`),
      ].map(async (bundle) => {
        const { output } = await bundle.generate({ format: 'esm' });
        await bundle.close();
        return output.filter((file) => file.type === 'chunk');
      }),
    );
    const inside = packagesIn(chunks.flat());
    const chosen = [...BUNDLED_PACKAGES, ...broughtBy('mathjs', packed.project)];
    const brought = BUNDLED_PACKAGES.flatMap((name) => [...broughtBy(name, root)]);
    expect(chosen.filter((name) => !inside.includes(name))).toEqual([]);
    expect(inside.filter((name) => ![...chosen, ...brought].includes(name))).toEqual([]);
    const licences = textOf('dist/THIRD-PARTY-LICENSES.txt');
    for (const name of BUNDLED_PACKAGES) expect(manifest.devDependencies[name], name).toBeDefined();
    for (const name of inside) {
      const { version } = JSON.parse(readFileSync(`${root}node_modules/${name}/package.json`, 'utf8')) as {
        version: string;
      };
      expect(licences).toContain(`\n${name} ${version} (${OTHER_LICENCES[name] ?? 'MIT'})`);
    }
    // Terms that several have stand once.
    const inWords = (text: string): string => text.replace(/\s+/g, ' ').trim();
    const words = inWords(licences);
    for (const name of inside) {
      const folder = `${root}node_modules/${name}/`;
      const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
      if (file === undefined) continue;
      const text = readFileSync(folder + file, 'utf8');
      const terms = Math.max(0, text.indexOf('Permission is hereby granted'));
      for (const part of [text.slice(0, terms), text.slice(terms)]) expect(words, name).toContain(inWords(part));
    }
    expect(licences.match(/Permission is hereby granted/g)!.length).toBeLessThan(inside.length / 2);
    expect(licences).toContain('Apache License');
    expect(licences).toContain('ISC License');
    expect(licences).toContain('Jim Palmer');
  });

  it('has pages whose links lead to pages that are there', () => {
    const pages = packed.files.filter((path) => path.endsWith('.md'));
    const links = pages.flatMap((page) =>
      markdownLinks(textOf(page))
        .filter(({ path }) => path !== '')
        .map(({ path }) => posix.join(posix.dirname(page), path)),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((path) => !packed.files.includes(path))).toEqual([]);
  });
});

describe('spgames/graphology', () => {
  const script = `import { toGraphology } from 'spgames/graphology';
    import { path } from 'spgames/boards';
    import Graph from 'graphology';
    const graph = toGraphology(path(3));
    console.log(graph.size, graph instanceof Graph);`;

  it('says what is to be installed', () => {
    const { status, stderr } = run(packed.project, process.execPath, '--input-type=module', '-e', script);
    expect(status).toBe(1);
    expect(stderr).toContain("Cannot find package 'graphology'");
  });

  it('makes graphs of the graphology that its user has', () => {
    const { stdout } = run(packed.withPeers, process.execPath, '--input-type=module', '-e', script);
    expect(stdout).toBe('2 true\n');
  });
});

describe('minified bundles', () => {
  // Each has the names of options, 1.3 kB, so that misspelt ones are refused.
  it.each([
    [`export { compile, snort } from 'spgames/games'; export { path } from 'spgames/boards';`, 100_000],
    [`export { SimplicialComplex } from 'spgames/complex';`, 52_500],
    [`export { Value, ValueStore, parseValue, printValue } from 'spgames/values';`, 65_000],
    [`export { cohenMacaulay } from 'spgames/ideal';`, 91_000],
  ])('%s', async (contents, bytes) => {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: packed.project },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      write: false,
      logLevel: 'silent',
    });
    expect(outputFiles[0]!.contents.length).toBeLessThanOrEqual(bytes);
  });
});
