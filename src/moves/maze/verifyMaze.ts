import { ParseError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import { fields, text } from '../../shape.js';
import { reducedCanonicalForm, standardStore, type StoreOptions, type Value } from '../../values/index.js';
import { valueOfText } from '../../values/internal.js';
import { refuse, type Verification } from '../../verification.js';
import { aMaze } from './Maze.js';
import type { MazeCertificate } from './mazeOfSwitch.js';
import { mazeValues } from './mazeValues.js';

const certificateShape = /* @__PURE__ */ fields({ maze: aMaze, reducedForm: text });

/**
 * Evaluates a maze that was built, cell by cell, and compares the reduced canonical form of its value with what is
 * claimed.
 * @returns the value of the maze, which may differ from its reduced canonical form by an infinitesimal
 * @throws LimitError `too-long`, `too-many-items`; `limit` counts cells
 * @source Siegel 2011, Claim 4.4.3
 */
export function verifyMaze(
  certificate: MazeCertificate,
  options: StoreOptions & RunOptions = {},
): Verification<{ readonly value: Value }> {
  const flaw = certificateShape.flaw(certificate, 'the certificate');
  if (flaw !== undefined) return refuse(flaw);
  const { store = standardStore } = options;
  const claimed = readValue(certificate.reducedForm, store);
  if (claimed === undefined) return refuse(`${JSON.stringify(certificate.reducedForm)} is not a value`);
  const value = mazeValues(certificate.maze, options)[0]![0]!;
  const found = reducedCanonicalForm(value);
  return found.equals(claimed)
    ? { verified: true, value }
    : refuse(`the reduced canonical form of the maze is ${String(found)}, not ${certificate.reducedForm}`);
}

function readValue(name: string, store: typeof standardStore): Value | undefined {
  try {
    return valueOfText(name, store);
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}
