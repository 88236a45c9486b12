import { describe, expect, it } from 'vitest';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { SquarefreeIdeal } from 'spgames/ideal';
import { asComplex, asGame, asIdeal, asValue, parseSource, type Source } from 'spgames/sources';
import { compile, rulesetToData, snort, type SPGame } from 'spgames/games';
import { complexToJson, constructionToJson, gameToJson, idealToJson } from 'spgames/formats';
import { cyclesConstruction, skeletonConstruction } from 'spgames/constructions';
import { parseValue, standardStore, ValueStore } from 'spgames/values';
import { path } from 'spgames/boards';
import { thrownBy } from '../../helpers/thrownBy.js';
import { InputError, LimitError, ParseError } from '../../../src/errors.js';
import { summandOf } from '../../helpers/summandOf.js';

/** Reads files out of a table. */
function reader(files: Readonly<Record<string, string>>): (name: string) => string {
  return (name) => {
    const text = files[name];
    if (text === undefined) throw new InputError('unknown-file', `there is no file ${name}; expected another.`);
    return text;
  };
}

function complexOf(text: string): SimplicialComplex {
  const source = parseSource(text);
  if (source.kind !== 'complex') throw new Error(`${text} is a ${source.kind}`);
  return source.object;
}

async function gameOf(text: string, files: Readonly<Record<string, string>> = {}): Promise<SPGame> {
  const source = await parseSource(text, { read: reader(files) });
  if (source.kind !== 'game') throw new Error(`${text} is a ${source.kind}`);
  return source.object;
}

async function errorOf(text: string, files?: Readonly<Record<string, string>>): Promise<InputError | ParseError> {
  const outcome: unknown = await Promise.resolve()
    .then(() => parseSource(text, files === undefined ? {} : { read: reader(files) }))
    .catch((error: unknown) => error);
  if (!(outcome instanceof InputError) && !(outcome instanceof ParseError)) throw new Error(`no error for ${text}`);
  return outcome;
}

const labels = (source: Source): string =>
  asComplex(source)
    .vertices.map(({ label }) => label)
    .join(' ');

describe('complexes', () => {
  it.each([
    [
      'facets:x1 x2, x2 y1',
      'x1 x2 y1',
      [
        [0, 1],
        [1, 2],
      ],
    ],
    ['facets:', '', []],
    ['facets:{}', '', [[]]],
    ['facets: {  } ', '', [[]]],
    ['facets:{}, x1', 'x1', [[0]]],
    ['facets:x1, x1 x2', 'x1 x2', [[0, 1]]],
    ['nonfaces:', '', [[]]],
    ['nonfaces:{}', '', []],
    [
      'nonfaces:x1 y1, x2 y2',
      'x1 x2 y1 y2',
      [
        [0, 1],
        [0, 3],
        [1, 2],
        [2, 3],
      ],
    ],
    ['vertices:x1 x2 x3; facets:x3 x1', 'x1 x2 x3', [[0, 2]]],
    ['vertices:x1 x2; facets:', 'x1 x2', []],
    ['vertices:x1 x2; facets:{}', 'x1 x2', [[]]],
    ['vertices:x1 x2; nonfaces:', 'x1 x2', [[0, 1]]],
    ['vertices:x1 x2; nonfaces:{}', 'x1 x2', []],
    ['vertices:x1 x2;nonfaces:x2', 'x1 x2', [[0]]],
    ['vertices:; facets:{}', '', [[]]],
  ])('%s', (text, vertices, facets) => {
    const complex = complexOf(text);
    expect(complex.vertices.map(({ label }) => label).join(' ')).toBe(vertices);
    expect(complex.facets.toLists()).toEqual(facets);
  });

  it('gives labels with x to Left, with y to Right, others to neither', () => {
    const { vertices } = complexOf('facets:x1 yellow 3 a');
    expect(vertices).toEqual([
      { label: 'x1', side: 'L' },
      { label: 'yellow', side: 'R' },
      { label: '3' },
      { label: 'a' },
    ]);
  });

  it.each([
    ['facets:x1,,x2', 'invalid-set', 11],
    ['facets:x1, ', 'invalid-set', 11],
    ['facets:x1 {x2}', 'invalid-label', 11],
    ['facets:{', 'invalid-label', 8],
    ['facets:{ + snort@path:2', 'invalid-label', 8],
    ['vertices:x1 x1; facets:', 'not-distinct-labels', 13],
    ['vertices:x1 x2', 'not-sets', 15],
    ['vertices:x1; x2', 'not-sets', 14],
    ['vertices:x1; vertices:x1; facets:', 'not-sets', 14],
    ['snort@path:2 + vertices:x1; fcets:', 'not-sets', 29],
  ])('%s is refused', async (text, code, column) => {
    const error = await errorOf(text);
    expect(error).toBeInstanceOf(ParseError);
    expect([error.code, (error as ParseError).column]).toEqual([code, column]);
  });

  it('names the nearest labels of an unknown one', async () => {
    const error = await errorOf('vertices:x1 x2 y10; facets:x1 y11');
    expect([error.code, error.details['column'], error.hint]).toEqual([
      'unknown-vertex',
      31,
      'Did you mean y10 or x1?',
    ]);
    expect((await errorOf('vertices:; facets:x1')).message).toContain('expected no vertex at all');
  });
});

describe('ideals', () => {
  it('has the Stanley–Reisner complex', () => {
    const source = parseSource('vertices:x1 x2 x3 x4; ideal:x1*x3, x2*x3*x4');
    expect(source.kind).toBe('ideal');
    expect(asIdeal(source).generators.toLists()).toEqual([
      [0, 2],
      [1, 2, 3],
    ]);
    expect(asComplex(source).facets.toLists()).toEqual([
      [1, 2],
      [2, 3],
      [0, 1, 3],
    ]);
    expect(asGame(source).legalComplex).toBe(asComplex(source));
  });

  it('0 and 1 are the full simplex and void', () => {
    const [zero, unit] = [parseSource('vertices:x1 x2; ideal:0'), parseSource('ideal:1')];
    expect(asComplex(zero).facets.toLists()).toEqual([[0, 1]]);
    expect(asComplex(unit).isVoid).toBe(true);
    expect(() => asGame(unit)).toThrow(InputError);
  });

  it('counts columns in the whole source', async () => {
    const error = await errorOf('snort@path:2 + ideal:x1*x3, x2^2');
    expect([error.code, (error as ParseError).column]).toEqual(['not-square-free', 29]);
    expect(error.message).toContain('column 29');
    expect((await errorOf('vertices:x1; ideal:x2')).details['column']).toBe(20);
  });

  it('asIdeal of a complex and of a game is the ideal of nonfaces', () => {
    expect(asIdeal(parseSource('facets:x1, x2')).generators.toLists()).toEqual([[0, 1]]);
    expect(asIdeal(parseSource('snort@path:1')).generators.toLists()).toEqual([[0, 1]]);
  });
});

describe('games', () => {
  it('is the compiled ruleset', async () => {
    const game = await gameOf('snort@path:3');
    expect(game.legalComplex.equals(compile(snort, path(3)).legalComplex)).toBe(true);
    expect((await gameOf(' snort @ path:3 ')).legalComplex.equals(game.legalComplex)).toBe(true);
  });

  it('splits at the first @', async () => {
    const ruleset = skeletonConstruction(complexOf('facets:1 2')).ruleset;
    const files = { 'r.json': JSON.stringify(ruleset), 'a@b.g6': 'A_\n' };
    expect((await gameOf('r.json@path:2', files)).legalComplex.facets.toLists()).toEqual([[0, 1]]);
    expect((await gameOf('node-kayles@file:a@b.g6', files)).legalComplex.facets.toLists()).toEqual([[0], [1]]);
  });

  it.each([
    ['snrt@path:3', 'unknown-ruleset', 'Did you mean snort?'],
    ['domineering(orientd)@grid:2x2', 'unknown-variant', undefined],
    ['snort@pth:3', 'unknown-board', 'Did you mean path:… or empty:…?'],
    ['domineering@cycle:4', 'not-a-suitable-board', undefined],
    [
      'snort@grid:1x2/xo',
      'not-a-legal-start',
      'The pieces on a partly filled board must be a legal position; explain tells why they are not.',
    ],
    ['@path:3', 'not-given-ruleset', undefined],
    ['path:3', 'not-given-ruleset', 'For example snort@path:3.'],
    ['snort', 'not-given-board', 'For example snort@path:3.'],
    ['domineering(oriented)', 'not-given-board', 'For example domineering(oriented)@grid:3x2.'],
    ['octal(.6)', 'not-given-board', 'For example octal(.6)@heap:9.'],
    ['', 'not-given-source', undefined],
    ['sn ort', 'unknown-source', 'For example snort@path:5.'],
    ['fcetts:x1', 'unknown-source', 'Did you mean facets?'],
    [
      'digraph:LLR 0>3',
      'invalid-digraph',
      'For example LLR 0>1 1-2: a letter for each vertex, 0>1 for an arc, 1-2 for both ways.',
    ],
    ['vertices:x1; digraph:L', 'not-sets', undefined],
    ['game.json', 'not-given-read', 'Pass { read: (name) => … }.'],
    ['some/file', 'not-given-read', 'Pass { read: (name) => … }.'],
  ])('%s is refused', async (text, code, hint) => {
    const error = await errorOf(text);
    expect([error.code, error.hint]).toEqual([code, hint]);
  });

  it('counts columns of the board in the whole source', async () => {
    const error = await errorOf('facets:x1 + snort@path:2 + cycle:x');
    expect([error.code, (error as ParseError).column]).toEqual(['not-a-number', 34]);
  });

  it('is cut off by the options', () => {
    expect(() => parseSource('nogo@grid:3x3', { limit: 5 })).toThrow(LimitError);
  });
});

describe('sums', () => {
  it('a board extends the board before it', async () => {
    const game = await gameOf('snort@path:1 + path:1 sides:L + col@path:1 + empty:2');
    expect(game.summands.map(({ board }) => board.vertexCount)).toEqual([2, 3]);
  });

  it.each([
    ['snort@path:2 + path:1', 1],
    ['snort@path:2 + snort@path:1', 2],
    ['facets:x1 + nonfaces:x1 y1 + ideal:x1', 3],
    ['node-kayles@g6:C} + cycle:3 + snort@g6:C{ + col@path:1', 3],
    ['facets:{} + snort@path:1', 2],
    ['vertices:x1 x2; facets:x1 + arc-kayles@path:3', 2],
  ])('%s has %d summands', async (text, count) => {
    expect((await gameOf(text)).summands).toHaveLength(count);
  });

  it('is the disjunctive sum, with labels counted on', () => {
    const source = parseSource('facets:x1 y1 + facets:x1, y1');
    expect(labels(source)).toBe('x1 y1 x2 y2');
    expect(asComplex(source).facets.toLists()).toEqual([
      [0, 1, 2],
      [0, 1, 3],
    ]);
  });

  it.each([
    ['facets:x1 + path:3', 'not-given-summand', 13],
    ['facets:x1 +  + facets:x2', 'not-given-summand', 13],
    ['snort@path:3 + ', 'unknown-board', 16],
  ])('%s is refused', async (text, code, column) => {
    const error = await errorOf(text);
    expect([error.code, (error as ParseError).column]).toEqual([code, column]);
  });

  it('has no void summand', async () => {
    expect((await errorOf('snort@path:1 + facets:')).code).toBe('not-a-game');
  });
});

describe('values', () => {
  it.each([
    ['value:{2|-2}', '{2|-2}'],
    ['value: 3 ', '3'],
    ['value:{2|-2} + ^', '{2|-2} + ^'],
    ['value:{2|-2} + ^ + *2', '{2|-2} + ^*2'],
    ['value:1 + value:{1 + 1|0} + -2', '{2|0} - 1'],
    ['value:{1|\n0}', '{1|0}'],
  ])('%s is a value', (text, same) => {
    const source = parseSource(text);
    expect(source).toEqual({ kind: 'value', object: parseValue(same) });
    expect(source.kind === 'value' && source.object.store).toBe(standardStore);
  });

  it('are made in the store that is asked for', () => {
    const store = new ValueStore();
    expect(parseSource('value:^', { store })).toEqual({ kind: 'value', object: parseValue('^', store) });
  });

  it.each([
    ['snort@path:2 + value:^ + *', 2, '^*'],
    ['value:1 + snort@path:2 + path:1 + value:1', 3, '2'],
    ['value:1 + facets:x1 + value:^', 1, '1^'],
  ])('%s is a sum of games and values', (text, vertices, value) => {
    const source = parseSource(text);
    expect(summandOf(source, 'game').board.vertexCount).toBe(vertices);
    expect(summandOf(source, 'value')).toBe(parseValue(value));
    for (const as of [asGame, asComplex, asIdeal])
      expect(() => as(source)).toThrow(expect.objectContaining({ code: 'not-a-placement-game' }));
  });

  it('are not games, complexes or ideals', () => {
    const source = parseSource('value:1');
    for (const as of [asGame, asComplex, asIdeal])
      expect(() => as(source)).toThrow(expect.objectContaining({ code: 'not-a-placement-game' }));
  });

  it.each([
    ['value:', 'invalid-token', 7],
    ['snort@path:2 + value:{1|x}', 'unknown-name', 25],
    ['value:1 + ^ + path:3', 'unknown-name', 15],
    ['value:1 +  + 2', 'not-given-summand', 11],
    ['value:1 + ', 'not-given-summand', 11],
    ['vertices:x1; value:1', 'not-sets', 14],
  ])('%s is refused', async (text, code, column) => {
    const error = await errorOf(text);
    expect([error.code, (error as ParseError).column]).toEqual([code, column]);
  });

  it('are read from JSON objects', async () => {
    const files = {
      'up.json': '{"type":"value","name":"^","form":[[[[],[]]],[[[[[],[]]],[[[],[]]]]]]}',
      'long.json': '{"type":"value","name":"1000000","form":null}',
      'latex.json': '{"type":"value","name":"{\\\\ast}","form":[[[[],[]]],[[[],[]]]]}',
      'open.json': '{"type":"value","name":"undecided","form":"undecided"}',
      'form.json': '{"type":"value","form":[[[]],[]]}',
      'notation.txt': 'value:{1|0} + ^\n',
    };
    const valueIn = async (name: string): Promise<unknown> => parseSource(name, { read: reader(files) });
    expect(await valueIn('up.json')).toEqual({ kind: 'value', object: parseValue('^') });
    expect(await valueIn('long.json + value:1')).toEqual({ kind: 'value', object: parseValue('1000001') });
    expect(await valueIn('latex.json')).toEqual({ kind: 'value', object: parseValue('*') });
    expect(await valueIn('notation.txt')).toEqual({ kind: 'value', object: parseValue('{1|0} + ^') });
    expect((await errorOf('open.json', files)).code).toBe('invalid-field');
    expect((await errorOf('form.json', files)).code).toBe('invalid-form');
  });
});

describe('rulesets as JSON', () => {
  const text = JSON.stringify({ ...rulesetToData(snort), words: 'a @ and a } in "quotes"' });
  const read = reader({});

  it('stand before a board themselves', async () => {
    expect(asGame(await parseSource(`${text}@path:3`, { read })).legalComplex.toString()).toBe(
      asGame(parseSource('snort@path:3')).legalComplex.toString(),
    );
    expect(asValue(await parseSource(`-${text} @ path:2 + path:1 + value:1`, { read })).toString()).toBe(
      asValue(parseSource('-snort@path:2 + path:1 + value:1')).toString(),
    );
  });

  it('need somebody who waits, and a board', async () => {
    expect(thrownBy(() => parseSource(`${text}@path:3`))).toMatchObject({ code: 'not-given-read' });
    expect((await errorOf(text, {})).code).toBe('unknown-type');
    expect((await errorOf(text.replace('"name"', '"nam"') + '@path:3', {})).code).toBe('invalid-field');
    expect(await errorOf(`${text}@pat:3`, {})).toMatchObject({ column: text.length + 2 });
  });
});

describe('files', () => {
  const target = SimplicialComplex.fromFacets(
    [
      [0, 1],
      [1, 2],
    ],
    ['x1', 'x2', 'y1'].map(vertexFromLabel),
  );
  const construction = cyclesConstruction(target, 'legal');
  const game = compile(snort, path(2));
  const files = {
    'complex.json': JSON.stringify(complexToJson(target)),
    'ideal.json': JSON.stringify(idealToJson(SquarefreeIdeal.fromGenerators([[0]], 2))),
    'game.json': JSON.stringify(gameToJson(game)),
    'construction.JSON': JSON.stringify(constructionToJson(construction)),
    'ruleset.json': JSON.stringify(construction.ruleset),
    'board.json': JSON.stringify(path(2)),
    'list.json': '[1]',
    'untyped.json': '\uFEFF{"facets":[]}',
    'empty.json': '{}',
    'broken.json': '{"type":\n "complex",}',
    'notation.txt': 'snort@path:2 + cycle:3\n',
    'nested.txt': 'notation.txt',
    '-': ' {"type":"complex","n":2,"nonfaces":[]}',
  };
  const read = reader(files);

  it.each([
    ['complex.json', 'complex'],
    ['ideal.json', 'ideal'],
    ['game.json', 'game'],
    ['construction.JSON', 'construction'],
    ['notation.txt', 'game'],
    ['-', 'complex'],
    ['complex.json + game.json', 'game'],
    ['- + snort@path:1', 'game'],
  ])('%s is a %s', async (name, kind) => {
    expect((await parseSource(name, { read })).kind).toBe(kind);
  });

  it('gives back what was written', async () => {
    expect(asComplex(await parseSource('complex.json', { read })).equals(target)).toBe(true);
    expect(asComplex(await parseSource('game.json', { read })).equals(game.legalComplex)).toBe(true);
  });

  it('a construction is its target as complex, and the game it builds as game', async () => {
    const source = await parseSource('construction.JSON', { read });
    expect(asComplex(source).equals(target)).toBe(true);
    const built = asGame(source);
    expect(built.basicPositions.map(({ piece }) => piece)).toEqual(['3-cycle', '3-cycle', '4-cycle']);
    expect(asIdeal(source).generators.toLists()).toEqual([[0, 2]]);
  });

  it.each([
    ['ruleset.json', 'unknown-type', 'A ruleset needs a board: FILE.json@BOARD.'],
    ['board.json', 'unknown-type', 'A board needs a ruleset, and has a notation such as path:5 or edges:0-1,1-2.'],
    ['list.json', 'unknown-type', 'The field "type" says what the object is, for example "type":"complex".'],
    ['untyped.json', 'invalid-field', undefined],
    ['empty.json', 'unknown-type', 'The field "type" says what the object is, for example "type":"complex".'],
    ['missing.json', 'unknown-file', undefined],
    ['missing.json@path:2', 'unknown-file', undefined],
    ['missing.txt', 'unknown-file', undefined],
    ['missing', 'unknown-source', 'For example snort@path:5.'],
    ['nested.txt', 'invalid-nested-file', undefined],
    ['complex.json@path:2', 'invalid-field', undefined],
  ])('%s is refused', async (name, code, hint) => {
    const error = await errorOf(name, files);
    expect([error.code, error.hint]).toEqual([code, hint]);
  });

  it('says where JSON is malformed', async () => {
    const error = await errorOf('broken.json', files);
    expect([error.code, (error as ParseError).line, (error as ParseError).column]).toEqual(['invalid-json', 2, 12]);
  });
});

describe('without files', () => {
  it('sources are there at once', () => {
    expect(parseSource('snort@path:3').kind).toBe('game');
    expect(parseSource('ideal:x1*x2, x2*x3').kind).toBe('ideal');
    expect(parseSource('value:{2|-2} + 1').kind).toBe('value');
    expect(thrownBy(() => parseSource('rules.json@path:3'))).toMatchObject({ code: 'not-given-read' });
    expect(thrownBy(() => parseSource('snort@file:a.g6'))).toMatchObject({ code: 'not-given-read' });
  });
});
