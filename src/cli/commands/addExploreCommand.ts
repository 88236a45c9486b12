import { InvalidArgumentError, type Command } from 'commander';
import { inAddress } from '../../text/internal.js';
import { addHelp } from '../help/HelpPage.js';
import type { Terminal } from '../Terminal.js';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** `explore [SOURCE]`: board, complex and value side by side, in a browser. */
export function addExploreCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('explore')
    .argument('[source]', 'what the page shows first')
    .description(
      'Show a source in a browser: the board, the complex with both ideals, and the value, side by side; pieces are placed by a click. The page computes by itself and sends nothing anywhere. It is served on 127.0.0.1 until Ctrl-C ends it, and its address is printed.',
    )
    .option('--port <n>', 'the port to serve it on; by default one that is free', parsePort)
    .option('--no-open', 'do not show it in the browser of the system')
    .action(async (source: string | undefined, { port, open }: { readonly port?: number; readonly open: boolean }) => {
      const { serveExplorer } = await import('../serveExplorer.js');
      const { address, close } = await serveExplorer(port ?? 0);
      const ended = new Promise<void>((resolve) => {
        for (const signal of SIGNALS) process.once(signal, () => resolve());
      });
      const whole = source === undefined ? address : `${address}#${inAddress(source)}`;
      terminal.print(`${whole}\n`);
      // Without a browser the address is enough.
      if (open) await terminal.open?.(whole).catch(() => {});
      await ended;
      await close();
    });
  addHelp(command, ['explore', 'explore snort@grid:3x3', "explore 'facets:1 2, 2 3' --no-open --port 8080"]);
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65535)
    throw new InvalidArgumentError('Expected a port from 1 to 65535.');
  return port;
}
