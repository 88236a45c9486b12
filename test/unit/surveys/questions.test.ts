import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cycle, path, printGraph6, star, type Board } from 'spgames/boards';
import { parseItems } from '../../../src/surveys/parseItems.js';
import { readQuestionsFor, type ItemAnswer, type QuestionsAsked } from '../../../src/surveys/Questions.js';
import type { FamilyItem } from '../../../src/surveys/FamilyItem.js';
import { readTemplate } from '../../../src/surveys/questions/readTemplate.js';
import { InputError, LibraryError } from '../../../src/errors.js';
import { parseSource, type Source } from 'spgames/sources';
import { printJson } from 'spgames/formats';
import { nodeKaylesRules } from '../../helpers/nodeKaylesRules.js';
import { errorOf } from '../../helpers/codeOf.js';

const itemOf = (board: Board): FamilyItem => ({ kind: 'board', text: `g6:${printGraph6(board)}`, board });
const sourceItem = (text: string): FamilyItem => ({ kind: 'source', text });
const boards = [path(1), path(4), cycle(4), star(3)].map(itemOf);
const snort = 'snort@{board}';

/** The types by the names of columns, and the rows. */
function answersTo(
  asked: QuestionsAsked,
  items: readonly FamilyItem[] = boards,
): { readonly types: object; readonly rows: (ItemAnswer['values'] | string)[] } {
  const questions = readQuestionsFor(asked, items);
  return {
    types: Object.fromEntries(questions.columns.map(({ name, type }) => [name, type])),
    rows: items.map((item) => {
      const { status, values } = questions.ask(item, {});
      return status === 'done' ? values : status;
    }),
  };
}

describe('what a survey asks', () => {
  it('are properties of boards, null where they are infinite', () => {
    expect(answersTo({ ask: 'vertices, edges, maxDegree, girth, diameter, bipartite, graph6' })).toEqual({
      types: {
        vertices: 'integer',
        edges: 'integer',
        maxDegree: 'integer',
        girth: 'integer',
        diameter: 'integer',
        bipartite: 'boolean',
        graph6: 'text',
      },
      rows: [
        [1, 0, 0, null, 0, true, '@'],
        [4, 3, 2, null, 3, true, printGraph6(path(4))],
        [4, 4, 2, 4, 2, true, printGraph6(cycle(4))],
        [4, 3, 3, null, 2, true, printGraph6(star(3))],
      ],
    });
  });

  it('are properties of games and of values, and expressions with columns and objects', () => {
    const ask = 't=temperature, d=maxDegree, gap=t-d, cm=cohenMacaulay(illegal)["0"], value, fVector, pure, outcome';
    expect(answersTo({ source: snort, ask })).toEqual({
      types: {
        t: 'fraction',
        d: 'integer',
        gap: 'fraction',
        cm: 'boolean',
        value: 'text',
        fVector: 'list',
        pure: 'boolean',
        outcome: 'text',
      },
      rows: [
        ['0', 0, '0', true, '*', [1, 2], true, 'N'],
        ['3/2', 2, '-1/2', true, '{2|1||-1|-2}', [1, 8, 18, 12, 2], false, 'N'],
        ['-1', 2, '-3', true, '0', [1, 8, 16, 8, 2], false, 'P'],
        ['3', 3, '0', true, '{3|-3}', [1, 8, 18, 14, 2], false, 'N'],
      ],
    });
  });

  it('has one meaning for each name', () => {
    // Before a parenthesis a name is the function; else another column, a property, an object.
    const ask = 'temperature=maxDegree, a=temperature, b=temperature(game), c=temperature(game)+temperature';
    const { rows } = answersTo({ source: snort, ask });
    expect(rows[1]).toEqual([2, 2, '3/2', '7/2']);
    expect(answersTo({ source: snort, ask: 'x=vertices, vertices=edges' }).rows[2]).toEqual([4, 4]);
    expect(answersTo({ ask: 'v=vertices, w=v+1' }).rows[1]).toEqual([4, 5]);
    expect(answersTo({ ask: 'x=max(map([1, 2], f(vertices)=vertices+1)), vertices' }).rows[1]).toEqual(['3', 4]);
    expect(answersTo({ source: snort, ask: 'x={vertices|-1}' }).rows[2]).toEqual(['{4|-1}']);
  });

  it('splits at commas outside of brackets and quotes', () => {
    const ask = `a=max(1, 2) , b="x, (y", c=[[1, 2], [3, 4]], d={3, 1|-1}, e=vertices == 4, f='k, "l'`;
    expect(answersTo({ source: snort, ask }).rows[1]).toEqual([
      2,
      'x, (y',
      [
        [1, 2],
        [3, 4],
      ],
      '{3|-1}',
      true,
      'k, "l',
    ]);
  });

  it('knows types before any item where the form of an expression tells them', () => {
    const ask =
      'a=vertices+1, b=-vertices*edges, c=vertices/2, d=vertices > 2, e=floor(temperature), f=b+a, g=facetCount(illegal), h=girth-1, i=(d ? 1 : 2)';
    expect(answersTo({ source: snort, ask }).types).toEqual({
      a: 'integer',
      b: 'integer',
      c: 'fraction',
      d: 'boolean',
      e: 'integer',
      f: 'integer',
      g: 'integer',
      h: 'integer',
      i: 'integer',
    });
  });

  it('has parts of properties, also of other columns', () => {
    const ask = 'cohenMacaulay.0, all=cohenMacaulay, two=all.2, z=all["0"]';
    const { types, rows } = answersTo({ source: snort, ask });
    expect(types).toEqual({ cohenMacaulay_0: 'boolean', all: 'text', two: 'boolean', z: 'boolean' });
    expect(rows[0]).toEqual([true, '{"0":true,"2":true,"3":true}', true, true]);
  });

  it('has null where nothing can be computed with what is infinite', () => {
    expect(answersTo({ ask: 'x=girth+1, y=(bipartite ? 0 : girth)' }).rows).toEqual([
      [null, 0],
      [null, 0],
      [5, 0],
      [null, 0],
    ]);
  });

  it('asks about complexes, digraphs, values and sums', () => {
    const complexes = ['facets:1 2, 2 3', 'facets:x1 y2', 'vertices:1; nonfaces:{}'].map(sourceItem);
    expect(answersTo({ ask: 'dimension, pure, value, temperature, x=facetCount(item)' }, complexes).rows).toEqual([
      [1, true, '0', '-1', 2],
      [1, true, '0', '-1', 1],
      [null, true, null, null, 0],
    ]);
    const digraphs = ['digraph:LR 0>1', 'digraph:LL 0-1'].map(sourceItem);
    expect(answersTo({ ask: 'value, symmetric, formalBirthday' }, digraphs).rows).toEqual([
      ['1/2', false, 2],
      ['1', true, 1],
    ]);
    const values = ['{2|-2}', '^'].map(sourceItem);
    expect(answersTo({ source: 'value:{a} + value:*', ask: 'value, mean, birthday, w=v-value("*")' }, values)).toEqual({
      types: { value: 'text', mean: 'fraction', birthday: 'integer', w: 'text' },
      rows: [
        ['{2*|-2*}', '0', 4, '{2|-2}'],
        ['^*', '0', 2, '^'],
      ],
    });
  });

  it('plays a ruleset of a file', () => {
    const files = { 'mine.json': JSON.stringify({ type: 'ruleset', name: 'mine', clauses: [] }) };
    const bad = { 'mine.json': '{' };
    expect(errorOf(() => answersTo({ source: 'mine.json@{board}', ask: 'value', files: bad })).code).toBe(
      'invalid-json',
    );
    const code = errorOf(() => answersTo({ source: 'other.json@{board}', ask: 'value', files })).code;
    expect(code).toBe('not-given-read');
  });

  it('plays rulesets of files in sums, with signs and factors', () => {
    const rules = (name: string): string => JSON.stringify({ ...(JSON.parse(nodeKaylesRules()) as object), name });
    const files = { 'a.json': rules('a'), 'b c.json': rules('b') };
    const source = 'a.json@{board} - 2*b c.json@path:1 + -a.json@{a} + b c.json@{board} + value:1';
    const expected = answersTo({ source: 'node-kayles@{board} + value:1', ask: 'value' });
    expect(answersTo({ source, ask: 'value', files })).toEqual(expected);
    const bad = { ...files, 'b c.json': '[]' };
    expect(errorOf(() => answersTo({ source, ask: 'value', files: bad })).details).toMatchObject({ column: 20 });
  });

  it('puts a board into a template that is read once, as if it were written there', () => {
    const summands = ['snort@{board}', 'col@{a}', '2*snort@{board}', '-col@{board}', 'snort@{board} + {board}']
      .concat(['value:{1|-1}', 'snort@path:2', 'clobber@grid:1x3', '-value:^', 'digraph:LR 0>1', 'value:* + 1'])
      .concat(['nim@heap:2', 'kayles@heap:{board}', 'col@{board} + path:2', 'facets:1 2', 'snort@{nowhere}']);
    const signed = fc.record({ sign: fc.constantFrom(' + ', ' - '), summand: fc.constantFrom(...summands) });
    const template = fc.array(signed, { minLength: 1, maxLength: 4 }).map((parts) => {
      const text = parts.map(({ sign, summand }, i) => (i === 0 ? summand : sign + summand)).join('');
      return text.includes('{board}') || text.includes('{a}') ? text : `snort@{board} + ${text}`;
    });
    // What is made, as documents; or the code of what is wrong.
    const made = (make: () => Source): string => {
      try {
        const source = make();
        const objects = source.kind === 'sum' ? source.object.map(({ kind, object }) => [kind, object]) : source;
        return printJson(objects);
      } catch (error) {
        if (error instanceof LibraryError) return error.code;
        throw error;
      }
    };
    fc.assert(
      fc.property(template, fc.constantFrom(...boards.slice(0, 2)), (text, item) => {
        const whole = text.replaceAll(/\{(?:board|a)\}/g, item.text);
        expect(made(() => readTemplate(text, {})(item, {}))).toBe(made(() => parseSource(whole)));
      }),
      { numRuns: 200 },
    );
  });

  it('reads items of families', () => {
    const trees = parseItems('trees:1..4').from();
    const { columns, ask } = readQuestionsFor({ source: snort, ask: 't=temperature, n=vertices' }, trees);
    expect(columns).toEqual([
      { name: 't', ask: 'temperature', type: 'fraction' },
      { name: 'n', ask: 'vertices', type: 'integer' },
    ]);
    expect(ask(itemOf(path(4)), {})).toEqual({ status: 'done', values: ['3/2', 4] });
    const again = readQuestionsFor({ source: snort, ask: 't=temperature, n=vertices', columns }, []);
    expect(again.ask(itemOf(path(4)), {}).values).toEqual(['3/2', 4]);
  });
});

describe('items', () => {
  it('that a condition excludes are skipped', () => {
    const asked = { source: snort, ask: 't=temperature' };
    const statuses = (where: string): string[] =>
      answersTo({ ...asked, where }).rows.map((row) => (typeof row === 'string' ? row : String(row[0])));
    expect(statuses('t>=1 and not vertices=1')).toEqual(['skipped', '3/2', 'skipped', '3']);
    expect(statuses('girth>3')).toEqual(['skipped', 'skipped', '-1', 'skipped']);
    expect(statuses('t = maxDegree')).toEqual(['0', 'skipped', 'skipped', '3']);
    expect(statuses('dimension(illegal) > 0 and v >= value(0)')).toEqual(['skipped', 'skipped', '-1', 'skipped']);
    expect(statuses('outcome=N and fVector[2] = 8')).toEqual(['skipped', '3/2', 'skipped', '3']);
  });

  it('that are cut off keep what is known', () => {
    const { ask } = readQuestionsFor({ source: snort, ask: 'vertices, temperature, x=2*temperature' }, boards);
    const { because, ...answer } = ask(boards[1]!, { timeoutMs: 0 });
    expect(answer).toEqual({ status: 'undecided', values: [4, null, null] });
    expect(because).toMatch(/^temperature: .*not finished.*x: /);
    const asked = { source: snort, ask: 'vertices', where: 'temperature>=0' };
    expect(readQuestionsFor(asked, boards).ask(boards[1]!, { timeoutMs: 0 })).toMatchObject({
      status: 'undecided',
      values: [null],
      because: expect.stringMatching(/^where: /) as string,
    });
  });

  it('that have an answer for each characteristic have them in one text', () => {
    const source: FamilyItem = { kind: 'source', text: 'named:real-projective-plane' };
    const { ask } = readQuestionsFor({ ask: 'c=cohenMacaulay, n=facetCount(item)' }, [source]);
    expect(ask(source, {})).toEqual({ status: 'done', values: ['{"0":true,"2":false,"3":true}', 10] });
    const cut = ask({ kind: 'source', text: 'named:dunce-hat' }, { timeoutMs: 0 });
    expect([cut.status, cut.values]).toEqual(['undecided', [null, null]]);
  });

  it('that fail say why, and stop nothing', () => {
    const asked = { source: 'value:{a}', ask: 'mean, x=atomicWeight(v)' };
    const { ask } = readQuestionsFor(asked, [sourceItem('^')]);
    expect(ask(sourceItem('^'), {})).toEqual({ status: 'done', values: ['0', '1'] });
    const { status, because } = ask(sourceItem('{2'), {});
    expect([status, because]).toEqual([
      'failed',
      expect.stringMatching(/^mean: survey: --source, column 7: .* x: survey: --source, column 7: /),
    ]);
    expect(ask(sourceItem('^^'), {})).toEqual({ status: 'done', values: ['0', '2'] });
    const other = readQuestionsFor({ ask: 'x=(vertices > 3 ? vertices : "few")' }, boards.slice(1));
    expect(other.ask(boards[0]!, {})).toMatchObject({ status: 'failed', values: [null] });
  });

  it('end where the whole is stopped', () => {
    const { ask } = readQuestionsFor({ source: snort, ask: 'temperature' }, boards);
    const stopped = { signal: { aborted: true, reason: 'enough' } };
    expect(errorOf(() => ask(boards[1]!, stopped)).name).toBe('AbortError');
  });
});

describe('what is wrong is refused with its place', () => {
  it.each([
    ['vertices, tempratur', 'unknown-property', 11],
    ['temperature', 'unknown-property', 1],
    ['vertices, x=dimension', 'unknown-property', 13],
    ['vertices, x=1+', 'invalid-expression', 15],
    ['vertices, x=1 + foo(graph)', 'unknown-name', 17],
    ['vertices, x=vertices+(edges', 'invalid-expression', 28],
    ['vertices,', 'invalid-expression', 10],
    ['', 'invalid-expression', 1],
    ['vertices+1', 'invalid-name', 1],
    ['ä=1', 'invalid-name', 1],
    ['vertices, item=edges', 'invalid-name', 11],
    ['a=vertices, A=edges', 'not-distinct-names', 13],
    ['t=vertices/2, t_number=1', 'not-distinct-names', 15],
    ['vertices, a=b+1, b=c, c=a', 'not-acyclic', 11],
    ['vertices, x=sqrt', 'invalid-expression', 13],
    ['x=poset("p.json")', 'not-given-read', 3],
    ['vertices, x=source("-")', 'not-given-read', 13],
    ['x=draw(graph, "x.svg")', 'not-in-expressions', 3],
    ['vertices, x=1+random()', 'not-in-expressions', 15],
    ['x=pickRandom([1, 2])', 'not-in-expressions', 3],
    ['x=evaluate("import(1)")', 'not-in-expressions', 3],
    ['x=illegal', 'not-a-game', 3],
  ])('--ask %j: %s at column %i', (ask, code, column) => {
    const error = errorOf(() => readQuestionsFor({ ask }, boards), InputError);
    expect([error.code, error.details]).toMatchObject([code, { option: 'ask', line: 1, column }]);
    expect(error.message).toContain(`--ask, column ${column}: `);
  });

  it.each([
    ['snort', 'not-given-board', 1],
    ['  snrt@{board}', 'unknown-ruleset', 3],
    ['snort@{board} + value:{1|', 'invalid-token', 26],
    ['snort@{board} - snrt@{board}', 'unknown-ruleset', 17],
    ['snort@{board} + snort@file:x.g6', 'not-given-read', 1],
    ['{board}', 'not-given-ruleset', 1],
  ])('--source %j: %s at column %i', (source, code, column) => {
    const error = errorOf(() => readQuestionsFor({ source, ask: 'value' }, boards), InputError);
    expect([error.code, error.details]).toMatchObject([code, { option: 'source', column }]);
  });

  it.each([
    ['vertices>1 and foo=1', 'unknown-field', 16],
    ['vertices > 2 and hello', 'invalid-condition', 18],
    ['(vertices = 1', 'invalid-condition', 14],
    ['vertices > 1 or maxx(vertices) > 2', 'unknown-name', 17],
    ['temperature>1', 'unknown-property', 1],
  ])('--where %j: %s at column %i', (where, code, column) => {
    const error = errorOf(() => readQuestionsFor({ ask: 'vertices', where }, boards), InputError);
    expect([error.code, error.details]).toMatchObject([code, { option: 'where', column }]);
  });
});
