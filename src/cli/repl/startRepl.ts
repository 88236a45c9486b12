import { existsSync } from 'node:fs';
import { Recoverable, start, type REPLServer } from 'node:repl';
import type { Readable, Writable } from 'node:stream';
import { VERSION } from '../../document.js';
import { isIncomplete } from '../../expressions/internal.js';
import { visible } from '../plainText.js';
import { historyFile, makeFolderOf } from './historyFile.js';
import { errorText } from './errorText.js';
import type { Sheet } from './Sheet.js';
import type { Reply } from './SheetHost.js';

/** What a session needs of the world. */
export interface ReplWorld {
  readonly input: Readable;
  readonly output: Writable;
  /** Are both a terminal, for a person? */
  readonly isTerminal: boolean;
  readonly save: (name: string, text: string) => Promise<void>;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Reads expressions and prints their results until the input ends.
 * @returns the exit status: 0, or for input that is no terminal 2 if an expression was wrong
 */
export async function startRepl(sheet: Sheet, world: ReplWorld): Promise<number> {
  const { input, output, isTerminal, environment } = world;
  let status = 0;
  let isBusy = false;
  let queue = Promise.resolve();
  const say = (text: string): void => void (text !== '' && output.write(`${visible(text)}\n`));
  const answer = async (expression: string): Promise<void> => {
    isBusy = true;
    const reply = await sheet.evaluate(expression);
    isBusy = false;
    if (reply.kind !== 'result' && reply.kind !== 'picture' && !isTerminal) status = 2;
    say(await shown(reply, expression, world));
  };

  if (isTerminal)
    say(`spgames ${VERSION}: ?name explains a function, ? lists them; _ is the last result; Ctrl-D ends.`);
  const server: REPLServer = start({
    input,
    output,
    terminal: isTerminal,
    prompt: isTerminal ? '> ' : '',
    ignoreUndefined: true,
    preview: false,
    eval: (text, _context, _file, done) => {
      const expression = text.trim();
      if (isIncomplete(expression)) return done(new Recoverable(new SyntaxError('goes on')), undefined);
      // Lines that are pasted come while this one is at work.
      server.clearBufferedCommand();
      queue = queue.then(async () => {
        if (expression !== '') await answer(expression);
        done(null, undefined);
      });
    },
    completer: (line: string, found: (error: Error | null, result: [string[], string]) => void) => {
      void sheet.complete(line).then((completion) => found(null, [[...completion.found], completion.of]));
    },
  });
  if (!isTerminal) server.displayPrompt = () => undefined;
  hearInterrupts(server, () => isBusy, sheet);
  const history = isTerminal ? historyFile(environment) : undefined;
  if (history !== undefined) {
    makeFolderOf(history);
    server.setupHistory(history, () => undefined);
  }
  await new Promise<void>((resolve) => server.once('exit', resolve));
  await queue;
  sheet.end();
  return status;
}

/** Ctrl-C ends what is at work; else it empties the line, or ends the session, as in all such programs. */
function hearInterrupts(server: REPLServer, isBusy: () => boolean, sheet: Sheet): void {
  const usual = server.listeners('SIGINT') as ((this: REPLServer) => void)[];
  server.removeAllListeners('SIGINT');
  const interrupt = (): void => {
    if (isBusy()) sheet.interrupt();
    else for (const each of usual) each.call(server);
  };
  server.on('SIGINT', interrupt);
  process.on('SIGINT', () => {
    if (isBusy()) sheet.interrupt();
    else process.exit(130);
  });
}

/** What is printed of a reply; pictures are written to their files. */
async function shown(reply: Reply, expression: string, { save }: ReplWorld): Promise<string> {
  switch (reply.kind) {
    case 'result':
      return reply.text;
    case 'interrupted':
      return 'interrupted';
    case 'error':
      return errorText(reply, expression);
    case 'picture': {
      const file = reply.file ?? freeName();
      try {
        await save(file, reply.svg);
        return `wrote ${file}`;
      } catch (error) {
        return (error as Error).message;
      }
    }
  }
}

/** The first name for a picture that no file has. */
function freeName(): string {
  for (let i = 1; ; i++) if (!existsSync(`picture-${i}.svg`)) return `picture-${i}.svg`;
}
