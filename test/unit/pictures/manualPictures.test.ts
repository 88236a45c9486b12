import { describe, expect, it } from 'vitest';
import { parseBoard } from 'spgames/boards';
import { compile, snort } from 'spgames/games';
import { drawBoard, drawComplex, drawThermograph } from 'spgames/pictures';
import { parseValue } from 'spgames/values';

const board = parseBoard('path:3');
const { legalComplex, illegalComplex } = compile(snort, board);

describe('the pictures of the theory pages (npx vitest run test/unit/pictures/manualPictures.test.ts -u draws them anew)', () => {
  it.each([
    ['board', drawBoard(parseBoard('path:3/L..'), { title: 'SNORT on a path of three vertices after x1' })],
    ['legal', drawComplex(legalComplex, { title: 'The legal complex of SNORT on a path of three vertices' })],
    ['illegal', drawComplex(illegalComplex, { title: 'The illegal complex of SNORT on a path of three vertices' })],
    ['thermograph', drawThermograph(parseValue('{2|1||-1|-2}'), { title: 'The thermograph of {2|1||-1|-2}' })],
  ])('%s', async (name, svg) => {
    await expect(svg).toMatchFileSnapshot(`../../../docs/pictures/theory-${name}.svg`);
  });
});
