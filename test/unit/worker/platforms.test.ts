import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtThread, type BuiltThread } from '../../helpers/builtThread.js';

let built: BuiltThread;
beforeAll(async () => {
  built = await builtThread();
});

/** What a program prints that has the modules of `spgames/worker`; the test fails if it does not end by itself. */
function printed(program: string, ...flags: readonly string[]): string {
  const file = join(built.folder, `program-${program.length}.mjs`);
  writeFileSync(file, program);
  const given = flags.includes('--input-type=module') ? ['-e', program] : [file];
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, ...given], { cwd: built.folder, encoding: 'utf8' });
  return stdout + stderr;
}

/**
 * What a page is given in place of Node: its modules cannot be asked for, but a Web Worker can. (No browser is needed
 * for these tests; the thread is one of Node that knows as little of it.)
 */
const LIKE_A_PAGE = `
import { Worker as OfNode } from 'node:worker_threads';
process.getBuiltinModule = undefined;
globalThis.Worker = class {
  constructor(url, { type }) {
    const thread = \`const { parentPort } = await import('node:worker_threads');
      process.getBuiltinModule = undefined;
      globalThis.postMessage = (message) => parentPort.postMessage(message);
      globalThis.addEventListener = (name, hear) => parentPort.on(name, (data) => hear({ data }));
      await import('\${url}');\`;
    this.inner = type === 'module' ? new OfNode(new URL('data:text/javascript,' + encodeURIComponent(thread))) : undefined;
  }
  postMessage(message) { this.inner.postMessage(message); }
  terminate() { void this.inner.terminate(); }
  addEventListener(name, hear) { this.inner.on(name, (data) => hear(name === 'error' ? data : { data })); }
};`;

describe('a program', () => {
  it('in Node ends by itself when all is done, however it was started', () => {
    const program = `import { inWorker } from './worker/index.js';
      console.log(String(await inWorker('value', 'snort@path:4')), (await inWorker('facets', 'snort@path:3')).size);`;
    expect(printed(program)).toBe('{2|1||-1|-2} 4\n');
    expect(printed(program, '--input-type=module')).toBe('{2|1||-1|-2} 4\n');
  });

  it('in Node waits for what is not done', () => {
    const program = `import { inWorker } from './worker/index.js';
      inWorker('outcome', 'domineering@grid:3x3').then(console.log);`;
    expect(printed(program)).toBe('N\n');
  });

  it('on a page uses Web Workers', () => {
    const program = `${LIKE_A_PAGE}
      const { inWorker, Workers } = await import('./worker/index.js');
      console.log(String(await inWorker('value', 'snort@path:4')));
      const progress = [];
      const late = await inWorker('value', 'domineering@grid:7x7', { timeoutMs: 300, onProgress: (p) => progress.push(p) }).catch((error) => error);
      console.log(late.name, late.code, progress.length > 0);
      const start = () => new Worker(new URL('file:///no/such/file.js'), { type: 'module' });
      console.log((await new Workers({ start }).run('value', 'snort@path:2').catch((error) => error)).code);
      process.exit();`;
    expect(printed(program)).toBe('{2|1||-1|-2}\nLimitError too-long true\nnot-a-thread\n');
  });
});

describe('answerInThread', () => {
  it('makes a thread of a file of one’s own', () => {
    writeFileSync(
      join(built.folder, 'own.mjs'),
      `import { answerInThread } from './worker/index.js'; answerInThread();`,
    );
    const program = `import { Worker } from 'node:worker_threads'; import { Workers } from './worker/index.js';
      const workers = new Workers({ start: () => new Worker(new URL('./own.mjs', import.meta.url)) });
      console.log(await workers.run('grundyValue', 'node-kayles@path:5'));`;
    expect(printed(program)).toBe('3\n');
  });

  it('is for threads, not for programs and pages', () => {
    const program = (page: string): string => `import { answerInThread } from './worker/index.js'; ${page}
      try { answerInThread(); } catch (error) { console.log(error.code); }`;
    expect(printed(program(''))).toBe('not-a-thread\n');
    expect(printed(program('globalThis.addEventListener = () => 1; globalThis.document = {};'))).toBe('not-a-thread\n');
  });
});
