import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { compile, nodeKayles, playOn, snort, type SPGame } from 'spgames/games';
import { complete, path } from 'spgames/boards';
import { printCGSuite } from 'spgames/formats';
import { type Form, FormStore, parseValue, type Value, ValueStore } from 'spgames/values';
import { LimitError } from '../../../src/errors.js';

const store = new ValueStore();

/** What CGSuite makes of the text: definitions, then an expression. */
function valueOf(text: string): Value {
  const lines = text.trimEnd().split('\n');
  const names = new Map<string, Value>();
  const read = (expression: string): Value => {
    const options = [...expression.matchAll(/g\d+/g)].map(([name]) => names.get(name)!);
    let option = 0;
    // Values without a short name come back through a store of texts.
    const stored = expression.replace(/g\d+/g, () => `(${String(options[option++])})`);
    return parseValue(stored, store);
  };
  for (const line of lines.slice(0, -1)) {
    const [, name, expression] = /^(g\d+) := (.*);$/.exec(line)!;
    names.set(name!, read(expression!));
  }
  return read(lines.at(-1)!);
}

const gameOn = (...facets: string[]): SPGame => {
  const labels = [...new Set(facets.join(' ').split(' '))];
  const lists = facets.map((facet) => facet.split(' ').map((label) => labels.indexOf(label)));
  return playOn(SimplicialComplex.fromFacets(lists, labels.map(vertexFromLabel)));
};

/** The form that a literal game in braces names. */
function readForm(text: string, forms: FormStore): Form {
  let at = 0;
  const options = (end: '|' | '}'): Form[] => {
    const list: Form[] = [];
    while (text[at] !== end) {
      if (text[at] === ',') at++;
      list.push(read());
    }
    at++;
    return list;
  };
  const read = (): Form => (text[at++] === '0' ? forms.zero : forms.fromOptions(options('|'), options('}')));
  return read();
}

/** The form of a game from its faces: the options of a face are all faces with one vertex more. */
function formOfFaces(
  { legalComplex, vertices }: Pick<SPGame, 'legalComplex' | 'vertices'>,
  forms: FormStore,
  face: readonly number[] = [],
): Form {
  const options = (player: 'L' | 'R'): Form[] =>
    vertices
      .map((_, v) => v)
      .filter((v) => (vertices[v]!.side ?? player) === player && !face.includes(v))
      .map((v) => [...face, v].sort((a, b) => a - b))
      .filter((next) => legalComplex.isFace(next))
      .map((next) => formOfFaces({ legalComplex, vertices }, forms, next));
  return forms.fromOptions(options('L'), options('R'));
}

describe('printCGSuite', () => {
  it('writes literal games', () => {
    expect(printCGSuite([gameOn('x1 y1', 'x2')])).toBe('{0,{|0}|{0|}}\n');
    expect(printCGSuite([gameOn('x1 x2')])).toBe('{{0|},{0|}|}\n');
    expect(printCGSuite([gameOn('x1', 'x2', 'y1')])).toBe('{0,0|0}\n');
    expect(printCGSuite([gameOn('1')])).toBe('{0|0}\n');
    expect(printCGSuite([playOn(SimplicialComplex.irrelevant([]))])).toBe('0\n');
    expect(printCGSuite([])).toBe('0\n');
  });

  it('Huntemann 2018, App. B.3: every option is listed, also those that are the same form', () => {
    const forms = new FormStore('tree');
    const games = [
      compile(snort, path(3)),
      compile(snort, complete(3)),
      compile(nodeKayles, complete(4)),
      compile(nodeKayles, path(4)),
      gameOn('x1 x2 x3', 'x2 x3 y1'), // The example of App. B.3.
      gameOn('x1 y1', 'x2'),
    ];
    for (const game of games) expect(readForm(printCGSuite([game]), forms)).toBe(formOfFaces(game, forms));
    const [left, right] = printCGSuite([compile(snort, path(2))]).split(/[|](?=\{[|])/);
    expect([left, right]).toEqual(['{{0|},{0|}', '{|0},{|0}}\n']);
  });

  it('writes values by their names, and sums', () => {
    const value = (text: string): Value => parseValue(text, store);
    expect(printCGSuite([value('{2|-2}')])).toBe('{2|-2}\n');
    expect(printCGSuite([gameOn('x1'), value('-1v3*2')])).toBe('{0|} + -1+v3+*2\n');
    expect(printCGSuite([value('^[2]'), value('Tiny(2)')])).toBe('{^|*} + Tiny(2)\n');
  });

  it('defines the forms of a game whose expression is too long', () => {
    const game = compile(snort, path(8));
    const text = printCGSuite([game]);
    expect(text).toMatch(/^g1 := \{.*\};\ng2 := /);
    expect(text.length).toBeLessThan(100_000);
    expect(valueOf(text)).toBe(new Evaluator({ store }).value(game.legalComplex));
    const [cliques, strip] = [compile(nodeKayles, complete(40)), compile(nodeKayles, path(15))];
    const evaluator = new Evaluator({ store });
    const sum = evaluator.value(cliques.legalComplex).plus(evaluator.value(strip.legalComplex));
    expect(valueOf(printCGSuite([cliques, strip]))).toBe(sum);
  });

  it('defines the followers of a value whose name is too long', () => {
    let deep = parseValue('{1|-1}', store);
    for (let day = 2; day < 30; day++) {
      const threat = store.fromOptions([store.number(10 * day)], [deep.plus(store.number(1))]);
      deep = store.fromOptions([threat], [threat.negative()]);
    }
    const text = printCGSuite([deep, store.nimber(1)]);
    expect(text).toMatch(/^g1 := /);
    expect(text.length).toBeLessThan(100_000);
  });

  it('respects the limit', () => {
    expect(() => printCGSuite([compile(snort, path(8))], { limit: 10 })).toThrow(LimitError);
  });

  it.each([
    ['1*', 'x1 x2', 'x1 y1'],
    ['{1|*}', 'x1 x2', 'x2 y1', 'y1 y2', 'y2 x3'],
    ['1/2', 'x1 y1', 'x2'],
    ['*2', 'x1 y1', 'y1 y2', 'y2 x2', 'x2 x3', 'x3 y3', 'x4', 'y4'],
    ['^', 'x1 y1', 'y1 y2', 'y2 x2', 'x2 x3', 'x3 y3', 'x4'],
    ['{1|0,*}', 'x1 x2', 'x2 y1', 'y1 y2', 'y2 x3', 'y3'],
    ['^*', 'x1 y1', 'x1 x2', 'x2 y1', 'y2', 'x3'],
  ])('a game with value %s, Huntemann 2018, Sec. 4.2', (value, ...facets) => {
    expect(valueOf(printCGSuite([gameOn(...facets)]))).toBe(parseValue(value, store));
  });
});
