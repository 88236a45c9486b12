import { describe, expect, it } from 'vitest';
import { path } from 'spgames/boards';
import {
  compareScoringGames,
  compile,
  guarantee,
  leftScore,
  nodeKayles,
  normalPlayEmbedding,
  parseScoringGame,
  pieceDifference,
  printScoringGame,
  rightScore,
  scoringCanonicalForm,
  ScoringGame,
  scoringGameFromJson,
  scoringGameOf,
  scoringSum,
  snort,
} from 'spgames/games';
import { printResult, Worksheet } from 'spgames/mathjs';
import { Dyadic, parseForm } from 'spgames/values';
import { codeOf } from '../../helpers/codeOf.js';
import { run } from '../../helpers/runCommand.js';

/** So many waiting moves of Left. */
function waiting(n: number): ScoringGame {
  return n === 0 ? ScoringGame.number(0) : new ScoringGame([waiting(n - 1)], Dyadic.zero);
}

describe('ScoringGame', () => {
  it('is written in angle brackets, and read again', () => {
    for (const text of ['-5/8', '<^0|^1>', '<^0|3,<2|^5>>', '<<1|0>,<<^0|2>|3>|^9/2>'])
      expect(printScoringGame(parseScoringGame(` ${text.replaceAll('|', ' | ')} `))).toBe(text);
    expect(String(parseScoringGame('<^3|^3>'))).toBe('3');
    expect(printScoringGame(parseScoringGame('<<1|2>, 0, 0 | ^7>'))).toBe('<0,<1|2>|^7>');
    for (const text of ['', '<|1>', '<1>', '<1|2', '<1|2> 3', '^1', '<1,|2>', 'x'])
      expect([text, codeOf(() => parseScoringGame(text))]).toEqual([text, 'not-a-scoring-game']);
    expect(codeOf(() => parseScoringGame('<1/3|2>'))).toBe('not-a-dyadic');
    expect(codeOf(() => parseScoringGame('<'.repeat(600)))).toBe('not-a-scoring-game');
  });

  it('needs options or a score on each side, and ends', () => {
    const zero = ScoringGame.number(0);
    expect(codeOf(() => new ScoringGame([], Dyadic.zero))).toBe('invalid-argument');
    expect(codeOf(() => new ScoringGame([zero], 3 as never))).toBe('invalid-argument');
    expect(codeOf(() => ScoringGame.number(0.5))).toBe('not-an-integer');
    const long = waiting(500);
    expect(codeOf(() => new ScoringGame([long], Dyadic.zero))).toBe('too-deep');
    // As deep as may be, in all that goes down.
    expect(String(leftScore(long, { passes: 'R' }))).toBe('0');
    expect(compareScoringGames(long, waiting(499))).toBe('>');
    expect(scoringCanonicalForm(long).birthday).toBe(500);
    expect(codeOf(() => scoringSum([long, long]))).toBe('too-deep');
  });

  it('is a document', () => {
    const game = parseScoringGame('<^0|3,<2|^5/4>>');
    const json = JSON.parse(JSON.stringify(game)) as { name?: string; positions: unknown[] };
    expect(json.positions.at(-1)).toEqual(['0', [0, 2]]);
    expect(String(scoringGameFromJson(json))).toBe('<^0|3,<2|^5/4>>');
    expect(String(scoringGameFromJson({ type: 'scoring-game', name: '<1|2>' }))).toBe('<1|2>');
    for (const positions of [[], [['1', [0]]], [['1', []]], [['1/3', '1']], [['1']]])
      expect(() => scoringGameFromJson({ ...json, positions })).toThrow();
    // Shared positions are written once, and no text is too long.
    let doubling = ScoringGame.number(1);
    for (let i = 0; i < 60; i++)
      doubling = new ScoringGame([doubling], [new ScoringGame([doubling], Dyadic.of(i)), doubling]);
    expect(doubling.toJSON()).toMatchObject({ name: null });
    expect(doubling.toJSON().positions).toHaveLength(121);
    expect(leftScore(scoringGameFromJson(doubling.toJSON())).compare(leftScore(doubling))).toBe(0);
  });
});

describe('guaranteed games', () => {
  it('are those in which it is not good to be stuck', () => {
    expect(guarantee(parseScoringGame('<^3|<<^2|4>|5>>'))).toMatchObject({
      guaranteed: false,
      player: 'L',
      score: Dyadic.of(3),
      later: Dyadic.of(2),
    });
    const task = (): unknown => compareScoringGames(parseScoringGame('<^3|2>'), waiting(1));
    expect(codeOf(task)).toBe('not-guaranteed');
    expect(codeOf(() => scoringCanonicalForm(parseScoringGame('<^1|^0>')))).toBe('not-guaranteed');
    expect(codeOf(() => leftScore(parseScoringGame('<^1|^0>'), { passes: 'L' }))).toBe('not-guaranteed');
    expect(String(leftScore(parseScoringGame('<^1|^0>')))).toBe('1');
  });

  it('have waiting moves that are worth more than nothing, and less than any score', () => {
    expect(compareScoringGames(waiting(1), waiting(0))).toBe('>');
    expect(compareScoringGames(waiting(5), ScoringGame.number(1))).toBe('||');
    expect(String(leftScore(waiting(5), { passes: 'R' }))).toBe('0');
    // Of a switch only the scores count, of zugzwang who has to move.
    expect(compareScoringGames(parseScoringGame('<1|0>'), parseScoringGame('0'))).toBe('||');
    expect(compareScoringGames(parseScoringGame('<-1|1>'), parseScoringGame('0'))).toBe('||');
  });

  it('are embedded normal play', () => {
    expect(String(normalPlayEmbedding(parseForm('{1|*}')))).toBe('<<0|^0>|<0|0>>');
    expect(String(normalPlayEmbedding(parseForm('0')))).toBe('0');
  });

  it('stop at their bounds', () => {
    const long = waiting(300);
    for (const task of [
      () => leftScore(long, { limit: 3 }),
      () => rightScore(long, { passes: 'L', limit: 3 }),
      () => scoringSum([long, waiting(9)], { limit: 3 }),
      () => compareScoringGames(long, waiting(200), { limit: 3 }),
      () => scoringCanonicalForm(long, { limit: 3 }),
      () => scoringGameOf(compile(snort, path(5)), { limit: 3 }),
    ])
      expect(codeOf(task)).toBe('too-many-items');
  });
});

describe('scoringGameOf', () => {
  it('gives a player who is stuck what the other reaches alone', () => {
    const game = compile(snort, path(2));
    expect(String(scoringGameOf(game))).toBe('<<2|^2>|<^-2|-2>>');
    expect(String(scoringGameOf(game, { ending: 'stuck' }))).toBe('<<2|^1>|<^-1|-2>>');
    expect(guarantee(scoringGameOf(game, { ending: 'stuck' })).guaranteed).toBe(false);
    const impartial = compile(nodeKayles, path(2));
    expect(pieceDifference(impartial)([0])).toBe(0);
    expect(String(scoringGameOf(impartial, { weight: ([v]) => Dyadic.of(1, v! + 1) }))).toBe('<1/2,1/4|1/2,1/4>');
    expect(codeOf(() => scoringGameOf(game, { weight: () => 0.5 }))).toBe('not-an-integer');
  });
});

describe('scoring games in expressions', () => {
  const shown = (expression: string): string => printResult(new Worksheet().evaluate(expression));

  it.each([
    ['scoringGame("<2|^5>") + 1', '<3|^6>'],
    ['1 - scoringGame("<2|^5>")', '<^-4|-1>'],
    ['-scoringGame("<2|^5>")', '<^-5|-2>'],
    ['compare(scoringGame("<^0|1>"), 0)', '||'],
    ['[scoringGame("<1|^2>") > 1, scoringGame("<1|^2>") == 1, scoringGame("<1|^2>") != 1]', '[true, false, true]'],
    ['[scoringGame("<1|^2>") >= 1, scoringGame("<1|^2>") < 1, scoringGame("<1|^2>") <= 1]', '[true, false, false]'],
    ['leftScore(scoringGame(snort(path(3))))', '3'],
    ['rightScore(scoringGame("<1|<<5/2|1>|0>>"), "L")', '1'],
    ['isGuaranteed(scoringGame("<^3|2>"))', 'false'],
    ['scoringCanonicalForm(scoringGame("<1,2|5>"))', '<2|5>'],
    ['scoringGame(snort(path(2)), [1/2, -1])', '<<1/2|^1/2>|<^-1|-1>>'],
    ['normalPlayEmbedding(value("*"))', '<0|0>'],
    ['optimalScores(snort(path(2)))', '{L: {score: 2, play: ["x1", "x2"]}, R: {score: -2, play: ["y1", "y2"]}}'],
    ['optimalScores(snort(path(2)), [7, -1]).L.score', '7'],
    ['fromJson(document(scoringGame("<1|^2>")))', '<1|^2>'],
  ])('%s', (expression, text) => {
    expect(shown(expression)).toBe(text);
  });
});

describe('value --scores', () => {
  it('tells scores and canonical form of a sum of placement games', async () => {
    const { out } = await run(['value', 'snort@path:2 + snort@path:1', '--scores', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      scores: { left: '1', right: '-1', leftWithPasses: '1', rightWithPasses: '-1' },
    });
    const { scoringForm } = JSON.parse(out) as { scoringForm: string };
    const parts = [2, 1].map((n) => scoringGameOf(compile(snort, path(n))));
    expect(compareScoringGames(parseScoringGame(scoringForm), scoringSum(parts))).toBe('=');
    expect((await run(['value', 'snort@path:3', '--scores'])).out).toMatch(/Left-score +3, and 3 if Right may pass\n/);
    expect(await run(['value', 'clobber@path:4', '--scores'])).toMatchObject({ exitCode: 2 });
  });
});
