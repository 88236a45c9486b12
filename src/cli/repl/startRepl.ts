import { Recoverable, start, type REPLServer } from 'node:repl';
import type { Readable, Writable } from 'node:stream';
import { VERSION } from '../../json.js';
import { isIncomplete } from '../../expressions/internal.js';
import { visible } from '../plainText.js';
import { historyFile, makeFolderOf } from './historyFile.js';
import { InputError, type LibraryError } from '../../errors.js';
import { readFileText } from '../readFileText.js';
import { savePicture } from '../draw/pictureWriter.js';
import { brokenHelp } from './describeHelp.js';
import { pointedErrorText } from './pointedErrorText.js';
import type { Sheet } from './Sheet.js';
import type { SheetReply } from './SheetHost.js';

/** What a session needs of the world. */
export interface ReplWorld {
  readonly input: Readable;
  readonly output: Writable;
  /** Are both a terminal, for a person? */
  readonly isTerminal: boolean;
  readonly save: (name: string, content: string | Uint8Array) => Promise<void>;
  /** The time of each expression, and of its pictures. */
  readonly timeoutMs?: number;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Reads expressions and prints their results until the input ends.
 * @returns the exit status: 0, or for input that is not a terminal 2 if an expression was wrong
 */
export async function startRepl(sheet: Sheet, world: ReplWorld): Promise<number> {
  const { input, output, isTerminal, environment } = world;
  let status = 0;
  let busy: AbortController | undefined;
  let queue = Promise.resolve();
  /** Lines that go on in the next one. */
  let open = '';
  let isHeard = true;
  /** The expressions that had a result: what .save writes. */
  const entered: string[] = [];
  let wasRight = true;
  const say = (text: string): void => void (text !== '' && output.write(`${visible(text)}\n`));
  const answer = async (expression: string): Promise<void> => {
    if (!isHeard) return;
    busy = new AbortController();
    const reply = await sheet.evaluate(expression);
    const { lines, isRight } = await shown(reply, expression, world, busy.signal);
    busy = undefined;
    if (isRight && !expression.startsWith('?')) entered.push(expression);
    wasRight = isRight;
    if (!isRight && !isTerminal) status = 2;
    for (const line of lines) say(line);
  };

  if (isTerminal)
    say(
      `spgames ${VERSION}: ?name explains a function, help lists them; _ is the last result; .save FILE and .load FILE keep a session; quit ends.`,
    );
  const server: REPLServer = start({
    input,
    output,
    terminal: isTerminal,
    prompt: isTerminal ? '> ' : '',
    ignoreUndefined: true,
    preview: false,
    eval: (text, _context, _file, done) => {
      const expression = text.trim();
      open = isIncomplete(expression) ? expression : '';
      if (open !== '') return done(new Recoverable(new SyntaxError('goes on')), undefined);
      // Lines that are pasted come while this one is at work.
      server.clearBufferedCommand();
      queue = queue.then(async () => {
        if (/^(?:quit|exit)(?:\(\))?;?$/.test(expression)) {
          isHeard = false;
          return server.close();
        }
        if (!/^(?:\s|#.*)*$/.test(expression)) await answer(expression === 'help' ? '?' : expression);
        done(null, undefined);
      });
    },
    completer: (line: string, found: (error: Error | null, result: [string[], string]) => void) => {
      void sheet.complete(line).then((completion) => found(null, [[...completion.found], completion.of]));
    },
  });
  // What these do is for JavaScript.
  for (const name of ['clear', 'load', 'save', 'editor']) delete (server.commands as Record<string, unknown>)[name];
  const inTurn = (action: () => Promise<void>): void => {
    queue = queue.then(async () => {
      await action().catch((error: unknown) => {
        if (!isTerminal) status = 2;
        say(messageOf(error));
      });
      server.displayPrompt();
    });
  };
  server.defineCommand('save', {
    help: 'Write the expressions of the session that had a result to a file',
    action: (name) =>
      inTurn(async () => {
        await world.save(requireName(name, 'save'), entered.map((each) => `${each}\n`).join(''));
        say(`wrote ${name.trim()}: ${entered.length} expressions`);
      }),
  });
  server.defineCommand('load', {
    help: 'Evaluate the expressions of a file, up to the first that is wrong',
    action: (name) =>
      inTurn(async () => {
        for (const expression of expressionsIn(await readFileText(requireName(name, 'load')))) {
          await answer(expression);
          if (!wasRight) return say(`${name.trim()}: the rest is not read`);
        }
      }),
  });
  if (!isTerminal) server.displayPrompt = () => undefined;
  // Nobody reads any more.
  output.on('error', () => {
    isHeard = false;
    server.close();
  });
  hearInterrupts(server, () => {
    if (busy === undefined) return false;
    sheet.interrupt();
    busy.abort();
    return true;
  });
  const history = isTerminal ? historyFile(environment) : undefined;
  if (history !== undefined) {
    makeFolderOf(history);
    server.setupHistory(history, () => undefined);
  }
  await new Promise<void>((resolve) => server.once('exit', resolve));
  await queue;
  if (!isTerminal && open !== '') await answer(open);
  sheet.end();
  return status;
}

/** @throws InputError `invalid-option` */
function requireName(name: string, command: string): string {
  if (name.trim() !== '') return name.trim();
  throw new InputError(
    'invalid-option',
    `.${command} without a name; expected the name of a file, as in .${command} session.txt.`,
  );
}

function messageOf(error: unknown): string {
  const { message, hint } = error as LibraryError;
  return hint === undefined ? message : `${message} ${hint}`;
}

/** The expressions of a text: its lines, some of which go on in the next one; those that only comment are left out. */
function expressionsIn(text: string): string[] {
  const expressions: string[] = [];
  let open = '';
  for (const line of text.split(/\r?\n/)) {
    const whole = open === '' ? line : `${open}\n${line}`;
    open = isIncomplete(whole) ? whole : '';
    if (open === '' && !/^(?:\s|#.*)*$/.test(whole)) expressions.push(whole.trim());
  }
  return open === '' ? expressions : [...expressions, open];
}

/** Ctrl-C ends what is at work; else it empties the line, or ends the session, as in all such programs. */
function hearInterrupts(server: REPLServer, endWork: () => boolean): void {
  const usual = server.listeners('SIGINT') as ((this: REPLServer) => void)[];
  server.removeAllListeners('SIGINT');
  server.on('SIGINT', () => {
    if (!endWork()) for (const each of usual) each.call(server);
  });
  process.on('SIGINT', () => {
    if (!endWork()) process.exit(130);
  });
}

/** What is printed of a reply, and whether nothing failed; pictures are written to their files. */
async function shown(
  reply: SheetReply,
  expression: string,
  { save, timeoutMs, output }: ReplWorld,
  interruption: AbortSignal,
): Promise<{ readonly lines: readonly string[]; readonly isRight: boolean }> {
  const { columns } = output as { readonly columns?: number };
  if (reply.kind !== 'result') {
    const { lost = [] } = reply;
    const why = reply.kind === 'error' ? pointedErrorText(reply, expression, columns) : 'interrupted';
    return { lines: lost.length === 0 ? [why] : [why, `no longer known: ${lost.join(', ')}`], isRight: false };
  }
  const lines: string[] = [];
  let isRight = true;
  const bounds = [
    interruption,
    ...(timeoutMs === undefined || timeoutMs >= 2 ** 31 ? [] : [AbortSignal.timeout(timeoutMs)]),
  ];
  for (const picture of reply.pictures) {
    try {
      await savePicture(picture, save, AbortSignal.any(bounds));
      lines.push(`wrote ${picture.file}`);
    } catch (error) {
      isRight = false;
      lines.push(failure(error as LibraryError, picture.file, interruption.aborted));
    }
  }
  return { lines: [...lines, expression.startsWith('?') ? brokenHelp(reply.text, columns) : reply.text], isRight };
}

/** Why a picture is not written. */
function failure({ name, message, hint }: LibraryError, file: string, isInterrupted: boolean): string {
  if (isInterrupted) return 'interrupted';
  if (name === 'AbortError') return `${file} is not finished in its time; expected a smaller picture or more time.`;
  return hint === undefined ? message : `${message} ${hint}`;
}
