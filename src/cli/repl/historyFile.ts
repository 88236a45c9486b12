import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * The file with the lines of earlier sessions: `SPGAMES_HISTORY`, or `spgames/history` in `XDG_STATE_HOME`, or
 * `~/.spgames_history`; undefined if `SPGAMES_HISTORY` is empty.
 */
export function historyFile(environment: NodeJS.ProcessEnv): string | undefined {
  const { SPGAMES_HISTORY: given, XDG_STATE_HOME: state } = environment;
  if (given !== undefined) return given === '' ? undefined : given;
  return state === undefined || state === '' ? join(homedir(), '.spgames_history') : join(state, 'spgames', 'history');
}

/** Makes the folder of a file, if that is possible. */
export function makeFolderOf(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch {
    // Then there is no history.
  }
}
