import { describe, expect, it } from 'vitest';
import { osloPoset } from 'spgames/days';
import { LabelledPoset, posetDimension, selfDuality } from 'spgames/poset';
import { compile, gameValue, snort } from 'spgames/games';
import { drawGame } from 'spgames/pictures';
import { path } from 'spgames/boards';
import { requireOptions } from '../../../src/arguments.js';
import type { RunOptions } from '../../../src/run.js';

describe('an option that no function has', () => {
  const game = compile(snort, path(3));
  const call = (f: (game: never, options: never) => unknown, options: object) => () =>
    f(game as never, options as never);

  it('is refused, with the name that was meant', () => {
    expect(call(gameValue, { timeout: 1 })).toThrow(
      'gameValue: options has "timeout", which is not an option; expected timeoutMs.',
    );
    expect(call(gameValue, { limits: 1 })).toThrow('expected limit.');
    expect(call(drawGame, { position: [0] })).toThrow(
      'drawGame: options has "position", which is not an option; expected one that the function has.',
    );
  });

  it('is one that only other functions have', () => {
    expect(call(gameValue, { characteristic: 2, timeoutMs: 1000 })).toThrow(
      'gameValue: options has "characteristic", which is not an option; expected one that the function has.',
    );
    const poset = LabelledPoset.fromCovers(2, [[0, 1]]);
    expect(() => posetDimension(poset, { characteristic: 2 } as object)).toThrow(
      'posetDimension: options has "characteristic", which is not an option; expected one that the function has.',
    );
    expect(() => selfDuality(poset, { elementLabels: 'kept' } as never)).toThrow(
      'selfDuality: options.elementLabels is "kept"; expected "keep" or "ignore".',
    );
  });

  it('is refused by methods that hand their options on', () => {
    for (const method of ['lattice', 'largestAntichain', 'width'] as const)
      expect(() => osloPoset(1)[method]({ limits: 1 } as object)).toThrow('which is not an option; expected limit.');
  });

  it('is none of the bounds of long work, in constructors too', () => {
    const bounds: { readonly [Name in keyof Required<RunOptions>]: undefined } = {
      limit: undefined,
      timeoutMs: undefined,
      memory: undefined,
      signal: undefined,
      onProgress: undefined,
      partOf: undefined,
    };
    expect(() => requireOptions('f', bounds, {})).not.toThrow();
    const withAnother: object = { ...bounds, other: 1 };
    expect(() => requireOptions('f', withAnother, {})).toThrow('has "other", which is not an option');
  });
});
