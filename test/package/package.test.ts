import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesUnder } from '../../scripts/filesUnder.js';
import { markdownBlocks } from '../../scripts/markdownBlocks.js';
import { entryPoints, manifest, packAndInstall, root, run, type PackedPackage } from './packedPackage.js';

/** The subpaths for users of another package, which they have installed. */
const forPeers = Object.keys(manifest.peerDependencies).map((name) => `${manifest.name}/${name}`);

let packed: PackedPackage;
beforeAll(() => {
  packed = packAndInstall();
});
afterAll(() => {
  packed.remove();
});

describe('the packed files', () => {
  it('hold what a user needs', () => {
    for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md', 'CITATION.cff', 'dist/door.js', 'dist/cli/main.js'])
      expect(packed.files).toContain(file);
    expect(packed.files.filter((file) => file.startsWith('schema/'))).toEqual(filesUnder('schema', /./));
  });

  it('hold nothing else', () => {
    const allowed = /^(dist|docs|fonts|schema)\/|^(package\.json|README\.md|LICENSE|CHANGELOG\.md|CITATION\.cff)$/;
    expect(packed.files.filter((file) => !allowed.test(file) || file.startsWith('docs/api/'))).toEqual([]);
    expect(packed.files.filter((file) => /\.test\.|\.tsbuildinfo$/.test(file))).toEqual([]);
  });
});

/** They export nothing. */
const forEffect = ['spgames/nowasm'];

describe.each(entryPoints)('%s', (entryPoint) => {
  it('imports in Node and exports something, unless it is there for its effect', () => {
    const script = `console.log(Object.keys(await import(${JSON.stringify(entryPoint)})).length)`;
    const project = forPeers.includes(entryPoint) ? packed.withPeers : packed.project;
    const { status, stdout, stderr } = run(project, process.execPath, '--input-type=module', '-e', script);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(Number(stdout) > 0).toBe(!forEffect.includes(entryPoint));
  });

  // Surveys are folders of files.
  it.skipIf(entryPoint === 'spgames/surveys')('bundles for a browser without anything of Node', async () => {
    const { metafile, errors, warnings } = await build({
      stdin: { contents: `export * from ${JSON.stringify(entryPoint)};`, resolveDir: packed.withPeers },
      bundle: true,
      format: 'esm',
      platform: 'browser',
      metafile: true,
      write: false,
      logLevel: 'silent',
    });
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
    const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
    expect(imported.filter((path) => path.startsWith('node:') || builtinModules.includes(path))).toEqual([]);
    const own = Object.keys(metafile.inputs).filter((path) => path.includes(`${manifest.name}/dist/`));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((path) => path.includes('/dist/cli/'))).toEqual([]);
  });
});

describe('the file for pages', () => {
  it('is one file that needs no other, and works', async () => {
    const file = join(packed.project, 'node_modules', manifest.name, 'dist', 'browser', 'index.js');
    const { metafile } = await build({
      entryPoints: [file],
      bundle: true,
      format: 'esm',
      platform: 'browser',
      metafile: true,
      write: false,
      logLevel: 'silent',
    });
    expect(Object.keys(metafile.inputs)).toHaveLength(1);
    const script = `
      const { boards, compile, games, gameValue, pictures, SimplicialComplex, sources } = await import(${JSON.stringify(`${manifest.name}/browser`)});
      const graphml = '<graphml><graph edgedefault="undirected"><node id="a"/><node id="b"/><edge source="a" target="b"/></graph></graphml>';
      console.log(String(gameValue(compile(games.snort, boards.path(4)))), sources.parseSource('snort@path:3').kind);
      console.log((await boards.parseGraphFile('x.graphml', graphml)).edges.length, pictures.drawComplex(SimplicialComplex.simplex(3)).includes('<svg'));`;
    const { stdout, stderr } = run(packed.project, process.execPath, '--input-type=module', '-e', script);
    expect({ stdout, stderr }).toEqual({ stdout: '{2|1||-1|-2} game\n1 true\n', stderr: '' });
  });
});

describe('objects in a console and in a notebook', () => {
  const script = `
    import 'spgames/jupyter';
    import { path } from 'spgames/boards';
    import { compile, gameValue, snort } from 'spgames/games';
    const game = compile(snort, path(3));
    console.log(game, game.legalComplex, [gameValue(game)]);
    console.log(Object.keys(game[Symbol.for('Jupyter.display')]()).sort().join(' '));`;
  const programs: readonly (readonly [name: string, ...command: [string, ...string[]]])[] = [
    ['Node', process.execPath, '--input-type=module', '-e'],
    ['Deno', `${root}node_modules/.bin/deno`, 'eval', '--no-remote'],
  ];

  it.each(programs)('of %s', (_, command, ...given) => {
    const { stdout, stderr } = run(packed.project, command, ...given, script);
    expect({ stdout, stderr }).toEqual({
      stdout:
        'snort@path:3 facets:x1 y3, x3 y1, x1 x2 x3, y1 y2 y3 [ {2|-2} ]\nimage/svg+xml text/html text/latex text/plain\n',
      stderr: '',
    });
  });
});

describe('threads', () => {
  it.each([
    `import { inWorker } from 'spgames/worker';`,
    `import { worker } from 'spgames/browser'; const { inWorker } = worker;`,
  ])('are there for %s', (imports) => {
    const script = `${imports} console.log(String(await inWorker('value', 'snort@path:4')), await inWorker('outcome', 'nogo@grid:2x2'));`;
    const { stdout, stderr } = run(packed.project, process.execPath, '--input-type=module', '-e', script);
    expect({ stdout, stderr }).toEqual({ stdout: '{2|1||-1|-2} N\n', stderr: '' });
  });

  it('are bundled by Vite', async () => {
    const page = join(packed.project, 'page');
    mkdirSync(page);
    writeFileSync(join(page, 'index.html'), '<script type="module" src="./page.js"></script>');
    writeFileSync(
      join(page, 'page.js'),
      `import { inWorker } from 'spgames/worker'; await inWorker('value', 'snort@path:4');`,
    );
    const { build: buildPage } = await import('vite');
    await buildPage({ root: page, configFile: false, logLevel: 'silent', build: { target: 'es2022' } });
    const assets = join(page, 'dist', 'assets');
    const [main, thread, ...others] = readdirSync(assets).sort();
    expect([main, thread, others]).toEqual([
      expect.stringMatching(/^index-.*\.js$/),
      expect.stringMatching(/^thread-.*\.js$/),
      [],
    ]);
    expect(readFileSync(join(assets, main!), 'utf8')).toContain(thread);
    const script = `import { Worker } from 'node:worker_threads'; import { Workers } from 'spgames/worker';
      const workers = new Workers({ start: () => new Worker(${JSON.stringify(join(assets, thread!))}, { execArgv: [] }) });
      console.log(await workers.run('grundyValue', 'node-kayles@path:9'));`;
    const { stdout, stderr } = run(packed.project, process.execPath, '--input-type=module', '-e', script);
    expect({ stdout, stderr }).toEqual({ stdout: '3\n', stderr: '' });
  });
});

describe('the types', () => {
  it('compile in a strict project: the consumer, the examples, the blocks of the documentation', () => {
    const folder = join(packed.withPeers, 'check');
    mkdirSync(folder);
    copyFileSync(`${root}test/package/consumer.ts`, join(folder, 'consumer.ts'));
    writeFileSync(
      join(folder, 'all.ts'),
      entryPoints.map((each, i) => `export * as entry${i} from ${JSON.stringify(each)};\n`).join(''),
    );
    for (const file of readdirSync(`${root}examples`).filter((name) => name.endsWith('.ts')))
      copyFileSync(`${root}examples/${file}`, join(folder, `example-${file}`));
    const pages = readdirSync(`${root}docs`).filter((name) => name.endsWith('.md'));
    for (const page of [`${root}README.md`, ...pages.map((name) => `${root}docs/${name}`)])
      for (const { language, text, line } of markdownBlocks(readFileSync(page, 'utf8')))
        if (language === 'ts')
          writeFileSync(join(folder, `${basename(page, '.md')}-line-${line}.ts`), `${text}\nexport {};\n`);
    writeFileSync(
      join(packed.withPeers, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          module: 'NodeNext',
          lib: ['ES2023', 'DOM'],
          strict: true,
          noEmit: true,
          types: ['node'],
          typeRoots: [`${root}node_modules/@types`],
        },
        include: ['check'],
      }),
    );
    const { stdout } = run(
      packed.withPeers,
      process.execPath,
      `${root}node_modules/typescript/bin/tsc`,
      '--pretty',
      'false',
    );
    // Other packages' declarations are their own affair.
    const problems = stdout.split('\n').filter((line) => /^(check\/|node_modules\/spgames\/|error)/.test(line));
    expect(problems).toEqual([]);
  });

  it('are right for publint', async () => {
    const tarball = Uint8Array.from(readFileSync(packed.tarball)).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('are right for attw', () => {
    const attw = `${root}node_modules/@arethetypeswrong/cli/dist/index.js`;
    const { status, stdout, stderr } = run(
      packed.project,
      process.execPath,
      attw,
      packed.tarball,
      '--profile',
      'esm-only',
    );
    expect(status, stdout + stderr).toBe(0);
  });
});

describe('the command', () => {
  it('runs', () => {
    const { status, stdout } = run(packed.project, 'npx', '--no-install', 'spgames', '--version');
    expect({ status, stdout: stdout.trim() }).toEqual({ status: 0, stdout: manifest.version });
  });
});
