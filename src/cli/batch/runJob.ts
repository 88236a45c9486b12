import type { MessagePort } from 'node:worker_threads';
import { findCommand } from '../commandTable.js';
import { parseBatch } from '../commands/addBatchCommand.js';
import { Session } from '../Session.js';
import type { FromJob } from '../messages.js';
import type { Terminal } from '../Terminal.js';
import { answerLine } from './answerLine.js';

/**
 * Answers the lines of a batch that come through a port.
 * @param args the words behind `batch`, which were found right before
 */
export async function runJob(port: MessagePort, args: readonly string[], terminal: Terminal): Promise<void> {
  const [name, ...rest] = args;
  const spec = await (await findCommand(name!))!.source!();
  const { options, given } = parseBatch(spec, rest, terminal);
  const session = new Session(terminal, 'batch', { ...options, isPart: true });
  const task = { spec, options, given, each: options.each };
  const answer = async (source: string): Promise<void> => {
    await spec.prepare?.();
    port.postMessage('begun' satisfies FromJob);
    port.postMessage((await answerLine(task, source, session)) satisfies FromJob);
  };
  port.on('message', ({ source }: { readonly source: string }) => void answer(source));
}
