import { describe, expect, it } from 'vitest';
import { moveCatalogue } from '../../../src/moves/index.js';
import { MOVE_RULESET_NAMES } from '../../../src/moves/moveRulesetNames.js';

describe('moveCatalogue', () => {
  it('has each ruleset under its name, by which it is found', () => {
    expect(moveCatalogue.map(({ name }) => name)).toEqual(MOVE_RULESET_NAMES);
  });
});
