/** A real browser, and a server of files for it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { HANGING_MS } from '../../scripts/hanging.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The files of a folder, some texts under paths of their own, and whatever is posted. */
export class FileServer {
  /** The path of each request. */
  readonly asked: string[] = [];
  readonly #server: Server;
  #hear: (text: string) => void = () => {};

  constructor(folder: string, texts: ReadonlyMap<string, string> = new Map()) {
    this.#server = createServer((request, response) => {
      const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (request.method === 'POST') {
        let body = '';
        request.on('data', (part) => (body += String(part)));
        request.on('end', () => this.#hear(body));
        response.end();
        return;
      }
      this.asked.push(path);
      response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
      try {
        response.end(texts.get(path) ?? readFileSync(join(folder, path)));
      } catch {
        response.writeHead(404).end();
      }
    });
  }

  /** Begins to serve; the address has no slash at the end. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What is posted next. */
  posted(): Promise<string> {
    return new Promise((resolve) => (this.#hear = resolve));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/**
 * For the end of a page: tells the server what the page looks like when something holds, an expression of JavaScript,
 * or that it failed.
 */
export function report(when: string): string {
  return `<script>
    const post = () => fetch('/report', { method: 'POST', body: document.documentElement.outerHTML });
    const look = () => { if (${when}) post(); else setTimeout(look, 50); };
    addEventListener('error', (event) => { document.body.append('failed: ' + event.message); post(); }, true);
    addEventListener('unhandledrejection', (event) => { document.body.append('failed: ' + event.reason); post(); });
    look();
  </script>`;
}

/** Opens a page without any network but this machine, until the promise is settled. */
export async function browse<T>(chromium: string, address: string, until: Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'spgames-browser-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', `--user-data-dir=${profile}`];
  const browser = spawn(chromium, [...flags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', address], {
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise<never>((_resolve, reject) => {
    browser.on('exit', (code) => reject(new Error(`The browser ended with status ${code}.`)));
    setTimeout(() => reject(new Error('The page never said that it was done.')), HANGING_MS / 2).unref();
  });
  try {
    return await Promise.race([until, ended]);
  } finally {
    ended.catch(() => {});
    if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid, 'SIGKILL');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
