import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InputError } from '../errors.js';

/** The files that are served, by their paths, and where each lies beside `explorer/`. */
const FILES: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/': ['explorer/index.html', 'text/html; charset=utf-8'],
  '/index.html': ['explorer/index.html', 'text/html; charset=utf-8'],
  '/page.js': ['explorer/page.js', 'text/javascript; charset=utf-8'],
  '/thread.js': ['explorer/thread.js', 'text/javascript; charset=utf-8'],
  '/offline.js': ['explorer/offline.js', 'text/javascript; charset=utf-8'],
  '/style.css': ['explorer/style.css', 'text/css; charset=utf-8'],
  '/icon.svg': ['explorer/icon.svg', 'image/svg+xml'],
  '/browser/index.js': ['browser/index.js', 'text/javascript; charset=utf-8'],
};

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

async function answer(folder: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refuse = (status: number, text: string, more: Readonly<Record<string, string>> = {}): void => {
    response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', ...more });
    response.end(request.method === 'HEAD' ? undefined : `${text}\n`);
  };
  if (!isOurs(request.headers.host)) return refuse(403, 'This server answers 127.0.0.1 only.');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'Expected GET or HEAD.', { Allow: 'GET, HEAD' });
  const path = (request.url ?? '/').replace(/[?#].*$/s, '');
  const found = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (found === undefined) return refuse(404, 'There is no such file.');
  const [file, type] = found;
  const content = await readFile(new URL(file, folder));
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
  await readFile(new URL('explorer/index.html', folder)).catch((cause: unknown) => {
    throw new InputError('not-available', 'explore: the page is missing; expected the package as it is built.', {
      hint: 'In the repository, npm run build makes it.',
      cause,
    });
  });
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => response.destroy());
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
