import { spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/filesUnder.js';
import { ServedExplorer } from './explorer.js';

interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly policy: string | undefined;
  readonly body: string;
}

/** What a server answers to a request as it is written: no client tidies up the path. */
function ask(address: string, path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (part) => (body += String(part)));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          type: response.headers['content-type'],
          policy: response.headers['content-security-policy'] as string | undefined,
          body,
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('spgames explore', () => {
  let served: ServedExplorer;
  let address: string;
  beforeAll(async () => {
    served = new ServedExplorer();
    address = await served.address;
  });
  afterAll(async () => {
    expect(await served.stop()).toBe(0);
  });

  it('prints an address of this machine', () => {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  });

  it('serves its own files under a strict policy', async () => {
    for (const [path, type] of [
      ['/', 'text/html'],
      ['/page.js', 'text/javascript'],
      ['/browser/index.js', 'text/javascript'],
      ['/style.css?1', 'text/css'],
    ] as const) {
      const answer = await ask(address, path);
      expect([answer.status, answer.type]).toEqual([200, expect.stringContaining(type)]);
      expect(answer.policy).toContain("default-src 'none'");
      expect(answer.policy).not.toContain('unsafe-inline');
      expect(answer.body).not.toBe('');
    }
    expect(await ask(address, '/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/explorer/',
    '/browser/',
    '/constructor',
    '/__proto__',
    '//x/',
  ])('has nothing at %s', async (path) => {
    expect((await ask(address, path)).status).toBe(404);
  });

  it('does nothing but GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await ask(address, '/', method)).status).toBe(405);
  });

  it('answers to its own name only', async () => {
    expect((await ask(address, '/', 'GET', { Host: 'example.com' })).status).toBe(403);
    expect((await ask(address, '/', 'GET', { Host: 'localhost:1' })).status).toBe(200);
    expect((await ask(address, '/', 'GET', { Host: '127.0.0.1.example.com' })).status).toBe(403);
  });

  it('refuses a port that is in use, and what is not a port', () => {
    const explore = (...args: readonly string[]): ReturnType<typeof spawnSync> =>
      spawnSync(process.execPath, [`${root}dist/cli/main.js`, 'explore', '--no-open', ...args], { encoding: 'utf8' });
    const { port } = new URL(address);
    const taken = explore('--port', port);
    expect([taken.status, taken.stdout]).toEqual([2, '']);
    expect(taken.stderr).toContain(`port ${port} is in use`);
    for (const wrong of ['0', '65536', 'x', '-1', '1.5']) expect(explore('--port', wrong).status).toBe(2);
  });

  it('puts the source behind the address, and ends by Ctrl-C with status 0', async () => {
    const other = new ServedExplorer('snort@path:3 + value:1&2');
    expect(await other.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#snort@path:3%20\+%20value:1%262$/);
    other.process.kill('SIGINT');
    expect(await other.ended).toBe(0);
  });
});
