import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze, type PropertyName } from 'spgames/analysis';
import { printGraph6, type Board } from 'spgames/boards';
import { compile, findRuleset, gameValue } from 'spgames/games';
import { birthday, Dyadic, mean, temperature, Value } from 'spgames/values';
import { Evaluator } from 'spgames/evaluation';
import { notationOfComplex } from 'spgames/sources';
import { readQuestionsFor, type Questions } from '../../../src/surveys/Questions.js';
import type { FamilyItem } from '../../../src/surveys/FamilyItem.js';
import { graphs } from '../../generators/boards.js';
import { build, complexes } from '../../generators/complexes.js';
import { run } from '../../helpers/runCommand.js';
import { runs } from '../../helpers/sampling.js';

const itemOf = (board: Board): FamilyItem => ({ kind: 'board', text: `g6:${printGraph6(board)}`, board });
const evaluator = new Evaluator();

/** What the library finds as it stands in a row. */
function cellOf(found: unknown): unknown {
  if (found === Infinity || found === -Infinity || found === undefined) return null;
  if (typeof found === 'bigint') return Number(found);
  if (found instanceof Dyadic || found instanceof Value) return found.toString();
  return Array.isArray(found) ? found.map(cellOf) : found;
}

describe('the rows of a survey', () => {
  const RULESETS = ['snort', 'col', 'nogo', 'node-kayles'];
  const ASK =
    'value, t=temperature, mean, birthday, outcome, fVector, pure, n=vertices, girth, gap=2*t-n, big=t>1, illegal=dimension(illegal), two=[t, n]';
  const example = itemOf(exampleBoard());
  const questions = new Map<string, Questions>(
    RULESETS.map((name) => [name, readQuestionsFor({ source: `${name}@{board}`, ask: ASK }, [example])]),
  );

  it('of boards are what the library finds', () => {
    fc.assert(
      fc.property(graphs(5, 1), fc.constantFrom(...RULESETS), fc.boolean(), (board, name, isRead) => {
        const game = compile(findRuleset(name), board);
        const value = gameValue(game, { evaluator });
        const legal = analyze(game, { only: ['fVector', 'pure', 'outcome'], witnesses: false });
        const { girth } = analyze(board, { only: ['girth'] });
        const t = temperature(value);
        const n = board.vertexCount;
        const { text } = itemOf(board);
        const item: FamilyItem = isRead ? { kind: 'source', text, board } : itemOf(board);
        expect(questions.get(name)!.ask(item, {})).toEqual({
          status: 'done',
          values: [
            value.toString(),
            t.toString(),
            mean(value).toString(),
            Number(birthday(value)),
            legal.outcome.value,
            cellOf(legal.fVector.value),
            legal.pure.value,
            n,
            girth.value,
            t.plus(t).minus(Dyadic.of(n)).toString(),
            t.compare(Dyadic.of(1)) > 0,
            cellOf(analyze(game.illegalComplex, { only: ['dimension'] }).dimension.value),
            [t.exponent === 0 ? Number(t.numerator) : t.toString(), n],
          ],
        });
      }),
      { numRuns: runs(1000) },
    );
  });

  it('of complexes are what the library finds', () => {
    const names = [
      ...['facetCount', 'dimension', 'fVector', 'hVector', 'pure', 'flag', 'connected', 'shellable', 'depth'],
      ...['regularity', 'eulerCharacteristic', 'automorphisms', 'minimalPrimes', 'conePoints', 'value', 'temperature'],
    ] as PropertyName[];
    const { ask } = readQuestionsFor({ ask: `${names.join()}, x=facetCount(item)` }, [
      { kind: 'complex', text: 'facets:1 2, 2 3' },
    ]);
    fc.assert(
      fc.property(complexes({ maxN: 5 }), fc.boolean(), (known, isRead) => {
        const object = build(known);
        const item: FamilyItem = {
          kind: 'complex',
          text: notationOfComplex(object, {}),
          ...(!isRead && { source: { kind: 'complex', object } }),
        };
        const found = analyze(object, { only: names, witnesses: false });
        const label = (v: unknown): unknown => (typeof v === 'number' ? object.vertices[v]!.label : cellOf(v));
        const expected = names.map((name) => {
          const value: unknown = found[name].value;
          const isOfVertices = name === 'minimalPrimes' || name === 'conePoints';
          return isOfVertices
            ? (value as unknown[]).map((x) => (Array.isArray(x) ? x.map(label) : label(x)))
            : cellOf(value);
        });
        expect(ask(item, {}).values).toEqual([...expected, Number(found.facetCount.value)]);
      }),
      { numRuns: runs(600) },
    );
  });

  it('are those that batch prints under the same condition', async () => {
    const conditions = [
      'temperature>=1',
      'outcome=N and not mean=0',
      'name={1|-1} or temperature > 3/2',
      'temperature > mean + 1/2',
      'birthday = formalBirthday',
      'temperature*2 = 3 and outcome != P',
      'value(name) > {0|-3}',
      'leftStop != rightStop xor temperature<0',
      'atomicWeight=0',
    ];
    const boards = fc.sample(graphs(5, 1), { numRuns: runs(100), seed: 11 });
    const lines = boards.map(printGraph6).join('\n');
    for (const where of conditions) {
      const { out } = await run(['batch', 'value', '--on', 'snort', '--where', where, '-'], { '-': lines });
      const printed = out
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { source: string; name: string });
      const { ask } = readQuestionsFor({ source: 'snort@{board}', ask: 'name', where }, boards.map(itemOf));
      const kept = boards.flatMap((board) => {
        const { status, values } = ask(itemOf(board), {});
        return status === 'skipped' ? [] : [{ source: `snort@${itemOf(board).text}`, name: values[0], status }];
      });
      expect(kept).toEqual(printed.map(({ source, name }) => ({ source, name, status: 'done' })));
    }
  });
});

function exampleBoard(): Board {
  return fc.sample(graphs(4, 4), { numRuns: 1, seed: 1 })[0]!;
}
