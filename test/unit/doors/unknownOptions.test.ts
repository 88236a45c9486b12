import { describe, expect, it } from 'vitest';
import { path } from '../../../src/boards/index.js';
import { compile, gameValue, snort } from '../../../src/games/index.js';
import { drawGame } from '../../../src/pictures/index.js';

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

  it('is not one that another function has', () => {
    expect(String(gameValue(game, { characteristic: 2, timeoutMs: 1000 } as object))).toBe('{2|-2}');
  });
});
