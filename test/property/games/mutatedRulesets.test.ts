import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile, type RulesetData, rulesetFromData } from 'spgames/games';
import { parseSource } from 'spgames/sources';
import { type Board, grid, path } from 'spgames/boards';
import { LibraryError } from '../../../src/errors.js';
import { textOf } from '../../../scripts/filesUnder.js';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { validRulesets } from '../../generators/sampleRulesets.js';
import { mutateDocument } from '../../helpers/mutateDocument.js';
import { clockOfLooks } from '../../helpers/clock.js';
import { often, runs } from '../../helpers/sampling.js';

const schema = JSON.parse(textOf('schema/ruleset.schema.json')) as object;
const isValid = new Ajv2020({ strict: true, strictTypes: false, strictTuples: false, strictRequired: false }).compile(
  schema,
);

const FILES = runs(100_000, 6_000);
const texts = validRulesets.map((data) => JSON.stringify(data));

const KEYS = [
  'type',
  'name',
  'words',
  'pieces',
  'clauses',
  'placements',
  'legal',
  'forbidden',
  'piece',
  'side',
  'graph',
  'n',
  'edges',
  'shape',
  'rotate',
  'reflect',
  'on',
  'forbid',
  'between',
  'in',
  'sets',
  'orientation',
  'vertices',
  'positions',
  'cells',
  '__proto__',
  'constructor',
  'toString',
];
const mutate = (file: unknown, random: (below: number) => number): unknown => mutateDocument(file, random, KEYS);

/** What a call gives, or the library's error; other errors fail the test with the file. */
function attempt<T>(call: () => T, file: unknown): T | LibraryError {
  try {
    return call();
  } catch (error) {
    if (error instanceof LibraryError) return error;
    throw new Error(`${String(error)} for ${JSON.stringify(file)}`, { cause: error });
  }
}

/** What the schema cannot say: references, equal rows, simple graphs. */
const BEYOND_SCHEMA =
  /expected (the name of a piece|an empty list, as there are no placements|rows of equal length|two different vertices|every edge once|an integer from 0 to)/;

describe('mutated ruleset files', () => {
  // Traces of the stack would be most of the time.
  const { stackTraceLimit } = Error;
  beforeAll(() => void (Error.stackTraceLimit = 0));
  afterAll(() => void (Error.stackTraceLimit = stackTraceLimit));

  const boards: Board[] = [grid(2, 2), path(3)];

  it(`${FILES} files: the loader throws typed errors only, and so does the compiler with what it lets through`, () => {
    clockOfLooks(1);
    const random = randomIntegers(1);
    let [loaded, compiled] = [0, 0];
    for (let i = 0; i < FILES; i++) {
      let file: unknown = JSON.parse(texts[i % texts.length]!);
      for (let changes = 1 + random(3); changes > 0; changes--) file = mutate(file, random);
      const ruleset = attempt(() => rulesetFromData(file as RulesetData), file);
      if (ruleset instanceof LibraryError) {
        if (ruleset.code !== 'invalid-field') throw ruleset;
        continue;
      }
      loaded++;
      if (loaded % 3 > 0) continue;
      const board = boards[i % boards.length]!;
      const game = attempt(() => compile(ruleset, board, { limit: 200, timeoutMs: 100 }), file);
      if (!(game instanceof LibraryError)) compiled++;
      else if (game.name === 'InvariantError') throw game;
    }
    expect(loaded).toBeGreaterThan(FILES / 10);
    expect(compiled).toBeGreaterThan((3 * FILES) / 100);
  });

  it('files with wrong characters are refused with typed errors, too', async () => {
    const random = randomIntegers(3);
    const marks = [...'{}[]",:.#0-9ex\\ ', '\n', '\u0000', '\u2028', '\ud800'];
    let refused = 0;
    for (let i = 0; i < runs(3_000, 1_000); i++) {
      let text = texts[i % texts.length]!;
      for (let changes = 1 + random(2); changes > 0; changes--) {
        const at = random(text.length);
        text = text.slice(0, at) + marks[random(marks.length)]! + text.slice(at + random(2));
      }
      const read = (): string => text;
      try {
        await parseSource(i % 2 === 0 ? 'file.json@grid:2x2' : 'file.json@path:3', { read, lazy: true });
      } catch (error) {
        if (!(error instanceof LibraryError)) throw new Error(`${String(error)} for ${text}`, { cause: error });
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(often(1_000));
  });

  it('the schema accepts what the loader accepts, and refuses what it refuses but for what a schema cannot say', () => {
    const random = randomIntegers(2);
    let beyond = 0;
    for (let i = 0; i < FILES / 5; i++) {
      let file: unknown = JSON.parse(texts[i % texts.length]!);
      for (let changes = random(3); changes > 0; changes--) file = mutate(file, random);
      file = JSON.parse(JSON.stringify(file));
      const result = attempt(() => rulesetFromData(file as RulesetData), file);
      const accepted = !(result instanceof LibraryError);
      const message = accepted ? '' : result.message;
      if (accepted === isValid(file)) continue;
      beyond++;
      expect({ file, accepted, message }).toEqual({
        file,
        accepted: false,
        message: expect.stringMatching(BEYOND_SCHEMA),
      });
    }
    expect(beyond).toBeGreaterThan(often(50));
  });
});
