import type { Command } from 'commander';
import { InputError } from '../errors.js';

/** Where two games begin. */
export interface PositionsOptions {
  readonly position?: readonly string[];
}

/** Adds the option that names a position of each of two games. */
export function addPositionsOption(command: Command): Command {
  return command.option(
    '--position <labels>',
    "start from a position of the first game, as in 'x1 y3'; given a second time, of the second game",
    (labels: string, before: readonly string[] = []) => [...before, labels],
  );
}

/** The positions of both games, where they are given. @throws InputError `invalid-option` for a third one */
export function positionsOfTwo(command: string, { position = [] }: PositionsOptions): readonly string[] {
  if (position.length > 2)
    throw new InputError('invalid-option', `${command}: --position ${position.length} times; expected at most twice.`);
  return position;
}
