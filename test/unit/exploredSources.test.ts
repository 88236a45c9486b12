import { describe, expect, it } from 'vitest';
import { exploredSources } from '../../scripts/exploredSources.js';

describe('links of the manual to the explorer', () => {
  it.each([
    ['$ spgames value snort@path:3', ['snort@path:3']],
    ['npx spgames analyze "facets:x1 x2, x2 y1" --only shellable', ['facets:x1%20x2,%20x2%20y1']],
    [
      "$ spgames value 'domineering(oriented)@grid:3x3' --position 'x1 y6'",
      ['domineering(oriented)@grid:3x3&position=x1%20y6'],
    ],
    ['$ spgames value snort@path:3\n{2|-2}\n$ spgames draw snort@path:3 \\\n  -o a.svg\n', ['snort@path:3']],
    ['$ spgames value "value:{3|1} + *"', ['value:%7B3%7C1%7D%20+%20*']],
  ])('are there for %j', (block, addresses) => {
    expect(exploredSources(block)).toEqual(addresses);
  });

  it.each([
    '$ spgames value board.json',
    '$ spgames value "$SOURCE"',
    '$ spgames batch value snort@path:1..3',
    '$ spgames value snort@pth:3',
    '$ spgames value snort@path:3 --position "x1 y2"',
    '$ spgames eval \'value("*")\'',
    '$ spgames value snort@path:3 | head',
    '$ npm test',
    'console.log(1)',
  ])('are not there for %j', (block) => {
    expect(exploredSources(block)).toEqual([]);
  });
});
