import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../scripts/filesUnder.js';

/** A process, and what became of it. */
export interface Machine {
  readonly process: ChildProcess;
  /** What it has said so far on standard error. */
  readonly said: () => string;
  /** Settled with its end. */
  readonly ended: Promise<{ readonly status: number | null; readonly out: string; readonly said: string }>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((one) => one.kill('SIGKILL')));

/** Starts a program. */
function machine(command: string, args: readonly string[]): Machine {
  const started = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(started);
  let [out, said] = ['', ''];
  started.stdout.on('data', (data: Buffer) => (out += data.toString()));
  started.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise<Awaited<Machine['ended']>>((resolve) =>
    started.on('close', (status) => {
      running.delete(started);
      resolve({ status, out, said });
    }),
  );
  return { process: started, said: () => said, ended };
}

let built: Promise<string> | undefined;

/** Serves a survey, or works on those that are served, in a process of its own. */
export async function surveyMachine(
  ...[what, folder, options]:
    [what: 'serve', folder: string, options: object] | [what: 'work', folder: '', options: object]
): Promise<Machine> {
  return machine(process.execPath, [
    join(await (built ??= bundle()), 'surveyMachine.js'),
    what,
    folder,
    JSON.stringify(options),
  ]);
}

/** The file that a thread of a survey begins with. */
export async function surveyThreadFile(): Promise<string> {
  return join(await (built ??= bundle()), 'thread.js');
}

async function bundle(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-machine-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    entryPoints: { thread: `${root}src/surveys/thread.ts`, surveyMachine: `${root}test/helpers/surveyMachine.ts` },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  symlinkSync(`${root}node_modules`, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}

/** A Redis that keeps what it has in a folder, and can be killed and started again. */
export interface TestRedis {
  readonly port: number;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

/** @param command redis-server @param options as in its file */
export async function testRedis(command: string, folder: string, options: readonly string[] = []): Promise<TestRedis> {
  const port = await freePort();
  let server: Machine | undefined;
  const keep = ['--dir', folder, '--appendonly', 'yes', '--save', ''];
  const start = async (): Promise<void> => {
    const started = machine(command, ['--port', String(port), '--bind', '127.0.0.1', ...keep, ...options]);
    server = started;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      started.process.stdout!.on('data', (data: Buffer) => {
        said += data.toString();
        if (said.includes('Ready to accept connections')) resolve();
      });
      void started.ended.then(() => reject(new Error(`redis-server: ${said}`)));
    });
  };
  const kill = async (): Promise<void> => {
    server?.process.kill('SIGKILL');
    await server?.ended;
  };
  await start();
  return { port, start, kill };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
