import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { birthday, FormStore, parseValue, type Value } from 'spgames/values';
import { compile, domineering, literalForm, literallyEqual, orientedDomineering, type SPGame } from 'spgames/games';
import { parseBoard } from 'spgames/boards';

const evaluator = new Evaluator();
const play = (board: string): SPGame => compile(domineering, parseBoard(board));
const valueOn = (board: string): Value => evaluator.value(play(board).legalComplex);

/** The values of the options of a player, each as often as there is a move to it. */
function options(board: string, player: 'L' | 'R'): string[] {
  const { legalComplex } = compile(orientedDomineering, parseBoard(board));
  return legalComplex.vertices
    .flatMap(({ side }, v) => (side === player ? [String(evaluator.value(legalComplex.link([v])))] : []))
    .sort();
}

describe('DOMINEERING', () => {
  /**
   * @source Huntemann 2018, Ex. 1.8
   * The board is a column of three squares with one more to the right of the lowest.
   */
  it('on an L-shaped board has two options of Left and one of Right', () => {
    expect(options('grid:3x2/.#|.#|..', 'L')).toEqual(['-1', '0']);
    expect(options('grid:3x2/.#|.#|..', 'R')).toEqual(['1']);
  });

  /** @source Huntemann 2018, Ex. 1.18 */
  it('on 3 × 1 squares equals that on 2 × 1, but is not literally equal to it', () => {
    expect(valueOn('grid:3x1')).toBe(valueOn('grid:2x1'));
    expect(literallyEqual(play('grid:3x1'), play('grid:2x1')).literallyEqual).toBe(false);
    // A square more beside 2 × 2 squares: equal under normal play, with another winner under misère play.
    const [square, more] = [play('grid:2x2'), play('grid:2x3/...|..#')];
    expect(evaluator.value(square.legalComplex)).toBe(evaluator.value(more.legalComplex));
    expect(literallyEqual(square, more).literallyEqual).toBe(false);
    expect([square, more].map(({ legalComplex }) => evaluator.misereOutcome(legalComplex))).toEqual(['P', 'N']);
  });

  /**
   * @source Huntemann 2018, Ex. 4.13
   * The figure of the last one is lost: of the connected boards with at most 6 squares within 4 × 3, only this one and
   * its reflection have the printed options.
   */
  it.each([
    ['grid:1x1', [], [], '0'],
    ['grid:2x1', ['0'], [], '1'],
    ['grid:1x2', [], ['0'], '-1'],
    ['grid:2x2/.#|..', ['0'], ['0'], '*'],
    ['grid:2x2', ['1', '1'], ['-1', '-1'], '{1|-1}'],
    ['grid:3x2/.#|.#|..', ['-1', '0'], ['1'], '1/2'],
    ['grid:4x3/#.#|..#|#..|#.#', ['*', '*', '0'], ['*', '*'], '^'],
  ] as const)('on %s: options %j and %j, value %s', (board, left, right, value) => {
    expect(options(board, 'L')).toEqual(left);
    expect(options(board, 'R')).toEqual(right);
    expect(valueOn(board)).toBe(parseValue(value));
  });

  /** @source Huntemann 2018, Ex. 4.18 */
  it('on 2 × 5 squares has formal birthday 5, value 1/2 and birthday 2', () => {
    const game = play('grid:2x5');
    expect(game.legalComplex.dimension).toBe(4);
    expect(literalForm(game, new FormStore('tree')).birthday).toBe(5);
    const value = evaluator.value(game.legalComplex);
    expect([value, birthday(value)]).toEqual([parseValue('1/2'), 2n]);
  });
});
