import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { InputError } from '../errors.js';

/** The types of the files that are served, by how their names end. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The files that are served, by their paths: those of the explorer, and the library for pages. */
async function filesIn(folder: URL): Promise<ReadonlyMap<string, URL>> {
  const names = (await readdir(new URL('explorer/', folder))).filter((name) => extname(name) in TYPES);
  return new Map([
    ...names.map((name) => [`/${name}`, new URL(`explorer/${name}`, folder)] as const),
    ['/', new URL('explorer/index.html', folder)],
    ['/browser/index.js', new URL('browser/index.js', folder)],
  ]);
}

/** Nothing from elsewhere, and no script but those of the files above. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // The page asks each time whether a file is the one it has; a new version is shown at once.
  'Cache-Control': 'no-cache',
};

/** Only what is asked of this machine by its own name is answered: other sites cannot reach the server by a name. */
function isOurs(host: string | undefined): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/i.test(host ?? '');
}

async function answer(
  files: ReadonlyMap<string, URL>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refuse = (status: number, text: string, more: Readonly<Record<string, string>> = {}): void => {
    response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', ...more });
    response.end(request.method === 'HEAD' ? undefined : `${text}\n`);
  };
  if (!isOurs(request.headers.host)) return refuse(403, 'This server answers 127.0.0.1 only.');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'Expected GET or HEAD.', { Allow: 'GET, HEAD' });
  const path = (request.url ?? '/').replace(/[?#].*$/s, '');
  const file = files.get(path);
  if (file === undefined) return refuse(404, 'There is no such file.');
  const content = await readFile(file);
  const type = TYPES[extname(file.pathname)]!;
  response.writeHead(200, { ...HEADERS, 'Content-Type': type, 'Content-Length': content.length });
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** A server of the explorer, which this machine alone can reach. */
export interface ExplorerServer {
  /** `http://127.0.0.1:PORT/`. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the explorer on 127.0.0.1.
 * @param port 0 for one that is free
 * @throws InputError `not-available` if the port is in use or not for this user, or the explorer was not built
 */
export async function serveExplorer(port: number): Promise<ExplorerServer> {
  // Both `src/cli` and `dist/cli` lie two folders below that of the package.
  const folder = new URL('../../dist/', import.meta.url);
  const files = await filesIn(folder).catch((cause: unknown) => {
    throw new InputError('not-available', 'explore: the page is missing; expected the package as it is built.', {
      hint: 'In the repository, npm run build makes it.',
      cause,
    });
  });
  const server = createServer((request, response) => {
    answer(files, request, response).catch(() => response.destroy());
  });
  await listening(server, port);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const why = cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${cause.code ?? cause.message})`;
      reject(
        new InputError('not-available', `explore: port ${port} ${why}; expected a free port.`, {
          hint: 'Without --port a free one is chosen.',
          cause,
        }),
      );
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}
